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
    """The cities where a retreat may end, each with a path; all are equally far from the winner. Empty if the
    general has no way out and loses all his troops (rule 8, R22)."""
    return _ends(game.rules.board, owed.city, owed.winner_city, frozenset(game.at), owed.length)


# One retreat is asked about many times before it is made: by the check, the order form, the report.
_ends = lru_cache(maxsize=64)(retreat_ends)


def forced_retreat(game: Game, owed: Retreat) -> tuple[Event, ...]:
    """What follows if the winner has no choice: the only retreat, or the loss of all troops if there is none.
    Empty if he has to choose (rule 8)."""
    possible = ends(game, owed)
    if not possible:
        return (troops.lose(game, owed.city, game.strength(owed.city), "no retreat"),)
    if len(possible) > 1:
        return ()
    (path,) = possible.values()
    return (_go(game, owed, path),)


def choose(game: Game, owed: Retreat, answer: ChooseRetreat) -> tuple[Event, ...] | Verdict:
    """The winner names the city where the loser's retreat ends. Returns the retreat, or a verdict if it
    cannot end there (rule 8, R22)."""
    possible = ends(game, owed)
    path = possible.get(answer.city)
    if path is not None:
        return (_go(game, owed, path),)
    cities = game.rules.board.cities
    names = joined(cities[city].title for city in possible)
    text = phrase("the retreat cannot end in {city}", city=cities[answer.city].title)
    return Verdict(text, "rule 8, R22", phrase("It may end in {names}.", names=names), firm=False)


def _go(game: Game, owed: Retreat, path: tuple[int, ...]) -> Retreated:
    return Retreated(owed.loser, game.generals_at(owed.city), owed.city, path, owed.winner)
