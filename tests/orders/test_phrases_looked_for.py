"""Of the phrases that begin with a word only those are tried that may fit, and none is missed that does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from pbem.orders.plain_words.fighting.wording import templates
from pbem.orders.plain_words.fighting.wording.templates import PLANS, RETREATS, Template, phrases_for

LISTED = {"#": "7", "@": "S7", "&": "S7"}
"""A word of each kind that a phrase lists; signs of names stand before a number."""


def example(of: Template, random: Random) -> Sequence[str]:
    """Words that a template fits."""
    if isinstance(of, templates.Word):
        return [random.choice(sorted(of.forms))]
    if isinstance(of, templates.Expressions):
        return random.choice(sorted(of.texts))
    if isinstance(of, templates.Listed):
        return [LISTED.get(of.sign, f"{of.sign}0")]
    if isinstance(of, templates.InOrder):
        return [word for part in of._parts() for word in example(part, random)]
    assert isinstance(of, templates.OneOf)
    if of.may_be_left_out and random.random() < 0.5:
        return []
    return example(random.choice(of.parts), random)


@pytest.mark.parametrize("kind", [PLANS, RETREATS])
def test_a_phrase_is_among_those_that_are_tried_for_whatever_it_fits(kind: str) -> None:
    random, tried, whole = Random(13), 0, 0
    for number in range(len(templates._texts(kind))):
        phrase = templates._phrase(kind, number)
        for _ in range(3):
            row = tuple(example(phrase.template, random))
            if len(row) in {end for end, _ in phrase.template.ends(row, 0)}:
                assert phrase in list(phrases_for((*row, "keith"), kind)), (phrase.meaning, row)
                whole += 1
            tried += 1
    assert whole > 0.9 * tried > 1000


def test_what_begins_so_and_goes_on_otherwise_is_not_tried() -> None:
    begin_so = sum(len(numbers) for word, numbers in templates._first_words(PLANS).items() if word == "if")
    assert begin_so > 50
    assert len(list(phrases_for(("if", "keith", "sings"), PLANS))) < begin_so / 10
