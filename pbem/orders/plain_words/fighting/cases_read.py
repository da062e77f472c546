"""Plans for some cases of a fight, taken for the fight that a sentence names, or that was told of right
before it: `Keith attacks Daun. Ask me if we would lose four or more, otherwise low cards.`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.plain_words.entity import Entity, mean
from pbem.orders.plain_words.fighting.behind import BATTLE, attack_in, order_before
from pbem.orders.plain_words.fighting.in_cases import LOW, InCases, told_in_cases
from pbem.orders.plain_words.fighting.plans_of_him import stacks_of
from pbem.orders.plain_words.fighting.prose_plans import OF_HIM, orders_told
from pbem.orders.plain_words.fighting.told import MOST_WORDS, sentence_of
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD, Told
from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import OWN
from pbem.orders.plain_words.outcome import Outcome, Why, both
from pbem.orders.plain_words.plans.case import Case
from pbem.orders.plain_words.plans.fight_plan import CasesBefore, Fight, FightPlans, Heads, fight_of
from pbem.orders.plain_words.plans.general_plans import GeneralPlans
from pbem.orders.plain_words.situation import Situation

HOW = (
    "lowest",
    "highest",
    "play",
    "keep",
    "lose",
    "cards",
    "reserve",
    "spend",
    "first",
    "attack",
    "retreat",
    "move",
    "concede",
)
"""What a sentence tells of a fight with that goes on with cases, and was not read."""

ONE_NOW = ("this", "rest", "others", "own but")
"""Heads of which no cases are told."""


def read_cases(
    at: Situation,
    entities: Sequence[Entity],
    general: GeneralPlans,
    plans: FightPlans,
    out: Outcome,
    him: Sequence[str],
) -> bool:
    """Take what a sentence tells of a fight in some cases; False if it tells of none for certain."""
    if at.sets_up or len(entities) > MOST_WORDS:
        return False
    before = plans.cases
    if before and (before.size != out.size or not 0 <= entities[0].line - before.line <= 1):
        before = None
    before = before or _loss_before(entities[0].line, general, plans, out)
    case, is_known = (before.last, bool(before.rest)) if before else (None, False)
    found = told_in_cases(at, sentence_of(at, entities), case, is_rest_known=is_known)
    if found is None:
        is_left = before is not None and entities[0].means("else") and mean(entities, *HOW)
        if is_left:
            out.doubt(entities[0].line, Why.FIGHT)
        return is_left
    heads = _heads(at, entities, found, general, plans, out, him, before)
    rest: Sequence[str] = next((clauses for case, clauses in found.plans if case is None), [])
    is_same = before is not None and not found.heads
    if not heads or (rest and before and before.rest and is_same):
        is_again = before is not None and rest == ["concede"] and before.rest[0].startswith("loss")
        out.parts += is_again
        # `Only if we would lose four or more may he fight. Otherwise he gives in.` says it twice.
        return is_again
    if before and before.is_bare and is_same and found.goes_on and _is_any_plan(found):
        _lengthen(before, found.plans[0][1], general, out)
        return True
    _take(entities[0].line, heads, found, general, plans, out)
    rest = rest or (before.rest if before and is_same else [])
    plans.cases = CasesBefore(entities[-1].line, out.size, heads, found.last, rest)
    return True


def goes_on_with_cases(entities: Sequence[Entity], plans: FightPlans, out: Outcome) -> bool:
    """Whether a sentence begins with what else is done than in the case told of right before it, of which
    that is not told yet."""
    before = plans.cases
    if before is None or before.size != out.size or before.rest:
        return False
    return 0 <= entities[0].line - before.line <= 1 and entities[0].means("else")


def _is_any_plan(found: InCases) -> bool:
    """Whether it says for what costs more only how any plan fights then: `Beyond that play low cards.`"""
    return len(found.plans) == 1 and set(found.plans[0][1]) <= {"fight", LOW, "high", "keep R"}


def _lengthen(before: CasesBefore, clauses: Sequence[str], general: GeneralPlans, out: Outcome) -> None:
    """Say so in the plan that accepts the loss. To fight then is what it does anyhow; as a clause it would
    come first."""
    new = [one for one in clauses if one not in ("fight", LOW)]
    new += [LOW] if LOW in clauses and "fight" in clauses else []
    for _, head in before.heads if new else ():
        old, longer = (f"{head}: {', '.join((*more, *before.rest))}" for more in ([], new))
        general.found[:] = [
            (line, nation, longer if text == old else text) for line, nation, text in general.found
        ]
        for place, one in enumerate(out.orders):
            if one.text == old:
                out.orders[place] = replace(one, text=longer, said=both(one.said, out.saying))
    out.parts += 1
    general.is_longer = True


def _loss_before(line: int, general: GeneralPlans, plans: FightPlans, out: Outcome) -> CasesBefore | None:
    """The loss that the plan right before accepts, and nothing else: `Losing two is fine.`"""
    if general.fresh and 0 <= line - general.fresh[0] <= 1:
        texts = [text for _, _, text in general.found[general.fresh[1] :]]
    else:
        order = order_before(line, plans, out)
        texts = [order.text] if order and order.text.startswith(BATTLE) else []
    clauses = {text.partition(": ")[2] for text in texts}
    loss = clauses.pop() if len(clauses) == 1 else ""
    word, _, number = loss.partition(" ")
    if word != "loss" or not number.isdecimal():
        return None
    heads = _heads_before(line, general, plans, out)
    return CasesBefore(line, out.size, heads, Case("loss", int(number), more=False), [loss], is_bare=True)


def _heads(
    at: Situation,
    entities: Sequence[Entity],
    found: InCases,
    general: GeneralPlans,
    plans: FightPlans,
    out: Outcome,
    him: Sequence[str],
    before: CasesBefore | None,
) -> Heads:
    """For which fights it is; none if that is not certain."""
    told = Told(names=found.names, heads=found.heads, asks=True)
    if found.of_him and found.heads and him and not told.named(OWN):
        told.names = (*found.names, *him)
        own = " ".join(f"{OWN}{len(found.names) + place}" for place, _ in enumerate(him))
        told.heads = [*found.heads, Said(f"{HEAD}own", 0, own)]
    if told.is_about(*ONE_NOW):
        return []
    if told.is_about(*OF_HIM):
        return _heads_of_him(at, told, him)
    if found.heads:
        return [(fight, text.partition(":")[0]) for fight, text in orders_told(at, told, entities, out)]
    if before:
        return before.heads
    if found.goes_on or at.game.stage.combat:
        return []
    heads = _heads_before(entities[0].line, general, plans, out)
    return heads or _all_fights(at, entities, told, plans, out, him)


def _heads_of_him(at: Situation, told: Told, him: Sequence[str]) -> Heads:
    """The fights of him who was told of right before: `if he is attacked`."""
    him = told.named(OWN) or him
    stacks = stacks_of(at, him)
    when = " if attacked" if told.is_about("attacked him") else ""
    if len(stacks) != 1:
        return []
    return [(Fight(at.rules.nation_of[him[0]], stacks[0]), f"{BATTLE}{stacks[0]}{when}")]


def _heads_before(line: int, general: GeneralPlans, plans: FightPlans, out: Outcome) -> Heads:
    """The fight of the attack or the plan told right before, or the fights of the plan for all of them."""
    if general.fresh and 0 <= line - general.fresh[0] <= 1:
        told = general.found[general.fresh[1] :]
        return [(Fight(nation), text.partition(":")[0]) for _, nation, text in told]
    order = order_before(line, plans, out)
    if order is None:
        return []
    if order.text.startswith(BATTLE):
        head = order.text.partition(":")[0]
        own, _, enemy = head.partition(" if ")[0].removeprefix(BATTLE).partition(" > ")
        return [(Fight(order.nation, own, enemy), head)]
    fight = fight_of(order.nation, attack_in(order))
    return [(fight, f"{BATTLE}{fight.sides}")]


def _all_fights(
    at: Situation,
    entities: Sequence[Entity],
    told: Told,
    plans: FightPlans,
    out: Outcome,
    him: Sequence[str],
) -> Heads:
    """All fights, where no fight and no general has been told of before."""
    if plans.last is not None or him or entities[0].means("then", "else", "and"):
        return []
    return [(fight, text.partition(":")[0]) for fight, text in orders_told(at, told, entities, out)]


def _take(
    line: int, heads: Heads, found: InCases, general: GeneralPlans, plans: FightPlans, out: Outcome
) -> None:
    for fight, head in heads:
        for case, clauses in found.plans:
            joint = "" if case is None else f"{', ' if ' if ' in head else ' if '}{case.when}"
            text = f"{head}{joint}: {', '.join(clauses)}"
            if fight.own or fight.enemy:
                out.take(line, fight.nation, text)
                plans.last = fight
            else:
                general.found.append((line, fight.nation, text))
                general.said[general.found[-1]] = (out.saying, out.lasts)
    # Nothing in them is left of the plan before, which stands.
    general.is_longer = True
    plans.is_open, plans.is_broken, plans.head = False, False, ""
    out.parts += 1
