"""What an enemy may do, told in a sentence of its own, and the next one that builds on it: `Cumberland might
attack Richelieu. If he does, fight up to 20.`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Doubt, Outcome
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

MOST_WORDS = 6
"""So many words has the longest expression for `if he does`."""

OTHER = ("if", "should", "unless", "concede", "retreat", "lose", "win", "recruit", "pay")
"""What a premise does not tell of."""

OF_FIGHTS = (
    *("lose", "concede", "ask", "combat", "play", "spend"),
    *("reserve", "keep", "lowest", "highest", "cards"),
)
"""What a sentence tells that builds on it: how to fight."""


class Premise:
    """The last sentence that told of an enemy's attack."""

    def __init__(self) -> None:
        self._enemies: list[Entity] = []
        self._own: list[Entity] = []
        self._is_guess = False
        self.doubts: list[Doubt] = []
        """How it was asked back."""
        self._text = ""
        self._line = 0

    def hear(self, at: Situation, entities: Sequence[Entity], text: str) -> None:
        """Note a sentence if it tells of an attack by an enemy."""
        sides = _sides(at, entities)
        self._enemies, self._own = sides or ([], [])
        guesses = mean(entities, "maybe") or any(fold(one.text) in kind_of("guessing") for one in entities)
        self._is_guess = guesses and not mean(entities, "not")
        self.doubts, self._text = [], text
        self._line = entities[-1].line if entities else 0

    def built_on(self, entities: list[Entity], out: Outcome) -> list[Entity]:
        """A sentence with the premise in the place of `if he does`; as it is if it does not build on one."""
        end = _if_so(entities, is_guess=self._is_guess)
        rest = entities[end:]
        tells = mean(rest, *OF_FIGHTS) or any(one.kind is Kind.PIECE for one in rest)
        if not (self._enemies and end and tells) or entities[0].line > self._line + 1:
            return entities
        out.doubts[:] = [one for one in out.doubts if not any(one is two for two in self.doubts)]
        if self._text and out.saying:
            out.saying = f"{self._text} {out.saying}"
        line = entities[0].line
        head = [
            _meaning("if", line, "if"), *self._enemies, _meaning("attacks", line, "attack"), *self._own,
            Entity(Kind.MARK, ",", line),
        ]  # fmt: skip
        self._enemies = []
        rest = rest[1:] if rest and rest[0].kind is Kind.MARK else rest
        return [*(replace(one, line=line) for one in head), *rest]


def _meaning(text: str, line: int, *meanings: str) -> Entity:
    return Entity(Kind.MEANING, text, line, meanings=frozenset(meanings))


def _sides(at: Situation, entities: Sequence[Entity]) -> tuple[list[Entity], list[Entity]] | None:
    """The enemies who attack in a sentence, and one's own generals who are attacked; None if it tells of
    something else, too."""
    pieces = [one for one in entities if one.kind is Kind.PIECE]
    names = [at.piece(one) for one in pieces]
    if not names or any(name not in at.rules.generals for name in names) or mean(entities, *OTHER):
        return None
    are_own = [at.is_own(str(name)) for name in names]
    if are_own[0] or are_own != sorted(are_own) or any(one.number for one in entities):
        return None
    if not (mean(entities, "attack") or any(fold(one.text) in kind_of("comes for") for one in entities)):
        return None
    of = {True: [one for one, own in zip(pieces, are_own, strict=True) if own]}
    of[False] = [one for one, own in zip(pieces, are_own, strict=True) if not own]
    return (of[False], of[True]) if len(of[False]) == 1 and len(of[True]) < 2 else None


def _if_so(entities: Sequence[Entity], *, is_guess: bool) -> int:
    """Where `if he does` ends that a sentence begins with; 0 if it begins otherwise."""
    known = kind_of("if he does")
    for end in range(min(MOST_WORDS, len(entities) - 1), 0, -1):
        if "".join(fold(one.text) for one in entities[:end]) in known:
            return end
    is_then = len(entities) > 1 and entities[0].means("then") and is_guess
    return 1 if is_then else 0
