"""What never changes in a game: the board, nations, pieces and cards of a scenario, without rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from pbem.engine.board import Board
from pbem.records import dataclass


@dataclass(frozen=True)
class General:
    """A general."""

    name: str
    nation: str
    rank: int
    """1 is the highest."""
    city: int
    """Where he is set up."""


@dataclass(frozen=True)
class SupplyTrain:
    """A supply train and where it is set up."""

    name: str
    nation: str
    number: int
    """Tells a nation's trains apart."""
    city: int


@dataclass(frozen=True)
class Nation:
    """One nation of a scenario."""

    name: str
    letter: str
    """What players write before a rank: the `P` of `P1`."""
    side: int
    """0 for Prussia and Hanover, 1 for the attackers (R9)."""
    troops: int
    """How many she starts with, and the most she may ever have (rules 6, 10)."""
    draw: int
    """How many Tactical Cards she draws in each stage (rule 3)."""
    discard: int
    """How many of these she gives up at once (rule 3)."""
    cuts: tuple[int, ...]
    """How many she draws and keeps after each cut of her income (rule 11)."""
    generals: tuple[str, ...]
    """By rank, the highest first."""
    trains: tuple[str, ...]
    depots: tuple[int, ...]
    home: tuple[str, ...]
    """The countries of the board where her generals are in supply (rules 1, 9)."""
    defends: tuple[str, ...]
    """The countries of the board whose objectives she protects (rule 5)."""


@dataclass(frozen=True)
class Effect:
    """What a Card of Fate does in one suit (rule 11)."""

    kind: str
    """Which of the kinds of effect it is: see `fate_choices.py` and `fate_effects.py`."""
    when: str
    """One of "now", "next" (through the next turn) or "for good"."""
    decides: tuple[str, ...]
    """The nations that choose something."""
    terms: Mapping[str, Any]
    """What the kind needs to know: generals by name, cities by number, counts."""
    text: str
    """What is read out."""
    see: tuple[str, ...] = ()
    """The rulings on it."""


@dataclass(frozen=True)
class FateCard:
    """A Card of Fate."""

    name: str
    """`1` to `12`, or the name of a stroke."""
    stroke: bool
    """Whether it is one of the six historical strokes."""
    versions: Mapping[str, Effect]
    """Its effect by suit. In a suit that is missing it does nothing."""


@dataclass(frozen=True)
class FateClock:
    """The Clock of Fate (rules 11, 13)."""

    cards: Mapping[str, FateCard]
    """All Cards of Fate by name."""
    first_turn: int
    """At the end of this turn the first card is read."""
    early: int
    """In the milder order so many cards lie on top, none of them a `late` one (rule 13)."""
    late: tuple[str, ...]
    """The strokes that come late in the milder order."""

    @cached_property
    def lasting(self) -> Mapping[tuple[str, str], Effect]:
        """The effects that hold through the next turn, by card and suit."""
        return {
            (card.name, suit): effect
            for card in self.cards.values()
            for suit, effect in card.versions.items()
            if effect.when == "next"
        }


@dataclass(frozen=True, eq=False)
class Rules:
    """The board, nations and pieces of one scenario, and who plays whom at the start."""

    scenario: str
    title: str
    board: Board
    nations: Mapping[str, Nation]
    """In order of play (rule 2)."""
    generals: Mapping[str, General]
    trains: Mapping[str, SupplyTrain]
    players: Mapping[str, tuple[str, ...]]
    """The nations of each player."""
    clock: FateClock
    ends_without: frozenset[str]
    """The game ends when all these nations have left it (rules 12, 14)."""
    eased: bool
    """Whether victory conditions can become easier (rule 11)."""
    options: tuple[str, ...]
    """The options of the expert game that may be chosen (rule 13)."""
    conquers: frozenset[str] = frozenset()
    """The nations that may conquer besides the attackers (rule 14)."""
    imaginary_draw: int = 0
    """How many cards the imaginary player of a scenario draws at the end of each turn (R34)."""

    @cached_property
    def nation_of(self) -> Mapping[str, str]:
        """The nation of every piece: the generals by rank, then the supply trains."""
        generals = {general.name: general.nation for general in self.generals.values()}
        return generals | {train.name: train.nation for train in self.trains.values()}

    @cached_property
    def place_of(self) -> Mapping[str, int]:
        """The place of every piece in the order of `nation_of`."""
        return {piece: place for place, piece in enumerate(self.nation_of)}

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The nations in order of play."""
        return tuple(self.nations)

    @cached_property
    def hostile_pieces(self) -> Mapping[str, frozenset[str]]:
        """The pieces of each nation's enemies (R9)."""
        return {
            nation: frozenset(piece for piece, other in self.nation_of.items() if self.hostile(nation, other))
            for nation in self.nations
        }

    @cached_property
    def hostile_generals(self) -> Mapping[str, frozenset[str]]:
        """The generals of each nation's enemies (R9)."""
        return {nation: pieces.difference(self.trains) for nation, pieces in self.hostile_pieces.items()}

    def side(self, nation: str) -> int:
        """The side of a nation: 0 for Prussia and Hanover, 1 for the attackers (R9)."""
        return self.nations[nation].side

    def hostile(self, one: str, other: str) -> bool:
        """Whether two nations are enemies (R9)."""
        return self.nations[one].side != self.nations[other].side

    def defender_of(self, city: int) -> str | None:
        """The nation in play that defends the country a city lies in; None if nobody does (rule 5, R14)."""
        return self._defenders.get(self.board.cities[city].country)

    @cached_property
    def _defenders(self) -> Mapping[str, str]:
        """The nation that defends each country."""
        nations = reversed(tuple(self.nations.values()))  # of two the first in order of play
        return {country: nation.name for nation in nations for country in nation.defends}
