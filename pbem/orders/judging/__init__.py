"""A letter held against a game."""
