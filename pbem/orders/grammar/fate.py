"""`fate retire Dohna`: the orders that answer Cards of Fate (rule 11), one row for each word after `fate`.

The parser, `pbem rules fate` and docs/orders.md take their forms from here.
"""

from __future__ import annotations

import re

from pbem.engine.phrase import Keyword, joined, phrase, sentences
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.names.cards import held_card
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class FateOrder(Order):
    """The answer to a Card of Fate."""

    deed: str
    """What is done, by the word of its row."""
    name: str = ""
    """A general, or a card."""
    place: str = ""
    """A city."""

    @property
    def in_full(self) -> str:
        """The order as one line."""
        named = joined((part for part in (self.name, self.place) if part), ": ")
        return sentences(phrase("fate {deed}", deed=Keyword(self.deed)), named)


GENERAL, ENEMY, CARD, CITY, NOTHING = "GENERAL", "ENEMY", "CARD", "CITY", ""
"""What a verb is followed by."""

PASS, ASK = "pass", "ask"
"""The words that every card is answered with: nothing is done, or the player wants to be asked."""

FORMS = {
    GENERAL: phrase("GENERAL"),
    ENEMY: phrase("GENERAL"),
    CARD: phrase("CARD"),
    CITY: phrase("[GENERAL:] CITY"),
    NOTHING: "",
}
"""How that is shown in a form."""


@dataclass(frozen=True)
class Deed:
    """One row. Its words stand in `languages`, by its `word`."""

    word: str
    """The word after `fate` in its usual English spelling, which is its key everywhere."""
    effects: tuple[str, ...]
    """The kinds of effect that it answers."""
    names: str
    """What it names: one of the kinds above."""
    does: str
    """What it does, as a phrase."""
    default: str
    """What happens without an answer (R35)."""

    @property
    def form(self) -> str:
        """How the whole order is written."""
        named = FORMS[self.names]
        return sentences(phrase("fate {deed}", deed=Keyword(self.word)), named)


NO_USE = phrase("nothing happens")

DEEDS: tuple[Deed, ...] = (
    Deed(
        "reinforce",
        ("gain",),
        GENERAL,
        phrase("gives a new troop to one of your generals"),
        phrase("the highest general who has room gets it"),
    ),
    Deed(
        "lose",
        ("lose",),
        GENERAL,
        phrase("takes a troop from one of your generals"),
        phrase("the highest general who has more than one loses it"),
    ),
    Deed(
        "retire",
        ("peace",),
        GENERAL,
        phrase("takes one of your generals out of the game"),
        phrase("who is off the map goes first, then the lowest in rank"),
    ),
    Deed("exchange", ("swap",), CARD, phrase("names the card to exchange"), NO_USE),
    Deed(
        "renew",
        ("renew",),
        CARD,
        phrase("puts a card away and draws another"),
        NO_USE,
    ),
    Deed(
        "give",
        ("trade",),
        CARD,
        phrase("hands a card over and takes one blindly"),
        NO_USE,
    ),
    Deed(
        "move",
        ("step", "chase"),
        CITY,
        phrase("moves the general of the card"),
        NO_USE,
    ),
    Deed(
        "flip",
        ("flip",),
        ENEMY,
        phrase("turns an enemy and his stack face down"),
        NO_USE,
    ),
    Deed(
        "evade",
        ("evade",),
        CITY,
        phrase("steps aside before an attack"),
        phrase("the stack stays"),
    ),
    Deed(
        PASS,
        (),
        NOTHING,
        phrase("does not use what the card offers"),
        NO_USE,
    ),
    Deed(
        ASK,
        (),
        NOTHING,
        phrase("asks you, whatever else is on file"),
        phrase("as without any order"),
    ),
)
"""Every verb that `fate` is followed by."""

BY_WORD = {deed.word: deed for deed in DEEDS}
BY_EFFECT = {kind: deed for deed in DEEDS for kind in deed.effects}


def deed_of(word: str) -> Deed | None:
    """The row of a word after `fate` as a player writes it, in any language; None if it is none."""
    return BY_WORD.get(words.deed_of(word) or "")


def read_deed(line: int, text: str, rest: str) -> FateOrder | Problem:
    """The order of the words after `fate`, or why they are none."""
    match = re.match(r"([^\W\d_]+)\s*:?\s*(.*)$", rest.strip(" .,;!"))
    deed = deed_of(match[1]) if match else None
    if not match or not deed:
        known = phrase("After `fate` comes {words}.", words=joined(Keyword(d.word) for d in DEEDS))
        return Problem(phrase("it does not say what to do"), known)
    return read_as(deed, line, text, match[2])


def read_as(deed: Deed, line: int, text: str, named: str) -> FateOrder | Problem:
    """The order of what a known deed names, or why it is none."""
    if deed.names == NOTHING:
        if named:
            return Problem(phrase("nothing can follow `{word}`", word=Keyword(deed.word)))
        return FateOrder(line, text, deed.word)
    if not named:
        return Problem(_UNNAMED[deed.names], phrase("Write: {form}", form=deed.form))
    if deed.names == CARD:
        card = held_card(named)
        return card if isinstance(card, Problem) else FateOrder(line, text, deed.word, card)
    if deed.names == CITY:
        *who, place = _TO.split(named, maxsplit=1)
        if not place.strip():
            return Problem(phrase("no city is named"), phrase("Write: {form}", form=deed.form))
        return FateOrder(line, text, deed.word, "".join(who).strip(), place.strip())
    return FateOrder(line, text, deed.word, named)


_UNNAMED = {
    CARD: phrase("no card is named"),
    CITY: phrase("no city is named"),
    GENERAL: phrase("no general is named"),
    ENEMY: phrase("no general is named"),
}

_TO = compiled(
    lambda: rf"\s*(?::|-*>|→)\s*|(?:^|\s+)(?:{words.pattern(lambda one: one.to_place)})\s+", re.IGNORECASE
)


FATE = Verb(
    "fate",
    Group.ANY_TIME,
    phrase("fate retire GENERAL | exchange CARD | pass …"),
    phrase("answers a Card of Fate"),
    "rule 11",
    FateOrder,
    read_deed,
    (
        ("fate", "it does not say what to do"),
        ("fate Dohna", "it does not say what to do"),
        ("fate retire", "no general is named"),
        ("fate exchange S14", "S14 is not a Tactical Card"),
        ("fate evade Keith:", "no city is named"),
        ("fate pass Dohna", "nothing can follow `pass`"),
    ),
    lasts=True,
    at_once=True,
)
