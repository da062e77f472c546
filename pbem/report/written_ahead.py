"""What a player has ordered ahead for a nation of his, as his letters tell it: phrases, made at the desk."""

from __future__ import annotations

from pbem.records import dataclass


@dataclass(frozen=True)
class WrittenAhead:
    """What happens without him."""

    nation: str
    rules: tuple[str, ...]
    """What holds for fights, for retreats and for the rest, each with the line that changes it."""
    forecast: tuple[str, ...] = ()
    """What that would do in the fights that are possible now."""
