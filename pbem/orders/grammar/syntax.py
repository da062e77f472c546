"""Orders as they were written: frozen records in which names and cards are still text."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Order:
    """Base of all orders: where it stands in the letter, and its text as the player typed it."""

    line: int
    text: str


# ------------------------------------------------------------------------------------ the header


@dataclass(frozen=True)
class GameLine(Order):
    """`game seven-years`"""

    name: str


@dataclass(frozen=True)
class TurnLine(Order):
    """`turn 7`"""

    number: int


@dataclass(frozen=True)
class PasswordLine(Order):
    """`password WORD`"""

    word: str = field(repr=False)


@dataclass(frozen=True)
class LanguageLine(Order):
    """`language de`: the player wants to be written to in it from now on."""

    language: str


@dataclass(frozen=True)
class NationLine(Order):
    """`nation Prussia`: what follows is hers."""

    name: str


@dataclass(frozen=True)
class Amend(Order):
    """`amend`: the letter adds to the one before instead of replacing it."""


@dataclass(frozen=True)
class AcceptPartial(Order):
    """`accept partial`: carry out what is right even if something is wrong."""


@dataclass(frozen=True)
class Final(Order):
    """`final`: I send no more for this stage."""


@dataclass(frozen=True)
class Withdraw(Order):
    """`withdraw`: what I sent for this nation's stage is taken back."""


# ------------------------------------------------------------------------------- a nation's own stage


@dataclass(frozen=True)
class Share:
    """`Friedrich 5` in a list of troops."""

    general: str
    troops: int


@dataclass(frozen=True)
class SetUpOrder(Order):
    """`setup Friedrich 5, Winterfeldt 2, …`"""

    shares: tuple[Share, ...]


@dataclass(frozen=True)
class DiscardOrder(Order):
    """`discard lowest clubs, lowest`: wishes, the first that fits."""

    wishes: tuple[str, ...]


@dataclass(frozen=True)
class OffensiveOrder(Order):
    """`offensive D7`, or `offensive no` (no card)."""

    card: str | None


@dataclass(frozen=True)
class MoveOrder(Order):
    """`move Friedrich + Winterfeldt: Torgau, Falkenberg`"""

    pieces: tuple[str, ...]
    places: tuple[str, ...]


@dataclass(frozen=True)
class TransferOrder(Order):
    """`transfer 2 Friedrich > Winterfeldt`"""

    count: int
    giver: str
    taker: str


@dataclass(frozen=True)
class Recruits:
    """One item of a recruitment: `Keith 2`, `train 1 at Berlin`, `Dohna at Berlin 1`."""

    piece: str
    troops: int | None
    place: str | None


@dataclass(frozen=True)
class RecruitOrder(Order):
    """`recruit S13 C12: Keith 2, train 1 at Berlin`; `place` holds for all pieces that re-enter."""

    cards: tuple[str, ...]
    items: tuple[Recruits, ...]
    place: str | None = None


@dataclass(frozen=True)
class AttackOrder(Order):
    """`attack Heinrich > Daun`"""

    own: tuple[str, ...]
    enemy: tuple[str, ...]


@dataclass(frozen=True)
class RetreatOrder(Order):
    """`retreat Daun: Leipa, Turnau`"""

    loser: tuple[str, ...]
    places: tuple[str, ...]


@dataclass(frozen=True)
class HoldOrder(Order):
    """`hold`: nothing of mine moves this stage."""


# ------------------------------------------------------------------------------------------- any time


@dataclass(frozen=True)
class Clause:
    """One clause of a battle plan: its word and what follows it."""

    word: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.word, *self.words))


@dataclass(frozen=True)
class BattleOrder(Order):
    """`battle OWN > ENEMY: CLAUSE, CLAUSE …`"""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class StandingOrder(Order):
    """`standing`, or `standing off`."""

    on: bool


@dataclass(frozen=True)
class AllotOrder(Order):
    """`allot Friedrich 7, Keith 2`"""

    shares: tuple[Share, ...]


@dataclass(frozen=True)
class FateOrder(Order):
    """`fate retire Dohna`: the answer to a Card of Fate; `name` is a general or a card, `place` a city."""

    deed: str
    name: str = ""
    place: str = ""


@dataclass(frozen=True)
class WaiveOrder(Order):
    """`waive Muskau, Bunzlau, Görlitz, Kamenz`"""

    places: tuple[str, ...]


@dataclass(frozen=True)
class AnswerOrder(Order):
    """`answer 12: play S7`"""

    number: int
    words: str


# ------------------------------------------------------------------------------------------- a letter


@dataclass(frozen=True)
class Part:
    """The orders for one nation, in the order written.

    `nation` is None where the letter names none. `standing` are the orders that hold until changed, None
    if the letter says nothing of them and () if it clears them.
    """

    nation: NationLine | None
    orders: tuple[Order, ...] = ()
    standing: tuple[Order, ...] | None = None


@dataclass(frozen=True)
class Header:
    """What a letter says of itself, None or False where it says nothing."""

    game: GameLine | None = None
    turn: TurnLine | None = None
    password: PasswordLine | None = None
    language: LanguageLine | None = None
    amend: bool = False
    partial: bool = False


STAGE_ORDERS = (OffensiveOrder, MoveOrder, TransferOrder, RecruitOrder, HoldOrder)
"""What is carried out in the nation's movement phase; any of them means that her letter for it is here."""

STANDING_ORDERS = (BattleOrder, DiscardOrder, RetreatOrder, AttackOrder, HoldOrder, AllotOrder, FateOrder)
"""What can hold from stage to stage."""
