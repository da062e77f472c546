"""`attack Heinrich > Daun`"""

from __future__ import annotations

from dataclasses import dataclass

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import END, sides
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.problem import Problem


@dataclass(frozen=True)
class AttackOrder(Order):
    """The attack to fight next."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """The generals who attack."""
        return self.own

    @property
    def in_full(self) -> str:
        """The order as one line."""
        own, enemy = " + ".join(self.own), " + ".join(self.enemy)
        return phrase("attack {own} > {enemy}", own=own, enemy=enemy)


def _read(line: int, text: str, rest: str) -> AttackOrder | Problem:
    both = sides(rest.rstrip(END))
    if len(both) != 2 or not all(both):
        return Problem(phrase("it does not say who attacks whom"))
    return AttackOrder(line, text, *both)


ATTACK = Verb(
    "attack",
    Group.COMBAT,
    phrase("attack GENERAL > GENERAL"),
    phrase("names the next attack to fight, in the order written"),
    "rule 7",
    AttackOrder,
    _read,
    (
        ("attack Daun", "it does not say who attacks whom"),
        ("attack Heinrich >", "it does not say who attacks whom"),
    ),
    lasts=True,
    after_words=True,
)
