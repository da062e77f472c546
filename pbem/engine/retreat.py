"""Retreat (rule 8): how far, where to, and what happens if there is no way."""

from __future__ import annotations

from functools import lru_cache

from pbem.engine import troops
from pbem.engine.events import Event, Retreated
from pbem.engine.model import Game, Retreat
from pbem.engine.phrase import joined, phrase
from pbem.engine.questions import ChooseRetreat, Verdict
from pbem.engine.retreat_paths import retreat_ends


def ends(game: Game, owed: Retreat) -> dict[int, tuple[int, ...]]:
    """The cities a retreat may end in, all as far from the winner as can be, each with a path (R22)."""
    return _ends(game.rules.board, owed.city, owed.winner_city, frozenset(game.at), owed.length)


_ends = lru_cache(maxsize=64)(retreat_ends)
"""A retreat is asked about several times before it is carried out."""


def forced_retreat(game: Game, owed: Retreat) -> tuple[Event, ...]:
    """The retreat that leaves the winner no choice; empty if he has one."""
    open_to = ends(game, owed)
    if not open_to:
        return (troops.lose(game, owed.city, game.strength(owed.city), "no retreat"),)
    if len(open_to) > 1:
        return ()
    (path,) = open_to.values()
    return (_go(game, owed, path),)


def choose(game: Game, owed: Retreat, answer: ChooseRetreat) -> tuple[Event, ...] | Verdict:
    """The winner names the end of the loser's retreat (rule 8)."""
    open_to = ends(game, owed)
    path = open_to.get(answer.city)
    if path is not None:
        return (_go(game, owed, path),)
    cities = game.rules.board.cities
    names = joined(cities[city].title for city in open_to)
    text = phrase("the retreat cannot end in {city}", city=cities[answer.city].title)
    return Verdict(text, "rule 8, R22", phrase("It may end in {names}.", names=names), firm=False)


def _go(game: Game, owed: Retreat, path: tuple[int, ...]) -> Retreated:
    return Retreated(owed.loser, game.generals_at(owed.city), owed.city, path, owed.winner)
