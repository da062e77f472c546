"""A whole game that bots play in memory. Each question is answered with what a player could type.

Every answer goes the way of a letter: the text is parsed, judged against the game, and what it orders is
given to the engine. A letter that is refused is the bot's mistake and ends the game with `BotError`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from time import perf_counter

from pbem.bots.letter import Bot
from pbem.data.rules import rules_for
from pbem.engine import cards
from pbem.engine import questions as q
from pbem.engine.apply import apply
from pbem.engine.events import CardPlayed, CombatBegan, Event
from pbem.engine.model import OVER, Game
from pbem.engine.sequence import decide, questions, settle
from pbem.engine.start import new_game
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.judging.answer_from_orders import answer_for, course_of
from pbem.orders.judging.judge import judge
from pbem.orders.judging.stage import run_stage
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.reading.parse import parse
from pbem.records import dataclass
from pbem.report.record import Record
from pbem.report.view import View, view

Watch = Callable[[Game, Event, Game], None]
"""Is called with every event, and with the game before and after it."""

NAME = "bots"
"""What the game is called in the bots' letters."""


class BotError(Exception):
    """A bot wrote a letter that does not answer what it was asked; the text shows it."""


@dataclass(frozen=True)
class PlayedStep:
    """An answer and the events that followed from it; the answer is None where the rules decided."""

    answer: q.Answer | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended: the `game` then, its steps, how many letters it took, and the seconds."""

    game: Game
    steps: tuple[PlayedStep, ...]
    letters: int
    seconds: float

    @property
    def winners(self) -> tuple[str, ...]:
        """The nations that won; none if the game was stopped."""
        return self.game.winners


def play_game(
    scenario: str,
    seed: str,
    options: Iterable[str],
    bots: Mapping[str, Bot],
    *,
    turns: int = 100,
    watch: Watch | None = None,
) -> Result:
    """Play from the set-up to the end, or until `turns` have passed. `bots` are by player. Raises
    BotError."""
    table = BotGame(new_game(rules_for(scenario), seed, options), bots, watch)
    started = perf_counter()
    table.settle()
    while table.game.phase != OVER and table.game.turn <= turns:
        table.ask()
    return Result(table.game, tuple(table.steps), table.letters, perf_counter() - started)


def bot_view(name: str, game: Game, player: str) -> View:
    """What a bot is shown: its player's view of the position, without the story of how it came about."""
    record = Record(name, game, (), cards.commitment(game.chance.seed), for_program=True)
    return view(record, player, game.turn)


@dataclass
class BotGame:
    """A game being played, and what happened in it."""

    game: Game
    bots: Mapping[str, Bot]
    watch: Watch | None = None
    steps: list[PlayedStep] = field(default_factory=list)
    combat: list[Event] = field(default_factory=list)
    letters: int = 0

    def settle(self) -> None:
        """Carry out what happens without anybody's decision."""
        events, _ = settle(self.game)
        if events:
            self._happen(None, events)

    def _happen(self, answer: q.Answer | None, events: tuple[Event, ...]) -> None:
        self.steps.append(PlayedStep(answer, events))
        for event in events:
            if isinstance(event, CombatBegan):
                self.combat = []
            elif isinstance(event, CardPlayed):
                self.combat.append(event)
            before, self.game = self.game, apply(self.game, event)
            if self.watch:
                self.watch(before, event, self.game)

    def ask(self) -> None:
        """Ask the player of the first open question for a letter, and carry out its answers to all his
        questions."""
        open_now = questions(self.game)
        if not open_now:
            raise BotError(f"turn {self.game.turn}, {self.game.phase}: nobody is asked, and nothing happens")
        player = self.game.player_of(open_now[0].nation)
        text = self.bots[player](bot_view(NAME, self.game, player), self.game.rules)
        self.letters += 1
        orders = self._read(player, text)
        for question in open_now:
            if question.nation in self.game.roles[player]:
                self._answer(question, orders.get(question.nation, ()), text)
        self.settle()

    def _read(self, player: str, text: str) -> dict[str, tuple[Order, ...]]:
        """The orders of a letter by nation."""
        sheet = parse(enumerate(text.splitlines(), 1), self.game.rules)
        judgement = judge(self.game, sheet, player)
        if judgement.faults or sheet.skipped:
            skipped = [f"line {number} is no order" for number, _ in sheet.skipped]
            raise BotError(self._complaint(text, "; ".join([*map(str, judgement.faults), *skipped])))
        return {part.nation: part.part.orders for part in judgement.parts if part.nation}

    def _complaint(self, text: str, problem: str) -> str:
        return f"turn {self.game.turn}, {self.game.phase}: {problem}\n{text}"

    # ------------------------------------------------------------------------------- one kind each

    def _answer(self, question: q.Question, orders: tuple[Order, ...], text: str) -> None:
        if question.kind == q.MOVE:
            self._move(question.nation, orders, text)
            return
        answer = self._given_answer(question, orders)
        ruling = decide(self.game, answer) if answer else None
        if answer is None or not isinstance(ruling, tuple):
            raise BotError(self._complaint(text, f"{question.kind} of {question.nation} is not answered"))
        self._happen(answer, ruling)

    def _given_answer(self, question: q.Question, orders: tuple[Order, ...]) -> q.Answer | None:
        if question.kind == q.ALLOT:
            own = [order for order in orders if isinstance(order, SetUpOrder)]
            answer = setup_answer(self.game, question.nation, own) if own else ()
            return answer if isinstance(answer, q.Allot) else None
        given = answer_for(self.game, question, orders, course_of(self.combat, question.nation))
        return given.answer if given else None

    def _move(self, nation: str, orders: tuple[Order, ...], text: str) -> None:
        own = [order for order in orders if isinstance(order, STAGE_ORDERS)]
        run = run_stage(self.game, nation, own)
        if run.faults or not own:
            raise BotError(self._complaint(text, "; ".join(map(str, run.faults)) or "no orders"))
        for step in run.steps:
            self._happen(step.answer, step.events)
        if not questions(self.game):  # the Offensive Option is won at once (rule 13)
            return
        ended = q.EndMovement(nation)
        ruling = decide(self.game, ended)
        if isinstance(ruling, q.Verdict):
            raise BotError(self._complaint(text, ruling.text))
        self._happen(ended, ruling)
