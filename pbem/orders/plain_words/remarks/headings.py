"""Lines that say for which nation those below them are: `Orders for Prussia:`, `To all Prussian forces`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.remarks.other_turn import is_turn_in_short
from pbem.orders.plain_words.situation import Situation

PAIR = 2


def nation_headed(at: Situation, entities: Sequence[Entity]) -> str:
    """The nation of the writer's that a line names as a heading; empty if it is none."""
    if not entities:
        return ""
    marked = _without_turn(at, entities)
    rest = [one for one in marked if one.kind not in (Kind.MARK, Kind.NUMBER)]
    named = [one for one in rest if one.kind is Kind.NATION and one.names[0] in at.nations]
    beside = [one for one in rest if one not in named and not one.means("orders")]
    if len(named) == 1 and _ends_for_her(marked, named[0]):
        return named[0].names[0]
    if len(named) != 1 or not all(_is_beside(one) for one in beside):
        return ""
    # `Prussia moves` is a heading; among more words the colon, those whom it calls, or its first word tell.
    told = {fold(word) for one in beside for word in one.text.split()}
    is_called = not kind_of("forces").isdisjoint(told)
    announces = not words_in(rest[:1]).isdisjoint(kind_of("announces"))
    is_heading = not beside or entities[-1].text == ":" or is_called or announces
    return named[0].names[0] if is_heading else ""


def _ends_for_her(entities: Sequence[Entity], nation: Entity) -> bool:
    """Whether a line ends with the nation and a colon behind what leads to her, and names nothing else: `In a
    hurry, so just quickly anew for Austria:`"""
    if len(entities) < LABEL or entities[-1].text != ":" or entities[-2] is not nation:
        return False
    # `neu` is no city here.
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD) and one.is_full for one in entities)
    return entities[-3].means("to", "orders") and not named and not mean(entities, "not", "combat")


def without_both(at: Situation, entities: list[Entity]) -> list[Entity]:
    """How to fight without the words before it that it is for both nations of its writer: `Both: loss 2`."""
    end = next((p for p, one in enumerate(entities) if one.kind is Kind.MARK), 0)
    said = words_in(entities[:end])
    known = kind_of("both") | kind_of("both nations") | kind_of("for whom")
    is_for_both = len(at.nations) == PAIR and bool(said & kind_of("both")) and said <= known
    rest = entities[end + 1 :]
    if not is_for_both or not mean(rest, "combat", "lose", "reserve", "spend") or any(map(at.may_own, rest)):
        return entities
    at.nation = None
    return rest


def _is_beside(one: Entity) -> bool:
    known = kind_of("beside heading") | kind_of("forces")
    return one.kind in (Kind.OTHER, Kind.MEANING) and all(fold(word) in known for word in one.text.split())


def _without_turn(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A line without the turn that is due: `T2` or `R2` might be a supply train or a Reserve. In German `My
    moves for Austria:` may be about trains."""
    due = {stage_turn(at.game, nation) for nation in at.nations}
    is_headed = entities[-1].text == ":" and any(one.kind is Kind.NATION for one in entities)
    pairs = enumerate(pairwise(entities))
    # `Prussia T3`, where she has no third train
    short = {p for p, (one, two) in pairs if one.means("short train") and two.number in due}
    return [
        one
        for place, one in enumerate(entities)
        if not (_turn_of(at, one) in due or (is_headed and _is_moves(one)) or place in short)
    ]


def without_turn_label(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the turn that is due in a label before its orders, `France T3: R+C Hameln`, and what
    is short for the nation beside it, `FRA T3:`."""
    colon = next((p for p, one in enumerate(entities[: LABEL + 1]) if one.text == ":"), 0)
    lead, rest = entities[:colon], entities[colon + 1 :]
    left = [one for one in _without_turn(at, lead) if one.kind is not Kind.NUMBER] if lead else []
    if not rest or len(left) != 1 or len(left) == len(lead) or at.may_own(left[0]):
        # `T2:` alone is a supply train.
        return entities
    if left[0].kind is Kind.NATION:
        return [left[0], entities[colon], *rest]
    return rest if len(left[0].text) <= SHORTEST else entities


LABEL = 4
"""Such a label has no more words."""

SHORTEST = 3
"""A nation is cut to so few letters."""


def _turn_of(at: Situation, one: Entity) -> int:
    """The turn that a word names which else is a card or a supply train; 0 if it names none."""
    if is_turn_in_short(one):
        return int(one.text[1:])
    is_train = one.kind is Kind.PIECE and one.text == TRAIN and one.is_full
    return at.rules.trains[one.names[0]].number if is_train else 0


def _is_moves(one: Entity) -> bool:
    return one.kind is Kind.PIECE and one.text == TRAIN and not one.is_full


TRAIN = "train"


def _is_idle(one: Entity) -> bool:
    """Whether a word stands beside nothing but a turn in a heading."""
    is_known = one.kind in (Kind.MARK, Kind.NUMBER) or one.means("orders") or is_of_kind(one, "greeting")
    return is_known or _is_beside(one)


def begins_part(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a line is nothing but a nation, `Orders for Prussia:`; then what follows is hers. One that only
    names the turn that is due, `hi, moves for t4`, says nothing more."""
    nation = nation_headed(at, entities)
    if not nation:
        marked = _without_turn(at, entities)
        is_told = any(one.kind is not Kind.MARK for one in marked)
        rest = [one for one in marked if not _is_idle(one)]
        # `F R3:` of one who plays France alone
        is_short = len(at.nations) == 1 and len(rest) == 1 and len(rest[0].text) <= SHORTEST
        is_short = is_short and rest[0].kind is Kind.OTHER and not at.may_own(rest[0])
        is_heading = is_told and len(marked) < len(entities) and (not rest or is_short)
        out.parts += is_heading
        return is_heading
    at.nation = nation
    at.begin_part(nation, entities[0].line)
    at.quoted = ()
    out.parts += 1
    return True
