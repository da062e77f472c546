"""How the troops of a stack are split: `put 8 with Browne and 4 with Karl`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine.model import MOST_TROOPS
from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

PAIR = 2
"""Of so many generals one number may tell the troops of both."""


def read_split(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add the split that a sentence tells; False if it tells none. It has a number for each general of a
    whole stack, and together they are the stack's troops: nothing else can be meant."""
    names = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
    generals = [str(name) for name in dict.fromkeys(names) if name in at.rules.generals]
    numbers = [one.number for one in entities if 1 <= one.number <= MOST_TROOPS and one.kind != Kind.CARD]
    shares = numbers[-len(generals) :] if generals else []
    if len(generals) == len(names) == PAIR and len(numbers) == 1:
        shares = _shares_of_two(at, entities, generals, numbers[0])
    if len(generals) < PAIR or len(shares) != len(generals):
        return False
    if len(generals) != len(names):
        # `Schwerin gives Keith one, so Schwerin 4 and Keith 5` names each twice: the end tells the shares.
        if not mean(entities, "transfer") or set(names) != set(names[-len(generals) :]) or None in names:
            return False
        generals = [str(name) for name in names[-len(generals) :]]
        if not _ends_in_shares(at, entities, generals):
            return False
    if mean(entities, "recruit", "pay") and any(one.kind is Kind.CARD for one in entities):
        # `recruit S13 C12: Keith 2, the rest for Schwerin`
        return False
    if mean(entities, "if", "maybe", "not") or not is_stack(at, entities, generals):
        return False
    if sum(shares) != sum(at.game.troops[name] for name in generals):
        return False
    told = ", ".join(f"{name} {share}" for name, share in zip(generals, shares, strict=True))
    out.take(entities[0].line, at.rules.nation_of[generals[0]], f"allot {told}")
    return True


def _shares_of_two(
    at: Situation, entities: Sequence[Entity], generals: Sequence[str], share: int
) -> list[int]:
    """The troops of two generals where one number tells them: `five each`, `Schwerin keeps 4, the rest goes
    to Keith`; empty if it does not."""
    total = sum(at.game.troops.get(name, 0) for name in generals)
    if mean(entities, "each"):
        return [share, share]
    number = next(p for p, one in enumerate(entities) if one.number == share and one.kind != Kind.CARD)
    second = [p for p, one in enumerate(entities) if one.kind == Kind.PIECE][1]
    rest = words_in(entities[number + 1 :])
    told = number < second and rest & kind_of("rest of troops") and not mean(entities, "transfer", "from")
    return [share, total - share] if told and 1 <= total - share <= MOST_TROOPS else []


def _ends_in_shares(at: Situation, entities: Sequence[Entity], generals: Sequence[str]) -> bool:
    """Whether each of the last names of a sentence stands right before its number."""
    pairs = [(at.piece(one), two.number) for one, two in pairwise(entities) if one.kind is Kind.PIECE]
    last = pairs[-len(generals) :]
    return [name for name, _ in last] == list(generals) and all(number for _, number in last)


def read_share(at: Situation, clause: Clause, pieces: Sequence[str], out: Outcome) -> None:
    """Add the split that one general's share of a stack of two tells: `Richelieu stays in Pyrmont with 8`."""
    after = [two for one, two in pairwise(clause.parts) if one.means("with") and two.kind == Kind.NUMBER]
    own = pieces[0] if len(pieces) == 1 else ""
    if len(after) != 1 or own not in at.game.troops or clause.means("if", "maybe", "not", "recruit"):
        return
    here = at.game.generals_at(at.game.where[own]) if own in at.game.where else ()
    stack = [name for name in here if name != own]
    total = at.game.troops[own] + sum(at.game.troops[name] for name in stack)
    share, rest = after[0].number, total - after[0].number
    if share == at.game.troops[own]:
        return
    if len(stack) == 1 and 1 <= share <= MOST_TROOPS and 1 <= rest <= MOST_TROOPS:
        out.take(clause.line, at.rules.nation_of[own], f"allot {own} {share}, {stack[0]} {rest}")


def is_stack(at: Situation, entities: Sequence[Entity], generals: Sequence[str]) -> bool:
    """Whether these generals are the writer's and stand together, and no other city is named."""
    here = {at.where.get(name) for name in generals}
    if len(here) != 1 or None in here or not all(at.is_own(name) for name in generals):
        return False
    others = (one for one in entities if one.kind == Kind.CITY and one.is_full)
    return all(here.intersection(one.cities) for one in others)
