"""What a run came to, for the moderator."""

from __future__ import annotations

from dataclasses import field

from pbem.records import dataclass


@dataclass
class Outcome:
    """What was done, and what went wrong, a line each."""

    lines: list[str] = field(default_factory=list)
    """What was done."""
    troubles: list[str] = field(default_factory=list)
    """What went wrong, and the moderator should see."""
    deaf: bool = False
    """Whether mail may lie somewhere that could not be read: then nobody is late."""
    held: set[str] = field(default_factory=set)
    """The games that a letter waits for, which could not be put in: nobody is late in them."""

    written_to: set[str] = field(default_factory=set)
    """The games that a letter came for."""

    def add(self, other: Outcome) -> None:
        """Add the lines and troubles of another one."""
        self.lines += other.lines
        self.troubles += other.troubles
