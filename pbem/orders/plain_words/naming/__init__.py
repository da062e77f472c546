"""What words of a sentence name: pieces, cities, nations, cards."""
