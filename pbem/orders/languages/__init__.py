"""The words of the languages that letters come in."""
