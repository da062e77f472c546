"""Sentences that say that their orders hold until they are changed: `Every turn: discard lowest`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.correcting.taken_back import ends_standing
from pbem.orders.plain_words.entity import Entity, Kind, mean

JOINING = (":", ",", "-")
"""What parts such words from the order."""

COSTING = ("lose", "settle", "spend", "concede", "reserve", "fight to win")
"""What tells how to fight."""

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)


def without_lasting(entities: Sequence[Entity]) -> tuple[list[Entity], bool]:
    """A sentence without the words that say that its orders hold until they are changed, and whether it has
    any."""
    if ends_standing(entities):
        return list(entities), False
    places = {place for place, one in enumerate(entities) if one.means("lasting")}
    if not places:
        # Cards are given up once a turn; in a fight `always` says how each card is chosen.
        is_discard = mean(entities, "always") and mean(entities, "discard")
        return list(entities), is_discard and not mean(entities, "not", "if", "attack", "battle")
    joins = {
        place
        for place, one in enumerate(entities)
        if place - 1 in places and (one.text == ":" or (0 in places and one.text in JOINING))
    }
    kept = [one for place, one in enumerate(entities) if place not in places | joins]
    if not any(one.kind is not Kind.MARK for one in kept):
        return list(entities), False
    named = any(one.kind in NAMED for one in kept)
    if mean(kept, *COSTING) and not named and not mean(kept, "combat", "attack", "every", "discard", "if"):
        # `Until further notice: loss 2` is about every fight.
        kept.insert(0, Entity(Kind.MEANING, "battle", kept[0].line, meanings=frozenset({"every", "combat"})))
    return kept, any(one.kind is not Kind.MARK for one in kept)
