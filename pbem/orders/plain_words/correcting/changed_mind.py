"""A march of a piece that was said right before to stay: `Dohna stays. No, hang on, Saltikov is too
close: Dohna goes back to Küstrin.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.correcting.marks import is_only_mark
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, piece_in
from pbem.orders.plain_words.situation import Situation

OPEN = ("if", "unless", "maybe", "thought", "not", "attack")
"""What leaves open where it goes."""

DECIDING = ("if", "unless", "maybe", "attack", "recruit", "play", "transfer", "else", "concede")
"""What makes more of words than a reason."""

MOST_WORDS = 14
"""The words that change a mind, with the reason, are no more."""

Entities = Sequence[Entity]


def without_changed_mind(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the words that change what was said before, and without their reason; `he` is whom
    the sentence before is about."""
    if not mean(entities[:1], "no", "correction"):
        return entities
    told = {name for one in at.said_last if (name := at.own_piece(one))}
    if len(told) != 1:
        return entities
    (name,) = told
    for place in range(1, min(len(entities), MOST_WORDS)):
        rest = entities[place:]
        is_he = rest[0].means("they") and not rest[0].means("him")
        if at.own_piece(rest[0]) != name and not is_he:
            continue
        goes = any(map(is_city, rest)) and mean(rest, "move", "to") and not mean(rest, *OPEN)
        begins = entities[place - 1].text in (",", ":", "-")
        if goes and begins and _is_mind_changed(at, entities[: place - 1]):
            piece = piece_in(rest[0].line, name)
            return [piece, *rest[1:]]
    return entities


def _is_mind_changed(at: Situation, before: Entities) -> bool:
    """Whether words take back that somebody stays, perhaps with a reason behind them."""
    cuts = [place for place, one in enumerate(before) if one.text == ","]
    marks, reason = before, before[:0]
    for cut in cuts:
        if is_only_mark(before[:cut]) and not is_only_mark(before):
            marks, reason = before[:cut], before[cut + 1 :]
    named = any(one.kind is Kind.CARD or is_city(one) or at.own_piece(one) for one in reason)
    is_plain = is_only_mark(marks) and not named and not mean(reason, *DECIDING)
    return is_plain and mean(at.said_last, "stay")
