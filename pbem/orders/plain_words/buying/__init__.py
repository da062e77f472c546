"""What is bought, and which cards pay for it."""
