"""How each verb's words are read: one short function a verb, from the text after the verb to the order.

What cannot be read is `Trouble`: what is wrong and how it is written. Names are not looked at here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pbem.data.tongues import language_code
from pbem.engine.phrase import Keyword, Typed, joined, phrase
from pbem.orders.grammar import fate_verbs
from pbem.orders.grammar import syntax as s
from pbem.orders.languages.folding import close
from pbem.orders.languages.german import WORDS, keyword
from pbem.orders.names import cards


@dataclass(frozen=True)
class Trouble:
    """Why the words after a verb cannot be read; without `instead` the verb's form is shown."""

    what: str
    instead: str = ""


Reader = Callable[[int, str, str], s.Order | Trouble]
"""Line number, whole text, text after the verb -> the order."""

_LIST = re.compile(r"\s*[,;]\s*")
_WAY = re.compile(r"\s*(?:[,;→]|[-–=]*>)\s*")
_PLUS = re.compile(r"\s*[+&]\s*|\s+(?:and|und)\s+", re.IGNORECASE)
_ARROW = re.compile(r"\s*(?:-*>|→)\s*|\s+(?:vs\.?|versus|against|gegen)\s+", re.IGNORECASE)
_TITLE = re.compile(r"^general\s+(?=\w)", re.IGNORECASE)
END = " \t.,;!"


def items(text: str, separator: re.Pattern[str] = _LIST) -> tuple[str, ...]:
    """The parts of a list, empty ones left out."""
    return tuple(part.strip() for part in separator.split(text.strip()) if part.strip(END))


def stack(text: str) -> tuple[str, ...]:
    """`A + B` as the names in it; `General A` is A."""
    return tuple(_TITLE.sub("", name) for name in items(text, _PLUS))


# --------------------------------------------------------------------------------------- the header


def flag(kind: Callable[[int, str], s.Order]) -> Reader:
    """A reader for orders that are one word, or two."""

    def read(line: int, text: str, rest: str) -> s.Order | Trouble:
        return (
            kind(line, text) if not rest.strip(END) else Trouble(phrase("this must stand alone on its line"))
        )

    return read


def game(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`game seven-years`"""
    named = re.fullmatch(r"[\w.-]+", rest)
    return s.GameLine(line, text, rest) if named else Trouble(phrase("a game's name has no spaces"))


def turn(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`turn 7`"""
    number = rest.rstrip(END + ":")
    return (
        s.TurnLine(line, text, int(number)) if number.isdecimal() else Trouble(phrase("a turn is a number"))
    )


def password(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`password WORD`; the word is not repeated anywhere."""
    return s.PasswordLine(line, "password", rest) if rest else Trouble(phrase("there is no word"))


def language(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`language de`, `Sprache: englisch`"""
    word = rest.rstrip(END + ":")
    found = language_code(word)
    instead = phrase("Write: language en, or: language de")
    if not word:
        return Trouble(phrase("no language is named"), instead)
    what = phrase('"{word}" is not a language that letters are written in', word=Typed(word))
    return s.LanguageLine(line, text, found) if found else Trouble(what, instead)


def nation(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`nation Prussia`"""
    name = rest.rstrip(END + ":")
    return s.NationLine(line, text, name) if name else Trouble(phrase("no nation is named"))


# ------------------------------------------------------------------------------------ lists of troops

TROOPS = r"(?:\s+(?:troops?|Armeen?))?"
"""What may stand behind their number."""
_SHARE = re.compile(
    r"^(?:(?P<first>\d+)\s+(?P<who>\D.*)|(?P<name>\D+?|[A-Za-z]\d(?:\s+[^\W\d][^\d,;:=]*?)?)[\s:=]+(?P<troops>\d+)"
    + TROOPS
    + ")$",
    re.IGNORECASE,
)


def shares(kind: Callable[[int, str, tuple[s.Share, ...]], s.Order]) -> Reader:
    """A reader for `Friedrich 5, Keith 2`."""

    def read(line: int, text: str, rest: str) -> s.Order | Trouble:
        parts = items(rest)
        found = [_SHARE.match(part.rstrip(END)) for part in parts]
        wrong = [part for part, match in zip(parts, found, strict=True) if not match]
        shown = joined([phrase('"{text}"', text=Typed(part)) for part in wrong])
        if wrong or not parts:
            return Trouble(
                phrase(
                    "{list} names no general with his troops",
                    list=shown if wrong else phrase("an empty list"),
                )
            )
        return kind(line, text, tuple(_share(match) for match in found if match))

    return read


def _share(found: re.Match[str]) -> s.Share:
    return s.Share(found["name"] or found["who"], int(found["troops"] or found["first"]))


# --------------------------------------------------------------------------------------------- cards


def discard(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`discard lowest clubs, lowest`, `discard H4`"""
    wishes = items(rest)
    for wish in wishes:
        if trouble := _no_wish(wish.rstrip(END)):
            return trouble
    if not wishes:
        return Trouble(phrase("no card is named"))
    return s.DiscardOrder(line, text, tuple(_wish(wish.rstrip(END)) for wish in wishes))


def _wish(wish: str) -> str:
    """A wish, with the English words for German ones."""
    first, *suits = wish.split()
    if first.lower() == keyword(first) or keyword(first) not in ("lowest", "highest"):
        return wish
    return " ".join((keyword(first), *(cards.SUIT_NAMES[cards.suit(word) or ""] for word in suits)))


def _no_wish(wish: str) -> Trouble | None:
    first, *suits = wish.split()
    if keyword(first) in ("lowest", "highest"):
        return (
            None
            if len(suits) < 2 and all(map(cards.suit, suits))
            else Trouble(phrase('"{wish}" names no suit', wish=Typed(wish)))
        )
    found = cards.held_card(wish)
    return None if isinstance(found, str) else Trouble(found.what, found.instead)


def offensive(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`offensive D7`, `offensive no`"""
    word = rest.rstrip(END)
    if keyword(word) in ("no", "none", "pass"):
        return s.OffensiveOrder(line, text, None)
    found = cards.held_card(word)
    if isinstance(found, cards.NoCard):
        return Trouble(found.what, found.instead)
    return s.OffensiveOrder(line, text, found)


# ---------------------------------------------------------------------------------------- movement


def move(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`move Friedrich + Winterfeldt: Torgau, Falkenberg`"""
    who, colon, way = rest.partition(":")
    pieces, places = stack(who), items(way, _WAY)
    if not colon:
        return Trouble(phrase("there is no colon between the piece and its way"))
    if "," in who:
        return Trouble(
            phrase("several pieces move together only as a stack"),
            phrase(
                "Did you mean: {line}",
                line=phrase("move {who}:{way}", who=Typed(" + ".join(items(who))), way=Typed(way)),
            ),
        )
    if not pieces or not places:
        return Trouble(phrase("no piece is named") if places else phrase("no city is named"))
    return s.MoveOrder(line, text, pieces, places)


_TRANSFER = re.compile(
    r"^(\d+)\s+(?:(?:troops?|Armeen?|Truppen?)\s+)?(?:(?:from|von)\s+)?(.+?)\s*(?:-*>|→|\s(?:to|an|zu)\s)\s*(.+)$",
    re.IGNORECASE,
)


def transfer(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`transfer 2 Friedrich > Winterfeldt`"""
    found = _TRANSFER.match(rest.rstrip(END))
    if not found:
        return Trouble(phrase("it does not say how many troops go from whom to whom"))
    return s.TransferOrder(line, text, int(found[1]), found[2], found[3])


# ------------------------------------------------------------------------------------------- combat


def attack(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`attack Heinrich > Daun`"""
    sides = [stack(side) for side in _ARROW.split(rest.rstrip(END))]
    if len(sides) != 2 or not all(sides):
        return Trouble(phrase("it does not say who attacks whom"))
    return s.AttackOrder(line, text, *sides)


def retreat(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`retreat Daun: Leipa, Turnau`"""
    who, colon, wishes = rest.partition(":")
    if not colon or not stack(who) or not items(wishes):
        return Trouble(phrase("it does not say which loser retreats where"))
    return s.RetreatOrder(line, text, stack(who), items(wishes))


def battle(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`battle Friedrich > Daun: loss 3, spend 20`"""
    who, colon, plan = rest.partition(":")
    sides = [stack(side) for side in _ARROW.split(who)]
    if not colon or len(sides) > 2:
        return Trouble(phrase("there is no colon before the clauses"))
    clauses = _clauses(plan)
    wrong = [trouble for trouble in map(clause_trouble, clauses) if trouble]
    if wrong or not clauses:
        return (
            wrong[0]
            if wrong
            else Trouble(
                phrase("the plan has no clause"),
                phrase("Clauses are {words}.", words=joined(map(Keyword, CLAUSES))),
            )
        )
    return s.BattleOrder(line, text, sides[0], sides[1] if len(sides) > 1 else (), clauses)


_SAME = {"lowest": "low", "highest": "high", "reserves": "reserve", "losses": "loss"}


def _clauses(text: str) -> tuple[s.Clause, ...]:
    """The clauses; a card after a comma goes on with the `play` or `keep` before it."""
    found: list[s.Clause] = []
    for part in items(text.replace(":", " ")):
        word, *words = cards.card_words(part.rstrip(END)) or ("",)
        more = bool(cards.looks_like_card(word) or cards.suit(word))
        if more and found and found[-1].word in ("play", "keep"):
            found[-1] = s.Clause(found[-1].word, (*found[-1].words, word, *words))
        else:
            found.append(_clause(word, words))
    return tuple(found)


def _clause_word(word: str) -> str:
    """The English word of a clause; what is none as it was written, for the message about it."""
    english = _SAME.get(keyword(word), keyword(word))
    return english if english in CLAUSES else word.lower()


def _clause(word: str, words: Sequence[str]) -> s.Clause:
    """A clause with English words for German ones."""
    if keyword(word) in ("no", "none") and list(map(_clause_word, words)) == ["reserve"]:
        return s.Clause("reserve", ("no",))
    english = _clause_word(word)
    if english in _LEAST and " ".join(words[:-1]).lower().rstrip(".") in _AT_MOST:
        words = words[-1:]
    known = (keyword(one) if keyword(one) in AFTER_RESERVE else one for one in words)
    return s.Clause(english, tuple(known) if english == "reserve" else tuple(words))


def _some(clause: s.Clause) -> str:
    return "" if clause.words else phrase("`{word}` names no card", word=Keyword(clause.word))


def _one_number(clause: s.Clause) -> str:
    least = _LEAST[clause.word]
    right = len(clause.words) == 1 and clause.words[0].isdecimal() and int(clause.words[0]) >= least
    return (
        ""
        if right
        else phrase("`{word}` needs one number, {least} or more", word=Keyword(clause.word), least=least)
    )


_AT_MOST = ("max", "maximal", "at most", "up to", "no more than", "höchstens", "bis", "bis zu")
"""What a number says anyway; `or more` and the like are refused."""
_LEAST = {"spend": 0, "loss": 0, "settle": 1}


def _nothing(clause: s.Clause) -> str:
    return phrase("nothing can follow `{word}`", word=Keyword(clause.word)) if clause.words else ""


def _how(clause: s.Clause) -> str:
    right = len(clause.words) == 1 and clause.words[0].lower() in AFTER_RESERVE
    return "" if right else phrase("`reserve` is followed by no, last or yes")


AFTER_RESERVE = ("no", "last", "yes")
"""What the clause `reserve` is followed by."""

CLAUSES: dict[str, Callable[[s.Clause], str]] = {
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


def clause_trouble(clause: s.Clause) -> Trouble | None:
    """Why a clause cannot be read, if it cannot."""
    if clause.word in CLAUSES:
        wrong = CLAUSES[clause.word](clause)
        return Trouble(wrong, _example(clause.word)) if wrong else None
    meant = [word for word in CLAUSES if any(close(clause.word, one) for one in (word, *WORDS[word]))]
    hint = (
        phrase("Did you mean `{meant}`?", meant=Keyword(meant[0]))
        if meant
        else phrase("Clauses are {words}.", words=joined(map(Keyword, CLAUSES)))
    )
    return Trouble(phrase('"{clause}" is not a clause of a battle plan', clause=Typed(clause)), hint)


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


# ----------------------------------------------------------------------------------------- any time


def standing(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`standing`, `standing off`"""
    word = keyword(rest.strip(END).lower().removeprefix("orders").strip(" :"))
    known = {"": True, "on": True, "off": False}
    if word not in known:
        return Trouble(phrase("this must stand alone on its line"))
    return s.StandingOrder(line, text, known[word])


def fate(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`fate retire Dohna`"""
    found = fate_verbs.read(line, text, rest)
    return Trouble(found.what, found.instead) if isinstance(found, fate_verbs.Unread) else found


def waive(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`waive Muskau, Bunzlau, Görlitz, Kamenz`"""
    return s.WaiveOrder(line, text, items(rest)) if items(rest) else Trouble(phrase("no city is named"))


_ANSWER = re.compile(
    r"^(?:(?:(?:to|auf|zu)\s+)?(?:question|Frage)\s+)?(?:n[or]\.?\s*)?(\d+)(?!\d)\s*[:.=]?\s*(.+)$",
    re.IGNORECASE,
)


def answer(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`answer 12: play S7`"""
    found = _ANSWER.match(rest)
    if not found:
        return Trouble(phrase("it does not say which question is answered"))
    return s.AnswerOrder(line, text, int(found[1]), found[2])
