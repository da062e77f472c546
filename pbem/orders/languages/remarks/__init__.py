"""Words of sentences beside the orders, in each language."""
