"""What a letter was understood to order, as the log keeps it: by nation, each order in canonical form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbem.engine.model import Game
from pbem.game.entries import LetterEntry, NationOrders
from pbem.game.on_file import OrdersOnFile, add
from pbem.orders.grammar.letter import Header, Part
from pbem.orders.grammar.order import Order
from pbem.orders.judging.canonical import canonical_part
from pbem.orders.judging.stage import stage_turn

Earlier = Mapping[str, Sequence[Order]]
"""The set-up and stage orders that each nation has on file, oldest first."""


def orders_of(
    game: Game, parts: Mapping[str, Part], header: Header, earlier: Earlier
) -> dict[str, NationOrders]:
    """The parts of a letter, by nation, as the log keeps them; `game` stands as when the letter came."""
    orders = {}
    for nation, part in parts.items():
        canonical = canonical_part(game, nation, part, earlier.get(nation, ()), amend=header.amend)
        orders[nation] = NationOrders(orders=canonical.orders, standing=canonical.standing)
    return orders


def earlier_orders(game: Game, on_file: Mapping[str, OrdersOnFile]) -> dict[str, list[Order]]:
    """What each nation has on file for what comes next."""
    earlier = {}
    for nation, own in on_file.items():
        sourced = (*own.set_up, *own.for_stage(stage_turn(game, nation)))
        earlier[nation] = [one.order for one in sourced]
    return earlier


def with_letter(on_file: Mapping[str, OrdersOnFile], entry: LetterEntry) -> dict[str, OrdersOnFile]:
    """What is on file after a letter, as its entry in the log tells it."""
    after, header = dict(on_file), Header(amend=entry.amend, partial=entry.partial)
    for nation, own in (entry.orders or {}).items():
        part = Part(None, own.orders, own.standing)
        after[nation] = add(after[nation], part, header, entry.letter, entry.turns[nation])
    return after
