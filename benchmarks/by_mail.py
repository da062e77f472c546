"""Whole games of bots by mail, for `pace.py`: letters are submitted, kept and receipted in a game's folder as
those of people are, and every player has his own way of writing."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pbem.bots.ahead import plans, stage_ahead, turn_letter, woken_letter
from pbem.bots.bot_game import bot_view
from pbem.bots.sensible_bot import sensible_bot
from pbem.desk.letters import submit
from pbem.desk.out import reports
from pbem.desk.turns.carry_out import DEADLINE, RULES
from pbem.desk.turns.resolve import play_orders
from pbem.engine import questions as q
from pbem.engine.apply import apply
from pbem.engine.model import OVER, SETUP
from pbem.engine.sequence import questions
from pbem.game import save, state
from pbem.game.change import Change, change_game
from pbem.game.entries import StepEntry
from pbem.game.save import add_steps
from pbem.report.view import View

BOT = sensible_bot()
CARDS, PLANS, AHEAD = "cards", "plans", "ahead"
"""A letter for every question; for the stages as they come, with plans; for a whole turn when it begins."""
PLAYERS = ("Frederick", "Elisabeth", "Maria Theresa", "Pompadour")
EVERYTHING = ("standing", "attack ask", "forced ask")
"""By these orders a player is asked for whatever the rules let him decide."""


@dataclass
class Pace:
    """What a game took: letters and stops of the turns, not of the set-up."""

    turns: int = 0
    letters: int = 0
    stops: int = 0
    rounds: int = 0
    """How often players wrote because a turn began."""
    defaults: int = 0
    """Decisions that nobody made, where there was a choice."""
    kinds: dict[str, int] = field(default_factory=dict)
    """The questions that the game stopped for, by their kind."""
    winners: tuple[str, ...] = ()


def played(path: Path, seed: str, ways: Mapping[str, str], turns: int = 100) -> Pace:
    """A new game in a folder, played with a way of writing for each player."""
    save.new(path, name="pace", scenario="standard", players={}, seed=seed)
    with change_game(path) as change:
        game = Game(change, ways, turns)
        try:
            return game.play()
        finally:
            game.save()


class Game:
    """A game in a folder, carried on letter by letter."""

    def __init__(self, change: Change, ways: Mapping[str, str], turns: int) -> None:
        self.change, self.now = change, change.now
        self.ways, self.most = ways, turns
        self.pace = Pace()

    def play(self) -> Pace:
        """Play to the end, or as many turns as are wanted."""
        self.resolve()
        begun = 0
        while self.now.game.phase != OVER and self.now.game.turn <= self.most:
            if AHEAD in self.ways.values() and begun < self.now.game.turn and self.now.game.phase != SETUP:
                begun = self.now.game.turn
                self.write_ahead()
            else:
                before = len(self.now.history)
                self.stop()
                self.resolve()
                if len(self.now.history) == before:
                    asked = questions(self.now.game)
                    raise RuntimeError(f"turn {self.now.game.turn}: {asked} is not answered")
            self.resolve()
        self.pace.turns = min(self.now.game.turn, self.most)
        self.pace.winners = self.now.game.winners
        self.pace.defaults = sum(1 for _ in _defaults(self.now))
        return self.pace

    def write_ahead(self) -> None:
        """Whoever writes ahead writes for the turn that begins."""
        self.pace.rounds += 1
        for player in self.now.game.roles:
            view = bot_view(self.now.name, self.now.game, player)
            if self.ways[player] == AHEAD and any(not own.quit for own in view.own):
                self.letter(player, turn_letter(view, self.now.game.rules))
        self.save()

    def stop(self) -> None:
        """Everybody who is asked writes."""
        asked = questions(self.now.game)
        in_turn = self.now.game.phase != SETUP
        if in_turn:
            self.pace.stops += 1
            for one in asked:
                self.pace.kinds[one.kind] = self.pace.kinds.get(one.kind, 0) + 1
        for player in dict.fromkeys(self.now.game.player_of(one.nation) for one in asked):
            view = bot_view(self.now.name, self.now.game, player)
            nation = woken(view)
            if self.ways[player] == AHEAD and nation:
                self.letter(player, woken_letter(view, self.now.game.rules, nation))
                continue
            text = BOT(view, self.now.game.rules)
            if self.ways[player] == PLANS:
                text = _with_plans(self.now, player, view, text)
            elif self.ways[player] == CARDS and not in_turn:
                text += "".join(_part(nation, EVERYTHING) for nation in self.now.game.roles[player])
            self.letter(player, text, count=in_turn)

    def letter(self, player: str, text: str, *, count: bool = True) -> None:
        """Submit a letter and keep its receipt."""
        name = f"{reports.player_file_name(player)}.txt"
        receipt = submit.take_in(self.now, name, text.encode(), sender=player)
        self.now = state.further(self.now, self.now.log.entries[-1:])
        reports.keep_receipt(self.now, receipt)
        self.pace.letters += count
        if not receipt.filed:
            print(f"refused, turn {self.now.game.turn}: {receipt.problems}\n{text}", file=sys.stderr)

    def resolve(self) -> None:
        """Play as far as letters on file carry."""
        done = play_orders(self.now)
        known, turn = len(self.now.log.entries), self.now.game.turn
        add_steps(self.now.log, done.steps)
        self.now = state.further(self.now, self.now.log.entries[known:])
        if self.now.game.turn != turn:
            self.save()

    def save(self) -> None:
        """Write what has happened."""
        self.now = self.change.save()


def woken(view: View) -> str | None:
    """The player's nation whose stage waits for his orders."""
    return next((one.nation for one in view.questions if one.kind == q.MOVE), None)


def _part(nation: str, lines: Iterator[str] | tuple[str, ...] | list[str]) -> str:
    return "\n".join(["", f"nation {nation}", *lines, ""])


def _with_plans(now: state.State, player: str, view: View, text: str) -> str:
    """A letter for a stage with its plans, and for the stages of the player's other nations that come later
    in the turn, as if nothing changed by then."""
    staged = [one.nation for one in view.questions if one.kind == q.MOVE]
    if any(one.kind == q.ALLOT for one in view.questions):
        discards = (own.name for own in view.own if own.discard)
        return text + "".join(_part(nation, ("standing", "discard lowest")) for nation in discards)
    if not staged:
        return text
    order = now.game.rules.order
    later = [
        nation
        for nation in now.game.roles[player]
        if nation not in now.game.quit
        and order.index(nation) > order.index(staged[0])
        and not now.filed[nation].for_stage(now.game.turn)
    ]
    parts = (
        _part(
            nation,
            [
                *stage_ahead(view, now.game.rules, nation, ways_out=False),
                *plans(view, now.game.rules, nation),
            ],
        )
        for nation in (staged[0], *later)
    )
    return f"game {view.game}\n" + "".join(parts)


def _defaults(now: state.State) -> Iterator[str]:
    """The decisions that no player's word made, where more than one was possible."""
    game = state.start(now.created)
    for entry in now.log.valid_entries():
        if not isinstance(entry, StepEntry):
            continue
        choice = isinstance(entry.answer, q.Attack) and len(game.stage.attacks) > 1
        if entry.source == DEADLINE or (entry.source == RULES and entry.answer and choice):
            yield type(entry.answer).__name__
        for event in entry.events:
            game = apply(game, event)
