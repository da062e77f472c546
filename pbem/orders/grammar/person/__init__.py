"""What lines of a letter say of its writer."""
