"""What one sentence says of all fights, part by part: `if anyone attacks us we fight up to 20 points`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.whose_fights import tells_nations_apart
from pbem.orders.plain_words.fighting.wording.phrases import is_there
from pbem.orders.plain_words.plans.fight_plan import is_attacked
from pbem.orders.plain_words.plans.plan_chunks import chunks, is_heading, names_rest
from pbem.orders.plain_words.plans.plan_parts import POINTS
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word
from pbem.records import dataclass

MOST_LOST = 8
"""Nobody says that he would lose more: a higher number counts points."""

EXCEPTING = kind_of("excepts")
"""What makes an exception of somebody: `except against Dohna`."""

NARROWING = kind_of("narrows")
"""What leaves a part of the fights or cards out: `only the first time`."""


@dataclass
class GeneralPlan:
    """What a sentence says of fights, wherever they are."""

    own: str = ""
    """The general whose fights it is for; empty if it is for all."""
    enemy: str = ""
    """The general it is against; empty if it is against all."""
    if_attacked: bool = False
    is_general: bool = False
    """Whether it says of itself that it is about all fights, or those with this enemy."""
    is_rule: bool = False
    """Whether it is for all fights where none is told of right before it: `Don't use a Reserve.`"""
    fights: bool = False
    spends: bool = False
    """Whether a word says that points are spent."""
    points: int = 0
    loss: int = 0
    order: str = ""
    """Which card it plays each time, as a clause: `low`."""
    keeps_reserves: bool = False
    concedes: bool = False
    is_there: bool = False
    """Whether it says of a fight where it is: `don't use a reserve there`."""
    is_whole: bool = True
    """Whether all that it says of fights was read."""
    is_open: bool = False
    """Whether a number in it may count points, cards or troops."""

    @property
    def clauses(self) -> list[str]:
        """The clauses in the orders language."""
        found: list[str] = []
        if self.fights or (self.points and not self.spends):
            found = [f"fight up to {self.points}" if self.points else "fight"]
        elif self.points:
            found = [f"spend {self.points}"]
        found += [self.order] if self.order else []
        found += ["keep R"] if self.keeps_reserves else []
        found += [f"loss {self.loss}"] if self.loss else []
        is_only = self.concedes and not self.loss and (bool(self.points) or not self.fights)
        return found + (["concede"] if is_only else [])

    @property
    def line(self) -> str:
        """The plan as an order."""
        sides = (f" {self.own}" if self.own else "") + (f" > {self.enemy}" if self.enemy else "")
        return f"battle{sides}{' if attacked' if self.if_attacked else ''}: {', '.join(self.clauses)}"

    @property
    def advice(self) -> str:
        """The plan as a line to propose; empty where part of it is open."""
        return "" if self.is_open or not self.clauses else self.line

    @property
    def is_certain(self) -> bool:
        """Whether it can mean nothing else."""
        limits = bool(self.points or self.loss)
        is_general = self.is_general or self.is_rule
        if not self.is_whole or (self.points and not (self.fights or self.spends or is_general)):
            return False
        if self.fights:
            return limits or (is_general and self.keeps_reserves)
        if self.own and (self.spends or self.concedes) and limits:
            return True
        return is_general and (limits or self.concedes or self.keeps_reserves)


def reserves_kept(at: Situation, entities: Sequence[Entity]) -> GeneralPlan | None:
    """That Reserves are kept, in a sentence that says nothing else: `I keep the Reserve.`"""
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION, Kind.CARD) for one in entities)
    is_kept = (
        mean(entities, "keep") and mean(entities, "reserve") and not mean(entities, "if", "not", "maybe")
    )
    counts = any(one.number for one in entities)
    if at.sets_up or named or counts or not is_kept or mean(entities, "discard", "recruit", "pay"):
        return None
    return GeneralPlan(keeps_reserves=True)


def plan_told(at: Situation, entities: Sequence[Entity]) -> GeneralPlan | None:
    """What a sentence says of all fights, or of those with one enemy; None if it is about something else."""
    if at.sets_up and not mean(entities, "attack", "lose", "concede"):
        return None
    names = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
    others = [one for one in entities if one.kind == Kind.NATION and one.names[0] not in at.nations]
    cards = any(one.kind == Kind.CARD for one in entities)
    # `diamonds up to 30 points`: no other suit can be played in that fight anyhow.
    cards = cards or (
        any(suit_word(one) for one in entities) and not any(one.number > MOST_LOST for one in entities)
    )
    cities = any(one.kind == Kind.CITY and one.is_full for one in entities)
    if (
        not _are_two_sides(at, names, entities)
        or others
        or cards
        or cities
        or mean(entities, "discard", "recruit", "transfer")
        or any(fold(one.text) in EXCEPTING for one in entities)
        or any(one.means("all") and two.means("but") for one, two in pairwise(entities))
    ):
        return None
    own = [str(name) for name in names if at.is_own(str(name))]
    enemies = [str(name) for name in names if not at.is_own(str(name))]
    if tells_nations_apart(entities):
        return None
    if enemies and not mean(_until_enemy(at, entities), "if", "should", "against"):
        # `They attack Daun and give up when it costs one troop` tells of an attack.
        return None
    plan = GeneralPlan((*own, "")[0], (*enemies, "")[0], if_attacked=is_attacked(at, entities))
    plan.is_there = is_there([fold(one.text) for one in entities])
    if is_heading(entities):
        plan.is_general, entities = True, entities[2:]
    for chunk in filter(None, chunks(entities)):
        before = replace(plan)
        _add(plan, chunk)
        plan.is_whole = plan.is_whole and not (plan == before and _may_narrow(chunk))
    plan.is_whole = plan.is_whole and not _denies_twice(entities)
    if entities[0].means("then", "else") and plan.concedes:
        # `Then stop fighting` behind what was not read is for nobody else.
        plan.is_whole = False
    if mean(entities, "ask") or any_of_kind(entities, "asking him"):
        # `Nobody plays a Reserve without asking me`
        plan.is_whole, plan.is_open = False, True
    others_told = [one for one in entities if not one.means("this fight")]
    if names and names_rest(others_told):
        # `Friedrich at any price, all others: loss 2`
        plan.is_whole = False
    spends = plan.spends and (plan.own or plan.points)
    is_general = plan.is_general or plan.is_rule
    is_meant = plan.fights or is_general or plan.loss or spends
    says = bool(plan.clauses) or (plan.is_open and is_general)
    return plan if says and (is_meant or _is_battle(entities)) else None


def _denies_twice(entities: Sequence[Entity]) -> bool:
    """Whether a limit from above is set for no fight: `in no fight at most two losses`."""
    pairs = pairwise((*entities, entities[-1]))
    is_of_none = any(one.means("not") and (one.means("combat") or two.means("combat")) for one, two in pairs)
    return is_of_none and mean(entities, "at most")


def _until_enemy(at: Situation, entities: Sequence[Entity]) -> Sequence[Entity]:
    """What stands before the first general of an enemy's."""
    names = ((p, at.piece(one)) for p, one in enumerate(entities) if one.kind is Kind.PIECE)
    return entities[: next((p for p, name in names if name and not at.is_own(name)), len(entities))]


def _may_narrow(chunk: Sequence[Entity]) -> bool:
    """Whether a part that gave nothing may change what the others say: `it is not for Keith`."""
    told = mean(chunk, "not", "spend", "play", "keep", "reserve")
    return told or any(fold(one.text) in NARROWING for one in chunk)


def _are_two_sides(at: Situation, names: Sequence[str | None], entities: Sequence[Entity]) -> bool:
    """Whether all names are generals', and those of each side stand together."""
    if not all(name in at.rules.generals for name in names):
        return False
    own = {at.where.get(str(name)) for name in names if at.is_own(str(name))}
    enemies = {at.where.get(str(name)) for name in names if not at.is_own(str(name))}
    both = bool(own and enemies)
    return max(len(own), len(enemies)) <= 1 and (not both or mean(entities, "if", "should", "against"))


def _is_battle(entities: Sequence[Entity]) -> bool:
    return any(verb_of(one.text) == "battle" and not one.means("attack") for one in entities)


def _add(plan: GeneralPlan, chunk: Sequence[Entity]) -> None:
    plan.is_general |= any(one.means("every") and two.means("combat") for one, two in pairwise(chunk))
    plan.is_general |= any(one.means("every") and one.means("combat") for one in chunk)
    if _is_battle(chunk):
        chunk = [one for one in chunk if one.kind != Kind.NATION]
    if not (chunk := _without_head(plan, chunk)) or _is_head(plan, chunk):
        return
    if _says_how(plan, chunk):
        return
    number = max((one.number for one in chunk if one.kind == Kind.NUMBER or one.number), default=0)
    limited = mean(chunk, "at most") or (mean(chunk, "more than") and mean(chunk, "not"))
    if _turns_round(chunk, is_limited=limited):
        plan.is_whole = False
        return
    is_points = any(fold(one.text) in POINTS for one in chunk)
    if is_points and not number:
        plan.is_whole = False
    is_loss = mean(chunk, "lose", "cost") or (mean(chunk, "troops") and number > 0)
    denied = mean(chunk, "not") and not limited and not mean(chunk, "reserve")
    if mean(chunk, "reserve"):
        is_rule = not (plan.own or plan.is_there) and mean(chunk, "spend", "play")
        plan.is_rule |= is_rule and mean(chunk, "not")
        plan.keeps_reserves = mean(chunk, "keep", "not", "stay", "without")
        plan.is_whole = plan.is_whole and plan.keeps_reserves
    elif denied or (
        mean(chunk, "if")
        and not (is_loss and number and (plan.concedes or mean(chunk, "concede")))
        # `as long as we lose no more than two`
        and not (is_loss and number and limited and mean(chunk, "until"))
    ):
        plan.is_whole = False
    plan.concedes = plan.concedes or mean(chunk, "concede")
    # `to fight until the loss is 2` is to lose no more.
    is_end = is_loss and mean(chunk, "until")
    # `I use no Reserve in either fight` does not say to fight.
    is_place = mean(chunk, "reserve") and any(one.means("combat") for one in chunk[1:])
    plan.fights = plan.fights or (_is_to_fight(chunk) and not (denied or is_end or is_place))
    if number and is_loss and not is_points:
        plan.loss = plan.loss or number
        plan.is_whole = plan.is_whole and number <= MOST_LOST
    elif number and not is_points and (number <= MOST_LOST or mean(chunk, "cards", "troops")):
        # `at most one card`, `risk two at most`: nobody counts so few points without saying so.
        plan.is_whole, plan.is_open = False, limited or _is_limited(chunk)
    elif number:
        plan.spends = plan.spends or mean(chunk, "play", "spend")
        if not (limited or is_points or mean(chunk, "until") or _is_limited(chunk)):
            plan.is_whole = False
            return
        plan.points = plan.points or number
    elif is_loss:
        plan.is_whole = False


def _says_how(plan: GeneralPlan, chunk: Sequence[Entity]) -> bool:
    """Whether a part without a number tells how to go on: `the lowest that puts me ahead`, `no cards at all`,
    `if it is worse than that, play my cards`."""
    if any(one.number for one in chunk) or mean(chunk, "reserve", "ask", "maybe", "unless"):
        return False
    denied = mean(chunk, "not")
    if mean(chunk, "lowest") and mean(chunk, "enough", "every") and not denied:
        plan.order = "low"
    elif mean(chunk, "goes on") and not denied and not mean(chunk, "if", "until"):
        plan.fights = True
    elif mean(chunk, "under") and mean(chunk, "if") and plan.loss:
        plan.spends = True
    elif plan.spends and plan.loss and mean(chunk, "play") and not denied:
        pass
    elif denied and mean(chunk, "cards") and mean(chunk, "play", "spend") and not mean(chunk, "if"):
        plan.concedes = True
    else:
        return bool(plan.loss or plan.points) and mean(chunk, "no more") and not mean(chunk, "if")
    return True


def _is_limited(chunk: Sequence[Entity]) -> bool:
    """Whether a word for `up to` stands right before a number."""
    numbers = [place for place, one in enumerate(chunk) if one.number]
    before = chunk[max(0, numbers[0] - 2) : numbers[0]] if numbers else ()
    said = " ".join(one.text.lower() for one in before)
    return any(said.endswith(text) for text in AT_MOST)


AT_MOST = words.words(lambda one: one.at_most)


def _is_to_fight(chunk: Sequence[Entity]) -> bool:
    """Whether a part says to fight, and does not merely tell of fights: `in any fight`, `a battle`."""
    told = (one.means("attack", "fight to win") and not _is_noun(one) for one in chunk)
    deeds = (place for place, is_deed in enumerate(told) if is_deed)
    return any(
        not (place and chunk[place - 1].means("every", "the", "to")) and not _is_where(chunk[:place])
        for place in deeds
    )


def _is_where(before: Sequence[Entity]) -> bool:
    """Whether a word right before somebody's fights only says where they are: `wherever he fights`."""
    last = [one for one in before if not one.means("filler")][-2:]
    is_his = bool(last) and (last[-1].means("they", "I", "anyone") or last[-1].kind is Kind.PIECE)
    return is_his and len(last) > 1 and fold(last[0].text) in WHEREVER


WHEREVER = kind_of("wherever")


def _is_noun(one: Entity) -> bool:
    """Whether a word names a fight, as the verb of an order does: `Kampf`, and not `kämpfe`."""
    return one.means("combat") and verb_of(one.text) == "battle"


def _turns_round(chunk: Sequence[Entity], *, is_limited: bool) -> bool:
    """Whether a limit is told that is none from above: `if it costs more than 3`."""
    more = mean(chunk, "at least", "more than", "beyond", "under")
    # `over 15` is a limit from below, `by all means` is none.
    more = more or (mean(chunk, "via") and any(one.number for one in chunk))
    # `up to 15, else give up` says what comes then.
    is_turned = mean(chunk, "else") and not mean(chunk, "concede")
    return (more and not is_limited) or is_turned or mean(chunk, "unless", "maybe", "lowest", "highest")


def _is_head(plan: GeneralPlan, chunk: Sequence[Entity]) -> bool:
    """Whether a part tells which fights are meant: `if anyone attacks us`, `in every fight`."""
    asked = mean(chunk, "if", "should")
    is_fight = mean(chunk, "combat") or _is_battle(chunk)
    is_told = asked and (mean(chunk, "attacked") or (plan.if_attacked and mean(chunk, "attack")))
    is_named = is_fight and (
        asked or mean(chunk, "every") or chunk[0].means("to") or (_is_battle(chunk) and len(chunk) == 1)
    )
    # `For all the rest: loss 2`
    is_rest = mean(chunk, "all") and all(one.means("to", "the", "all", "filler") for one in chunk)
    if not (is_told or is_named or is_rest) or any(one.number for one in chunk):
        return False
    if mean(chunk, "not", "maybe", "unless", "concede", "else"):
        return False
    plan.is_general = True
    plan.if_attacked = plan.if_attacked or is_told
    return True


def _without_head(plan: GeneralPlan, chunk: Sequence[Entity]) -> Sequence[Entity]:
    """A part without the words before it that tell of all fights: `in every fight`, `battle`."""
    end = next((place for place, one in enumerate(chunk) if one.means("combat") or _is_battle([one])), -1)
    before = chunk[: end + 1]
    known = all(one.means("to", "the", "every", "all", "filler", "defensive") for one in before[:-1])
    is_told = mean(before, "every") or _is_battle(before)
    is_told = is_told or (mean(before, "all") and mean(before, "defensive"))
    plan.if_attacked = plan.if_attacked or (known and is_told and mean(before, "defensive"))
    if end < 0 or not (known and is_told):
        return chunk
    plan.is_general = True
    return chunk[end + 1 :]
