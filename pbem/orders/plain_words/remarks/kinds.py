"""Words of sentences about the letter and its writer, by what they mean in any language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem import compiling
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import LANGUAGES, forms, in_remarks
from pbem.orders.plain_words.entity import Entity, run_together


@cache
def kind_of(kind: str) -> frozenset[str]:
    """Every folded form of the words of a kind in the tables `remarks`."""
    return frozenset(_forms()[kind].split("\n")) if kind in _forms() else frozenset()


@cache
def _forms() -> dict[str, str]:
    """Those of each kind in one text, a line each: a letter is asked for half of all kinds."""
    return compiling.table("forms of remarks", _find_forms)


def _find_forms() -> dict[str, str]:
    kinds = dict.fromkeys(kind for language in LANGUAGES.values() for kind in language.remarks)
    found = {kind: forms(expressions_of(kind)) for kind in kinds}
    return {kind: "\n".join(sorted(texts)) for kind, texts in found.items() if texts}


@cache
def kind_in(code: str, kind: str) -> frozenset[str]:
    """Every folded form of the words of a kind in one language alone: a German `train` is a turn."""
    return compiling.table(
        f"forms of remarks in {code}: {kind}", lambda: forms(LANGUAGES[code].remarks.get(kind, ()))
    )


@cache
def expressions_of(kind: str) -> tuple[str, ...]:
    """The words and expressions of a kind, as they are written."""
    return in_remarks(kind)


def is_of_kind(one: Entity, kind: str, *, in_part: bool = False) -> bool:
    """Whether it is, as a whole, one of the words of a kind; or perhaps one word of it (`in_part`)."""
    known = kind_of(kind)
    return fold(one.text) in known or (in_part and not known.isdisjoint(map(fold, one.text.split())))


def any_of_kind(entities: Sequence[Entity], kind: str) -> bool:
    """Whether any of them is, as a whole, one of the words of a kind."""
    known = kind_of(kind)
    # A loop, for a generator takes half as long again, and this is asked a hundred times a sentence.
    for one in entities:  # noqa: SIM110
        if fold(one.text) in known:
            return True
    return False


def size_at_head(entities: Sequence[Entity], kind: str, most: int) -> int:
    """How many words at the beginning say something of a kind, at `most` so many; 0 if none do."""
    known = kind_of(kind)
    sizes = range(min(most, len(entities)), 0, -1)
    return next((size for size in sizes if run_together(entities[:size]) in known), 0)


MOST_WORDS = 3
"""So many words an expression may have."""


def says(entities: Sequence[Entity], *kinds: str) -> bool:
    """Whether words of these kinds are there; an expression may have several words."""
    known = {word for kind in kinds for word in kind_of(kind)}
    words = [fold(one.text) for one in entities]
    # Loops, for a generator takes half as long again, and this is asked dozens of times a sentence.
    for place in range(len(words)):
        run = ""
        for word in words[place : place + MOST_WORDS]:
            run += word
            if run in known:
                return True
    return False
