"""`attack Heinrich > Daun`, `attack Heinrich > Daun, then ask`, `attack ask`"""

from __future__ import annotations

import re

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import END, sides
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class AttackOrder(Order):
    """The attack to fight next, and whether the player wants to be asked for the others."""

    own: tuple[str, ...]
    """Empty with `attack ask`, like the enemy."""
    enemy: tuple[str, ...]
    then_ask: bool = False

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """The generals who attack."""
        return self.own

    @property
    def in_full(self) -> str:
        """The order as one line."""
        own, enemy = " + ".join(self.own), " + ".join(self.enemy)
        if not self.own:
            return phrase("attack ask")
        if self.then_ask:
            return phrase("attack {own} > {enemy}, then ask", own=own, enemy=enemy)
        return phrase("attack {own} > {enemy}", own=own, enemy=enemy)


_THEN_ASK = compiled(
    lambda: (
        rf"^(.*?)[\s,;]*(?:\b(?:{words.pattern(lambda one: one.then)})\s+)?"
        rf"\b(?:{words.pattern(lambda one: one.keywords.get('ask', ()))})$"
    ),
    re.IGNORECASE,
)


_AGAINST = words.pattern(lambda one: (*one.onto, *one.against))
_WITH = compiled(
    lambda: rf"^(?:(?:{_AGAINST})\s+)?([^>]+?)\s+(?:{words.pattern(lambda one: one.with_)})\s+([^>]+)$",
    re.IGNORECASE,
)
"""`attack Daun with Heinrich`"""


def _read(line: int, text: str, rest: str) -> AttackOrder | Problem:
    asked = _THEN_ASK.match(rest.strip(END))
    attack = asked[1] if asked else rest
    if asked and not attack.strip(END):
        return AttackOrder(line, text, (), (), then_ask=True)
    both = sides(_WITH.sub(r"\2 > \1", attack.strip(END)))
    if len(both) != 2 or not all(both):
        return Problem(phrase("it does not say who attacks whom"))
    own, enemy = both
    return AttackOrder(line, text, own, enemy, bool(asked))


ATTACK = Verb(
    "attack",
    Group.COMBAT,
    phrase("attack GENERAL > GENERAL [, then ask] | ask"),
    phrase("names the next attack to fight, in the order written, or asks before each"),
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
