"""What somebody might do, or had rather not: `Browne is too weak to attack Daun`, `Who sends him to Brieg is
a fool`, `Keep Keith from going to Brieg`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

DEEDS = ("move", "attack", "stay", "recruit", "follow", "join")

MOST_WORDS = 4
"""So many words may stand between `is` and `to`."""


def with_unwilling(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that says with words which are no order what a piece might do, with a word for `maybe` among
    them: then it is asked back."""
    if not mean(entities, "move", "attack"):
        return entities
    for place, one in enumerate(entities):
        if _is_fit(entities, place) or _is_kept(entities, place) or (not place and _is_open(at, entities)):
            maybe = replace(one, kind=Kind.MEANING, meanings=frozenset({"maybe"}))
            return [*entities[:place], maybe, *entities[place + 1 :]]
    return entities


def _is_open(at: Situation, entities: Sequence[Entity]) -> bool:
    return _is_whoever(entities) or _is_wished_by_others(at, entities) or _comes_before(entities)


def _is_wished_by_others(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells what an enemy has a general of the writer's do: `Daun wants Keith to go`."""
    first = entities[0]
    is_other = first.kind is Kind.NATION and first.names[0] not in at.nations
    is_other = is_other or (first.kind is Kind.PIECE and not at.may_own(first))
    own = next((p for p, one in enumerate(entities[:MOST_WORDS]) if at.own_piece(one)), 0)
    between, behind = entities[1:own], entities[own + 1 : own + 3]
    has_verb = any(fold(one.text) in kind_of("has them do") for one in between)
    return is_other and has_verb and mean(behind, "move", "attack")


def _comes_before(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with what is done later, and orders nothing else: `Before Keith goes to
    Brieg, Daun must be beaten`."""
    comma = next((p for p, one in enumerate(entities) if one.text == ","), 0)
    rest = entities[comma + 1 :]
    orders = mean(rest, "move", "stay") or any(one.kind is Kind.CITY for one in rest)
    return bool(comma) and fold(entities[0].text) in kind_of("before it goes") and not orders


def _is_whoever(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is about whoever does something with a piece; whom somebody attacks may be told of a
    plan."""
    named = any(one.kind is Kind.PIECE for one in entities)
    return named and fold(entities[0].text) in kind_of("whoever does") and not mean(entities, "attack")


def _is_fit(entities: Sequence[Entity], place: int) -> bool:
    """Whether a word says how somebody is who does not do something for that: `is afraid to attack`."""
    one = entities[place]
    end = _infinitive(entities, place)
    if end and one.means("too much"):
        # `it's too early for Keith to go`
        return True
    if not end or one.kind is not Kind.OTHER or fold(one.text) in kind_of("is to"):
        return False
    before = entities[max(0, place - MOST_WORDS) : place]
    start = next((p for p in range(len(before) - 1, -1, -1) if before[p].means("is")), -1)
    between = before[start + 1 :]
    if start < 0 or not all(two.kind in (Kind.OTHER, Kind.MEANING) for two in between):
        return False
    return not any(fold(two.text) in kind_of("is to") for two in between)


def _infinitive(entities: Sequence[Entity], place: int) -> int:
    """Where `to` stands before a deed behind a word, and no name between them but right before it; 0 if it
    does not: `early for Keith to go`."""
    near = range(place + 1, min(place + MOST_WORDS, len(entities)))
    end = next((p for p in near if _is_to(entities[p])), 0)
    small = all(one.kind in (Kind.OTHER, Kind.MEANING) for one in entities[place : max(place + 1, end - 1)])
    return end if end and small and mean(entities[end + 1 : end + 2], *DEEDS) else 0


def _is_to(one: Entity) -> bool:
    return one.means("to") and fold(one.text) in kind_of("infinitive")


def _is_kept(entities: Sequence[Entity], place: int) -> bool:
    """Whether a word keeps a piece from doing something: `keep Keith from going to Brieg`."""
    one, after = entities[place], entities[place + 1 : place + 3]
    return one.means("from") and mean(after[:1], *DEEDS) and fold(after[0].text) in kind_of("gerund")
