"""Rules of which a sentence says that they hold no longer: `My rule for Ferdinand's retreat is void`, `the
plan with the 25 points is off`. What it tells of them is not given once more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Doubt, Outcome, Why
from pbem.orders.plain_words.remarks.kinds import says
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

CLAUSE_ENDS = (",", ";", ":", "-", ".")


def doubt_void(entities: Sequence[Entity], out: Outcome, size: int) -> None:
    """Ask such rules back that were given once more behind the first `size` orders."""
    given = any(one.text.startswith(("retreat ", "battle ")) for one in out.orders[size:])
    if given and says(entities, "is void"):
        del out.orders[size:]
        out.doubt(entities[0].line, Why.CORRECTION)


@dataclass
class VoidPlans:
    """Plans for fights that are said to hold no longer. A new plan takes their place by itself; if the letter
    has none, it is asked what holds instead."""

    told: list[tuple[int, str, tuple[str, ...]]] = field(default_factory=list)
    """The line of each, what was said, and the nations whose plans they are."""

    def without(self, at: Situation, entities: list[Entity], out: Outcome) -> list[Entity]:
        """A sentence without the clauses that say so."""
        left: list[Entity] = []
        for clause in _clauses(entities):
            if _is_void(clause):
                self.told.append((entities[0].line, out.saying, _whose(at, clause)))
                out.parts += 1
            else:
                left += clause
        while left and left[-1].text in CLAUSE_ENDS and len(left) < len(entities):
            left.pop()
        return left

    def settle(self, out: Outcome) -> None:
        """Ask about those for whose nations the letter has no plan."""
        planned = {one.nation for one in out.orders if one.text.startswith("battle")}
        out.doubts += [
            Doubt(line, Why.CORRECTION, said=said)
            for line, said, nations in self.told
            if planned.isdisjoint(nations)
        ]


def _clauses(entities: Sequence[Entity]) -> list[list[Entity]]:
    """A sentence cut behind its marks, but for those within brackets."""
    found: list[list[Entity]] = [[]]
    is_inside = False
    for one in entities:
        found[-1].append(one)
        is_inside = one.text == "(" or (is_inside and one.text != ")")
        if one.text in CLAUSE_ENDS and not is_inside:
            found.append([])
    return [one for one in found if one]


def _is_void(clause: Sequence[Entity]) -> bool:
    """Whether a clause says that a plan or a limit holds no longer."""
    ends = says(clause, "is void", "does away with")
    return ends and says(clause, "a rule of fights") and not mean(clause, "if", "should", "unless", "until")


def _whose(at: Situation, clause: Sequence[Entity]) -> tuple[str, ...]:
    """The nations of the writer's whose plans a clause is about: all if it names none."""
    named = [one.names[0] for one in clause if one.kind is Kind.NATION and one.names[0] in at.nations]
    named += [at.rules.nation_of[name] for one in clause if (name := at.own_piece(one))]
    return tuple(named) or tuple(at.nations)
