"""What the log says about time: the settings, when each open question was asked, and the time that was lost.

Entries `settings`, `asked` and `outage`. An `undo` takes back neither settings nor outages; what is open
after it, or after a `redo`, is asked anew. Pure: nothing is read or written here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from pbem.deadlines.settings import Timing
from pbem.deadlines.settings_text import timing_of
from pbem.engine.model import Game
from pbem.engine.phrase import phrase, unpacked
from pbem.engine.questions import MOVE, Question
from pbem.engine.sequence import questions
from pbem.game.entries import (
    AskedEntry,
    Document,
    Entry,
    ExtendedEntry,
    OutageEntry,
    RedoEntry,
    SaidEntry,
    SettingsEntry,
    StepEntry,
    SubstituteEntry,
    UndoEntry,
)
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.deadlines.deadline import OwedAnswer
    from pbem.deadlines.outages import Outage

WANTED: dict[str, str] = {
    "set-up": phrase("the troops of her generals"),
    "discard": phrase("the card she discards"),
    "offensive": phrase("whether she declares the Offensive Option"),
    "movement": phrase("the orders for her action stage"),
    "evade": phrase("whether a stack steps aside"),
    "attack": phrase("which attack comes first"),
    "play": phrase("a card, or to stop"),
    "retreat": phrase("where the beaten stack's retreat ends"),
    "fate": phrase("what she does about the Card of Fate"),
}
"""What a question asks for, in a moderator's words."""


def why_of(entry: SettingsEntry | OutageEntry | ExtendedEntry) -> str:
    """Why an entry was made; of an old one in English only."""
    why: str = unpacked(entry.why if entry.said is None else entry.said)
    return why


@dataclass(frozen=True)
class Noted:
    """A nation's question that a run has seen open."""

    player: str
    """Whom it asks."""
    kind: str
    at: datetime
    """When it was seen first."""
    entry: int
    """The entry of the log that says so."""
    promised: datetime | None = None
    """The deadline that the player was told before the settings changed."""
    outages: tuple[Outage, ...] = ()
    """The outages since."""
    given: timedelta = timedelta()
    """How much more time the player was given."""
    extension: ExtendedEntry | None = None
    """What gave it to him last."""
    row: datetime | None = None
    """When the first of the player's nations was asked whose stages follow each other, if this is a later."""


@dataclass
class Row:
    """The nations of one player whose stages follow each other, and what was noted of the first."""

    nations: frozenset[str]
    first: Noted


@dataclass
class Clock:
    """The settings (None: nothing is ever due), the question noted of each nation, the last entry that
    changed deadlines of everybody, and the last outage's entry."""

    timing: Timing | None = None
    noted: dict[str, Noted] = field(default_factory=dict)
    changed: SettingsEntry | OutageEntry | None = None
    outage: OutageEntry | None = None
    row: Row | None = None
    document: Document | None = None
    """The settings as the log has them."""


def clock_of(entries: Iterable[Entry]) -> Clock:
    """The clock that a log tells."""
    return clock_since(Clock(), entries)


def clock_since(told: Clock, entries: Iterable[Entry]) -> Clock:
    """The clock after further entries, of which one is an `undo` only if they are the whole log."""
    clock = replace(told, noted=dict(told.noted))
    before: list[Entry] = []
    for entry in entries:
        if not _takes_back_a_word(entry, before):
            _fold(clock, entry)
        before.append(entry)
    clock.timing = timing_of(clock.document) if clock.document else None
    return clock


def _takes_back_a_word(entry: Entry, before: Iterable[Entry]) -> bool:
    """Whether an `undo` takes back nothing but what the moderator said: no clock begins anew for that."""
    if not isinstance(entry, UndoEntry):
        return False
    return all(isinstance(one, SaidEntry) for one in before if one.n > entry.to)


def _fold(clock: Clock, entry: Entry) -> None:
    match entry:
        case UndoEntry() | RedoEntry():
            clock.noted.clear()
            clock.row = None
        case StepEntry(answer=answer) if answer is not None:
            clock.noted.pop(answer.nation, None)
        case SubstituteEntry():
            _hand_over(clock, entry.player)
        case AskedEntry():
            _ask(clock, entry)
        case SettingsEntry():
            _promise(clock, entry)
        case OutageEntry():
            _lose(clock, entry)
        case ExtendedEntry():
            _extend(clock, entry)


def _hand_over(clock: Clock, player: str) -> None:
    """Who takes over a part is asked anew."""
    clock.noted = {nation: noted for nation, noted in clock.noted.items() if noted.player != player}


def _ask(clock: Clock, entry: AskedEntry) -> None:
    for nation in entry.gone:
        clock.noted.pop(nation, None)
    at = datetime.fromisoformat(entry.at)
    for one in entry.questions:
        noted = Noted(one.player, one.kind, at, entry.n)
        clock.noted[one.nation] = _in_its_row(clock, one.nation, noted) if one.kind == MOVE else noted


def _in_its_row(clock: Clock, nation: str, noted: Noted) -> Noted:
    """A stage that was noted; if the player's last nation had hers just before, with when that was."""
    row = clock.row
    if row is None or row.first.player != noted.player or nation in row.nations:
        clock.row = Row(frozenset({nation}), noted)
        return noted
    clock.row = Row(row.nations | {nation}, row.first)
    return replace(noted, row=row.first.at, outages=row.first.outages)


def _extend(clock: Clock, entry: ExtendedEntry) -> None:
    for nation in entry.nations:
        if nation in clock.noted:
            noted = clock.noted[nation]
            given = noted.given + timedelta(minutes=entry.minutes)
            clock.noted[nation] = replace(noted, given=given, extension=entry)


def _promise(clock: Clock, entry: SettingsEntry) -> None:
    clock.changed, clock.document = entry, entry.document
    for nation, promised in entry.promised.items():
        if nation in clock.noted:
            noted, at = clock.noted[nation], datetime.fromisoformat(promised)
            clock.noted[nation] = replace(noted, promised=max(noted.promised or at, at))


def _lose(clock: Clock, entry: OutageEntry) -> None:
    from pbem.deadlines.outages import Outage

    clock.changed = clock.outage = entry
    since, until = datetime.fromisoformat(entry.since), datetime.fromisoformat(entry.until)
    outage = Outage(since, until, why_of(entry))
    for nation, noted in clock.noted.items():
        clock.noted[nation] = replace(noted, outages=(*noted.outages, outage))
    if clock.row:
        first = clock.row.first
        clock.row = Row(clock.row.nations, replace(first, outages=(*first.outages, outage)))


# ------------------------------------------------------------------------------------ the open questions


def unnoted_questions(game: Game, clock: Clock) -> tuple[list[Question], list[str]]:
    """The open questions that were not noted yet, and the nations whose noted question is open no more."""
    kinds = {question.nation: question.kind for question in questions(game)}
    gone = [nation for nation, noted in clock.noted.items() if kinds.get(nation) != noted.kind]
    new = [
        question
        for question in questions(game)
        if question.nation in gone or question.nation not in clock.noted
    ]
    return new, gone


def owed_answers(game: Game, clock: Clock) -> tuple[OwedAnswer, ...]:
    """The open questions that were noted, as `due` wants them."""
    return tuple(
        _asked(game, question, clock.noted[question.nation])
        for question in questions(game)
        if question.nation in clock.noted and clock.noted[question.nation].kind == question.kind
    )


def _asked(game: Game, question: Question, noted: Noted) -> OwedAnswer:
    from pbem.deadlines.deadline import OwedAnswer

    player, wants = game.player_of(question.nation), WANTED[question.kind]
    return OwedAnswer(
        question.number,
        question.nation,
        player,
        question.kind,
        noted.at,
        wants,
        noted.promised,
        noted.outages,
        given=noted.given,
        row=noted.row,
    )
