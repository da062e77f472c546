"""What is only said beside an order, and moves nobody: reasons, warnings, how an enemy stands."""
