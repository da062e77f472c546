"""One plan for the two attacks of a letter: `Both fights the same: lowest card that puts me ahead.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, run_together
from pbem.orders.plain_words.fighting.alone import clauses_alone
from pbem.orders.plain_words.fighting.behind import attack_in
from pbem.orders.plain_words.fighting.told import told_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import fight_of
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

LONGEST = 5
"""`In both fights the same` has no more words."""

BOTH = 2


def read_both_fights(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Take a plan that a sentence tells for both fights, for each of the two attacks told before it; if there
    are not two it is asked back. False if it tells none so."""
    sizes = range(min(LONGEST, len(entities)), 0, -1)
    size = next((n for n in sizes if run_together(entities[:n]) in kind_of("in both fights")), 0)
    if not size or at.game.stage.combat:
        return False
    rest = entities[size:]
    while rest and rest[0].kind is Kind.MARK:
        rest = rest[1:]
    clauses = clauses_alone(told_in(at, rest), may_yield=True) if rest else ""
    attacks = [one for one in out.orders if attack_in(one)]
    if not clauses or len(attacks) != BOTH:
        out.doubt(entities[0].line, Why.FIGHT)
        return True
    for one in attacks:
        fight = fight_of(one.nation, attack_in(one))
        out.take(entities[0].line, fight.nation, f"battle {fight.sides}: {clauses}")
    return True
