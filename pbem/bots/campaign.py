"""A nation's aims in one stage: what she can take, what she has to guard, and who stands in her way."""

from __future__ import annotations

from functools import cached_property

from pbem.bots.outlook import Outlook
from pbem.engine import conquest
from pbem.engine.model import Game

FIRST, SECOND, RETAKEN, MARK = 30.0, 18.0, 16.0, 3.0
"""The worth of conquering an objective of the first order or of the second, of taking one back, and of moving
over one that is protected, which a fight may still free."""

ALARM = 16
"""A hostile general threatens an objective from this many roads away."""


class Campaign:
    """The aims of one nation; `before` is the position as her stage begins."""

    def __init__(self, outlook: Outlook, game: Game) -> None:
        self.outlook = outlook
        self.nation = outlook.nation
        self.before = game
        self.foes = tuple(outlook.foes(game))
        self.foes_and_roads = tuple((foe, outlook.board.distances_from(foe.city)) for foe in self.foes)
        self.trains = frozenset(outlook.hostile_trains(game))

    @cached_property
    def prizes(self) -> dict[int, float]:
        """The worth of moving over each city that is worth anything."""
        objectives = (city for cities in self.outlook.board.objectives.values() for city in cities)
        wanted = (city for city in objectives if conquest.wants(self.before, self.nation, city))
        return {city: self._prize(city) for city in sorted(wanted)}

    def _prize(self, city: int) -> float:
        if conquest.protectors(self.before, self.nation, city):
            return MARK
        one = self.outlook.board.cities[city]
        if one.objective_of != self.nation:
            return RETAKEN
        return FIRST if one.objective_order == 1 else SECOND

    @cached_property
    def shielded(self) -> frozenset[int]:
        """The cities that she still needs and that are protected."""
        wanted = self.outlook.wanted
        return frozenset(aim for aim in wanted if conquest.protectors(self.before, self.nation, aim))

    @cached_property
    def threats(self) -> dict[int, float]:
        """How much each objective that the nation defends and still holds is threatened, from 0 to 1."""
        rules, threats = self.outlook.rules, {}
        for enemy in self.outlook.enemies:
            for city in rules.board.objectives.get(enemy, ()):
                if city not in self.before.conquered and rules.defender_of(city) == self.nation:
                    threats[city] = self._threat(enemy, city)
        return {city: threat for city, threat in threats.items() if threat > 0}

    def _threat(self, enemy: str, city: int) -> float:
        near = self.outlook.board.distances_from(city)
        roads = (near[foe.city] for foe in self.foes if foe.nation == enemy)
        return max(0.0, 1 - min(roads, default=ALARM) / ALARM)
