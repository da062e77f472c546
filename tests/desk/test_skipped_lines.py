"""What a receipt says of lines that are no orders: quotations as ranges, and an order in doubt by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.game import save, state
from pbem.report.record import Receipt
from support.corpus.real_mails import real_mails
from support.play_by_mail.player_addresses import PLAYERS


@pytest.fixture
def game(tmp_path: Path) -> Path:
    save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x")
    return tmp_path / "war"


def receipt(game: Path, data: bytes) -> Receipt:
    return submit.hear(state.load(game), "a.eml", data, sender="Frederick").receipt


def ranges(said: Receipt) -> list[tuple[int, int, str]]:
    return [(line.number, line.until, line.said) for line in said.skipped]


def test_a_quotation_is_one_range_between_the_players_own_lines(game: Path) -> None:
    text = "> a\n> b\n\n> c\nnation Prussia\n> d\nhi\n> e\n> f\n-- \nOtto\nKing\n"
    said = receipt(game, b"From: a@x.org\nSubject: x\n\n" + text.encode())
    assert ranges(said) == [
        (1, 4, "quoted"), (6, 0, "quoted"), (7, 0, "no order"), (8, 9, "quoted"), (10, 12, "signature")
    ]  # fmt: skip
    assert [line.text for line in said.skipped] == ["", "d", "hi", "", ""]


def test_what_is_struck_out_or_left_out_is_shown_line_by_line(game: Path) -> None:
    said = receipt(game, b"nation Prussia\n[s]move Keith: Brieg[/s]\n[s]hold[/s]\n")
    assert [(line.number, line.text, line.said) for line in said.skipped] == [
        (2, "move Keith: Brieg", "struck out"), (3, "hold", "struck out")
    ]  # fmt: skip


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in real_mails()])
def test_an_answer_that_quotes_all_has_a_short_receipt(game: Path, data: bytes) -> None:
    said = receipt(game, data)
    assert said.filed and not said.problems and not said.warnings
    assert len(said.skipped) <= 3 and all(line.until for line in said.skipped)


def test_an_order_that_may_be_the_players_own_is_shown_at_the_top(game: Path) -> None:
    said = receipt(
        game, b"nation Prussia\nmove Keith: Brieg\nOn 3 May Anna wrote:\nmove Keith: Oppeln\nwell\n"
    )
    (warning,) = said.warnings
    assert warning.startswith('line 4: "move Keith: Oppeln" stands below a line that says who wrote it')
    assert ranges(said) == [(3, 5, "quoted")]
