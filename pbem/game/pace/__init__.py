"""What keeps a game from going on: it is held, players are late."""
