"""What a game's page tells of the whole war: battles, losses, cards shown, Cards of Fate, how things went.

Made of views alone: `told` is the view of the whole story, `turns` those of each turn as it ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pbem.report.parts import NationRow
from pbem.report.sight import Sight
from pbem.report.story import Battle
from pbem.report.view import View

SUITS = ("S", "C", "H", "D")
RESERVE = "R"


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
class Cost:
    """What the war has cost a nation until now, as everybody can count it."""

    nation: str
    combat: int
    unsupplied: int
    fate: int
    recruited: int
    won: int
    lost: int


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
    costs: tuple[Cost, ...]
    battles: tuple[Fought, ...]
    shown: tuple[Shown, ...]
    fates: tuple[Sight, ...]


def tale(told: View, turns: Sequence[View]) -> Tale:
    """The tale of a war so far; `turns` are in order and begin with the set-up."""
    return Tale(
        turns=tuple(one.told or 0 for one in turns),
        objectives=tuple(_objectives(turns)),
        troops=tuple(_troops(turns)),
        costs=_costs(told),
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


def _costs(told: View) -> tuple[Cost, ...]:
    counts: Counter[tuple[str, str]] = Counter()
    for one in told.sights:
        for nation, what, number in _counted(one):
            counts[nation, what] += number
    kinds = ("combat", "unsupplied", "fate", "recruited", "won", "lost")
    return tuple(Cost(row.name, *(counts[row.name, kind] for kind in kinds)) for row in told.nations)


def _counted(one: Sight) -> list[tuple[str, str, int]]:
    """What a sight adds to the cost: the nation, what of, and how much."""
    told = one.fields
    if one.kind == "TroopsLost":
        return [(told["nation"], "unsupplied" if told["why"] == "unsupplied" else "combat", told["count"])]
    if one.kind == "Recruited":
        return [(told["nation"], "recruited", told["count"])]
    if one.kind == "TroopsChanged":
        return [(told["nation"], "fate", -told["change"])] if told["change"] < 0 else []
    if one.kind == "Retired":
        return [(told["nation"], "fate", told["lost"])]
    if one.kind == "CombatEnded" and told["loser"]:
        return [(told["winner"], "won", 1), (told["loser"], "lost", 1)]
    return []
