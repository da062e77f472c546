"""Every letter says the same words in the same order in all formats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from report.fated import asking, evading
from report.letters_of import documents_of, env, this_turn
from report.play import some_records, whole_game
from report.samples import RECEIPT

from pbem.desk.out import reports
from pbem.game import state
from pbem.report import letters
from pbem.report.document import Document
from pbem.report.view import view

from .reading import FORMATS, all_words

EXAMPLE = Path(__file__).parents[2] / "games/example/game"
RECORDS = (*some_records(), *asking(), evading(), *whole_game())


@cache
def example() -> state.State:
    return state.load(EXAMPLE)


def assert_agree(document: Document) -> None:
    found = all_words(document)
    assert len(found["text"]) > 10
    for form in FORMATS[1:]:
        assert found[form] == found["text"], form


@pytest.mark.parametrize("turn", range(7))
def test_letters_of_the_example_agree(turn: int) -> None:
    record = reports.record_of(example(), turn)
    for player in (None, *record.game.roles):
        for document in documents_of(view(record, player, turn)).values():
            assert_agree(document)


def letters_agree(number: int, readers: Iterable[str | None]) -> None:
    record = RECORDS[number]
    turn = this_turn(record) if number % 3 else record.game.turn
    for player in readers:
        for document in documents_of(view(record, player, turn)).values():
            assert_agree(document)


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_letters_of_games_agree(number: int) -> None:
    """Those of the public and of one player, each in his turn."""
    roles = list(RECORDS[number].game.roles)
    letters_agree(number, (None, roles[number % len(roles)]))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_all_letters_of_games_agree(number: int) -> None:
    letters_agree(number, RECORDS[number].game.roles)


def test_a_receipt_agrees() -> None:
    found = all_words(letters.receipt_document(RECEIPT, env()))
    del found["text"]  # a word of 200 letters goes over lines there
    assert len({tuple(one) for one in found.values()}) == 1
