"""That what was to be bought is not: `Cancel my recruits.`, `No, no recruits after all.`"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of

SMALL = ("not", "no", "the", "filler", "I", "but", "and", "recruit", "likewise", "correction", "rather")
"""What may stand in such a sentence beside the words that take something back."""


def cancels_purchase(entities: Sequence[Entity]) -> bool:
    """Whether a sentence takes back what is bought, and says nothing else."""
    told = [one for one in entities if one.kind is not Kind.MARK]
    said = words_in(told)
    takes, back, drops = kind_of("takes"), kind_of("back"), kind_of("takes back orders") | kind_of("forgets")
    is_back = bool(said & drops) or bool(said & takes and said & back)
    is_back = is_back and not any(one.means("not") and two in told for one, two in pairwise(entities))
    is_none = mean(told, "not", "no") and bool(said & kind_of("no longer wanted"))
    known = takes | back | drops | kind_of("no longer wanted") | kind_of("beside takes back")
    known |= kind_of("beside forgets") | kind_of("what is bought")
    bought = mean(told, "recruit") or bool(said & kind_of("what is bought"))
    rest = [one for one in told if not (one.means(*SMALL) or words_in([one]) <= known)]
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NUMBER) for one in rest)
    is_all = all(one.kind is Kind.NATION or one.means("troops") for one in rest)
    return bought and (is_back or is_none) and is_all and not named
