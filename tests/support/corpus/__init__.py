"""One letter as many mailers send it, and letters that are slow to read or damaged."""
