"""Several attacks in a row: `First Friedrich against Browne, afterwards Winterfeldt against Lacy`; and which
of those told of before comes first: `Order of the fights: Daun, then Lacy`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
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


def put_in_order(at: Situation, entities: Sequence[Entity], out: Outcome, done: int) -> bool:
    """Put the attacks told of before in the order that a sentence tells, and nothing else: `Daun first`. The
    first orders are `done`: they stay where they are."""
    said = words_in(entities)
    places = [place for place, one in enumerate(entities) if one.kind is Kind.PIECE]
    tells = mean(entities, "first", "then") or said & kind_of("order of fights")
    known = all(_is_listed(one) or words_in([one]) <= kind_of("order of fights") for one in entities)
    if at.sets_up or not (places and tells and known) or mean(entities[: places[0]], "second", "then"):
        return False
    names = [at.piece(entities[place]) for place in places]
    if len(names) >= FEWEST:
        _add_planned(at, [str(name) for name in names], entities[0].line, out)
    attacks = [one for one in out.orders[done:] if one.text.startswith("attack ")]
    named = [one for name in names for one in attacks if name and name in one.text]
    if len(named) != len(names) or len({one.nation for one in named}) != 1 or len(set(named)) != len(named):
        return False
    others = [one for one in attacks if one.nation == named[0].nation and one not in named]
    is_last = len(named) == 1 and said & kind_of("last of fights")
    if len(named) == 1 and not (is_last or said & kind_of("first of fights")):
        # `Then Daun`: before whom is not told.
        return False
    row = [*others, *named] if is_last else [*named, *others]
    out.orders[:] = [*(one for one in out.orders if one not in row), *row]
    out.parts += 1
    return True


def _add_planned(at: Situation, names: Sequence[str], line: int, out: Outcome) -> None:
    """Add the attacks of own generals for whom only a plan has told whom they fight, if all of them are of
    that kind: `Keith against Daun: loss 2`, and then `Keith attacks first, then Heinrich`."""
    sides = [_planned(at, name, out) for name in names]
    if not all(sides) or any(one.text.startswith("attack ") for one in out.orders):
        return
    for name, enemy in zip(names, sides, strict=True):
        out.take(line, at.rules.nation_of[name], f"attack {name} > {enemy}")


def _planned(at: Situation, name: str, out: Outcome) -> str:
    """The enemy beside a general of the writer's against whom a plan is told; empty if there is none."""
    head = f"battle {name} > "
    plans = [one.text.removeprefix(head) for one in out.orders if one.text.startswith(head)]
    enemies = {re.split("[:,]| if ", one)[0].strip() for one in plans}
    enemy = enemies.pop() if len(enemies) == 1 else ""
    here, there = at.where.get(name), at.where.get(enemy)
    return enemy if here is not None and there in at.near(here) else ""


def _is_listed(one: Entity) -> bool:
    if one.means("not", "if", "maybe"):
        return False
    known = one.kind in (Kind.PIECE, Kind.MARK) or one.means(*SMALL)
    return known or all(fold(word) in BESIDE for word in one.text.split())
