"""What battle plans say: their clauses, and the conditions of both."""
