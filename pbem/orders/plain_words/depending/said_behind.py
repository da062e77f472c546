"""What is only said behind a march: `Dohna to Landsberg, people say the beer is good there`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

LIMITING = ("if", "unless", "correction", "takes back", "rather", "but rather", "in place of", "no more")
"""With one of these in it a sentence keeps all its words."""

DEEDS = (
    *("attack", "against", "split", "transfer", "recruit", "discard", "play", "concede", "lose", "retreat"),
    *("keep", "join", "follow", "win", "beaten", "off supply", "train"),
)
"""What makes more of a part than a remark."""

MOST_LEADING = 2
"""So many small words may stand before what opens a remark: `and, well, people say`."""

Entities = Sequence[Entity]


def without_said(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the end of it that says something of others, or of how its writer feels, behind the
    march of a piece of the writer's."""
    city = next((place for place, one in enumerate(entities) if _is_city(one)), 0)
    own = [one for one in entities[:city] if at.may_own(one)]
    if not city or not own or at.sets_up or mean(entities[:city], *LIMITING, "maybe", "thought", "not"):
        return entities
    for first in range(city + 1, len(entities) - 1):
        if entities[first].text in (",", ";", "–", "-", "—") and _is_said(at, entities, first, own):
            return entities[:first]
    return entities


def _is_said(at: Situation, entities: Entities, first: int, own: Entities) -> bool:
    """Whether nothing that stands behind a sign can be an order."""
    part = [one for one in entities[first + 1 :] if one.kind is not Kind.MARK]
    lead = 0
    while lead < min(MOST_LEADING, len(part)) and (part[lead].means("and") or is_of_kind(part[lead], "well")):
        lead += 1
    words = part[lead:]
    if not words or mean(words, *LIMITING, *DEEDS):
        return False
    before = [one.cities for one in entities[:first] if _is_city(one)]
    here = [city for one in own for name in one.names if (city := at.where.get(name)) is not None]
    known = {*here, *(city for told in before for city in told)}
    named = any(one.kind is Kind.CARD or one.number > 1 or suit_word(one) for one in words)
    named = named or any(one.kind is Kind.PIECE and one not in own and at.may_own(one) for one in words)
    if named or any(known.isdisjoint(one.cities) for one in words if _is_city(one)):
        return False
    return _opens(words) or _is_of_others(at, words) or _hopes(words)


def _opens(words: Entities) -> bool:
    """Whether words begin as what is said of nobody in particular: `people say`, `dann hätten wir das`."""
    if is_of_kind(words[0], "then we") or words[0].means("then"):
        return any(one.means("I") for one in words[1:3]) and any(is_of_kind(one, "has") for one in words[1:3])
    if is_of_kind(words[0], "people"):
        return True
    doubts = mean(words, "maybe", "thought", "past") or (mean(words, "not") and mean(words, "I"))
    return len(words) > 1 and _joined(words[:2]) and not doubts and not mean(words[1:], "stay", "move")


def _joined(two: Entities) -> bool:
    return is_of_kind(two[0], "remark first") and is_of_kind(two[1], "remark second")


def _is_of_others(at: Situation, words: Entities) -> bool:
    """Whether words tell what others can, or cannot, do to those who march: `where Daun can't get him`."""
    if not is_of_kind(words[0], "where") or mean(words, "I", "stay"):
        return False
    others = [place for place, one in enumerate(words) if _is_other(at, one)]
    him = [place for place, one in enumerate(words) if one.means("him")]
    he = any(is_of_kind(one, "he") for one in words)
    leads = any(one.means("to", "via", "attack") for one in words[1 : max(others, default=0)])
    return bool(others and him) and not he and not leads


def _is_other(at: Situation, one: Entity) -> bool:
    if one.kind is Kind.NATION:
        return one.names[0] not in at.nations
    return one.kind is Kind.PIECE and not at.may_own(one)


def _hopes(words: Entities) -> bool:
    """Whether words tell what their writer hopes or fears, or ask to mind something."""
    place = next((p for p, one in enumerate(words[:3]) if is_of_kind(one, "hopes or minds")), -1)
    return place >= 0 and all(
        one.means("I", "filler", "the") or is_of_kind(one, "do") for one in words[:place]
    )


def _is_city(one: Entity) -> bool:
    return one.kind is Kind.CITY and one.is_full
