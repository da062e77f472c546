"""How good it is for a stack to end its move in a city: for fights, for supply and for the nation's aims."""

from __future__ import annotations

from functools import cached_property

from pbem.bots.campaign import Campaign
from pbem.bots.outlook import Foe
from pbem.engine.conquest import PROTECTION
from pbem.engine.model import Game
from pbem.engine.supply import LENGTH

FAR = 4
"""An enemy who is this near may attack in his own stage."""

TRAIN = 14.0
"""The worth of capturing a supply train."""

BEHIND, BESIDE = 4.0, 3.0
"""How many roads longer the way to a city counts if the city is protected, and if another general is near
it."""


class Company:
    """Generals who move together as one stack; all other pieces stand as in `game`."""

    def __init__(self, campaign: Campaign, game: Game, generals: tuple[str, ...]) -> None:
        self.campaign = campaign
        self.outlook = campaign.outlook
        self.game = game
        self.generals = generals

    def worth(self, city: int) -> float:
        """The worth of standing in a city when the stage's combats begin."""
        worth = self.fighting(city) + self.supplied(city)
        worth += TRAIN if city in self.campaign.trains else 0
        return worth + (self.guarding(city) if self.outlook.defends else self.advancing(city))

    # ---------------------------------------------------------------------------------- battles

    def fighting(self, city: int) -> float:
        """The worth of a city for fights: with the enemies next to it now, and with those who may come."""
        friends = [name for name in self.game.generals_at(city) if name not in self.generals]
        troops = sum(self.game.troops[name] for name in (*self.generals, *friends))
        worth = 0.0
        for foe, near in self.campaign.foes_and_roads:
            roads = near[city]
            if roads == 1:
                worth += self.fight_now(troops, city, foe)
            elif roads <= FAR:
                worth += max(-12.0, min(0.0, 0.4 * self.outlook.margin(troops, city, foe)))
        return worth

    def fight_now(self, troops: int, city: int, foe: Foe) -> float:
        """A fight that promises well is worth having, more so if it frees objectives; one that does not is
        worth avoiding."""
        margin = self.outlook.margin(troops, city, foe)
        if margin < 0:
            return max(-15.0, margin)
        freed = 4.0 if self._shields(foe) else 0.0
        return 2.0 + freed + min(margin, 12.0) * 0.5 + min(max(troops - foe.troops, -4), 4)

    def _shields(self, foe: Foe) -> bool:
        """Whether a foe protects something that is still needed."""
        near = self.outlook.board.distances_from(foe.city)
        return any(near[aim] <= PROTECTION for aim in self.campaign.shielded)

    # ----------------------------------------------------------------------------------- supply

    def supplied(self, city: int) -> float:
        """The worth of a city for supply: 0 if supply is sure, the less the farther away the trains are (rule
        9)."""
        nation = self.outlook.rules.nations[self.campaign.nation]
        country = self.outlook.board.cities[city].country
        if country in nation.home or (not nation.home and city in nation.depots):
            return 0.0
        near = self.outlook.board.distances_from(city)
        trains = self.game.trains_of(nation.name)
        roads = min((near[self.game.where[train]] for train in trains), default=2 * LENGTH)
        if roads <= LENGTH:
            return -1.0 * max(0, roads - 4)
        dear = 3.0 if self.game.face_down.intersection(self.generals) else 1.0
        return -dear * (15.0 + 2.0 * (roads - LENGTH))

    # ------------------------------------------------------------------------ attackers, defenders

    def advancing(self, city: int) -> float:
        """The worth of a city for an attacker: the nearer to a city that is still needed, the better. Open
        cities count as nearer, and so do those that no other general is near."""
        near = self.outlook.board.distances_from(city)
        return -1.5 * min((self._way(near[aim], aim) for aim in self.outlook.wanted), default=0.0)

    def _way(self, roads: int, aim: int) -> float:
        behind = BEHIND if aim in self.campaign.shielded else 0.0
        return roads + behind + (BESIDE if self._claims.get(aim, roads + 1) <= min(roads, 3) else 0.0)

    @cached_property
    def _claims(self) -> dict[int, int]:
        """For each city still needed, the distance of the nearest general who has moved already."""
        moved = [self.game.where[name] for name in self.game.stage.moved if name in self.game.troops]
        wanted = self.outlook.wanted if moved else ()
        return {aim: min(self.outlook.distance(city, aim) for city in moved) for aim in wanted}

    def guarding(self, city: int) -> float:
        """The worth of a city for a defender: the threatened objectives that it protects, and how near it
        brings him to others and to hostile supply trains."""
        near, covered = self.outlook.board.distances_from(city), self._covered
        worth, drawn = 0.0, 0.0
        for aim, threat in self.campaign.threats.items():
            if near[aim] <= PROTECTION:
                worth += threat * (0.3 if aim in covered else 3.0)
            elif aim not in covered:
                drawn = max(drawn, threat * max(0.0, 1 - near[aim] / 30))
        return worth + 3.0 * drawn + self._hunting(city)

    @cached_property
    def _covered(self) -> frozenset[int]:
        """The threatened objectives that others protect already."""
        others = [name for name in self.game.generals_of(self.campaign.nation) if name not in self.generals]
        near = [self.outlook.board.distances_from(self.game.where[name]) for name in others]
        aims = self.campaign.threats
        return frozenset(aim for aim in aims if any(roads[aim] <= PROTECTION for roads in near))

    def _hunting(self, city: int) -> float:
        near = self.outlook.board.distances_from(city)
        roads = min((near[train] for train in self.campaign.trains), default=99)
        return 0.25 * max(0, 8 - roads)
