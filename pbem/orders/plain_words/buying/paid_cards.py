"""Cards that pay and are told by their suit: `I pay all my hearts`, `with both diamonds (7, 5)`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

GIVEN = frozenset({"pay"})
"""What it means that a card is given for troops."""

TWO = 2
"""So many cards are `both`."""


def with_whole_suits(at: Situation, nation: str, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with the cards that a nation holds in place of `all hearts`, or of `both hearts` if she
    holds two; a bracket behind that which only counts their values is left out."""
    found = list(entities)
    if any(one.kind is Kind.CARD for one in found) or mean(found, "not", "but", "keep"):
        return found
    place = next((p for p, one in enumerate(found) if _suit(one)), 0)
    before = [one for one in found[max(0, place - 3) : place] if not one.means("the", "filler")]
    cards = [face for face in at.held(nation) if face[0] == _suit(found[place])] if place else []
    cards.sort(key=lambda face: -int(face[1:]))
    both = bool(before) and fold(before[-1].text) in kind_of("both") and len(cards) == TWO
    if not cards or not (both or mean(before[-1:], "all", "every")):
        return found
    line, end = found[place].line, place + 1
    values = {int(face[1:]) for face in cards}
    if [one.text for one in found[end : end + 1]] == ["("]:
        close = next((p for p in range(end, len(found)) if found[p].text == ")"), end)
        if {one.number for one in found[end:close] if one.number} == values:
            end = close + 1
    paid = [Entity(Kind.CARD, face, line, number=int(face[1:])) for face in cards]
    return [*found[:place], *paid, *found[end:]]


def _suit(one: Entity) -> str:
    """The suit's letter that a word means, the plural too: `Karos`, `Herzen`."""
    forms = (one.text, *(one.text.removesuffix(end) for end in ("s", "en", "e")))
    return next(filter(None, (suit_word(replace(one, text=form)) for form in forms)), "")


def with_payment(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which a card that is given up for new troops pays for them: `Two recruits for Dohna, for
    which I part with D12.` Whoever discards cards may mean that, unless `for which` stands before."""
    names = [name for one in entities if (name := at.own_piece(one))]
    place = next((p for p, one in enumerate(entities) if one.means("discard")), None)
    if place is None or not names or not mean(entities, "recruit"):
        return list(entities)
    gives = at.rules.nations[at.rules.nation_of[names[0]]].discard > 0
    is_card = any(one.kind is Kind.CARD for one in entities[place + 1 :])
    if not is_card or mean(entities, "not", "if", "keep") or (gives and not mean(entities[:place], "pay")):
        return list(entities)
    verb = Entity(Kind.MEANING, entities[place].text, entities[place].line, meanings=GIVEN)
    return [*entities[:place], verb, *entities[place + 1 :]]
