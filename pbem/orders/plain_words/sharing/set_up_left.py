"""What of a set-up came to nothing, and may yet tell somebody's troops: nothing is lost without a word."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine.model import MOST_TROOPS
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.referring.who import writer
from pbem.orders.plain_words.situation import Situation


def ask_about_troops(at: Situation, entities: Sequence[Entity], out: Outcome, size: int) -> None:
    """Doubt a sentence of a set-up that came to nothing, as `out` has the `size` that it had before."""
    if out.size == size and at.sets_up and _may_share(at, entities):
        out.doubt(entities[0].line, Why.LEFT)


def _may_share(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence may say who gets how many troops: it names generals of the writer's, several numbers
    of troops, or one beside `each`, `setup` or a nation of his. A general of his own name may be himself."""
    own = {
        at.piece(one) for one in entities if one.kind is Kind.PIECE and one.is_full and one.text != "train"
    }
    if any(name and at.is_own(name) and name != writer(at) for name in own):
        return True
    counts = [one for one in entities if one.kind is not Kind.CARD and 1 <= one.number <= MOST_TROOPS]
    if len(counts) > 1:
        return not any(_is_clock(entities, place) for place in range(len(entities)))
    nations = any(one.kind is Kind.NATION and one.names[0] in at.nations for one in entities)
    is_set_up = verb_of(entities[0].text) == "setup"
    return bool(counts) and (nations or is_set_up or mean(entities, "each", "troops", "all"))


def _is_clock(entities: Sequence[Entity], place: int) -> bool:
    """Whether a number stands before another one behind a colon: `20:15`."""
    run = entities[place : place + 3]
    return len(run) > 2 and bool(run[0].number and run[2].number) and run[1].text == ":"
