"""The engine's own number of its decisions."""

DECISIONS = 2
"""Grows whenever the engine decides an answer otherwise than before: a game notes under which number it is
played, and no program with another goes on with it unasked."""
