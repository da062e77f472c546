"""Every fact that can happen in a game, and who may see it (R41).

An event says what changed, completely: `apply` needs no rule to carry it out. Fields named in `SECRET`
are for the player of the event's `nation` alone; an event with `HIDDEN` is for him alone as a whole, and
one without a nation that is hidden is for nobody until the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from pbem.engine.model import Card

CityNumber = Annotated[int, "city"]
"""A city's number; written as its key wherever an event leaves the program."""


@dataclass(frozen=True)
class Event:
    """Base of all events."""

    SECRET: ClassVar[tuple[str, ...]] = ()
    HIDDEN: ClassVar[bool] = False


# ----------------------------------------------------------------- set-up and the frame of a turn


@dataclass(frozen=True)
class SetUp(Event):
    """A nation's troops were allotted to her generals, who stand on their set-up cities (rule 1)."""

    nation: str
    troops: Mapping[str, int]
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
    """All nations had their stage (rule 2)."""

    turn: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over; `nations` won, played by `players`; empty if nobody's (rule 12)."""

    nations: tuple[str, ...]
    players: tuple[str, ...]


# ---------------------------------------------------------------------------- Tactical Cards, rule 3


@dataclass(frozen=True)
class Shuffled(Event):
    """A new draw deck was made of whole decks or piles; `cards` lie with the next one last (R3)."""

    decks: tuple[int, ...]
    cards: tuple[Card, ...]
    HIDDEN = True


@dataclass(frozen=True)
class Drawn(Event):
    """A nation drew Tactical Cards; everybody may count them."""

    nation: str
    count: int
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
    """Pieces went together from `start` along `path`; `united` may move no more this phase (R7)."""

    nation: str
    pieces: tuple[str, ...]
    start: CityNumber
    path: tuple[CityNumber, ...]
    united: tuple[str, ...] = ()


@dataclass(frozen=True)
class TrainTaken(Event):
    """A general of `nation` entered the city of a hostile supply train and eliminated it (rule 9)."""

    nation: str
    train: str
    city: CityNumber


@dataclass(frozen=True)
class Conquered(Event):
    """A nation conquered an objective of hers, or retroactively so (rule 5)."""

    nation: str
    city: CityNumber
    retroactive: bool = False


@dataclass(frozen=True)
class Reconquered(Event):
    """The defending nation took an objective back from `loser` (rule 5)."""

    nation: str
    loser: str
    city: CityNumber
    retroactive: bool = False


@dataclass(frozen=True)
class Marked(Event):
    """A protected objective was moved over: it bears a question mark, kept safe by `protectors`."""

    nation: str
    city: CityNumber
    protectors: tuple[str, ...]


@dataclass(frozen=True)
class MarkLifted(Event):
    """A question mark was taken off: the objective is still protected (rule 5, R15), or, if by nobody, the
    Offensive Option has failed meanwhile (R16)."""

    nation: str
    city: CityNumber
    protectors: tuple[str, ...]


# ------------------------------------------------------------------------ troops and recruitment, 6, 10


@dataclass(frozen=True)
class Allotted(Event):
    """Troops were moved between the generals of one stack (rule 6, R10)."""

    nation: str
    troops: Mapping[str, int]
    HIDDEN = True


@dataclass(frozen=True)
class Recruited(Event):
    """New troops and pieces were paid for (rule 10). `entered` are pieces and their cities; `troops` is
    what each general received; `united` may move no more; `substitute` says that all depots are closed."""

    nation: str
    cards: tuple[Card, ...]
    points: int
    cost: int
    count: int
    entered: tuple[tuple[str, CityNumber], ...]
    troops: Mapping[str, int]
    united: tuple[str, ...] = ()
    substitute: CityNumber | None = None
    SECRET = ("troops",)


@dataclass(frozen=True)
class TroopsLost(Event):
    """A stack lost troops; `left` is what its generals keep, `removed` generals left the map (R21).

    `why` is one of "combat", "no retreat", "unsupplied".
    """

    nation: str
    city: CityNumber
    count: int
    removed: tuple[str, ...]
    left: Mapping[str, int]
    why: str
    SECRET = ("left",)


# ------------------------------------------------------------------------------ combat, rules 7 and 8


@dataclass(frozen=True)
class AttacksFound(Event):
    """The attacks of this combat phase: pairs of own city and enemy city (R18). The stacks in the cities
    `evading` may still step aside (R38)."""

    nation: str
    attacks: tuple[tuple[CityNumber, CityNumber], ...]
    evading: tuple[CityNumber, ...] = ()


@dataclass(frozen=True)
class CombatBegan(Event):
    """Two stacks named their troops; `score` is the attacker's, `to_play` has the right to play."""

    nation: str
    city: CityNumber
    generals: tuple[str, ...]
    troops: int
    enemy: str
    enemy_city: CityNumber
    enemy_generals: tuple[str, ...]
    enemy_troops: int
    score: int
    to_play: str


@dataclass(frozen=True)
class CardPlayed(Event):
    """A Tactical Card was played at `value`; `score` is the attacker's after it (rule 7)."""

    nation: str
    card: Card
    value: int
    score: int
    to_play: str


@dataclass(frozen=True)
class CombatEnded(Event):
    """A combat ended by defeat, or as a tie with no winner and no loser (rule 7).

    `loss` is what the score says; the loser gives at most all his troops and retreats that far.
    """

    winner: str | None
    loser: str | None
    loss: int


@dataclass(frozen=True)
class Retreated(Event):
    """A defeated stack retreated along `path` (rule 8); `chosen_by` the winner among equal ends."""

    nation: str
    generals: tuple[str, ...]
    start: CityNumber
    path: tuple[CityNumber, ...]
    chosen_by: str


# ------------------------------------------------------------------------------------ supply, rule 9


@dataclass(frozen=True)
class FacedDown(Event):
    """Generals were turned face down: unsupplied, or united with such a general (R11, R25)."""

    nation: str
    generals: tuple[str, ...]
    united: bool = False


@dataclass(frozen=True)
class FacedUp(Event):
    """Generals found in supply again were turned face up (R25)."""

    nation: str
    generals: tuple[str, ...]
