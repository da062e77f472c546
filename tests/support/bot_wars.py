"""Wars that programs fought, as the public or a player saw them at moments all over their turns."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.bots.bot_game import play_game
from pbem.bots.bots import BOTS
from pbem.data.rules import rules_for
from pbem.engine import cards
from pbem.engine.apply import apply
from pbem.engine.start import new_game
from pbem.report.record import LoggedEvent, Record
from pbem.report.view import View, view


def bot_war(kind: str, seed: str, turns: int, scenario: str = "standard") -> Iterator[Record]:
    """The record after each event of a war."""
    rules = rules_for(scenario)
    bots = {player: BOTS[kind](f"{seed}|{player}") for player in rules.players}
    game = new_game(rules, seed)
    history: list[LoggedEvent] = []
    for step in play_game(scenario, seed, (), bots, turns=turns).steps:
        for event in step.events:
            history.append(LoggedEvent(len(history) + 1, game.turn, game.nation, "rules", event))
            game = apply(game, event)
        yield Record("bots", game, tuple(history), cards.commitment(seed))


def bot_views(kind: str, seed: str, turns: int, count: int) -> Iterator[View]:
    """So many views, spread evenly over a war: in turns the public's and one player's after another."""
    records = list(bot_war(kind, seed, turns))
    readers = (None, "Frederick", None, "Maria Theresa", None, "Elisabeth", None, "Pompadour")
    for number in range(count):
        record = records[(len(records) - 1) * number // (count - 1)]
        yield view(record, readers[number % len(readers)], record.game.turn)
