"""Checks whether the parts of a position fit each other, which neither a schema nor a list of names can
tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from pbem.data.errors import PositionError
from pbem.engine.model import CARDS, COMBAT, MOVEMENT, OFFENSIVE, RETROACTIVE, SUPPLY, Game, Rules

STAGE = (CARDS, OFFENSIVE, MOVEMENT, COMBAT, RETROACTIVE, SUPPLY)
"""The phases of a nation's action stage."""


def check_players(rules: Rules, players: Mapping[str, Iterable[str]]) -> None:
    """Raises PositionError unless each nation of the scenario has exactly one player."""
    played = Counter(nation for nations in players.values() for nation in nations)
    for nation in (*rules.order, *played):
        if nation not in rules.nations:
            raise PositionError(
                f"{nation!r} is no nation of this scenario; there are {', '.join(rules.order)}"
            )
        if played[nation] != 1:
            wrong = "has more than one player" if played[nation] else "has no player"
            raise PositionError(f"{nation} {wrong}; name each nation once under `players`")


def check_position(game: Game) -> None:
    """Raises PositionError if a part of the position contradicts another."""
    if game.phase in STAGE and game.nation is None:
        raise PositionError(f"the phase is {game.phase}, but `nation` does not say whose")
    for general in sorted(game.retired & set(game.where)):
        raise PositionError(f"{general} is retired and cannot stand in a city")
    for piece in sorted((game.stage.moved | game.stage.entered) - set(game.rules.nation_of)):
        raise PositionError(f"`stage` names {piece!r}, and no piece is called so")
    _check_attacks(game)
    _check_combat(game)
    _check_retreat(game)


def _check_attacks(game: Game) -> None:
    for city, enemy_city in game.stage.attacks:
        _stands(game, game.nation or "", city, "attacks from")
        enemies = game.generals_at(enemy_city)
        enemy = game.rules.nation_of[enemies[0]] if enemies else None
        adjacent = enemy_city in game.rules.board.neighbours[city]
        if not adjacent or enemy is None or not game.rules.hostile(game.nation or "", enemy):
            pair = f"{_title(game, city)} and {_title(game, enemy_city)}"
            raise PositionError(
                f"{pair} are no attack: that takes hostile generals in adjacent cities (rule 7)"
            )


def _check_combat(game: Game) -> None:
    fought = game.stage.combat
    if fought is None:
        return
    _stands(game, fought.attacker, fought.attacker_city, "fights in")
    _stands(game, fought.defender, fought.defender_city, "fights in")
    if fought.to_play not in (fought.attacker, fought.defender):
        raise PositionError(f"{fought.to_play} is to play, but fights no combat")


def _check_retreat(game: Game) -> None:
    owed = game.stage.retreat
    if owed is None:
        return
    _stands(game, owed.loser, owed.city, "retreats from")
    _stands(game, owed.winner, owed.winner_city, "has won from")


def _stands(game: Game, nation: str, city: int, does: str) -> None:
    if game.nation_at(city) != nation or not game.generals_at(city):
        raise PositionError(f"{nation} {does} {_title(game, city)}, but has no general there")


def _title(game: Game, city: int) -> str:
    return game.rules.board.cities[city].title
