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
    if len(named) != 1 or not all(_is_beside(one) for one in beside):
        return ""
    # `Prussia moves` is a heading; among more words the colon, those whom it calls, or its first word tell.
    told = {fold(word) for one in beside for word in one.text.split()}
    is_called = not kind_of("forces").isdisjoint(told)
    announces = not words_in(rest[:1]).isdisjoint(kind_of("announces"))
    is_heading = not beside or entities[-1].text == ":" or is_called or announces
    return named[0].names[0] if is_heading else ""


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
        is_heading = is_told and len(marked) < len(entities) and all(map(_is_idle, marked))
        out.parts += is_heading
        return is_heading
    at.nation = nation
    at.begin_part(nation, entities[0].line)
    at.quoted = ()
    out.parts += 1
    return True
