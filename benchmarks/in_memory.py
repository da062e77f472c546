"""Whole games of bots in memory, for `pace.py --seats`: letters are read, judged and filed as those by mail
are, but nothing is kept, and no receipt is written."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from statistics import fmean

from by_mail import AHEAD, BOT, EVERYTHING, woken

from pbem.bots.ahead import turn_letter, woken_letter
from pbem.bots.bot_game import NAME, bot_view
from pbem.data.rules import rules_for
from pbem.desk.turns.carry_out import carry_out
from pbem.engine import events as e
from pbem.engine.apply import apply
from pbem.engine.fate_events import NationQuit, TakenOver
from pbem.engine.model import MOVEMENT, OVER, SETUP, Game
from pbem.engine.sequence import questions
from pbem.engine.start import new_game
from pbem.game.accepted_in_part import judged
from pbem.game.entries import LetterEntry
from pbem.game.letter_orders import Further, orders_of, with_letter
from pbem.game.on_file import OrdersOnFile
from pbem.game.step import Step
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.reading.parse import parse

ATTACKERS = ("Russia", "Sweden", "Austria", "Imperial Army", "France")

Watch = Callable[[Game, e.Event, Game], None]


@dataclass
class Table:
    """A game in memory; `ways` says of each player whether he writes ahead or is asked."""

    game: Game
    ways: Mapping[str, str]
    watch: Watch
    on_file: dict[str, OrdersOnFile] = field(default_factory=dict)
    began: Game | None = None
    awake: str | None = None
    """The nation whose player has written since her movement began."""
    past: list[e.Event] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    letters: int = 0

    def play(self, turns: int) -> Game:
        """Play to the end, or as many turns as are wanted; the game then."""
        self.on_file = dict.fromkeys(self.game.rules.order, OrdersOnFile())
        self._carry_on()
        begun = 0
        while self.game.phase != OVER and self.game.turn <= turns:
            if begun < self.game.turn and self.game.phase != SETUP:
                begun = self.game.turn
                self._write_ahead()
            else:
                self._answer()
            self._carry_on()
        return self.game

    def _write_ahead(self) -> None:
        for player in self.game.roles:
            view = bot_view(NAME, self.game, player)
            if self.ways[player] == AHEAD and any(not own.quit for own in view.own):
                self._letter(player, turn_letter(view, self.game.rules))

    def _answer(self) -> None:
        asked = questions(self.game)
        for player in dict.fromkeys(self.game.player_of(one.nation) for one in asked):
            view = bot_view(NAME, self.game, player)
            nation = woken(view)
            if self.ways[player] == AHEAD and nation:
                self.awake = nation
                self._letter(player, woken_letter(view, self.game.rules, nation))
                continue
            text = BOT(view, self.game.rules)
            if self.game.phase == SETUP and self.ways[player] != AHEAD:
                parts = (f"\nnation {nation}\n" + "\n".join(EVERYTHING) for nation in self.game.roles[player])
                text += "\n".join(parts) + "\n"
            self._letter(player, text)

    def _letter(self, player: str, text: str) -> None:
        self.letters += 1
        sheet = parse(enumerate(text.splitlines(), 1), self.game.rules)
        further = Further(self.game, self._filed(), sheet.header)
        _, found, further = judged(further, sheet, player)
        if found.faults and not sheet.header.partial:
            raise ValueError(f"turn {self.game.turn}: {[str(one) for one in found.faults]}\n{text}")
        parts = {part.nation: part.part for part in found.parts if part.nation}
        entry = LetterEntry(
            letter=self.letters,
            file="",
            sha256="",
            player=player,
            counts=True,
            turns={nation: stage_turn(self.game, nation) for nation in parts},
            partial=sheet.header.partial,
            orders=orders_of(further, parts, self.letters),
        )
        self.on_file = with_letter(self.on_file, entry)

    def _filed(self) -> dict[str, OrdersOnFile]:
        return {nation: own.in_turn(stage_turn(self.game, nation)) for nation, own in self.on_file.items()}

    def _carry_on(self) -> None:
        played = carry_out(
            self.game,
            self._filed(),
            done=frozenset(self.done),
            past=self.past,
            began=self.began,
            awake=self.awake,
        )
        for step in played.steps:
            self._happen(step)

    def _happen(self, step: Step) -> None:
        self.done.add(step.source)
        for event in step.events:
            if isinstance(event, e.CombatBegan):
                self.past = []
            self.past.append(event)
            before, self.game = self.game, apply(self.game, event)
            self.watch(before, event, self.game)
            if isinstance(event, NationQuit | TakenOver):
                self.on_file[event.nation] = OrdersOnFile()
        if any(isinstance(event, e.PhaseBegan) and event.phase == MOVEMENT for event in step.events):
            self.began, self.awake = self.game, None


COUNTED = 12
"""Objectives and losses are counted until the end of this turn, which few games end before."""


@dataclass
class Course:
    """What became of each nation in a game."""

    winners: tuple[str, ...] = ()
    held: list[Mapping[str, int]] = field(default_factory=list)
    """How many of her objectives each nation held at the end of each turn that is counted."""
    lost: dict[str, int] = field(default_factory=dict)
    """How many troops each nation lost in fights."""
    starved: dict[str, int] = field(default_factory=dict)
    """How many she lost out of supply."""

    def mean_held(self, nations: Collection[str]) -> float:
        """How many objectives some nations held at the end of a turn, in the mean; if none of them has any,
        how many their enemies held."""
        own = [[held.get(nation, 0) for nation in nations if nation in ATTACKERS] for held in self.held]
        kept = own if any(own) else [[*held.values()] for held in self.held]
        return fmean(map(sum, kept)) if kept else 0.0

    def see(self, before: Game, event: e.Event, after: Game) -> None:
        """Count one event."""
        if before.turn > COUNTED:
            return
        if isinstance(event, e.TurnEnded):
            objectives = after.rules.board.objectives.items()
            held = {nation: sum(city in after.conquered for city in cities) for nation, cities in objectives}
            self.held.append(held)
        elif isinstance(event, e.TroopsLost):
            losses = self.starved if event.why == "unsupplied" else self.lost
            losses[event.nation] = losses.get(event.nation, 0) + event.count


def course_of_game(seed: str, ways: Mapping[str, str], turns: int = 100) -> Course:
    """What becomes of a game from a seed."""
    course = Course()
    table = Table(new_game(rules_for("standard"), seed, ()), ways, course.see)
    course.winners = table.play(turns).winners
    return course
