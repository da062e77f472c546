"""A play-by-mail moderator for the board game FRIEDRICH."""

__version__ = "0.1.0"
