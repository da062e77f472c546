"""Names of the board and faces of cards, as people write them."""
