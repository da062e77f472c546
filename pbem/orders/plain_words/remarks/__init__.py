"""What a letter says beside its orders: of itself, of its writer, to whom it speaks, of which turn."""
