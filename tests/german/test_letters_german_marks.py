"""Every word of every letter is a message, a name, a card, a number, or somebody's own text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from jinja2 import Environment

from pbem.data.rules import rules_for
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.languages.german import WORDS
from pbem.orders.names.cards import SUIT_NAMES

from .letters_german import example, letters_in, marking, unmarked

__all__ = ["marking"]

_WORD = re.compile(r"[^\W\d_][\w'’.-]*")
_CODE = re.compile(r"[SCHD]\d{1,2}|R\d{0,2}|[PHRSAIF]\d|R\d\d")
"""Cards, pieces by their rank, rulings."""

OWN = {"seven-years", "Prosit", "printf", "s", "sha256sum"}
"""The game's name, what somebody wrote, and what is typed to check a seed."""


def names() -> set[str]:
    """The names of the generals and cities."""
    rules = rules_for()
    return {*rules.generals, *(city.title for city in rules.board.cities)}


def orders() -> set[str]:
    """The English words of orders, in which what counts is repeated."""
    verbs = {word for verb in VERBS for words in verb.words for word in words.split()}
    return {*verbs, *WORDS, *SUIT_NAMES.values(), "train", "at"}


def words(text: str) -> list[str]:
    return [word.rstrip(".'") for word in _WORD.findall(text)]


def foreign(letters: Iterable[tuple[str, str]], known: set[str]) -> dict[str, str]:
    """The words that are neither said by a message nor known, each with a letter it stands in."""
    found: dict[str, str] = {}
    for name, text in letters:
        for word in words(without(unmarked(text), known)):
            if not _CODE.fullmatch(word):
                found.setdefault(word, name)
    return found


def without(text: str, known: set[str]) -> str:
    """A text without these names, which may go on on the next line, and without seeds."""
    longest = sorted(known, key=len, reverse=True)
    pattern = "|".join(re.escape(name).replace(r"\ ", r"[\s#]+") for name in longest)
    return re.sub(rf"\b(?:{pattern})(?!\w)|{_SEED}", " ", text)


_SEED = r"\b[0-9a-f]{64}\b|\bseed \d+ of a war\b"

_TYPED = re.compile(r"^ {2}⟦line ⟧\d+⟦:⟧ .*(?:\n {6,}.*)*", re.MULTILINE)
_QUOTED = re.compile(r'"[^"]*"')
"""A line of a player's letter, and words of it."""


def test_nothing_is_said_but_by_messages(marking: Environment) -> None:
    assert foreign(letters_in(marking), names() | OWN) == {}


def test_the_example_game_says_nothing_but_by_messages(marking: Environment, tmp_path: Path) -> None:
    told = example(tmp_path / "game", "de")
    assert len(told) > 60
    untyped = ((name, _QUOTED.sub(" ", _TYPED.sub(" ", text))) for name, text in told.items())
    assert foreign(untyped, names() | OWN | orders()) == {}


def test_a_word_without_message_is_found(marking: Environment) -> None:
    said = marking.from_string('{{ _("The turn of %(nation)s.", nation="Prussia") }} Friedrich').render()
    assert foreign([("letter", said)], names()) == {"Prussia": "letter"}
