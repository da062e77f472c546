"""Cards by rule, for who recruits before he has drawn them: `cheapest diamonds, up to 3, keep R S13`."""

from __future__ import annotations

import re

from pbem.engine.phrase import Keyword, Typed, joined, phrase
from pbem.orders.grammar.lists import END, items
from pbem.orders.languages import words
from pbem.orders.languages.words import keyword
from pbem.orders.names.cards import card_words, looks_like_card, suit
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass

CHEAPEST = "cheapest"


@dataclass(frozen=True)
class PayRule:
    """Which cards pay, and for how much."""

    wishes: tuple[str, ...] = ()
    """The cards to take, the first before the second: `cheapest diamonds`, `cheapest`, `S13`; () for the
    cheapest."""
    most: int | None = None
    """How many troops and supply trains at most; None for all that are named."""
    keep: tuple[str, ...] = ()
    """Cards and suits that never pay."""

    @property
    def in_full(self) -> str:
        """The rule as one writes it."""
        parts: list[str] = [_wish_in_full(wish) for wish in self.wishes]
        if self.most is not None:
            parts.append(phrase("up to {number}", number=self.most))
        if self.keep:
            parts.append(joined((Keyword("keep"), *(_card_in_full(one) for one in self.keep)), " "))
        return joined(parts)


def _wish_in_full(wish: str) -> str:
    return joined(map(_card_in_full, wish.split()), " ")


def _card_in_full(word: str) -> str:
    return Keyword(word) if word == CHEAPEST else word


_MOST = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.at_most)})\s+(\d+)$", re.IGNORECASE)
_STARTS = words.one_of(
    words.words(lambda one: (*one.keywords.get(CHEAPEST, ()), *one.keywords.get("keep", ())))
)
_BEGINS = compiled(
    lambda: rf"(?:^|(?<=\s))(?:(?:{_STARTS})\b|(?:{words.pattern(lambda one: one.at_most)})\s+\d)",
    re.IGNORECASE,
)


def place_of_rule(text: str) -> int | None:
    """Where a rule for cards begins in what pays; None if cards are named themselves."""
    match = _BEGINS.search(text)
    return match.start() if match else None


def pay_rule(text: str) -> PayRule | Problem:
    """The rule that a text states, or why it states none."""
    rule, keeping = PayRule(), False
    for part in items(text):
        first, *more = card_words(part.strip(END)) or ("",)
        word = keyword(first)
        if match := _MOST.match(part.strip(END)):
            rule, keeping = PayRule(rule.wishes, int(match[1]), rule.keep), False
        elif word == "keep" or (keeping and _is_card(first)):
            kept = more if word == "keep" else (first, *more)
            rule, keeping = PayRule(rule.wishes, rule.most, (*rule.keep, *kept)), True
        elif wish := _wish(word, first, more):
            rule, keeping = PayRule((*rule.wishes, *wish), rule.most, rule.keep), False
        else:
            what = phrase('"{text}" is no rule for the cards that pay', text=Typed(part))
            return Problem(what, phrase("Rules are: cheapest, cheapest SUIT, up to NUMBER, keep CARD."))
    return rule


def _is_card(word: str) -> bool:
    return looks_like_card(word) or suit(word) is not None


def _wish(word: str, first: str, more: list[str]) -> tuple[str, ...]:
    """The wishes of one part; () if it is none."""
    if word in (CHEAPEST, "lowest"):
        return (" ".join((CHEAPEST, *more)),) if len(more) < 2 and all(map(suit, more)) else ()
    if suit(first) and not more and not looks_like_card(first):
        return (f"{CHEAPEST} {first}",)
    return (first, *more) if all(map(looks_like_card, (first, *more))) else ()
