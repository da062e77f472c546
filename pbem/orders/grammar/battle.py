"""`battle Friedrich > Daun if attacked: loss 3, spend 20`: a plan of clauses."""

from __future__ import annotations

import re

from pbem.engine.phrase import Keyword, joined, phrase
from pbem.orders.grammar.lists import sides
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.plan.clauses import CLAUSES, IF, Clause, clause_problem, clauses
from pbem.orders.grammar.plan.fight_condition import FightCondition, conditions, listed
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.languages.words import keyword
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class BattleOrder(Order):
    """A plan for the fights of a stack against an enemy, who may be a nation; without them for all fights."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    clauses: tuple[Clause, ...]
    conditions: tuple[FightCondition, ...] = ()
    """On which it holds, all of them."""

    @property
    def in_full(self) -> str:
        """The order as one line."""
        enemy = (">", joined(self.enemy, " + ")) if self.enemy else ()
        own = (joined(self.own, " + "),) if self.own else ()
        when = (Keyword(IF), listed(self.conditions)) if self.conditions else ()
        clauses = joined(clause.in_full for clause in self.clauses)
        if who := (*own, *enemy, *when):
            return phrase("battle {sides}: {clauses}", sides=joined(who, " "), clauses=clauses)
        return phrase("battle: {clauses}", clauses=clauses)


def _read(line: int, text: str, rest: str) -> BattleOrder | Problem:
    before, colon, plan = rest.partition(":")
    who, asked, when = _if(before)
    own, *enemies = sides(_FOR.sub("", who.strip()))
    if not colon or len(enemies) > 1:
        return Problem(phrase("there is no colon before the clauses"))
    held = conditions(when) if asked else ()
    if isinstance(held, Problem):
        return held
    plan_clauses = clauses(plan)
    if wrong := next((problem for problem in map(clause_problem, plan_clauses) if problem), None):
        return wrong
    if not plan_clauses:
        known = phrase("Clauses are {words}.", words=joined(map(Keyword, CLAUSES)))
        return Problem(phrase("the plan has no clause"), known)
    return BattleOrder(line, text, own, enemies[0] if enemies else (), plan_clauses, held)


_FOR = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.for_)})\s+(?=\w)", re.IGNORECASE)
_IF = compiled(lambda: rf"(?:^|\s)({words.pattern(lambda one: one.if_)})(?:\s|$)", re.IGNORECASE)


def _if(text: str) -> tuple[str, str, str]:
    """Who fights, the word before the conditions, and these; the last two empty if there are none."""
    who, *asked = _IF.split(text, maxsplit=1)
    return (who, asked[0], asked[1]) if asked else (who, "", "")


def _split(rest: str) -> tuple[str, str] | None:
    """Who fights and when, and the clauses, which begin with the first word of one."""
    parts = rest.split()
    places = (place for place, word in enumerate(parts) if keyword(word.strip(",;")) in CLAUSES)
    first = next((place for place in places if _is_whole(" ".join(parts[:place]))), None)
    return None if first is None else (" ".join(parts[:first]), " ".join(parts[first:]))


def _is_whole(before: str) -> bool:
    """Whether what stands before the clauses can end there: conditions have to be complete."""
    _, asked, when = _if(before)
    return not asked or not isinstance(conditions(when), Problem)


BATTLE = Verb(
    "battle",
    Group.COMBAT,
    phrase("battle [GENERAL] [> ENEMY] [if CONDITION, …]: CLAUSE, CLAUSE …"),
    phrase("plans how battles are fought"),
    "rule 7",
    BattleOrder,
    _read,
    (
        ("battle Friedrich loss 3", "there is no colon before the clauses"),
        ("battle:", "the plan has no clause"),
        ("battle: los 3", '"los 3" is not a clause of a battle plan'),
        ("battle: spend", "`spend` needs one number, 0 or more"),
        ("battle: cards", "`cards` needs one number, 1 or more"),
        ("battle: settle 0", "`settle` needs one number, 1 or more"),
        ("battle: play", "`play` names no card"),
        ("battle: reserve maybe", "`reserve` is followed by no, last or yes"),
        ("battle: ask S7", "nothing can follow `ask`"),
        ("battle: fight hard", "`fight` needs one number, 0 or more"),
        ("battle if it rains: loss 2", '"it rains" is no condition of a fight'),
        ("battle if loss: settle 2", '"loss" names no number'),
        ("battle if loss 6: settle 2", '"loss 6" says neither `or more` nor `or less`'),
        ("battle: ask if loss 6", '"loss 6" says neither `or more` nor `or less`'),
    ),
    lasts=True,
    after_words=True,
    leading_colon=True,
    split=_split,
)
