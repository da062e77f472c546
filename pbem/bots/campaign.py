"""The aims of a nation in one stage: what can be taken, what has to be guarded, who stands in the way."""

from __future__ import annotations

from functools import cached_property

from pbem.bots.outlook import Outlook
from pbem.engine import conquest
from pbem.engine.model import Game

FIRST, SECOND, RETAKEN, MARK = 30.0, 18.0, 16.0, 3.0
"""What is gained by conquering an objective of the first and of the second order, by taking one back, and by
moving over one that is protected, which a fight may still free."""

ALARM = 16
"""How far from an objective a hostile general begins to threaten it."""


class Campaign:
    """What one nation is after; `before` is how the pieces stand as her stage begins."""

    def __init__(self, outlook: Outlook, game: Game) -> None:
        self.outlook = outlook
        self.nation = outlook.nation
        self.before = game
        self.foes = tuple(outlook.foes(game))
        self.trains = frozenset(outlook.hostile_trains(game))

    @cached_property
    def prizes(self) -> dict[int, float]:
        """What going over a city gains."""
        cities = range(len(self.outlook.board.cities))
        return {city: self._prize(city) for city in cities if conquest.wants(self.before, self.nation, city)}

    def _prize(self, city: int) -> float:
        if conquest.protectors(self.before, self.nation, city):
            return MARK
        one = self.outlook.board.cities[city]
        if one.objective_of != self.nation:
            return RETAKEN
        return FIRST if one.objective_order == 1 else SECOND

    @cached_property
    def shielded(self) -> frozenset[int]:
        """The cities still needed that are protected."""
        wanted = self.outlook.wanted
        return frozenset(aim for aim in wanted if conquest.protectors(self.before, self.nation, aim))

    @cached_property
    def threats(self) -> dict[int, float]:
        """The objectives the nation defends and still holds, by how near (0 to 1) who wants them has come."""
        rules, found = self.outlook.rules, {}
        for enemy in self.outlook.enemies:
            for city in rules.board.objectives.get(enemy, ()):
                if city not in self.before.conquered and rules.defender_of(city) == self.nation:
                    found[city] = self._threat(enemy, city)
        return {city: threat for city, threat in found.items() if threat > 0}

    def _threat(self, enemy: str, city: int) -> float:
        roads = (self.outlook.distance(city, foe.city) for foe in self.foes if foe.nation == enemy)
        return max(0.0, 1 - min(roads, default=ALARM) / ALARM)
