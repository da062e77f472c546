"""A letter to a mail, and the ways by which it leaves."""
