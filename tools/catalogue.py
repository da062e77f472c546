"""Brings the message catalogues up to date: `make catalogue`, `python -m tools.catalogue [letters|answers]`.

`letters.po` holds what the templates say, `answers.po` what Python says and the names and texts of the rules'
data. New messages come in untranslated, those that are used no more go, translations stay.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po

from pbem.data.rules import rules_for, scenarios
from pbem.data.share import templates_dir
from pbem.data.tongues import CASES, LANGUAGES, NAME, ORDER
from pbem.deadlines.wall_clock import DAYS, MONTHS
from pbem.engine import model
from pbem.engine import questions as q
from pbem.orders.languages.words import ENGLISH, usual_words
from pbem.orders.languages.words import LANGUAGES as ORDER_LANGUAGES
from pbem.orders.names.cards import SUIT_NAMES

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "pbem" / "locale"

JINJA = {
    "trimmed": "false",
    "newstyle_gettext": "true",
    "trim_blocks": "true",
    "lstrip_blocks": "true",
    "keep_trailing_newline": "true",
    "silent": "false",
}
"""As `report/render.py` reads templates; a template that cannot be read is an error."""

TEMPLATE_WORDS: dict[str, Any] = {
    "_": None, "gettext": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "npgettext": ((1, "c"), 2, 3)
}  # fmt: skip
PYTHON_WORDS = {"phrase": 1, "phrases": 2}
"""The functions that make phrases in Python, and how many patterns each takes. Patterns are literals there,
so that they can be gathered."""

MessageUse = tuple[str, str | tuple[str, ...], str | None]
"""The file that a message stands in, the message (or its singular and plural), and its context."""


def letters() -> Iterator[MessageUse]:
    """The messages of the templates."""
    for path in sorted(templates_dir().rglob("*")):
        if path.is_file():
            yield from _extracted("jinja2.ext:babel_extract", path, TEMPLATE_WORDS, JINJA)


def answers() -> Iterator[MessageUse]:
    """The messages of Python, and those of the rules' data."""
    for path in sorted((ROOT / "pbem").rglob("*.py")):
        yield from _phrases(path)
    yield from names()
    yield from (("calendar", word, NAME) for word in (*DAYS, *MONTHS))
    yield from (("orders", word, ORDER) for word in usual_words(ENGLISH))


def _extracted(
    method: str, path: Path, words: dict[str, Any], options: dict[str, str]
) -> Iterator[MessageUse]:
    with open(path, "rb") as file:
        for _, message, _, context in extract(method, file, keywords=words, options=options):
            yield path.relative_to(ROOT).as_posix(), message, context


def _phrases(path: Path) -> Iterator[MessageUse]:
    """The messages of one Python file. Babel's own reader would miss a phrase that is a part of another.
    Raises ValueError if a pattern is not a literal."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        words = PYTHON_WORDS.get(getattr(node.func, "id", "")) if isinstance(node, ast.Call) else None
        if words and isinstance(node, ast.Call):
            patterns = tuple(str(one.value) for one in node.args[:words] if isinstance(one, ast.Constant))
            if len(patterns) != words:
                raise ValueError(f"{path}:{node.lineno}: a pattern is not written out")
            yield path.relative_to(ROOT).as_posix(), patterns[0] if words == 1 else patterns, None


def names() -> Iterator[MessageUse]:
    """The names of the game, nations and players in every case, cities with their regions, and what the Cards
    of Fate say."""
    for scenario in scenarios():
        rules = rules_for(scenario)
        for name in (*rules.nations, *rules.players):
            yield from (("nations.yaml", name, case) for case in (NAME, *CASES))
        countries = {city.country for city in rules.board.cities if city.country}
        cities = (city.title for city in rules.board.cities if city.region)
        words = (*countries, *cities, rules.title, *SUIT_NAMES.values(), *PHASES, *KINDS, *rules.clock.cards)
        yield from (("rules", word, NAME) for word in words if not word.isdecimal())
        for card in rules.clock.cards.values():
            yield from (("fate.yaml", version.text, None) for version in card.versions.values())


PHASES = (
    model.SETUP, model.CARDS, model.OFFENSIVE, model.MOVEMENT, model.COMBAT, model.RETROACTIVE, model.SUPPLY,
    model.TURN_END, model.FATE, model.AFTER_FATE, model.OVER,
)  # fmt: skip

KINDS = (q.ALLOT, q.DISCARD, q.OFFENSIVE, q.MOVE, q.EVADE, q.ATTACK, q.PLAY, q.RETREAT, q.FATE)


def given(language: str) -> dict[tuple[str | None, str], str]:
    """Translations that nobody has to write: words of orders from their rows, days and months from Babel."""
    locale = Locale.parse(language)
    days = dict(zip(DAYS, (locale.days["format"]["wide"][day] for day in range(7)), strict=True))
    months = dict(
        zip(MONTHS, (locale.months["format"]["wide"][month] for month in range(1, 13)), strict=True)
    )
    orders = usual_words(ORDER_LANGUAGES[language]) if language in ORDER_LANGUAGES else {}
    dates: dict[tuple[str | None, str], str] = {(NAME, word): text for word, text in (days | months).items()}
    return dates | {(ORDER, word): text for word, text in orders.items()}


CATALOGUES = {"letters": letters, "answers": answers}


# --------------------------------------------------------------------------------------- the files


def file_of(language: str, name: str) -> Path:
    """A catalogue's file."""
    return LOCALE / language / f"{name}.po"


def read(path: Path, language: str) -> Catalog:
    """A catalogue; an empty one if there is no file yet."""
    return read_po(BytesIO(path.read_bytes() if path.is_file() else b""), locale=language, abort_invalid=True)


def current(name: str, language: str) -> Catalog:
    """A catalogue of the messages in use now, with the translations there are."""
    old = read(file_of(language, name), language)
    made = Catalog(
        locale=language,
        header_comment=f"# {LANGUAGES[language]}: what the {name} say. `make catalogue` keeps it up to date.",
        fuzzy=False,
    )
    known_anyway = given(language)
    for place, message, context in CATALOGUES[name]():
        known = old.get(_first(message), context)
        string = known.string if known is not None and _same(known, message) else None
        string = known_anyway.get((context, _first(message)), string)
        made.add(message, string, locations=[(place, 0)], context=context)
    return made


def _first(message: str | tuple[str, ...]) -> str:
    return message if isinstance(message, str) else message[0]


def _same(known: Message, message: str | tuple[str, ...]) -> bool:
    """Whether a translation is of this message: one for plurals fits no other."""
    return known.id == message or (isinstance(known.id, str) and known.id == message)


def text_of(catalogue: Catalog) -> bytes:
    """A catalogue as its file; places are files without lines, so that edits elsewhere do not change it."""
    made = BytesIO()
    write_po(made, catalogue, width=110, sort_output=True, include_lineno=False, include_previous=False)
    return _IDLE.sub(b"", made.getvalue())


_IDLE = re.compile(
    rb'^"(?:Project-Id|Report-Msgid|POT-Creation|PO-Revision|Last-Translator|Language-Team|Generated).*\n',
    re.MULTILINE,
)
"""Lines of a catalogue's head that tell a reader nothing."""


def lacking(catalogue: Catalog) -> tuple[Message, ...]:
    """The messages without a translation, or with a doubtful one."""
    return tuple(one for one in catalogue if one.id and (one.fuzzy or not _whole(one.string)))


def _whole(string: str | Sequence[str] | None) -> bool:
    return bool(string) and (isinstance(string, str) or all(string or ()))


def main(*chosen: str) -> None:
    """Write the catalogues, all or the chosen ones, and print how many messages they lack."""
    for language in LANGUAGES:
        for name in chosen or CATALOGUES if language != "en" else ():
            catalogue = current(name, language)
            path = file_of(language, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text_of(catalogue))
            print(
                f"{path.relative_to(ROOT)}: {len(catalogue)} messages, {len(lacking(catalogue))} untranslated"
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
