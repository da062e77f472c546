"""What a game's page says about the whole war: battles, losses, cards shown, Cards of Fate and curves.

It is made from views alone: `whole` is the view of the whole story, `turns` are the views of each turn's end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from pbem.engine.board import SUITS
from pbem.engine.model import RESERVE
from pbem.records import dataclass
from pbem.report.fate_records import WarTally
from pbem.report.story import Battle
from pbem.report.view import View
from pbem.report.view_records import NationRow
from pbem.report.visible_event import VisibleEvent
from pbem.report.war_tally import war_tallies


@dataclass(frozen=True)
class NumberedBattle:
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
class CardsShown:
    """The Tactical Cards of a nation that everybody has seen."""

    nation: str
    suits: Mapping[str, tuple[int, ...]]
    """The values of each suit, highest first."""

    reserves: int

    @property
    def count(self) -> int:
        """How many they are."""
        return sum(map(len, self.suits.values())) + self.reserves


@dataclass(frozen=True)
class NationCurve:
    """How a number of a nation grew or shrank."""

    nation: str
    values: tuple[int, ...]
    """One for each turn."""

    full: int
    """Where the scale ends."""

    goal: int | None = None
    """The number that she has to reach, if there is one."""


@dataclass(frozen=True)
class WarStory:
    """Everything that a page tells besides maps and reports."""

    turns: tuple[int, ...]
    objectives: tuple[NationCurve, ...]
    troops: tuple[NationCurve, ...]
    tolls: tuple[WarTally, ...]
    battles: tuple[NumberedBattle, ...]
    shown: tuple[CardsShown, ...]
    fates: tuple[VisibleEvent, ...]
    """The events in which Cards of Fate were read."""


def war_story(whole: View, turns: Sequence[View]) -> WarStory:
    """The story of a war so far; `turns` are in order and begin with the set-up."""
    return WarStory(
        turns=tuple(one.story_turn or 0 for one in turns),
        objectives=tuple(_objectives(turns)),
        troops=tuple(_troops(turns)),
        tolls=war_tallies(
            ((one.kind, one.fields) for one in whole.events), (row.name for row in whole.nations)
        ),
        battles=_battles(whole),
        shown=tuple(_shown(whole)),
        fates=tuple(one for one in whole.events if one.kind == "FateRead"),
    )


# ------------------------------------------------------------------------------------------ by turns


def _rows(turns: Sequence[View], nation: str) -> list[NationRow]:
    return [one.row(nation) for one in turns]


def _objectives(turns: Sequence[View]) -> Iterator[NationCurve]:
    """Objectives that count, of the nations that need any."""
    for last in turns[-1].nations:
        rows = _rows(turns, last.name)
        if not any(row.objectives for row in rows):
            continue
        full = max(len(row.counting) for row in rows)
        yield NationCurve(last.name, tuple(row.held for row in rows), full, last.needed or None)


def _troops(turns: Sequence[View]) -> Iterator[NationCurve]:
    for last in turns[-1].nations:
        rows = _rows(turns, last.name)
        yield NationCurve(last.name, tuple(row.troops if row.ready else row.most for row in rows), last.most)


# ---------------------------------------------------------------------------------- from the whole story


def _battles(whole: View) -> tuple[NumberedBattle, ...]:
    battles = [(chapter.turn, battle) for chapter in whole.story for battle in chapter.battles]
    return tuple(NumberedBattle(number, *one) for number, one in enumerate(battles, 1))


def _shown(whole: View) -> Iterator[CardsShown]:
    faces: dict[str, list[str]] = {row.name: [] for row in whole.nations}
    for one in whole.events:
        for nation, cards in _faces(one):
            faces[nation] += cards
    for nation, shown in faces.items():
        suits = {suit: _values(shown, suit) for suit in SUITS}
        yield CardsShown(nation, suits, sum(face == RESERVE for face in shown))


def _faces(one: VisibleEvent) -> list[tuple[str, Sequence[str]]]:
    """The cards that an event showed to everybody, and whose they were."""
    facts = one.fields
    if one.kind in ("CardPlayed", "OffensiveDecided") and facts["card"]:
        return [(facts["nation"], (facts["card"],))]
    return [(facts["nation"], facts["cards"])] if one.kind == "Recruited" else []


def _values(faces: Iterable[str], suit: str) -> tuple[int, ...]:
    return tuple(sorted((int(face[1:]) for face in faces if face[0] == suit), reverse=True))
