"""A bare `no` behind a piece as what it says: it stays. `Train no.`, `Daun to Glatz, Laudon no.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import kind_of

ENDING = frozenset(",;.")
"""The signs that end what is said of a piece."""

DASHES = frozenset("-–—=")

NAMED = (Kind.PIECE, Kind.NATION)

STAY = frozenset({"stay"})


def with_bare_no(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which every part that is but pieces and `no` says that they stay."""
    found: list[Entity] = []
    part: list[Entity] = []
    for one in entities:
        # `train 1 no and train 2 no`
        is_joined = one.means("and") and bool(part) and fold(part[-1].text) in kind_of("bare no")
        if is_joined or (one.kind is Kind.MARK and one.text in ENDING):
            found += [*_staying(part), one]
            part = []
        else:
            part.append(one)
    return [*found, *_staying(part)]


def _says_no(part: list[Entity]) -> bool:
    """Whether a part ends with `no`, or with dashes behind a colon or a name."""
    dashed = part[-1].text in DASHES and len(part) > 1 and (part[-2].text == ":" or part[-2].kind in NAMED)
    return dashed or fold(part[-1].text) in kind_of("bare no")


def _staying(part: list[Entity]) -> list[Entity]:
    """A part of a sentence; its `no` as a word for staying if there are but pieces before it, or a nation."""
    while len(part) > 1 and part[-1].text in DASHES and part[-2].text in DASHES:
        part = part[:-1]
    if not part or not _says_no(part):
        return part
    *before, last = part
    # `Browne lieber nicht`
    before = [one for one in before if not one.means("rather")]
    named = [one for one in before if one.kind in NAMED]
    if not named or not all(one in named or one.means("and", "the") or one.text in "+&:" for one in before):
        return part
    return [*before, Entity(Kind.MEANING, last.text, last.line, meanings=STAY)]
