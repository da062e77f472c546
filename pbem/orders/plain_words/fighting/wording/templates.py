"""Phrases with parts that may be left out or chosen between, and where in a row of words they fit.

`en_plans` explains how a phrase is written. Each is taken apart once, when it is first needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from typing import TypeAlias

from pbem import compiling
from pbem.orders.languages.folding import spellings
from pbem.orders.languages.words import LANGUAGES
from pbem.orders.plain_words.vocabulary import expressions_for, suit_forms
from pbem.patterns import compiled
from pbem.records import dataclass

OWN, ENEMY, NATION, OTHER_NATION = "^", "~", "$", "%"
"""The signs before the number of a name: a general of the writer's, an enemy's, a nation of his, another."""

CITY = "§"
"""The sign before the number of a city, where cities count."""

SIGNS = (OWN, ENEMY, NATION, OTHER_NATION, CITY)

PLANS, RETREATS, CASES = "plan_phrases", "retreat_phrases", "case_phrases"
"""The tables of a language."""

NUMBER, CARD, CARDS_AND = "#", "@", "&"
"""What stands for any number, for one card or several, and for cards that no comma parts."""

ITS = "_its"
"""The entry of the words that may stand before a card."""

_PART = compiled(r"<[^>]+>|[()\[\]|]|[^\s()\[\]|]+")
_FACE = compiled(r"[SCHDR]\d+")

Row = Sequence[str]
Fits = tuple[int, str]
"""Where a phrase ends, and the number, the cards or the names in it."""


@lru_cache(maxsize=4096)
def kind_of(word: str) -> str:
    """What a word of a row counts as: a number, a card, a name, or itself."""
    if word.isdecimal():
        return NUMBER
    if _FACE.fullmatch(word):
        return CARD
    return word[0] if word[0] in SIGNS and len(word) > 1 else word


class Template:
    """A part of a phrase."""

    may_be_left_out = False

    @cached_property
    def first(self) -> frozenset[str]:
        """The words, or kinds of words, that it can begin with; worked out when they are asked for, as most
        parts are never come to."""
        return self._first()

    def _first(self) -> frozenset[str]:
        raise NotImplementedError

    def needs(self) -> list[frozenset[str]]:
        """Of each of these sets a word, or one of a kind of words, is in whatever it fits."""
        return [self.first]

    def ends(self, row: Row, place: int) -> Iterator[Fits]:
        """Where it can end if it begins at a place."""
        raise NotImplementedError


class Word(Template):
    """One word, in each way in which it can be spelt."""

    def __init__(self, forms: frozenset[str]) -> None:
        self.forms = forms

    def _first(self) -> frozenset[str]:
        return frozenset(map(kind_of, self.forms))

    def ends(self, row: Row, place: int) -> Iterator[Fits]:
        """Where it ends."""
        if place < len(row) and row[place] in self.forms:
            yield place + 1, ""


class Expressions(Template):
    """One of many expressions of one meaning."""

    def __init__(self, texts: frozenset[tuple[str, ...]]) -> None:
        self.texts, self.longest = texts, max(map(len, texts), default=0)

    def _first(self) -> frozenset[str]:
        return frozenset(kind_of(text[0]) for text in self.texts)

    def ends(self, row: Row, place: int) -> Iterator[Fits]:
        """Where it ends."""
        for size in range(self.longest, 0, -1):
            if tuple(row[place : place + size]) in self.texts:
                yield place + size, ""


class Listed(Template):
    """A number, or one or several cards or names."""

    def __init__(self, sign: str) -> None:
        self.sign = sign
        self.kinds = (NUMBER, CARD) if sign in (CARD, CARDS_AND) else (sign,)
        together = entry("_together")
        self.joining = {
            NUMBER: frozenset[str](),
            CARDS_AND: together | frozenset("+/&"),
            ENEMY: together | entry("_in a row") | frozenset("+/&,-") | entry("_or"),
        }.get(sign, together | entry("_in a row") | frozenset("+/&,-"))

    def _first(self) -> frozenset[str]:
        return frozenset(self.kinds)

    def ends(self, row: Row, place: int) -> Iterator[Fits]:
        """Where it ends."""
        found: list[Fits] = []
        told: list[str] = []
        is_joined = True
        ends_with_and = False
        while place < len(row):
            if ends_with_and and row[place] == "," and CARD in map(kind_of, row[place + 1 : place + 2]):
                # `S5 and S9, S13 stays in hand`: the last of a row stands behind `and`.
                break
            # `eine H13` is one card.
            is_card = CARD in self.kinds and CARD in map(kind_of, row[place + 1 : place + 2])
            is_one = is_card and row[place] == "1"
            if kind_of(row[place]) in self.kinds and is_joined and not is_one:
                told.append(row[place])
                found.append((place + 1, " ".join(told)))
                is_joined = self.sign == CARD
            elif told and row[place] in self.joining:
                is_joined = True
                # `C11, und C7, C6` goes on.
                is_and = row[place] in entry("_ends talk") and row[place - 1] != ","
                ends_with_and |= is_and and CARD in self.kinds
            else:
                break
            place += 1
        yield from reversed(found)


def _together(parts: Sequence[Template]) -> frozenset[str]:
    """The words that any of the parts can begin with."""
    first, *more = (part.first for part in parts)
    return first.union(*more)


class InOrder(Template):
    """Parts one behind the other. Each behind what it begins with is made when it is first come to: most
    phrases are in none of a letter's sentences."""

    def __init__(self, parts: Iterator[Template]) -> None:
        self._made: list[Template] = []
        self._more = parts
        self.may_be_left_out = True
        for part in parts:
            self._made.append(part)
            if not part.may_be_left_out:
                self.may_be_left_out = False
                break
        self._beginning = tuple(self._made)

    def _first(self) -> frozenset[str]:
        return _together(self._beginning)

    def needs(self) -> list[frozenset[str]]:
        """What its parts need that may not be left out."""
        return [one for part in self._parts() if not part.may_be_left_out for one in part.needs()]

    def needs_behind(self) -> list[frozenset[str]]:
        """What is needed behind the word that it begins with: by the parts behind the first of those that may
        not be left out."""
        parts = [part for part in self._parts() if not part.may_be_left_out]
        return [one for part in parts[1:] for one in part.needs()]

    def _parts(self) -> Iterator[Template]:
        yield from self._made
        for part in self._more:
            self._made.append(part)
            yield part

    def ends(self, row: Row, place: int) -> Iterator[Fits]:
        """Where it ends."""
        ends: dict[int, str] = {place: ""}
        for part in self._parts():
            further: dict[int, str] = {}
            for before, told in ends.items():
                if (kind_of(row[before]) if before < len(row) else "") not in part.first:
                    if part.may_be_left_out:
                        further.setdefault(before, told)
                    continue
                for end, value in part.ends(row, before):
                    further.setdefault(end, f"{told} {value}".strip())
            if not further:
                return
            ends = further
        yield from ends.items()


class OneOf(Template):
    """One of several parts, or none if it may be left out."""

    def __init__(self, parts: Sequence[Template], *, may_be_left_out: bool = False) -> None:
        self.parts = tuple(parts)
        self.may_be_left_out = may_be_left_out or any(one.may_be_left_out for one in parts)

    def _first(self) -> frozenset[str]:
        return _together(self.parts)

    def needs(self) -> list[frozenset[str]]:
        """One set of what each of its parts needs, if it needs any."""
        each = [] if self.may_be_left_out else [part.needs() for part in self.parts]
        return [frozenset[str]().union(*(min(one, key=len) for one in each))] if each and all(each) else []

    def ends(self, row: Row, place: int) -> Iterator[Fits]:
        """Where it ends."""
        ends: dict[int, str] = {}
        kind = kind_of(row[place]) if place < len(row) else ""
        if kind and kind in self.first:
            for part in self.parts:
                for end, value in part.ends(row, place) if kind in part.first else ():
                    ends.setdefault(end, value)
        if self.may_be_left_out:
            ends.setdefault(place, "")
        yield from ends.items()


class Entry(OneOf):
    """What many phrases have in common: it remembers where it ends in the row that was looked at last."""

    def __init__(self, parts: Sequence[Template], *, may_be_left_out: bool = False) -> None:
        super().__init__(parts, may_be_left_out=may_be_left_out)
        self._row: Row = ()
        self._known: dict[int, tuple[Fits, ...]] = {}

    def ends(self, row: Row, place: int) -> Iterator[Fits]:
        """Where it ends."""
        if row is not self._row:
            self._row, self._known = row, {}
        if place not in self._known:
            self._known[place] = tuple(super().ends(row, place))
        yield from self._known[place]


@dataclass(frozen=True)
class Phrase:
    """A phrase and what it means."""

    meaning: str
    template: Template


def phrases_for(row: Row, kind: str = PLANS) -> Iterator[Phrase]:
    """The phrases of every language that may stand in front of a row of words, of one table: those that can
    begin with its first word and of which another word is in it. To try all that begin so takes a tenth of a
    command."""
    needed = _needed_words(kind)
    words = set(map(kind_of, row[1:]))
    possible = set(needed[NOTHING]).union(*(needed[word] for word in words if word in needed))
    numbers = _first_words(kind).get(kind_of(row[0]), "")
    return (_phrase(kind, ord(number)) for number in numbers if number in possible)


NOTHING = ""
"""What a phrase needs that may be one word long."""


@cache
def _needed_words(kind: str) -> dict[str, str]:
    """The numbers of a table's phrases, each as a character, by words of which each phrase needs one behind
    its first: those of its rarest part."""
    return compiling.table(f"needed words of {kind}", partial(_find_needed_words, kind))


def _find_needed_words(kind: str) -> dict[str, str]:
    numbers = range(len(_texts(kind)))
    needs = [_needs_behind(_phrase(kind, number).template) for number in numbers]
    often = Counter(word for each in needs for one in each for word in one)
    found: dict[str, list[int]] = {NOTHING: []}
    for number, each in zip(numbers, needs, strict=True):
        rarest = min(
            each, key=lambda one: (sum(often[word] for word in one), sorted(one)), default=(NOTHING,)
        )
        for word in sorted(rarest):
            found.setdefault(word, []).append(number)
    return {word: "".join(map(chr, those)) for word, those in found.items()}


def _needs_behind(template: Template) -> list[frozenset[str]]:
    return template.needs_behind() if isinstance(template, InOrder) else []


@cache
def _first_words(kind: str) -> dict[str, str]:
    """The numbers of a table's phrases by the words that they can begin with, each number as the character
    that has it: a text is read ten times as fast as a list."""
    return compiling.table(f"first words of {kind}", partial(_find_first_words, kind))


def _find_first_words(kind: str) -> dict[str, str]:
    found: dict[str, list[int]] = {}
    for number in range(len(_texts(kind))):
        for word in sorted(_phrase(kind, number).template.first):
            found.setdefault(word, []).append(number)
    return {word: "".join(map(chr, numbers)) for word, numbers in found.items()}


@cache
def _texts(kind: str) -> Sequence[str]:
    """The phrases of a table as they are written, of every language: its code, their meaning and their text,
    with tabs between them."""
    return compiling.table(f"texts of {kind}", partial(_find_texts, kind)).split("\n")


def _find_texts(kind: str) -> str:
    """All of them in one text, a line each: it is read ten times as fast as a list."""
    tables = {code: getattr(language, kind) for code, language in LANGUAGES.items()}
    rows = ((code, *row) for code, table in tables.items() for row in table.items())
    return "\n".join(
        f"{code}\t{meaning}\t{text}" for code, meaning, texts in rows if meaning[0] != "_" for text in texts
    )


@cache
def _phrase(kind: str, number: int) -> Phrase:
    """One of them, taken apart. Only those that a letter's words can begin are."""
    code, meaning, text = _texts(kind)[number].split("\t")
    return Phrase(meaning, _maker(code, kind).made(text))


@cache
def _maker(code: str, kind: str) -> _Maker:
    return _Maker(compiling.table(f"entries of {code}, {kind}", partial(_find_entries, code, kind)))


def _find_entries(code: str, kind: str) -> dict[str, Sequence[str]]:
    """What phrases name and are not themselves: `_together`."""
    language = LANGUAGES[code]
    every = {**language.plan_phrases, **getattr(language, kind)}
    return {name: texts for name, texts in every.items() if name[0] == "_"}


@cache
def entry(name: str) -> frozenset[str]:
    """The words of an entry of the tables, in every language."""
    tables = [_maker(code, PLANS).table for code in LANGUAGES]
    return frozenset(form for table in tables for word in table[name] for form in spellings(word))


_Sign: TypeAlias = "str | list[_Sign]"
"""A word, a sign or a stroke of a phrase, or a bracket and what stands in it."""


class _Maker:
    """Makes templates of the phrases of one table."""

    def __init__(self, table: Mapping[str, Sequence[str]]) -> None:
        self.table = table
        self.known: dict[str, Template] = {}

    def made(self, text: str) -> Template:
        """The template of a phrase."""
        if text.isalnum():
            # As most are that an entry lists: one word, which has no sign.
            return self._named(text)
        return self._choice(_nested(_PART.findall(text)))

    def _choice(self, signs: list[_Sign]) -> Template:
        """The template of one or several texts with a stroke between them."""
        made = [self._in_order(one) for one in _apart(signs)]
        return made[0] if len(made) == 1 else OneOf(made)

    def _in_order(self, signs: list[_Sign]) -> Template:
        return self._part(signs[0]) if len(signs) == 1 else InOrder(map(self._part, signs))

    def _part(self, sign: _Sign) -> Template:
        if isinstance(sign, list):
            key = repr(sign)
            if key not in self.known:
                inside = self._choice(sign[1:])
                self.known[key] = inside if sign[0] == "(" else Entry([inside], may_be_left_out=True)
            return self.known[key]
        if sign in (CARD, CARDS_AND):
            # `Continue with the 7`
            return InOrder(iter((Entry([self._named(ITS)], may_be_left_out=True), Listed(sign))))
        if sign in (NUMBER, *SIGNS):
            return Listed(sign)
        return self._named(sign)

    def _named(self, part: str) -> Template:
        if part not in self.known:
            make: Callable[[str], Template] = _meaning if part[0] == "<" else _word
            is_entry = part[0] == "_"
            self.known[part] = Entry([self.made(one) for one in self.table[part]]) if is_entry else make(part)
        return self.known[part]


def _nested(signs: Sequence[str]) -> list[_Sign]:
    """The signs of a phrase, those in brackets in a list of their own behind the bracket."""
    nested: list[_Sign] = []
    open_ones = [nested]
    for sign in signs:
        if sign == "(" or sign == "[":
            inside: list[_Sign] = [sign]
            open_ones[-1].append(inside)
            open_ones.append(inside)
        elif sign == ")" or sign == "]":
            open_ones.pop()
        else:
            open_ones[-1].append(sign)
    return nested


def _apart(signs: list[_Sign]) -> list[list[_Sign]]:
    """What stands between the strokes."""
    if "|" not in signs:
        return [signs]
    at = signs.index("|")
    return [signs[:at], *_apart(signs[at + 1 :])]


def _word(part: str) -> Template:
    return Word(frozenset(form for form in spellings(part) if form) or frozenset((part,)))


def _meaning(part: str) -> Template:
    """All words and expressions of one meaning, in every language."""
    meaning = part.strip("<>")
    if meaning == "suit":
        return Expressions(frozenset((word,) for word in suit_forms()))
    return Expressions(expressions_for(meaning))
