"""Text to orders to answers."""
