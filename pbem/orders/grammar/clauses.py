"""The clauses of battle plans: how they are read, and what is wrong with those that cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pbem.engine.phrase import Keyword, Typed, joined, phrase
from pbem.orders.grammar.lists import END, items
from pbem.orders.languages import words
from pbem.orders.languages.folding import close, fold
from pbem.orders.languages.words import keyword
from pbem.orders.names import cards
from pbem.orders.problem import Problem


@dataclass(frozen=True)
class Clause:
    """One clause of a battle plan: its word in English, and the words that follow it."""

    word: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.word, *self.words))

    @property
    def in_full(self) -> str:
        """The clause with what follows it: cards and numbers, but also suits, and how Reserves are used."""
        return joined((Keyword(self.word), *map(_after, self.words)), " ")


def _after(word: str) -> str:
    return Keyword(word.lower()) if word.lower() in AFTER_RESERVE else word


def clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of a plan; a card after a comma goes on with the `play` or `keep` before it."""
    read: list[Clause] = []
    for part in items(text.replace(":", " ")):
        word, *more = cards.card_words(part.rstrip(END)) or ("",)
        is_card = bool(cards.looks_like_card(word) or cards.suit(word))
        if is_card and read and read[-1].word in ("play", "keep"):
            read[-1] = Clause(read[-1].word, (*read[-1].words, word, *more))
        else:
            read.append(_clause(word, more))
    return tuple(read)


_SAME = {"lowest": "low", "highest": "high"}


def _clause_word(word: str) -> str:
    """The English word of a clause; what is none as it was written, for the message about it."""
    english = _SAME.get(keyword(word), keyword(word))
    return english if english in CLAUSES else word.lower()


def _clause(word: str, more: Sequence[str]) -> Clause:
    """A clause, with English words for those of other languages."""
    if keyword(word) in ("no", "none") and list(map(_clause_word, more)) == ["reserve"]:
        return Clause("reserve", ("no",))
    english = _clause_word(word)
    if english in _LEAST and fold("".join(more[:-1])) in _AT_MOST:
        more = more[-1:]
    known = (keyword(one) if keyword(one) in AFTER_RESERVE else one for one in more)
    return Clause(english, tuple(known) if english == "reserve" else tuple(more))


def _some(clause: Clause) -> str:
    return "" if clause.words else phrase("`{word}` names no card", word=Keyword(clause.word))


def _one_number(clause: Clause) -> str:
    least = _LEAST[clause.word]
    if len(clause.words) == 1 and clause.words[0].isdecimal() and int(clause.words[0]) >= least:
        return ""
    return phrase("`{word}` needs one number, {least} or more", word=Keyword(clause.word), least=least)


_AT_MOST = words.forms(words.words(lambda one: one.at_most))
"""What a number says anyway; `or more` and the like are refused."""
_LEAST = {"spend": 0, "loss": 0, "settle": 1}


def _nothing(clause: Clause) -> str:
    return phrase("nothing can follow `{word}`", word=Keyword(clause.word)) if clause.words else ""


def _how(clause: Clause) -> str:
    right = len(clause.words) == 1 and clause.words[0].lower() in AFTER_RESERVE
    return "" if right else phrase("`reserve` is followed by no, last or yes")


AFTER_RESERVE = ("no", "last", "yes")
"""What the clause `reserve` is followed by."""

CLAUSES: dict[str, Callable[[Clause], str]] = {
    "play": _some,
    "spend": _one_number,
    "loss": _one_number,
    "settle": _one_number,
    "keep": _some,
    "low": _nothing,
    "high": _nothing,
    "zero": _nothing,
    "reserve": _how,
    "concede": _nothing,
    "ask": _nothing,
}
"""The clauses of battle plans, with what is wrong in the words after them."""


def clause_problem(clause: Clause) -> Problem | None:
    """Why a clause cannot be read, if it cannot."""
    if clause.word in CLAUSES:
        wrong = CLAUSES[clause.word](clause)
        return Problem(wrong, _example(clause.word)) if wrong else None
    near = [word for word in CLAUSES if any(close(clause.word, one) for one in _spellings(word))]
    hint = (
        phrase("Did you mean `{meant}`?", meant=Keyword(near[0]))
        if near
        else phrase("Clauses are {words}.", words=joined(map(Keyword, CLAUSES)))
    )
    return Problem(phrase('"{clause}" is not a clause of a battle plan', clause=Typed(clause)), hint)


def _spellings(word: str) -> tuple[str, ...]:
    return words.words(lambda one: one.keywords.get(word, ()))


_EXAMPLES = {
    "play": phrase("play S10 S7 R4"),
    "spend": phrase("spend 20"),
    "loss": phrase("loss 3"),
    "settle": phrase("settle 1"),
    "keep": phrase("keep S12 R"),
    "reserve": phrase("reserve no"),
}


def _example(word: str) -> str:
    return phrase("For example: {word}.", word=_EXAMPLES.get(word, Keyword(word)))
