"""The guard against mass silence: if too many of those who were asked are silent, rather the mail is at fault
than all of them, and nobody is answered for before the moderator has said so. Pure."""

from __future__ import annotations

from collections.abc import Collection

from pbem.records import dataclass

SEVERAL = 2
"""So few may always be silent that are fewer: of one player who is asked alone nothing can be told."""


@dataclass(frozen=True)
class Silence:
    """Who was asked, and who of them is silent."""

    asked: Collection[str]
    silent: Collection[str]

    def is_mass(self, share: int | None) -> bool:
        """Whether more than so many in a hundred are silent; None: never."""
        count = len(self.silent)
        return share is not None and count >= SEVERAL and 100 * count > share * len(self.asked)
