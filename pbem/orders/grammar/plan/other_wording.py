"""Clauses in other words than their own: `max 20 points`, `at most 2 losses`, `fight else loss 2`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

from pbem.orders.grammar.lists import END
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import keyword
from pbem.patterns import compiled

ASKED_IN_TURN = ("play", "fight", "loss", "settle", "concede", "ask")
"""The clauses that decide by themselves, in the order in which a plan asks them. `else` between two of them
in this order says what the plan does anyhow; in another order it would turn it round."""

MOST_LOST = 8
"""No number above it is one of troops that a player would give away: it counts points."""


_ELSE = compiled(
    lambda: rf"(?:^|\s+)(?:{words.pattern(lambda one: (*one.otherwise, *one.then))})\s+", re.IGNORECASE
)
_ASK_ME = compiled(
    lambda: (
        rf"^({words.pattern(lambda one: one.keywords.get('ask', ()))})"
        rf"\s+(?:{words.pattern(lambda one: one.me)})\b"
    ),
    re.IGNORECASE,
)
_NUMBER = compiled(
    lambda: (
        rf"^(?P<word>[^\W\d_]+\s+)??(?P<most>(?:{words.pattern(lambda one: one.at_most)})\s+)?(?P<number>\d+)"
        rf"(?:\s+(?P<unit>[^\W\d_]+))?$"
    ),
    re.IGNORECASE,
)
_MOST_FIRST = compiled(
    lambda: (
        rf"^(?:{words.pattern(lambda one: one.at_most)})\s+"
        rf"(?=(?:{words.pattern(lambda one: one.keywords.get('loss', ()))})\s+\d+$)"
    ),
    re.IGNORECASE,
)
"""What says in front of a loss that it is the greatest: `max loss 2`."""
_POINTS = words.forms(words.words(lambda one: one.points))


def parts_in_turn(part: str, before: str, is_clause: Callable[[str], bool]) -> tuple[str, ...]:
    """A part of a plan without an `else` that only says what the plan does anyhow: `fight else loss 2` is two
    parts. `before` is the word of the clause before it. Any other part stays as it is."""
    pieces = [one.strip(END) for one in _ELSE.split(part)]
    names = [before, *(_word(one) for one in pieces if one)]
    told = [name for name in names if name]
    is_whole = len(pieces) > 1 and all(is_clause(_word(one)) for one in pieces if one)
    in_turn = all(name in ASKED_IN_TURN for name in told) and _rises(told)
    return tuple(one for one in pieces if one) if is_whole and in_turn else (part,)


def _rises(names: Sequence[str]) -> bool:
    places = [ASKED_IN_TURN.index(name) for name in names]
    return all(first < second for first, second in pairwise(places))


def _word(text: str) -> str:
    return keyword(in_own_words(text).split(" ")[0])


def without_me(part: str) -> str:
    """A part of a plan that asks its writer, without the word for him: `ask me if loss 5 or more`."""
    return _ASK_ME.sub(r"\1", part)


@cache
def _all_reserves() -> re.Pattern[str]:
    return compiled(
        rf"\b({words.pattern(lambda one: one.keywords.get('keep', ()))})"
        rf"\s+(?:{words.one_of((*words.words(lambda one: one.articles), *words.in_sentences('all')))})"
        rf"\s+(?={words.pattern(lambda one: one.keywords.get('reserve', ()))})",
        re.IGNORECASE,
    )


_AND = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.plus)})\s+", re.IGNORECASE)


def without_all(part: str) -> str:
    """A part of a plan that keeps the Reserves, however many he says: `keep both reserves`."""
    return _all_reserves().sub(r"\1 ", part)


def in_own_words(part: str) -> str:
    """A part of a plan as its clause is written: `max 20 points` is `spend 20`."""
    part = _MOST_FIRST.sub("", part)
    match = _NUMBER.match(_AND.sub("", part.strip(END)))
    if match is None:
        return part
    word, unit, number = keyword((match["word"] or "").strip()), match["unit"] or "", match["number"]
    if fold(unit) in _POINTS and word in ("", "spend", "fight"):
        return f"fight up to {number}" if word == "fight" else f"spend {number}"
    if keyword(unit) == "cards" and match["most"] and word in ("", "play", "spend"):
        return f"cards {number}"
    if not word and keyword(unit) in ("spend", "loss"):
        return f"{keyword(unit)} {number}"
    is_limit = match["most"] and int(number) > MOST_LOST
    return f"spend {number}" if is_limit and not (word or unit) else part


def with_limits_fought(parts: Sequence[str]) -> list[str]:
    """The parts of a plan in the words of their clauses. Points that stand bare before a loss are fought with
    first: `up to 20 points, loss 2` would give in at once if they were merely a limit of what is spent."""
    meant = [in_own_words(part) for part in parts]
    named = [keyword(part.split(" ")[0]) for part in meant]
    if named.count("loss") != 1 or named.count("spend") != 1 or {"fight", "settle"}.intersection(named):
        return meant
    place = named.index("spend")
    if place < named.index("loss") and _tells_only_points(parts[place]):
        meant[place] = meant[place].replace("spend", "fight up to")
    return meant


def _tells_only_points(part: str) -> bool:
    """Whether it counts points and does not say that they are spent; `max 20` alone is a limit of those."""
    told = [word.strip(END) for word in part.split()]
    return any(fold(word) in _POINTS for word in told) and not any(keyword(word) == "spend" for word in told)
