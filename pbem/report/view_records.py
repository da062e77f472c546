"""What a view is made of: frozen records without secrets of others and without wording.

Everything a letter, a page or a map shows is in here. Cities are `Place`s, cards are faces (`S13`, `R`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pbem.report.fate_records import FateShown

# ------------------------------------------------------------------------------------ the public table


@dataclass(frozen=True)
class Place:
    """A city: `key` is unique for programs, `title` for people; `suit` is its sector's."""

    key: str
    title: str
    suit: str
    sector: str
    country: str


@dataclass(frozen=True)
class Piece:
    """A general or supply train. `kind` is "general" or "train", `number` his rank or its number, `label`
    what players write (`P1`, `train 2`); `place` is None off the map; `gone` is who is out of the game."""

    name: str
    nation: str
    kind: str
    number: int
    label: str
    place: Place | None
    face_down: bool = False
    gone: bool = False


@dataclass(frozen=True)
class PieceNearby:
    """A piece and how many roads away it is."""

    piece: str
    nation: str
    place: Place
    roads: int


@dataclass(frozen=True)
class Objective:
    """A city that a nation needs: of which order, whether she holds it, and if not who protects it (if so
    nobody does) and which general of hers is nearest."""

    place: Place
    order: int
    held: bool
    protectors: tuple[PieceNearby, ...] = ()
    nearest: PieceNearby | None = None


@dataclass(frozen=True)
class NationRow:
    """What everybody knows of a nation. `ready` says that she is set up, `most` the troops she began with.

    To win she has to hold `needed` of the objectives that count: once `eased` those of the first order alone;
    `saxony` says that one of them has to lie there (rule 13). `cuts` counts those of her income, `heir` says
    that her player took her over from another (rule 11).
    """

    name: str
    letter: str
    player: str
    ready: bool
    active: bool
    quit: bool
    troops: int
    most: int
    cards: int
    pieces: tuple[Piece, ...]
    off_map: tuple[Piece, ...]
    objectives: tuple[Objective, ...]
    eased: bool = False
    needed: int = 0
    saxony: bool = False
    cuts: int = 0
    heir: bool = False

    def of_order(self, order: int) -> tuple[Objective, ...]:
        """Her objectives of one order."""
        return tuple(one for one in self.objectives if one.order == order)

    @property
    def counting(self) -> tuple[Objective, ...]:
        """The objectives that count for her victory."""
        return self.of_order(1) if self.eased else self.objectives

    @property
    def held(self) -> int:
        """How many of those she holds."""
        return sum(one.held for one in self.counting)

    def count(self, kind: str) -> int:
        """How many generals or supply trains she has on the map."""
        return sum(piece.kind == kind for piece in self.pieces)


@dataclass(frozen=True)
class Cards:
    """The Tactical Cards not in hands: draw deck, piles by deck, decks in use."""

    draw: int
    piles: tuple[int, ...]
    opened: int


@dataclass(frozen=True)
class Waiting:
    """Whom the game waits for, and for what kind of decision."""

    nation: str
    player: str
    kind: str


@dataclass(frozen=True)
class CurrentCombat:
    """The combat being fought: `score` is the attacker's."""

    attacker: str
    attackers: tuple[str, ...]
    attacker_place: Place
    defender: str
    defenders: tuple[str, ...]
    defender_place: Place
    score: int
    to_play: str


# -------------------------------------------------------------------------------------- a player's own


@dataclass(frozen=True)
class Cut:
    """Why a supply train does not reach a general: too many `roads`, or pieces that stand on the way."""

    train: str
    number: int
    place: Place
    roads: int
    blockers: tuple[PieceNearby, ...]


@dataclass(frozen=True)
class SupplyLine:
    """What a general's supply hangs on now. `source` is "home", "depot", "train" or "none"; `number` is the
    train's, `path` goes from him to it; `cuts` say of every train why it does not help."""

    source: str
    number: int = 0
    path: tuple[Place, ...] = ()
    cuts: tuple[Cut, ...] = ()

    @property
    def roads(self) -> int:
        """How long the supply path is."""
        return max(0, len(self.path) - 1)


@dataclass(frozen=True)
class OwnGeneral:
    """A general as his player sees him: his troops (0 before the set-up), his supply, the enemy generals
    next to him, and in how many cities a move of his alone may end. `bound` is the kind of the Card of Fate
    that concerns him ("" if none does); he `leaves` if it makes him move away from an enemy."""

    piece: Piece
    troops: int
    supply: SupplyLine
    enemies: tuple[PieceNearby, ...]
    reach: int
    bound: str = ""
    leaves: bool = False


@dataclass(frozen=True)
class OwnTrain:
    """A supply train and in how many cities a move of its may end."""

    piece: Piece
    reach: int


@dataclass(frozen=True)
class Stack:
    """Generals in one city with their common troops, the room for more, and their reach together."""

    place: Place
    generals: tuple[str, ...]
    troops: int
    room: int
    reach: int


@dataclass(frozen=True)
class CardsOfSuit:
    """The cards of one suit in a hand, highest first."""

    suit: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    """A nation's Tactical Cards; `points` is what they are worth as payment."""

    suits: tuple[CardsOfSuit, ...]
    reserves: int
    count: int
    points: int

    @property
    def faces(self) -> tuple[str, ...]:
        """All cards as players write them."""
        suited = tuple(f"{one.suit}{value}" for one in self.suits for value in one.values)
        return (*suited, *["R"] * self.reserves)


@dataclass(frozen=True)
class ReEntry:
    """A piece off the map and the cities where it may re-enter now."""

    piece: Piece
    places: tuple[Place, ...]


@dataclass(frozen=True)
class OwnNation:
    """Everything the player knows of a nation of his. `free` troops may be recruited, `price` is what one
    costs, `next_turn` the turn of her next stage, `filed` says that orders for it are on file. She draws
    `draw` cards a turn and gives up `discard` of them; without cuts she would draw `full`. `bound` says that
    the Card of Fate in force concerns her."""

    name: str
    letter: str
    draw: int
    discard: int
    troops: int
    most: int
    free: int
    price: int
    hand: Hand
    generals: tuple[OwnGeneral, ...]
    trains: tuple[OwnTrain, ...]
    stacks: tuple[Stack, ...]
    off_map: tuple[ReEntry, ...]
    objectives: tuple[Objective, ...]
    next_turn: int
    filed: bool
    ready: bool
    full: int = 0
    bound: bool = False
    quit: bool = False


# ------------------------------------------------------------------------------------- open questions


@dataclass(frozen=True)
class Pairing:
    """An attack that may be chosen."""

    generals: tuple[str, ...]
    place: Place
    enemies: tuple[str, ...]
    enemy_place: Place
    enemy: str


@dataclass(frozen=True)
class DefaultAnswer:
    """An answer: `kind` is the answer's class, the rest what it says."""

    kind: str
    card: str = ""
    value: int = 0
    place: Place | None = None
    pairing: Pairing | None = None
    general: str = ""
    passes: bool = False
    troops: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class OpenQuestion:
    """An open question to the player, what may be answered, and what happens at the deadline.

    set-up: `generals` on their cities and the `troops` to allot. discard: the `cards` drawn. attack: the
    `pairings`. play: `score` as he sees it, `suit`, the `cards` that may be played, `reserve` if he holds one
    that may be, as `values`, `double` a card that may count twice, `must` if he may not stop, `pressed` if a
    Card of Fate makes him go on; `pairing` is the combat. retreat: the `places` it may end in, the nation
    `loser`, her generals `losers`, and the `length`. offensive: the `cards` that declare it. evade: the
    `pairing` to be escaped and the `places`. fate: the card read is `fate`; one of `generals`, `cards` or
    `places` is named, unless he passes, which he `may_pass` or not.
    """

    number: int
    nation: str
    kind: str
    default: DefaultAnswer
    generals: tuple[Piece, ...] = ()
    troops: int = 0
    cards: tuple[str, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    pairing: Pairing | None = None
    score: int = 0
    suit: str = ""
    reserve: bool = False
    must: bool = False
    places: tuple[Place, ...] = ()
    loser: str = ""
    losers: tuple[str, ...] = ()
    length: int = 0
    values: tuple[int, ...] = ()
    double: str = ""
    pressed: bool = False
    fate: FateShown | None = None
    may_pass: bool = False


# ------------------------------------------------------------------------------- from the moderator


@dataclass(frozen=True)
class NoticeShown:
    """A notice of the moderator's, as one who may read it sees it; `private` if not everybody may."""

    kind: str
    turn: int
    private: bool
    facts: Mapping[str, Any]
