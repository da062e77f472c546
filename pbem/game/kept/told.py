"""What commands ask of all entries and letters of a game: it is kept apart, so that few of them are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pbem.game.clock import Clock, clock_of, clock_since
from pbem.game.entries import Entry, LetterEntry, StepEntry, UndoEntry, entries_of
from pbem.parts import told_and_newer
from pbem.rows import NamedTuple


class EntriesTold(NamedTuple):
    """What is told of the first entries of a log."""

    done: frozenset[str]
    """The sources of the steps that stand."""
    clock: Clock


NOTHING_TOLD = EntriesTold(frozenset(), Clock())


def done_in(standing: Sequence[Entry]) -> frozenset[str]:
    """The sources of all steps among the entries that stand."""
    told, newer = told_and_newer(standing, NOTHING_TOLD)
    return frozenset(told.done.union(one.source for one in newer if isinstance(one, StepEntry)))


def clock_in(entries: Sequence[Entry]) -> Clock:
    """The clock that a log tells."""
    told, newer = told_and_newer(entries, NOTHING_TOLD)
    return clock_of(entries) if any(entries_of(newer, UndoEntry)) else clock_since(told.clock, newer)


class LetterRow(NamedTuple):
    """A letter's entry in short."""

    n: int
    letter: int
    player: str
    language: str | None
    last_turn: int
    lasts: bool
    talks: bool


def row_of(entry: LetterEntry) -> LetterRow:
    """A letter's entry in short."""
    return LetterRow(
        entry.n,
        entry.letter,
        entry.player,
        entry.language,
        entry.last_turn,
        entry.lasts,
        bool(entry.talk),
    )


def letter_rows(letters: Sequence[LetterEntry]) -> Sequence[LetterRow]:
    """Letters' entries in short."""
    told, newer = told_and_newer(letters)
    return (*told, *map(row_of, newer))


def own_numbers(rows: Iterable[LetterRow]) -> Mapping[int, int]:
    """The number that the writer of a letter knows it by, by its number in the game: each player counts his
    own, since those of the game tell how often others wrote."""
    count: Counter[str] = Counter()
    numbers = {}
    for row in rows:
        count[row.player] += 1
        numbers[row.letter] = count[row.player]
    return numbers
