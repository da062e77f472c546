"""Orders to answers and plans."""
