"""What a receipt proposes for a sentence that is not read for certain: a plan, or an example of an order."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pbem.engine.model import HIGHEST_CARD
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.plan_parts import plan_parts
from pbem.orders.plain_words.vocabulary import suit_word

MOVE = "move Keith: Reichenbach"
SET_UP = "setup Friedrich 5, Winterfeldt 2"

EXAMPLES = (
    (("recruit", "pay", "re-enter"), "recruit S13 C12: Keith 2"),
    (("discard",), "discard lowest"),
    (("retreat",), "retreat Daun: Leipa, Turnau"),
    (("split", "transfer"), "allot Friedrich 7, Keith 2"),
    (("play", "concede", "lose", "attack", "against", "reserve"), "battle Keith > Daun: fight"),
)
"""The example for a sentence with one of these meanings; the first that fits."""

LOSES = ("concede", "retreat", "stay", "move")
"""What a writer says who will not fight: `he just retreats`, `do nothing`."""


def is_about_plan(entities: Sequence[Entity], *, fights: bool) -> bool:
    """Whether a sentence without a city tells how to fight; its writer may be in a fight now."""
    if any(one.kind == Kind.CITY and one.is_full for one in entities):
        return False
    if fights and mean(entities, "stay") and not any(one.kind == Kind.PIECE for one in entities):
        return True
    suits = any(suit_word(one) for one in entities)
    cards = suits or any(one.kind == Kind.CARD for one in entities)
    if cards and mean(entities, "all", "beyond", "lowest", "highest"):
        return True
    return mean(entities, "if") and mean(entities, "attack") and mean(entities, *LOSES, "play")


def plan_advised(entities: Sequence[Entity], held: Collection[str], sides: str) -> str:
    """The plan of a fight between these sides that comes nearest to a sentence, as one line."""
    when = " if attacked" if mean(entities, "if") and mean(entities, "attack") else ""
    head = f"battle {sides}{when}".rstrip()
    return f"{head}: {', '.join(_clauses(entities, held))}"


def _clauses(entities: Sequence[Entity], held: Collection[str]) -> list[str]:
    cards = [one.text for one in entities if one.kind == Kind.CARD]
    if mean(entities, "beyond") and len(cards) == 1:
        suit, value = cards[0][0], int(cards[0][1:])
        return [f"keep {' '.join(f'{suit}{more}' for more in range(value + 1, HIGHEST_CARD + 1))}"]
    reserve = ["reserve no"] if mean(entities, "reserve") and mean(entities, "not") else []
    if mean(entities, "all") and not cards:
        return ["fight", *reserve]
    clauses = plan_parts(entities, held).clauses()
    if mean(entities, *LOSES) and "concede" not in clauses:
        clauses.append("concede")
    return clauses or ["fight"]


def example_of(entities: Sequence[Entity], *, sets_up: bool) -> str:
    """The example for a sentence."""
    if sets_up:
        return SET_UP
    for words, example in EXAMPLES:
        if mean(entities, *words):
            return example
    cards = any(one.kind == Kind.CARD or suit_word(one) for one in entities)
    return EXAMPLES[-1][1] if cards else MOVE
