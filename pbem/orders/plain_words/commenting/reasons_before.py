"""A reason before the order that follows from it: `Dohna is too weak for Daun, so he retires to Küstrin`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words.depending.verb_first import is_verb_first
from pbem.orders.plain_words.entity import Entity, Kind, and_in, is_city, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, says
from pbem.orders.plain_words.situation import Situation

LIMITING = ("if", "unless", "correction", "takes back", "rather", "in place of")
"""With one of these in it a sentence keeps all its words."""

DEEDS = ("split", "transfer", "recruit", "discard", "play", "concede", "retreat", "join", "stay")
"""What may be an order, even in a reason."""

FIGHTING = ("attack", "against", "win", "beaten")
"""What a reason tells of nobody wants, or is too weak for."""

PRONOUN = 3
"""He who is to do it is named among so many words: `so he retires`, `zieht er`."""

Entities = Sequence[Entity]


def without_reason(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without a reason that stands before its order; a `he` in the order is whom the reason is
    about."""
    comma = next((place for place, one in enumerate(entities) if one.text in (",", ";", "-", "–")), 0)
    reason, order = entities[:comma], entities[comma + 1 :]
    # `Weil Lacy sonst an meinen Troß herankommt, fährt ...` gives a reason all the same.
    told = [one for one in reason if not (reason[0].means("aside") and one.means("else"))]
    # `so Keith should go to Brieg` is no condition.
    asks = any(one[0].means("should") for one in (reason, order) if one)
    if not comma or at.sets_up or asks or mean((*told, *order), *LIMITING) or not order:
        return entities
    # `They have no wish to meet him, they go home`
    is_unwilling = says(reason, "does not wish") and order[0].means("they")
    follows = is_of_kind(order[0], "so") or is_unwilling
    if follows and is_verb_first(reason):
        # `Ist der Train fort, so soll Keith nach Brieg` is a condition.
        return entities
    begins = reason[0].means("aside") or is_of_kind(reason[0], "in order to")
    if not (follows or begins) or not _is_reason(at, reason, follows=follows) or not _is_order(at, order):
        return entities
    order = order[1:] if follows and not is_unwilling else order
    if any(map(at.may_own, order)):
        return list(order)
    who = _told(at, reason)
    place = next((p for p, one in enumerate(order[:PRONOUN]) if one.means("they")), -1)
    if who and follows and place < 0 and order[0].kind is Kind.CITY:
        # `Lehwaldt must get home, so Bartenstein`
        return [*who, *order]
    if not who or place < 0:
        return entities
    return [*who, *order[:place], *order[place + 1 :]]


def _leads_to_him(before: Entity) -> bool:
    return (before.means("to", "near") and not before.means("and")) or is_of_kind(before, "close to whom")


def _is_order(at: Situation, order: Entities) -> bool:
    """Whether words tell where somebody goes, who is none of the others'."""
    # `..., drives to Elsterwerda, that is still near enough for both`
    end = next((p for p, one in enumerate(order) if one.text in (",", ";")), len(order))
    order = order[:end] if any(map(is_city, order[:end])) else order
    goes = any(map(is_city, order))
    first = next((one for one in order if one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION)), None)
    if first is not None and first.kind is not Kind.CITY and not at.may_own(first):
        return False
    return goes and not mean(order, "not", "maybe", "thought")


def _is_reason(at: Situation, reason: Entities, *, follows: bool) -> bool:
    """Whether words order nothing: they name no city but where somebody stands, no card, and no deed but one
    that is denied or would be too much. Where the order `follows` with `so`, a reason that names none of the
    writer's pieces may be about any city: `I want Görlitz back`."""
    leads = mean(reason, "move", "via", "from")
    leads = leads or any(one.means("to") and two.kind is Kind.CITY for one, two in pairwise(reason))
    is_of_city = follows and not leads and not any(map(at.may_own, reason))
    stands = set(at.where.values())
    cities = (one.cities for one in reason if one.kind is Kind.CITY and one.is_full)
    named = not is_of_city and any(stands.isdisjoint(told) for told in cities)
    named = named or any(one.kind is Kind.CARD for one in reason)
    denied = mean(reason, "not", "too much") or any_of_kind(reason, "too much of it")
    fights = mean(reason, *FIGHTING) and not denied and not is_of_kind(reason[0], "in order to")
    goes = leads and any(one.kind is Kind.CITY for one in reason)
    # `Nobody guards Zittau at the moment`
    is_nobodys = follows and mean(reason[:2], "nobody")
    deeds = [one for one in DEEDS if not (is_nobodys and one == "stay")]
    return not (named or fights or goes or mean(reason, *deeds))


def _told(at: Situation, reason: Entities) -> list[Entity]:
    """The pieces of the writer's that a reason is about, if they stand together; another one to whom it leads
    is none of them: `Heinrich muss näher an Seydlitz ran`."""
    pieces = [
        one
        for before, one in zip((None, *reason), reason, strict=False)
        if at.own_piece(one) and not (before is not None and _leads_to_him(before))
    ]
    places = {at.where.get(at.own_piece(one)) for one in pieces}
    if len(places) != 1 or None in places:
        return []
    line = pieces[0].line
    joining = and_in(line)
    return [part for one in pieces for part in (joining, one)][1:]
