"""Whether a clause without pieces says that nobody moves: `No moves from us this turn`, `Hanover holds`."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of, says

MOST_STRANGE = 2
"""With more words that are not known a sentence without a nation is talk: `Nothing here is so sad`."""


class Rest(Enum):
    """What a clause says of a nation whose pieces it does not name."""

    ALL = "all"
    """All of them stay where they are."""
    PERHAPS = "perhaps"
    """They may be meant to, beside words that are not known: `Hold firm, lads!`"""


def rest_told(clause: Clause) -> Rest | None:
    """Whether a clause says of its nation that nothing moves, or may say so. Of another player's nation it
    says nothing, nor on a condition."""
    told = _without_reason(clause.parts)
    strange = [one for one in told if one.kind is Kind.OTHER and fold(one.text) not in BESIDE]
    says = clause.means("stay") != _is_denied(clause) and clause.means("stay", "move")
    elsewhere = clause.names_others and not clause.is_nation_named
    if _buys_nothing(clause) or _is_thanked_for(clause):
        return None
    if not says or elsewhere or (_is_in_doubt(clause) and not clause.is_nation_named):
        return None
    # `The Imperial Army stays in Zwickau and prays.`
    is_placed = clause.is_nation_named and any(stop.is_full for _, stop in clause.stops)
    is_clear = not (clause.names_others or clause.others) and not _is_in_doubt(clause)
    if is_clear and (not strange or (is_placed and len(strange) <= MOST_STRANGE)):
        return Rest.ALL
    begins = clause.parts[0].means("stay") and len(strange) <= MOST_STRANGE
    return Rest.PERHAPS if clause.means("stay") and (begins or clause.is_nation_named) else None


def _buys_nothing(clause: Clause) -> bool:
    """Whether it is of purchases or a set-up that there are none: `Buy nothing this turn.`"""
    if says(clause.parts, "nothing to share out"):
        return True
    stays = [one for one in clause.parts if one.means("stay")]
    is_bare = all(fold(word) in kind_of("nothing") for one in stays for word in one.text.split())
    return is_bare and clause.means("recruit", "pay", "spend") and not clause.means("move")


def _is_thanked_for(clause: Clause) -> bool:
    """Whether to stay is what somebody is thanked for, or asked to pardon: `Danke fürs Warten`."""
    parts = clause.parts
    stays = next((place for place, one in enumerate(parts) if one.means("stay")), 0)
    between = parts[1:stays]
    is_near = 0 < len(between) <= MOST_STRANGE and not any(one.kind in APART for one in between)
    return is_near and parts[0].means("parting")


APART = (Kind.MARK, Kind.NATION, Kind.PIECE)
"""What stands between two things that are said apart: `Thanks, we stay.`"""


def _is_in_doubt(clause: Clause) -> bool:
    """Whether it depends on something, or somebody only thinks so: `I think Hanover stays`, and not `Hanover
    stays and hopes`, `else all stay`."""
    told = clause.parts
    stays = next((place for place, one in enumerate(told) if one.means("stay")), len(told))
    depends = any(one.means("if") and not one.means("else") for one in told)
    return depends or mean(told, "maybe") or mean(told[:stays], "thought")


def _without_reason(parts: Sequence[Entity]) -> Sequence[Entity]:
    """What stands before a comma and somebody of whom something else is said: `hold, they need a rest`."""
    for place, one in enumerate(parts[:-1]):
        # `I must` has a meaning of its own.
        opens = parts[place + 1].means("they", "I", "needed")
        if one.kind is Kind.MARK and opens and mean(parts[:place], "stay"):
            return parts[:place]
    return parts


def _is_denied(clause: Clause) -> bool:
    """Whether `not` or `nobody` turns its verb: `I am not moving anything`, and not `all not named stay`."""
    if any(fold(one.text) in MENTIONED for one in clause.parts):
        return False
    told = pairwise((*clause.parts, None))
    # `no orders, everything stays`: that there are no orders denies nothing.
    said = [one for one, after in told if one and not (one.means("no") and after and after.means("orders"))]
    return any(one.means("not", "nobody") and not one.means("stay") for one in said)


MENTIONED = kind_of("mentioned")
BESIDE = kind_of("beside stay") | MENTIONED | kind_of("including")
"""What may stand beside `nothing moves`: `this time`."""
