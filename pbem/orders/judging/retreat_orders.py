"""`retreat` orders: what their names mean, what is wrong with them, and the end that they choose."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pbem.engine import questions as q
from pbem.engine.model import Game, Retreat
from pbem.engine.retreat import ends
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar.faults import Fault, refusal
from pbem.orders.grammar.retreat import AWAY, CITY, TOWARDS, RetreatOrder, RetreatTerm
from pbem.orders.judging.sides import enemy_nation, enemy_side, named_nation
from pbem.orders.meaning.retreat_rule import Aim, cities_of, retreat_end
from pbem.orders.meaning.to_answer import NameReader, faults_in
from pbem.orders.names import name_book
from pbem.orders.problem import Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class RetreatChoice:
    """What an order says of a retreat."""

    city: int | None
    """Where it ends; None if the player wants to be asked."""
    order: RetreatOrder


def retreat_choice(
    game: Game, nation: str, owed: Retreat, orders: Sequence[RetreatOrder]
) -> RetreatChoice | None:
    """What the orders on file choose, the older ones first; None if none of them tells. The most exact order
    counts that fits the loser, among equals the later one; one that does not tell leaves it to the next."""
    possible = ends(game, owed)
    for order in _by_exactness(game, nation, owed, orders):
        aims = [aim for aim in retreat_aims(game, nation, order, possible) if isinstance(aim, Aim)]
        chosen = retreat_end(game, owed.loser, aims, tuple(possible))
        if chosen is not None:
            return RetreatChoice(chosen if isinstance(chosen, int) else None, order)
    return None


def _by_exactness(
    game: Game, nation: str, owed: Retreat, orders: Sequence[RetreatOrder]
) -> list[RetreatOrder]:
    """The orders that fit a loser: those that name generals, his nation, nobody; the later ones first."""
    losers = set(game.generals_at(owed.city))
    fits: list[tuple[int, RetreatOrder]] = []
    for order in reversed(orders):
        owner = named_nation(game, nation, order.loser)
        generals = () if owner else enemy_side(game, nation, order, order.loser).generals
        if owner in (None, owed.loser) and losers.issuperset(generals):
            fits.append((2 if order.loser and not owner else bool(owner), order))
    return [order for _, order in sorted(fits, key=lambda item: -item[0])]


def retreat_aims(
    game: Game, nation: str, order: RetreatOrder, open_to: Collection[int] = ()
) -> list[Aim | Fault]:
    """The terms of an order with what their names mean; `open_to` are the ends that are possible."""
    return [aim for term in order.terms for aim in _aims(NameReader(game, nation, order), term, open_to)]


def _aims(read: NameReader, term: RetreatTerm, open_to: Collection[int]) -> Iterator[Aim | Fault]:
    if term.kind == CITY:
        for text in name_book.places(read.game.rules, term.name):
            city = read.city(text, open_to)
            yield city if isinstance(city, Fault) else Aim(CITY, (city,))
    elif term.kind in (TOWARDS, AWAY):
        cities = _away(read, term.name) if term.kind == AWAY else read.city(term.name)
        yield cities if isinstance(cities, Fault) else Aim(term.kind, _tuple(cities))
    else:
        yield Aim(term.kind)


def _tuple(cities: int | tuple[int, ...]) -> tuple[int, ...]:
    return (cities,) if isinstance(cities, int) else cities


def _away(read: NameReader, name: str) -> int | tuple[int, ...] | Fault:
    """Where that is from which a retreat is to lead away: a nation's generals, a piece, a city."""
    found = _named(read, name)
    if not isinstance(found, str):
        return found
    game = read.game
    return cities_of(game, game.generals_of(found) if found in game.rules.nations else (found,))


def away_name(read: NameReader, name: str) -> str:
    """The board's name of what a retreat is to lead away from; what is not found as it was written."""
    found = _named(read, name)
    if isinstance(found, str):
        return found
    return name if isinstance(found, Fault) else read.game.rules.board.cities[found].title


def _named(read: NameReader, name: str) -> str | int | Fault:
    """A nation or a piece that is so called, a city that is or that begins so, else such a piece."""
    book = name_book.book(read.game.rules)
    for register in (book.nations, book.cities, book.pieces):
        if register.is_called(name):
            found = register.find(name)
            return read.city(name) if isinstance(found, int | Problem) else found
    city, piece = read.city(name), book.pieces.find(name)
    return piece if isinstance(city, Fault) and isinstance(piece, str) else city


def retreat_faults(game: Game, nation: str, order: RetreatOrder) -> tuple[Fault, ...]:
    """All that is wrong with an order: the winner chooses where a loser retreats to (rule 8)."""
    against = enemy_nation(game, nation, order, order.loser)
    loser = faults_in((against,)) if against else enemy_side(game, nation, order, order.loser).faults
    return loser + faults_in(retreat_aims(game, nation, order)) or _impossible_now(game, nation, order)


def _impossible_now(game: Game, nation: str, order: RetreatOrder) -> tuple[Fault, ...]:
    """The refusal of an order for the loser whose retreat is asked for now, if it may end in none of its
    cities."""
    owed = game.stage.retreat
    asked = any(one.kind == q.RETREAT and one.nation == nation for one in questions(game))
    if owed is None or not asked or not order.loser or not _by_exactness(game, nation, owed, [order]):
        return ()
    possible = ends(game, owed)
    aims = [aim for aim in retreat_aims(game, nation, order, possible) if isinstance(aim, Aim)]
    cities = [city for aim in aims for city in aim.cities]
    if any(aim.kind != CITY for aim in aims) or not cities or set(cities).intersection(possible):
        return ()
    ruling = decide(game, q.ChooseRetreat(nation, cities[0]))
    return (refusal(order, ruling),) if isinstance(ruling, q.Verdict) else ()
