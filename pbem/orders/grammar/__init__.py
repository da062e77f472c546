"""What an order looks like."""
