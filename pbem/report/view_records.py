"""What a view is made of: frozen records that hold no secrets of other players and no wording.

Everything that a letter, a page or a map shows is in them. Cities are `Place`s, cards are faces (`S13`, `R`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pbem.records import dataclass


@dataclass(frozen=True)
class Place:
    """A city."""

    key: str
    """Unique; for programs."""

    title: str
    """For people."""

    suit: str
    """The suit of its sector."""

    sector: str
    country: str


@dataclass(frozen=True)
class Piece:
    """A general or supply train."""

    name: str
    nation: str
    kind: str
    """`general` or `train`."""

    number: int
    """A general's rank, a train's number."""

    label: str
    """What players write: `P1`, `train 2`."""

    place: Place | None
    """None if the piece is off the map."""

    face_down: bool = False
    gone: bool = False
    """Whether it is out of the game for good."""


@dataclass(frozen=True)
class PieceNearby:
    """A piece and how many roads away it is."""

    piece: str
    nation: str
    place: Place
    roads: int


@dataclass(frozen=True)
class Objective:
    """A city that a nation needs."""

    place: Place
    order: int
    """1 or 2: of the first or the second order."""

    held: bool
    """Whether she holds it. If so, nobody protects it."""

    protectors: tuple[PieceNearby, ...] = ()
    nearest: PieceNearby | None = None
    """Her own general who is nearest to it."""


@dataclass(frozen=True)
class NationRow:
    """What everybody knows of a nation."""

    name: str
    letter: str
    player: str
    ready: bool
    """Whether she has been set up."""

    active: bool
    quit: bool
    """Whether she has left the war."""

    troops: int
    most: int
    """The troops that she began with."""

    cards: int
    """How many Tactical Cards she holds."""

    pieces: tuple[Piece, ...]
    """Those on the map."""

    off_map: tuple[Piece, ...]
    objectives: tuple[Objective, ...]
    eased: bool = False
    """Whether her objectives of the first order are enough for victory."""

    needed: int = 0
    """How many of the objectives that count she has to hold to win."""

    saxony: bool = False
    """Whether one of them has to lie in Saxony (rule 13)."""

    cuts: int = 0
    """How often her income has been cut."""

    heir: bool = False
    """Whether her player took her over from another player (rule 11)."""

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
    """The Tactical Cards that are in no hand."""

    draw: int
    """The number of cards in the draw deck."""

    piles: tuple[int, ...]
    """The number of cards in each discard pile, by deck."""

    opened: int
    """How many decks are in use."""


@dataclass(frozen=True)
class Waiting:
    """Whom the game waits for, and for what kind of decision."""

    nation: str
    player: str
    kind: str


@dataclass(frozen=True)
class CurrentCombat:
    """The combat that is being fought."""

    attacker: str
    attackers: tuple[str, ...]
    """The attacking generals."""

    attacker_place: Place
    defender: str
    defenders: tuple[str, ...]
    defender_place: Place
    score: int
    """The attacker's score."""

    to_play: str
    """The nation with the right to play."""


@dataclass(frozen=True)
class NoticeShown:
    """A notice of the moderator, as a player who may read it sees it."""

    kind: str
    turn: int
    private: bool
    """Whether only some players may read it."""

    facts: Mapping[str, Any]
