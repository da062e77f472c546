"""What the sentences of letters claim, held against the positions before and after them."""
