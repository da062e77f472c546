"""Marches that go back to where they began, or to a city on the way, behind the march that was read."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.marching.march import BACK
from pbem.orders.plain_words.marching.orders_told import marches_told, moved_by
from pbem.orders.plain_words.outcome import MOVE, Outcome, Why
from pbem.orders.plain_words.situation import Situation

NEAR = 3
"""So many words behind `back` at most stands the city: `back in Krappitz`, `retour n. Stettin`."""


def doubt_returns(at: Situation, entities: Sequence[Entity], out: Outcome, size: int) -> bool:
    """Ask about the one march of a sentence, behind the first `size` orders, if behind its last city the same
    pieces go back, of which nothing was read: `to Greifenhagen u. retour n. Stettin`, `and walks back`."""
    new = out.orders[size:]
    if len(new) != 1 or not new[0].text.startswith(MOVE):
        return False
    if all(at.where.get(name) == at.came_from.get(name) for name in moved_by(at, new[0])):
        # `Chemnitz and back` is read whole.
        return False
    ends = set(marches_told(at, new).values())
    cities = [place for place, one in enumerate(entities) if one.kind is Kind.CITY]
    places = [place for place in cities if not ends.isdisjoint(map(at.city, entities[place].cities))]
    behind = entities[places[-1] + 1 :] if places else ()
    if not behind or any(one.kind is Kind.PIECE for one in behind) or not says_back(behind, NEAR):
        return False
    del out.orders[size:]
    out.doubt(entities[0].line, Why.ROUND)
    return True


def says_back(behind: Sequence[Entity], near: int = 0) -> bool:
    """Whether behind a mark or an `and` a word like `back` is told; if `near` is given, only one that ends a
    sentence, or has a city so near behind it. In `nach Dresden zurück` it is part of the verb."""
    joins = [place for place, one in enumerate(behind) if one.kind is Kind.MARK or one.means("and")]
    for place, one in enumerate(behind):
        is_joined = bool(joins) and joins[0] < place
        if is_joined and any(fold(word) in BACK for word in one.text.split()):
            after = behind[place + 1 :]
            if not near or not after or any(each.kind is Kind.CITY for each in after[:near]):
                return True
    return False
