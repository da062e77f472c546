"""The Cards of Fate for people to read: what they do, who decides, how it is written."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine.fate_choices import CHOICES
from pbem.engine.model import Effect, FateCard, Rules
from pbem.engine.phrase import Keyword, joined, phrase
from pbem.orders.grammar.fate import BY_EFFECT, CARD, CITY, ENEMY, Deed
from pbem.orders.names.cards import SUIT_NAMES
from pbem.records import dataclass


@dataclass(frozen=True)
class Ask:
    """What a nation decides about a card: the order, an example of it, and what happens without it (R35)."""

    nation: str
    form: str
    example: str
    may_pass: bool
    default: str


@dataclass(frozen=True)
class Version:
    """One version of a card: the suits in which it is read, when it works, its text, rulings on it."""

    card: str
    stroke: bool
    suits: tuple[str, ...]
    when: str
    text: str
    asks: tuple[Ask, ...]
    rulings: tuple[str, ...]


WHEN = {"now": phrase("at once"), "next": phrase("through the next turn"), "for good": phrase("from now on")}


def versions(rules: Rules) -> Iterator[Version]:
    """All versions of all cards; a stroke has the same in every suit."""
    for card in rules.clock.cards.values():
        for effect in dict.fromkeys(map(id, card.versions.values())):
            yield _version(rules, card, effect)


def _version(rules: Rules, card: FateCard, number: int) -> Version:
    suits = tuple(SUIT_NAMES[suit] for suit, effect in card.versions.items() if id(effect) == number)
    effect = next(effect for effect in card.versions.values() if id(effect) == number)
    asks = tuple(_ask(rules, effect, nation) for nation in effect.decides if nation in rules.nations)
    return Version(card.name, card.stroke, suits, WHEN[effect.when], effect.text, asks, effect.see)


def _ask(rules: Rules, effect: Effect, nation: str) -> Ask:
    deed = BY_EFFECT[effect.kind]
    example = phrase(
        "fate {deed} {named}", deed=Keyword(deed.word), named=_named(rules, effect, nation, deed)
    )
    choice = CHOICES.get(effect.kind)
    return Ask(nation, deed.form, example, choice is None or choice.may_pass, deed.default)


def _named(rules: Rules, effect: Effect, nation: str, deed: Deed) -> str:
    """A general, a card or a city that the order could name."""
    if deed.names == CARD:
        return "S4"
    if deed.names == CITY:
        general = effect.terms["general"] if effect.when == "now" else rules.nations[nation].generals[0]
        return joined((general, _next_to(rules, general, westwards=effect.kind == "chase")), ": ")
    owner = effect.terms["one_of"] if deed.names == ENEMY else nation
    return rules.nations[owner].generals[-1]


def _next_to(rules: Rules, general: str, *, westwards: bool) -> str:
    """A city near where a general is set up; for 12 hearts two roads to the west of it (R36)."""
    board = rules.board
    start = rules.generals[general].city
    near = board.neighbours[start]
    if westwards:
        near = tuple(dict.fromkeys(end for city in near for end in board.neighbours[city] if end != start))
    chosen = min(near, key=lambda city: board.cities[city].x) if westwards else near[0]
    return board.cities[chosen].title
