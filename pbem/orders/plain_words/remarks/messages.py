"""Words that the moderator is to tell another player: `Tell Elisabeth that Dohna stays.`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.addressing import PLEASE
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

MOST_WORDS = 3
"""Fewer words than these lead to the name: `message to Elisabeth`."""


def read_message(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Ask back what is to be told to another player: nobody is told what may be meant for the moderator, and
    nothing of it is an order."""
    told = [one for one in entities if one.kind is not Kind.MARK and fold(one.text) not in PLEASE]
    for place in range(1, MOST_WORDS):
        lead = "".join(fold(one.text) for one in told[:place])
        for nation in _named(at, told[place:]) if lead in kind_of("tells") else ():
            if nation not in at.nations:
                out.doubt(entities[0].line, Why.PRESS, f"to {at.game.player_of(nation)}: ...")
                return True
    return False


def _named(at: Situation, rest: Sequence[Entity]) -> Iterator[str]:
    """The nations that the first words name, or whose player they name."""
    if rest and rest[0].kind is Kind.NATION:
        yield from rest[0].names
    words = [fold(word) for one in rest for word in one.text.split()]
    begins = {"".join(words[:count]) for count in range(1, MOST_WORDS)}
    yield from (nation for nation in at.game.rules.order if fold(at.game.player_of(nation)) in begins)
