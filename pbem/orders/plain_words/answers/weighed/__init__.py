"""What is said behind the card that answers in a fight, by the weight of its words."""
