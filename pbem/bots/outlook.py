"""What a player concludes from his view: how a fight would go, who is near, what he may hope for.

A card is worth its points in a fight as a troop is, so both are added up. Of others' hands only the size is
known; a card of unknown suit is worth about two points in any one suit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from pbem.bots.picture import hands
from pbem.engine.board import SUITS
from pbem.engine.model import Card, Game, Rules
from pbem.records import dataclass
from pbem.report.view import View

UNKNOWN_CARD, RESERVE_WORTH = 2.0, 7.0
"""What a card of another's hand, and a Reserve of one's own, are worth in a suit."""


@dataclass(frozen=True)
class Foe:
    """A hostile stack; `troops` is a guess."""

    nation: str
    city: int
    troops: int


class Outlook:
    """One nation's situation, as her player sees it."""

    def __init__(self, view: View, rules: Rules, nation: str, hand: tuple[Card, ...]) -> None:
        self.view = view
        self.rules = rules
        self.board = rules.board
        self.nation = nation
        self.defends = rules.side(nation) == 0
        self.powers = {suit: power(hand, suit) for suit in SUITS}
        self.counts = hands(view)

    @cached_property
    def enemies(self) -> tuple[str, ...]:
        """The hostile nations that are in play."""
        rows = (row.name for row in self.view.nations if not row.quit)
        return tuple(name for name in rows if self.rules.hostile(self.nation, name))

    @cached_property
    def wanted(self) -> tuple[int, ...]:
        """The cities that the nation still needs to win, without the second order once victory is eased."""
        objectives = self.view.row(self.nation).counting
        return tuple(self.board.index[one.place.key] for one in objectives if not one.held)

    def foes(self, game: Game) -> Iterator[Foe]:
        """The hostile stacks on the map."""
        for nation in self.enemies:
            for city in dict.fromkeys(game.where[name] for name in game.generals_of(nation)):
                yield Foe(nation, city, game.strength(city))

    def hostile_trains(self, game: Game) -> Iterator[int]:
        """The cities of hostile supply trains."""
        return (game.where[train] for nation in self.enemies for train in game.trains_of(nation))

    def margin(self, troops: int, city: int, foe: Foe) -> float:
        """By how much a stack of so many troops would win against a foe if all cards were played."""
        own = troops + self.powers[self.board.cities[city].suit]
        return own - foe.troops - self.likely(foe.nation)

    def likely(self, nation: str) -> float:
        """The points an enemy is likely to play in one fight: whoever has many enemies keeps cards for
        each."""
        against = (row.name for row in self.view.nations if not row.quit)
        enemies = sum(self.rules.hostile(nation, other) for other in against)
        return float(UNKNOWN_CARD * self.counts[nation] / max(1, enemies) ** 0.5)

    def distance(self, one: int, other: int) -> int:
        """How many roads lie between two cities."""
        return self.board.distances_from(one)[other]


def power(hand: tuple[Card, ...], suit: str) -> float:
    """What a hand is worth in a suit."""
    reserves = sum(card.value == 0 for card in hand)
    return sum(card.value for card in hand if card.suit == suit) + RESERVE_WORTH * reserves
