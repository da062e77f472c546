"""The lines in which a letter describes itself: `game`, `turn`, `password`, `nation` and the like."""

from __future__ import annotations

import re
from dataclasses import field
from typing import ClassVar

from pbem.data.tongues import language_code
from pbem.engine.phrase import Keyword, Typed, phrase
from pbem.orders.grammar.lists import END, alone
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.problem import Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class GameLine(Order):
    """`game seven-years`"""

    name: str


@dataclass(frozen=True)
class TurnLine(Order):
    """`turn 7`"""

    number: int


@dataclass(frozen=True)
class PasswordLine(Order):
    """`password WORD`"""

    word: str = field(repr=False)


@dataclass(frozen=True)
class LanguageLine(Order):
    """`language de`: the player wants to be written to in it from now on."""

    language: str


@dataclass(frozen=True)
class LuckLine(Order):
    """`luck seven winters in Saxony`: words of the player's own that enter the shuffles."""

    words: str


@dataclass(frozen=True)
class NationLine(Order):
    """`nation Prussia`: what follows is hers."""

    name: str


@dataclass(frozen=True)
class Amend(Order):
    """`amend`: the letter adds to the one before instead of replacing it."""


@dataclass(frozen=True)
class AcceptPartial(Order):
    """`accept partial`: carry out what is right and wait for nothing that is wrong."""


@dataclass(frozen=True)
class AllOrNothing(Order):
    """`all or nothing`: nothing of the letter counts while a line in it is wrong."""


REPORT, FORM, STATUS, DESK = "report", "form", "status", "desk"


@dataclass(frozen=True)
class AskFor(Order):
    """A line that has something sent."""

    what: ClassVar[str] = ""


@dataclass(frozen=True)
class AskForReport(AskFor):
    """`report`: my report as things stand."""

    what: ClassVar[str] = REPORT


@dataclass(frozen=True)
class AskForForm(AskFor):
    """`form`: the order forms of my nations."""

    what: ClassVar[str] = FORM


@dataclass(frozen=True)
class AskForStatus(AskFor):
    """`status`: whom the game waits for, and what is due from me."""

    what: ClassVar[str] = STATUS


@dataclass(frozen=True)
class AskForDesk(AskFor):
    """`order desk`: the page on which my orders are clicked together."""

    what: ClassVar[str] = DESK


@dataclass(frozen=True)
class Forecast(Order):
    """`forecast`: file nothing, and tell me how this letter would go."""


@dataclass(frozen=True)
class Final(Order):
    """`final`: I send no more for this stage."""

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return Keyword("final")


@dataclass(frozen=True)
class Withdraw(Order):
    """`withdraw`: what I sent for this nation's stage is taken back."""

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return Keyword("withdraw")


def _game(line: int, text: str, rest: str) -> GameLine | Problem:
    named = re.fullmatch(r"[\w.-]+", rest)
    return GameLine(line, text, rest) if named else Problem(phrase("a game's name has no spaces"))


def _turn(line: int, text: str, rest: str) -> TurnLine | Problem:
    number = rest.rstrip(END + ":")
    return TurnLine(line, text, int(number)) if number.isdecimal() else Problem(phrase("a turn is a number"))


def _password(line: int, text: str, rest: str) -> PasswordLine | Problem:
    """The word is not repeated anywhere."""
    return PasswordLine(line, "password", rest) if rest else Problem(phrase("there is no word"))


def _language(line: int, text: str, rest: str) -> LanguageLine | Problem:
    word = rest.rstrip(END + ":")
    code = language_code(word)
    instead = phrase("Write: language en, or: language de")
    if not word:
        return Problem(phrase("no language is named"), instead)
    what = phrase('"{word}" is not a language that letters are written in', word=Typed(word))
    return LanguageLine(line, text, code) if code else Problem(what, instead)


def _luck(line: int, text: str, rest: str) -> LuckLine | Problem:
    words = " ".join(rest.split())[:MOST_LUCK]
    return LuckLine(line, text, words) if words else Problem(phrase("there are no words"))


MOST_LUCK = 200
"""So many characters enter the shuffles."""


def _nation(line: int, text: str, rest: str) -> NationLine | Problem:
    name = rest.rstrip(END + ":")
    return NationLine(line, text, name) if name else Problem(phrase("no nation is named"))


HEADER_VERBS: tuple[Verb, ...] = (
    Verb(
        "game",
        Group.HEADER,
        phrase("game NAME"),
        phrase("says which game the letter is for"),
        "rule 2",
        GameLine,
        _game,
        (("game", "a game's name has no spaces"), ("game seven years", "a game's name has no spaces")),
    ),
    Verb(
        "turn",
        Group.HEADER,
        phrase("turn NUMBER"),
        phrase("says which turn the letter is for"),
        "rule 2",
        TurnLine,
        _turn,
        (("turn", "a turn is a number"), ("turn seven", "a turn is a number")),
    ),
    Verb(
        "password",
        Group.HEADER,
        phrase("password WORD"),
        phrase("shows that the letter comes from the player"),
        "rule 2",
        PasswordLine,
        _password,
        (("password", "there is no word"),),
    ),
    Verb(
        "language",
        Group.HEADER,
        phrase("language en | de"),
        phrase("sets the language of all letters to come"),
        "rule 2",
        LanguageLine,
        _language,
        (
            ("language", "no language is named"),
            ("language latin", '"latin" is not a language that letters are written in'),
        ),
    ),
    Verb(
        "luck",
        Group.HEADER,
        phrase("luck WORDS"),
        phrase("adds some words to the shuffles, in a letter for the set-up"),
        "R53",
        LuckLine,
        _luck,
        (("luck", "there are no words"),),
    ),
    Verb(
        "nation",
        Group.HEADER,
        phrase("nation NAME"),
        phrase("starts the part for a nation: what follows is hers"),
        "rule 1",
        NationLine,
        _nation,
        (("nation", "no nation is named"),),
    ),
    Verb(
        "amend",
        Group.HEADER,
        phrase("amend"),
        phrase("adds this letter to the one before instead of replacing it"),
        "rule 2",
        Amend,
        alone(Amend),
        (("amend Prussia", "this must stand alone on its line"),),
    ),
    Verb(
        "accept partial",
        Group.HEADER,
        phrase("accept partial"),
        phrase("carries out what is right and waits for no wrong line to be mended"),
        "rule 2",
        AcceptPartial,
        alone(AcceptPartial),
        (("accept partial Prussia", "this must stand alone on its line"),),
    ),
    Verb(
        "all or nothing",
        Group.HEADER,
        phrase("all or nothing"),
        phrase("keeps the whole letter off the file while a line in it is wrong"),
        "rule 2",
        AllOrNothing,
        alone(AllOrNothing),
        (("all or nothing Prussia", "this must stand alone on its line"),),
    ),
    Verb(
        "forecast",
        Group.HEADER,
        phrase("forecast"),
        phrase("files nothing of the letter, and has the player told how it would go"),
        "rule 2",
        Forecast,
        alone(Forecast),
        (("forecast Prussia", "this must stand alone on its line"),),
    ),
    Verb(
        "withdraw",
        Group.STAGE,
        phrase("withdraw"),
        phrase("takes back what was sent for the nation's stage"),
        "rule 2",
        Withdraw,
        alone(Withdraw),
        (("withdraw Keith", "this must stand alone on its line"),),
    ),
    Verb(
        "final",
        Group.STAGE,
        phrase("final"),
        phrase("says that nothing more will come for the nation's stage"),
        "rule 2",
        Final,
        alone(Final),
        (("final Prussia", "this must stand alone on its line"),),
    ),
)
"""The verbs of a letter's header, and those that say what becomes of the letter for a nation's stage."""


ASKING: tuple[Verb, ...] = (
    Verb(
        REPORT,
        Group.HEADER,
        phrase("report"),
        phrase("has a report sent, as things stand"),
        "rule 2",
        AskForReport,
        alone(AskForReport),
        (("report Prussia", "this must stand alone on its line"),),
    ),
    Verb(
        FORM,
        Group.HEADER,
        phrase("form"),
        phrase("has order forms of all own nations sent"),
        "rule 2",
        AskForForm,
        alone(AskForForm),
        (("form Prussia", "this must stand alone on its line"),),
    ),
    Verb(
        STATUS,
        Group.HEADER,
        phrase("status"),
        phrase("has the player told whom the game waits for, and what is due"),
        "rule 2",
        AskForStatus,
        alone(AskForStatus),
        (("status Prussia", "this must stand alone on its line"),),
    ),
    Verb(
        "order desk",
        Group.HEADER,
        phrase("order desk"),
        phrase("has the order desk sent"),
        "rule 2",
        AskForDesk,
        alone(AskForDesk),
        (("order desk Prussia", "this must stand alone on its line"),),
    ),
)
