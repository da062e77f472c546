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
    """One event of the game, with what the log says of it."""

    number: int
    """Its number in the game."""

    turn: int
    nation: str | None
    """The nation that was active."""

    source: str
    """What it came from: `letter 3, line 7`, `deadline`, `rules` or `moderator`."""

    event: Event


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

    def may_read(self, player: str | None) -> bool:
        """Whether a player (None: the public) may read it."""
        return self.to is None or player in self.to


@dataclass(frozen=True)
class Record:
    """A game as the desk knows it now."""

    name: str
    game: Game
    history: tuple[LoggedEvent, ...]
    commitment: str
    """The published hash of the seed."""

    names: Mapping[str, str] = field(default_factory=dict)
    """The person behind each player."""

    filed: frozenset[str] = frozenset()
    """The nations whose orders for their next stage are on file."""

    notices: tuple[Notice, ...] = ()


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


@dataclass(frozen=True)
class UnderstoodPart:
    """What one nation's part of a letter was understood to say. The first letter has nothing to be compared
    with, so the last four fields are empty for it."""

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

    new: tuple[str, ...] = ()
    """Orders that were not on file before."""

    same: int = 0
    """How many orders were on file before already."""


@dataclass(frozen=True)
class ReceiptProblem:
    """Something that is wrong in a letter."""

    said: str
    """What is wrong; or only the place in the letter, if `faults` are given."""

    faults: tuple[str, ...] = ()
    """What is wrong at that place."""


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

    meanwhile: tuple[str, ...] = ()
    """What happens if nothing more comes."""

    confirmed: tuple[str, ...] = ()
    """What was done as the letter says, besides its orders."""

    number: int = 0
    """The letter's number among those of its writer."""

    by_line: tuple[ReceiptProblem, ...] = ()
    """The problems again, each line quoted only once."""

    @property
    def listed_problems(self) -> tuple[ReceiptProblem, ...]:
        """The problems as the receipt lists them: by line where that is known."""
        return self.by_line or tuple(map(ReceiptProblem, self.problems))
