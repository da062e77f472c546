"""What an order of a nation's stage says, and, where the moment decides, what it would do as things stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.events import Conquered, Marked, Reconquered
from pbem.engine.model import Game
from pbem.engine.phrase import all_of, joined, phrase
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.canonical import canonical
from pbem.orders.judging.order_in_full import order_in_full
from pbem.orders.judging.stage import OrderStep
from pbem.orders.judging.way_round import way_round
from pbem.orders.meaning.facts import holds
from pbem.orders.meaning.goals import next_to_enemies
from pbem.orders.names.name_book import own_piece


def step_in_full(game: Game, nation: str, step: OrderStep) -> str:
    """An order that was carried out, in full; `game` stands as before it."""
    does = answer_in_full(game, step.answer)
    if not is_open(step.order):
        return does
    true = (phrase("true"),) if step.order.when else ()
    return _with_outlook(game, nation, step.order, (*true, does, *_follows(game, nation, step)))


def idle_in_full(game: Game, nation: str, order: Order, began: Game) -> str:
    """An order by which nothing happens as the pieces stand; `began` is the game as the stage begins."""
    if not holds(began, nation, order):
        return _with_outlook(game, nation, order, (phrase("not true"),))
    if not isinstance(order, MoveOrder):
        return _with_outlook(game, nation, order, (phrase("nothing"),))
    pieces = [own_piece(game.rules, nation, text) for text in order.pieces]
    names = [name for name in pieces if isinstance(name, str)]
    return _with_outlook(game, nation, order, (phrase("stays"), *way_round(game, nation, order, names, ())))


def later_in_full(game: Game, nation: str, order: Order) -> str:
    """An order that is not carried out with the stage, in full, and whether what it depends on is so."""
    says = order_in_full(game, nation, order)
    if not order.when or not says:
        return says
    true = phrase("true") if holds(game, nation, order) else phrase("not true")
    return _with_outlook(game, nation, order, (true,))


def _with_outlook(game: Game, nation: str, order: Order, does: Iterable[str]) -> str:
    says = canonical(game, nation, order).line_in_full
    return phrase("{order} (as things stand: {does})", order=says, does=joined(does, "; "))


def is_open(order: Order) -> bool:
    """Whether the moment decides what is done by an order."""
    by_rule = isinstance(order, RecruitOrder) and order.rule is not None
    return bool(order.when) or by_rule or (isinstance(order, MoveOrder) and order.is_open)


def _follows(game: Game, nation: str, step: OrderStep) -> Iterator[str]:
    """What comes of a way that the program looked for: the objectives on it, fights at its end, and who may
    yet make it another."""
    if not isinstance(step.answer, q.Move):
        return
    city = game.rules.board.cities
    taken = [city[one.city].title for one in step.events if isinstance(one, Conquered | Reconquered)]
    marked = [city[one.city].title for one in step.events if isinstance(one, Marked)]
    if taken:
        yield phrase("conquers {cities}", cities=all_of(taken))
    if marked:
        yield phrase("puts a question mark on {cities}", cities=all_of(marked))
    yield from _fights(apply_all(game, step.events), step.answer)
    if isinstance(step.order, MoveOrder):
        yield from way_round(game, nation, step.order, step.answer.pieces, step.answer.path)


def _fights(game: Game, move: q.Move) -> Iterator[str]:
    if move.pieces[0] in game.rules.trains:
        return
    if enemies := next_to_enemies(game, move.nation, move.path[-1]):
        yield phrase("stands next to {enemies}: a fight", enemies=all_of(enemies))
