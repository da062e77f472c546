"""The languages that letters are written in: gettext catalogues, and phrases said with them.

English needs no catalogue. Those of the others are `pbem/locale/LANGUAGE/*.po`; Babel compiles them on first
use into the user's cache, under a hash of what they say, and gettext of the standard library reads them.
What a catalogue lacks is said in English and remembered in `Tongue.missing`, which tests look at.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import fields, is_dataclass, replace
from datetime import date, datetime
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Any

from pbem.data.memory import directory, keep, recalled
from pbem.digests import blake2b
from pbem.engine.phrase import Face, Joined, Keyword, Marked, Phrase, phrase
from pbem.patterns import compiled

LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch"}
"""The languages there are, each by its own name."""

LANGUAGE_WORDS = {"en": ("en", "english", "englisch"), "de": ("de", "german", "deutsch")}
"""What each language is called, in either of them."""

CASES = ("nom", "gen", "dat", "acc")
"""The grammatical cases a name of the game can be asked for in: with its article where it has one."""

ORDER = "order"
"""The catalogues' context of the words of the orders language."""

NAME = "name"
"""The catalogues' context of the bare names of nations, players, suits, phases, countries and scenarios."""


def language_code(word: str) -> str | None:
    """The language that a word names, in letters and on the command line: `de`, `German`, `Deutsch`."""
    return next((code for code, words in LANGUAGE_WORDS.items() if word.strip().lower() in words), None)


@lru_cache(maxsize=8)
def tongue(language: str) -> Tongue:
    """The tongue of a language of `LANGUAGES`. Raises KeyError if it is none."""
    LANGUAGES[language]
    return Tongue(language, tuple(map(_catalogue, _sources(language))))


class Tongue:
    """One language. `missing` are the messages asked for that no catalogue has."""

    def __init__(self, language: str, catalogues: tuple[NullTranslations, ...] = ()) -> None:
        self.language = language
        self.missing: set[str] = set()
        self._face: Callable[[str], str] = str
        self._catalogues = catalogues

    def showing(self, face: Callable[[str], str]) -> Tongue:
        """The same language, in which phrases show cards as `face` writes them."""
        other = copy(self)
        other._face = face
        return other

    # -------------------------------------------------------------------------------- as gettext has it

    def gettext(self, message: str) -> str:
        """A message in this language."""
        return self._translation(lambda one: one.gettext(message), message) or message

    def ngettext(self, one: str, many: str, n: int) -> str:
        """A message about `n` things in this language."""
        translated = self._translation(lambda catalogue: catalogue.ngettext(one, many, n), one)
        return translated or (one if n == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        """A message whose English could mean several things, in this language."""
        return self._translation(lambda one: one.pgettext(context, message), message) or message

    def npgettext(self, context: str, one: str, many: str, n: int) -> str:
        """A message about `n` things whose English could mean several, in this language."""
        translated = self._translation(lambda catalogue: catalogue.npgettext(context, one, many, n), one)
        return translated or (one if n == 1 else many)

    def _translation(self, ask: Callable[[NullTranslations], str], message: str) -> str:
        """What the first catalogue that knows the message says; nothing if none does."""
        if not message:
            return ""
        translated = self._known(ask)
        if not translated and self.language != "en":
            self.missing.add(message)
        return translated

    def _known(self, ask: Callable[[NullTranslations], str]) -> str:
        return next((translated for translated in map(ask, self._catalogues) if translated), "")

    # --------------------------------------------------------------------------------- phrases and names

    def say(self, text: str) -> str:
        """A phrase in this language, its parts too; any other text as it is."""
        if isinstance(text, Joined):
            return text.separator.join(map(self._part, text.items))
        if isinstance(text, Keyword):
            return self.pgettext(ORDER, str(text))
        if isinstance(text, Face):
            return self._face(text)
        if not isinstance(text, Phrase) or (self.language == "en" and self._face is str):
            return str(text)
        pattern = (
            self.ngettext(text.pattern, text.many, text.number) if text.many else self.gettext(text.pattern)
        )
        return pattern.format_map({name: _Part(self, part) for name, part in text.parts.items()})

    def _part(self, text: str) -> str:
        return self.say(text) if isinstance(text, Marked) else self.name(text)

    def name(self, text: str, case: str = "") -> str:
        """A name of the game in this language: `Prussia`, `Frederick`, `spades`, `Prussia train 1`; in one of
        `CASES` with its article. Any other text as it is."""
        if not self._catalogues or not text:
            return text
        if train := _TRAIN.fullmatch(text):
            return self.say(phrase("{nation} train {number}", nation=train[1], number=train[2]))
        contexts = (case, NAME) if case else (NAME,)
        names = (self._known(lambda one, c=c: one.pgettext(c, text)) for c in contexts)  # type: ignore[misc]
        return next((name for name in names if name), text)

    def say_all(self, value: Any) -> Any:
        """A value with every phrase in it put into this language: in tuples, lists, mappings and
        dataclasses."""
        if isinstance(value, Marked):
            return self.say(value)
        if isinstance(value, tuple | list):
            return type(value)(map(self.say_all, value))
        if isinstance(value, dict):
            return {key: self.say_all(one) for key, one in value.items()}
        if is_dataclass(value) and not isinstance(value, type):
            translated = {
                one.name: self.say_all(getattr(value, one.name)) for one in fields(value) if one.init
            }
            return replace(value, **translated)
        return value

    # -------------------------------------------------------------------------------------------- dates

    def day(self, day: date, style: str = "long") -> str:
        """A day as Babel words it, in a `style` of its (short, medium, long, full): `24. Dezember 2026`."""
        from babel.dates import format_date

        return format_date(day, style, locale=self._locale)

    def moment(self, at: datetime, style: str = "long") -> str:
        """A day and its hour as Babel words them; the hour without seconds."""
        from babel.dates import format_time

        return f"{self.day(at.date(), style)}, {format_time(at, 'HH:mm', locale=self._locale)}"

    @property
    def _locale(self) -> str:
        return {"en": "en_GB"}.get(self.language, self.language)


_TRAIN = compiled(r"(\S.*) train (\d)")


class _Part:
    """A part of a pattern: `{nation}` is its name, `{nation:dat}` with case, `{nation:Nom}` beginning with a
    capital letter too."""

    def __init__(self, tongue: Tongue, part: str | int) -> None:
        self.tongue = tongue
        self.part = part

    def __format__(self, spec: str) -> str:
        if not isinstance(self.part, str):
            return format(self.part, spec)
        case = spec.lower() if not isinstance(self.part, Marked) and spec.lower() in CASES else ""
        shown = self.tongue.name(self.part, case) if case else self.tongue._part(self.part)
        return shown[:1].upper() + shown[1:] if spec[:1].isupper() else shown


# ------------------------------------------------------------------------------------------- catalogues


class _Nothing(NullTranslations):
    """Asked where a catalogue has no translation: says nothing, so that the lack shows."""

    def gettext(self, message: str) -> str:
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return ""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""


def _folder(language: str) -> Path:
    return Path(__file__).resolve().parents[1] / "locale" / language


def _sources(language: str) -> list[Path]:
    """The catalogues of a language; English has none."""
    folder = _folder(language)
    names = os.listdir(folder) if folder.is_dir() else []
    return [folder / name for name in sorted(names) if name.endswith(".po")]


def _catalogue(path: Path) -> NullTranslations:
    """One catalogue, compiled now or at an earlier time."""
    source = path.read_bytes()
    digest = blake2b(source, digest_size=16).hexdigest()
    place = directory() / "tongues" / f"{path.parent.name}-{path.stem}-{digest}.mo"
    made = recalled(place, bytes)
    if made is None:
        made = _compiled(source, path.parent.name)
        keep(place, made)
    catalogue = GNUTranslations(BytesIO(made))
    catalogue.add_fallback(_Nothing())
    return catalogue


def _compiled(source: bytes, language: str) -> bytes:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    made = BytesIO()
    write_mo(made, read_po(BytesIO(source), locale=language))
    return made.getvalue()
