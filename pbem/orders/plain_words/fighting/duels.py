"""Several attacks in a row: `First Friedrich against Browne, afterwards Winterfeldt against Lacy`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

SMALL = ("against", "attack", "then", "first", "second", "and", "the", "filler", "to", "combat", "orders")
"""The words that may stand in a list of attacks."""

BESIDE = kind_of("beside duels")
"""More of them: `order of battles`."""

FEWEST = 2
"""One attack alone is read with all that is said of it."""


def read_duels(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add the attacks of a sentence that is nothing but a list of them, each side of which is named."""
    if at.sets_up or not all(map(_is_listed, entities)):
        return False
    named = [(at.piece(one), one) for one in entities if one.kind is Kind.PIECE]
    if any(name not in at.rules.generals or name not in at.where for name, _ in named):
        return False
    sides = [list(group) for _, group in groupby(named, key=lambda one: at.is_own(str(one[0])))]
    own, enemies = sides[::2], sides[1::2]
    if len(sides) < 2 * FEWEST or len(own) != len(enemies) or not at.is_own(str(own[0][0][0])):
        return False
    for attackers, attacked in zip(own, enemies, strict=True):
        at.nation = at.rules.nation_of[str(attackers[0][0])]
        ours, theirs = (" + ".join(str(name) for name, _ in side) for side in (attackers, attacked))
        out.take(attackers[0][1].line, at.nation, f"attack {ours} > {theirs}")
    return True


def _is_listed(one: Entity) -> bool:
    if one.means("not", "if", "maybe"):
        return False
    known = one.kind in (Kind.PIECE, Kind.MARK) or one.means(*SMALL)
    return known or all(fold(word) in BESIDE for word in one.text.split())
