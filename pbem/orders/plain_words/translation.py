"""What a letter's own lines say in the orders language."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.orders.plain_words.outcome import Doubt
from pbem.records import dataclass

NumberedLine = tuple[int, str]
"""A line of a letter, behind its number."""


@dataclass(frozen=True)
class Translation:
    """What a letter's own lines say in the orders language."""

    lines: tuple[NumberedLine, ...]
    """The lines, each with the number of the line of the letter that it comes from."""
    doubts: tuple[Doubt, ...]
    """Sentences about the writer's own pieces that are not taken as orders."""
    said: Mapping[NumberedLine, str]
    """By such lines: the sentence that one was read from, where its line of the letter holds others too."""
    reworded: frozenset[int]
    """The numbers of the lines that were not orders as they stood."""
    stays: tuple[str, ...]
    """The pieces that are said to stay."""
    examples: Mapping[int, tuple[str, ...]]
    """Of lines that were not read at all: examples of the orders that they may be."""
    last: int | None
    """The last line that was read as people write; None if all were."""
