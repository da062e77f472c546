"""Plans that name nobody, and are for the general told of right before: `Fights up to 25 points.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.general_plan import plan_told
from pbem.orders.plain_words.fighting.whose_fights import is_anywhere, tells_of_him, tells_what_he_does
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD, Told
from pbem.orders.plain_words.fighting.wording.templates import ENEMY, OWN
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import Fight, FightPlans
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of, says
from pbem.orders.plain_words.situation import Situation

ATTACKED = ("attacked", "attacked mine", "attacked own", "attacked enemy", "attacked sides")
"""Heads that say that it is the enemy who attacks."""


def doubt_plan_of_him(at: Situation, entities: Sequence[Entity], out: Outcome, him: Sequence[str]) -> bool:
    """Whether a sentence is a plan for somebody whom it does not name; then it is asked back. `him` are the
    generals told of right before."""
    is_of_him = tells_what_he_does(entities) or (him and tells_of_him(entities)) or _is_he_attacked(entities)
    if not is_of_him:
        return False
    told = plan_told(at, entities)
    if told is None or told.enemy or told.own:
        return False
    told.own = him[0] if him else ""
    if not him and (nation := _of_nation(at, entities)):
        out.take(entities[0].line, nation, told.advice)
        return True
    out.doubt(entities[0].line, Why.FIGHT, told.advice)
    return True


def _of_nation(at: Situation, entities: Sequence[Entity]) -> str:
    """The nation all of whose generals `they` are in a plan for who is attacked, where none of them is named:
    `Hanover: nobody moves. If attacked they give up.` Empty if it may be somebody else."""
    near = [one for one in (*at.said_above, *entities) if one.kind in (Kind.NATION, Kind.PIECE)]
    named = {one.names[0] for one in near if one.kind is Kind.NATION}
    nation = at.part or (named.pop() if len(named) == 1 else "")
    is_theirs = any_of_kind(entities, "several of them") and mean(entities, "attacked")
    is_open = any(one.kind is Kind.PIECE for one in near) or mean(entities, "not", "maybe", "unless")
    return nation if is_theirs and not is_open and nation in at.nations and named <= {nation} else ""


def _is_he_attacked(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with the case that he is attacked who was told of: `Wird er angegriffen`."""
    comma = next((place for place, one in enumerate(entities) if one.text == ","), 0)
    case = entities[:comma]
    is_he = any(one.means("they") and not one.means("I", "the") for one in case)
    return is_he and mean(case, "attack", "attacked") and not any(one.kind is Kind.PIECE for one in case)


def who_gives_up_if_attacked(at: Situation, entities: Sequence[Entity], found: Sequence[Told]) -> str:
    """The stack named in the sentence before a plan which names nobody and gives up if attacked: it may be
    for these alone, or for everybody; empty if there is none, or the plan says that it is for all."""
    is_bare = len(found) == 1 and {one.meaning for one in found[0].heads} == {f"{HEAD}attacked"}
    is_of_all = mean(entities, "I", "all", "every", "nobody") or is_anywhere(entities)
    if not is_bare or found[0].clauses() != ["concede"] or is_of_all:
        return ""
    above = at.said_above
    if not above or not 0 <= entities[0].line - above[-1].line <= 1:
        return ""
    generals = [name for one in above if (name := at.own_piece(one)) in at.rules.generals]
    stacks = {at.where.get(str(name)) for name in generals}
    return " + ".join(map(str, dict.fromkeys(generals))) if len(stacks) == 1 else ""


def is_of_him_if_attacked(entities: Sequence[Entity], found: Sequence[Told], him: Sequence[str]) -> bool:
    """Whether a plan for who is attacked is for those told of right before, by a word for them: `Schwerin and
    Keith stay. If attacked, they fight to the end.`"""
    heads = {one.meaning for told in found for one in told.heads}
    is_bare = len(found) == 1 and heads in ({f"{HEAD}attacked"}, {f"{HEAD}attacked enemy"})
    if not (him and is_bare) or is_anywhere(entities) or mean(entities, "I", "all", "every", "nobody"):
        return False
    if any_of_kind(entities, "several of them"):
        return len(him) > 1
    return any_of_kind(entities, "he")


def take_if_attacked(at: Situation, entities: Sequence[Entity], stack: str, out: Outcome) -> bool:
    """Take such a plan for the stack named before it if it says `he`: `If somebody comes, he gives up.` If it
    names nobody it may be for all, and is asked back."""
    plan = f"battle {stack} if attacked: concede"
    comma = next((place for place, one in enumerate(entities) if one.text == ","), len(entities))
    if any_of_kind(entities[comma:], "he"):
        out.take(entities[0].line, at.rules.nation_of[stack.split(" + ")[0]], plan)
    else:
        out.doubt(entities[0].line, Why.FIGHT, plan)
    return True


def is_rule_for_him(
    at: Situation, entities: Sequence[Entity], found: Sequence[Told], him: Sequence[str]
) -> bool:
    """Whether a plan says by a word for those told of right before how they fight: `Schwerin and Keith stay.
    They give up at a loss of 2 or less.` Whoever guesses says `will` or `may`, and a general of another
    player's may be meant."""
    if len(found) != 1 or found[0].heads or at.game.stage.combat or not words_in(entities).isdisjoint(MAY_DO):
        return False
    others = any(one.kind is Kind.PIECE and not at.may_own(one) for one in (*entities, *at.said_above))
    several = any_of_kind(entities[:BEGINNING], "several of them")
    is_he = several or any_of_kind(entities[:BEGINNING], "he")
    clauses = {one.split()[0] for one in found[0].clauses()}
    is_fought = says(entities, "to the end") or found[0].points > 0
    known = RULES | {"fight"} if is_fought else RULES
    is_plan = bool(clauses) and clauses <= known and (clauses != {"loss"} or mean(entities, "concede"))
    return is_he and is_plan and several == (len(him) > 1) and not (others or mean(entities, "I", "every"))


MAY_DO = kind_of("may do")
BEGINNING = 3
RULES = {"low", "high", "zero", "spend", "loss", "keep", "reserve", "cards", "play"}
"""The clauses that say how somebody fights, and can hardly be said of an enemy."""


def take_for_him(
    at: Situation,
    found: Sequence[Told],
    him: Sequence[str],
    plans: FightPlans,
    out: Outcome,
    entities: Sequence[Entity],
) -> bool:
    """Take a plan for the generals told of right before, or named with it: `Keith fights if he is attacked`;
    if there are none it is for the nation told of, or asked back."""
    line = entities[0].line
    # `Laudon gives up if he is attacked`
    named = [name for one in entities if (name := at.own_piece(one)) in at.rules.generals]
    him = found[0].named(OWN) or list(dict.fromkeys(map(str, named))) or him
    if not him and len(found) == 1 and (nation := _of_nation(at, entities)):
        out.take(line, nation, f"battle if attacked: {', '.join(found[0].clauses())}")
        return True
    stacks = stacks_of(at, him)
    if len(found) > 1 or len(stacks) != 1:
        out.doubt(line, Why.FIGHT)
        return True
    fight = Fight(at.rules.nation_of[him[0]], stacks[0])
    when = " if attacked" if found[0].is_about(*ATTACKED, "attacked him") else ""
    enemies = stacks_of(at, found[0].named(ENEMY))
    if len(enemies) > 1:
        out.doubt(line, Why.FIGHT)
        return True
    sides = " > ".join((*stacks, *enemies))
    open_plan(plans, out, line, fight, f"battle {sides}{when}: {', '.join(found[0].clauses())}")
    return True


def open_plan(plans: FightPlans, out: Outcome, line: int, fight: Fight, text: str) -> None:
    """Take the plan of one fight; the next sentences may go on with it."""
    out.take(line, fight.nation, text)
    plans.last, plans.is_open, plans.is_broken = fight, True, False
    plans.head = f"{text.partition(':')[0]}: "


def stacks_of(at: Situation, names: Sequence[str]) -> list[str]:
    """Generals as the stacks in which they stand."""
    stacks: dict[object, list[str]] = {}
    for name in names:
        stacks.setdefault(at.where.get(name, name), []).append(name)
    return [" + ".join(one) for one in stacks.values()]
