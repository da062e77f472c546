"""`recruit S13 C12: Keith 2, train 1 at Berlin`: the cards that pay, or a rule for them, and what for."""

from __future__ import annotations

import re
from dataclasses import replace

from pbem.engine.phrase import Typed, joined, phrase, sentences
from pbem.orders.grammar.lists import END, TROOPS, items, piece_in_words
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.pay_rule import PayRule, pay_rule, place_of_rule
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.names.cards import card_words, looks_like_card
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class Recruits:
    """One item of a recruitment: `Keith 2`, `train 1 at Berlin`, `Dohna at Berlin 1`."""

    piece: str
    troops: int | None
    place: str | None


@dataclass(frozen=True)
class RecruitOrder(Order):
    """Cards and what they buy; `place` holds for all pieces that re-enter."""

    cards: tuple[str, ...]
    items: tuple[Recruits, ...]
    place: str | None = None
    rule: PayRule | None = None
    """Which cards pay, if they are not named."""

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """All pieces that get troops or re-enter."""
        return tuple(item.piece for item in self.items)

    @property
    def in_full(self) -> str:
        """The order as one line."""
        cards: str = self.rule.in_full if self.rule else joined(self.cards, " ")
        if self.place:
            cards = phrase("at {city} {cards}", city=self.place, cards=cards)
        return phrase("recruit {cards}: {items}", cards=cards, items=joined(map(_in_full, self.items)))


def _in_full(item: Recruits) -> str:
    piece = piece_in_words(item.piece)
    at = phrase("{piece} at {city}", piece=piece, city=item.place) if item.place else piece
    return at if item.troops is None else sentences(at, str(item.troops))


def _read(line: int, text: str, rest: str) -> RecruitOrder | Problem:
    paid, colon, bought = rest.partition(":")
    begins = place_of_rule(paid)
    rule = pay_rule(paid[begins:]) if begins is not None else None
    place, cards = _payment(paid if begins is None else paid[:begins])
    if isinstance(rule, Problem):
        return rule
    if cards and rule:
        rule, cards = replace(rule, wishes=(*cards, *rule.wishes)), ()
    any_number = rule is not None and rule.most is not None
    parts = [_recruits(part.rstrip(END), any_number=any_number) for part in items(bought)]
    if not colon:
        return Problem(phrase("there is no colon between the cards and what they pay for"))
    if not (cards or rule) or not parts:
        return Problem(phrase("nothing pays for it") if parts else phrase("nothing is recruited"))
    wrong = [part for part in parts if isinstance(part, Problem)]
    right = tuple(part for part in parts if isinstance(part, Recruits))
    return wrong[0] if wrong else RecruitOrder(line, text, cards, right, place, rule)


_AT_WORDS = words.pattern(lambda one: one.at)
_AT = compiled(rf"(?:^|\s)(?:{_AT_WORDS})\s", re.IGNORECASE)
_WITH = compiled(lambda: rf"^\s*(?:{words.pattern(lambda one: one.with_)})\s+", re.IGNORECASE)


def _payment(text: str) -> tuple[str | None, tuple[str, ...]]:
    """The city after `at` and the cards, whichever comes first."""
    before, *after = _AT.split(_WITH.sub("", text), maxsplit=1)
    rest = list(card_words(after[0])) if after else []
    name = []
    while rest and not looks_like_card(rest[0]):
        name.append(rest.pop(0))
    return " ".join(name) or None, (*card_words(before), *rest)


_TRAIN = compiled(
    lambda: (
        rf"^((?:{words.pattern(lambda one: one.trains)})(?:\s+\d+)?)"
        rf"(?:\s+(?:{_AT_WORDS})\s+(.+)|\s+([^\W\d_]\D*))?$"
    ),
    re.IGNORECASE,
)
_NUMBER_LAST = compiled(rf"^(.+?)\s+(\d+){TROOPS}$", re.IGNORECASE)
_NUMBER_FIRST = compiled(
    lambda: rf"^(\d+){TROOPS}\s+(?:(?:{words.pattern(lambda one: one.for_)})\s+)?(.+)$", re.IGNORECASE
)


def _recruits(text: str, *, any_number: bool = False) -> Recruits | Problem:
    if train := _TRAIN.match(text):
        return Recruits(train[1], None, train[2] or train[3])
    if first := _NUMBER_FIRST.match(text):
        text = f"{first[2]} {first[1]}"
    name, *places = _AT.split(text, maxsplit=1)
    name, troops = _number(name)
    place, more = _number(places[0]) if places else (None, None)
    if troops is not None and more is not None:
        return Problem(phrase('"{text}" names two numbers of troops', text=Typed(text)))
    if troops is None and more is None and not place and not any_number:
        return Problem(phrase('"{text}" does not say how many troops', text=Typed(text)))
    return Recruits(name, more if troops is None else troops, place)


def _number(text: str) -> tuple[str, int | None]:
    match = _NUMBER_LAST.match(text.strip())
    return (match[1], int(match[2])) if match else (text.strip(), None)


_PAID = compiled(
    lambda: rf"^(.*?[\w♠♣♥♦])\s+(?:{words.pattern(lambda one: one.for_)}|->|→|=)\s+(.+)$", re.IGNORECASE
)


def _split(rest: str) -> tuple[str, str] | None:
    """The cards, and what they pay for, which comes after `for` or the last card."""
    if match := _PAID.match(rest):
        return match[1], match[2]
    parts = rest.split()
    size = next((at for at, word in enumerate(parts) if not looks_like_card(word)), 0)
    return (" ".join(parts[:size]), " ".join(parts[size:])) if size else None


RECRUIT = Verb(
    "recruit",
    Group.STAGE,
    phrase(
        "recruit [at CITY] CARDS | cheapest [SUIT], up to NUMBER, keep CARDS: "
        "GENERAL TROOPS, train NUMBER at CITY, GENERAL at CITY TROOPS …"
    ),
    phrase("pays for new troops and for pieces that re-enter, at this point"),
    "rule 10",
    RecruitOrder,
    _read,
    (
        ("recruit S13 Keith 2", "there is no colon between the cards and what they pay for"),
        ("recruit: Keith 2", "nothing pays for it"),
        ("recruit S13:", "nothing is recruited"),
        ("recruit S13: Keith", '"Keith" does not say how many troops'),
        ("recruit cheapest two: Keith 1", '"cheapest two" is no rule for the cards that pay'),
    ),
    in_stage=True,
    after_words=True,
    leading_colon=True,
    split=_split,
)
