"""Words of everyday speech that the names of the game are to be told from."""
