"""Phrases about fights, of each language in files of its own: they begin with its code."""
