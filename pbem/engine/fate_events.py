"""What can happen by the Clock of Fate and in the expert game (rules 11, 13): see `events.py`."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.engine.events import CityNumber, Event
from pbem.engine.model import Card
from pbem.records import dataclass


@dataclass(frozen=True)
class ClockSet(Event):
    """The Cards of Fate were shuffled (rules 1, 13)."""

    cards: tuple[str, ...]
    """In their order, the one to be read first in front."""
    HIDDEN = True


@dataclass(frozen=True)
class FateRead(Event):
    """The top Card of Fate was read in one suit, and laid under the others (rule 11)."""

    card: str
    suit: str


@dataclass(frozen=True)
class FateSettled(Event):
    """Everything that the card asked for at once has been done."""

    card: str


@dataclass(frozen=True)
class FateUsed(Event):
    """The lasting effect of a card was used up before its turn ended (R30, R39)."""

    card: str


@dataclass(frozen=True)
class FateDeclined(Event):
    """A nation made no use of what a card offered her."""

    nation: str
    card: str


@dataclass(frozen=True)
class TroopsChanged(Event):
    """A card gave a nation troops or took some (rule 11, R42)."""

    nation: str
    change: int
    """How many, below 0 if it took them."""
    troops: Mapping[str, int]
    """What the general concerned commands now."""
    SECRET = ("troops",)


@dataclass(frozen=True)
class Sealed(Event):
    """A sealed answer to a card is in (R40)."""

    nation: str
    card: str | None
    """The face of the card to give; None to give none."""
    HIDDEN = True


@dataclass(frozen=True)
class CardGiven(Event):
    """A nation gave another one a Tactical Card. The two of them know which."""

    nation: str
    taker: str
    """The nation that received it."""
    card: Card
    SECRET = ("card",)


@dataclass(frozen=True)
class CardReceived(Event):
    """The same as `CardGiven`, told to the taker."""

    nation: str
    """The taker."""
    giver: str
    """The nation that gave it."""
    card: Card
    SECRET = ("card",)


@dataclass(frozen=True)
class Displaced(Event):
    """Pieces were moved by a card, outside any movement phase: nothing is conquered (R46)."""

    nation: str
    pieces: tuple[str, ...]
    start: CityNumber
    path: tuple[CityNumber, ...]
    evaded: bool = False
    """Whether they stepped aside from an attack (R38)."""


@dataclass(frozen=True)
class IncomeCut(Event):
    """A nation draws fewer Tactical Cards from now on (R5)."""

    nation: str
    draw: int
    """How many."""


@dataclass(frozen=True)
class ColonyLost(Event):
    """India or America was lost; the second loss takes France out of the war (R48)."""

    colony: str


@dataclass(frozen=True)
class NationQuit(Event):
    """A nation left the war: her pieces and conquests go, her cards are put away unseen (rule 11)."""

    nation: str
    pieces: tuple[str, ...]
    """Those that leave the map."""
    lost: tuple[CityNumber, ...]
    """The conquests that are given up."""
    cards: int
    """How many cards she held."""


@dataclass(frozen=True)
class Retired(Event):
    """A general left the game for good (rule 11, R32)."""

    nation: str
    general: str
    lost: int
    """The troops for which there was no room in his stack."""
    left: Mapping[str, int]
    """What the other generals of his stack command now."""
    SECRET = ("left",)


@dataclass(frozen=True)
class TakenOver(Event):
    """A player took over a nation (rule 11)."""

    nation: str
    player: str


@dataclass(frozen=True)
class Eased(Event):
    """From now on a nation wins by her objectives of the first order (rule 11)."""

    nation: str


@dataclass(frozen=True)
class OffensiveDecided(Event):
    """Prussia decided about the Offensive Option (rule 13)."""

    nation: str
    card: Card | None
    """The card laid out face up to declare it; None if she does without."""


@dataclass(frozen=True)
class OffensiveCardTaken(Event):
    """Austria took up the card that Prussia had set aside (R33)."""

    nation: str
    card: Card


@dataclass(frozen=True)
class ObjectivesGivenUp(Event):
    """Conquest markers were taken off the map: the Offensive Option is not, or no longer, in force (R16)."""

    nation: str
    cities: tuple[CityNumber, ...]
