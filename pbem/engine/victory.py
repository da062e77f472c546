"""Victory of the attackers at the end of a turn (rule 12)."""

from __future__ import annotations

from pbem.engine.events import GameEnded
from pbem.engine.model import Game


def needed(game: Game, nation: str) -> tuple[int, ...]:
    """The objectives a nation has to control to win (rules 1, 12)."""
    return game.rules.board.objectives.get(nation, ())


def held(game: Game, nation: str) -> tuple[int, ...]:
    """The objectives a nation controls, of both orders."""
    own = game.rules.board.objectives.get(nation, ())
    return tuple(city for city in own if city in game.conquered)


def winning(game: Game, nation: str) -> bool:
    """Whether a nation controls all she needs (R29)."""
    wanted = needed(game, nation)
    return game.rules.side(nation) == 1 and bool(wanted) and all(city in game.conquered for city in wanted)


def attackers_victory(game: Game) -> GameEnded | None:
    """The attackers that have won at the end of this turn, several being possible (rule 12, R29)."""
    nations = tuple(name for name in game.rules.order if name not in game.quit and winning(game, name))
    players = tuple(dict.fromkeys(game.player_of(name) for name in nations))
    return GameEnded(nations, players) if nations else None
