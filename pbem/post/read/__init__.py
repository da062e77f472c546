"""The bytes of a mail, a file or a forum post to the lines that a player wrote himself."""
