"""A way that is told only to pass it over: `Train 2, hmm, I had wanted Ciechanów, but no, it stays put.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

OPEN = ("if", "unless", "should", "maybe", "not", "attack", "lose", "beaten", "else")
"""What the end of such a sentence has not in it, or it decides nothing."""


def without_weighed(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with its pieces and what is decided of them, without the way that was only thought of."""
    place = _decided_at(entities)
    before, decided = entities[:place], entities[place:]
    if not place or before[0].means("if", "should") or not _weighs(before):
        return entities
    pieces = [one for one in before if one.kind is Kind.PIECE]
    goes = mean(decided, "stay") or any(one.kind is Kind.CITY and one.is_full for one in decided)
    if not pieces or not goes or mean(decided, *OPEN) or not all(map(at.own_piece, pieces)):
        return entities
    if any(one.kind is Kind.PIECE for one in decided):
        return decided if all(at.own_piece(one) for one in decided if one.kind is Kind.PIECE) else entities
    first = before.index(pieces[0])
    last = max(place for place, one in enumerate(before) if one is pieces[-1])
    is_row = all(one in pieces or one.means("and", "the") or one.text in ",+&" for one in before[first:last])
    return [*before[first : last + 1], *decided] if is_row else entities


def _decided_at(entities: Sequence[Entity]) -> int:
    """Where a sentence comes to what is done: behind `but no,`, behind `so:`, at `but he stays`; else 0."""
    for place, one in enumerate(entities[:-2]):
        after = entities[place + 1]
        if (
            fold(one.text) in kind_of("so to play")
            and place
            and after.kind is Kind.MARK
            and after.text in ":,"
        ):
            return place + 2
        if not one.means("but"):
            continue
        no = place + 1 + (after.kind is Kind.MARK)
        if fold(entities[no].text) in kind_of("no to oneself"):
            return no + 1 + (entities[no + 1 : no + 2] != [] and entities[no + 1].kind is Kind.MARK)
        if after.means("they", "him") and entities[place + 2].means("stay"):
            return place + 1
    return 0


def _weighs(before: Sequence[Entity]) -> bool:
    """Whether it tells of a city that somebody thought of."""
    cities = any(one.kind is Kind.CITY and one.is_full for one in before)
    return cities and (mean(before, "maybe") or bool(words_in(before) & kind_of("weighed before")))
