"""What a sentence says of a turn that has not begun: `For turn 5:`, `In turn 5 Soubise goes to Kassel.`"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, words
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

DEEDS = ("move", "stay", "attack", "recruit", "discard")
"""What orders something without a name, too: `nobody moves`."""

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)


def read_other_turn(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence speaks of a later turn than that of the writer's next stage. A heading is read as
    the line that names the turn; what a sentence orders is for that turn, so it is not taken for this one."""
    nation = at.nation or (at.nations[0] if len(at.nations) == 1 else "")
    due = min((stage_turn(at.game, one) for one in ([nation] if nation else at.nations)), default=0)
    turn = max((two.number for one, two in pairwise(entities) if is_turn(one, two)), default=0)
    if turn <= due:
        return False
    names = any(one.kind in NAMED and one.is_full for one in entities)
    names = names or mean(entities, *DEEDS)
    if names:
        out.doubt(entities[0].line, Why.TURN)
    elif _is_heading(entities):
        out.take(entities[0].line, nation, f"turn {turn}")
    return names or _is_heading(entities)


def without_this_turn(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence that orders something, without the words that it is for the turn that is due anyway, `hold
    in turn 4`."""
    nation = at.nation or at.nations[0]
    places = [place for place, pair in enumerate(pairwise(entities)) if is_turn(*pair)]
    place = places[0] if len(places) == 1 else 0
    is_order = mean(entities, *DEEDS) or any(one.kind is Kind.PIECE for one in entities)
    if places == [0] and is_order and entities[1].number == stage_turn(at.game, nation):
        # `Turn 1: move Keith to Brieg`
        return list(entities[2 + (entities[2].kind is Kind.MARK) :])
    leads = place > 0 and entities[place - 1].means("to")
    if not (leads and is_order) or entities[place + 1].number != stage_turn(at.game, nation):
        return list(entities)
    return [*entities[: place - 1], *entities[place + 2 :]]


def is_turn(word: Entity, number: Entity) -> bool:
    """Whether two words name a turn."""
    return number.kind == Kind.NUMBER and fold(word.text) in _words()


def is_turn_in_short(one: Entity) -> bool:
    """Whether a word at the beginning of a heading is a turn: `R5`, as a Reserve would be written."""
    return one.kind is Kind.CARD and one.text[:1] == "R" and one.text[1:].isdecimal()


def _is_heading(entities: Sequence[Entity]) -> bool:
    """Whether what follows stands below it: `For turn 5, please:`, `my orders for turn 5`."""
    said = words_in(entities[:-1])
    is_bare = entities[-1].kind == Kind.NUMBER and said <= _words() | _beside()
    return entities[-1].text == ":" or is_bare


@cache
def _beside() -> frozenset[str]:
    return kind_of("beside turn")


@cache
def _words() -> frozenset[str]:
    return forms(words(lambda one: one.verbs.get("turn", ())))
