"""A part of a letter that does not say which nation it is for.

Nothing of it counts, but it is judged as if it were for the nation it is likely to be for, so that the
receipt can list every fault at once. An order is likely to be for the nation whose pieces it names; if it
names none, for the writer's only nation that has an open question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pbem.engine.model import Game
from pbem.engine.phrase import any_of, phrase
from pbem.engine.sequence import questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.forced import ForcedOrder
from pbem.orders.grammar.header import Final, NationLine
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.names.name_book import book
from pbem.orders.problem import Kind


def told_apart(game: Game, part: Part, player: str | None) -> Iterable[Part]:
    """A part for nobody, and the answers in it: the number of a question tells whom it is put to. What saves
    mail where there is no choice, and stands alone, is for all nations of its writer."""
    own = game.roles.get(player, ()) if player else game.rules.order
    if player and part.nation is None and _is_for_all(part):
        first = first_of(part)
        nations = (one for one in own if one not in game.quit)
        return [replace(part, nation=NationLine(first.line, first.text, one)) for one in nations]
    asked = {one.number: one.nation for one in questions(game) if one.nation in own}
    alone = next(iter(asked.values())) if len(set(asked.values())) == 1 else None
    if part.nation or len(own) == 1 or not asked:
        return [part]
    rest: list[Order] = []
    answers: list[Part] = []
    for order in part.orders:
        nation = asked.get(order.number, alone) if isinstance(order, AnswerOrder) else None
        if nation is None:
            rest.append(order)
        else:
            answers.append(Part(NationLine(order.line, order.text, nation), (order,)))
    told = {one.nation.name for one in answers if one.nation}
    more = [*rest, *(part.standing or ())]
    if more and len(told) == 1 and not part.later and all(map(_is_of_fights, more)):
        # `answer 7: concede` with `battle: ask` below it is of the nation that was asked.
        return [replace(part, nation=answers[0].nation)]
    left = Part(None, tuple(rest), part.standing, part.later)
    return [*answers, left] if rest or part.later or part.standing is not None else answers


def no_nation(game: Game, part: Part, own: Sequence[str]) -> Fault:
    """The fault of a part without a nation; `own` are the writer's nations."""
    first = first_of(part)
    owners = [_owner(game, order, own) for order in part.orders]
    likely = [nation for nation in own if nation in owners] or own
    instead = phrase(
        "Put above it: {lines}.", lines=any_of(phrase("nation {name}", name=name) for name in likely)
    )
    what = phrase("it does not say for which nation")
    # A lone `final` asks that nobody wait: nobody waits to learn whose it was.
    alone = bool(part.orders) and all(isinstance(order, Final) for order in part.orders)
    kind = Kind.NEEDLESS if alone and not part.standing and not part.later else Kind.AMBIGUOUS
    return Fault(first.line, first.text, kind, what, "rule 1", instead)


def _is_for_all(part: Part) -> bool:
    """Whether nothing in a part depends on whose it is: `forced at once`, `battle: fight up to 20`."""
    orders = (*part.orders, *(part.standing or ()))
    return bool(orders) and not part.later and all(map(_is_for_any, orders))


def _is_of_fights(order: Order) -> bool:
    """Whether an order is a plan that names no general, or says where a loser retreats."""
    return isinstance(order, RetreatOrder) or (isinstance(order, BattleOrder) and not order.own)


def _is_for_any(order: Order) -> bool:
    if isinstance(order, BattleOrder):
        return not order.own and not any(one.word == "play" for one in order.clauses)
    return isinstance(order, ForcedOrder | RetreatOrder)


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
