"""An order of which its sentence says that it holds no longer: `My rule for Ferdinand's retreat is void`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import says


def doubt_void(entities: Sequence[Entity], out: Outcome, size: int) -> None:
    """Ask such rules back instead of giving them once more; `size` orders were there before the sentence."""
    given = any(one.text.startswith(("retreat ", "battle ")) for one in out.orders[size:])
    if given and says(entities, "is void"):
        del out.orders[size:]
        out.doubt(entities[0].line, Why.CORRECTION)
