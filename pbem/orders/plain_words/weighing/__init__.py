"""What the words of a sentence weigh, as many sentences of other writers have it."""
