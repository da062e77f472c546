"""A game is looked at."""
