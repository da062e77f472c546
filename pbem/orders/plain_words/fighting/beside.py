"""What people say beside a plan that changes nothing of it: reasons, moods, news of their hand.

`Play high, as the spades are the best thing I own` · `The eleven, he had it coming.` Such words are passed
over without each of them being known; whatever could narrow a plan, deny it, or be one itself ends that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import CARD, NUMBER, SIGNS, entry, kind_of
from pbem.orders.plain_words.vocabulary import LONGEST, expressions_for, suits

FEWEST = 3
"""A statement has so many words at least: fewer may narrow what stands beside them."""

CLAUSE_ENDS = frozenset(",;:.!()\u2013\u2026")
"""What a reason or a statement ends at."""

NARROWING = (
    *("not", "keep", "if", "should", "unless", "concede", "no", "until", "without", "in place of", "maybe"),
    *("more than", "attack", "play", "lose", "reserve", "ask", "lowest", "highest", "cards", "spend"),
    *("at most", "at least", "under", "beyond", "settle", "retreat", "fight to win", "goes on", "every"),
    *("anyone", "always", "no more", "cost", "recruit", "discard", "transfer", "combat", "troops", "train"),
    *("answered", "all", "then", "likewise", "loser", "beaten", "win", "move", "stay"),
)
"""The meanings of words that may change what stands beside them, or be an order themselves."""


def beside_at(row: Sequence[str], place: int, reasons: Sequence[int]) -> Iterator[Said]:
    """The reasons and statements that begin at a place, which change nothing. `reasons` are the places where
    what leads to a reason ends, the longest first."""
    end = next((p for p in range(place, len(row)) if row[p] in CLAUSE_ENDS), len(row))
    if place and row[place - 1] not in CLAUSE_ENDS and row[place - 1] not in entry("_ends talk"):
        yield from _reasons(row, end, reasons)
        return
    yield from _reasons(row, end, reasons)
    if row[place] in entry("_subject") and end - place >= FEWEST and not _narrows(row[place:end]):
        yield Said("aside", end)


def _reasons(row: Sequence[str], end: int, begins: Sequence[int]) -> Iterator[Said]:
    """A reason, up to the next word that begins something else, or to the end of the clause if nothing in it
    may be an order."""
    if not begins or begins[0] >= end:
        return
    stops = [p for p in range(begins[0], end) if row[p] in entry("_ends talk")]
    for stop in (*stops[:1], end):
        told = row[begins[0] : stop]
        is_plain = stop == end and bool(stops)
        if not any(kind_of(word) in (CARD, NUMBER) for word in told) and not (is_plain and _narrows(told)):
            yield Said("aside", stop)


def _narrows(words: Sequence[str]) -> bool:
    """Whether some words may change what stands beside them."""
    if any(kind_of(word) in (CARD, NUMBER, *SIGNS) or word in suits() for word in words):
        return True
    if not entry("_narrowing").isdisjoint(words):
        return True
    runs = (
        tuple(words[begin : begin + size])
        for begin in range(len(words))
        for size in range(1, min(LONGEST, len(words) - begin) + 1)
    )
    return not narrowing().isdisjoint(runs)


@cache
def narrowing() -> frozenset[tuple[str, ...]]:
    """The expressions that may change what stands beside them."""
    return expressions_for(*NARROWING)
