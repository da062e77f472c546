"""Receipts by mail that can be quoted (R05), that name what has no order (R08), and that say what the same
check at home says (R10); with a clock that the test moves."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.game import state
from pbem.game.entries import LetterEntry
from support.command_line import done, run
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import HOUR, MONDAY, Timed

MINUTE = timedelta(minutes=1)
TWO = "nation Prussia\nmove keith: reichenbach\nmove train 1: Herzberg\nbattle: loss 2\n"
OTHER = "nation Prussia\nmove keith: reichenbach\nbattle: loss 3\n"


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage."""
    return played.copied(tmp_path)


def receipt(table: Timed, text: str, number: int) -> str:
    """What the writer of a letter is answered, so many minutes after the turn began."""
    table.reply("Frederick", text, number=number)
    table.at(MONDAY + number * MINUTE)
    return body([one for one in table.to("Frederick") if "receipt" in str(one["Subject"])][-1])


def letters(table: Timed) -> list[LetterEntry]:
    return [one for one in state.load(table.game).log.entries if isinstance(one, LetterEntry)]


def test_a_receipt_tells_its_number_its_orders_in_full_what_it_replaced_and_its_line_of_the_log(
    table: Timed, tmp_path: Path
) -> None:
    first, second = receipt(table, TWO, 2), receipt(table, OTHER, 3)
    assert "receipt for letter 2, turn 2" in first and "receipt for letter 3, turn 2" in second
    assert "line 2: move keith: reichenbach means: move Keith: Reichenbach" in second
    assert "Against what was on file: 1 changed, 1 withdrawn, 1 as before." in second
    for number, text in enumerate((first, second), 1):
        kept = tmp_path / f"receipt-{number}.txt"
        kept.write_text(text, "utf-8")
        entry = letters(table)[number - 3]
        assert f"it is line {entry.n + 1}, and the log is the same" in done(
            "verify", table.game, "--head", kept
        )
    quoted = "".join(f"> {line}\n" for line in second.replace(". ", ".\n").splitlines())
    third = receipt(table, f"amend\nnation Prussia\nmove Schwerin: Reichenbach\n\n{quoted}", 4)
    assert "does NOT count" not in third and "line 3: move Schwerin: Reichenbach" in third
    assert third.count("move Schwerin: Reichenbach") == 1, "what a letter adds is told once"
    assert "Still in force" in third, "what is quoted of a receipt orders nothing"


def test_an_incomplete_letter_counts_names_what_has_no_order_and_ends_no_stage(table: Timed) -> None:
    text = receipt(table, "nation Prussia\nmove Keith: Reichenbach\n", 2)
    idle = text.partition("Without an order: ")[2].partition("When it is played")[0]
    assert "counts" in text and [name in idle for name in ("Friedrich (Dresden)", "train 2", "Keith")] == [
        True,
        True,
        False,
    ]
    assert idle.count("(") == 9, "the nine others of her ten pieces"
    table.at(MONDAY + HOUR + MINUTE)
    now = state.load(table.game)
    assert now.game.nation == "Prussia" and now.game.phase == "movement", "an hour has not passed"
    table.at(MONDAY + HOUR + 2 * MINUTE)
    assert state.load(table.game).game.nation != "Prussia"


@pytest.mark.parametrize("wrong", ["", "move Heinrich: Kassel\n"])
def test_the_check_at_home_says_what_the_mailed_receipt_says(
    table: Timed, tmp_path: Path, wrong: str
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    report = done("report", table.game, "--player", "Frederick", "--format", "json")
    (home / "frederick.json").write_text(report, "utf-8")
    (home / "letter.txt").write_text(TWO + wrong, "utf-8")
    ran = run("check", "--report", home / "frederick.json", home / "letter.txt", "--json")
    verdict = json.loads(ran.out)
    text = receipt(table, TWO + wrong, 2)
    assert (ran.code == 0) == (not wrong)
    assert ("no road joins" in json.dumps(verdict)) == ("no road joins" in text) == bool(wrong)
    assert "arrived and counts" in text and letters(table)[-1].counts
