"""The plans of a letter: what its sentences say of how to fight, gathered for whom it is said of."""
