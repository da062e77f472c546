"""The plan that is proposed for a sentence that tells how to fight and was not read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words import proposals
from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.fighting.general_plan import plan_told
from pbem.orders.plain_words.outcome import Doubt, Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import FightPlans
from pbem.orders.plain_words.situation import Situation


def advise(
    at: Situation, out: Outcome, plans: FightPlans, entities: Sequence[Entity], known: int,
    held: Sequence[str], told: Sequence[str], *, fights: bool,
) -> None:  # fmt: skip
    """Propose a plan for a sentence that tells how to fight and was not read. `known` doubts were there
    before it; `held` are the writer's cards, `told` the pieces told of last; while a fight asks (`fights`)
    it may be about that."""
    new = out.doubts[known:]
    is_plan = any(one.why is Why.FIGHT for one in new)
    is_plan = is_plan or proposals.is_about_plan(entities, fights=fights)
    other = any(one.would_be or one.why in (Why.PURCHASE, Why.BEFORE) for one in new)
    if at.sets_up or not is_plan or other:
        return
    fight = plans.fight_meant(at, entities, told)
    if fight is None and not new:
        return
    is_denied = any(one.means("not") and two.means("attack") for one, two in pairwise(entities))
    line = proposals.plan_advised(entities, held, fight.sides) if fight and not is_denied else ""
    general = plan_told(at, entities)
    if general and plans.last and not (general.own or general.enemy or general.is_general):
        # It stands right behind an attack.
        is_next = plans.kept is not None or any(one.line == entities[0].line for one in out.orders[-1:])
        general.own, general.enemy = (plans.last.own, plans.last.enemy) if is_next else ("", "")
    line = (general.advice if general and not is_denied else "") or line
    taken_back = [one for one in new if _is_of_before(out, one, entities)]
    own = [one for one in new if not _is_of_before(out, one, entities)]
    lines = [one.line for one in own if one.why is Why.FIGHT] or [one.line for one in own]
    number = lines[0] if lines else entities[0].line
    others = [one for one in own if one.why not in (Why.FIGHT, Why.LEFT, Why.CONDITION, Why.NEGATION)]
    plan = Doubt(number, Why.FIGHT, line, said=out.saying)
    out.doubts[known:] = [*taken_back, *others, plan]


def _is_of_before(out: Outcome, doubt: Doubt, entities: Sequence[Entity]) -> bool:
    """Whether a doubt is about an earlier sentence whose plan this one takes back."""
    is_above = doubt.line not in {one.line for one in entities}
    return is_above or (doubt.why is Why.FIGHT and doubt.said != out.saying)
