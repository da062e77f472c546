"""Sentences about marches read by the weight of their words, as many sentences of other writers have it."""
