"""The end of a game as everybody is told it: who won and how, what the war cost, and the seed."""

from __future__ import annotations

from pbem.engine import fate_events as f
from pbem.engine import victory
from pbem.engine.model import Game
from pbem.report.fate_card import fate_shown
from pbem.report.fate_records import GameEnd, Winner
from pbem.report.record import Record


def game_end(record: Record) -> GameEnd:
    """How a game ended; nothing of this may be shown before it is over."""
    from pbem.report.war_tally import war_tallies

    game = record.game
    read = ((turn, one.event) for turn, one in record.by_turn())
    return GameEnd(
        turn=game.turn,
        left=tuple(sorted(game.rules.ends_without & game.quit)),
        won=tuple(Winner(name, game.player_of(name), _how(game, name)) for name in game.winners),
        fates=tuple(
            (turn, fate_shown(game.rules, event.card, event.suit))
            for turn, event in read
            if isinstance(event, f.FateRead)
        ),
        tolls=war_tallies(
            ((type(one.event).__name__, vars(one.event)) for one in record.history), game.rules.order
        ),
        clock=next((one.event.cards for one in record.history if isinstance(one.event, f.ClockSet)), ()),
        seed=record.seed or game.chance.seed,
    )


def _how(game: Game, nation: str) -> str:
    return "objectives" if victory.is_winning(game, nation) else "survival"
