"""A game is started and played: letters in, turns out, deadlines."""
