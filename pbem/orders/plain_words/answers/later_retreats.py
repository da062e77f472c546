"""Wishes for a later retreat beside the answer: `If Schwerin loses again, he goes to Striegau.`"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.answers.retreat_answer import RetreatAnswer
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.retreats_told import read_wish
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

MOST_WORDS = 3
"""So many words an expression may have."""

LOSES = ("beaten", "lose", "loser")


def read_later(at: Situation, entities: Sequence[Entity], out: Outcome, now: RetreatAnswer) -> bool:
    """Take a wish for the next time that somebody loses, or ask it back; False if a sentence tells none. What
    stands before it may answer what is asked `now`."""
    start = _start(at, entities)
    if start is None:
        return False
    if start and not now.read(at, entities[:start]):
        return False
    again, size = _again(entities[start:]) or (0, 0)
    wish = [*entities[start : start + again], *entities[start + again + size :]]
    # With nothing else said, it may be meant for this time: `If he must lose again, let it be Breslau.`
    if not now.line or not mean(wish, "if", "should") or not read_wish(at, wish, out, None):
        out.doubt(wish[0].line if wish else entities[0].line, Why.CONDITION, _proposed(at, wish))
    return True


def _start(at: Situation, entities: Sequence[Entity]) -> int | None:
    """Where a condition begins that somebody loses again, or that another one loses than who retreats now."""
    for place, one in enumerate(entities):
        begins = not place or entities[place - 1].kind is Kind.MARK or mean([entities[place - 1]], "and")
        told = entities[place:]
        if not begins or not any(two.kind is Kind.CITY and two.is_full for two in told):
            continue
        end = next((p for p, two in enumerate(told) if p and two.kind is Kind.MARK), len(told))
        condition, found = told[:end], _again(told)
        if found and not found[0]:
            return place
        is_loss = one.means("if", "should") and mean(condition, *LOSES) and not mean(condition, "not")
        if is_loss and ((found and found[0] < end) or _is_another(at, condition)):
            return place
    return None


def _again(entities: Sequence[Entity]) -> tuple[int, int] | None:
    """Where words say that something happens another time, and how many they are."""
    words = [fold(one.text) for one in entities]
    for size, place in product(range(MOST_WORDS, 0, -1), range(len(words))):
        known = kind_of("next time") if not place else kind_of("next time") | kind_of("once more")
        if place + size <= len(words) and "".join(words[place : place + size]) in known:
            return place, size
    return None


def _is_another(at: Situation, condition: Sequence[Entity]) -> bool:
    """Whether generals are named who do not retreat now."""
    retreat = at.game.stage.retreat
    here = retreat.city if retreat else None
    names = [at.piece(one) for one in condition if one.kind is Kind.PIECE]
    return bool(names) and all(name and at.where.get(name) != here for name in names)


def _proposed(at: Situation, wish: Sequence[Entity]) -> str:
    """The line that may be meant."""
    names = [at.piece(one) for one in wish if one.kind is Kind.PIECE]
    enemies = [name for name in dict.fromkeys(names) if name and not at.is_own(name)]
    aims = [at.city(one.cities[0]) for one in wish if one.kind is Kind.CITY and one.is_full]
    is_plain = len(enemies) == 1 and aims and not mean(wish, "not", "from", "away")
    return f"retreat {enemies[0]}: {', '.join(aims)}" if is_plain else ""
