"""What a game's page tells of the whole war: battles, losses, cards shown, Cards of Fate, how things went.

Made of views alone: `told` is the view of the whole story, `turns` those of each turn as it ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pbem.engine.board import SUITS
from pbem.engine.model import RESERVE
from pbem.report.fate_parts import Toll
from pbem.report.parts import NationRow
from pbem.report.sight import Sight
from pbem.report.story import Battle
from pbem.report.toll import tolls
from pbem.report.view import View


@dataclass(frozen=True)
class Fought:
    """A combat and the turn it was fought in; `number` counts the combats of the war."""

    number: int
    turn: int
    battle: Battle

    @property
    def loser(self) -> str | None:
        """Who gave way; None while nobody has."""
        end = self.battle.end
        return end.fields["loser"] if end else None


@dataclass(frozen=True)
class Shown:
    """The Tactical Cards of a nation that everybody has seen: values by suit, highest first, and Reserves."""

    nation: str
    suits: Mapping[str, tuple[int, ...]]
    reserves: int

    @property
    def count(self) -> int:
        """How many they are."""
        return sum(map(len, self.suits.values())) + self.reserves


@dataclass(frozen=True)
class Line:
    """How something of a nation's grew or shrank: a value for each turn, `full` is where its scale ends,
    `goal` what she wants to reach, if anything."""

    nation: str
    values: tuple[int, ...]
    full: int
    goal: int | None = None


@dataclass(frozen=True)
class Tale:
    """Everything a page tells besides maps and reports. `fates` are sights of Cards of Fate being read."""

    turns: tuple[int, ...]
    objectives: tuple[Line, ...]
    troops: tuple[Line, ...]
    tolls: tuple[Toll, ...]
    battles: tuple[Fought, ...]
    shown: tuple[Shown, ...]
    fates: tuple[Sight, ...]


def tale(told: View, turns: Sequence[View]) -> Tale:
    """The tale of a war so far; `turns` are in order and begin with the set-up."""
    return Tale(
        turns=tuple(one.told or 0 for one in turns),
        objectives=tuple(_objectives(turns)),
        troops=tuple(_troops(turns)),
        tolls=tolls(((one.kind, one.fields) for one in told.sights), (row.name for row in told.nations)),
        battles=_battles(told),
        shown=tuple(_shown(told)),
        fates=tuple(one for one in told.sights if one.kind == "FateRead"),
    )


# ------------------------------------------------------------------------------------------ by turns


def _rows(turns: Sequence[View], nation: str) -> list[NationRow]:
    return [one.row(nation) for one in turns]


def _objectives(turns: Sequence[View]) -> Iterator[Line]:
    """Objectives that count, of the nations that need any."""
    for last in turns[-1].nations:
        rows = _rows(turns, last.name)
        if not any(row.objectives for row in rows):
            continue
        full = max(len(row.counting) for row in rows)
        yield Line(last.name, tuple(row.held for row in rows), full, last.needed or None)


def _troops(turns: Sequence[View]) -> Iterator[Line]:
    for last in turns[-1].nations:
        rows = _rows(turns, last.name)
        yield Line(last.name, tuple(row.troops if row.ready else row.most for row in rows), last.most)


# ---------------------------------------------------------------------------------- from the whole story


def _battles(told: View) -> tuple[Fought, ...]:
    found = [(chapter.turn, battle) for chapter in told.story for battle in chapter.battles]
    return tuple(Fought(number, *one) for number, one in enumerate(found, 1))


def _shown(told: View) -> Iterator[Shown]:
    faces: dict[str, list[str]] = {row.name: [] for row in told.nations}
    for one in told.sights:
        for nation, cards in _faces(one):
            faces[nation] += cards
    for nation, found in faces.items():
        suits = {suit: _values(found, suit) for suit in SUITS}
        yield Shown(nation, suits, sum(face == RESERVE for face in found))


def _faces(one: Sight) -> list[tuple[str, Sequence[str]]]:
    """The cards that an event showed to everybody, and whose they were."""
    told = one.fields
    if one.kind in ("CardPlayed", "OffensiveDecided") and told["card"]:
        return [(told["nation"], (told["card"],))]
    return [(told["nation"], told["cards"])] if one.kind == "Recruited" else []


def _values(faces: Iterable[str], suit: str) -> tuple[int, ...]:
    return tuple(sorted((int(face[1:]) for face in faces if face[0] == suit), reverse=True))
