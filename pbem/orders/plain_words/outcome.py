"""What the sentences of a letter come to: orders, and what was not read with certainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from enum import StrEnum

from pbem.records import dataclass


class Why(StrEnum):
    """Why a sentence about one's own pieces is not taken as an order."""

    CONDITION = "condition"
    """It depends on something."""
    NEGATION = "negation"
    """It says what is not to be done."""
    CORRECTION = "correction"
    """It takes something back in the same breath, or only thinks aloud."""
    TALE = "tale"
    """It tells of pieces and cities, and no more."""
    PIECE = "piece"
    """It does not tell which piece it means."""
    OTHERS = "others"
    """It says of some pieces that they stay, and the letter says nothing of the others."""
    WAY = "way"
    """No way fits the cities that it names."""
    ROUND = "round"
    """Its way comes through one city twice, or back to where it begins."""
    FIGHT = "fight"
    """It tells how to fight in words that are not read."""
    LEFT = "left"
    """Something of it was not read."""
    TURN = "turn"
    """It speaks of a later turn."""
    PRESS = "press"
    """It seems to be for another player."""
    PURCHASE = "purchase"
    """It does not tell the cards, or what they pay for."""
    BEFORE = "before"
    """It wants something as it was before, and does not say how that was."""


MOVE = "move "
"""What the text of a march begins with."""

ELSE = " else "
"""What stands in it before where the pieces go if their way is not free."""

ABOUT_CARDS = (Why.FIGHT, Why.PURCHASE, Why.BEFORE)
"""Doubts that leave open where no piece goes."""


@dataclass(frozen=True)
class Taken:
    """An order that was read from a letter."""

    line: int
    """The line of the letter it was read from."""
    nation: str
    text: str
    """The order in the orders language."""
    said: str = field(default="", compare=False)
    """The sentence it was read from, where its line holds others too."""
    lasts: bool = False
    """Whether it holds until it is changed."""


@dataclass(frozen=True)
class Doubt:
    """A sentence about the writer's own pieces that is not taken as an order."""

    line: int
    why: Why
    would_be: str = ""
    """The order that it would be, in the orders language; empty if that cannot be told."""
    like: tuple[str, ...] = ()
    """Orders of the kinds that it may be, as examples."""
    said: str = field(default="", compare=False)
    """The sentence, where its line holds others too."""
    nation: str = ""
    """The nation that was spoken of."""
    is_whole: bool = True
    """Whether the order names all that the sentence does: then a word takes it."""


def both(one: str, two: str) -> str:
    """Two sentences as one quotation; empty if either stands for its whole line."""
    return one if one == two else f"{one} ... {two}" if one and two else ""


ReadBefore = tuple[Sequence[Taken], int, int, int]
"""What there was before a sentence: the orders, and how many general plans, doubts and things taken."""


@dataclass
class Outcome:
    """What the sentences that have been read came to."""

    orders: list[Taken] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    stays: dict[str, int] = field(default_factory=dict)
    """The nations of which a piece is said to stay, or all of them, and in which line."""
    staying: set[str] = field(default_factory=set)
    """The pieces that are said to stay."""
    as_sent: dict[str, int] = field(default_factory=dict)
    """The nations whose orders are said to stand as they were sent, and in which line."""
    as_it_is: dict[str, bool] = field(default_factory=dict)
    """The nations that are said to stay as they are, which may mean their orders; whether it is the rest of
    them that does."""
    pieces_as_they_are: dict[str, bool] = field(default_factory=dict)
    """The pieces that are said so; whether it is their orders on file for certain."""
    unsaid: set[int] = field(default_factory=set)
    """The lines whose orders, in their own form, what follows takes back."""
    given_up: set[tuple[int, str]] = field(default_factory=set)
    """The orders, each with its line, that a later sentence takes back."""
    kept_discard: Taken | None = None
    """The discard that is an order as it stands, if the letter has one."""
    parts: int = 0
    """How many sentences told part of something that only others complete: a set-up, a purchase."""

    saying: str = ""
    """The sentence that is being read, where its line holds others too."""
    lasts: bool = False
    """Whether it says that its orders hold until they are changed."""

    @property
    def size(self) -> int:
        """How much has been read so far; it grows with every sentence that says something."""
        return len(self.orders) + len(self.doubts) + len(self.stays) + self.parts

    def take(self, line: int, nation: str, text: str) -> None:
        """Add an order."""
        self.orders.append(Taken(line, nation, text, self.saying, self.lasts))

    def give_up(self, order: Taken) -> None:
        """A sentence takes an order back that another one has told."""
        self.given_up.add((order.line, order.text))

    def lengthen(self, text: str) -> None:
        """The last order says more by the sentence that is being read: `text` in the orders language."""
        last = self.orders[-1]
        head, sign, clauses = text.partition(": ")
        if head.startswith("battle"):
            # What is said twice counts once.
            text = head + sign + ", ".join(dict.fromkeys(clauses.split(", ")))
        self.orders[-1] = replace(last, text=text, said=both(last.said, self.saying))

    def doubt(self, line: int, why: Why, would_be: str = "") -> None:
        """Add a sentence that is not taken; `would_be` is the order that it may mean."""
        self.doubts.append(Doubt(line, why, would_be, said=self.saying))

    def leave_as_sent(self, nations: Iterable[str], line: int) -> None:
        """The orders of nations are said to stand as they were sent before."""
        for nation in nations:
            self.as_sent.setdefault(nation, line)
        self.parts += 1

    def stay(self, nation: str, line: int, pieces: Iterable[str]) -> None:
        """Pieces of the nation are said to stay where they are."""
        self.stays.setdefault(nation, line)
        self.staying.update(pieces)
        self.parts += 1
