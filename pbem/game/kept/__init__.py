"""What a snapshot keeps of a game, and how it is taken apart for it."""
