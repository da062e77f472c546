"""Conditions of a fight in battle plans: `if loss 6 or more`, `if attacked, suit 12 or less`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pbem.engine.phrase import Keyword, Typed, joined, phrase
from pbem.orders.grammar.lists import END
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import keyword
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass

ATTACKED, ATTACKING, SCORE, LOSS, TROOPS, ENEMY_TROOPS, SUIT, ENEMY_CARDS = (
    "attacked",
    "attacking",
    "score",
    "loss",
    "troops",
    "enemy troops",
    "suit",
    "enemy cards",
)
"""What a condition can look at. The first two stand alone; the others are followed by a number."""

ALONE = (ATTACKED, ATTACKING)

FORMS = (
    phrase("attacked"),
    phrase("attacking"),
    phrase("score -6 or worse"),
    phrase("loss 5 or more"),
    phrase("troops 3 or fewer"),
    phrase("enemy troops 9 or more"),
    phrase("suit 15 or less"),
    phrase("enemy cards 3 or fewer"),
)
"""One of each kind, as players write it."""


@dataclass(frozen=True)
class FightCondition:
    """One condition: what it looks at, and a bound for it."""

    what: str
    """One of the kinds above."""
    number: int = 0
    more: bool = False
    """Whether that number or more fulfils it; if not, that number or less."""

    def __str__(self) -> str:
        return " ".join(self.words)

    @property
    def words(self) -> tuple[str, ...]:
        """The condition in English words, as a clause keeps them."""
        bound = () if self.what in ALONE else (str(self.number), "or", self._direction)
        return (*self.what.split(), *bound)

    @property
    def _direction(self) -> str:
        if self.what == SCORE:
            return "better" if self.more else "worse"
        if self.more:
            return "more"
        return "less" if self.what in (LOSS, SUIT) else "fewer"

    @property
    def in_full(self) -> str:
        """The condition as it is written, with the reader's words."""
        return joined((word if _is_number(word) else Keyword(word) for word in self.words), " ")


def conditions(text: str) -> tuple[FightCondition, ...] | Problem:
    """All conditions of a list, of which every one has to be fulfilled; or why one cannot be read."""
    read = [condition(part) for part in _AND.split(text.strip(END)) if part.strip(END)]
    if wrong := next((one for one in read if isinstance(one, Problem)), None):
        return wrong
    return tuple(one for one in read if isinstance(one, FightCondition)) or Problem(_nothing(), known_forms())


def condition(text: str) -> FightCondition | Problem:
    """The condition that a text means, or why it means none."""
    parts = [_PLUS.sub(r"\1 or more", part) for part in text.strip(END).split()]
    typed = [word for part in parts for word in part.split()]
    at = next((place for place, word in enumerate(typed) if _is_number(word)), len(typed))
    what, bound = _subject(typed[:at])
    if what in ALONE and at == len(typed):
        return FightCondition(what)
    more = _more(bound, typed[at + 1 :])
    if what is None or what in ALONE or at == len(typed) or more is None:
        return _unreadable(text, what, at < len(typed))
    number = int(typed[at].replace("\u2212", "-"))
    # Nobody has the right to play on a score above 0, so that `score 6 or worse` leaves out the minus.
    return FightCondition(what, -abs(number) if what == SCORE else number, more)


def known_forms() -> str:
    """The conditions there are, for a message."""
    return phrase("Conditions are: {forms}.", forms=joined(FORMS))


def _subject(typed: list[str]) -> tuple[str | None, list[str]]:
    """What a condition looks at, and the words between that and its number."""
    meant = [keyword(word) for word in typed]
    if meant[:1] == ["own"]:
        meant, typed = meant[1:], typed[1:]
    for what in KINDS:
        length = len(what.split())
        if meant[:length] == what.split():
            return what, typed[length:]
    return None, typed


KINDS = (ENEMY_TROOPS, ENEMY_CARDS, ATTACKED, ATTACKING, SCORE, LOSS, TROOPS, SUIT)


def _more(before: list[str], after: list[str]) -> bool | None:
    """Whether a number is the least that is allowed, or the most; None if nothing says so."""
    bound, direction = fold("".join(before)), [keyword(word) for word in after]
    if not direction and bound in _AT_LEAST | _AT_MOST:
        return bound in _AT_LEAST
    if not bound and len(direction) == 2 and direction[0] == "or":
        return _DIRECTIONS.get(direction[1])
    return None


_DIRECTIONS = {"more": True, "better": True, "less": False, "fewer": False, "worse": False}
_AT_LEAST = words.forms(words.words(lambda one: one.at_least))
_AT_MOST = words.forms(words.words(lambda one: one.at_most))
_AND = compiled(lambda: rf"\s*[,;]\s*|\s+(?:{words.pattern(lambda one: one.plus)})\s+", re.IGNORECASE)
_PLUS = compiled(r"^(\d+)\+$")


def _is_number(word: str) -> bool:
    return re.fullmatch(r"[-\u2212]?\d+", word) is not None


def _unreadable(text: str, what: str | None, has_number: bool) -> Problem:
    if what in ALONE:
        return Problem(phrase("nothing can follow `{word}`", word=Keyword(what)))
    if what is None:
        return Problem(phrase('"{text}" is no condition of a fight', text=Typed(text.strip())), known_forms())
    if not has_number:
        return Problem(phrase('"{text}" names no number', text=Typed(text.strip())), known_forms())
    return Problem(
        phrase('"{text}" says neither `or more` nor `or less`', text=Typed(text.strip())), known_forms()
    )


def _nothing() -> str:
    return phrase("there is no condition after `if`")


def listed(conditions: Iterable[FightCondition]) -> str:
    """Conditions as one writes them."""
    return joined(one.in_full for one in conditions)
