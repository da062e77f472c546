"""The moderator's own hand, one file a command."""
