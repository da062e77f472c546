"""A game's state in parts for its snapshot: what is old in it lies in pieces, each read when it is asked for.

A piece holds so many entries of the log, the events that they brought and the letters among them that stand.
What is asked of all of them lies apart (told.py), and so does the game as each turn ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pbem.engine.model import Game
from pbem.game.entries import Entry, LetterEntry, StepEntry
from pbem.game.kept.told import EntriesTold, LetterRow, clock_in, done_in, letter_rows
from pbem.game.log import standing
from pbem.parts import Late, Part, Parts
from pbem.report.record import LoggedEvent, turns_of
from pbem.rows import NamedTuple

LENGTH = 32
"""The entries of a piece: so many are quickly read, and few pieces are read at all."""

LATE = ("history", "letters", "turn_ends")
"""The fields of a state that are read when they are asked for."""


class Kept(NamedTuple):
    """What a snapshot tells of a game."""

    entries: Sequence[Entry]
    """The log's first entries."""
    fold: Mapping[str, Any]
    """The fields of the game's state after them, besides its folder and its log."""

    @property
    def size(self) -> int:
        """The bytes of the entries' lines, of what was read in pieces."""
        return sum(one.piece.size for one in _as_read(self))


class Piece(NamedTuple):
    """How much a piece holds."""

    entries: int
    events: int
    letters: int
    size: int
    """The bytes of its entries' lines."""
    entry_kinds: frozenset[str]
    event_kinds: frozenset[str]


class Source(NamedTuple):
    """What a piece is read from."""

    piece: Piece
    written: bytes | memoryview
    lines: bytes | memoryview
    """Its entries' lines in the log."""


class Head(NamedTuple):
    """What every command reads of a snapshot."""

    fold: Mapping[str, Any]
    """The fields of the state but those of `LATE`."""
    entries_told: EntriesTold
    letters_told: Sequence[LetterRow]
    events_told: Sequence[int]
    pieces: Sequence[Piece]
    turns: Sequence[int]
    """The turns that ended."""


# ------------------------------------------------------------------------------------ taken apart


def taken_apart(kept: Kept, write: Callable[[Any], bytes]) -> tuple[Head, Sequence[Source], Sequence[Any]]:
    """The head of a snapshot, its pieces, and the games as the turns ended, as they are written. What was
    read in pieces is written as it was."""
    entries, fold = kept.entries, kept.fold
    sources = [*_as_read(kept)]
    pieces = [one.piece for one in sources]
    new = entries[sum(one.entries for one in pieces) :]
    events = fold["history"][sum(one.events for one in pieces) :]
    letters = fold["letters"][sum(one.letters for one in pieces) :]
    sources += _pieces(new, standing(entries), events, letters, write)
    ends = fold["turn_ends"]
    head = Head(
        {name: value for name, value in fold.items() if name not in LATE},
        EntriesTold(done_in(standing(entries)), replace(clock_in(entries), timing=None)),
        letter_rows(fold["letters"]),
        turns_of(fold["history"]),
        [one.piece for one in sources],
        list(ends),
    )
    return head, sources, [_end_as_read(ends, turn) or write(ends[turn]) for turn in ends]


def _as_read(kept: Kept) -> Sequence[Source]:
    """The pieces that a state was read from; none if it was folded anew since."""
    all_of_them = (kept.entries, kept.fold["history"], kept.fold["letters"])
    found = [[part.source for part in one.old] for one in all_of_them if isinstance(one, Parts)]
    return found[0] if len(found) == len(all_of_them) else []


def _end_as_read(ends: Mapping[int, Game], turn: int) -> Any:
    """The game as a turn ended, as it was read."""
    return ends.old[turn].source if isinstance(ends, Late) and turn not in ends.newer else None


def _pieces(
    entries: Sequence[Entry], stand: Sequence[Entry], events: Sequence[LoggedEvent],
    letters: Sequence[LetterEntry], write: Callable[[Any], bytes],
) -> Iterator[Source]:  # fmt: skip
    """New entries in pieces, with the events and the letters of those that `stand`."""
    new = stand[-len(entries) :] if entries else ()
    steps = {one.n: len(one.events) for one in new if isinstance(one, StepEntry)}
    events_at = letters_at = 0
    for at in range(0, len(entries), LENGTH):
        own = entries[at : at + LENGTH]
        events_end = events_at + sum(steps.get(one.n, 0) for one in own)
        letters_end = letters_at + sum(
            one.n <= own[-1].n for one in letters[letters_at : letters_at + LENGTH]
        )
        happened, wrote = events[events_at:events_end], letters[letters_at:letters_end]
        events_at, letters_at = events_end, letters_end
        lines = b"".join(one.line for one in own)
        kinds = frozenset(type(one).__name__ for one in own)
        event_kinds = frozenset(type(one.event).__name__ for one in happened)
        piece = Piece(len(own), len(happened), len(wrote), len(lines), kinds, event_kinds)
        yield Source(piece, write((own, happened, wrote)), lines)


# --------------------------------------------------------------------------------- put together


def put_together(
    head: Head, written: Sequence[memoryview], log: memoryview, read: Callable[[Any], Any]
) -> Kept:
    """What `taken_apart` took apart; `log` are the lines of its entries."""
    entries: list[Part[Entry]] = []
    events: list[Part[LoggedEvent]] = []
    letters: list[Part[LetterEntry]] = []
    at = 0
    for piece, one in zip(head.pieces, written, strict=False):
        source = Source(piece, one, log[at : at + piece.size])
        at += piece.size
        once = _Once(source, read)
        entries.append(Part(piece.entries, piece.entry_kinds, once.entries, source))
        events.append(Part(piece.events, piece.event_kinds, once.events, source))
        letters.append(Part(piece.letters, frozenset(), once.letters, source))
    ends = zip(head.turns, written[len(head.pieces) :], strict=True)
    fold = {
        **head.fold,
        "history": Parts(events, told=head.events_told),
        "letters": Parts(letters, told=head.letters_told),
        "turn_ends": Late({turn: _end(one, read) for turn, one in ends}, {}),
    }
    return Kept(Parts(entries, told=head.entries_told), fold)


def _end(written: memoryview, read: Callable[[Any], Any]) -> Part[Game]:
    return Part(1, frozenset(), lambda: (read(written),), written)


class _Once:
    """A piece that is read once, whatever of it is asked for first."""

    def __init__(self, source: Source, read: Callable[[Any], Any]) -> None:
        self._source, self._read = source, read
        self._found: tuple[Sequence[Entry], Sequence[LoggedEvent], Sequence[LetterEntry]] | None = None

    def _all(self) -> tuple[Sequence[Entry], Sequence[LoggedEvent], Sequence[LetterEntry]]:
        if self._found is None:
            self._found = self._read(self._source.written)
            for entry, line in zip(
                self._found[0], bytes(self._source.lines).splitlines(keepends=True), strict=True
            ):
                entry.__dict__["line"] = line
        return self._found

    def entries(self) -> Sequence[Entry]:
        return self._all()[0]

    def events(self) -> Sequence[LoggedEvent]:
        return self._all()[1]

    def letters(self) -> Sequence[LetterEntry]:
        return self._all()[2]
