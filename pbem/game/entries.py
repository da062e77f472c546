"""What a game's log can tell: one frozen record a kind of entry, written and read through the codec.

`n` is an entry's number, its place in the log; `prev` the SHA-256 of the line before it, so that no line can
be changed unseen. Fields that have their default value are left out of the line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from datetime import datetime
from typing import TypeVar

from pbem.data.rules import board
from pbem.engine.events import Event
from pbem.engine.questions import Answer
from pbem.game import codec
from pbem.game.pace.entry import Document as Document
from pbem.game.pace.entry import Entry as Entry
from pbem.game.pace.time_entries import AllowedEntry as AllowedEntry
from pbem.game.pace.time_entries import AskedEntry as AskedEntry
from pbem.game.pace.time_entries import AwayEntry as AwayEntry
from pbem.game.pace.time_entries import DeputyEntry as DeputyEntry
from pbem.game.pace.time_entries import ExtendedEntry as ExtendedEntry
from pbem.game.pace.time_entries import LateEntry as LateEntry
from pbem.game.pace.time_entries import MissedDeadline as MissedDeadline
from pbem.game.pace.time_entries import OutageEntry as OutageEntry
from pbem.game.pace.time_entries import QuestionSeen as QuestionSeen
from pbem.game.pace.time_entries import SettingsEntry as SettingsEntry
from pbem.game.step import MissedOrder
from pbem.game.wrong_line import WrongLine
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.order import Order
from pbem.parts import of_kinds
from pbem.records import dataclass


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
    """The SHA-256 of salt and seed, which is published at the start."""
    position: Document | None
    """Where the game starts if that is not the scenario's set-up."""
    language: str | None = None
    """The language of letters, where it is not English for all."""
    languages: Mapping[str, str] | None = None
    """The language of each player who has one of his own."""
    salt: str = ""
    """What is hashed before the seed, so that no list of words finds it; "" in an older log."""
    edition: str = ""
    """The edition of the rules (data/edition.py); "" in an older log."""


@dataclass(frozen=True, kw_only=True)
class TurnOrders:
    """What a letter orders for a later turn, in canonical form."""

    turn: int
    orders: tuple[Order, ...]


@dataclass(frozen=True, kw_only=True)
class NationOrders:
    """What a letter orders for one nation, in canonical form: every name is the board's own."""

    orders: tuple[Order, ...] = ()
    standing: tuple[Order, ...] | None = None
    """What holds until changed; () clears what stood, None leaves it."""
    later: tuple[TurnOrders, ...] = ()
    """What it orders for later turns, each turn once."""
    stays: tuple[str, ...] | None = None
    """The sources of what stays on file beside it, where that is not as the letter says: it mends another, or
    was itself wrong about a piece; None where it is."""
    to_mend: tuple[WrongLine, ...] = ()
    """All wrong lines that her stage waits for once the letter is there, those of earlier letters too."""


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
    sent: str | None = None
    """When its writer sent it, as the mail says itself."""
    answers: int | None = None
    """The turn of the letter that it answers, as the token in it tells."""
    at: str | None = None
    """When it was taken in; None if nobody need wait for its writer to change it: a program wrote it."""
    language: str | None = None
    """The language that the player chose with it."""
    amend: bool = False
    """Whether it adds to the letter before instead of replacing it."""
    partial: bool = False
    """Whether nobody is to wait for what is wrong in it."""
    whole: bool = False
    """Whether nothing of it is to count while a line in it is wrong."""
    asked_back: bool = False
    """Whether a sentence in it was not taken as an order: the better lines of the next one are added."""
    proposed: tuple[tuple[int, str, str], ...] = ()
    """The orders that its receipt proposed, in that order, each behind the turn it was proposed in and its
    nation: the next letter takes them with a word."""
    orders: Mapping[str, NationOrders] | None = None
    """What it was understood to order, by nation. Of one that does not count: the wrong lines that are waited
    for, and what is held back until they are mended. None in an older log (upgrade.py)."""
    wrong: tuple[tuple[int, str], ...] = ()
    """The orders that were left out, by line and text, because they are wrong."""

    luck: str | None = None
    """The words of the player's own that enter the shuffles."""
    forecast: bool = False
    """Whether it only asked how it would go: nothing of it was filed."""
    asks: tuple[str, ...] = ()
    """What it has sent to its writer: `report`, `form`, `status`, `desk`."""
    deputy: int = 0
    """Which of its player's deputies wrote it; 0 if he did himself."""
    talk: str = ""
    """What it says to the moderator, who is not told in a sealed game; "" if it is to go to nobody."""

    @property
    def has_orders(self) -> bool:
        """Whether it orders anything, and does not only ask, talk, or say something of its writer."""
        own = (self.orders or {}).values()
        return self.orders is None or self.partial or any(map(_orders_anything, own))

    @property
    def last_turn(self) -> int:
        """The last turn that it is for; 0 if it orders nothing."""
        later = (one.turn for own in (self.orders or {}).values() for one in own.later)
        return max((*self.turns.values(), *later), default=0)

    @property
    def taken(self) -> datetime | None:
        """When it was taken in, as an instant."""
        return datetime.fromisoformat(self.at) if self.at else None

    @property
    def lasts(self) -> bool:
        """Whether it says something that holds until changed, or until a Card of Fate asks for it."""
        if self.orders is None:
            return bool(self.standing)
        return any(map(_lasts, self.orders.values()))


def _orders_anything(own: NationOrders) -> bool:
    return bool(own.orders or own.later) or own.standing is not None


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
    missed: tuple[MissedOrder, ...] = ()
    """The orders of the nation's that were not carried out before it."""
    clause: str = ""
    """Of an answer that a battle plan gave: the clause that decided it. "" in an older log."""
    at_deadline: bool = False
    """Whether the deadline had what was on file carried out: else its nation would have been waited for."""


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
class PressEntry(Entry):
    """A player said something to others, in a letter."""

    kind = "press"

    player: str
    """Who said it."""
    to: tuple[str, ...] | None
    """The players who read it; None if all do."""
    text: str
    anonymous: bool = False
    """Whether nobody is told who said it."""
    deputy: int = 0
    """Which of the player's deputies wrote it, if the players know that he has one; else 0."""


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
class LanguageEntry(Entry):
    """The language of a player's letters was set by the moderator."""

    kind = "language"

    player: str | None
    """None for the game and its public."""
    language: str


@dataclass(frozen=True, kw_only=True)
class ZoneEntry(Entry):
    """The time zone that a player's letters tell times in beside the game's."""

    kind = "zone"

    player: str
    zone: str
    """"" if there is none any more."""
    letter: int = 0
    """The number of the letter that says so; 0 if the moderator does."""


@dataclass(frozen=True, kw_only=True)
class SuitsEntry(Entry):
    """Whether a player's letters show suits as signs in plain text too."""

    kind = "suits"

    player: str
    signs: bool
    letter: int = 0
    """The number of the letter that says so; 0 if the moderator does."""


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

    reason: str = ""
    holds: bool = False
    """Whether the game is held until it is resumed, or a letter with orders comes; an older program held
    none."""


@dataclass(frozen=True, kw_only=True)
class LettersUndoneEntry(Entry):
    """A player is told that letters of his, which counted, were taken back with the game."""

    kind = "letters undone"

    player: str
    letters: tuple[int, ...]
    """As he counts his own."""
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class RedoEntry(Entry):
    """What was undone stands again, as it was played. Players are told."""

    kind = "redo"

    of: int
    """The `undo`, or the `redo`, that took it back."""
    reason: str = ""
    to: tuple[str, ...] = ()
    """Who is told, where letters alone stand again or fall: their writers. Else all are."""


@dataclass(frozen=True, kw_only=True)
class HeldEntry(Entry):
    """The moderator has stopped play until he lets the game go on. All players are told."""

    kind = "held"

    reason: str


@dataclass(frozen=True, kw_only=True)
class ResumedEntry(Entry):
    """A game that was held goes on."""

    kind = "resumed"

    told: bool = False
    """Whether all players are told: they are if the moderator had stopped play."""


@dataclass(frozen=True, kw_only=True)
class RulesEntry(Entry):
    """The moderator goes on under the rules of another program."""

    kind = "rules"

    edition: str


KINDS: Mapping[str, type[Entry]] = {kind.kind: kind for kind in Entry.__subclasses__()}
"""Every kind of entry by its name in the log."""

NOTES = (SettingsEntry, AskedEntry, OutageEntry, LateEntry, AllowedEntry, ExtendedEntry)
"""Entries about time, which change nothing in the game."""

STAYING = (
    OpenedEntry, UndoneEntry, LettersUndoneEntry, RedoEntry, HeldEntry, ResumedEntry, LanguageEntry,
    RulesEntry, AwayEntry, ZoneEntry, DeputyEntry, SuitsEntry,
)  # fmt: skip
"""Entries that no `undo` takes back. The moderator of a sealed game cannot forget what he has looked at,
everybody is told that he took the game back or stopped it, and neither the language of a player's letters and
how they show suits, nor the rules that a program has, nor when players are away and who plays for them, are
part of it."""

Kind = TypeVar("Kind", bound=Entry)


def entries_of(entries: Sequence[Entry], *kinds: type[Kind]) -> Iterator[Kind]:
    """Those of some kinds among entries, of which old ones need not all be read."""
    found = of_kinds(entries, [kind.__name__ for kind in kinds])
    return (entry for _, entry in found if isinstance(entry, kinds))


def numbered(entry: Kind, n: int, prev: str | None) -> Kind:
    """An entry at its place in a log, with the line that it is written as."""
    import json

    before = {"prev": prev} if prev else {}
    written = {"n": n, "kind": entry.kind, **codec.write_record(entry, board()), **before}
    line = json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n"
    return replace(entry, n=n, prev=prev, line=line.encode())


def read_entry(line: bytes) -> Entry:
    """The entry that a line holds. Raises ValueError if it holds none that this program knows."""
    import json  # with it every command would load it, and few read a log's lines

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
