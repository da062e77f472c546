"""That the writer is asked before anything is done in a fight: `Don't fight anything without asking me.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.whose_fights import nations_meant
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.CITY, Kind.CARD)

FIGHTING = ("attack", "combat", "play", "cards")

OTHER = (
    "if",
    "lose",
    "cost",
    "move",
    "recruit",
    "discard",
    "retreat",
    "maybe",
    "keep",
    "reserve",
    "this fight",
)
"""What makes it one of some fights, or of something else."""


def read_asked_first(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Take the plan to be asked where a sentence says that nothing is played or fought without that."""
    place = next((p for p, one in enumerate(entities) if one.means("without")), 0)
    if not place:
        return False
    before, behind = entities[:place], entities[place + 1 :]
    asks = mean(behind, "ask") or bool(words_in(behind) & kind_of("asking"))
    denied = mean(before, "not") or bool(words_in(before) & kind_of("none so far"))
    fights = mean(before, *FIGHTING)
    denied = denied and not mean(before, "nobody")
    named = any(one.kind in NAMED for one in entities) or any(one.number > 1 for one in entities)
    if not (asks and denied and fights) or named or mean(entities, *OTHER):
        return False
    pieces = [one for one in entities if one.kind is Kind.PIECE]
    own = [name for one in pieces if (name := at.own_piece(one)) in at.rules.generals]
    enemies = [at.piece(one) for one in pieces if not at.own_piece(one)]
    if len(own) + len(enemies) < len(pieces) or not all(enemies) or len(own) > 1 or len(enemies) > 1:
        return False
    sides = "".join(f" {name}" for name in own) + "".join(f" > {name}" for name in enemies)
    for nation in nations_meant(at, entities):
        out.take(entities[0].line, nation, f"battle{sides}: ask")
    return True
