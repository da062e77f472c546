"""Plans in words that no phrase has: what each part of a sentence says, by the kinds of its words."""
