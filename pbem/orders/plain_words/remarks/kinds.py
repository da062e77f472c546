"""Words of sentences about the letter and its writer, by what they mean in any language."""

from __future__ import annotations

from functools import cache

from pbem.orders.languages.words import forms, words


@cache
def kind_of(kind: str) -> frozenset[str]:
    """Every folded form of the words of a kind in the tables `remarks`."""
    return forms(words(lambda one: one.remarks.get(kind, ())))
