"""What a view holds of its player's own nations: frozen records without wording, like `view_records`."""

from __future__ import annotations

from pbem.engine.model import MOST_TROOPS
from pbem.records import dataclass
from pbem.report.view_records import Objective, Piece, PieceNearby, Place


@dataclass(frozen=True)
class Cut:
    """Why a supply train does not reach a general: the way is too long, or hostile pieces stand on it."""

    train: str
    number: int
    place: Place
    roads: int
    """The length of the way."""

    blockers: tuple[PieceNearby, ...]


@dataclass(frozen=True)
class SupplyLine:
    """What supplies a general now."""

    source: str
    """`home`, `depot`, `train` or `none`."""

    number: int = 0
    """The number of the supply train, if it is one."""

    path: tuple[Place, ...] = ()
    """The cities from the general to the train."""

    cuts: tuple[Cut, ...] = ()
    """Of each train that does not help: why it does not reach him."""

    @property
    def roads(self) -> int:
        """How long the supply path is."""
        return max(0, len(self.path) - 1)


@dataclass(frozen=True)
class AttackFrom:
    """An enemy stack, and the cities within reach from which it can be attacked."""

    enemies: tuple[str, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class MoveEnds:
    """The cities within reach that matter most."""

    objectives: tuple[Place, ...] = ()
    """Those that the nation wants, and protects or takes by coming there, the nearest first."""

    depots: tuple[Place, ...] = ()
    attacks: tuple[AttackFrom, ...] = ()
    farthest: tuple[Place, ...] = ()
    """Some of the cities at the edge of the reach, each in another direction."""

    more_objectives: int = 0
    """How many objectives are in reach beside those named."""


@dataclass(frozen=True)
class InTheWay:
    """An own piece that holds another up, and may move first."""

    piece: Piece
    reach: int
    """In how many cities a move of the other may end once it is gone."""


@dataclass(frozen=True)
class Threat:
    """Own pieces in a city that enemies can attack, or take if they are supply trains."""

    pieces: tuple[str, ...]
    place: Place
    next_to: tuple[str, ...]
    """The enemy generals who stand next to them already."""

    by: tuple[str, ...]
    """Those who can come next to them, or to the trains, with their next move."""


@dataclass(frozen=True)
class OwnGeneral:
    """A general as his player sees him."""

    piece: Piece
    troops: int
    """0 before the set-up."""

    supply: SupplyLine
    enemies: tuple[PieceNearby, ...]
    """The enemy generals next to him."""

    reach: int
    """In how many cities he can end a move if he moves alone."""

    bound: str = ""
    """The kind of the Card of Fate that concerns him; empty if none does."""

    leaves: bool = False
    """Whether that card makes him move away from an enemy."""

    ends: MoveEnds = MoveEnds()
    """Where he can come to if he moves alone; of one in a stack it is told of the stack."""

    in_the_way: InTheWay | None = None
    """An own piece that holds him up, if it takes him more than half of his reach."""


@dataclass(frozen=True)
class OwnTrain:
    """A supply train and in how many cities a move of its may end."""

    piece: Piece
    reach: int
    farthest: tuple[Place, ...] = ()
    """Some of them at the edge, each in another direction."""

    in_the_way: InTheWay | None = None
    """An own piece that holds it up, as of a general."""


@dataclass(frozen=True)
class Stack:
    """The generals in one city."""

    place: Place
    generals: tuple[str, ...]
    troops: int
    """Of all of them together."""

    room: int
    """How many more troops they can command."""

    reach: int
    """In how many cities they can end a move if they move together."""

    ends: MoveEnds = MoveEnds()
    """Where they can come to then."""

    in_the_way: InTheWay | None = None
    """An own piece that holds them up, as of a general."""


@dataclass(frozen=True)
class CardsOfSuit:
    """The cards of one suit in a hand, highest first."""

    suit: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    """A nation's Tactical Cards."""

    suits: tuple[CardsOfSuit, ...]
    reserves: int
    count: int
    points: int
    """What they are worth as payment."""

    @property
    def faces(self) -> tuple[str, ...]:
        """All cards as players write them."""
        suited = tuple(f"{one.suit}{value}" for one in self.suits for value in one.values)
        return (*suited, *["R"] * self.reserves)


FEW_CITIES = 8
"""So many cities are listed for a piece that re-enters."""


@dataclass(frozen=True)
class ReEntry:
    """A piece off the map and the cities where it may re-enter now."""

    piece: Piece
    places: tuple[Place, ...]
    shared: tuple[Place, ...] = ()
    """Those that would be open if no general there were barred from new troops by a Card of Fate (R50)."""

    @property
    def many(self) -> bool:
        """Whether the cities are too many to be listed: they are counted, and the order form lists them."""
        return len(self.places) > FEW_CITIES


@dataclass(frozen=True)
class ForExample:
    """What orders shown as examples are about; what is empty cannot be ordered now."""

    marching: tuple[str, ...]
    city: Place | None
    staying: str
    general: str
    """Who can be given a troop."""

    card: str
    """The cheapest card that pays for it alone."""

    cards: tuple[str, ...]
    """The lowest card and the highest of one suit; none if no suit has two values."""

    fighting: str
    """A general who may have to fight."""

    enemy: str
    """Whom he, or another one, may have to fight."""


@dataclass(frozen=True)
class OwnNation:
    """Everything that the player knows of a nation of his."""

    name: str
    letter: str
    draw: int
    """How many cards she draws each turn."""

    discard: int
    """How many of them she gives up."""

    troops: int
    most: int
    """The troops that she began with."""

    free: int
    """How many troops may be recruited."""

    price: int
    """What one of them costs."""

    hand: Hand
    generals: tuple[OwnGeneral, ...]
    trains: tuple[OwnTrain, ...]
    stacks: tuple[Stack, ...]
    off_map: tuple[ReEntry, ...]
    objectives: tuple[Objective, ...]
    next_turn: int
    """The turn of her next action stage."""

    filed: bool
    """Whether orders for that stage are on file."""

    ready: bool
    """Whether she has been set up, or can be in one way only."""

    allots: bool
    """Whether she could be set up in more than one way: else that happens without a letter."""

    ahead: tuple[str, ...] = ()
    """What is on file for later turns, and what of it cannot be done any more."""

    threats: tuple[Threat, ...] = ()
    """Which of her pieces enemies can attack or take with their next move."""

    full: int = 0
    """How many cards she would draw if her income had not been cut."""

    bound: bool = False
    """Whether the Card of Fate in force concerns her."""

    quit: bool = False
    """Whether she has left the war."""

    has_moved: bool = False
    """Whether her stage is being played and her movement over: her next orders are for the next turn."""

    @property
    def many_cities(self) -> tuple[Place, ...]:
        """The cities of re-entry if they are too many to be listed for each piece."""
        many = (one.places for one in self.off_map if one.many)
        return max(many, key=len, default=())

    @property
    def alone(self) -> tuple[OwnGeneral, ...]:
        """The generals on the map with whom no other stands."""
        stacked = {name for one in self.stacks for name in one.generals}
        return tuple(one for one in self.generals if one.piece.place and one.piece.name not in stacked)

    @property
    def for_example(self) -> ForExample:
        """Orders that her player could give as things stand."""
        can_go = [(one.generals, one.ends.farthest) for one in self.stacks]
        can_go += [((one.piece.name,), one.ends.farthest) for one in self.generals]
        marching, city = next(((who, cities[0]) for who, cities in can_go if cities), ((), None))
        there = [one for one in self.generals if one.piece.place]
        staying = [one.piece.name for one in there if one.piece.name not in marching]
        weak = [one.piece.name for one in there if one.troops < MOST_TROOPS] if self.free else []
        paying = sorted((v, one.suit) for one in self.hand.suits for v in one.values if v >= self.price)
        card = "{1}{0}".format(*paying[0]) if weak and paying else ""
        two = next((one for one in self.hand.suits if len(set(one.values)) > 1), None)
        cards = tuple(f"{two.suit}{value}" for value in (min(two.values), max(two.values))) if two else ()
        names = [one.piece.name for one in there]
        near = [(one, (*other.next_to, *other.by)) for other in self.threats for one in other.pieces]
        known = [(one, enemies[0]) for one, enemies in near if one in names and enemies]
        fighting, enemy = next(iter(known), (next(iter(names), ""), ""))
        stays = staying[-1] if staying else ""
        return ForExample(marching, city, stays, weak[0] if card else "", card, cards, fighting, enemy)
