"""The end of the game (rule 12): attackers who control their objectives, or Prussia if she survives."""

from __future__ import annotations

from pbem.engine import offensive
from pbem.engine.events import GameEnded
from pbem.engine.model import Game


def objectives(game: Game, nation: str) -> tuple[int, ...]:
    """A nation's objectives of both orders."""
    return game.rules.board.objectives.get(nation, ())


def objectives_needed(game: Game, nation: str) -> tuple[int, ...]:
    """The objectives that count for a nation's victory: all, or once eased those of the first order (rule
    11)."""
    board = game.rules.board
    return (board.first_order if nation in game.eased else board.objectives).get(nation, ())


def count_needed(game: Game, nation: str) -> int:
    """How many of `objectives_needed` a nation has to control: all, but Austria four fewer once the Offensive
    Option was declared (rule 13, R33)."""
    spared = offensive.SPARED if nation == offensive.ENEMY and offensive.is_declared(game) else 0
    return len(objectives_needed(game, nation)) - spared


def objectives_held(game: Game, nation: str) -> tuple[int, ...]:
    """The objectives of both orders that a nation controls."""
    return tuple(city for city in objectives(game, nation) if city in game.conquered)


def objectives_blocked(game: Game) -> dict[int, tuple[str, ...]]:
    """The objectives that an attacker still has to conquer and on which an ally of another player stands,
    each with the pieces there. Blocking an ally on purpose is forbidden (rule 5); whether it is on purpose
    the moderator judges (R17)."""
    nations = (name for name in game.rules.order if game.rules.side(name) == 1 and name not in game.quit)
    wanted = (
        (name, city)
        for name in nations
        for city in objectives_needed(game, name)
        if city not in game.conquered
    )
    return {city: game.at[city] for name, city in wanted if _by_ally(game, name, city)}


def _by_ally(game: Game, nation: str, city: int) -> bool:
    there = game.nation_at(city)
    if there is None or game.rules.hostile(nation, there):
        return False
    return game.player_of(there) != game.player_of(nation)


def is_winning(game: Game, nation: str) -> bool:
    """Whether a nation controls all objectives that she needs (rule 12, R29)."""
    if not (game.rules.side(nation) == 1 or nation in game.rules.conquers):
        return False
    wanted = objectives_needed(game, nation)
    controlled = len(game.conquered.intersection(wanted))
    return bool(wanted) and controlled >= count_needed(game, nation) and not lacks_saxony(game, nation)


def lacks_saxony(game: Game, nation: str) -> bool:
    """Whether a nation has to control an objective of hers in Saxony and controls none: Austria has to,
    against the Offensive Option (rule 13)."""
    if nation != offensive.ENEMY or not offensive.is_declared(game):
        return False
    cities = game.rules.board.cities
    return all(cities[city].country != offensive.SAXONY for city in objectives_held(game, nation))


def by_objectives(game: Game) -> GameEnded | None:
    """The end of the game if one or more nations have won by objectives at this moment, else None (rule 12,
    R29)."""
    nations = tuple(name for name in game.rules.order if name not in game.quit and is_winning(game, name))
    players = tuple(dict.fromkeys(game.player_of(name) for name in nations))
    return GameEnded(nations, players) if nations else None


def by_survival(game: Game) -> GameEnded | None:
    """The end of the game if all nations have left that the game ends without: the defenders have won. Else
    None (rules 12, 14)."""
    if not game.rules.ends_without <= game.quit:
        return None
    nations = tuple(name for name in game.rules.order if game.rules.side(name) == 0)
    return GameEnded(nations, tuple(dict.fromkeys(game.player_of(name) for name in nations)))
