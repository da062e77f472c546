"""Plans for fights whose sentence hangs on another one: `Otherwise Apraxin gives up.`"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Taken, Why
from pbem.orders.plain_words.plans.general_plans import GeneralPlans
from pbem.orders.plain_words.remarks.kinds import kind_of, says
from pbem.orders.plain_words.situation import Situation

PLANS = ("battle", "answer")
"""What an order begins with that tells how to fight."""

FIGHTING = ("combat", "at most", "attack", "fight to win", "spend", "settle", "concede", "reserve")
"""What a sentence about troops at the set-up has not in it."""


def doubt_detached(
    at: Situation,
    out: Outcome,
    general: GeneralPlans,
    entities: Sequence[Entity],
    before: tuple[Sequence[Taken], int],
    *,
    depends: bool,
) -> None:
    """Ask the plans of a sentence back that holds only with the one before it. `before` are the orders and
    the number of general plans before it; `depends` says whether the sentence before it sets a condition."""
    orders, told = before
    _doubt_bracketed(at, out, entities, orders)
    new = [one for one in out.orders if one not in orders and one.text.startswith(PLANS)]
    # What goes on with the plan before is no other one: `Give up at a loss of 2. Otherwise ask me.`
    plans = [one for one in new if not any(one.text.startswith(f"{old.text}, ") for old in orders)]
    texts = [*(one.text for one in plans), *(text for _, _, text in general.found[told:])]
    for_all = [text for text in texts if text.startswith(("battle:", "battle if"))]
    is_share = at.sets_up and len(for_all) < len(texts) and not mean(entities, *FIGHTING)
    is_else = depends and entities[0].means("else")
    is_of_them = bool(for_all) and (_is_of_them(entities) or _may_be_of_asked(entities, out))
    if not texts or not (is_share or is_else or is_of_them):
        return
    out.orders[:] = [one for one in out.orders if one not in plans]
    del general.found[told:]
    if not is_share:
        out.doubt(entities[0].line, Why.CONDITION if is_else else Why.FIGHT)


def _may_be_of_asked(entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a plan that names nobody stands right behind a sentence about a fight that was asked back:
    `They begin with H6, and nothing else. Should we be two behind, we accept that.`"""
    before = out.doubts[-1] if out.doubts else None
    asked = (Why.FIGHT, Why.LEFT) if mean(entities[:1], "if", "should") else (Why.FIGHT,)
    is_next = before is not None and before.why in asked and 0 <= entities[0].line - before.line <= 1
    names = any(one.kind in (Kind.PIECE, Kind.NATION) for one in entities)
    return is_next and not (names or mean(entities, "all", "every") or says(entities, "of all fights"))


def _doubt_bracketed(
    at: Situation, out: Outcome, entities: Sequence[Entity], orders: Sequence[Taken]
) -> None:
    """Ask back where brackets lead a piece of the writer's somewhere that no order of the sentence names:
    `Richelieu to Hannover (train 1 to Paderborn)`."""
    new = [one.text for one in out.orders if one not in orders]
    opened = next((place for place, one in enumerate(entities) if one.text == "("), len(entities))
    closed = next((p for p in range(opened, len(entities)) if entities[p].text == ")"), opened)
    inside = entities[opened:closed]
    for one, leads, city in zip(inside, inside[1:], inside[2:], strict=False):
        name = at.own_piece(one)
        goes = bool(name) and city.kind is Kind.CITY and city.is_full and leads.means("to")
        if goes and at.where.get(name) not in city.cities and not any(at.title(name) in text for text in new):
            out.doubt(one.line, Why.LEFT)


def _is_of_them(entities: Sequence[Entity]) -> bool:
    """Whether a sentence without names is about somebody told of before."""
    if any(one.kind in (Kind.PIECE, Kind.NATION) for one in entities):
        return False
    against = any(one.means("against") and two.means("him", "they") for one, two in pairwise(entities))
    is_they = entities[0].means("they", "him") and not entities[0].means("I")
    return against or is_they or _begins_with_those(entities)


def _begins_with_those(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with a word for somebody, which is an article elsewhere, and what he does:
    `Die werden höchstens 2 verlieren`."""
    first, verb = (fold(one.text.split()[0]) if one.text else "" for one in (*entities, entities[-1])[:2])
    return first in kind_of("he that is told of") and verb in DOES


DOES = kind_of("he does") | kind_of("verb first") | kind_of("they do")
