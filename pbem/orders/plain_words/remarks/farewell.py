"""How a letter, or a sentence of it, ends: `Orders final, viele Grüße, Fritz`, `Till the next letter!`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of

MOST_WORDS = 7
"""A farewell has no more words."""

Entities = Sequence[Entity]


def without_farewell(entities: Entities) -> list[Entity]:
    """A sentence without the farewell at its end, and the name behind that; nothing if it is no more."""
    kept = _without_name(entities)
    while kept:
        last = max((p for p, one in enumerate(kept[:-1]) if _parts(one)), default=-1)
        if not _is_farewell(kept[last + 1 :]):
            break
        kept = kept[: max(last, 0)]
    return kept if len(kept) < len(_without_name(entities)) else list(entities)


def _without_name(entities: Entities) -> list[Entity]:
    """A sentence without a name at its end, behind a farewell."""
    bare = list(entities)
    while bare and bare[-1].kind is Kind.MARK:
        bare.pop()
    last = max((p for p, one in enumerate(bare) if _parts(one)), default=0)
    before = max((p for p, one in enumerate(bare[:last]) if _parts(one)), default=-1)
    is_name = last == len(bare) - 2 and bare[-1].kind in (Kind.PIECE, Kind.OTHER)
    is_signed = is_name and bare[-1].text[:1].isupper() and _is_farewell(bare[before + 1 : last])
    return bare[:last] if is_signed else bare


def _is_farewell(part: Entities) -> bool:
    words = [one for one in part if one.kind is not Kind.MARK]
    said = words_in(words)
    known = kind_of("farewell") | kind_of("beside farewell")
    return 0 < len(words) <= MOST_WORDS and bool(said & kind_of("farewell")) and said <= known


def _parts(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in ",;:-–."
