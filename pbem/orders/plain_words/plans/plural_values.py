"""Values in the plural, of cards that somebody holds twice: `then the 12s`, `die beiden 12er`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.engine import combat
from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word, value_of, values_in_plural

TWO = 2
"""So many cards of a value and a suit there can be in a hand (R3)."""


def with_plural_values(at: Situation, entities: Sequence[Entity], held: Sequence[str]) -> list[Entity]:
    """A sentence with both cards for a value in the plural: those of the suits that it names, or of the fight
    that asks for one. Where several suits have it the word is not known, and it is asked which are meant."""
    suits = {one.text[0] for one in entities if one.kind is Kind.CARD} | {*map(suit_word, entities)}
    suits = suits - {""} or _suit_fought_for(at)
    found: list[Entity] = []
    for one in entities:
        before = [fold(other.text) for other in found[-TWO:]]
        if not (_is_plural(one) and before[-1:] and before[-1] in THOSE | kind_of("both")):
            found.append(one)
            continue
        is_one = any(other.number == 1 for other in found[-2 * TWO :])
        faces = [face for face in held if face[1:] == str(one.number) and (not suits or face[0] in suits)]
        if len(faces) == TWO and len(set(faces)) == 1 and not is_one:
            while found and fold(found[-1].text) in THOSE | kind_of("both"):
                found.pop()
            found += [_card(one, face) for face in faces]
        elif len(set(faces)) == 1 and (len(faces) == 1 or is_one):
            found.append(_card(one, faces[0]))
        else:
            found.append(one)
    return found


def _card(one: Entity, face: str) -> Entity:
    return replace(one, kind=Kind.CARD, text=face, meanings=frozenset(), else_=None)


THOSE = kind_of("those")
"""What stands before a value in the plural: a German `den 12er` is one card."""


def _suit_fought_for(at: Situation) -> set[str]:
    question, fought = at.question(q.PLAY), at.game.stage.combat
    if question is None or fought is None:
        return set()
    return {combat.suit(at.game, fought, question.nation)}


def _is_plural(one: Entity) -> bool:
    """Whether a value is said in the plural: `12s`, `twelves`, `Zwölfen`, `12er`."""
    word = fold(one.text)
    is_other = not value_of(word) or word.endswith("er")
    return one.number > 1 and one.kind is not Kind.CARD and is_other and one.number in values_in_plural(word)
