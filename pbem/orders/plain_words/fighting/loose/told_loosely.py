"""Sentences about fights that came to nothing, read once more by the kinds of their words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.attack_plans import leaves_reserves
from pbem.orders.plain_words.fighting.behind import attack_in, order_before
from pbem.orders.plain_words.fighting.loose.part import Part
from pbem.orders.plain_words.fighting.plans_of_him import ATTACKED, open_plan, take_for_him
from pbem.orders.plain_words.fighting.prose_plans import read_prose
from pbem.orders.plain_words.fighting.told import sentence_of, told_in
from pbem.orders.plain_words.fighting.weighed.weighed_plan import sure_plan
from pbem.orders.plain_words.fighting.weighed.whose_plan import take_by_weight, take_else
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD, Told
from pbem.orders.plain_words.fighting.wording.templates import ENEMY, OWN, entry
from pbem.orders.plain_words.outcome import MOVE, Outcome, ReadBefore, Why
from pbem.orders.plain_words.plans.fight_plan import ATTACK, FightPlans, fight_of
from pbem.orders.plain_words.plans.general_plans import GeneralPlans
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

UNREAD = (Why.FIGHT, Why.LEFT, Why.NEGATION, Why.CONDITION)
"""What is said of sentences that may tell how to fight."""


def read_loosely(
    at: Situation,
    entities: Sequence[Entity],
    told: tuple[GeneralPlans, FightPlans],
    out: Outcome,
    him: Sequence[str],
    before: ReadBefore,
) -> bool:
    """Take the plan that a sentence tells which was asked back, or came to nothing, by the kinds of its
    words. `him` are the generals told of right before."""
    general, plans = told
    orders, size_of_plans, doubts, size = before
    new, left = out.doubts[doubts:], [*out.orders]
    # The plan that the sentence before tells is taken back where what goes on with it was not read.
    is_unsaid = left == [*orders[:-1]] and bool(orders) and orders[-1].text.startswith(f"{BATTLE} ")
    is_nothing = (is_unsaid or left == [*orders]) and len(general.found) == size_of_plans
    is_busy = at.sets_up or at.game.stage.combat is not None or not entities
    if not is_busy and left == [*orders] and take_else(at, entities, plans, out):
        del general.found[size_of_plans:], out.doubts[doubts:]
        return True
    if is_busy or not is_nothing or any(one.why not in UNREAD for one in new):
        return False
    above = at.said_above
    if above and above[0].line == entities[0].line and _is_of_battle(above):
        # `Kampf Frdr: immer kl. Karte`: the head of a plan is none of another sentence.
        return False
    # `Kampf Friedrich: immer das kleinste Herz, das reicht` is told in known words, or faulty as it stands.
    is_formal = _is_of_battle(entities) and len(entities) > 1 and at.may_own(entities[1])
    entities = entities[is_formal:]
    if not _may_tell(entities) or _plays_it(entities):
        return False
    # `Keith stays and gives up` tells two things.
    has_more = out.size - size > len(new)
    # Where somebody stands may be a condition.
    entities = entities if mean(entities, "if", "should") else _without_where(at, entities)
    names_city = any((one.kind is Kind.CITY and one.is_full) or one.text == TRAIN for one in entities)
    if names_city or (has_more and not _stays(entities)):
        return False
    sentence = sentence_of(at, entities)
    part = Part(sentence.row)
    # Ends about suits are told in whole phrases only.
    if part.has_suit and part.has("end"):
        return False
    del out.doubts[doubts:]
    found = told_in(at, entities, loosely=not is_formal)
    last = out.doubts[-1] if out.doubts else None
    is_behind = last is not None and last.why is Why.FIGHT and last.line == entities[0].line
    if is_behind and not any(one.heads for one in found):
        # What was asked back right before it may be half of the plan.
        found = []
    # `30 points for all fights together` is none for each.
    is_sum = part.has("sums") and not all(one.is_about(*OF_ONE_FIGHT) for one in found)
    is_half = any(one.before_else == [] or _is_told_first(one) for one in found) or _only_leaves(part, found)
    # `He can use the diamond, otherwise he gives in`
    is_half = is_half or (mean(entities, "else") and any(one.clauses() == ["concede"] for one in found))
    if found and not (is_half or is_sum or _is_open(found, entities, him)):
        state, parts = dict(vars(plans)), out.parts
        out.orders[:], plans.is_open = orders, plans.is_open or is_unsaid
        is_taken = _take(at, entities, told, found, out, him) and len(out.doubts) == doubts
        if is_taken and (out.orders != [*orders] or len(general.found) > size_of_plans or general.is_longer):
            return True
        # What the attempt has left behind is taken back.
        out.orders[:], out.parts = left, parts
        del general.found[size_of_plans:], out.doubts[doubts:]
        vars(plans).update(state)
    is_sure = len(found) == 1 and not is_half and sure_plan(sentence) is not None
    if is_sure and take_by_weight(at, found[0], entities, plans, out, him):
        return True
    out.doubts[doubts:] = new
    return False


def doubt_passed_over(
    at: Situation, entities: Sequence[Entity], general: GeneralPlans, out: Outcome, before: ReadBefore
) -> None:
    """Ask back a sentence that came to nothing, and has words that plans are made of: none is passed over."""
    orders, size_of_plans, doubts, size = before
    new = out.orders[len(orders) :]
    is_attack = bool(new) and new[-1].text.startswith(ATTACK) and len(general.found) == size_of_plans
    if is_attack and mean(entities, "ask") and not any(one.text.startswith(BATTLE) for one in new):
        # `Saltikov attacks Dohna, and ask me for each card`
        sides = new[-1].text.removeprefix(ATTACK)
        out.doubt(entities[0].line, Why.FIGHT, f"{BATTLE} {sides}: ask")
        return
    plans = [text for *_, text in general.found[size_of_plans:]] + [one.text for one in new]
    if leaves_reserves(entities, plans) and len(out.doubts) == doubts:
        out.doubt(entities[0].line, Why.FIGHT)
        return
    is_told = len(general.found) != size_of_plans or len(out.doubts) > doubts
    if new and not is_told and all(one.text.startswith(MOVE) for one in new):
        part = Part(sentence_of(at, entities).row)
        if part.has("points") and part.numbers:
            # `Daun to Glatz with up to 20 points`
            out.doubt(entities[0].line, Why.FIGHT)
        return
    is_told = is_told or out.orders != [*orders]
    is_told = is_told or (out.size > size and not (entities and _stays(entities)))
    is_busy = at.sets_up or at.game.stage.combat is not None or not entities
    may_tell = _may_tell(entities) or (any(map(suit_word, entities)) and not _is_of_battle(entities))
    if is_busy or is_told or not may_tell or any(one.text == TRAIN for one in entities):
        return
    part = Part(sentence_of(at, entities).row)
    told = sum(map(part.has, OF_RULES)) + (part.has("points") and bool(part.numbers))
    if out.size == size:
        # `Diamonds are not to be touched`, `spades to the end`
        told += 2 * (part.has_suit and (told > 0 or (part.has("not") and part.has("touched"))))
        told += sum(map(part.has, OF_PLANS)) + (bool(part.cards) or part.has_reserve)
        told += bool(part.named(OWN) and part.named(ENEMY))
        told += part.has("keep") and (bool(part.cards) or part.has_reserve)
    if told > 1 and not part.has("unsure"):
        out.doubt(entities[0].line, Why.FIGHT)


OF_ONE_FIGHT = ("this", "sides", "enemy", "attacked sides", "attacked enemy")
"""What heads tell of that is about one fight."""

OF_RULES = ("points", "yields", "low", "high", "end", "ask")
OF_PLANS = ("cards", "values", "upwards", "downwards")
TRAIN = "train"


def _plays_it(entities: Sequence[Entity]) -> bool:
    """Whether a card is played that was told of before: `Play it if we are behind by three.`"""
    pairs = pairwise(entities)
    named = any(one.kind is Kind.CARD for one in entities)
    return not named and any(one.means("play") and two.means("him") for one, two in pairs)


def _may_tell(entities: Sequence[Entity]) -> bool:
    """Whether a word of a sentence is about fights, or names a card."""
    if _is_of_battle(entities):
        return False
    return mean(entities, *ABOUT_FIGHTS) or any(one.kind is Kind.CARD or one.number > 1 for one in entities)


def _is_of_battle(entities: Sequence[Entity]) -> bool:
    return verb_of(entities[0].text) == BATTLE


BATTLE = "battle"
"""The verb of a plan in its own form, which tells itself what is wrong with it."""

ABOUT_FIGHTS = (
    *("combat", "attack", "lose", "concede", "play", "keep", "spend", "lowest", "highest", "ask", "reserve"),
    *("cards", "retreat", "goes on", "all", "enough"),
)


def _is_told_first(told: Told) -> bool:
    """Whether a plan is told before the general whose it is: `We fight up to 20, Friedrich gives up`."""
    return told.is_told_first and any(one.value for one in told.heads)


def _only_leaves(part: Part, found: Sequence[Told]) -> bool:
    """Whether somebody gives up only by a word for leaving, and not where he is attacked: `Heinrich retreats
    north`."""
    gives_up = any(one.concedes for one in found)
    is_attacked = any(one.is_about(*ATTACKED, "attacked him") for one in found)
    return gives_up and not is_attacked and not (part.has("yields", "cards", "fights") or part.cards)


def _without_where(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the cities in which those stand whom it names, each with the word before it."""
    names = [name for one in entities if one.kind is Kind.PIECE and (name := at.piece(one))]
    stands = {at.where.get(name) for name in names}
    found: list[Entity] = []
    for one in entities:
        if one.kind is Kind.CITY and one.is_full and stands.intersection(one.cities):
            del found[len(found) - bool(found and found[-1].means("in", "to", "of")) :]
        else:
            found.append(one)
    return found


def _stays(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says first that somebody stays."""
    begins = entities[:BEGINNING]
    return begins[0].kind is Kind.PIECE and mean(begins, "stay")


BEGINNING = 4


def _take(
    at: Situation,
    entities: Sequence[Entity],
    told: tuple[GeneralPlans, FightPlans],
    found: Sequence[Told],
    out: Outcome,
    him: Sequence[str],
) -> bool:
    general, plans = told
    is_his = bool(him) and len(found) == 1 and _names_nobody(found[0]) and bool(found[0].clauses())
    is_his = is_his and _is_of_him(entities, him)
    doubts = len(out.doubts)
    if not (is_his and found[0].heads) and read_prose(
        at, entities, general, plans, None, out, him, loosely=True
    ):
        if not is_his or len(out.doubts) == doubts:
            return True
        del out.doubts[doubts:]
    before = order_before(entities[0].line, plans, out)
    fight = fight_of(before.nation, attack_in(before)) if before and attack_in(before) else None
    if is_his and fight and fight.own in him and not found[0].heads:
        plan = f"battle {fight.sides}: {', '.join(found[0].clauses())}"
        open_plan(plans, out, entities[0].line, fight, plan)
        return True
    return is_his and take_for_him(at, found, him, plans, out, entities)


def _names_nobody(told: Told) -> bool:
    """Whether a plan is for all fights, or says of none: `if it comes to a fight`."""
    return all(one.meaning in (f"{HEAD}all", f"{HEAD}attacked him", f"{HEAD}attacked") for one in told.heads)


def _is_of_him(entities: Sequence[Entity], him: Sequence[str]) -> bool:
    """Whether a word stands for those told of right before."""
    said = words_in(entities)
    kind = "_loose several" if len(him) > 1 else "_loose one"
    return not said.isdisjoint(entry(kind)) and said.isdisjoint(entry("_loose mine") | entry("_loose will"))


def _is_open(found: Sequence[Told], entities: Sequence[Entity], him: Sequence[str]) -> bool:
    """Whether a plan right behind somebody may be his or for all: `Dohna stays. If anyone comes, give up.`"""
    is_wide = len(found) == 1 and found[0].heads and _names_nobody(found[0])
    says = words_in(entities)
    is_of_all = not says.isdisjoint(entry("_loose all") | entry("_loose mine"))
    return bool(him) and bool(is_wide) and not is_of_all and not _is_of_him(entities, him)
