"""The end of a game as everybody is told it: who won and how, what it cost, and the seed."""

from __future__ import annotations

from collections import Counter

from pbem.engine import events as e
from pbem.engine import fate_events as f
from pbem.engine import victory
from pbem.engine.model import Game
from pbem.report.atlas import fate_shown
from pbem.report.fate_parts import Ending, Toll, Won
from pbem.report.record import Record
from pbem.report.sight import by_turn


def ending(record: Record) -> Ending:
    """How a game that is over came to its end; nothing of it may be shown before."""
    game = record.game
    read = ((turn, one.event) for turn, one in by_turn(record.history))
    return Ending(
        turn=game.turn,
        left=tuple(sorted(game.rules.ends_without & game.quit)),
        won=tuple(Won(name, game.player_of(name), _how(game, name)) for name in game.winners),
        fates=tuple(
            (turn, fate_shown(game.rules, event.card, event.suit))
            for turn, event in read
            if isinstance(event, f.FateRead)
        ),
        tolls=_tolls(record),
        clock=next((one.event.cards for one in record.history if isinstance(one.event, f.ClockSet)), ()),
        seed=game.chance.seed,
    )


def _how(game: Game, nation: str) -> str:
    return "objectives" if victory.winning(game, nation) else "survival"


def _tolls(record: Record) -> tuple[Toll, ...]:
    counts: Counter[tuple[str, str]] = Counter()
    for happened in record.history:
        for nation, what, number in _counted(happened.event):
            counts[nation, what] += number
    kinds = ("combat", "unsupplied", "fate", "recruited", "won", "lost")
    return tuple(Toll(name, *(counts[name, kind] for kind in kinds)) for name in record.game.rules.order)


def _counted(event: e.Event) -> list[tuple[str, str, int]]:
    """What an event adds to the toll: the nation, what of, and how much."""
    if isinstance(event, e.TroopsLost):
        return [(event.nation, "unsupplied" if event.why == "unsupplied" else "combat", event.count)]
    if isinstance(event, e.Recruited):
        return [(event.nation, "recruited", event.count)]
    if isinstance(event, f.TroopsChanged):
        return [(event.nation, "fate", -event.change)] if event.change < 0 else []
    if isinstance(event, f.Retired):
        return [(event.nation, "fate", event.lost)]
    if isinstance(event, e.CombatEnded) and event.winner and event.loser:
        return [(event.winner, "won", 1), (event.loser, "lost", 1)]
    return []
