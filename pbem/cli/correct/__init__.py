"""A game is corrected, explained to its players and checked."""
