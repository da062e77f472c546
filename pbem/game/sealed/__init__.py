"""How a sealed game's secrets are encrypted, and the shape of its files."""
