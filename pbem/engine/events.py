"""Everything that can happen in a game, and who may see it (R41).

An event says completely what changed: `apply` needs no rule to carry it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from pbem.engine.model import Card
from pbem.records import dataclass

CityNumber = Annotated[int, "city"]
"""A city's number. Wherever an event leaves the program the city's key is written instead."""


@dataclass(frozen=True)
class Event:
    """Base of all events."""

    SECRET: ClassVar[tuple[str, ...]] = ()
    """The fields that only the player of the event's `nation` may see."""
    HIDDEN: ClassVar[bool] = False
    """Whether all of it is for that player alone; without a `nation`, for nobody until the game is over."""


# ----------------------------------------------------------------- set-up and the frame of a turn


@dataclass(frozen=True)
class SetUp(Event):
    """A nation's pieces were placed on their set-up cities, and her troops allotted to her generals (rule
    1)."""

    nation: str
    troops: Mapping[str, int]
    """What each general commands."""
    SECRET = ("troops",)


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn of seven action stages began (rule 2)."""

    turn: int


@dataclass(frozen=True)
class StageBegan(Event):
    """A nation became active (rule 2)."""

    nation: str


@dataclass(frozen=True)
class PhaseBegan(Event):
    """The active nation's next phase began (rule 2); leaving movement ends it for all her pieces."""

    nation: str
    phase: str


@dataclass(frozen=True)
class TurnEnded(Event):
    """All nations have had their action stage (rule 2)."""

    turn: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over (rule 12)."""

    nations: tuple[str, ...]
    """The winners; empty if nobody won."""
    players: tuple[str, ...]
    """Those who play them."""


# ---------------------------------------------------------------------------- Tactical Cards, rule 3


@dataclass(frozen=True)
class Shuffled(Event):
    """A new draw deck was made of whole decks or piles (R3)."""

    decks: tuple[int, ...]
    """Their numbers."""
    cards: tuple[Card, ...]
    """In their new order, the next one last."""
    HIDDEN = True


@dataclass(frozen=True)
class Drawn(Event):
    """A nation drew Tactical Cards (rule 3)."""

    nation: str
    count: int
    """How many: everybody may count them."""
    cards: tuple[Card, ...]
    SECRET = ("cards",)


@dataclass(frozen=True)
class Discarded(Event):
    """A nation gave up one of the cards she had just drawn, unseen (rule 3, R4)."""

    nation: str
    card: Card
    SECRET = ("card",)


@dataclass(frozen=True)
class Burnt(Event):
    """The imaginary player of a scenario drew cards and discarded them unseen (rule 14, R34)."""

    count: int
    cards: tuple[Card, ...]
    SECRET = ("cards",)


# ----------------------------------------------------------------- movement and conquest, rules 4, 5


@dataclass(frozen=True)
class Moved(Event):
    """Pieces went together along a path (rule 4)."""

    nation: str
    pieces: tuple[str, ...]
    start: CityNumber
    path: tuple[CityNumber, ...]
    """City by city, without `start`."""
    united: tuple[str, ...] = ()
    """Generals they joined, who may move no more this phase (R7)."""


@dataclass(frozen=True)
class TrainTaken(Event):
    """A general of `nation` entered the city of a hostile supply train and eliminated it (rule 9)."""

    nation: str
    train: str
    city: CityNumber


@dataclass(frozen=True)
class Conquered(Event):
    """A nation conquered one of her objectives (rule 5)."""

    nation: str
    city: CityNumber
    retroactive: bool = False
    """Whether in the retroactive conquest phase."""


@dataclass(frozen=True)
class Reconquered(Event):
    """The defending nation took an objective back (rule 5)."""

    nation: str
    loser: str
    """The nation that had conquered it."""
    city: CityNumber
    retroactive: bool = False
    """Whether in the retroactive conquest phase."""


@dataclass(frozen=True)
class Marked(Event):
    """An objective was moved over while it was protected: it bears a question mark now (rule 5)."""

    nation: str
    city: CityNumber
    protectors: tuple[str, ...]
    """The pieces that protect it."""


@dataclass(frozen=True)
class MarkLifted(Event):
    """A question mark was taken off: the objective was not conquered (rule 5, R15)."""

    nation: str
    city: CityNumber
    protectors: tuple[str, ...]
    """The pieces that still protect it; if there are none, the Offensive Option has failed since (R16)."""


# ------------------------------------------------------------------------ troops and recruitment, 6, 10


@dataclass(frozen=True)
class Allotted(Event):
    """Troops were moved between the generals of one stack (rule 6, R10)."""

    nation: str
    troops: Mapping[str, int]
    """What each general commands now."""
    HIDDEN = True


@dataclass(frozen=True)
class Recruited(Event):
    """New troops and pieces were paid for (rule 10)."""

    nation: str
    cards: tuple[Card, ...]
    """What was paid with."""
    points: int
    """What these cards are worth."""
    cost: int
    """What was due."""
    count: int
    """How many troops were recruited."""
    entered: tuple[tuple[str, CityNumber], ...]
    """The pieces that re-entered, and where."""
    troops: Mapping[str, int]
    """How many new troops each general received."""
    united: tuple[str, ...] = ()
    """Generals they joined, who may move no more this phase (R7)."""
    substitute: CityNumber | None = None
    """The city chosen for re-entry, if all depots are closed."""
    SECRET = ("troops",)


@dataclass(frozen=True)
class TroopsLost(Event):
    """A stack lost troops (rules 7, 8, 9)."""

    nation: str
    city: CityNumber
    count: int
    removed: tuple[str, ...]
    """The generals who left the map (R21)."""
    left: Mapping[str, int]
    """What the other generals of the stack keep."""
    why: str
    """One of "combat", "no retreat" or "unsupplied"."""
    SECRET = ("left",)


# ------------------------------------------------------------------------------ combat, rules 7 and 8


@dataclass(frozen=True)
class AttacksFound(Event):
    """The attacks of a combat phase were found (R18)."""

    nation: str
    attacks: tuple[tuple[CityNumber, CityNumber], ...]
    """Pairs of own city and enemy city."""
    evading: tuple[CityNumber, ...] = ()
    """The cities whose stacks may step aside before (R38)."""


@dataclass(frozen=True)
class CombatBegan(Event):
    """Two stacks named their troops, and a combat began (rule 7)."""

    nation: str
    """The attacker."""
    city: CityNumber
    generals: tuple[str, ...]
    troops: int
    enemy: str
    enemy_city: CityNumber
    enemy_generals: tuple[str, ...]
    enemy_troops: int
    score: int
    """The initial score, as the attacker sees it."""
    to_play: str
    """The nation that has the right to play."""


@dataclass(frozen=True)
class CardPlayed(Event):
    """A Tactical Card was played (rule 7)."""

    nation: str
    card: Card
    value: int
    """What it counted."""
    score: int
    """The score after it, as the attacker sees it."""
    to_play: str
    """The nation that has the right to play now."""


@dataclass(frozen=True)
class CombatEnded(Event):
    """A combat ended: by defeat, or as a tie without winner and loser (rule 7)."""

    winner: str | None
    loser: str | None
    loss: int
    """What the score says. The loser gives at most all his troops, and retreats that far."""


@dataclass(frozen=True)
class Retreated(Event):
    """A defeated stack retreated (rule 8)."""

    nation: str
    generals: tuple[str, ...]
    start: CityNumber
    path: tuple[CityNumber, ...]
    """City by city, without `start`."""
    chosen_by: str
    """The winner, who chooses among equal ends."""


# ------------------------------------------------------------------------------------ supply, rule 9


@dataclass(frozen=True)
class FacedDown(Event):
    """Generals were turned face down (rule 9, R25)."""

    nation: str
    generals: tuple[str, ...]
    united: bool = False
    """Whether because they united with a face-down general (R11), and not for lack of supply."""


@dataclass(frozen=True)
class FacedUp(Event):
    """Generals who are in supply again were turned face up (rule 9, R25)."""

    nation: str
    generals: tuple[str, ...]
