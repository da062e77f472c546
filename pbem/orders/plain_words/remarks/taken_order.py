"""A line that takes an order back by saying it again: `withdraw recruit C11: Lacy 2`, `cancel attack Keith >
Daun`. It is never carried out."""

from __future__ import annotations

from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.reading.parse import plain_line

MARCHES = "move"
"""A march that is taken back is read as a sentence: then its piece stays."""

ALONE = ("hold", "final")
"""Orders of one word."""


def takes_order_back(text: str) -> bool:
    """Whether a line begins so, and the order is no march."""
    words = plain_line(text).split()
    first = [fold(one) for one in words[:2]]
    if len(first) < 2:
        return False
    is_of_two = first[0] in kind_of("takes") and first[1] in kind_of("back")
    is_of_two = is_of_two or "".join(first) in kind_of("no longer")
    start = 2 if is_of_two else 1
    is_told = is_of_two or first[0] in kind_of("takes back orders") | kind_of("gives up")
    verb = verb_of(words[start].rstrip(":")) if is_told and len(words) > start else None
    return verb is not None and verb != MARCHES and (len(words) > start + 1 or verb in ALONE)
