"""The words of facts that something may depend on."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.plain_words.entity import Entity, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of

STATING = words.forms(words.words(lambda one: one.stating))
"""That somebody is somewhere: `steht`, `is`."""

FREE = words.forms(words.words(lambda one: one.free))
CONQUERED = words.forms(words.words(lambda one: one.conquered))

GOING = ("has come to", "has left it", "comes to", "leaves it", "has stayed", "has moved")
"""What somebody has done, or does, who is or is not in a city for that."""


def says(said: Sequence[Entity], *kinds: str) -> bool:
    """Whether a word of one of some kinds is there."""
    return any(words_in(said) & kind_of(kind) for kind in kinds)
