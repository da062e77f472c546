"""What a view holds of the open questions: frozen records without wording, like `view_records`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from pbem.records import dataclass
from pbem.report.fate_records import FateShown
from pbem.report.view_records import Piece, PieceNearby, Place


@dataclass(frozen=True)
class Pairing:
    """An attack that may be chosen."""

    generals: tuple[str, ...]
    place: Place
    enemies: tuple[str, ...]
    enemy_place: Place
    enemy: str


@dataclass(frozen=True)
class RetreatEnd:
    """A city where a retreat may end, and how the loser would stand there."""

    place: Place
    supplied: bool
    """Whether he would be in supply there, as the pieces stand now."""
    nearest: PieceNearby | None
    """The enemy general nearest to it."""


@dataclass(frozen=True)
class DefaultAnswer:
    """The answer that a question is given at its deadline. Only what its kind needs is filled in."""

    kind: str
    """The name of the answer's class."""

    card: str = ""
    value: int = 0
    place: Place | None = None
    pairing: Pairing | None = None
    general: str = ""
    passes: bool = False
    troops: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class OpenQuestion:
    """An open question to the player, what he may answer, and what happens at the deadline.

    Only the fields that its kind needs are filled in.
    """

    number: int
    """Under which it is asked and answered in letters."""

    nation: str
    kind: str
    """One of the kinds in `engine.questions`: `set-up`, `play`, `retreat` ..."""

    default: DefaultAnswer
    generals: tuple[Piece, ...] = ()
    """set-up: those to be given troops. fate: those who may be named."""

    troops: int = 0
    """set-up: how many are to be allotted."""

    cards: tuple[str, ...] = ()
    """discard: those drawn. play: those that may be played. offensive, fate: those that may be named. One
    that is held twice stands there twice."""

    pairings: tuple[Pairing, ...] = ()
    """attack: those to choose from."""

    pairing: Pairing | None = None
    """play: the combat. evade: the attack to escape from."""

    score: int = 0
    """play: as the player sees it, below 0 if he is behind."""

    suit: str = ""
    """play: the suit of his sector."""

    reserve: bool = False
    """play: whether he holds a Reserve that may be played."""

    must: bool = False
    """play: whether he may not stop."""

    places: tuple[Place, ...] = ()
    """retreat: where it may end. evade, fate: the cities that may be named."""

    ends: tuple[RetreatEnd, ...] = ()
    """retreat: the same, with how the loser would stand there."""

    loser: str = ""
    """retreat: the nation that retreats."""

    losers: tuple[str, ...] = ()
    """retreat: her generals."""

    length: int = 0
    """retreat: its length."""

    loss: int = 0
    """play: the troops that a defeat would cost now, all of them where there is no way to retreat. 0 if he is
    not behind."""

    left: int = 0
    """play: the troops that would be left and retreat as many cities as were lost."""

    values: tuple[int, ...] = ()
    """play: what the Reserve may be played as."""

    double: str = ""
    """play: the card that may count twice."""

    pressed: bool = False
    """play: whether a Card of Fate makes him go on."""

    fate: FateShown | None = None
    """fate: the card read."""

    may_pass: bool = False
    """offensive, evade, fate: whether he may name nothing."""
