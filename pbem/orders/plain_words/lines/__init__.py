"""The lines of a letter before their sentences are read."""
