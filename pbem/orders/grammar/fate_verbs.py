"""The orders that answer Cards of Fate (rule 11): one row a verb, and how the words after it are read.

The parser, `pbem rules fate` and docs/orders.md take their forms from here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pbem.engine.phrase import Keyword, joined, phrase, sentences
from pbem.orders.grammar import syntax as s
from pbem.orders.languages.folding import fold
from pbem.orders.languages.german import words_for
from pbem.orders.names.cards import NoCard, held_card

GENERAL, ENEMY, CARD, CITY, NOTHING = "GENERAL", "ENEMY", "CARD", "CITY", ""
"""What a verb is followed by."""

PASS = "pass"

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
    """One row: the `words` that mean it, the kinds of effect it answers, what it names, what it does, what
    happens without an answer (R35), and its German words."""

    words: tuple[str, ...]
    effects: tuple[str, ...]
    names: str
    does: str
    default: str
    german: tuple[str, ...]

    @property
    def word(self) -> str:
        """The verb in its usual spelling."""
        return self.words[0]

    @property
    def form(self) -> str:
        """How the whole order is written."""
        named = FORMS[self.names]
        return sentences(phrase("fate {deed}", deed=Keyword(self.word)), named)


NO_USE = phrase("nothing happens")

DEEDS: tuple[Deed, ...] = (
    Deed(
        ("reinforce", "add"),
        ("gain",),
        GENERAL,
        phrase("gives a new troop to one of your generals"),
        phrase("the highest general who has room gets it"),
        ("verstärke",),
    ),
    Deed(
        ("lose",),
        ("lose",),
        GENERAL,
        phrase("takes a troop from one of your generals"),
        phrase("the highest general who has more than one loses it"),
        ("verliere",),
    ),
    Deed(
        ("retire",),
        ("peace",),
        GENERAL,
        phrase("takes one of your generals out of the game"),
        phrase("who is off the map goes first, then the lowest in rank"),
        ("entlasse",),
    ),
    Deed(("exchange", "swap"), ("swap",), CARD, phrase("names the card to exchange"), NO_USE, ("tausche",)),
    Deed(
        ("renew", "discard"),
        ("renew",),
        CARD,
        phrase("puts a card away and draws another"),
        NO_USE,
        ("erneuere",),
    ),
    Deed(
        ("give", "trade"),
        ("trade",),
        CARD,
        phrase("hands a card over and takes one blindly"),
        NO_USE,
        ("gib", "gebe"),
    ),
    Deed(
        ("move",),
        ("step", "chase"),
        CITY,
        phrase("moves the general of the card"),
        NO_USE,
        ("ziehe", "bewege"),
    ),
    Deed(
        ("flip", "turn"),
        ("flip",),
        ENEMY,
        phrase("turns an enemy and his stack face down"),
        NO_USE,
        ("drehe", "umdrehen"),
    ),
    Deed(
        ("evade",),
        ("evade",),
        CITY,
        phrase("steps aside before an attack"),
        phrase("the stack stays"),
        ("weiche", "ausweichen"),
    ),
    Deed(
        (PASS, "no", "none", "stay"),
        (),
        NOTHING,
        phrase("does not use what the card offers"),
        NO_USE,
        ("passe", "passen", "bleibe"),
    ),
)
"""Every verb that `fate` is followed by."""

BY_WORD = {word: deed for deed in DEEDS for word in deed.words}
_BY_GERMAN = {form: deed for deed in DEEDS for form in words_for(deed.german)}
BY_EFFECT = {kind: deed for deed in DEEDS for kind in deed.effects}


@dataclass(frozen=True)
class Unread:
    """Why words are no such order, and what would be."""

    what: str
    instead: str = ""


def deed_of(word: str) -> Deed | None:
    """The row of a verb after `fate` as a player writes it, in either language; None if it is none."""
    return BY_WORD.get(word.lower()) or _BY_GERMAN.get(fold(word))


def read(line: int, text: str, rest: str) -> s.FateOrder | Unread:
    """The words after `fate`."""
    found = re.match(r"([^\W\d_]+)\s*:?\s*(.*)$", rest.strip(" .,;!"))
    deed = deed_of(found[1]) if found else None
    if not found or not deed:
        return Unread(
            phrase("it does not say what to do"),
            phrase("After `fate` comes {words}.", words=joined(Keyword(d.word) for d in DEEDS)),
        )
    return read_as(deed, line, text, found[2])


def read_as(deed: Deed, line: int, text: str, words: str) -> s.FateOrder | Unread:
    """The words after a known verb."""
    if deed.names == NOTHING:
        return (
            Unread(phrase("nothing can follow `{word}`", word=Keyword(deed.word)))
            if words
            else s.FateOrder(line, text, deed.word)
        )
    if not words:
        return Unread(_UNNAMED[deed.names], phrase("Write: {form}", form=deed.form))
    if deed.names == CARD:
        return _card(deed, line, text, words)
    if deed.names == CITY:
        *who, place = _TO.split(words, maxsplit=1)
        if not place.strip():
            return Unread(phrase("no city is named"), phrase("Write: {form}", form=deed.form))
        return s.FateOrder(line, text, deed.word, "".join(who).strip(), place.strip())
    return s.FateOrder(line, text, deed.word, words)


_UNNAMED = {
    CARD: phrase("no card is named"),
    CITY: phrase("no city is named"),
    GENERAL: phrase("no general is named"),
    ENEMY: phrase("no general is named"),
}

_TO = re.compile(r"\s*(?::|-*>|→)\s*|(?:^|\s+)(?:to|nach)\s+", re.IGNORECASE)


def _card(deed: Deed, line: int, text: str, words: str) -> s.FateOrder | Unread:
    found = held_card(words)
    if isinstance(found, NoCard):
        return Unread(found.what, found.instead)
    return s.FateOrder(line, text, deed.word, found)
