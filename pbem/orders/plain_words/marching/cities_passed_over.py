"""Cities that a sentence leads to, and that no order of it has: a way is not cut short without a word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.outcome import MOVE, Outcome, Why
from pbem.orders.plain_words.situation import Situation


def doubt_cities_passed_over(
    at: Situation,
    entities: Sequence[Entity],
    out: Outcome,
    before: tuple[int, int],
    where: Mapping[str, int],
) -> None:
    """Ask back a sentence of which only marches were read, and which leads on to a city that is in none:
    `through Braunschweig (...) and Schöningen to Oschersleben`. `before` is how many orders and doubts there
    were before it, and `where` tells where all pieces stood."""
    orders, doubts = before
    new = [one.text for one in out.orders[orders:]]
    if at.sets_up or not new or len(out.doubts) > doubts or not all(one.startswith(MOVE) for one in new):
        return
    others = any(one.kind is Kind.PIECE and not at.may_own(one) for one in entities)
    if others or mean(entities, "not", "rather", "in place of", "takes back", "if"):
        # `Daun not to Glatz but to Brieg`
        return
    known = {*where.values(), *at.where.values()}
    told = ", ".join(one.partition(": ")[2] or one for one in new)
    used = (
        p for p, one in enumerate(entities) if is_city(one) and any(at.city(c) in told for c in one.cities)
    )
    behind = entities[max(used, default=len(entities)) :]
    for one, two in pairwise(entity for entity in behind if not entity.means("the")):
        leads = one.means("to", "via") and not one.means("of")
        if leads and is_city(two) and known.isdisjoint(two.cities):
            out.doubt(two.line, Why.WAY)
            return
