"""That nobody is attacked, said beside a march: `Heinrich to Aue, but he does not attack Daun`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

LIMITING = ("if", "unless", "should", "maybe", "correction", "takes back", "rather", "in place of", "else")

DEEDS = ("move", "stay", "recruit", "discard", "play", "concede", "lose", "transfer", "retreat", "no more")

SIGNS = ",;-–("

Entities = Sequence[Entity]


def without_attack_instead(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that tells what somebody does, without the attack that it stands in place of: `Keith stays
    instead of attacking Daun`."""
    place = next((p for p, one in enumerate(entities) if p and _in_its_place(entities, p)), 0)
    if not place:
        return entities
    own = [one for one in entities[:place] if at.own_piece(one)]
    end = next((p for p in range(place + 1, len(entities)) if _ends(entities[p])), len(entities))
    part = entities[place + 1 : end]
    acts = any(one.means("attack") or is_of_kind(one, "to attack") for one in part)
    named = any(is_city(one) or one.kind is Kind.CARD or one.number or at.own_piece(one) for one in part)
    if not own or not acts or named or mean(part, "and", *DEEDS):
        return entities
    before = entities[:place]
    while before and before[-1].kind is Kind.MARK:
        before = before[:-1]
    return [*before, *entities[end:]]


def _in_its_place(entities: Entities, place: int) -> bool:
    is_than = is_of_kind(entities[place], "than")
    return entities[place].means("in place of") or (is_than and mean(entities[:place], "rather"))


def without_denied_attack(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without its part, behind a march, that says that those who march do not attack."""
    city = next((place for place, one in enumerate(entities) if is_city(one)), 0)
    led = any(map(at.own_piece, entities[:city]))
    if not city or not led or at.sets_up or mean(entities, *LIMITING):
        return entities
    first = next((p for p in range(city + 1, len(entities)) if _begins(entities, p)), 0)
    if not first:
        return entities
    end = next((p for p in range(first + 1, len(entities)) if _ends(entities[p])), len(entities))
    part = entities[first + 1 : end]
    denied = mean(part, "not") and mean(part, "attack") and not mean(part, *DEEDS)
    named = any(is_city(one) or one.kind is Kind.CARD or one.number or at.own_piece(one) for one in part)
    return entities if not denied or named else [*entities[:first], *entities[end:]]


def _begins(entities: Entities, place: int) -> bool:
    """Whether the part that denies an attack may begin at a place."""
    one = entities[place]
    rest = entities[place:]
    end = next((p for p, two in enumerate(rest[1:], 1) if _ends(two)), len(rest))
    starts = (one.kind is Kind.MARK and one.text in SIGNS) or one.means("but", "but rather", "and")
    return starts and mean(rest[1:end], "attack") and mean(rest[1:end], "not")


def _ends(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in ",;:()"
