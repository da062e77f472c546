"""What all orders have in common: frozen records in which names and cards are still text."""

from __future__ import annotations

from dataclasses import field

from pbem.engine.phrase import phrase
from pbem.orders.grammar.condition import Condition, under
from pbem.records import dataclass


@dataclass(frozen=True)
class Order:
    """Base of all orders."""

    line: int
    """Its line in the letter; 0 if it stands in none."""
    text: str
    """The line as the player typed it."""
    letter: int = field(default=0, kw_only=True, compare=False, repr=False)
    """The number, among its writer's letters, of the earlier letter that it stands in; 0 for the one that is
    read now, and where nobody is told."""
    when: tuple[Condition, ...] = field(default=(), kw_only=True)
    """What has to be so for it to be carried out, all of it."""

    @property
    def line_in_words(self) -> str:
        """Where it stands, as the receipt of a letter names it."""
        if self.letter:
            return phrase("line {line} of your letter {letter}", line=self.line, letter=self.letter)
        return phrase("line {line}", line=self.line)

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """The player's own pieces that the order names, as it names them."""
        return ()

    @property
    def in_full(self) -> str:
        """The order without its conditions as one line, a phrase. With the board's own names in it
        (`judging/canonical`) the line is read as this order again. Lines of nothing but their verb, and a
        header's, are as they were typed."""
        return self.text

    @property
    def line_in_full(self) -> str:
        """The same with its conditions before it."""
        return under(self.when, self.in_full)
