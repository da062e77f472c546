"""A letter's lines -> what they order: header, a part for each nation, what was skipped, what cannot be read.

A line that is clearly no order is skipped and listed back. A line that looks like an order and cannot be read
is a fault with what would be right, and never hides the lines after it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pbem.engine.model import Rules
from pbem.engine.phrase import Keyword, Typed, joined, phrase, sentences
from pbem.orders import syntax as s
from pbem.orders.faces import SUIT_NAMES, looks_like_card, suit
from pbem.orders.faults import ILLEGAL, Fault, Note
from pbem.orders.folding import close, distance, fold
from pbem.orders.forms import CLAUSES, Trouble, clause_trouble, stack
from pbem.orders.german import SUITS, WORDS, keyword, words_for
from pbem.orders.names import UNREADABLE, Book, Misnamed, book
from pbem.orders.patience import for_one_letter, may_guess
from pbem.orders.syntax import Clause
from pbem.orders.tales import told, told_after_verb
from pbem.orders.two_in_one import nation_before, two_in_one
from pbem.orders.verbs import BY_WORD, HEADER, VERBS, Verb, row_of, verb


@dataclass(frozen=True)
class Sheet:
    """A letter as read. `skipped` are the lines (number, text) that are no orders."""

    header: s.Header
    parts: tuple[s.Part, ...]
    skipped: tuple[tuple[int, str], ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()


@for_one_letter
def parse(lines: Iterable[tuple[int, str]], rules: Rules) -> Sheet:
    """Read the lines of a letter, each with its number. `rules` know the names that tell orders from chat."""
    reading = _Reading(book(rules))
    for number, text in lines:
        reading.line(number, text)
    return reading.sheet()


def read_line(number: int, text: str, names: Book) -> s.Order | Fault | None:
    """One line: the order, the fault that it cannot be read, or None if it is no order or empty."""
    shown = _plain(text)
    if not shown:
        return None
    if both := two_in_one(number, shown, names, lambda one: read_line(number, one, names)):
        return both
    verb, rest = _verb(shown)
    if verb is None:
        return _mistyped(number, shown, names)
    found = verb.read(number, shown, rest)
    if not isinstance(found, Trouble):
        return found
    if _is_chat(verb, rest, names):
        return None
    meant = _told_as_a_tale(number, shown, verb, rest, names) or _without_colon(number, shown, verb, rest)
    return meant or _unreadable(number, shown, verb, found)


# --------------------------------------------------------------------------------------- a line's text

_COMMENT = re.compile(r"#.*$")
_SECRET_COMMENT = re.compile(r"(^|\s)#.*$")
_SECRETS = tuple(word.lower() for word in (*verb("password").words, *verb("password").german))
_BULLET = re.compile(r"^(?:[-*•·–]|\d{1,2}[.)])\s+")


def _plain(text: str) -> str:
    """The line without comment, list mark and needless gaps; `#` may be a part of a password."""
    comment = _SECRET_COMMENT if text.lstrip().lower().startswith(_SECRETS) else _COMMENT
    return _BULLET.sub("", " ".join(comment.sub("", text).split()))


_VERB = re.compile(
    r"^(set[ -]up\b|accept partial\b|teilweise annehmen\b|keine Bewegung\b|[^\W\d_]+)\s*([:.!?]*)\s*(.*)$",
    re.IGNORECASE,
)


def _verb(text: str) -> tuple[Verb | None, str]:
    """The row of the line's verb, and what follows it; the colon of `battle: …` stays."""
    found = _VERB.match(text)
    verb = row_of(found[1]) if found else None
    if not found or verb is None or (found[2] not in ("", ":") and (found[3] or not verb.alone)):
        return None, text
    keeps_colon = ":" in found[2] and verb.word in ("battle", "move", "recruit", "retreat")
    return verb, (":" if keeps_colon else "") + found[3]


# ---------------------------------------------------------------------------------- orders and chat


def _is_chat(verb: Verb, rest: str, names: Book) -> bool:
    """Whether a line that begins with a verb is talk all the same: several words, nothing to act on.

    What changes the meaning of a whole letter is never taken for talk.
    """
    if verb.word in ("nation", "amend", "withdraw", "accept partial", "password") or rest.startswith(":"):
        return False
    if verb.group == HEADER:
        return len(rest.split()) > 2 or rest.endswith("!")
    is_name = _is_name if verb.alone else _is_nearly_name
    return len(rest.split()) >= (1 if verb.alone else 2) and not _looks_like_order(rest, names, is_name)


def _looks_like_order(text: str, names: Book, is_name: Callable[[str, Book], bool]) -> bool:
    """Whether words could be acted on: a name of the game, a card, a number, `+` or `>`, a word of orders."""
    if re.search(r"[+>\d]", text) or any(map(looks_like_card, text.split())):
        return True
    return any(
        word.lower() in _ORDER_WORDS or fold(word) in _GERMAN_WORDS or is_name(word, names)
        for word in _words(text)
    )


_TALK_WORDS = {"game", "turn", "final", "answer"}
_ORDER_WORDS = {*BY_WORD, *CLAUSES, *SUIT_NAMES.values(), "lowest", "highest"} - _TALK_WORDS
_GERMAN_WORDS = frozenset(
    form
    for words in (
        *(verb.german for verb in VERBS if verb.word not in _TALK_WORDS),
        *(WORDS[word][:1] for word in (*CLAUSES, "lowest", "highest")),
        *((names[0],) for names in SUITS.values()),
    )
    for form in words_for(words)
    if len(form) > 3 and form != "null"
)


def _words(text: str) -> Sequence[str]:
    """Single words and pairs of them, for names like `Imperial Army`."""
    single = re.findall(r"[^\W\d_]{3,}", text)
    return [*single, *(f"{one} {other}" for one, other in pairwise(single))]


def _is_name(word: str, names: Book) -> bool:
    return names.knows(word) or fold(word) in ("train", "tross")


def _is_nearly_name(word: str, names: Book) -> bool:
    """Whether a word is a name of the game, perhaps mistyped. When patience ends it is taken for one: what
    may be an order is never passed over."""
    if _is_name(word, names):
        return True
    if len(word) < 5:
        return False
    return not may_guess() or names.pieces.is_nearly_called(word) or names.cities.is_nearly_called(word)


# ------------------------------------------------------------------------------------ mistyped orders


def _unreadable(number: int, text: str, verb: Verb, trouble: Trouble) -> Fault:
    instead = trouble.instead or phrase("Write: {form}", form=verb.form)
    return Fault(number, text, UNREADABLE, trouble.what, verb.rule, instead)


def _mistyped(number: int, text: str, names: Book) -> Fault | None:
    """The fault of a line whose verb is mistyped, missing or not the first word; None if it is no order."""
    if text.startswith(">"):
        return None
    looks = (_wrong_verb, _no_verb, _late_verb, _other_verb, _lone_clause)
    found = (look(number, text, names) for look in looks)
    return next((fault for fault in found if fault), None)


_FIRST = re.compile(r"^([^\W\d_]+)(:?)(?:\s+(.*))?$")


def _wrong_verb(number: int, text: str, names: Book) -> Fault | None:
    found = _FIRST.match(text)
    if not found or found[1].lower() == "bitte":
        return None
    word, colon, rest = found[1], found[2], found[3] or ""
    meant = [verb for verb in VERBS if len(word) > 2 and close(word, verb.word)] or _german_meant(word)
    if not rest:
        meant = [verb for verb in meant if verb.alone]
    if not meant or (rest and not _looks_like_order(rest, names, _is_nearly_name)):
        return None
    verb = joined((Keyword(meant[0].word), Typed(colon)), "")
    what = phrase('no order begins with "{word}"', word=Typed(word))
    return Fault(number, text, UNREADABLE, what, meant[0].rule, _did_you_mean(verb, rest))


def _german_meant(word: str) -> list[Verb]:
    """The verbs of which a word may be the German one with one error. English has words like `Partie` and
    `halten`, so only verbs that something follows are meant."""
    typed = fold(word)
    letters = set(typed)
    found = (
        verb
        for form, its_letters, verb in _LONG_GERMAN
        if abs(len(form) - len(typed)) < 2 and len(its_letters - letters) < 2 and distance(typed, form) < 2
    )
    return list(dict.fromkeys(found))


_LONG_GERMAN = tuple(
    (form, frozenset(form), verb)
    for verb in VERBS
    if verb.group != HEADER and not verb.alone
    for form in words_for(verb.german)
    if len(form) > 4
)


def _did_you_mean(verb: str, rest: str) -> str:
    line = joined((verb, Typed(rest)), " ") if rest else verb
    return phrase("Did you mean: {line}", line=line)


def _no_verb(number: int, text: str, names: Book) -> Fault | None:
    """`Friedrich: Torgau` lacks its `move`."""
    who, way = told(text)
    known = _are_pieces(who, names) and any(_is_name(word, names) for word in _words(way))
    if not known or (":" not in text and not _is_way(way, names)):
        return None
    return _not_moved(number, text, phrase("the order has no verb"), who, way)


def _other_verb(number: int, text: str, names: Book) -> Fault | None:
    """`march Friedrich: Torgau` has a verb of its own."""
    who, way = told(text)
    word, _, piece = who.partition(" ")
    if not (word.isalpha() and _are_pieces(piece, names) and _is_way(way, names)):
        return None
    return _not_moved(number, text, phrase('no order begins with "{word}"', word=Typed(word)), piece, way)


def _not_moved(number: int, text: str, what: str, who: str, way: str) -> Fault:
    verb = BY_WORD["move"]
    right = _did_you_mean(Keyword(verb.word), f"{who}: {way}")
    return Fault(number, text, UNREADABLE, what, verb.rule, right)


def _told_as_a_tale(number: int, text: str, verb: Verb, rest: str, names: Book) -> Fault | None:
    """`move general Keith from Strehlen to Brieg` lacks only its colon."""
    who, way = told_after_verb(rest)
    places = _places(way)
    if verb.word != "move" or ":" in rest or not _are_pieces(who, names):
        return None
    if not all(_is_nearly_name(place, names) for place in places):
        return None
    what = phrase("there is no colon between the piece and its way")
    unknown = (names.cities.find(place) for place in places if not names.cities.fitting(place))
    if wrong := next((one for one in unknown if isinstance(one, Misnamed)), None):
        both = phrase("{what}, and {more}", what=what, more=wrong.what)
        written = _unreadable(number, text, verb, Trouble(both))
        return replace(written, instead=sentences(wrong.instead, written.instead))
    return _not_moved(number, text, what, who, way)


def _without_colon(number: int, text: str, verb: Verb, rest: str) -> Fault | None:
    """`battle Keith loss 3` lacks only its colon, which stands before the first clause."""
    words = rest.split()
    first = next((place for place, word in enumerate(words) if keyword(word) in CLAUSES), None)
    if verb.word != "battle" or ":" in rest or first is None:
        return None
    plan = " ".join(words[:first]) + ": " + " ".join(words[first:])
    if isinstance(verb.read(number, text, plan), Trouble):
        return None
    line = joined((Keyword(verb.word), Typed(plan)), " " if first else "")
    right = phrase("Did you mean: {line}", line=line)
    return Fault(number, text, UNREADABLE, phrase("there is no colon before the clauses"), verb.rule, right)


def _places(way: str) -> Sequence[str]:
    return [place.strip(" .") for place in re.split(r",| - ", way)]


def _is_way(text: str, names: Book) -> bool:
    """Whether every word between commas is a city, perhaps mistyped, and one certainly is."""
    places = _places(text)
    return any(map(names.cities.is_called, places)) and all(_is_nearly_name(place, names) for place in places)


def _are_pieces(text: str, names: Book) -> bool:
    pieces = stack(text)
    return bool(pieces) and all(_is_piece(piece, names) for piece in pieces)


def _is_piece(text: str, names: Book) -> bool:
    return names.pieces.is_called(text) or bool(
        re.fullmatch(r"(train|tro(ß|ss)|zug)( \d)?", text, re.IGNORECASE)
    )


_BEGUN = [
    verb(word) for word in ("move", "transfer", "recruit", "attack", "retreat", "discard", "setup", "battle")
]
_LATER = re.compile(
    rf"\s({'|'.join(word for row in _BEGUN for word in (row.word, *row.german))})\s(.*)$", re.IGNORECASE
)


def _late_verb(number: int, text: str, names: Book) -> Fault | None:
    """`please move Friedrich: Torgau` begins too early."""
    found = _LATER.search(text)
    if not found or not re.search("[:>]", found[2]):
        return None
    if not any(_is_name(word, names) for word in _words(found[2])):
        return None
    verb = row_of(found[1])
    assert verb
    if isinstance(verb.read(number, text, found[2]), Trouble):
        return None
    what = phrase("an order begins with its verb")
    right = _did_you_mean(Keyword(verb.word), found[2])
    return Fault(number, text, UNREADABLE, what, verb.rule, right)


_NUMBERED = re.compile(r"^(?:(?:question|Frage)\s+)?(\d+)\s*[:.)]?\s+(.*)$", re.IGNORECASE)


def _lone_clause(number: int, text: str, names: Book) -> Fault | None:
    """`play S7` has to say which question it answers, or that it is a plan; `3: play S7` lacks its verb."""
    asked = _NUMBERED.match(text)
    word, *words = (asked[2] if asked else text).rstrip(".!").lower().split() or [""]
    word = keyword(word)
    if clause_trouble(Clause(word, tuple(words))) or not (words or word == "concede"):
        return None
    if word in ("play", "keep") and not all(looks_like_card(card) or suit(card) for card in words):
        return None
    rule = BY_WORD["battle"].rule
    if asked:
        right = _did_you_mean(Keyword("answer"), f"{asked[1]}: {asked[2]}")
        return Fault(number, text, UNREADABLE, phrase("the order has no verb"), rule, right)
    what = phrase("this does not say which question it answers")
    right = phrase("Write: answer NUMBER: {text}, or as a plan: battle: {text}", text=Typed(text))
    return Fault(number, text, UNREADABLE, what, rule, right)


# ------------------------------------------------------------------------------------ the whole letter


class _Reading:
    """A letter being read, line by line."""

    def __init__(self, names: Book) -> None:
        self.names = names
        self.header = s.Header()
        self.parts: list[s.Part] = [s.Part(None)]
        self.standing = False
        self.headless: tuple[int, str] | None = None
        self.skipped: list[tuple[int, str]] = []
        self.faults: list[Fault] = []
        self.notes: list[Note] = []

    def line(self, number: int, text: str) -> None:
        """Take in one line."""
        found = read_line(number, text, self.names)
        if isinstance(found, Fault):
            self._fault(found)
        elif found:
            self._order(found)
        elif _plain(text):
            self.skipped.append((number, text.strip()))
            if len(_plain(text)) > 2 and self.names.nations.is_called(_plain(text)):
                self.headless = (number, _plain(text))

    def _order(self, order: s.Order) -> None:
        if isinstance(order, s.NationLine):
            self._opened(order)
        elif isinstance(order, s.StandingOrder):
            self._standing(order)
        elif not self._header(order):
            self._add(order)

    def _header(self, order: s.Order) -> bool:
        """Note what the letter says of itself; False if the order is another one."""
        match order:
            case s.GameLine():
                self.header = replace(self.header, game=order)
            case s.TurnLine():
                self.header = replace(self.header, turn=order)
            case s.PasswordLine():
                self.header = replace(self.header, password=order)
            case s.LanguageLine():
                self.header = replace(self.header, language=order)
            case s.Amend():
                self.header = replace(self.header, amend=True)
            case s.AcceptPartial():
                self.header = replace(self.header, partial=True)
            case _:
                return False
        return True

    def _standing(self, order: s.StandingOrder) -> None:
        self.standing = order.on
        kept = self.parts[-1].standing or ()
        self.parts[-1] = replace(self.parts[-1], standing=kept if order.on else ())

    def _fault(self, fault: Fault) -> None:
        """Keep a fault; if its line names a nation first, what follows is judged as hers all the same."""
        self._no_nation()
        self.faults.append(fault)
        if before := nation_before(fault.text, self.names):
            self._opened(s.NationLine(fault.line, fault.text, before[0]))

    def _no_nation(self) -> None:
        """A nation's bare name before orders is a fault."""
        if self.headless:
            (number, text), self.headless = self.headless, None
            self.skipped = [one for one in self.skipped if one[0] != number]
            name = text.rstrip(":")
            right = phrase("Did you mean: nation {name}", name=Typed(name))
            what = phrase("the line has no verb")
            self.faults.append(Fault(number, text, UNREADABLE, what, "rule 1", right))
            self._opened(s.NationLine(number, text, name))

    def _opened(self, nation: s.NationLine) -> None:
        self.headless = None
        self.parts.append(s.Part(nation))
        self.standing = False

    def _add(self, order: s.Order) -> None:
        self._no_nation()
        part = self.parts[-1]
        if self.standing and isinstance(order, s.STANDING_ORDERS):
            self.parts[-1] = replace(part, standing=(*(part.standing or ()), order))
            return
        if self.standing:
            what = phrase("this cannot be a standing order and is taken for this stage only")
            self.notes.append(Note(order.line, order.text, ILLEGAL, what, "rule 2"))
        self.parts[-1] = replace(part, orders=(*part.orders, order))

    def sheet(self) -> Sheet:
        """The letter as read; a part that says nothing is left out."""
        parts = tuple(p for p in self.parts if p.nation or p.orders or p.standing is not None)
        return Sheet(self.header, parts, tuple(self.skipped), tuple(self.faults), tuple(self.notes))
