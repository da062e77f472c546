"""What a game's log can tell: one frozen record a kind of entry, written and read through the codec.

`n` is an entry's number, its place in the log; `prev` the SHA-256 of the line before it, so that no line can
be changed unseen. Fields that have their default value are left out of the line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, TypeVar

from pbem.data.rules import board
from pbem.engine.events import Event
from pbem.engine.questions import Answer
from pbem.game import codec
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.order import Order

Document = Mapping[str, Any]
"""Data of a form of its own, which is checked where it is used: a position, settings, a tick."""

_FRAME: Mapping[str, Any] = {codec.FRAME: True}


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Base of all entries."""

    kind: ClassVar[str]

    n: int = field(default=-1, metadata=_FRAME)
    """The entry's number; -1 until it is in a log."""
    prev: str | None = field(default=None, metadata=_FRAME)
    """The SHA-256 of the line before, which the first has not."""
    line: bytes = field(default=b"", metadata=_FRAME, compare=False, repr=False)
    """The entry as its file has it, to the byte: what was written by an older program is not written anew."""


@dataclass(frozen=True, kw_only=True)
class CreatedEntry(Entry):
    """The game was started."""

    kind = "created"

    game: str
    """Its name."""
    scenario: str
    players: Mapping[str, str]
    """The address of each player who has one."""
    options: tuple[str, ...]
    """The rules that were agreed on besides those of the scenario."""
    seed: str
    commitment: str
    """The SHA-256 of the seed, which is published at the start."""
    position: Document | None
    """Where the game starts if that is not the scenario's set-up."""
    language: str | None = None
    """The language of letters, where it is not English for all."""
    languages: Mapping[str, str] | None = None
    """The language of each player who has one of his own."""


@dataclass(frozen=True, kw_only=True)
class NationOrders:
    """What a letter orders for one nation, in canonical form: every name is the board's own."""

    orders: tuple[Order, ...] = ()
    standing: tuple[Order, ...] | None = None
    """What holds until changed; () clears what stood, None leaves it."""


@dataclass(frozen=True, kw_only=True)
class LetterEntry(Entry):
    """A letter came."""

    kind = "letter"

    letter: int
    """Its number among the game's letters."""
    file: str
    """The name under which it is kept as it came."""
    sha256: str
    """The digest of its bytes."""
    player: str
    """Who wrote it; "" if that cannot be told."""
    counts: bool
    """Whether its orders are on file."""
    turns: Mapping[str, int]
    """For each nation that it orders about, the turn of the stage it is for."""
    standing: bool | None = None
    """Of an older log alone: whether it says something that holds until changed."""
    message_id: str | None = None
    """The mail's own name for itself."""
    language: str | None = None
    """The language that the player chose with it."""
    amend: bool = False
    """Whether it adds to the letter before instead of replacing it."""
    partial: bool = False
    """Whether it was to count even if something in it was wrong."""
    orders: Mapping[str, NationOrders] | None = None
    """What it was understood to order, by nation, if it counts; None in an older log (upgrade.py)."""
    wrong: tuple[tuple[int, str], ...] = ()
    """The orders that were left out, by line and text, of a letter that was accepted in part."""

    @property
    def lasts(self) -> bool:
        """Whether it says something that holds until changed, or until a Card of Fate asks for it."""
        if self.orders is None:
            return bool(self.standing)
        return any(map(_lasts, self.orders.values()))


def _lasts(own: NationOrders) -> bool:
    return own.standing is not None or any(isinstance(order, FateOrder) for order in own.orders)


@dataclass(frozen=True, kw_only=True)
class StepEntry(Entry):
    """An answer, and all that followed."""

    kind = "step"

    source: str = field(metadata={codec.KEY: "from"})
    """Where the answer comes from: `letter 3, line 7`, `deadline`, `rules`."""
    answer: Answer | None = None
    """None where the rules decided."""
    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class UndoEntry(Entry):
    """The game was taken back."""

    kind = "undo"

    to: int
    """The last entry that still stands."""


@dataclass(frozen=True, kw_only=True)
class SaidEntry(Entry):
    """What the moderator told the players."""

    kind = "said"

    text: str
    to: str | None
    """The only player who reads it; None if all do."""


@dataclass(frozen=True, kw_only=True)
class SubstituteEntry(Entry):
    """A player's part was given to somebody else."""

    kind = "substitute"

    player: str
    address: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class FixEntry(Entry):
    """Facts were corrected by the moderator."""

    kind = "fix"

    reason: str
    changes: tuple[Document, ...]
    """Each as fact_changes.py has them: `path`, `was` and `now`."""


@dataclass(frozen=True, kw_only=True)
class SettingsEntry(Entry):
    """The deadlines were set."""

    kind = "settings"

    at: str
    document: Document
    """The settings that hold from then on."""
    promised: Mapping[str, str]
    """The deadline of each nation that was told under the settings before."""
    why: str
    said: Any = None
    """The same so that it can be said in other languages."""
    file: Document | None = None
    """The settings as the moderator's file has them, if they come from one."""


@dataclass(frozen=True)
class QuestionSeen:
    """An open question, as the log notes it."""

    number: int
    nation: str
    kind: str
    player: str


@dataclass(frozen=True, kw_only=True)
class AskedEntry(Entry):
    """Questions were seen open for the first time: their deadlines run from then on."""

    kind = "asked"

    at: str
    questions: tuple[QuestionSeen, ...]
    gone: tuple[str, ...]
    """The nations whose question is open no more."""


@dataclass(frozen=True, kw_only=True)
class OutageEntry(Entry):
    """Time was lost: nothing ran, or no mail came."""

    kind = "outage"

    since: str
    until: str
    why: str
    said: Any = None
    """The same so that it can be said in other languages."""
    after: Document
    """The tick before it."""
    tick: Document
    """The tick that ends it."""


@dataclass(frozen=True, kw_only=True)
class LanguageEntry(Entry):
    """The language of a player's letters was set by the moderator."""

    kind = "language"

    player: str | None
    """None for the game and its public."""
    language: str


@dataclass(frozen=True, kw_only=True)
class OpenedEntry(Entry):
    """The moderator of a sealed game looked at something."""

    kind = "opened"

    what: str
    player: str
    """Whose it is; "" if it is no player's."""
    reason: str


@dataclass(frozen=True, kw_only=True)
class UndoneEntry(Entry):
    """All players are told that the game was taken back."""

    kind = "undone"


KINDS: Mapping[str, type[Entry]] = {kind.kind: kind for kind in Entry.__subclasses__()}
"""Every kind of entry by its name in the log."""

NOTES = (SettingsEntry, AskedEntry, OutageEntry)
"""Entries about time, which change nothing in the game."""

STAYING = (OpenedEntry, UndoneEntry, LanguageEntry)
"""Entries that no `undo` takes back. The moderator of a sealed game cannot forget what he has looked at,
everybody is told that he took the game back, and the language of a player's letters is not part of it."""

Kind = TypeVar("Kind", bound=Entry)


def numbered(entry: Kind, n: int, prev: str | None) -> Kind:
    """An entry at its place in a log, with the line that it is written as."""
    before = {"prev": prev} if prev else {}
    written = {"n": n, "kind": entry.kind, **codec.write_record(entry, board()), **before}
    line = json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n"
    return replace(entry, n=n, prev=prev, line=line.encode())


def read_entry(line: bytes) -> Entry:
    """The entry that a line holds. Raises ValueError if it holds none that this program knows."""
    written = json.loads(line)
    if not isinstance(written, dict) or type(written.get("n")) is not int:
        raise ValueError("it has no number")
    kind = KINDS.get(str(written.get("kind")))
    if kind is None:
        raise ValueError(f"there are no entries of the kind {written.get('kind')!r}")
    prev = written.get("prev")
    tags = ("n", "kind") if prev is None else ("n", "kind", "prev")
    entry: Entry = codec.read_record(kind, written, board(), tags, n=written["n"], prev=prev, line=line)
    return entry
