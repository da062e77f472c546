"""For whom the plan told right before is, in a sentence of its own: `That goes for all Prussians.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.told import heads_in, sentence_of, told_in
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.plans.fight_plan import FightPlans
from pbem.orders.plain_words.plans.general_plans import GeneralPlans
from pbem.orders.plain_words.situation import Situation


def is_for_whom(at: Situation, entities: Sequence[Entity], general: GeneralPlans) -> bool:
    """Whether a sentence only says for which nations the plan right before is that named none: `Two losses at
    most. That goes for Hanover.`"""
    if general.fresh is None or not general.is_right_before(entities[0].line):
        return False
    named = [one.names[0] for one in entities if one.kind is Kind.NATION and one.names[0] in at.nations]
    told = general.found[general.fresh[1] :]
    is_same = len({text for _, _, text in told}) == 1 and set(named) < {nation for _, nation, _ in told}
    if (
        not named
        or not is_same
        or mean(entities, "likewise", "not")
        or not heads_in(sentence_of(at, entities))
    ):
        return False
    general.found[general.fresh[1] :] = [one for one in told if one[1] in named]
    return True


def with_plan_before(
    at: Situation, entities: Sequence[Entity], plans: FightPlans, out: Outcome
) -> list[Entity]:
    """A sentence that only says for whom the plan right before is, which names nobody, with that plan:
    `Play from the bottom up. That goes for all Prussians.`"""
    before, said = plans.of_nobody or ((), "")
    is_near = bool(before) and 0 <= entities[0].line - before[-1].line <= 1
    if not is_near or not any(one.kind in (Kind.NATION, Kind.PIECE) for one in entities):
        return []
    comma = Entity(Kind.MARK, ",", entities[0].line)
    stops = len(before) - (before[-1].kind is Kind.MARK)
    whole = [*before[:stops], comma, *entities]
    if not heads_in(sentence_of(at, entities)) or not told_in(at, whole):
        return []
    plans.of_nobody = None
    out.doubts[:] = [one for one in out.doubts if one.said != said or one.line != before[0].line]
    return whole
