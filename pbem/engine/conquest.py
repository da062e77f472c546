"""Conquest of objectives (rule 5): moving over, protection, question marks, reconquest."""

from __future__ import annotations

from pbem.engine import fate_effects, offensive
from pbem.engine.events import Conquered, Event, Marked, MarkLifted, Reconquered
from pbem.engine.model import Game

PROTECTION = 3
"""How many cities away a general still protects an objective (rule 5, R13)."""

PROTECTING_TRAINS = ("Imperial Army",)
"""Nations whose supply trains protect objectives like generals (rule 5)."""


def wants(game: Game, nation: str, city: int) -> bool:
    """Whether the nation can conquer or reconquer this city by leaving it, unless it is protected (rule
    5)."""
    owner = game.rules.board.owners.get(city)
    if owner is None:
        return False
    if city in game.conquered:
        return owner != nation and game.rules.defender_of(city) == nation
    return owner == nation and may_conquer(game, nation)


def may_conquer(game: Game, nation: str) -> bool:
    """Whether a nation may conquer objectives at all. Prussia may in the expert game and in one scenario only
    (rules 1, 13, 14)."""
    return (
        game.rules.side(nation) == 1
        or nation in game.rules.conquers
        or offensive.opens_bohemia_to(game, nation)
    )


def protectors(game: Game, nation: str, city: int) -> tuple[str, ...]:
    """The pieces that protect an objective against conquest or reconquest by the nation (rule 5, R13, R14).
    Against reconquest the conqueror's generals protect it."""
    owner = game.rules.board.cities[city].objective_of
    defender = owner if city in game.conquered else game.rules.defender_of(city)
    if defender is None or defender == nation:
        return ()
    pieces = game.generals_of(defender)
    if defender == owner and defender in PROTECTING_TRAINS:
        pieces += game.trains_of(defender)
    within, where = game.rules.board.within, game.where
    if fate_effects.condition(game, "guard") is None:
        near = within(city, PROTECTION)
        return tuple([piece for piece in pieces if where[piece] in near])
    return tuple(
        piece
        for piece in pieces
        if where[piece] in within(city, fate_effects.protection(game, piece, PROTECTION))
    )


def leave(game: Game, nation: str, city: int) -> Event | None:
    """What happens to a city when a general of the nation leaves it, judged as the pieces stand now: it is
    conquered or reconquered, or marked if it is protected. None if nothing happens (rule 5, R12)."""
    if not wants(game, nation, city):
        return None
    guards = protectors(game, nation, city)
    if guards:
        return None if city in game.stage.marks else Marked(nation, city, guards)
    return _taken(game, nation, city, retroactive=False)


def _taken(game: Game, nation: str, city: int, *, retroactive: bool) -> Event:
    owner = game.rules.board.cities[city].objective_of
    if owner == nation:
        return Conquered(nation, city, retroactive)
    assert owner is not None
    return Reconquered(nation, owner, city, retroactive)


def settle_marks(game: Game, nation: str) -> tuple[Event, ...]:
    """The retroactive conquest phase: every question mark becomes a conquest or is lifted (rule 5, R15)."""
    return tuple(_settle(game, nation, city) for city in game.stage.marks)


def _settle(game: Game, nation: str, city: int) -> Event:
    guards = protectors(game, nation, city)
    # A combat may have ended the Offensive Option since, and with it all conquests in Bohemia (R16, R33).
    if guards or not wants(game, nation, city):
        return MarkLifted(nation, city, guards)
    return _taken(game, nation, city, retroactive=True)
