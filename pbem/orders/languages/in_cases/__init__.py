"""On which conditions something is done in a fight, in the words of each language."""
