"""The Offensive Option of the expert game (rule 13, R16, R33)."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.engine import cards
from pbem.engine.events import Event, GameEnded, PhaseBegan
from pbem.engine.fate_events import ObjectivesGivenUp, OffensiveCardTaken, OffensiveDecided
from pbem.engine.model import MOVEMENT, OFFENSIVE_OPTION, Game
from pbem.engine.phrase import Face, phrase
from pbem.engine.questions import DecideOffensive, Verdict

NATION, ENEMY = "Prussia", "Austria"
TURN = 3
"""The turn in which Prussia decides, before any of her pieces moves."""

LOSS = 3
"""The final score with which Austria has to beat Prussia to take the card."""

SPARED, SAXONY = 4, "Saxony"
"""How many objectives fewer Austria needs, and the country where she has to control at least one."""


def is_asked(game: Game, nation: str) -> bool:
    """Whether the nation has to decide about the option now."""
    return (
        nation == NATION and game.turn == TURN and OFFENSIVE_OPTION in game.options and game.offensive is None
    )


def decide(game: Game, answer: DecideOffensive) -> tuple[Event, ...] | Verdict:
    """Prussia declares the option with a card set aside face up, or does without it. Returns what follows, or
    a verdict if she does not hold the card (rule 13, R33)."""
    going_on = PhaseBegan(answer.nation, MOVEMENT)
    if answer.card is None:
        return (OffensiveDecided(answer.nation, None), *_given_up(game), going_on)
    held = cards.find(game.hands[answer.nation], (answer.card,))
    if isinstance(held, str):
        text = phrase("{nation} holds no {found}", nation=answer.nation, found=Face(held))
        return Verdict(text, "rule 13, R33", firm=False)
    return (OffensiveDecided(answer.nation, held[0]), going_on)


def is_declared(game: Game) -> bool:
    """Whether Prussia declared the option, even if it has failed since."""
    return game.offensive is not None and game.offensive.declared


def has_failed(game: Game) -> bool:
    """Whether the option has failed: Austria has the card and a subsidy was cut, both (R33)."""
    return bool(game.offensive and game.offensive.taken and game.fate.cuts.get(NATION))


def opens_bohemia_to(game: Game, nation: str) -> bool:
    """Whether a nation may conquer objectives in Bohemia now: Prussia in turns 1 and 2 of the expert game,
    and later while the option holds (R16)."""
    if nation != NATION or OFFENSIVE_OPTION not in game.options:
        return False
    if game.offensive is None:
        return game.turn <= TURN
    return game.offensive.declared and not has_failed(game)


def _given_up(game: Game) -> tuple[Event, ...]:
    """Prussia's conquest markers leave the map (R16)."""
    cities = tuple(city for city in game.rules.board.objectives.get(NATION, ()) if city in game.conquered)
    return (ObjectivesGivenUp(NATION, cities),) if cities else ()


def after_combat(game: Game, winner: str, loser: str, loss: int) -> tuple[Event, ...]:
    """Austria takes the card when she has beaten Prussia by 3 or more; else empty (R33)."""
    return _taken(game) if (winner, loser) == (ENEMY, NATION) and loss >= LOSS else ()


def after_desertion(game: Game, nation: str, cities: Iterable[int]) -> tuple[Event, ...]:
    """Austria takes the card when a Prussian general leaves the map unsupplied south of line 5; else empty
    (R33)."""
    board = game.rules.board
    south = any(board.cities[city].y > board.line_5_y for city in cities)
    return _taken(game) if nation == NATION and south else ()


def _taken(game: Game) -> tuple[Event, ...]:
    if not game.offensive or game.offensive.card is None or ENEMY in game.quit:
        return ()
    fails = _given_up(game) if game.fate.cuts.get(NATION) else ()
    return (OffensiveCardTaken(ENEMY, game.offensive.card), *fails)


def after_cut(game: Game, nation: str) -> tuple[Event, ...]:
    """The option fails with the first cut of the subsidies if Austria has the card; else empty (R33)."""
    if nation != NATION or not game.offensive or not game.offensive.taken or game.fate.cuts.get(NATION):
        return ()
    return _given_up(game)


def victory(game: Game) -> GameEnded | None:
    """The end of the game if Prussia has conquered all her objectives in her own stage, else None (rule
    13)."""
    # It is asked before every step of every game: those without the option first.
    if OFFENSIVE_OPTION not in game.options or game.nation != NATION:
        return None
    if not opens_bohemia_to(game, NATION):
        return None
    wanted = game.rules.board.objectives[NATION]
    if not all(city in game.conquered for city in wanted):
        return None
    player = game.player_of(NATION)
    return GameEnded(game.roles[player], (player,))
