"""What sentences say of fights: phrases for the clauses of plans, and for the fights they are for."""
