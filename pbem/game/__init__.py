"""A game's folder and what its log tells."""
