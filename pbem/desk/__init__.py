"""The moderator's desk: `run.py` takes mail in, plays turns and sends letters out."""
