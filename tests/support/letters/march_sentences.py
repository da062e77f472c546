"""How a passage about marches is taken, against what its writer means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.plain_words.situation import Situation
from support.letters.people_letters import moment, orders_of
from support.letters.people_sentences import ASKED, RIGHT, SILENT, WRONG, Meaning


def taken(one: Meaning) -> str:
    """How a passage is taken as a letter of its own: all marches as meant, in part asked back, without a
    word on what is missing, or with a march that it does not order."""
    game = moment(one["sit"]).game
    receipt, orders = orders_of(moment(one["sit"]), str(game.player_of(one["by"])), one["s"])
    meant = {name: march["way"] for march in one.get("move", ()) for name in march["who"]}
    found = dict(_marches(orders, homes(one["sit"], one["by"])))
    if any(name not in meant or not _is_meant(way, meant[name]) for name, way in found.items()):
        return WRONG
    if meant.keys() - found.keys():
        return ASKED if receipt.problems or receipt.doubtful else SILENT
    return RIGHT


@cache
def homes(situation: str, nation: str) -> Mapping[str, str]:
    """Where the pieces of a nation stand at a moment, as orders name both."""
    game = moment(situation).game
    at = Situation(game, str(game.player_of(nation)))
    return {
        at.title(name): at.city(city) for name, city in at.where.items() if at.rules.nation_of[name] == nation
    }


def _marches(
    orders: Sequence[tuple[str, Order]], homes: Mapping[str, str]
) -> Iterator[tuple[str, Sequence[str]]]:
    """The pieces that march, and their ways; to go where one stands is to stay."""
    for _, order in orders:
        if isinstance(order, MoveOrder):
            way = order.places or (order.goal,)
            yield from ((name, way) for name in order.pieces if homes.get(name) != way[-1])


def _is_meant(way: Sequence[str], meant: Sequence[str]) -> bool:
    """Whether a way ends where it is meant to, and leads through all cities named in their order."""
    names = list(map(_base, way))
    told = list(map(_base, meant))
    left = iter(names)
    return not told or (names[-1:] == told[-1:] and (len(names) == 1 or all(city in left for city in told)))


def _base(city: str) -> str:
    return city.partition(" (")[0]
