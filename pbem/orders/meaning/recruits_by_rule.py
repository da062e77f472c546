"""What a recruitment by rule comes to: as much of what is wished as its cards pay and rule 10 allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.engine import questions as q
from pbem.engine.model import MOST_TROOPS, Game
from pbem.engine.recruitment import entry_cities, price
from pbem.engine.sequence import decide
from pbem.orders.grammar.pay_rule import PayRule
from pbem.orders.meaning.pay_by_rule import payment
from pbem.records import dataclass

Piece = str
City = int


@dataclass(frozen=True)
class Wish:
    """One piece that is to get troops, or to re-enter."""

    piece: Piece
    most: int | None
    """How many troops; None for as many as there are. A supply train is bought once."""
    city: City | None
    """Where it re-enters, if it is said."""


def recruits_by_rule(game: Game, nation: str, rule: PayRule, wishes: Sequence[Wish]) -> q.Recruit:
    """What is recruited now; with no card if nothing is."""
    best = q.Recruit(nation, (), {})
    bought = 0
    for wish in _in_turn(game, wishes):
        if bought == rule.most:
            break
        cards = payment(game.hands.get(nation, ()), rule, (bought + 1) * price(game, nation))
        if cards is None:
            break
        more = _with(game, best, wish, cards)
        if more and not isinstance(decide(game, more), q.Verdict):
            best, bought = more, bought + 1
    return best


def _in_turn(game: Game, wishes: Sequence[Wish]) -> Iterator[Wish]:
    """Each wish once for every troop: one after the other if all have numbers, else one each in turn."""
    if all(wish.most is not None for wish in wishes):
        for wish in wishes:
            yield from [wish] * (wish.most or 1)
        return
    for number in range(MOST_TROOPS):
        for wish in wishes:
            train = wish.piece in game.rules.trains
            if number < (1 if train else MOST_TROOPS if wish.most is None else wish.most):
                yield wish


def _with(game: Game, before: q.Recruit, wish: Wish, cards: tuple[str, ...]) -> q.Recruit | None:
    """A recruitment with one thing more; None if its piece has nowhere to re-enter."""
    troops, entering = dict(before.troops), dict(before.entering)
    if wish.piece not in game.rules.trains:
        troops[wish.piece] = troops.get(wish.piece, 0) + 1
    if wish.piece not in game.where and wish.piece not in entering:
        open_to = entry_cities(game, before.nation, wish.piece)
        city = wish.city if wish.city is not None else next(iter(open_to), None)
        if city is None:
            return None
        entering[wish.piece] = city
    elif wish.piece in game.rules.trains:
        return None
    return q.Recruit(before.nation, cards, troops, tuple(entering.items()))
