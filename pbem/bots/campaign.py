"""What a city is worth to a general who ends his move there: objectives, fights, supply."""

from __future__ import annotations

from functools import cached_property

from pbem.bots.outlook import Foe, Outlook
from pbem.engine import conquest
from pbem.engine.model import Game
from pbem.engine.supply import LENGTH

FIRST, SECOND, RETAKEN, TRAIN = 30.0, 18.0, 16.0, 14.0
"""What is gained by conquering an objective, by taking one back, and by capturing a supply train."""

MARK = 3.0
"""What moving over a protected objective is worth: a fight may still free it."""

FAR = 4
"""How far an enemy may be to strike in his own stage."""


class Campaign:
    """The aims of one nation in one stage, as the pieces stand in `game` before it."""

    def __init__(self, outlook: Outlook, game: Game) -> None:
        self.outlook = outlook
        self.nation = outlook.nation
        self.before = game
        self.foes = tuple(outlook.foes(game))
        self.trains = frozenset(outlook.hostile_trains(game))

    @cached_property
    def prizes(self) -> dict[int, float]:
        """What going over a city gains."""
        cities = self.outlook.board.cities
        wanted = (
            city
            for city, one in enumerate(cities)
            if one.objective_of and conquest.wants(self.before, self.nation, city)
        )
        return {city: self._prize(city) for city in wanted}

    def _prize(self, city: int) -> float:
        if conquest.protectors(self.before, self.nation, city):
            return MARK
        one = self.outlook.board.cities[city]
        if one.objective_of != self.nation:
            return RETAKEN
        return FIRST if one.objective_order == 1 else SECOND

    def value(self, game: Game, generals: tuple[str, ...], city: int) -> float:
        """What it is worth that these generals end their move in a city, others standing as in `game`."""
        troops = sum(game.troops[name] for name in generals)
        friends = [name for name in game.generals_at(city) if name not in generals]
        troops += sum(game.troops[name] for name in friends)
        found = self.fighting(city, troops) + self.supplied(game, generals, city)
        found += TRAIN if city in self.trains else 0
        return found + (self.guarding if self.outlook.defends else self.advancing)(game, generals, city)

    # ---------------------------------------------------------------------------------- battles

    def fighting(self, city: int, troops: int) -> float:
        """Fights at once with those next to it, and with those who may come."""
        found = 0.0
        for foe in self.foes:
            roads = self.outlook.distance(city, foe.city)
            if roads == 1:
                found += self._fight_now(troops, city, foe)
            elif roads <= FAR:
                found += max(-12.0, min(0.0, 0.4 * self.outlook.margin(troops, city, foe)))
        return found

    def _fight_now(self, troops: int, city: int, foe: Foe) -> float:
        """A won fight is worth having, the more so if cards need not decide it; a lost one costs dear."""
        margin = self.outlook.margin(troops, city, foe)
        if margin < 0:
            return max(-15.0, margin)
        freed = 4.0 if self._shields(foe) else 0.0
        return 2.0 + freed + min(margin, 12.0) * 0.5 + min(max(troops - foe.troops, -4), 4)

    def _shields(self, foe: Foe) -> bool:
        """Whether a foe protects something that is still needed."""
        near = self.outlook.board.distances_from(foe.city)
        return any(near[aim] <= conquest.PROTECTION for aim in self.shielded)

    # ----------------------------------------------------------------------------------- supply

    def supplied(self, game: Game, generals: tuple[str, ...], city: int) -> float:
        """Nothing if supply is sure, less the farther the trains are (rule 9)."""
        nation = game.rules.nations[self.nation]
        country = self.outlook.board.cities[city].country
        if country in nation.home or (not nation.home and city in nation.depots):
            return 0.0
        roads = min(
            (self.outlook.distance(city, game.where[train]) for train in game.trains_of(self.nation)),
            default=2 * LENGTH,
        )
        if roads <= LENGTH:
            return -1.0 * max(0, roads - 4)
        dear = 3.0 if game.face_down.intersection(generals) else 1.0
        return -dear * (15.0 + 2.0 * (roads - LENGTH))

    # --------------------------------------------------------------------------------- attackers

    def advancing(self, game: Game, generals: tuple[str, ...], city: int) -> float:
        """The nearer to a city still needed the better, open ones first, not all to the same one."""
        open_to = [self._cost(game, generals, city, aim) for aim in self.aims]
        return -1.5 * min(open_to, default=0.0)

    @cached_property
    def aims(self) -> tuple[int, ...]:
        """The cities still needed; those of the second order not once victory is eased."""
        return self.outlook.wanted

    def _cost(self, game: Game, generals: tuple[str, ...], city: int, aim: int) -> float:
        roads = self.outlook.distance(city, aim)
        others = (name for name in game.stage.moved if name in game.troops and name not in generals)
        claimed = any(self.outlook.distance(game.where[name], aim) <= min(roads, 3) for name in others)
        return roads + (4.0 if aim in self.shielded else 0.0) + (3.0 if claimed else 0.0)

    @cached_property
    def shielded(self) -> frozenset[int]:
        """The cities still needed that are protected."""
        return frozenset(aim for aim in self.aims if conquest.protectors(self.before, self.nation, aim))

    # --------------------------------------------------------------------------------- defenders

    def guarding(self, game: Game, generals: tuple[str, ...], city: int) -> float:
        """Threatened objectives that come to be protected, and hostile supply trains within reach."""
        near = self.outlook.board.distances_from(city)
        found, farthest = 0.0, 0.0
        for aim, threat in self.threats.items():
            covered = self._covered(game, generals, aim)
            if near[aim] <= conquest.PROTECTION:
                found += threat * (0.3 if covered else 3.0)
            elif not covered:
                farthest = max(farthest, threat * max(0.0, 1 - near[aim] / 30))
        return found + 3.0 * farthest + self._hunting(city)

    def _covered(self, game: Game, generals: tuple[str, ...], aim: int) -> bool:
        near = self.outlook.board.distances_from(aim)
        return any(
            near[game.where[name]] <= conquest.PROTECTION
            for name in game.generals_of(self.nation)
            if name not in generals
        )

    @cached_property
    def threats(self) -> dict[int, float]:
        """The objectives the nation defends and still holds, and how near who wants them has come."""
        rules, found = self.outlook.rules, {}
        for enemy in self.outlook.enemies:
            for city in rules.board.objectives.get(enemy, ()):
                if city not in self.before.conquered and rules.defender_of(city) == self.nation:
                    found[city] = self._threat(enemy, city)
        return {city: threat for city, threat in found.items() if threat > 0}

    def _threat(self, enemy: str, city: int) -> float:
        roads = min(
            (self.outlook.distance(city, foe.city) for foe in self.foes if foe.nation == enemy), default=99
        )
        return max(0.0, 1 - roads / 16)

    def _hunting(self, city: int) -> float:
        roads = min((self.outlook.distance(city, train) for train in self.trains), default=99)
        return 0.25 * max(0, 8 - roads)
