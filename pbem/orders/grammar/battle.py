"""`battle Friedrich > Daun: loss 3, spend 20`: a plan of clauses."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.engine.phrase import Keyword, joined, phrase
from pbem.orders.grammar.clauses import CLAUSES, Clause, clause_problem, clauses
from pbem.orders.grammar.lists import sides
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages.words import keyword
from pbem.orders.problem import Problem


@dataclass(frozen=True)
class BattleOrder(Order):
    """A plan for the fights of a stack against an enemy; without generals for all of them."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    clauses: tuple[Clause, ...]

    @property
    def in_full(self) -> str:
        """The order as one line."""
        enemy = f"> {' + '.join(self.enemy)}" if self.enemy else ""
        sides = " ".join(side for side in (" + ".join(self.own), enemy) if side)
        clauses = joined(clause.in_full for clause in self.clauses)
        if sides:
            return phrase("battle {sides}: {clauses}", sides=sides, clauses=clauses)
        return phrase("battle: {clauses}", clauses=clauses)


def _read(line: int, text: str, rest: str) -> BattleOrder | Problem:
    who, colon, plan = rest.partition(":")
    own, *enemies = sides(who)
    if not colon or len(enemies) > 1:
        return Problem(phrase("there is no colon before the clauses"))
    plan_clauses = clauses(plan)
    if wrong := next((problem for problem in map(clause_problem, plan_clauses) if problem), None):
        return wrong
    if not plan_clauses:
        known = phrase("Clauses are {words}.", words=joined(map(Keyword, CLAUSES)))
        return Problem(phrase("the plan has no clause"), known)
    return BattleOrder(line, text, own, enemies[0] if enemies else (), plan_clauses)


def _split(rest: str) -> tuple[str, str] | None:
    """Who fights, and the clauses, which begin with the first word of one."""
    parts = rest.split()
    first = next((place for place, word in enumerate(parts) if keyword(word) in CLAUSES), None)
    return None if first is None else (" ".join(parts[:first]), " ".join(parts[first:]))


BATTLE = Verb(
    "battle",
    Group.COMBAT,
    phrase("battle [GENERAL] [> ENEMY]: CLAUSE, CLAUSE …"),
    phrase("plans how battles are fought"),
    "rule 7",
    BattleOrder,
    _read,
    (
        ("battle Friedrich loss 3", "there is no colon before the clauses"),
        ("battle:", "the plan has no clause"),
        ("battle: los 3", '"los 3" is not a clause of a battle plan'),
        ("battle: spend", "`spend` needs one number, 0 or more"),
        ("battle: settle 0", "`settle` needs one number, 1 or more"),
        ("battle: play", "`play` names no card"),
        ("battle: reserve maybe", "`reserve` is followed by no, last or yes"),
        ("battle: ask S7", "nothing can follow `ask`"),
    ),
    lasts=True,
    after_words=True,
    leading_colon=True,
    split=_split,
)
