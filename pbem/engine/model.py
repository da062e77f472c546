"""What a game of FRIEDRICH is at one moment: frozen records, without rules.

Nations, players, generals and supply trains are known by name ("Prussia", "Frederick", "Daun", "Prussia train
1"), cities by number (see `board.py`). Mappings are never changed in place: a changed game is a new `Game`
that shares all that did not change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import cached_property

from pbem.engine.scenario import Effect as Effect
from pbem.engine.scenario import FateCard as FateCard
from pbem.engine.scenario import FateClock as FateClock
from pbem.engine.scenario import General as General
from pbem.engine.scenario import Nation as Nation
from pbem.engine.scenario import Rules as Rules
from pbem.engine.scenario import SupplyTrain as SupplyTrain
from pbem.records import dataclass, often_read
from pbem.rows import NamedTuple

RESERVE = "R"
"""The suit letter of a Reserve, whose own value is 0 until it is played (rule 3)."""

LOWEST_CARD, HIGHEST_CARD = 2, 13
"""The values of the cards of a suit (rule 3)."""

MOST_RESERVE = 10
"""The most a Reserve may be named as in combat, and what it pays elsewhere (rule 3, R20)."""

MOST_TROOPS = 8
"""The most troops one general may command (rule 6)."""

MOST_STACKED = 3
"""The most generals in one stack (rule 4)."""


class Card(NamedTuple):
    """A Tactical Card: suit letter, value 2 to 13 (a Reserve 0) and the deck it came from (R3)."""

    suit: str
    value: int
    deck: int

    @property
    def face(self) -> str:
        """As players write it: `S13`, `R`."""
        return RESERVE if self.suit == RESERVE else f"{self.suit}{self.value}"


# ------------------------------------------------------------------------------ a game's moment

SETUP, CARDS, OFFENSIVE, MOVEMENT, COMBAT, RETROACTIVE, SUPPLY, TURN_END, FATE, AFTER_FATE, OVER = (
    "set-up",
    "Tactical Cards",
    "Offensive Option",
    "movement",
    "combat",
    "retroactive conquest",
    "supply",
    "end of turn",
    "Card of Fate",
    "after the Card of Fate",
    "game over",
)
"""The phases (rule 2). `set-up` comes once, `end of turn` after the last nation's stage; from turn 6 on a
Card of Fate is read then."""

SECTOR_FATE, MILDER_CLOCK, OFFENSIVE_OPTION = "sector fate", "milder clock", "offensive option"
"""The three options of the expert game (rule 13)."""

OPTIONS = (SECTOR_FATE, MILDER_CLOCK, OFFENSIVE_OPTION)


@often_read
@dataclass(frozen=True)
class Chance:
    """The Tactical Cards that are in no hand, and the seed that every shuffle is made from."""

    seed: str
    draw: tuple[Card, ...] = ()
    """The draw deck, the next card last."""
    piles: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    """The played cards: `piles[d]` are those of deck `d + 1`."""
    opened: int = 0
    """How many decks have come into use."""
    shuffles: int = 0
    """How many shuffles have been made."""


@often_read
@dataclass(frozen=True)
class Combat:
    """A combat being fought (rule 7)."""

    attacker: str
    attacker_city: int
    defender: str
    defender_city: int
    score: int
    """As the attacker sees it; the defender's is its negative."""
    to_play: str
    """The nation that has the right to play."""

    def score_of(self, nation: str) -> int:
        """The score as one of the two nations sees it."""
        return self.score if nation == self.attacker else -self.score

    def enemy(self, nation: str) -> str:
        """The other nation."""
        return self.defender if nation == self.attacker else self.attacker

    def city_of(self, nation: str) -> int:
        """The city where a nation's stack stands."""
        return self.attacker_city if nation == self.attacker else self.defender_city


@often_read
@dataclass(frozen=True)
class Retreat:
    """A retreat that is still to be made (rule 8)."""

    loser: str
    """The nation whose stack retreats."""
    city: int
    """Where it stands."""
    length: int
    """How many cities far."""
    winner: str
    """The nation that chooses the way."""
    winner_city: int
    """Where the winner stands; the retreat leads as far away from it as can be."""


@often_read
@dataclass(frozen=True)
class Stage:
    """What the active nation has done in her action stage so far."""

    moved: frozenset[str] = frozenset()
    """The pieces that may not move again."""
    entered: frozenset[str] = frozenset()
    """The pieces that re-entered the map (rule 10)."""
    drawn: tuple[Card, ...] = ()
    """The cards just drawn, while one of them is still to be given up (R4)."""
    marks: tuple[int, ...] = ()
    """The cities with a question mark (rule 5)."""
    substitute: int | None = None
    """The city chosen for re-entry because all depots are closed (rule 10)."""
    received: frozenset[str] = frozenset()
    """The generals whose stacks were given new troops (R37)."""
    evading: tuple[int, ...] = ()
    """The cities whose stacks may still step aside, the one that is asked first (R38)."""
    attacks: tuple[tuple[int, int], ...] = ()
    """The attacks still to be fought, as pairs of own city and enemy city (R18)."""
    combat: Combat | None = None
    """The combat being fought."""
    retreat: Retreat | None = None
    """The retreat to be made before the next combat."""


@often_read
@dataclass(frozen=True)
class Fate:
    """What fate has done so far (rules 11, 13)."""

    clock: tuple[str, ...] = ()
    """The Cards of Fate, the next to be read first."""
    card: str | None = None
    """The one read last."""
    suit: str = "S"
    """The suit it was read in."""
    used: bool = False
    """Whether its lasting effect has been used up (R30)."""
    sealed: Mapping[str, str | None] = field(default_factory=dict)
    """The sealed answers to it that are in: the face of a card, or None (R40)."""
    cuts: Mapping[str, int] = field(default_factory=dict)
    """How often each nation's income was cut."""
    colonies: int = 0
    """How many of India and America are lost (R48)."""
    victor: str | None = None
    """The general who won the latest combat (R31)."""
    beaten: frozenset[str] = frozenset()
    """The generals defeated this turn."""
    attacked: frozenset[tuple[str, str]] = frozenset()
    """The suits that generals attacked in this turn, as pairs."""


@dataclass(frozen=True)
class Offensive:
    """How the Offensive Option stands (rule 13, R33)."""

    declared: bool
    """Whether Prussia declared it; else she did without."""
    card: Card | None = None
    """The card laid out for it, until Austria takes it."""
    taken: bool = False
    """Whether Austria has taken it."""


@often_read
@dataclass(frozen=True)
class Game:
    """A game between two events."""

    rules: Rules
    roles: Mapping[str, tuple[str, ...]]
    """The nations each player plays now."""
    chance: Chance
    turn: int = 0
    """0 during set-up."""
    nation: str | None = None
    """The active nation; None outside the action stages."""
    phase: str = SETUP
    """One of the phases above."""
    where: Mapping[str, int] = field(default_factory=dict)
    """The city of each piece on the map."""
    troops: Mapping[str, int] = field(default_factory=dict)
    """The troops of each general on the map."""
    face_down: frozenset[str] = frozenset()
    """The generals who were out of supply (rule 9)."""
    retired: frozenset[str] = frozenset()
    """The generals whom a stroke took out of the game (rule 11)."""
    quit: frozenset[str] = frozenset()
    """The nations that have left the war (rule 11)."""
    options: frozenset[str] = frozenset()
    """The options of the expert game that were chosen (rule 13)."""
    eased: frozenset[str] = frozenset()
    """The nations that win by objectives of the first order (rule 11)."""
    fate: Fate = Fate()
    offensive: Offensive | None = None
    """None until Prussia has decided about it."""
    conquered: frozenset[int] = frozenset()
    """The objectives held by the nation that wants them."""
    hands: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    """Each nation's Tactical Cards, in the order they came."""
    stage: Stage = Stage()
    decisions: int = 0
    """How many decisions were taken: it numbers the questions. It grows only by what everybody may see,
    whether a decision was free or forced."""
    winners: tuple[str, ...] = ()
    """The nations that have won, once the game is over."""

    @cached_property
    def at(self) -> Mapping[int, tuple[str, ...]]:
        """The pieces in each occupied city, the generals of a stack by rank; the cities in no order. Events
        carry it along from game to game, since it follows from where the pieces stand (`changes.py`)."""
        pieces: dict[int, tuple[str, ...]] = {}
        where = self.where
        for piece in self.rules.nation_of:
            if piece in where:
                city = where[piece]
                pieces[city] = (*pieces[city], piece) if city in pieces else (piece,)
        return pieces

    def player_of(self, nation: str) -> str:
        """The player who plays a nation now."""
        for player, nations in self.roles.items():
            if nation in nations:
                return player
        raise KeyError(nation)

    def generals_at(self, city: int) -> tuple[str, ...]:
        """The stack in a city, highest rank first; empty if none stands there."""
        there, troops = self.at.get(city), self.troops
        if there is None:
            return ()
        # A supply train stands alone.
        return there if there[0] in troops and len(there) == 1 else tuple(p for p in there if p in troops)

    def nation_at(self, city: int) -> str | None:
        """The nation whose pieces stand in a city; None if it is empty."""
        pieces = self.at.get(city)
        return self.rules.nation_of[pieces[0]] if pieces else None

    def generals_of(self, nation: str) -> tuple[str, ...]:
        """A nation's generals on the map, highest rank first."""
        where = self.where
        return tuple([general for general in self.rules.nations[nation].generals if general in where])

    def trains_of(self, nation: str) -> tuple[str, ...]:
        """A nation's supply trains on the map."""
        where = self.where
        return tuple([train for train in self.rules.nations[nation].trains if train in where])

    def strength(self, city: int) -> int:
        """All troops of the stack in a city."""
        troops = self.troops
        return sum([troops[general] for general in self.generals_at(city)])

    def total(self, nation: str) -> int:
        """A nation's troops on the map."""
        troops = self.troops
        return sum([troops[general] for general in self.generals_of(nation)])

    def rank(self, general: str) -> int:
        """A general's rank; 1 is the highest."""
        return self.rules.generals[general].rank
