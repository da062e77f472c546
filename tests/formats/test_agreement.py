"""Every letter says the same words in the same order in all formats."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from pbem.desk.out import reports
from pbem.report import letters
from pbem.report.view import view
from support.bot_games import some_records, whole_game
from support.event_samples import RECEIPT
from support.example_game import example
from support.format_readers import all_words, assert_agree
from support.letters.report_letters import documents_of, env, this_turn
from support.positions.fate_positions import asking, evading

RECORDS = (*some_records(), *asking(), evading(), *whole_game())


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
