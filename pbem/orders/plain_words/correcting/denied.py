"""What is not to be done, or not decided, told with the verb of an order: `do not recruit S12: Friedrich 2`,
`perhaps I buy two troops with S12`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine import questions as q
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

DENIALS = ("not", "no more", "in place of", "takes back")
BUYING = ("recruit", "pay", "re-enter")
BEGUN = (*BUYING, "retreat", "answered", "transfer")
"""What is denied where a sentence begins with it. Later in it another city or card may follow: `Daun does not
retreat to Leipa but to Turnau`."""


def read_denied(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Ask a sentence back that denies its order, or only thinks of it; False if it is none."""
    told = [one for one in entities if one.kind is not Kind.MARK]
    if at.sets_up or not any(one.kind in (Kind.CARD, Kind.CITY, Kind.PIECE) for one in told):
        return False
    if _is_undecided(at, told):
        out.doubt(entities[0].line, Why.CONDITION)
        return True
    is_spared = at.question(q.PLAY) is not None and _spares_card(at, told)
    if is_spared or _excepts(told) or _turns_to_another(at, entities):
        out.doubt(entities[0].line, Why.FIGHT)
        return True
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


def _is_undecided(at: Situation, told: Sequence[Entity]) -> bool:
    """Whether a purchase or an attack is only thought of: `Heinrich wanted to attack Hildburghausen`."""
    buys = mean(told, *BUYING, "troops") and any(one.kind is Kind.CARD for one in told)
    is_march = any(one.kind is Kind.CITY and one.is_full for one in told) or mean(told, "if")
    whose = {at.is_own(name) for one in told if one.kind is Kind.PIECE and (name := at.piece(one))}
    is_deed = not is_march and (buys or (mean(told, "attack") and len(whose) > 1))
    return is_deed and any(is_of_kind(one, "only thought of", in_part=True) for one in told)


def _spares_card(at: Situation, told: Sequence[Entity]) -> bool:
    """Whether the one card that is named is not to be played, or by the enemy: `anything but S13`, `S13 would
    be a waste`, `Lacy will play S13`."""
    cards = [place for place, one in enumerate(told) if one.kind is Kind.CARD]
    if len(cards) != 1 or mean(told, "if", "should"):
        return False
    before = told[max(0, cards[0] - 2) : cards[0]]
    is_any = len(before) > 1 and is_of_kind(before[0], "anything", in_part=True)
    is_but = is_any and before[1].means("but", "unless")
    first = at.piece(told[0]) if told[0].kind is Kind.PIECE else None
    plays = bool(first) and not at.is_own(str(first)) and mean(told[1:3], "play")
    return is_but or plays or any(is_of_kind(one, "wasted", in_part=True) for one in told)


def _excepts(told: Sequence[Entity]) -> bool:
    """Whether how to fight is told of all but one: `all but Friedrich fight up to 20` is no plan of his."""
    if not mean(told, "combat", "attack", "lose", "play") or any(one.kind is Kind.CITY for one in told):
        return False
    places = [place for place, one in enumerate(told) if one.kind is Kind.PIECE]
    behind = (told[max(0, place - 3) : place] for place in places)
    return any(mean(some[-1:], "but", "unless") and mean(some, "all", "every", "anyone") for some in behind)


def _turns_to_another(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a plan for all ends in how one of them does otherwise: `We fight up to 20, Friedrich however
    gives up`."""
    place = next((place for place, one in enumerate(entities) if one.kind is Kind.PIECE), 0)
    before, after = entities[:place], entities[place:]
    is_for_all = any(one.kind is Kind.NUMBER for one in before) and mean(before, "combat", "lose")
    is_for_all = is_for_all and before[-1].text == "," and mean(after, "concede")
    return is_for_all and bool(at.own_piece(after[0]))
