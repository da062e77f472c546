"""Plans that a sentence tells in phrases which are all known, for the fights that it names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.orders.plain_words.answers.fight_answer import FightAnswer
from pbem.orders.plain_words.answers.question_number import behind_number
from pbem.orders.plain_words.answers.who_gives_up import tells_of_them, without_other_side
from pbem.orders.plain_words.entity import Entity, Kind, mean, run_together, words_in
from pbem.orders.plain_words.fighting.behind import (
    THIS,
    ask_above_limit,
    ends_with_cards,
    is_bare_else,
    longer_plan,
    of_attack,
    sets_limit,
    take_again,
    take_allowed,
    take_behind,
    take_far_behind,
    without_suit,
)
from pbem.orders.plain_words.fighting.by_attack import by_attack
from pbem.orders.plain_words.fighting.for_whom import is_for_whom, with_plan_before
from pbem.orders.plain_words.fighting.in_turn import is_else_of_it
from pbem.orders.plain_words.fighting.kept_in_all import KEEP, is_for_all, keep_in_all
from pbem.orders.plain_words.fighting.plans_of_him import (
    ATTACKED,
    is_of_him_if_attacked,
    is_rule_for_him,
    open_plan,
    stacks_of,
    take_for_him,
    take_if_attacked,
    who_gives_up_if_attacked,
)
from pbem.orders.plain_words.fighting.told import is_idle, told_in
from pbem.orders.plain_words.fighting.whose_fights import (
    are_attacked_too,
    is_of_all,
    is_paragraph_of_us,
    owners,
    tells_what_he_does,
)
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD, PICKED_EACH_TIME, Told
from pbem.orders.plain_words.fighting.wording.dear_cards import Dear
from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import ENEMY, OTHER_NATION, OWN, entry
from pbem.orders.plain_words.outcome import Outcome, Why, both
from pbem.orders.plain_words.plans.fight_plan import Fight, FightPlans, attackers
from pbem.orders.plain_words.plans.general_plans import GeneralPlans
from pbem.orders.plain_words.remarks.kinds import expressions_of, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

NAMING = (
    *("own", "own but", "own fights", "attacked own", "enemy", "attacked enemy", "sides", "attacked sides"),
    "attacking enemy",
)
"""Heads that name a general."""

OF_HIM = ("him", "attacked him")
"""Heads about somebody told of before: `if he is attacked`."""

BARE = {"head of own", "head of nation", "head of both"}
"""Heads that may be about something else than fights."""

ATTACKING = "attacking enemy"
"""The head that says that it is the writer who attacks."""


def read_prose(
    at: Situation,
    entities: Sequence[Entity],
    general: GeneralPlans,
    plans: FightPlans,
    answer: FightAnswer | None,
    out: Outcome,
    him: Sequence[str] = (),
    *,
    loosely: bool = False,
) -> bool:
    """Take the plans that a sentence tells; False if it tells none, or a word of it is not known. `him` are
    those told of right before, whom `he` may mean. Told `loosely` it may have words that no phrase has."""
    asked = answer if answer and not answer.is_over else None
    if take_again(at, entities, out):
        return True
    values = asked.playable(at) if asked else plans.playable
    goes_on = bool(asked.cards) if asked else bool(plans.playable)
    sentence = behind_number(entities, asked.question.number) if asked else entities
    if asked and without_other_side(at, sentence, is_behind=bool(asked.cards))[0] != [*sentence]:
        return False
    if asked and asked.cards and tells_of_them(sentence):
        return False
    sentence = by_attack(at, without_suit(at, sentence, plans, out), out)
    known = plans.of_suit(at, out) or of_attack(at, entities, plans, out)
    is_behind = not asked and ends_with_cards(plans, out)
    found = told_in(
        at, sentence, values, goes_on=goes_on, known=known, may_be_dear=True, is_behind=is_behind,
        loosely=loosely,
    )  # fmt: skip
    found = [_picked_each_time(told) if asked and not _may_be_here(at, told) else told for told in found]
    is_told = bool(asked.line) if asked else plans.is_open or general.is_right_before(entities[0].line)
    if not found and is_told and is_idle(at, entities):
        out.parts += 1
        return True
    if not found and not asked and is_for_whom(at, entities, general):
        out.parts += 1
        return True
    if not found and not asked and (whole := with_plan_before(at, entities, plans, out)):
        return _take(at, whole, told_in(at, whole), general, plans, None, out, him)
    if not found:
        return False
    if len(found) == 1 and (_does_so(sentence, general, out) or are_attacked_too(at, sentence)):
        found[0].heads.append(Said(f"{HEAD}attacked", 0))
    if found[0].dear and not (asked and _may_be_here(at, found[0])):
        size, known_doubts = len(general.found), len(out.doubts)
        is_taken = _take(at, entities, found, general, plans, None, out, him)
        if is_taken and len(out.doubts) == known_doubts:
            new = [(nation, text) for _, nation, text in general.found[size:]]
            new = new or [(one.nation, one.text) for one in out.orders[-1:]]
            general.dear += [_dear(found[0], entities[0].line, *one, out.saying) for one in new]
        return is_taken
    is_taken = _take(at, entities, found, general, plans, asked, out, him)
    is_open = not (is_taken or asked or found[0].heads) and len(found) == 1
    plans.of_nobody = (entities, out.saying) if is_open else None
    return is_taken


def _picked_each_time(told: Told) -> Told:
    """A plan for another fight than the one that is fought: which card it tells is no answer, but what is
    played each time."""
    order = PICKED_EACH_TIME.get(told.pick, "")
    return replace(told, pick="", order=told.order or order) if order else told


def _does_so(entities: Sequence[Entity], general: GeneralPlans, out: Outcome) -> bool:
    """Whether somebody does what others were told right before not to do if attacked: `Saltikov does.`"""
    does = entities[1:2] if entities[0].kind is Kind.PIECE else ()
    if not does or not is_of_kind(does[0], "does so"):
        return False
    near = [(line, text) for line, _, text in general.found[-1:]]
    near += [(one.line, one.text) for one in out.orders[-1:]]
    return any(0 <= entities[0].line - line <= 1 and " if attacked:" in text for line, text in near)


def _take(
    at: Situation,
    entities: Sequence[Entity],
    found: Sequence[Told],
    general: GeneralPlans,
    plans: FightPlans,
    asked: FightAnswer | None,
    out: Outcome,
    him: Sequence[str],
) -> bool:
    """Take what a sentence tells of fights; False if it may be about something else."""
    is_one_fight = plans.is_open and not asked and " if attacked:" not in plans.head
    if is_one_fight and any(run_together(entities[:size]) in entry("_for the rest") for size in (1, 2)):
        out.doubt(entities[0].line, Why.FIGHT)
        return True
    is_of_him = any(told.is_about(*OF_HIM) for told in found)
    if is_of_him_if_attacked(entities, found, him):
        return take_for_him(at, found, him, plans, out, entities)
    if stack := who_gives_up_if_attacked(at, entities, found):
        return take_if_attacked(at, entities, stack, out)
    # `They give up at a loss of 2 or less.`
    is_limit = len(found) == 1 and not found[0].heads and found[0].loss > 0
    is_limit = is_limit and words_in(entities).isdisjoint(kind_of("may do"))
    names_nobody = not (is_of_him or any(told.named(OWN) or told.is_about("enemy") for told in found))
    if names_nobody and not is_limit and tells_what_he_does(entities):
        return False
    if is_of_him:
        return take_for_him(at, found, him, plans, out, entities)
    is_here = asked is not None and len(found) == 1 and _may_be_here(at, found[0])
    if asked and is_here and asked.add_told(at, found[0], entities):
        out.parts += 1
        return True
    if any(told.corrects or told.unplayed or told.yields or told.pick for told in found):
        return False
    if not all(told.clauses() for told in found):
        return len(found) == 1 and take_allowed(found[0], entities[0].line, plans, out)
    if len(found) == 1 and _is_of_this(at, found[0], entities, may_end=bool(plans.playable)):
        return _take_for_this(at, found[0], entities, general, plans, out)
    if len(found) == 1 and (
        _is_else_of_kept(found[0], entities[0], general) or is_else_of_it(found[0], entities)
    ):
        # `The Reserves are not for fights. Otherwise the smallest first.`
        found[0].heads.clear()
    is_else = len(found) == 1 and is_bare_else(found[0], entities[0])
    if is_else and ask_above_limit(found[0], entities[0].line, out):
        return True
    if len(found) == 1 and _goes_on(found[0], entities[0].line, general, out):
        return True
    is_told_later = bool(general.found and out.orders) and general.found[-1][0] > out.orders[-1].line
    if found[0].before_else == [] and not is_told_later:
        return take_behind(at, found[0], entities, plans, out)
    if len(found) == 1 and _is_of_it(found[0], entities):
        return _take_for_it(found[0], plans, out, entities[0].line)
    if len(found) == 1 and take_behind(at, found[0], entities, plans, out):
        return True
    if len(found) == 1 and take_far_behind(found[0], entities[0].line, out):
        return True
    if is_rule_for_him(at, entities, found, him):
        return take_for_him(at, found, him, plans, out, entities)
    if len(found) == 1 and found[0].counts_troops and not (found[0].heads or found[0].points or at.sets_up):
        # `Max. 2 men` where no attack is told before it.
        out.doubt(entities[0].line, Why.FIGHT, f"battle: {', '.join(found[0].clauses())}")
        return True
    if at.game.stage.combat is None and {one.meaning for one in found[0].heads} == {THIS}:
        # `No Reserve in that fight`, and none is told of before it.
        out.doubt(entities[0].line, Why.FIGHT)
        return True
    is_near = any(0 <= entities[0].line - line <= 1 for line, _, _ in general.found) or len(found) > 1
    orders = [order for told in found for order in orders_told(at, told, entities, out)]
    is_far = plans.last is None or (plans.kept is not None and is_of_all(entities))
    is_first = (is_far and not him and not is_near) or is_paragraph_of_us(at, entities)
    is_first = is_first and at.game.stage.combat is None
    if not all(_is_order(at, told, entities, is_near=is_near, is_first=is_first) for told in found):
        return False
    may_go_on = at.game.stage.combat is not None and not (found[0].heads or is_far)
    if (found[0].is_about("others") or may_go_on) and _is_exception_open(entities[0].line, out):
        # `If anybody attacks Keith ... Elsewhere fight up to 12`: what is not read would not be left out.
        out.doubt(entities[0].line, Why.FIGHT)
        return True
    if len(orders) == 1 and found[0].is_about(*NAMING):
        fight, text = orders[0]
        if found[0].is_about("sides") and found[0].play and entities[0].kind is Kind.PIECE:
            # `Friedrich against Browne, H8 first` tells of an attack, too.
            plans.attack(at, entities, fight, out)
        elif _tells_of_attack(at, entities, fight) and fight.own not in attackers((fight.enemy,), out):
            out.take(entities[0].line, fight.nation, f"attack {fight.own} > {fight.enemy}")
        open_plan(plans, out, entities[0].line, fight, _with_general(fight, text, general, out))
        return True
    clauses = [one for told in found for one in told.clauses()]
    if all(one.startswith(KEEP) for one in clauses):
        cards = [card for one in clauses for card in one.removeprefix(KEEP).split()]
        nations = {fight.nation for fight, _ in orders}
        keep_in_all(entities[0].line, cards, general, out, nations, is_of_others=found[0].is_about("others"))
        orders = [one for one in orders if one[0].nation not in _planned(general, out)]
    if any(fight.own for fight, _ in orders):
        # What comes next is not about the fight that was told of before.
        plans.is_open, plans.last = False, None
    general.found += [(entities[0].line, fight.nation, text) for fight, text in orders]
    out.parts += 1
    return True


def _dear(told: Told, line: int, nation: str, plan: str, said: str) -> Dear:
    head, alone = plan.partition(": ")[0], told.is_dear_alone
    return Dear(nation, head, line, tuple(told.dear), told.when, alone, said)


def _is_exception_open(line: int, out: Outcome) -> bool:
    """Whether the last thing in a line, or in the one above, was asked back, and may be an exception."""
    last = out.doubts[-1] if out.doubts else None
    about_fights = (Why.FIGHT, Why.NEGATION, Why.CONDITION)
    return last is not None and last.why in about_fights and 0 <= line - last.line <= 1


def _planned(general: GeneralPlans, out: Outcome) -> set[str]:
    """The nations that have a plan for all fights."""
    told = [*general.written, *((one.nation, one.text) for one in out.orders)]
    told += [(nation, text) for _, nation, text in general.found]
    return {nation for nation, text in told if is_for_all(text)}


def _with_general(fight: Fight, text: str, general: GeneralPlans, out: Outcome) -> str:
    """A plan that only keeps cards in the fights with somebody, with what the plan for all fights says: the
    more exact of two plans counts alone."""
    head, _, kept = text.partition(": ")
    plans = [*general.written, *((one.nation, one.text) for one in out.orders)]
    plans += [(nation, told) for _, nation, told in general.found]
    wide = [told for nation, told in plans if nation == fight.nation and told.startswith("battle: ")]
    if not wide or not all(one.startswith("keep ") for one in kept.split(", ")):
        return text
    return f"{head}: {wide[-1].removeprefix('battle: ').rstrip(' .,;')}, {kept}"


def _is_of_it(told: Told, entities: Sequence[Entity]) -> bool:
    """Whether a limit is for what was told of right before: `spend at most 25 points on it`."""
    said = f" {' '.join(one.text.lower() for one in entities)} "
    return bool(told.points) and not told.heads and any(f" {one} " in said for one in expressions_of("on it"))


def _take_for_it(told: Told, plans: FightPlans, out: Outcome, line: int) -> bool:
    """Take such a limit for the attack told of right before; behind anything else it is asked back, for it
    may be what new troops cost."""
    clauses = ", ".join(told.clauses())
    if plans.last is None or plans.size != out.size:
        out.doubt(line, Why.FIGHT, f"battle: {clauses}")
    else:
        open_plan(plans, out, line, plans.last, f"battle {plans.last.sides}: {clauses}")
    return True


def _may_be_here(at: Situation, told: Told) -> bool:
    """Whether a plan names nothing but generals who fight now, or says that it is for that fight."""
    combat = at.game.stage.combat
    cities = (combat.city_of(one) for one in (combat.attacker, combat.defender)) if combat else ()
    here = {name for city in cities for name in at.game.generals_at(city)}
    named = {*told.named(OWN), *told.named(ENEMY)}
    says = bool(told.play or told.dear or told.pick or told.clauses() == ["concede"])
    is_named = bool(named) and named <= here and says and not told.is_about(*ATTACKED)
    return is_named or not told.heads or told.is_about("this", "rest")


def _is_of_this(at: Situation, told: Told, entities: Sequence[Entity], *, may_end: bool) -> bool:
    """Whether a plan is for the rest of the fight that is fought now: it says so, or goes on with cards.
    Behind a card that an order plays it `may_end` that fight."""
    combat = at.game.stage.combat
    is_own = combat is not None and any(one in at.nations for one in (combat.attacker, combat.defender))
    plays = bool(told.play) or (bool(told.clauses()) and (may_end or not told.concedes))
    is_next = plays and not told.heads and (entities[0].means("then") or told.is_after)
    heads = {one.meaning for one in told.heads}
    return is_own and (is_next or (bool(heads) and heads <= {"head of this", "head of rest"}))


def _take_for_this(
    at: Situation,
    told: Told,
    entities: Sequence[Entity],
    general: GeneralPlans,
    plans: FightPlans,
    out: Outcome,
) -> bool:
    fight = plans.fight_meant(at, (), ())
    if fight is None or not fight.nation:
        return False
    plan = f"battle {fight.sides}: {', '.join(told.clauses())}"
    general.found.append((entities[0].line, fight.nation, plan))
    out.parts += 1
    return True


def _is_order(
    at: Situation, told: Told, entities: Sequence[Entity], *, is_near: bool, is_first: bool
) -> bool:
    """Whether a plan says for which fights it is, and an attack is not what it tells. Whether other plans are
    told of nearby, and whether no fight and no general has been told of before, so that a plan which names
    nobody is for all."""
    heads = {one.meaning for one in told.heads}
    is_clear = told.concedes and heads == {"head of own"} and not at.game.stage.combat
    is_clear = is_near or is_clear or (told.asks and mean(entities, "cards"))
    if told.clauses() in (["concede"], ["ask"]) and heads <= BARE and not is_clear:
        # `Hanover: ask me first` may be about anything.
        return False
    if not told.heads:
        goes_on = told.is_after or entities[0].means("then", "else", "but", "and")
        return is_first and not at.sets_up and not goes_on and _is_rule(told)
    if told.is_about("this", "rest"):
        return False
    if told.play and not told.is_about(*NAMING):
        return False
    return not at.sets_up or not told.play


def _tells_of_attack(at: Situation, entities: Sequence[Entity], fight: Fight) -> bool:
    """Whether a plan begins with the attack that it is for: `Friedrich attacks Browne: high cards.`"""
    marks = (place for place, one in enumerate(entities) if one.kind is Kind.MARK)
    first = entities[: next(marks, len(entities))]
    names = [place for place, one in enumerate(first) if one.kind is Kind.PIECE]
    if at.game.stage.combat or len(names) < 2 or names[0] or not (fight.own and fight.enemy):
        return False
    if not at.own_piece(first[0]):
        return False
    return mean(first[: names[-1]], "attack") and not mean(first, "if", "should", "not", "maybe", "combat")


def _goes_on(told: Told, line: int, general: GeneralPlans, out: Outcome) -> bool:
    """Whether a plan that names nobody goes on with the one right before it, to which it is added:
    `Hanover: play low; stop after 15 points.`"""
    if told.heads or told.play or told.yields or not general.found:
        return False
    at, _, before = general.found[-1]
    is_end = told.before_else == [] and sets_limit(before)
    # `Give up at a loss of 2 or less. If it's more, ask me.`
    is_asked = told.before_else == [] and told.asks and ": loss " in before
    if (told.concedes or told.asks) and not (told.is_till_none or is_end or is_asked):
        return False
    known = {clause.split()[0] for clause in before.partition(": ")[2].split(", ")}
    new = told.clauses()
    if at == line and new and set(new) <= set(before.partition(": ")[2].split(", ")):
        # `No Reserves this turn! I need them for later.`
        general.is_longer = True
        out.parts += 1
        return True
    if (
        at != line
        or not new
        or known & {"ask", "concede", "play"}
        or any(one.split()[0] in known for one in new)
    ):
        return False
    for place, old in enumerate(general.found):
        if old[0] == line and old[2].partition(": ")[2] == before.partition(": ")[2]:
            # Of two generals who were named together each goes on so.
            text = longer_plan(old[2], new) if is_end else _longer(old[2], new)
            if not text:
                return False
            longer = general.found[place] = (line, old[1], text)
            saying, lasts = general.said.get(old, ("", False))
            general.said[longer] = (both(saying, out.saying), lasts)
    general.is_longer = True
    out.parts += 1
    return True


def _is_else_of_kept(told: Told, first: Entity, general: GeneralPlans) -> bool:
    """Whether a plan begins with a bare `otherwise` behind one for all fights that only keeps cards: it is
    about no other fights."""
    before = general.found[-1] if is_bare_else(told, first) and general.found else (0, "", "")
    return before[0] == first.line and before[2].startswith("battle: keep ") and ", " not in before[2]


def _longer(plan: str, clauses: Sequence[str]) -> str:
    """A plan with more clauses; that one fights comes first."""
    head, _, said = plan.partition(": ")
    fights = [one for one in clauses if one.startswith("fight")]
    return f"{head}: {', '.join((*fights, said, *(one for one in clauses if one not in fights)))}"


def _is_rule(told: Told) -> bool:
    """Whether a plan that names nobody is one for all fights: it says two things, `Fight up to 20, keep R,
    lose one at most`, or sets a limit in so many words, `Stop once we'd lose just one`."""
    clauses = told.clauses()
    asks = told.asks and not told.loss
    if told.play or asks or told.settle or (told.is_till_none and not told.order):
        return False
    limits = told.sets_rule and bool(told.loss or told.points)
    return limits or (len(clauses) > 1 and bool(told.fights or told.points or told.order))


def orders_told(
    at: Situation, told: Told, entities: Sequence[Entity], out: Outcome
) -> Iterator[tuple[Fight, str]]:
    """The plans as orders, each with the fight it is for."""
    clauses = ", ".join(told.clauses())
    when = " if attacked" if told.is_about(*ATTACKED) else ""
    enemies = stacks_of(at, told.named(ENEMY)) or told.named(OTHER_NATION) or [""]
    attacking = [] if when else attackers(told.named(ENEMY), out)
    when = " if attacking" if told.is_about(ATTACKING) and not attacking else when
    owns = stacks_of(at, told.named(OWN)) or attacking or [""]
    for own in owns:
        for enemy in enemies:
            sides = f"{' ' if own else ''}{own}{' > ' if enemy else ''}{enemy}"
            for nation in owners(at, told, own, entities):
                yield Fight(nation, own, enemy), f"battle{sides}{when}: {clauses}"
