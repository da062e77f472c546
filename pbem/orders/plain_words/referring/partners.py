"""Two who are joined by a sign, one of whom is nobody known: `F + W: Rumburg`, `Friedrich + Wxy`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.naming.telegrams import with_telegrams
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation

JOINING = frozenset("+&")


def has_partners(sentence: Sentence) -> bool:
    """Whether a sentence has a sign that joins two."""
    return not JOINING.isdisjoint({token.text for token in sentence.tokens})


def doubt_partner(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Ask back a sentence that leads somebody to a city together with a name that is not known: the other one
    does not go alone."""
    signs = [place for place, one in enumerate(entities) if one.text in JOINING]
    if not signs or not any(one.kind is Kind.CITY for one in entities):
        return False
    entities = with_telegrams(at, entities)
    for place in signs:
        if any(map(_is_name, (*entities[max(0, place - 1) : place], *entities[place + 1 : place + 2]))):
            out.doubt(entities[place].line, Why.PIECE)
            return True
    return False


def _is_name(one: Entity) -> bool:
    """Whether a word may be a name, or stand for one, and is none that is known."""
    return one.kind is Kind.OTHER and one.text[:1].isupper() and one.text.isalpha()
