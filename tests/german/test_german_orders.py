"""Orders in German: the same orders as in English, also mixed; English letters read as they always were."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

import pytest

from pbem.data.rules import rules_for
from pbem.orders import faces, forms, parse, syntax
from pbem.orders.folding import fold
from pbem.orders.names import book
from pbem.orders.parse import read_line
from pbem.orders.verbs import VERBS

RULES = rules_for("standard")
NAMES = book(RULES)
PAIRS = [(good, deutsch) for verb in VERBS for good, deutsch in zip(verb.good, verb.german_good, strict=True)]


def order(text: str, number: int = 1):
    return read_line(number, text, NAMES)


def sheet(text: str):
    return parse.parse(enumerate(text.splitlines(), 1), RULES)


def meaning(value):
    """An order without the text it was written as; names, cards and suits as what they mean."""
    if isinstance(value, syntax.AnswerOrder):
        return value.number, meaning(forms._clauses(value.words))
    if is_dataclass(value):
        own = {one.name: meaning(getattr(value, one.name)) for one in fields(value) if one.name != "text"}
        return type(value).__name__, own
    if isinstance(value, tuple | list):
        return [meaning(one) for one in value]
    return text_meant(value) if isinstance(value, str) else value


def text_meant(text: str) -> str:
    found = (faces.held_card(text), faces.suit(text), NAMES.nations.find(text))
    known = next((one for one in found if isinstance(one, str)), "")
    return known or " ".join(word_meant(word) for word in text.split())


def word_meant(word: str) -> str:
    return faces.suit(word) or re.sub("^(tross|zug)$", "train", fold(word))


@pytest.mark.parametrize(("english", "deutsch"), PAIRS, ids=[deutsch for _, deutsch in PAIRS])
def test_every_example_gives_the_same_order_in_german(english: str, deutsch: str) -> None:
    found = order(deutsch)
    assert isinstance(found, syntax.Order)
    assert meaning(found) == meaning(order(english))
    assert meaning(order(f"  - {deutsch.upper()}   # warum")) == meaning(found) or "Kennwort" in found.text
