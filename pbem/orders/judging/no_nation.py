"""A part of a letter that does not say which nation it is for.

Nothing of it counts, but it is judged as if it were for the nation it is likely to be for, so that the
receipt can list every fault at once. An order is likely to be for the nation whose pieces it names; if it
names none, for the writer's only nation that has an open question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.engine.model import Game
from pbem.engine.phrase import any_of, phrase
from pbem.engine.sequence import questions
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.order import Order
from pbem.orders.names.name_book import book
from pbem.orders.problem import Kind


def no_nation(game: Game, part: Part, own: Sequence[str]) -> Fault:
    """The fault of a part without a nation; `own` are the writer's nations."""
    first = first_of(part)
    owners = [_owner(game, order, own) for order in part.orders]
    likely = [nation for nation in own if nation in owners] or own
    instead = phrase(
        "Put above it: {lines}.", lines=any_of(phrase("nation {name}", name=name) for name in likely)
    )
    what = phrase("it does not say for which nation")
    return Fault(first.line, first.text, Kind.AMBIGUOUS, what, "rule 1", instead)


def likely_parts(game: Game, part: Part, own: Sequence[str]) -> dict[str, Part]:
    """The part split by the writer's nations that its orders are likely to be for. Orders that name no piece
    are kept only if there is just one such nation."""
    owners = {order: _owner(game, order, own) for order in part.orders}
    nations = [nation for nation in own if nation in owners.values()] or _asked(game, own)
    if len(nations) == 1:
        return {nations[0]: part}
    orders_of = {nation: [order for order in part.orders if owners[order] == nation] for nation in nations}
    return {
        nation: replace(part, orders=tuple(orders), standing=None) for nation, orders in orders_of.items()
    }


def _asked(game: Game, own: Sequence[str]) -> list[str]:
    """The writer's only nation that is asked anything now, in a list that is empty if there is none."""
    asked = {one.nation for one in questions(game)}
    only = [nation for nation in own if nation in asked]
    return only if len(only) == 1 else []


def _owner(game: Game, order: Order, own: Sequence[str]) -> str | None:
    """The one of the writer's nations whose generals an order names."""
    pieces = (book(game.rules).pieces.find(piece) for piece in order.own_pieces)
    owners = {game.rules.nation_of[one] for one in pieces if isinstance(one, str)}.intersection(own)
    return next(iter(owners)) if len(owners) == 1 else None


def first_of(part: Part) -> Order:
    """The first order of a part."""
    orders = (*part.orders, *(part.standing or ()))
    return min(orders, key=lambda order: order.line, default=Order(0, ""))
