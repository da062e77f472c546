"""Lines that say that the letter adds to an earlier one, with an order behind: `amend: Keith to Brieg`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, verb_of, words
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.naming.nation_letters import with_nation
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.vocabulary import nations
from pbem.orders.reading.parse import plain_line
from pbem.patterns import compiled

_HEAD = compiled(r"^(?P<head>[^\W\d_]+(?:\s+[^\W\d_]+){0,9})\s*(?P<sign>[:,;.!]|\s[-–])\s*(?P<rest>\S.*)$")

_LONG_HEAD = compiled(r"^(?P<head>[^\W\d_]+(?:,?\s+[^\W\d_]+){0,9})\s*(?P<sign>:)\s*(?P<rest>\S.*)$")
"""One with a comma in it: `One change, before you play the turn: ...`"""

_FIRST = compiled(r"[^\W\d_]+")

_ADDS = kind_of("adds") | kind_of("changes orders")
_PLEASE = forms(words(lambda one: one.please))
_BESIDE = _ADDS | _PLEASE | kind_of("beside adds")
_BESIDE |= kind_of("letter")
_BESIDE |= kind_of("beside rest") | kind_of("beside changes")

PAIR = 2
"""So many words are `amend Austria:`."""


def _is_nation(word: str) -> bool:
    """Whether a word names a nation: `Austria`. A letter may be a general's."""
    return len(word) > 1 and (fold(word),) in nations()


def addition(text: str) -> tuple[str, bool]:
    """What stands behind `amend:` in its line, and whether that is sure: `Addition to my orders: …` may be
    a postscript. Empty if a line does not begin so."""
    for pattern in (_LONG_HEAD, _HEAD):
        match = pattern.match(text)
        if match and re.search(r"\w", match["rest"]) and (found := _added(match))[0]:
            return found
    return "", False


def _added(match: re.Match[str]) -> tuple[str, bool]:
    """What stands behind one head, below the nation that it names, and whether it is sure."""
    head = match["head"].replace(",", "").split()
    own = [word for word in head if fold(word) not in _PLEASE]
    is_sure = len(own) == 1 and verb_of(own[0]) == "amend"
    is_for = len(own) == len(head) == PAIR and match["sign"] == ":" and _is_nation(own[1])
    if is_for and verb_of(own[0]) == "amend":
        return f"{own[1]}: {match['rest']}", True
    told = [word for word in head if _is_nation(word)]
    said = {fold(word) for word in head if word not in told[:1]}
    # `Change of plan, Lacy stays`
    is_mark = match["sign"] == ":" or (match["sign"] == "," and len(head) > 1)
    adds = is_mark and said & _ADDS and said <= _BESIDE
    rest = f"{told[0]}. {match['rest']}" if told else match["rest"]
    return (rest if is_sure or adds else ""), is_sure


def names_own(namer: Namer, lines: Iterable[tuple[int, str]]) -> bool:
    """Whether some lines name a piece of the writer's: what follows may correct what they order."""
    return any(namer.at.may_own(one) for line in lines for one in namer.entities(tokens_of(*line)))


def head_for(at: Situation, entities: list[Entity]) -> None:
    """Note for which nation the lines below `amend Austria:` are."""
    told = [name for one in with_nation(at, entities) if one.kind is Kind.NATION for name in one.names]
    if len(told) == 1 and told[0] in at.nations:
        at.nation = told[0]
        at.begin_part(told[0], entities[0].line)


def amend_in(
    namer: Namer, read: Callable[[int, str], Order | Fault | None], number: int, text: str
) -> tuple[str, Order] | None:
    """That a letter is added to earlier ones, among other words that name nothing: `amend, please:`"""
    first = _FIRST.match(plain_line(text))
    if first is None or verb_of(first[0]) != "amend":
        return None
    entities = namer.entities(tokens_of(number, text))
    order = read(number, first[0])
    is_bare = not any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD) and one.is_full for one in entities)
    return (first[0], order) if is_bare and isinstance(order, Order) else None
