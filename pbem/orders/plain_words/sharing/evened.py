"""A stack whose generals share their troops evenly: `Browne and Karl to Görlitz and even out the troops`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine.model import MOST_TROOPS
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

OPEN = ("if", "unless", "maybe", "not", "thought", "recruit")
"""With one of these it is not certain that they do."""

Entities = Sequence[Entity]


def evened_apart(at: Situation, entities: list[Entity]) -> list[list[Entity]]:
    """A sentence in which pieces march and even out their troops, in two."""
    if words_in(entities).isdisjoint(kind_of("evens out") | kind_of("evenly")):
        return [entities]
    joints = [p for p, one in enumerate(entities) if one.kind is Kind.MARK or one.means("and")]
    pieces = [one for one in entities if at.own_piece(one)]
    for start, end in pairwise([*joints, len(entities)]):
        tail = entities[start + 1 : end]
        head, rest = entities[:start], entities[end:]
        ends = all(one.kind is Kind.MARK for one in rest)
        if _evens(tail) and ends and any(one.kind is Kind.CITY for one in head) and not at.sets_up:
            names = [one for one in pieces if one in head]
            return [head, [*names, *(one for one in tail if one not in names)]]
    return [entities]


def read_evened(at: Situation, entities: Entities, out: Outcome) -> bool:
    """Add the even split of a stack that a sentence tells; False if it tells none. Troops that cannot be
    shared so, and those of generals who do not stand together, are asked about."""
    names = tuple(dict.fromkeys(name for one in entities if (name := at.own_piece(one))))
    generals = [name for name in names if name in at.game.troops]
    if len(generals) < 2 or not _evens(entities):
        return False
    total = sum(at.game.troops[name] for name in generals)
    share, left = divmod(total, len(generals))
    together = len({at.where.get(name) for name in generals}) == 1
    if left or not together or share > MOST_TROOPS or len(names) != len(generals) or mean(entities, *OPEN):
        out.doubt(entities[0].line, Why.LEFT)
        return True
    told = ", ".join(f"{name} {share}" for name in generals)
    out.take(entities[0].line, at.rules.nation_of[generals[0]], f"allot {told}")
    return True


def _evens(part: Entities) -> bool:
    """Whether some words say that troops are shared evenly, and name no city, card or number."""
    said = words_in(part)
    shares = said & kind_of("shares out") and said & kind_of("evenly")
    evenly = bool(said & kind_of("evens out") or shares)
    names = any(one.kind in (Kind.CITY, Kind.CARD, Kind.NUMBER) for one in part)
    known = frozenset().union(*map(kind_of, ("evens out", "shares out", "evenly", "beside evened")))
    bare = all(fold(one.text) in known for one in part if one.kind is Kind.OTHER)
    return evenly and bare and mean(part, "troops") and not names
