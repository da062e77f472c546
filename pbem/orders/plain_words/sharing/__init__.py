"""How troops are shared out among generals."""
