"""When an answer is due. Pure: it knows no game and no file."""
