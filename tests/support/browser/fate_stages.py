"""Positions in which a Card of Fate makes the difference, made for the comparison of page and engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.engine import fate_effects
from pbem.engine import questions as q
from pbem.engine.model import MOVEMENT, Card, Game, Stage
from support.positions.fate_positions import amid_the_war, fated, in_force

Telling = tuple[str, Game, str, tuple[q.Answer, ...]]
"""What makes the difference, the game, the nation whose stage it is, and the answers given in it."""


def telling() -> Iterator[Telling]:
    yield stays()
    yield guarded()
    yield from received()
    yield truce()
    yield sent_away()


def under(kind: str, nation: str) -> Game:
    """A game in a nation's stage with the first card of a kind in force, on a map with few pieces."""
    found = next(one for one in in_force() if _kind(one.game) == kind).game
    card = found.fate.card
    assert card
    game = replace(amid_the_war().game, nation=nation, phase=MOVEMENT, stage=Stage())
    return emptied(fated(game, card, found.fate.suit))


def _kind(game: Game) -> str:
    effect = fate_effects.effect_in_force(game)
    return effect.kind if effect else ""


def emptied(game: Game) -> Game:
    """No piece on the map, nothing conquered."""
    return replace(game, where={}, troops={}, face_down=frozenset(), conquered=frozenset())


def put(game: Game, **cities: int) -> Game:
    """Pieces on the map, named with _ for a space, generals with two troops each."""
    where = {name.replace("_", " "): city for name, city in cities.items()}
    troops = {name: 2 for name in where if name in game.rules.generals}
    return replace(game, where={**game.where, **where}, troops={**game.troops, **troops})


def terms(game: Game) -> dict[str, int]:
    effect = fate_effects.effect_in_force(game)
    assert effect
    return dict(effect.terms)


def stays() -> Telling:
    """Fermor stands next to the city that he may not leave."""
    game = under("stay", "Russia")
    city = game.rules.board.neighbours[terms(game)["city"]][0]
    return "next to where he stays", put(game, Fermor=city), "Russia", ()


def guarded() -> Telling:
    """Daun leaves an objective four cities from Heinrich."""
    game = under("guard", "Austria")
    board = game.rules.board
    aim = next(city for city in board.objectives["Austria"] if game.rules.defender_of(city) == "Prussia")
    far = next(city for city, roads in enumerate(board.distances_from(aim)) if roads == 4)
    away = next(city for city in board.neighbours[aim] if city != far)
    return (
        "guarded from afar",
        put(game, Daun=aim, Heinrich=far),
        "Austria",
        (q.Move("Austria", ("Daun",), (away,)),),
    )


def received() -> Iterator[Telling]:
    """Friedrich has got recruits and could come to stand next to Daun; Keith has not."""
    game = under("recruits-rest", "Prussia")
    board = game.rules.board
    home = game.rules.nations["Prussia"].depots[0]
    foe = next(city for city, roads in enumerate(board.distances_from(home)) if roads == 3)
    game = put(game, Friedrich=home, Keith=board.neighbours[home][0], Daun=foe)
    game = replace(game, hands={**game.hands, "Prussia": (Card("S", 13, 1), Card("H", 13, 1))})
    yield "who got recruits", game, "Prussia", (q.Recruit("Prussia", ("S13",), {"Friedrich": 1}),)
    yield "who got none", game, "Prussia", ()


def truce() -> Telling:
    """Friedrich next to Daun, who stands in the city of the truce, and Keith next to another enemy."""
    game = under("truce", "Prussia")
    board, city = game.rules.board, terms(game)["city"]
    beside = board.neighbours[city][0]
    other = next(one for one in board.neighbours[beside] if one != city)
    return "a truce", put(game, Friedrich=beside, Daun=city, Laudon=other), "Prussia", ()


def sent_away() -> Telling:
    """A general who may not attack stands next to an enemy in the depot where another could re-enter."""
    game = under("no-attack", "Hanover")
    general = str(terms(game)["general"])
    home = game.rules.nations["Hanover"].depots[0]
    game = put(game, **{general: home, "Soubise": game.rules.board.neighbours[home][0]})
    game = replace(game, hands={**game.hands, "Hanover": (Card("S", 13, 1),)})
    return "sent away from a depot", game, "Hanover", ()
