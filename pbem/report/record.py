"""What the desk hands to the reports: the game, what happened and from whom it came.

A record holds everything, secrets included. Only `view` reads it; letters are made from the view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pbem.engine.events import Event
from pbem.engine.model import Game


@dataclass(frozen=True)
class LoggedEvent:
    """One event: its number in the game, the turn and the active nation it fell in, and what it came
    from: "letter 3, line 7", "deadline", "rules", "moderator"."""

    number: int
    turn: int
    nation: str | None
    source: str
    event: Event


@dataclass(frozen=True)
class Notice:
    """Something that the moderator said or did, and no event of the game: `kind` names how it is told,
    `facts` what, `to` the players who may read it (None: everybody). `entry` is its number in the log, which
    nobody is told."""

    entry: int
    turn: int
    kind: str
    facts: Mapping[str, Any]
    to: tuple[str, ...] | None = None

    def may_read(self, player: str | None) -> bool:
        """Whether a player (None: the public) may read it."""
        return self.to is None or player in self.to


@dataclass(frozen=True)
class Record:
    """A game as the desk knows it now.

    `names` gives the person behind each player; `filed` the nations whose orders for their next stage
    are filed, by player; `commitment` is the published hash of the seed; `notices` come from the moderator.
    """

    name: str
    game: Game
    history: tuple[LoggedEvent, ...]
    commitment: str
    names: Mapping[str, str] = field(default_factory=dict)
    filed: frozenset[str] = frozenset()
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True)
class LetterLine:
    """A line of a letter and what is said of it; `number` is the line's in the letter."""

    number: int
    text: str
    said: str


@dataclass(frozen=True)
class UnderstoodPart:
    """What one nation's part of a letter was understood to say: `orders` in canonical form with the line
    each came from, `kept` what stands from an earlier letter, `dropped` what this letter takes off the file,
    and `new` what was not on file before; `same` counts those that were. All empty at the first letter."""

    nation: str
    stage: str
    orders: tuple[LetterLine, ...]
    notes: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    same: int = 0


@dataclass(frozen=True)
class Problem:
    """What is wrong, said; if it is the place in the letter alone, `faults` are what is wrong there."""

    said: str
    faults: tuple[str, ...] = ()


@dataclass(frozen=True)
class Receipt:
    """What the writer of a letter is told. `filed` says whether the letter counts; `why_not` why it does
    not; `problems` and `warnings` in the form of the orders contract; `meanwhile` what happens if
    nothing more comes; `confirmed` what besides orders was done as the letter says. `letter` is its number in
    the game (0 for one that was never taken in), which tells how often others wrote; `number` among the
    letters of its writer, which is what he is told. `by_line` are the problems with each line quoted once."""

    letter: int
    game: str
    turn: int
    player: str
    filed: bool
    heard: tuple[UnderstoodPart, ...] = ()
    problems: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    skipped: tuple[LetterLine, ...] = ()
    why_not: str = ""
    meanwhile: tuple[str, ...] = ()
    confirmed: tuple[str, ...] = ()
    number: int = 0
    by_line: tuple[Problem, ...] = ()

    @property
    def listed_problems(self) -> tuple[Problem, ...]:
        """The problems as the receipt lists them: by line where that is known."""
        return self.by_line or tuple(map(Problem, self.problems))
