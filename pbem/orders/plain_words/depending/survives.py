"""Conditions that a piece of the writer's is still there: `if it is alive`, `falls Daun ihn nicht fängt`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.fact_words import STATING, says
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

KINDS = ("survives", "is there yet", "is caught", "is taken by", "still", "beside fact", "denies a fact")
"""The words that such a condition may have."""

SMALL = ("they", "him", "the", "then", "filler", "not", "is", "past", "there")
"""What may stand beside the words that say it."""

Entities = Sequence[Entity]


def survives(at: Situation, condition: Entities, own: Sequence[str]) -> str:
    """The fact that the one piece whose order depends on it stands where it does now; empty if the condition
    says anything else than that it is not lost until then."""
    if len(own) != 1 or own[0] not in at.where:
        return ""
    said = [one for one in condition if one.kind is not Kind.MARK]
    names = [at.piece(one) for one in said if one.kind is Kind.PIECE]
    others = [name for name in names if name not in own]
    denials = sum(one.means("not") for one in said)
    # `if it has been taken` may tell of a city, and `if he is there` of an enemy.
    named = bool(set(names) & set(own))
    lives = says(said, "survives") or (named and says(said, "is there yet"))
    caught = says(said, "is caught") or (bool(others) and says(said, "is taken by"))
    is_it = named or mean(said, "they", "him")
    small = all(one.kind is Kind.PIECE or one.means(*SMALL) or _is_known(one) for one in said)
    if None in names or any(name and at.is_own(name) for name in others) or not (is_it and small):
        return ""
    is_alive = lives and not caught and not denials and not others
    is_spared = caught and not lives and denials == 1 and len(others) < 2
    return f"{at.title(own[0])} in {at.city(at.where[own[0]])}" if is_alive or is_spared else ""


def _is_known(one: Entity) -> bool:
    known = STATING.union(*map(kind_of, KINDS))
    return all(fold(word) in known for word in one.text.split())
