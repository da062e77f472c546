"""The clauses of battle plans: how they are read, and what is wrong with those that cannot be."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from pbem.engine.phrase import Keyword, Typed, joined, phrase
from pbem.orders.grammar.lists import END, items
from pbem.orders.grammar.plan.fight_condition import FightCondition, conditions, listed
from pbem.orders.grammar.plan.other_wording import (
    ASKED_IN_TURN,
    in_own_words,
    parts_in_turn,
    with_limits_fought,
    without_all,
    without_me,
)
from pbem.orders.languages import words
from pbem.orders.languages.folding import close, fold
from pbem.orders.languages.words import keyword
from pbem.orders.names import cards
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


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
        if asked := self.conditions:
            return joined((Keyword(self.word), Keyword(IF), listed(asked)), " ")
        if self.word == "fight" and self.words:
            return phrase("fight up to {limit}", limit=self.words[0])
        return joined((Keyword(self.word), *map(_after, self.words)), " ")

    @property
    def is_conditional(self) -> bool:
        """Whether it says on which conditions it counts (`ask if loss 8 or more`)."""
        return self.words[:1] == (IF,)

    @property
    def conditions(self) -> tuple[FightCondition, ...]:
        """The conditions on which it counts; empty if there are none, or they cannot be read."""
        read = self._conditions() if self.is_conditional else ()
        return () if isinstance(read, Problem) else read

    @property
    def unreadable_condition(self) -> Problem | None:
        """Why its conditions cannot be read, if they cannot."""
        read = self._conditions() if self.is_conditional else None
        return read if isinstance(read, Problem) else None

    def _conditions(self) -> tuple[FightCondition, ...] | Problem:
        return conditions(" ".join(self.words[1:]))


IF = "if"
"""What stands between a clause and its conditions."""


def _after(word: str) -> str:
    return Keyword(word.lower()) if word.lower() in AFTER_RESERVE else word


def clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of a plan; a card after a comma goes on with the `play` or `keep` before it."""
    read: list[Clause] = []
    for part in _parts(text.replace(":", " ")):
        if asked := _asked_if(part, read):
            read[len(read) - asked.replaces :] = [asked.clause]
            continue
        word, *more = cards.card_words(part.rstrip(END)) or ("",)
        is_card = bool(cards.looks_like_card(word) or cards.suit(word))
        if is_card and read and read[-1].word in ("play", "keep"):
            read[-1] = Clause(read[-1].word, (*read[-1].words, word, *more))
        else:
            read.append(_clause(word, more))
    return tuple(read)


CUT_SHORT = compiled(r"(?<=[^\W\d_])\.(?=\s*\d)")
"""The stop of a word cut short before its number: `max. 15`."""


def _parts(text: str) -> Sequence[str]:
    """The parts of a plan, one clause each, in the words of clauses."""
    before, found = "", []
    for whole in items(CUT_SHORT.sub("", text)):
        for turn in parts_in_turn(whole, before, lambda word: word in CLAUSES):
            for one in _apart(without_all(without_me(turn))):
                word = _clause_word(in_own_words(one).split()[0])
                before = word if word in ASKED_IN_TURN else before
                found.append(one)
    return with_limits_fought(found)


def _apart(part: str) -> tuple[str, ...]:
    """The clauses of a part in which the commas were forgotten: `fight loss 2`; else the part as it is."""
    typed = part.split()
    starts = [at for at in range(len(typed)) if _begins(typed, at)]
    if len(starts) < 2 or starts[0] != 0 or _ASK_IF.match(part.strip(END)):
        return (part,)
    cuts = zip(starts, (*starts[1:], len(typed)), strict=True)
    return tuple(" ".join(typed[start:end]) for start, end in cuts)


def _begins(typed: Sequence[str], at: int) -> bool:
    """Whether a clause begins with a word: `reserve` may also be kept, or follow `no`."""
    before, word, after = (keyword(one) for one in ("", *typed, "")[at : at + 3])
    if word in ("no", "none"):
        return after == "reserve"
    is_bare = _clause_word(typed[at]) == "cards" and not after.isdecimal()
    return _clause_word(typed[at]) in CLAUSES and not is_bare and before not in ("keep", "play", "no", "none")


@dataclass(frozen=True)
class _Asked:
    """A conditional `ask`, and how many of the clauses before are part of it."""

    clause: Clause
    replaces: int


_ASK_IF = compiled(
    lambda: (
        rf"^(?:{words.pattern(lambda one: one.keywords.get('ask', ()))})"
        rf"\s+(?:{words.pattern(lambda one: one.if_)})\s+(.*)$"
    ),
    re.IGNORECASE,
)


def _asked_if(part: str, before: Sequence[Clause]) -> _Asked | None:
    """`ask if CONDITION`, or a condition that goes on with the one before; None if a part is neither."""
    if match := _ASK_IF.match(part.strip(END)):
        return _Asked(Clause("ask", (IF, *_condition_words(match[1]))), 0)
    if before and before[-1].conditions and not isinstance(read := conditions(part), Problem):
        more = (word for one in read for word in ("and", *one.words))
        return _Asked(Clause("ask", (*before[-1].words, *more)), 1)
    return None


def _condition_words(text: str) -> tuple[str, ...]:
    """Conditions in English words; what is none as it was written, for the message about it."""
    read = conditions(text)
    if isinstance(read, Problem):
        return tuple(text.split())
    first, *others = read
    return (*first.words, *(word for one in others for word in ("and", *one.words)))


_SAME = {"lowest": "low", "highest": "high"}


def _clause_word(word: str) -> str:
    """The English word of a clause, be it cut short: `res. last`; what is none as it was written, for the
    message about it."""
    said = keyword(word.rstrip("."))
    english = _SAME.get(said, said)
    return english if english in CLAUSES else word.lower()


def _clause(word: str, more: Sequence[str]) -> Clause:
    """A clause, with English words for those of other languages."""
    if keyword(word) in ("no", "none") and list(map(_clause_word, more)) == ["reserve"]:
        return Clause("reserve", ("no",))
    english = _clause_word(word)
    if english in _LEAST and fold("".join(more[:-1])) in _AT_MOST | (_UP_TO if english == "fight" else set()):
        more = more[-1:]
    if english in ("low", "high") and list(map(keyword, more)) == ["cards"]:
        more = ()
    if english == "keep":
        more = ["R" if keyword(one) == "reserve" else one for one in more]
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
_UP_TO = words.forms(words.words(lambda one: one.to_place))
"""What may stand before the limit of `fight`: `fight to 20`."""
_LEAST = {"spend": 0, "loss": 0, "settle": 1, "fight": 0, "cards": 1}


def _limit(clause: Clause) -> str:
    return _one_number(clause) if clause.words else ""


def _asks(clause: Clause) -> str:
    return "" if clause.is_conditional else _nothing(clause)


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
    "ask": _asks,
    "fight": _limit,
    "cards": _one_number,
}
"""The clauses of battle plans, with what is wrong in the words after them."""


def clause_problem(clause: Clause) -> Problem | None:
    """Why a clause cannot be read, if it cannot."""
    if unreadable := clause.unreadable_condition:
        return unreadable
    if clause.word in CLAUSES:
        wrong = CLAUSES[clause.word](clause)
        return Problem(wrong, _example(clause.word)) if wrong else None
    near = _near_clauses(clause.word)
    hint = (
        phrase("Did you mean `{meant}`?", meant=Keyword(near[0]))
        if near
        else phrase("Clauses are {words}.", words=joined(map(Keyword, CLAUSES)))
    )
    return Problem(phrase('"{clause}" is not a clause of a battle plan', clause=Typed(clause)), hint)


@lru_cache(maxsize=1024)
def _near_clauses(text: str) -> list[str]:
    """The clauses that a word may be with a typing error."""
    return [word for word in CLAUSES if any(close(text, one) for one in _spellings(word))]


def _spellings(word: str) -> tuple[str, ...]:
    return words.words(lambda one: one.keywords.get(word, ()))


_EXAMPLES = {
    "play": phrase("play S10 S7 R4"),
    "spend": phrase("spend 20"),
    "cards": phrase("cards 2"),
    "loss": phrase("loss 3"),
    "settle": phrase("settle 1"),
    "keep": phrase("keep S12 R"),
    "reserve": phrase("reserve no"),
    "fight": phrase("fight up to 30"),
}


def _example(word: str) -> str:
    return phrase("For example: {word}.", word=_EXAMPLES.get(word, Keyword(word)))
