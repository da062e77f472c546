"""What happens by the Clock of Fate and in the expert game (rules 11, 13); who may see it as in `events`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pbem.engine.events import CityNumber, Event
from pbem.engine.model import Card


@dataclass(frozen=True)
class ClockSet(Event):
    """The Cards of Fate were shuffled; `cards` lie with the one to be read first in front (rules 1, 13)."""

    cards: tuple[str, ...]
    HIDDEN = True


@dataclass(frozen=True)
class FateRead(Event):
    """The top Card of Fate was read in one suit, and laid under the others (rule 11)."""

    card: str
    suit: str


@dataclass(frozen=True)
class FateSettled(Event):
    """All that the card asked for at once has been done."""

    card: str


@dataclass(frozen=True)
class FateUsed(Event):
    """The condition of a card has been used up before its turn ended (R30, R39)."""

    card: str


@dataclass(frozen=True)
class FateDeclined(Event):
    """A nation made no use of what a card offered her."""

    nation: str
    card: str


@dataclass(frozen=True)
class TroopsChanged(Event):
    """A card gave a nation troops or took some (`change`); who has them now is hers alone to know (R42)."""

    nation: str
    change: int
    troops: Mapping[str, int]
    SECRET = ("troops",)


@dataclass(frozen=True)
class Sealed(Event):
    """A sealed answer to a card is in (R40): a face to give, or None."""

    nation: str
    card: str | None
    HIDDEN = True


@dataclass(frozen=True)
class CardGiven(Event):
    """A nation gave another a Tactical Card; the two of them know which."""

    nation: str
    taker: str
    card: Card
    SECRET = ("card",)


@dataclass(frozen=True)
class CardReceived(Event):
    """The taker's side of `CardGiven`."""

    nation: str
    giver: str
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


@dataclass(frozen=True)
class IncomeCut(Event):
    """A nation draws fewer Tactical Cards from now on (R5)."""

    nation: str
    draw: int


@dataclass(frozen=True)
class ColonyLost(Event):
    """India or America was lost; the second loss takes France out of the war (R48)."""

    colony: str


@dataclass(frozen=True)
class NationQuit(Event):
    """A nation left the war: her pieces and conquests go, her cards are put away unseen (R32)."""

    nation: str
    pieces: tuple[str, ...]
    lost: tuple[CityNumber, ...]
    cards: int


@dataclass(frozen=True)
class Retired(Event):
    """A general left the game; his stack took his troops as far as there was room, `lost` are the others."""

    nation: str
    general: str
    lost: int
    left: Mapping[str, int]
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
    """Prussia declared the Offensive Option with a card set aside face up, or did without (rule 13)."""

    nation: str
    card: Card | None


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
