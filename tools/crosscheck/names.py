"""The recorded numbers of cities, pieces, nations and cards, and what we call them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from pbem.data.rules import rules_for
from pbem.engine.board import SUITS
from pbem.engine.model import RESERVE, Card, Rules

OFF_MAP, OUT = 672, 673
"""Where a piece is that can re-enter, and one that cannot any more."""

NATIONS = ("Prussia", "Hanover", "Russia", "Sweden", "Austria", "Imperial Army", "France")

FATE = [str(number) for number in range(1, 13)] + [
    "Lord Bute",
    "Poems",
    "Elisabeth",
    "Sweden",
    "India",
    "America",
]
"""The recorded order of the Cards of Fate."""

SCENARIOS = {
    "4P": "standard",
    "3P": "three-players",
    "The War in the West": "west",
    "The Austrian Theatre": "theatre",
}


class GameNames:
    """The words of one scenario for the recorded numbers."""

    def __init__(self, scenario: str, cities: Iterable[str], places: Iterable[int]) -> None:
        self.rules: Rules = rules_for(scenario)
        index = self.rules.board.index
        self.cities = [index[key] for key in cities]
        generals = list(rules_for().generals)
        trains = {train.city: train.name for train in self.rules.trains.values()}
        starts = list(places)[len(generals) :]
        self.pieces = [*generals, *(trains.get(self.city(place) or 0, "") for place in starts)]
        """All pieces by number; a train that is not in play has no name."""

    @cached_property
    def piece_number(self) -> dict[str, int]:
        """The recorded number of each piece."""
        return {name: number for number, name in enumerate(self.pieces)}

    def city(self, number: int) -> int | None:
        """Our number of a city; None off the map."""
        return self.cities[number] if number < OFF_MAP else None

    def known(self, numbers: Iterable[int]) -> set[int]:
        """Our numbers of cities on the map."""
        return {self.cities[number] for number in numbers}

    def title(self, city: int) -> str:
        """How players write a city of ours."""
        return self.rules.board.cities[city].title

    def titles(self, cities: Iterable[int]) -> str:
        """Several cities, in the order of their names."""
        return ", ".join(sorted(self.title(city) for city in cities)) or "none"


def cities_of(folder: Path) -> list[str]:
    """The keys of the recorded cities."""
    keys: list[str] = json.loads((folder / "cities.json").read_text(encoding="utf-8"))
    return keys


def card(code: int) -> Card:
    """A Tactical Card; `deck << 7 | suit << 4 | value`, suit 4 being a Reserve."""
    deck, suit, value = code >> 7, code >> 4 & 7, code & 15
    return Card(RESERVE, 0, deck + 1) if suit == len(SUITS) else Card(SUITS[suit], value, deck + 1)


def cards(codes: Iterable[int]) -> tuple[Card, ...]:
    """Several cards, in their recorded order."""
    return tuple(card(code) for code in codes)
