"""Plans for all fights: `If anyone attacks us we fight up to 20 points and lose two at most.`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.general_plan import GeneralPlan, plan_told, reserves_kept
from pbem.orders.plain_words.fighting.whose_fights import nations_meant
from pbem.orders.plain_words.fighting.wording.dear_cards import Dear, dear_plans
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import Fight
from pbem.orders.plain_words.plans.joined import join_plans
from pbem.orders.plain_words.plans.plan_parts import POINTS
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass


@dataclass
class GeneralPlans:
    """The plans for all fights that a letter tells."""

    found: list[tuple[int, str, str]] = field(default_factory=list)
    """Each with its line and its nation."""
    said: dict[tuple[int, str, str], tuple[str, bool]] = field(default_factory=dict)
    """The sentence of each, where its line holds others too, and whether it holds until it is changed."""
    fresh: tuple[int, int] | None = None
    """Where the sentence before ends if it told plans, and how many there were before it."""
    written: list[tuple[str, str]] = field(default_factory=list)
    """The lines of the letter that are plans as they stand, each after its nation."""
    attacks: list[str] = field(default_factory=list)
    """The lines of the letter that are attacks as they stand."""
    is_longer: bool = False
    """Whether the sentence that is read was added to the plan right before it."""
    dear: list[Dear] = field(default_factory=list)
    """The cards that some of the plans, or of those for one fight, keep unless it costs much."""
    half: int = 0
    """Where the sentence before ends if it set a limit that was not read; else 0."""

    def read(
        self,
        at: Situation,
        entities: Sequence[Entity],
        out: Outcome,
        fight: Fight | None = None,
        *,
        is_below: bool = False,
    ) -> bool:
        """Note the plan that a sentence tells; False if it tells none for certain. Where it names nobody, or
        `this fight`, it is about the one that the letter has told of (`fight`), unless it stands far below
        that one, so that it may be about all."""
        if again := self._again(at, entities):
            self.found += again
            out.parts += 1
            return True
        told = plan_told(at, entities) or reserves_kept(at, entities)
        is_about = told and (told.is_general or told.is_rule or told.own or told.enemy)
        if told and told.clauses == ["keep R"] and not is_about:
            return self._keep_reserves(entities, out, told)
        if told and fight and fight.own and mean(entities, "this fight"):
            if not _is_in(at, fight, told):
                out.doubt(entities[0].line, Why.FIGHT)
                return True
            told.own, told.enemy, told.is_general = fight.own, fight.enemy, True
            if told.is_certain:
                return self._note(entities[0].line, told, [fight.nation], out)
        if told is None or not told.is_certain:
            if told and (told.points or told.is_open):
                # No other reading knows of points: what is left of it would be half of a plan.
                out.doubt(entities[0].line, Why.FIGHT, told.advice)
            return told is not None and (told.points > 0 or told.is_open)
        if fight and not (told.own or told.enemy or told.is_general):
            if is_below:
                out.doubt(entities[0].line, Why.FIGHT, told.line)
                return True
            told.own, told.enemy = fight.own, fight.enemy
            return self._note(entities[0].line, told, [fight.nation], out)
        return self._note(entities[0].line, told, nations_meant(at, entities), out)

    def is_right_before(self, line: int) -> bool:
        """Whether the sentence before one of a line told plans."""
        return self.fresh is not None and 0 <= line - self.fresh[0] <= 1

    def _note(self, line: int, told: GeneralPlan, nations: Sequence[str], out: Outcome) -> bool:
        self.found += [(line, nation, told.line) for nation in nations]
        out.parts += 1
        return True

    def keep_whole(self, entities: Sequence[Entity], out: Outcome, told: int, size: int) -> None:
        """Take the plans of a sentence back if the one before or behind it in its line sets a limit that was
        not read. Before this sentence there were `told` plans, and `size` was that of `out`."""
        line, last = entities[0].line, entities[-1].line
        if self.is_longer:
            self.is_longer, self.half = False, 0
            return
        is_told, before = len(self.found) > told, self.fresh
        is_left = not is_told and _sets_limit(entities)
        if is_told and self.half == line:
            del self.found[told:]
            out.doubt(line, Why.FIGHT)
            is_told = False
        elif is_left and before and before[0] == line and before[1] < told:
            out.doubt(self.found[before[1]][0], Why.FIGHT)
            del self.found[before[1] :]
        self.half = last if is_left and out.size > size else 0
        self.fresh = (last, told) if is_told else None

    def _again(self, at: Situation, entities: Sequence[Entity]) -> list[tuple[int, str, str]]:
        """The last plan once more for other nations: `The Imperial Army likewise.`"""
        own = [one.names[0] for one in entities if one.kind == Kind.NATION and one.names[0] in at.nations]
        rest = [one for one in entities if one.kind not in (Kind.NATION, Kind.MARK)]
        known = all(
            one.means("likewise", "attack", "and", "the", "filler") or is_of_kind(one, "holds for")
            for one in rest
        )
        if not self.found or not own or not known or not mean(rest, "likewise"):
            return []
        line = self.found[-1][2]
        return [(entities[0].line, nation, line) for nation in own]

    def _keep_reserves(self, entities: Sequence[Entity], out: Outcome, told: GeneralPlan) -> bool:
        """Add that Reserves are kept to the plans told of right before; without any it is asked back."""
        line = entities[0].line
        near = [place for place, one in enumerate(self.found) if 0 <= line - one[0] <= 1]
        for place in near:
            at, nation, text = self.found[place]
            self.found[place] = (at, nation, text if "keep R" in text else f"{text}, keep R")
        if near:
            out.parts += 1
        else:
            out.doubt(line, Why.FIGHT, told.line)
        return True

    def order(self, out: Outcome) -> None:
        """Add the plans, at the end of the letter."""
        for line, nation, text in dict.fromkeys(self.found):
            out.saying, out.lasts = self.said.get((line, nation, text), ("", False))
            out.take(line, nation, text)
        join_plans(out)
        dear_plans(self.dear, out)


def _is_in(at: Situation, fight: Fight, told: GeneralPlan) -> bool:
    """Whether those whom a plan names stand in the fight that it says it is for."""
    pairs = ((told.own, fight.own), (told.enemy, fight.enemy))
    return all(at.where.get(named, -1) == at.where.get(one) for named, one in pairs if named)


def _sets_limit(entities: Sequence[Entity]) -> bool:
    """Whether a sentence that names nobody counts what a fight may cost."""
    names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) for one in entities)
    counts = any(one.number and one.kind != Kind.CARD for one in entities)
    told = any(fold(one.text) in POINTS or one.means(*LIMITS) for one in entities)
    return counts and told and not names


LIMITS = ("lose", "troops", "cost", "spend", "at most", "more than", "cards")
"""What a limit is told with."""
