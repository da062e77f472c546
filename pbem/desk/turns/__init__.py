"""What carries a game on: orders carried out, questions asked, deadlines kept."""
