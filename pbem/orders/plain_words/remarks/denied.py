"""What is not to be done, told with the verb of an order: `do not recruit S12: Friedrich 2`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation

DENIALS = ("not", "no more", "in place of", "takes back")
BUYING = ("recruit", "pay", "re-enter")
BEGUN = (*BUYING, "retreat", "answered", "transfer")
"""What is denied where a sentence begins with it. Later in it another city or card may follow: `Daun does not
retreat to Leipa but to Turnau`."""


def read_denied(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Ask a sentence back that denies the order that it would be; False if it is none."""
    told = [one for one in entities if one.kind is not Kind.MARK]
    if at.sets_up or not any(one.kind in (Kind.CARD, Kind.CITY, Kind.PIECE) for one in told):
        return False
    first = next((place for place, one in enumerate(told) if one.meanings), len(told))
    begins = told[first : first + 2]
    is_begun = len(begins) > 1 and mean(begins[:1], *DENIALS) and mean(begins[1:], *BEGUN)
    if not (is_begun or _denies_purchase(told) or _denies_number(told)):
        return False
    out.doubt(entities[0].line, Why.NEGATION)
    return True


def _denies_purchase(told: Sequence[Entity]) -> bool:
    """`I won't recruit with S12`, `ich kaufe nicht`: the card may be kept for something else."""
    both = ((one, two) if one.means(*DENIALS) else (two, one) for one, two in pairwise(told))
    return any(no.means("not", "no more") and deed.means(*BUYING) for no, deed in both)


def _denies_number(told: Sequence[Entity]) -> bool:
    """`Do not play 114: S13`."""
    here = zip(told, told[1:], told[2:], strict=False)
    return any(
        no.means(*DENIALS) and deed.means("play") and one.kind is Kind.NUMBER for no, deed, one in here
    )
