"""What a receipt proposes."""

from __future__ import annotations

from pbem.records import dataclass


@dataclass(frozen=True)
class Proposal:
    """A line that a receipt proposed, as the writer may take it with a word."""

    nation: str
    """Whose order it would be; empty if the line tells."""
    line: str
    """The order, in the orders language."""
