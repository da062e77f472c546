"""Every word of every letter is a message, a name, a card, a number, or somebody's own text."""

from __future__ import annotations

import re
from pathlib import Path

from jinja2 import Environment

from pbem.orders.grammar.verbs import VERBS
from pbem.orders.languages.en import ENGLISH
from pbem.orders.names.cards import SUIT_NAMES
from support.foreign_words import foreign, names
from support.letters.german_letters import example, letters_in

OWN = {"seven-years", "Prosit", "printf", "s", "sha256sum"}
"""The game's name, what somebody wrote, and what is typed to check a seed."""


def orders() -> set[str]:
    """The English words of orders, in which what counts is repeated."""
    verbs = {word for verb in VERBS for words in verb.words for word in words.split()}
    return {*verbs, *ENGLISH.keywords, *SUIT_NAMES.values(), "train", "at"}


_FIRST = {word for verb in VERBS for word in verb.words}
_NUMBERED = r"^ {2}⟦line ⟧\d+⟦:⟧ .*(?:\n {6,}.*)*"
_LISTED = rf"^ {{2}}- (?:{'|'.join(sorted(_FIRST))}) .*(?:\n {{4,}}.*)*"
_TYPED = re.compile(f"{_NUMBERED}|{_LISTED}", re.MULTILINE)
_QUOTED = re.compile(r'"[^"]*"')
"""A line of a player's letter, by its number or in a list of those on file, and words of it."""
_HEAD = re.compile(r"\b[0-9a-f]{4}-[0-9a-f]{4}\b")
"""The head of the log."""


def test_nothing_is_said_but_by_messages(marking: Environment) -> None:
    assert foreign(letters_in(marking), names() | OWN) == {}


def test_the_example_game_says_nothing_but_by_messages(marking: Environment, tmp_path: Path) -> None:
    told = example(tmp_path / "game", "de")
    assert len(told) > 60
    untyped = ((name, _HEAD.sub(" ", _QUOTED.sub(" ", _TYPED.sub(" ", text)))) for name, text in told.items())
    assert foreign(untyped, names() | OWN | orders()) == {}


def test_a_word_without_message_is_found(marking: Environment) -> None:
    said = marking.from_string('{{ _("The turn of %(nation)s.", nation="Prussia") }} Friedrich').render()
    assert foreign([("letter", said)], names()) == {"Prussia": "letter"}
