"""Positions that tests begin from, and questions asked in them."""
