"""Sentences that only announce orders: `I send the moves for Prussia`, `I place my armies as follows:`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.remarks.tales import folded
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.telling.part import Part

DEEDS = (
    "stay",
    "no more",
    "if",
    "unless",
    "not",
    "play",
    "concede",
    "keep",
    "retreat",
    "lose",
    "reserve",
    "via",
)
"""What makes more of a sentence than the announcement of others."""


def announces(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence says that orders are sent, or follow below or later, and has none in it."""
    part = Part(at, entities)
    trains = [one for one in part.all if one.kind is Kind.PIECE and not one.is_full]
    own = any(at.own_piece(one) for one in part.all if one not in trains)
    named = own or part.cities or part.cards or part.has_points
    if not part.all or named or mean(part.all, *DEEDS):
        return False
    said = set(part.said)
    is_heading = entities[-1].text == ":" and bool(said & kind_of("as follows"))
    return is_heading or (not _counts(part.all) and _sends(part, said))


def speaks_of_moves(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether the trains in a sentence are moves, which are sent: `Die Züge hab ich dazugeschrieben.`"""
    told = [one for one in entities if one.kind is Kind.PIECE]
    moves = bool(told) and all(one.text == "train" and not one.is_full for one in told)
    if not moves:
        return False
    sends = not kind_of("sends orders").isdisjoint(folded(entities))
    return sends and mean(entities, "I", "correction") and announces(at, entities)


def sits_in_train(entities: Sequence[Entity]) -> bool:
    """Whether the train in a sentence is one of the railway: `Ich sitze gerade im Zug nach Berlin.`"""
    trains = [one for one in entities if one.means("train") or (one.text == "train" and not one.is_full)]
    if len(trains) != 1:
        return False
    named = any(one.kind is Kind.PIECE and one not in trains for one in entities)
    said = kind_of("of the railway").intersection(folded(entities))
    goes = any(one.kind is Kind.CITY and one.is_full for one in entities) and not mean(entities, "I")
    is_of_game = named or goes or mean(entities, *DEEDS, "attack")
    return bool(said) and not is_of_game


def _counts(told: Sequence[Entity]) -> bool:
    """Whether there is a number in it, and not only of days: `drei Tage`."""
    return any(
        one.number > 1 and fold(after.text) not in kind_of("days")
        for one, after in pairwise([*told, Entity(Kind.MARK, ".", 0)])
    )


def _sends(part: Part, said: set[str]) -> bool:
    """Whether it says that its writer sends orders, or that they come later."""
    sends = said & kind_of("sends orders")
    comes = said & kind_of("comes later") and said & kind_of("time to come")
    is_rest = bool(said & kind_of("rest") and said & kind_of("time to come"))
    return bool(sends or comes) and (is_rest or _names_orders(part.all))


def _names_orders(told: Sequence[Entity]) -> bool:
    """Whether it speaks of orders; the German word for moves is also one for trains."""
    trains = any(one.kind is Kind.PIECE and one.text == "train" and not one.is_full for one in told)
    known = kind_of("what is sent")
    rows = folded(told)
    two = {f"{one}{after}" for one, after in pairwise(rows)}
    return trains or not known.isdisjoint({*rows, *two})
