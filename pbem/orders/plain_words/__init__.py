"""Letters as people write them: sentences, lists and notes to lines of the orders language."""
