"""How to fight, told in a sentence of its own behind the attack or the plan that it belongs to:
`Keith attacks Daun. Lose two at most. Keep the Reserves.`
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.whose_fights import is_of_all
from pbem.orders.plain_words.fighting.wording.clauses_told import Told
from pbem.orders.plain_words.outcome import Outcome, Taken, Why, both
from pbem.orders.plain_words.plans.fight_plan import ATTACK, FightPlans, fight_of
from pbem.orders.plain_words.plans.plan_chunks import is_tale
from pbem.orders.plain_words.remarks.kinds import expressions_of, kind_of, says
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

BATTLE = "battle "

KEPT = "keep R"

THIS = "head of this"
"""What `in that fight` says."""

EITHER = "head of all or this"
"""What `im Kampf` says, which in the line of an attack is that fight."""

DECIDING = ("concede", "ask")
"""The clauses behind which no other is asked."""

GOING_ON = ("keep", "loss", "spend", "reserve", "low", "high", "zero", "settle", "fight")
"""The clauses that a plan may be told in one after the other."""


def take_behind(
    at: Situation, told: Told, entities: Sequence[Entity], plans: FightPlans, out: Outcome
) -> bool:
    """Take a plan that names nobody for the one attack told right before it, or add it to that fight's plan;
    False if it stands behind anything else, or may be talk."""
    before = order_before(entities[0].line, plans, out, for_all=is_of_all(entities))
    clauses = told.clauses()
    is_here = before is not None and before.line == entities[0].line
    meant = (THIS, EITHER) if is_here else (THIS,)
    is_open = any(one.meaning not in meant for one in told.heads)
    is_open = is_open or not (told.before_else is None or ends_limit(told, before))
    # `S3. After that ask me.`
    is_end = clauses in ([one] for one in DECIDING) and before is not None and _plays(before.text)
    is_open = is_open or (told.is_after and not is_end) or not told.is_right
    # `Spades, small first`: the suit that is played there, or else it may be about something else. From its
    # lowest card up it is a row of cards, unless points limit it.
    first = suit_word(without_suit(at, entities, plans, out)[0])
    is_clear = bool(told.points) or mean(entities, "first", "enough")
    is_told = bool(told.order) and is_clear
    is_open = is_open or (bool(first) and not (is_told and first == suit_of_attack(at, before)))
    if before is None or is_open or not clauses:
        return False
    if before is plans.kept and plans.is_one_of_many:
        out.doubt(entities[0].line, Why.FIGHT, f"battle: {', '.join(clauses)}")
        return True
    # `Recruit for Dohna. Max. 2 men.` may count what is bought.
    is_next = plans.is_open or plans.size == out.size - (plans.allowed is not None)
    is_end = told.before_else == []
    is_told = is_end or _is_told(clauses, entities, may_be_theirs=at.told_other)
    if not is_told or (told.counts_troops and not is_next):
        if before.text.startswith(BATTLE):
            return False
        out.doubt(entities[0].line, Why.FIGHT)
        return True
    plans.settle_allowed(out)
    if (head := _without_case(before.text)) and _kind(clauses[0]) in ("loss", "settle"):
        # `If it would cost six or more he fights. Up to three he leaves.`
        if any(one.text.startswith(f"{head}: ") for one in out.orders):
            return False
        out.take(entities[0].line, before.nation, f"{head}: {', '.join(clauses)}")
        return True
    if told.is_answering and (longer := _with_further_cards(before.text, clauses)):
        out.lengthen(longer)
        out.parts += 1
        return True
    if before is plans.kept:
        return _take_behind_kept(before, clauses, entities[0].line, plans, out)
    if before.text.startswith(BATTLE):
        plans_before = _plans_before(before, out)
        # In the line of one plan of a list it is about that one.
        is_of_one = entities[0].line == before.line != plans_before[-1].line
        is_of_each = clauses == [KEPT] and len(plans_before) > 1 and not is_of_one
        return _keep_in_each(plans_before, out) if is_of_each else _lengthen(before, clauses, out)
    fight = fight_of(before.nation, attack_in(before))
    out.take(entities[0].line, fight.nation, f"battle {fight.sides}: {', '.join(clauses)}")
    plans.last, plans.is_open, plans.is_broken = fight, True, False
    plans.head = f"battle {fight.sides}: "
    return True


def take_far_behind(told: Told, line: int, out: Outcome) -> bool:
    """Take a plan `im Kampf` for the one attack of its letter, if others orders stand between; with several
    attacks it is asked back. False if it is none, or nobody attacks: then all fights are meant."""
    attacks = [one for one in out.orders if attack_in(one)]
    if not attacks or not told.heads or any(one.meaning != EITHER for one in told.heads):
        return False
    head = f"battle {fight_of(attacks[0].nation, attack_in(attacks[0])).sides}"
    if len(attacks) > 1 or any(one.text.startswith(head) for one in out.orders):
        out.doubt(line, Why.FIGHT)
    else:
        out.take(line, attacks[0].nation, f"{head}: {', '.join(told.clauses())}")
    return True


def ends_limit(told: Told, before: Taken | None) -> bool:
    """Whether it says what comes behind the limit of the plan right before: `Fight up to 20. If it costs
    more, give up.`"""
    return told.before_else == [] and before is not None and sets_limit(before.text)


def is_bare_else(told: Told, first: Entity) -> bool:
    """Whether a plan begins with a bare `otherwise`, which may be about all other fights."""
    return first.means("else") and [(one.meaning, one.end) for one in told.heads] == [("head of others", 1)]


def ask_above_limit(told: Told, line: int, out: Outcome) -> bool:
    """Take `otherwise ask me` for the plan right before that gives up at a loss: where it costs more. In
    other fights one is asked anyhow. False if that is not what it says."""
    last = out.orders[-1] if out.orders else None
    if last is None or told.clauses() != ["ask"] or not 0 <= line - last.line <= 1:
        return False
    if not (last.text.startswith(BATTLE) and last.text.partition(": ")[2].startswith("loss ")):
        return False
    out.lengthen(f"{last.text}, ask")
    out.parts += 1
    return True


def sets_limit(plan: str) -> bool:
    """Whether a plan says up to how many points it fights."""
    return FIGHT_UP_TO in plan or ": spend " in plan


FIGHT_UP_TO = "fight up to "


def _take_behind_kept(
    before: Taken, clauses: Sequence[str], line: int, plans: FightPlans, out: Outcome
) -> bool:
    """Take a plan behind an order in its own form: for the attack that it is, or as its plan and more, which
    counts as the later of the two."""
    is_plan, fight = before.text.startswith(BATTLE), plans.last
    head = before.text.partition(": ")[0] if is_plan or fight is None else f"battle {fight.sides}"
    text = longer_plan(before.text, clauses) if is_plan else f"{head}: {', '.join(clauses)}"
    if not text:
        out.doubt(line, Why.FIGHT, f"battle: {', '.join(clauses)}")
        return True
    out.take(line, before.nation, text)
    plans.kept, plans.is_open, plans.head = None, True, f"{head}: "
    return True


def take_allowed(told: Told, line: int, plans: FightPlans, out: Outcome) -> bool:
    """Take that a card may be played in the fight told of right before: its plan says so anyhow, unless it
    keeps the card. Where no plan is told yet it is asked back until one is."""
    before = order_before(line, plans, out)
    if before is None or told.heads:
        return False
    is_plan = before.text.startswith(BATTLE)
    clauses = before.text.partition(": ")[2].split(", ") if is_plan else []
    if is_plan and {_kind(clause) for clause in clauses}.isdisjoint(("keep", "concede")):
        out.lengthen(before.text)
        out.parts += 1
    else:
        out.doubt(line, Why.FIGHT)
        plans.allowed = None if is_plan else (line, out.saying)
    return True


CONDITIONS = ("if ", "unless ")
"""What an order on a condition begins with."""


def attack_in(order: Taken) -> str:
    """The attack that an order is, on a condition or without; empty if it is none."""
    text = order.text.rpartition(": ")[2] if order.text.startswith(CONDITIONS) else order.text
    return text if text.startswith(ATTACK) else ""


def of_attack(at: Situation, entities: Sequence[Entity], plans: FightPlans, out: Outcome) -> tuple[str, ...]:
    """The writer's cards of the suit that those play who attack in the order told right before a sentence, or
    whom it names the enemy of: `vs Lacy start with the 13`."""
    before = _upon(at, entities, out) or order_before(entities[0].line, plans, out)
    suit = suit_of_attack(at, before)
    return tuple(card for card in at.held(before.nation) if card[0] == suit) if before and suit else ()


def without_suit(
    at: Situation, entities: Sequence[Entity], plans: FightPlans, out: Outcome
) -> Sequence[Entity]:
    """A sentence without the suit at its head, if that is the one that is played in the fight told of right
    before: `Spades, up to 40 points`."""
    is_head = len(entities) > MANY and entities[1].text == "," and bool(suit_word(entities[0]))
    is_head = is_head and any(one.number or one.means("keep") for one in entities[2:])
    before = order_before(entities[0].line, plans, out) if is_head else None
    return entities[2:] if before and suit_word(entities[0]) == suit_of_attack(at, before) else entities


def suit_of_attack(at: Situation, before: Taken | None) -> str:
    """The suit that those play who attack in an order, where they stand by then; empty if it is none."""
    own = fight_of(before.nation, attack_in(before)).own if before else ""
    return at.rules.board.cities[at.where[own]].suit if own in at.where else ""


def _upon(at: Situation, entities: Sequence[Entity], out: Outcome) -> Taken | None:
    """The last attack upon the enemy whom a sentence names."""
    names = {str(at.piece(one)) for one in entities if one.kind is Kind.PIECE and not at.own_piece(one)}
    attacks = (one for one in reversed(out.orders) if one.text.startswith(ATTACK))
    return next((one for one in attacks if names & set(one.text.partition(" > ")[2].split(" + "))), None)


def take_again(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Take the plan of one general once more for another: `Daun: concede. Laudon: like Daun.`"""
    last = out.orders[-1] if out.orders else None
    names = [at.own_piece(one) for one in entities if one.kind is Kind.PIECE]
    rest = [one for one in entities if one.kind not in (Kind.PIECE, Kind.MARK)]
    said = " ".join(one.text.lower() for one in rest if not one.means("filler"))
    is_near = last is not None and last.text.startswith(BATTLE) and 0 <= entities[0].line - last.line <= 1
    if not is_near or len(names) != 2 or "" in names or said not in expressions_of("just like"):
        return False
    head = f"{BATTLE}{names[1]}"
    plans = [one for one in out.orders if one.text.startswith((f"{head}: ", f"{head} if "))]
    for plan in plans[-1:]:
        out.take(entities[0].line, plan.nation, f"{BATTLE}{names[0]}{plan.text.removeprefix(head)}")
    return bool(plans)


def order_before(line: int, plans: FightPlans, out: Outcome, *, for_all: bool = False) -> Taken | None:
    """The attack or the plan of one fight that was told right before a line, if there is only one. What says
    that it is `for_all` is not for one that is an order as it stands."""
    last = out.orders[-1] if out.orders else None
    if plans.kept and (last is None or last.line <= plans.kept.line):
        return None if for_all else plans.kept
    if last is None or not 0 <= line - last.line <= 1:
        return None
    if not (attack_in(last) or last.text.startswith(BATTLE)):
        return None
    if any(one.line >= last.line and (one.line, one.said) != plans.allowed for one in out.doubts):
        return None
    same = [one for one in out.orders if one.line == last.line and attack_in(one)]
    is_of_one = last.text.partition(":")[0].partition(" if ")[0] != BATTLE.strip()
    return last if is_of_one and len(same) < 2 else None


def _plans_before(last: Taken, out: Outcome) -> list[Taken]:
    """The plans of one nation that were told one behind the other, down to the last."""
    found = [last]
    for one in reversed(out.orders[:-1]):
        is_next = one.text.startswith((ATTACK, BATTLE)) and 0 <= found[-1].line - one.line <= 1
        if not is_next or one.nation != last.nation:
            break
        found += [one] if one.text.startswith(BATTLE) else []
    return found


def _keep_in_each(plans: Sequence[Taken], out: Outcome) -> bool:
    """Keep the Reserves in several plans: a Reserve that is played in one fight is kept in none."""
    for one in plans:
        if "keep" not in one.text and "reserve" not in one.text:
            kept = "reserve no" if ": play " in one.text else KEPT
            line = f"{one.text}, {kept}"
            longer = replace(one, text=line, said=both(one.said, out.saying))
            out.orders[out.orders.index(one)] = longer
    out.parts += 1
    return True


def _is_told(clauses: Sequence[str], entities: Sequence[Entity], *, may_be_theirs: bool) -> bool:
    """Whether it tells a plan beyond doubt, where it need not be about a fight at all. Whether the sentence
    before names another player's general alone, who may be meant by `he`."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    # `They play the lowest card that puts them ahead.` Who guesses how others play says `will` or `may`.
    known = PLAYING | {"loss"} if mean(entities, "concede") else PLAYING
    known = known | {"fight"} if says(entities, "to the end") else known
    is_rule = {_kind(one) for one in clauses} <= known and words_in(entities).isdisjoint(kind_of("may do"))
    is_rule = is_rule and not may_be_theirs
    if not is_rule and is_tale(entities[:BEGINNING], entities):
        return False
    if clauses == ["ask"]:
        # `Let me know.`, `We'll see.`
        return mean(entities, "ask") or len(words) > MANY
    # `Carry on.` may be said to anybody.
    is_fought = entities[0].means("attack", "fight to win", "concede", "not")
    return clauses[0] != "concede" and (clauses != ["fight"] or is_fought or len(words) > MANY)


MANY, BEGINNING = 3, 2

PLAYING = {"low", "high", "zero", "spend"}
"""The clauses that say which cards are played, and how many."""


def _without_case(plan: str) -> str:
    """What a plan begins with that is for one case, without that case; empty if it is for all."""
    head, _, bounds = plan.partition(": ")[0].partition(" if ")
    attacked = [one for one in bounds.split(", ") if one in ("attacked", "attacking")]
    if not plan.startswith(BATTLE) or bounds in ("", *attacked):
        return ""
    return f"{head} if {attacked[0]}" if attacked else head


def ends_with_cards(plans: FightPlans, out: Outcome) -> bool:
    """Whether the plan right before plays cards, which may be answered, and does not say what comes then."""
    return plans.is_open and bool(out.orders) and _plays(out.orders[-1].text)


def _plays(plan: str) -> bool:
    clauses = plan.partition(": ")[2].split(", ")
    return plan.startswith(BATTLE) and clauses[0].startswith(PLAY) and {*clauses}.isdisjoint(DECIDING)


def _with_further_cards(plan: str, clauses: Sequence[str]) -> str:
    """A plan that plays cards, and those that are played if these are answered; empty if it is none."""
    if not (_plays(plan) and clauses[0].startswith(PLAY) and {*clauses[1:]} <= {*DECIDING}):
        return ""
    head, _, said = plan.partition(": ")
    first, *rest = said.split(", ")
    return f"{head}: {', '.join((f'{first} {clauses[0].removeprefix(PLAY)}', *rest, *clauses[1:]))}"


PLAY = "play "


def _lengthen(before: Taken, clauses: Sequence[str], out: Outcome) -> bool:
    """Add clauses to a plan, if each says something new of it."""
    longer = longer_plan(before.text, clauses)
    if longer:
        out.lengthen(longer)
        out.parts += 1
    return bool(longer)


def longer_plan(plan: str, clauses: Sequence[str]) -> str:
    """A plan and these clauses; empty if one says nothing new of it."""
    head, _, said = plan.partition(": ")
    known = {_kind(clause) for clause in said.split(", ")}
    new = [_kind(clause) for clause in clauses]
    may_end = said.startswith(("play ", FIGHT_UP_TO)) and known.isdisjoint(DECIDING)
    if new == ["concede"] and sets_limit(plan) and FIGHT_UP_TO not in plan and known.isdisjoint(DECIDING):
        # Who spends no more than 20 points gives up where it costs more.
        return plan
    if new in (["ask"], ["concede"]) and may_end:
        # `Start with the 13 of clubs; then ask me.`
        return f"{plan}, {clauses[0]}"
    # `S3, then S4. The 6 and the 10 not without asking me.`
    is_asked = may_end and new[-1:] == ["ask"] and said.startswith(PLAY)
    if not set(new[: len(new) - is_asked]) <= set(GOING_ON) or known & {*new, *DECIDING}:
        return ""
    fights = [one for one in clauses if one.startswith("fight")]
    if said.startswith("play "):
        clauses = ["reserve no" if one == "keep R" else one for one in clauses]
    rest = [one for one in clauses if one not in fights]
    return f"{head}: {', '.join((*fights, said, *rest))}"


def _kind(clause: str) -> str:
    word = clause.split()[0]
    return {"reserve": "keep", "high": "low"}.get(word, word)
