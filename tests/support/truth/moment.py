"""An event as a reader is told it, with the games before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pbem.engine.model import Game
from pbem.report.view_records import Place


class ToldFacts(Mapping[str, Any]):
    """The facts of a sentence; remembers which of them were asked for."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts
        self.asked: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        value = self.facts[key]
        self.asked.add(key)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self.facts)

    def __len__(self) -> int:
        return len(self.facts)


@dataclass
class Moment:
    """What a claim is held against."""

    before: Game
    after: Game
    facts: ToldFacts
    stage: str | None
    """The nation whose action stage the event is told in."""

    late: bool = False
    """Whether it is told as the work of a deadline."""

    def city(self, name: str = "city") -> int:
        """The number of the city that a fact names."""
        return self.number(self.facts[name])

    def number(self, place: Place) -> int:
        city = self.before.rules.board.index[place.key]
        known = self.before.rules.board.cities[city]
        assert (place.title, place.suit) == (known.title, known.suit)
        return city

    def numbers(self, places: tuple[Place, ...]) -> list[int]:
        return [self.number(place) for place in places]

    def gone(self, pieces: tuple[str, ...]) -> bool:
        """Whether these pieces were on the map and are no longer."""
        return all(name in self.before.where and name not in self.after.where for name in pieces)


def faces(game: Game, nation: str) -> list[str]:
    """A hand, sorted."""
    return sorted(card.face for card in game.hands.get(nation, ()))
