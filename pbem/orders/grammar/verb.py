"""One row of the table of verbs: all that is known of the orders that begin with one word."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from pbem.engine.phrase import phrase
from pbem.orders.grammar.order import Order
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.records import dataclass

LineReader = Callable[[int, str, str], Order | Problem]
"""Line number, whole text, text after the verb -> the order, or why it cannot be read."""

Split = Callable[[str], tuple[str, str] | None]
"""Text after the verb -> what stands before and behind the colon that it lacks."""


class Group(Enum):
    """The groups that verbs are shown in, with their titles."""

    HEADER = phrase("header")
    STAGE = phrase("own stage")
    COMBAT = phrase("combat")
    AHEAD = phrase("writing ahead")
    ANY_TIME = phrase("any time")


@dataclass(frozen=True)
class Verb:
    """One row. The words of a verb and examples of it stand in `languages`, by its `word`."""

    word: str
    """The verb in its usual English spelling, which is its key everywhere."""
    group: Group
    form: str
    """How the whole order is written."""
    does: str
    """What it does, as a phrase."""
    rule: str
    """The rule that the order is about."""
    order: type[Order]
    """What it is read to."""
    read: LineReader
    """How what stands after the verb is read."""
    bad: tuple[tuple[str, str], ...]
    """Malformed lines, each with what is said of it."""
    in_stage: bool = False
    """Whether it is carried out in the nation's movement phase. Any such order is her letter for it."""
    lasts: bool = False
    """Whether it can be a standing order."""
    at_once: bool = False
    """Whether it answers or arranges something at once, and replaces nothing that is on file."""
    after_words: bool = False
    """Whether it is recognised behind other words: `please move Friedrich: Torgau`."""
    leading_colon: bool = False
    """Whether a colon can follow it at once: `battle: loss 3`."""
    split: Split | None = None
    """Where the colon belongs that a player forgot."""

    @property
    def words(self) -> tuple[str, ...]:
        """Every English spelling, the usual one first."""
        return words.ENGLISH.verbs[self.word]

    @property
    def good(self) -> tuple[str, ...]:
        """English examples."""
        return words.ENGLISH.examples[self.word]

    @property
    def alone(self) -> bool:
        """Whether the verb can be the whole line."""
        return self.form.split(" | ")[0] == self.word
