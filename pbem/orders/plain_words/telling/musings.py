"""What a writer muses on and nobody can order: what would have been, what nobody knows, who is beaten, and
cities that are lost or won. `Hätte ich das gewusst, wäre Heinrich in Torgau geblieben.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of
from pbem.orders.plain_words.telling.forms import is_participle
from pbem.orders.plain_words.telling.part import CARD_DEEDS, Part

MOST_WORDS = 4
"""No expression of these kinds has more words."""

WAY = ("to", "via", "from", "move", "attack", "not", "stay", "retreat", *CARD_DEEDS)
"""What makes more of the name of a city than its fate."""

Parts = Sequence[Part]


def muses(parts: Parts) -> bool:
    """Whether a sentence does no more than muse."""
    told = [part for part in parts if part.all]
    if not told or any(part.cards and part.is_fought for part in told):
        return False
    kinds = (_is_of_what_was_not, _is_unknown, _is_of_cities, _is_of_beaten)
    return any(tells(told) for tells in kinds)


def _is_of_what_was_not(parts: Parts) -> bool:
    """Whether it tells what would have been, and nothing but that."""
    words = [one for part in parts for one in part.all]
    wishes = any_of_kind(words, "wished, politely")
    tells = [part for part in parts if part.place_of("what would be") >= 0]
    was = any(is_participle(word) for one in words if one.kind is Kind.OTHER for word in one.text.split())
    sighs = bool(tells) and tells[0].place_of("what would be") == 0 and tells[0].means("filler")
    # `Stünde Daun in Glatz, wäre Keith in Brieg gut aufgehoben` may be a wish.
    is_past = len(tells) > 1 or any(part.means("I") for part in tells)
    is_past = is_past or parts[0].place_of("what would be") == 0
    is_told = is_past and not wishes and (was or sighs)
    return is_told and all(_is_of_them(one, tells) for one in parts)


def _is_of_them(part: Part, tells: Parts) -> bool:
    """Whether a part is one of those that tell it, idle, or what was known: `that Daun runs away`."""
    is_clause = part.means("that", "if") or part.place_of("what is supposed") == 0
    return part in tells or part.is_idle or is_clause


def _is_unknown(parts: Parts) -> bool:
    """Whether it says that nobody knows yet whether something will be so."""
    knows = [part for part in parts if _says(part, "nobody knows")]
    asks = [part for part in parts if mean(part.all[:3], "if") or part.place_of("what is supposed") == 0]
    return bool(knows and asks) and all(one in knows or one in asks or one.is_idle for one in parts)


def _is_of_cities(parts: Parts) -> bool:
    """Whether it tells of the fate of cities, or whose they are, and of nothing else."""
    fates = [part for part in parts if tells_fate(part)]
    named = [part for part in parts if part.cities]
    return bool(fates and named) and all(one in fates or one.is_idle or _is_bare(one) for one in parts)


def tells_fate(part: Part) -> bool:
    """Whether it tells the fate of cities, or whose they are: `Görlitz ist weg`."""
    if not _is_of_places(part):
        return False
    rest = _beside(part, "fate of a city")
    return len(rest) < len(part.all) and not mean(rest, *WAY)


def _is_of_beaten(parts: Parts) -> bool:
    """Whether it boasts of others who are beaten, perhaps with a card: `Browne vom Brett, mit einer C4!`"""
    if any(part.is_fought or part.own or part.cities or part.bids for part in parts):
        return False
    beaten = [part for part in parts if part.others and _says(part, "is beaten")]
    small = [part for part in parts if part.cards and not part.others]
    told = (_beside(part, "is beaten") for part in (*beaten, *small))
    deeds = any(mean(rest, "move", "attack", "if", "not", "lose", *CARD_DEEDS) for rest in told)
    return bool(beaten) and not deeds and all(one in beaten or one in small or one.is_idle for one in parts)


def _is_bare(part: Part) -> bool:
    """Whether it names nothing but cities."""
    return bool(part.cities) and all(one in part.cities or one.means("and", "filler") for one in part.all)


def _is_of_places(part: Part) -> bool:
    return not (part.may_own or part.others or part.cards or part.counts or part.bids)


def _says(part: Part, kind: str) -> bool:
    """Whether an expression of a kind stands in it."""
    return len(_beside(part, kind)) < len(part.all)


def _beside(part: Part, kind: str) -> list[Entity]:
    """Its words without the first expression of a kind."""
    words, known = ["".join(map(fold, one.text.split())) for one in part.all], kind_of(kind)
    runs = ((p, size) for size in range(MOST_WORDS, 0, -1) for p in range(len(words) - size + 1))
    found = next(((p, size) for p, size in runs if "".join(words[p : p + size]) in known), None)
    return [*part.all[: found[0]], *part.all[sum(found) :]] if found else part.all
