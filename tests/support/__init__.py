"""What tests share: games to play with, letters to read, and ways to look at what comes out."""
