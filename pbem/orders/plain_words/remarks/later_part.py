"""A part of a sentence about the turn after the one that is ordered: `to Orneta, next turn Braniewo`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import expressions_of, is_of_kind, kind_of
from pbem.orders.plain_words.remarks.tales import folded, has, homeward_in
from pbem.orders.plain_words.situation import Situation

SIGNS = ",;.()-–"
"""What stands between two parts."""

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)


def without_later_part(entities: list[Entity], out: Outcome) -> list[Entity]:
    """A sentence without its last parts if they are about a later turn. What they order is asked back; a wish
    or a hope is not. A sentence that begins with that turn may mean the one that is due."""
    place = _later_part(entities)
    if not place:
        return entities
    part = entities[place:]
    if _is_bare(part):
        # `Daun to Glatz, but only next turn` is all about that turn.
        return entities
    said = words_in(part)
    orders = any(one.kind in NAMED for one in part) or returns(part)
    orders = orders and said.isdisjoint(kind_of("hoping"))
    # `to attack Daun next turn` tells what for.
    is_aim = fold(part[1].text) in kind_of("infinitive") and mean(part[2:3], "attack")
    if orders and not is_aim and not mean(part, "maybe", "is"):
        out.doubt(part[0].line, Why.TURN)
    return entities[:place]


def read_for_later(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence orders something for a later turn, and says so behind the piece that it names: `Daun
    to Glatz next turn`. Then it is asked back; a hope or a plan is talk."""
    named = next((place for place, one in enumerate(entities) if at.own_piece(one)), None)
    if named is None:
        return False
    cities = [p for p, one in enumerate(entities) if is_city(one)]
    last = max(cities or (p for p, one in enumerate(entities) if one.kind is Kind.PIECE), default=0)
    between, behind = entities[named + 1 : last], entities[last + 1 :]
    # `to Brieg, to be near Daun next turn` is an aim.
    is_later = has(folded(between), "the turn after")
    is_later = is_later or (has(folded(behind), "the turn after") and _is_bare(behind))
    if not is_later or not words_in(entities).isdisjoint(kind_of("hoping")) or mean(entities, "maybe", "if"):
        return False
    if not (cities or mean(entities, "move", "attack")):
        return False
    out.doubt(entities[0].line, Why.TURN)
    return True


def _is_bare(part: Sequence[Entity]) -> bool:
    """Whether a part says nothing but that it is later, or not now."""
    small = {fold(word) for text in expressions_of("the turn after") for word in text.split()}
    return not returns(part) and all(
        one.kind is Kind.MARK
        or one.means("but", "the", "filler", "not", "then", "and", "first", "to", "I", "aside")
        or is_of_kind(one, "does")
        or words_in([one]) <= small | kind_of("only") | kind_of("solely") | kind_of("this turn")
        for one in part
    )


def is_all_later(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says of what was told right before it, and of nothing else, that it is for a later
    turn: `That is for next turn.`"""
    begins = mean(entities[:1], "that", "it", "orders", "but", "and")
    if not begins and not (entities and is_of_kind(entities[0], "is for")):
        return False
    others = [one for one in entities if not one.means("that", "it", "is", "orders")]
    others = [one for one in others if not is_of_kind(one, "is for")]
    return has(folded(entities), "the turn after") and _is_bare(others)


def returns(entities: Sequence[Entity]) -> bool:
    """Whether words say that somebody comes back: `nächste Runde zurück`, `next turn he goes home`."""
    return bool(words_in(entities) & kind_of("back again")) or homeward_in(folded(entities)) >= 0


def tells_next_turn(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence is nothing but what those who have marched do in the turn after: `Next turn he goes
    back.` Then it is asked back."""
    moved = at.came_from.keys() & set(at.where)
    named = any(one.kind in (Kind.PIECE, Kind.CARD, Kind.NATION) for one in entities)
    if not moved or named or not has(folded(entities), "the turn after") or mean(entities, "maybe", "if"):
        return False
    said = words_in([one for one in entities if one.kind not in (Kind.MARK, Kind.CITY)])
    hopes = not said.isdisjoint(kind_of("hoping"))
    small = {fold(word) for text in expressions_of("the turn after") for word in text.split()}
    goes_on = any(one.kind is Kind.CITY and one.is_full for one in entities) and all(
        one.kind in (Kind.CITY, Kind.MARK)
        or one.means("to", "then", "move", "they")
        or words_in([one]) <= small
        for one in entities
    )
    if hopes or not (returns(entities) or goes_on):
        return False
    out.doubt(entities[0].line, Why.TURN)
    return True


def _later_part(entities: Sequence[Entity]) -> int:
    """Where the first part begins from which on all is about a later turn; 0 if there is none behind one that
    names a piece."""
    named = next((place for place, one in enumerate(entities) if one.kind is Kind.PIECE), len(entities))
    starts = [place for place, one in enumerate(entities) if place and _begins_part(one)]
    for start, end in pairwise([*starts, len(entities)]):
        if named < start and has(folded(entities[start:end]), "the turn after"):
            # What follows with a name of its own is for this turn: `..., next turn Brieg, Keith to Glatz`.
            others = any(one.kind is Kind.PIECE for one in entities[end:])
            return 0 if others else start
    return 0


def _begins_part(one: Entity) -> bool:
    return (one.kind is Kind.MARK and one.text in SIGNS) or one.means("and", "but")
