"""The phrases of fights: how each is spelled, where a sentence has one, and what it adds to what is told."""
