"""What a letter says of orders sent before: `everything else stays as sent, only Keith goes to Brieg`."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)

SIGNS = ",;:-()"


def without_rest(at: Situation, entities: Sequence[Entity], out: Outcome) -> list[Entity]:
    """A sentence without what it says of the orders that were sent before, at its beginning or its end; then
    the letter adds to those. A correction of an earlier letter is only told before all orders. What follows
    is for the nation whose orders they are, if one is named."""
    parts = _parts(entities)
    is_first = not (out.orders or out.doubts)
    kept = [part for part in parts if not _is_rest(at, part, is_first=is_first)]
    if len(kept) == len(parts):
        return list(entities)
    owners = {name for part in parts if part not in kept for name in _owners(part)}
    at.nation = owners.pop() if len(owners) == 1 else at.nation
    out.take(entities[0].line, "", "amend")
    kept = [part for part in kept if not _words(part) <= _known() | kind_of("exception")]
    return _bare([one for part in kept for one in part])


def _parts(entities: Sequence[Entity]) -> list[list[Entity]]:
    """What stands between signs, or behind `but`; each part has the sign or word before it."""
    parts: list[list[Entity]] = [[]]
    for one in entities:
        if (one.kind is Kind.MARK and one.text in SIGNS) or fold(one.text) in kind_of("only this"):
            parts.append([])
        parts[-1].append(one)
    return [part for part in parts if part]


def _bare(entities: list[Entity]) -> list[Entity]:
    """What is left, without the sign, `only` or `and` that joined it to the rest, and without `who`."""
    while entities and (entities[0].kind is Kind.MARK or _joins(entities[0])):
        entities.pop(0)
    while entities and entities[-1].kind is Kind.MARK:
        entities.pop()
    who = next((p for p, one in enumerate(entities) if fold(one.text) in kind_of("who does")), 0)
    if who and entities[who - 1].text == ",":
        # `except Keith, who goes to Reichenbach`
        del entities[who - 1 : who + 1]
    return entities


def _joins(one: Entity) -> bool:
    return fold(one.text) in kind_of("only this") or one.means("and", "but")


def _owners(part: Sequence[Entity]) -> Sequence[str]:
    """The nations that a part names."""
    return [one.names[0] for one in part if one.kind is Kind.NATION]


def _is_rest(at: Situation, part: Sequence[Entity], *, is_first: bool) -> bool:
    """Whether a part says nothing but that earlier orders stand, or that they are changed in what follows."""
    named = any(one.kind in NAMED and one.is_full for one in part)
    if named or not all(name in at.nations for name in _owners(part)):
        return False
    said = _words(part)
    sent, rest = said & kind_of("sent before"), said & kind_of("rest of it")
    changed = is_first and said & kind_of("one change") and (sent or said & kind_of("how much changes"))
    return bool(changed or _holds(said, bool(sent), bool(rest))) and said <= _known()


def _words(part: Sequence[Entity]) -> Set[str]:
    names = any(one.kind in NAMED and one.is_full for one in part)
    told = (one for one in part if one.kind not in (Kind.MARK, Kind.NATION))
    said = {fold(word) for one in told for word in one.text.split()}
    return {""} if names else said


def _holds(said: Set[str], is_sent: bool, is_rest: bool) -> bool:
    """Whether all that was sent before, or the rest of it, is said to hold: `nothing else changes` does."""
    if bool(said & kind_of("not at all")) != bool(said & kind_of("changes at all")):
        return False
    stands = said & kind_of("goes on to hold")
    is_order = said & kind_of("own orders") and said & kind_of("holds")
    return bool((is_rest and (said & kind_of("unchanged") or (is_sent and stands))) or is_order)


@cache
def _known() -> Set[str]:
    """All words that such a part may have."""
    kinds = ("sent before", "goes on to hold", "rest of it", "unchanged", "one change", "how much changes")
    return frozenset().union(*map(kind_of, (*kinds, "beside sent before", "not at all", "changes at all")))
