"""Where the loser of a fight is to go, without a name: `he goes back to where he is out of supply`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)
"""What makes a sentence one about something else."""


def read_loser(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Ask a sentence about the loser's retreat back; False if it is none. What it would be is the rule of
    retreats that leads out of supply, where it speaks of that."""
    if at.sets_up or not mean(entities, "loser") or not mean(entities, "retreat", "move", "to", "stay"):
        return False
    if any(one.kind in NAMED and one.is_full and one.text != "train" for one in entities):
        return False
    supply = any(one.text == "train" or one.means("train", "recruit", "supply") for one in entities)
    is_off = supply and mean(entities, "not", "off supply")
    why = Why.CONDITION if mean(entities, "if") else Why.LEFT
    out.doubt(entities[0].line, why, "retreat: off supply" if is_off else "")
    return True
