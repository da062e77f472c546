"""Two who are joined by a sign, one of whom is nobody known: `F + W: Rumburg`, `Friedrich + Wxy`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome, Why

JOINING = frozenset("+&")


def has_partners(sentence: Sentence) -> bool:
    """Whether a sentence has a sign that joins two."""
    return not JOINING.isdisjoint({token.text for token in sentence.tokens})


def doubt_partner(named: Sequence[Entity], meant: Sequence[Entity], out: Outcome) -> bool:
    """Ask back a sentence that leads somebody to a city together with a name that is not known: the other one
    does not go alone. The words as `named` may be letters, which are known as they are `meant`."""
    joined, known = _joined(named), _joined(meant)
    unknown = next(filter(_is_name, joined), None)
    if unknown is None or not any(one.kind is Kind.CITY for one in named):
        return False
    if len(known) == len(joined) and all(one.kind is Kind.PIECE for one in known):
        # `R + C` stand together, and `Fr+Wi` are two letters each.
        return False
    out.doubt(unknown.line, Why.PIECE)
    return True


def _joined(entities: Sequence[Entity]) -> list[Entity]:
    """The words on both sides of the signs."""
    signs = [place for place, one in enumerate(entities) if one.text in JOINING]
    sides = ((*entities[max(0, place - 1) : place], *entities[place + 1 : place + 2]) for place in signs)
    return list(chain.from_iterable(sides))


def _is_name(one: Entity) -> bool:
    """Whether a word may be a name, or stand for one, and is none that is known."""
    return one.kind is Kind.OTHER and one.text[:1].isupper() and one.text.isalpha()
