"""Which of the cards just drawn is given up."""
