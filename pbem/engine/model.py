"""What a game of FRIEDRICH is at one moment: frozen records without rules.

Nations, players, generals and supply trains are known by name ("Prussia", "Frederick", "Daun",
"Prussia train 1"), cities by number (see `board`). Mappings are never changed in place: a changed game
is a new `Game` that shares all that did not change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from pbem.engine.board import Board

RESERVE = "R"
"""The suit letter of a Reserve, whose own value is 0 until it is played (rule 3)."""

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


# ------------------------------------------------------------------ what never changes in a game


@dataclass(frozen=True)
class General:
    """A general and where he is set up."""

    name: str
    nation: str
    rank: int
    city: int


@dataclass(frozen=True)
class SupplyTrain:
    """A supply train and where it is set up; `number` tells a nation's trains apart."""

    name: str
    nation: str
    number: int
    city: int


@dataclass(frozen=True)
class Nation:
    """One nation of a scenario.

    `draw` Tactical Cards a stage, `discard` of which she gives up at once (rule 3), and `cuts` those she
    draws and keeps after each cut of her income (rule 11); `home` and
    `defends` are countries of the board (rules 1, 5); `side` is 0 for Prussia and Hanover, 1 for the
    attackers (R9); `letter` is what players write before a rank: `P1`.
    """

    name: str
    letter: str
    side: int
    troops: int
    draw: int
    discard: int
    cuts: tuple[int, ...]
    generals: tuple[str, ...]
    trains: tuple[str, ...]
    depots: tuple[int, ...]
    home: tuple[str, ...]
    defends: tuple[str, ...]


@dataclass(frozen=True)
class Effect:
    """What a Card of Fate does in one suit: its `kind`, when ("now", "next" or "for good"), the nations that
    `decides`, and its `terms`: generals by name, cities by number, counts (rule 11). `text` is what is read
    out, `see` the rulings on it."""

    kind: str
    when: str
    decides: tuple[str, ...]
    terms: Mapping[str, Any]
    text: str
    see: tuple[str, ...] = ()


@dataclass(frozen=True)
class FateCard:
    """A Card of Fate: `1` to `12`, or the name of a stroke. A suit without a version does nothing."""

    name: str
    stroke: bool
    versions: Mapping[str, Effect]


@dataclass(frozen=True)
class FateClock:
    """The Clock of Fate (rules 11, 13): its cards, the turn at whose end the first is read, and the milder
    order: so many cards lie on top, none of them among the `late` ones."""

    cards: Mapping[str, FateCard]
    first_turn: int
    early: int
    late: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Rules:
    """The board, nations and pieces of one scenario, and who plays whom at the start.

    `nations` stand in order of play (rule 2); `players` maps a player to his nations. The game ends when all
    of `ends_without` have left it; `eased` says whether victory conditions can be, `options` which of the
    expert game are open; `conquers` are the nations that may conquer besides the attackers (rules 12, 14).
    """

    scenario: str
    title: str
    board: Board
    nations: Mapping[str, Nation]
    generals: Mapping[str, General]
    trains: Mapping[str, SupplyTrain]
    players: Mapping[str, tuple[str, ...]]
    clock: FateClock
    ends_without: frozenset[str]
    eased: bool
    options: tuple[str, ...]
    conquers: frozenset[str] = frozenset()
    imaginary_draw: int = 0

    @cached_property
    def nation_of(self) -> Mapping[str, str]:
        """The nation of every piece."""
        generals = {general.name: general.nation for general in self.generals.values()}
        return generals | {train.name: train.nation for train in self.trains.values()}

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The nations in order of play."""
        return tuple(self.nations)

    def side(self, nation: str) -> int:
        """0 for Prussia and Hanover, 1 for the attackers (R9)."""
        return self.nations[nation].side

    def hostile(self, one: str, other: str) -> bool:
        """Whether two nations are enemies (R9)."""
        return self.nations[one].side != self.nations[other].side

    def defender_of(self, city: int) -> str | None:
        """The nation in play that defends the country a city lies in (rule 5)."""
        country = self.board.cities[city].country
        for nation in self.nations.values():
            if country in nation.defends:
                return nation.name
        return None


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
"""The phases (rule 2). `set-up` comes once, `end of turn` after the last nation's stage, and from turn 6 on a
Card of Fate is read then."""

SECTOR_FATE, MILDER_CLOCK, OFFENSIVE_OPTION = "sector fate", "milder clock", "offensive option"
"""The three options of the expert game (rule 13)."""

OPTIONS = (SECTOR_FATE, MILDER_CLOCK, OFFENSIVE_OPTION)


@dataclass(frozen=True)
class Chance:
    """The Tactical Cards not in a hand, and the seed that every shuffle is made from.

    `draw` is the draw deck, next card last; `piles[d]` are the played cards of deck `d + 1`;
    `opened` counts the decks that came into use; `shuffles` counts the shuffles made.
    """

    seed: str
    draw: tuple[Card, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    opened: int = 0
    shuffles: int = 0


@dataclass(frozen=True)
class Combat:
    """A combat being fought (rule 7): two cities, whose right it is to play, and the score.

    `score` is the attacker's; the defender's is its negative. `to_play` is a nation.
    """

    attacker: str
    attacker_city: int
    defender: str
    defender_city: int
    score: int
    to_play: str

    def score_of(self, nation: str) -> int:
        """The score as one of the two nations sees it."""
        return self.score if nation == self.attacker else -self.score

    def enemy(self, nation: str) -> str:
        """The other nation."""
        return self.defender if nation == self.attacker else self.attacker

    def city_of(self, nation: str) -> int:
        """Where a side of the combat stands."""
        return self.attacker_city if nation == self.attacker else self.defender_city


@dataclass(frozen=True)
class Retreat:
    """A retreat owed (rule 8): whose stack, from where, how far, and from which winner's city."""

    loser: str
    city: int
    length: int
    winner: str
    winner_city: int


@dataclass(frozen=True)
class Stage:
    """What the active nation has done in her action stage so far.

    `moved` pieces may not move again; `entered` re-entered the map; `marks` are the cities with a
    question mark (rule 5); `substitute` is the city chosen under rule 10 this turn; `received` are the
    generals whose stacks got new troops (R37); `attacks` are the pairs (own city, enemy city) still to be
    fought (R18); `evading` the cities whose stacks may still step aside first (R38).
    """

    moved: frozenset[str] = frozenset()
    entered: frozenset[str] = frozenset()
    drawn: tuple[Card, ...] = ()
    marks: tuple[int, ...] = ()
    substitute: int | None = None
    received: frozenset[str] = frozenset()
    evading: tuple[int, ...] = ()
    attacks: tuple[tuple[int, int], ...] = ()
    combat: Combat | None = None
    retreat: Retreat | None = None


@dataclass(frozen=True)
class Fate:
    """What fate has done so far (rules 11, 13).

    `clock` are the cards, the next to be read first. `card` and `suit` are the one read last; while its
    effect holds through a turn, `used` says that it has been used up (R30). `sealed` are the answers to it
    that are in (R40), a face or None. `cuts` counts those in each nation's income, `colonies` the losses of
    India and America. `victor` is the latest victorious general (R31); `beaten` and `attacked` tell of this
    turn: generals defeated, and the suits that generals attacked in.
    """

    clock: tuple[str, ...] = ()
    card: str | None = None
    suit: str = "S"
    used: bool = False
    sealed: Mapping[str, str | None] = field(default_factory=dict)
    cuts: Mapping[str, int] = field(default_factory=dict)
    colonies: int = 0
    victor: str | None = None
    beaten: frozenset[str] = frozenset()
    attacked: frozenset[tuple[str, str]] = frozenset()


@dataclass(frozen=True)
class Offensive:
    """The Offensive Option (rule 13, R33): declared or not, the card set aside, whether Austria has it."""

    declared: bool
    card: Card | None = None
    taken: bool = False


@dataclass(frozen=True)
class Game:
    """A game between two events.

    `where` holds the pieces on the map, `troops` the generals on the map; `face_down` generals were
    found out of supply (rule 9). `conquered` are the objectives held by the nation that wants them.
    `hands` are in the order the cards came. `decisions` counts those taken, which numbers the questions;
    it grows in public only, whether a decision was free or forced. `roles` maps a player to the nations he
    plays now.
    """

    rules: Rules
    roles: Mapping[str, tuple[str, ...]]
    chance: Chance
    turn: int = 0
    nation: str | None = None
    phase: str = SETUP
    where: Mapping[str, int] = field(default_factory=dict)
    troops: Mapping[str, int] = field(default_factory=dict)
    face_down: frozenset[str] = frozenset()
    retired: frozenset[str] = frozenset()
    quit: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()
    eased: frozenset[str] = frozenset()
    fate: Fate = Fate()
    offensive: Offensive | None = None
    conquered: frozenset[int] = frozenset()
    hands: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    stage: Stage = Stage()
    decisions: int = 0
    winners: tuple[str, ...] = ()

    @cached_property
    def at(self) -> Mapping[int, tuple[str, ...]]:
        """The pieces in each occupied city; generals of a stack by rank."""
        found: dict[int, tuple[str, ...]] = {}
        for piece in (*self.rules.generals, *self.rules.trains):
            city = self.where.get(piece)
            if city is not None:
                found[city] = (*found.get(city, ()), piece)
        return found

    def player_of(self, nation: str) -> str:
        """Who plays a nation now."""
        return next(player for player, nations in self.roles.items() if nation in nations)

    def generals_at(self, city: int) -> tuple[str, ...]:
        """The stack in a city, highest rank first; empty if none stands there."""
        return tuple(piece for piece in self.at.get(city, ()) if piece in self.troops)

    def nation_at(self, city: int) -> str | None:
        """Whose piece or stack stands in a city."""
        pieces = self.at.get(city)
        return self.rules.nation_of[pieces[0]] if pieces else None

    def generals_of(self, nation: str) -> tuple[str, ...]:
        """A nation's generals on the map, highest rank first."""
        return tuple(g for g in self.rules.nations[nation].generals if g in self.where)

    def trains_of(self, nation: str) -> tuple[str, ...]:
        """A nation's supply trains on the map."""
        return tuple(t for t in self.rules.nations[nation].trains if t in self.where)

    def strength(self, city: int) -> int:
        """All troops of the stack in a city."""
        return sum(self.troops[general] for general in self.generals_at(city))

    def total(self, nation: str) -> int:
        """A nation's troops on the map."""
        return sum(self.troops[general] for general in self.generals_of(nation))

    def rank(self, general: str) -> int:
        """A general's rank; 1 is the highest."""
        return self.rules.generals[general].rank
