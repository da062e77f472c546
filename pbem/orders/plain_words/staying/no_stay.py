"""Words for staying that have no piece stay: `Keith cannot stay`, `tired of waiting`, `hält es wie Dohna`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.cutting.clause import FROM, Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind

STAY = "stay"

DENYING = ("not", "no more")

ENDING = ("and", "then", "but", "move", "attack", "if", STAY)
"""What ends that a denial reaches on to a verb, or stands between a verb and its denial."""

MOST_BETWEEN = 4
"""No more words stand between a verb and what denies it."""


def denies_stay(clause: Clause) -> bool:
    """Whether a clause says that its pieces do not stay."""
    parts = clause.parts
    denials = [place for place, one in enumerate(parts) if one.means(*DENYING) and not one.means(STAY)]
    return any(
        _reaches(parts, min(place, other), max(place, other))
        for place, one in enumerate(parts)
        if one.means(STAY) and not one.means("not")
        for other in denials
    )


def _reaches(parts: Sequence[Entity], first: int, last: int) -> bool:
    """Whether nothing else is told between a verb and a denial; behind a verb no word that may be another's
    stands before the denial."""
    between = parts[first + 1 : last]
    is_behind = parts[first].means(STAY)
    strange = is_behind and any(one.kind is Kind.OTHER for one in between[1:])
    told = mean(between, *ENDING) or any(one.kind is Kind.MARK for one in between)
    return not told and not strange and len(between) <= MOST_BETWEEN


def go_from_there(clause: Clause, here: set[int | None]) -> None:
    """Leave out of a clause that its pieces do not stay where they are."""
    clause.meanings -= {STAY, *DENYING}
    clause.stops[:] = [(FROM if here & set(one.cities) else role, one) for role, one in clause.stops]


def without_other_stay(clause: Clause) -> bool:
    """Leave out of a clause a word for staying that tells of something else; whether it names one with whom
    its pieces are compared, who follows behind it: `Laudon hält es wie Karl`."""
    stays = [place for place, one in enumerate(clause.parts) if one.means(STAY)]
    is_like = bool(stays) and all(_is_like(clause.parts[place + 1 :]) for place in stays)
    if is_like or (stays and all(_is_noun(clause.parts, place) for place in stays)):
        clause.meanings.discard(STAY)
    return is_like


def _is_noun(parts: Sequence[Entity], place: int) -> bool:
    """Whether a verb is the name of what somebody does: `tired of waiting`, `das Warten satt`."""
    before = parts[place - 1 : place]
    is_named = mean(before, "the") and parts[place].text[:1].isupper()
    return is_named or (mean(before, "of") and not mean(before, "to", "the"))


def _is_like(behind: Sequence[Entity]) -> bool:
    """Whether nothing but `it` and `like` stands behind a verb, or `to` behind `himself`."""
    words = [one for one in behind if not one.means("the", "filler")]
    if len(words) != 2:
        return False
    of_him, leads = words
    is_it = of_him.means("him", "they") and is_of_kind(leads, "just like", in_part=True)
    return is_it or (is_of_kind(of_him, "oneself") and leads.kind is not Kind.MARK)
