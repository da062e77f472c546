"""Who stays where he is while others move."""
