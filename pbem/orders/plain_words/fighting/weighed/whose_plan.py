"""Whose plan a sentence tells that names nobody and is sure by its weight: that of the attack told before it,
or of the general."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, words_in
from pbem.orders.plain_words.fighting.behind import BATTLE, THIS, attack_in, longer_plan
from pbem.orders.plain_words.fighting.loose.part import Part
from pbem.orders.plain_words.fighting.plans_of_him import open_plan, take_for_him
from pbem.orders.plain_words.fighting.told import sentence_of
from pbem.orders.plain_words.fighting.weighed.weighed_plan import sure_plan
from pbem.orders.plain_words.fighting.wording.clauses_told import Told
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.outcome import Outcome, Taken, Why
from pbem.orders.plain_words.plans.fight_plan import FightPlans, fight_of
from pbem.orders.plain_words.situation import Situation

NEAR, FAR = 1, 4
"""So many lines behind an attack a plan is its own, and one that says `for that fight`."""


def take_by_weight(
    at: Situation,
    told: Told,
    entities: Sequence[Entity],
    plans: FightPlans,
    out: Outcome,
    him: Sequence[str],
) -> bool:
    """Take a sure plan that names nobody; False if it cannot be told whose it is."""
    line = entities[0].line
    names = any(one.kind in (Kind.PIECE, Kind.NATION, Kind.CITY) for one in entities)
    if names or any(one.meaning != THIS for one in told.heads):
        return False
    if any(one.line == line and one.why is Why.FIGHT for one in out.doubts):
        # What was asked back in its line may be half of the plan.
        return False
    part = Part(sentence_of(at, entities).row)
    is_of_it = bool(told.heads) or part.has("this")
    last = _last_of_fight(out, line, FAR if is_of_it else NEAR)
    if last is not None and (attack := attack_in(last)):
        fight = fight_of(last.nation, attack)
        open_plan(plans, out, line, fight, f"{BATTLE}{fight.sides}: {', '.join(told.clauses())}")
        return True
    if last is not None and (longer := longer_plan(last.text, told.clauses())):
        out.lengthen(longer)
        out.parts += 1
        return True
    if last is not None:
        return False
    kind = "_loose several" if len(him) > 1 else "_loose one"
    if him and not at.told_other and not words_in(entities).isdisjoint(entry(kind)):
        return take_for_him(at, [told], him, plans, out, entities)
    generals = at.generals_of(at.nation) if at.nation in at.nations else []
    if len(generals) == 1 and at.nation and at.is_headed and not him and not part.has("fights"):
        # `Keep the Reserve` below the heading of a nation with one general
        out.take(line, at.nation, f"{BATTLE.strip()}: {', '.join(told.clauses())}")
        return True
    return False


def take_else(at: Situation, entities: Sequence[Entity], plans: FightPlans, out: Outcome) -> bool:
    """Add to a plan that gives up at a loss what is done else, if that is sure: `They give up at a loss of 2
    or less. Else they fight, up to 15 points.`"""
    last = out.orders[-1] if out.orders else None
    is_near = last is not None and last.text.startswith(BATTLE) and 0 <= entities[0].line - last.line <= NEAR
    if last is None or not is_near or not entities[0].means("else"):
        return False
    head, _, limit = last.text.partition(": ")
    if not limit.startswith("loss ") or "," in limit:
        return False
    told = sure_plan(sentence_of(at, entities[1:]))
    if told is None or told.heads or told.loss or told.asks or told.concedes:
        return False
    told.fights, told.spends = False, True
    if not told.clauses():
        return False
    out.lengthen(f"{head}: {limit}, {', '.join(told.clauses())}")
    out.parts += 1
    plans.is_open = True
    return True


def _last_of_fight(out: Outcome, line: int, far: int) -> Taken | None:
    """The one attack told of last, or a plan for one fight that was told last of all; None if there are two
    attacks so near, or none."""
    last = out.orders[-1] if out.orders else None
    if last is not None and last.text.startswith(BATTLE) and 0 <= line - last.line <= NEAR:
        return last
    near = [one for one in out.orders if attack_in(one) and 0 <= line - one.line <= far]
    return near[0] if len(near) == 1 and (far > NEAR or near[0] is last) else None
