"""A sentence that only says no to the one before, with the one that says what is meant: `No wait. Only
Oppeln.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.orders.plain_words.correcting.marks import is_only_mark
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Kind, mean
from pbem.orders.plain_words.naming.namer import Namer

MOST_WORDS = 4
"""A sentence that only says no has no more."""

OWN = (Kind.PIECE, Kind.NATION, Kind.CARD)
"""What a sentence is about that tells so itself: it is read alone."""


def rethought(namer: Namer, found: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sentences, of which each that only takes back what was said is joined to the way that follows it."""
    held: Sentence | None = None
    for one in found:
        if held is not None:
            if _is_way(namer, one, held):
                text = " ".join(filter(None, (held.text, one.text)))
                yield Sentence((*held.tokens, *one.tokens), one.is_question, text)
                held = None
                continue
            yield held
            held = None
        if _takes_back(namer, one):
            held = one
        else:
            yield one
    if held is not None:
        yield held


def _takes_back(namer: Namer, one: Sentence) -> bool:
    if one.is_question or len(one.tokens) > MOST_WORDS:
        return False
    return is_only_mark(namer.entities(one.tokens))


def _is_way(namer: Namer, one: Sentence, before: Sentence) -> bool:
    """Whether a sentence right behind another one tells cities, and not whose way it is."""
    entities = namer.entities(one.tokens)
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    cities = any(each.kind is Kind.CITY and each.is_full for each in entities)
    # `He goes to Brieg` tells whose way it is.
    is_bare = not mean(entities[:2], "they") and not mean(entities, "if", "stay", "attack")
    is_bare = is_bare and not any(each.kind in OWN for each in entities)
    return near and cities and is_bare and not one.is_question
