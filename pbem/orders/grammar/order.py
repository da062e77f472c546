"""What all orders have in common: frozen records in which names and cards are still text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Order:
    """Base of all orders."""

    line: int
    """Its line in the letter; 0 if it stands in none."""
    text: str
    """The line as the player typed it."""

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """The player's own pieces that the order names, as it names them."""
        return ()

    @property
    def in_full(self) -> str:
        """The order as one line, a phrase. With the board's own names in it (`judging/canonical`) the line is
        read as this order again. Lines of nothing but their verb, and a header's, are as they were typed."""
        return self.text
