"""Short answers to the questions that are open to the writer of a letter."""
