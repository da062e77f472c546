"""English orders word by word in German, by the program's own tables: for tests of reading them."""

from __future__ import annotations

import re

from pbem.orders.grammar.fate import deed_of
from pbem.orders.grammar.verbs import row_of
from pbem.orders.languages.de import GERMAN
from pbem.orders.names.cards import SUIT_NAMES

SUITS = {name: GERMAN.suits[letter][0] for letter, name in SUIT_NAMES.items()}
SMALL = {
    "train": "Troß",
    "at": "bei",
    "and": "und",
    "from": "von",
    "troops": "Armeen",
    "troop": "Armee",
    "as": "als",
}
NATIONS = {name.lower(): words[0] for name, words in GERMAN.nations.items()}
WORDS = {**{word: words[0] for word, words in GERMAN.keywords.items()}, **SUITS, **SMALL, **NATIONS}
_FIRST = re.compile(r"^(\W*)(set[ -]up|accept partial|[^\W\d_]+)(.*)$", re.IGNORECASE)
_WORD = re.compile(r"Imperial Army|[^\W\d_]+", re.IGNORECASE)


def in_german(line: str) -> str:
    """A line of orders in German; names of cities and generals, and lines that are no orders, stay."""
    order, mark, comment = line.partition("#")
    found = _FIRST.match(order)
    row = row_of(found[2]) if found else None
    if not found or not row or row.word in ("game", "password"):
        return (
            line
            if not found or not row
            else f"{found[1]}{GERMAN.verbs[row.word][0]}{found[3]}{mark}{comment}"
        )
    rest = _fate(found[3]) if row.word == "fate" else found[3]
    return f"{found[1]}{GERMAN.verbs[row.word][0]}{_words(rest)}{mark}{comment}"


def _fate(rest: str) -> str:
    deed, *more = rest.split(None, 1)
    row = deed_of(deed)
    return " ".join(("", GERMAN.deeds[row.word][0] if row else deed, *more))


def _words(text: str) -> str:
    said = _WORD.sub(lambda found: WORDS.get(found[0].lower(), found[0]), text)
    return re.sub(r"(\d+ \S+) to ", r"\1 an ", said)
