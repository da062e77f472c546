"""Marches, stays and attacks out of a clause."""
