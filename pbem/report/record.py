"""What the desk hands to the reports: the game, what happened and from whom it came.

A record holds everything, secrets included. Only `view` reads it; letters are made from the view.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import Any, TypeVar

from pbem.engine.events import Event, TurnBegan
from pbem.engine.model import Game
from pbem.parts import told_and_newer
from pbem.records import dataclass
from pbem.report.question_records import OpenQuestion
from pbem.report.view_records import CurrentCombat, Piece, Waiting

Made = TypeVar("Made")


@dataclass(frozen=True)
class PlanDeed:
    """That a player's battle plan decided something in a fight."""

    plan: str
    """The plan, as its player may write it."""

    clause: str
    """The clause that decided; "" if none did."""

    forced: bool = False
    """Whether the rules allowed nothing else."""


@dataclass(frozen=True)
class LoggedEvent:
    """One event of the game, with what the log says of it."""

    number: int
    """Its number in the game."""

    turn: int
    nation: str | None
    """The nation that was active."""

    source: str
    """What it came from: `letter 3, line 7`, `deadline`, `rules` or `moderator`."""

    event: Event
    plan: PlanDeed | None = None
    """The battle plan that decided it; None if none did."""


FOR_INFORMATION = frozenset(
    ("away", "deputy", "held", "letters_undone", "opened", "resumed", "said", "substitute")
)
"""The kinds of notices that leave the game as it was."""

MISSED = "missed"
"""The kind of the notices of orders that were not carried out."""


@dataclass(frozen=True)
class Notice:
    """Something that the moderator said or did. It is no event of the game."""

    entry: int
    """Its number in the log, which no player is told."""

    turn: int
    kind: str
    """Names the macro of `templates/notices.j2` that words it."""

    facts: Mapping[str, Any]
    to: tuple[str, ...] | None = None
    """The players who may read it; None: everybody."""
    receipt_to: str = ""
    """The player whose receipt has told it: no other letter tells him again."""

    def may_read(self, player: str | None) -> bool:
        """Whether a player (None: the public) is to read it."""
        return player != self.receipt_to if self.to is None else player in self.to

    @property
    def is_for_information(self) -> bool:
        """Whether the game is as it was: a few lines tell it all."""
        return self.kind in FOR_INFORMATION

    @property
    def is_brief(self) -> bool:
        """Whether a few lines tell it all: an order that was lost stands in the next report too."""
        return self.is_for_information or self.kind == MISSED


@dataclass(frozen=True)
class Since:
    """A moment in a game's history."""

    place: int
    """So many events had happened."""

    turn: int
    """The turn from which on notices are told."""

    entry: int = -1
    """The number of the last notice that has been told by mail."""

    informed: int = -1
    """The number of the last notice for information alone that a mail of any kind has told."""

    fights: int = 0
    """Fights of the reader's own that had ended when so many events had happened have been told by mail."""

    def has_told(self, notice: Notice) -> bool:
        """Whether a mail has told a notice."""
        told = max(self.entry, self.informed) if notice.is_for_information else self.entry
        return notice.entry <= told


@dataclass(frozen=True)
class Record:
    """A game as the desk knows it now."""

    name: str
    game: Game
    history: Sequence[LoggedEvent]
    commitment: str
    """The published hash of the seed."""

    names: Mapping[str, str] = field(default_factory=dict)
    """The person behind each player."""

    filed: frozenset[str] = frozenset()
    """The nations whose orders for their next stage are on file."""

    ahead: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What each nation has on file for later turns, line by line; nobody but her player may see it."""

    notices: tuple[Notice, ...] = ()
    head: str = ""
    """The log's head after the last line that tells of this (game/proof/head.py); "" if there is no log."""

    seed: str = ""
    """The text that was hashed for the commitment; nobody is told before the game is over."""

    luck: tuple[tuple[str, str], ...] = ()
    """The words of players that entered the shuffles."""

    for_program: bool = False
    """Whether a program plays by it: what it finds out for itself is left out, for it has to be quick."""

    worked_out: dict[tuple[str, str, int], tuple[object, Any, Any]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """What `once` and `once_told` keep; the records of one state of a game share it."""

    def once(self, kind: str, nation: str, game: Game, facts: Any, make: Callable[[], Made]) -> Made:
        """What is shown of a nation, worked out once for all letters that show it: it holds as long as the
        game is the same one and the `facts` that it depends on besides are equal."""
        return self._once((kind, nation, game.turn), game, facts, make)

    def once_told(self, kind: str, reader: str | None, turn: int, make: Callable[[], Made]) -> Made:
        """What a reader is told of a turn, worked out once for all that tells it, as long as nothing more
        has happened."""
        return self._once((kind, reader or "", turn), self.history, None, make)

    def _once(
        self, key: tuple[str, str, int], source: object, facts: Any, make: Callable[[], Made]
    ) -> Made:
        known = self.worked_out.get(key)
        if known is None or known[0] is not source or known[1] != facts:
            known = self.worked_out[key] = source, facts, make()
        made: Made = known[2]
        return made

    @cached_property
    def turns(self) -> Sequence[int]:
        """The turn that each event belongs to."""
        return turns_of(self.history)

    def by_turn(self, first: int | None = None) -> Iterator[tuple[int, LoggedEvent]]:
        """Every event of a turn and later ones, with the turn that it belongs to."""
        for place in self.places(first):
            yield self.turns[place], self.history[place]

    def places(self, first: int | None = None, last: int | None = None) -> range:
        """The places in the history of all events of some turns."""
        turns = self.turns  # they only grow
        begin = 0 if first is None else bisect_left(turns, first)
        return range(begin, len(turns) if last is None else bisect_right(turns, last))


def turns_of(history: Sequence[LoggedEvent]) -> Sequence[int]:
    """The turn that each event belongs to: its beginning and its end are part of a turn."""
    told, newer = told_and_newer(history)
    turns: list[int] = list(told)
    for happened in newer:
        turn = turns[-1] if turns else None
        if isinstance(happened.event, TurnBegan):
            turn = happened.event.turn
        elif turn is None or happened.turn > turn:
            turn = happened.turn
        turns.append(turn)
    return tuple(turns)


@dataclass(frozen=True)
class LetterLine:
    """A line of a letter and what the receipt says about it."""

    number: int
    """The line's number in the letter."""

    text: str
    said: str
    """What the receipt says about it."""

    until: int = 0
    """If it is not 0, this stands for all lines as far as that one, and their text is not shown."""

    lasts: bool = False
    """Whether it is an order that holds until changed."""


@dataclass(frozen=True)
class UnderstoodPart:
    """What one nation's part of a letter was understood to say. The first letter has nothing to be compared
    with: it keeps, drops and brings nothing."""

    nation: str
    stage: str
    """What the orders are for: `turn 2`, `until changed` ..."""

    orders: tuple[LetterLine, ...]
    """The lines with orders, each with its canonical form."""

    notes: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    """Orders of an earlier letter that are still in force."""

    dropped: tuple[str, ...] = ()
    """Orders that this letter takes off the file."""

    lost: tuple[str, ...] = ()
    """Those of them that go without a word of it, with no other order for their purpose."""

    new: tuple[str, ...] = ()
    """Orders that were not on file before."""

    same: int = 0
    """How many orders were on file before already."""

    changed: int = 0
    """How many of those it takes off the file have another in their place."""

    idle: tuple[Piece, ...] = ()
    """The pieces on the map that no order on file for her stage is about."""

    @property
    def withdrawn(self) -> int:
        """How many orders it takes off the file with nothing in their place."""
        return len(self.dropped) - self.changed

    @property
    def added(self) -> int:
        """How many orders it brings in nobody's place."""
        return len(self.new) - self.changed

    @property
    def as_before(self) -> int:
        """How many orders are on file as they were before."""
        return len(self.kept) + self.same


@dataclass(frozen=True)
class ReceiptProblem:
    """Something that is wrong in a letter."""

    said: str
    """What is wrong; or only the place in the letter, if `faults` are given."""

    faults: tuple[str, ...] = ()
    """What is wrong at that place."""


@dataclass(frozen=True)
class Foreseen:
    """How a nation's stage, or the fight that is on (""), would go as things stand."""

    nation: str
    stage: str
    """`turn 2`"""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Receipt:
    """What the writer of a letter is told. Commands print it as JSON, with these names as keys."""

    letter: int
    """The letter's number in the game; 0 if it was never taken in. The writer is not told it, since it tells
    how often others wrote."""

    game: str
    turn: int
    player: str
    filed: bool
    """Whether the letter counts."""

    heard: tuple[UnderstoodPart, ...] = ()
    problems: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    skipped: tuple[LetterLine, ...] = ()
    """The lines that were taken for no orders."""

    why_not: str = ""
    """Why the letter does not count."""

    played: tuple[str, ...] = ()
    """When what is on file is played, and what that waits for."""

    is_answer: bool = False
    """Whether the letter does nothing but answer open questions: its receipt is short."""

    orders_nothing: bool = False
    """Whether the letter leaves all that is on file as it is: its receipt is short."""

    is_forecast: bool = False
    """Whether the letter only asked how it would go, so that nothing of it was filed."""

    foreseen: tuple[Foreseen, ...] = ()
    """How it would go, if it asked."""

    forecast: tuple[str, ...] = ()
    """What the orders on file would do in the fights that are possible now."""

    meanwhile: tuple[str, ...] = ()
    """What happens if nothing more comes."""

    waiting: tuple[Waiting, ...] | None = None
    """Whom the game waits for now, besides what is on file; None where that is not told."""

    fight: CurrentCombat | None = None
    """The combat that is being fought."""

    confirmed: tuple[str, ...] = ()
    """What was done as the letter says, besides its orders."""

    number: int = 0
    """The letter's number among those of its writer."""

    replaces: tuple[str, ...] = ()
    """Warnings that the letter takes more off the file than it brings."""

    doubtful: tuple[str, ...] = ()
    """Those of the warnings that are about sentences which may be orders and were not taken as such."""

    unanswered: tuple[OpenQuestion, ...] = ()
    """The open questions to the writer that nothing on file answers."""

    by_line: tuple[ReceiptProblem, ...] = ()
    """The problems again, each line quoted only once."""

    head: str = ""
    """The log's head at the letter's line; "" if it is not in the log."""

    @property
    def listed_problems(self) -> tuple[ReceiptProblem, ...]:
        """The problems as the receipt lists them: by line where that is known."""
        return self.by_line or tuple(map(ReceiptProblem, self.problems))
