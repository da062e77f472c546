"""The doctor finds a seed, a hand or a key where others can read it, and shows none of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.look import doctor
from pbem.game import state
from support.command_line import done, run
from support.play_by_mail.timed_table import Timed


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 1 was played by mail."""
    return played.copied(tmp_path)


def found(table: Timed) -> list[str]:
    return [one.what for one in doctor.examine(table.game) if not one.harmless]


def hand_of(table: Timed, nation: str) -> str:
    return " ".join(card.face for card in state.load(table.game).game.hands[nation])


def add(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text + "\n", "utf-8")


def test_a_game_that_was_played_is_well(table: Timed) -> None:
    assert found(table) == []


def test_a_hand_in_the_public_summary(table: Timed) -> None:
    hand = hand_of(table, "Austria")
    assert len(hand.split()) > 3
    add(table.game / "reports" / "turn-02" / "summary.txt", f"Austria: {hand}")
    assert "reports/turn-02/summary.txt names all Tactical Cards of Austria" in found(table)
    said = run("doctor", table.game)
    assert said.code == 1 and hand not in said.out + said.err


def test_a_hand_in_anothers_report_or_receipt_but_not_in_his_own(table: Timed) -> None:
    line = f"Her cards: {hand_of(table, 'Prussia')}"
    reports = table.game / "reports"
    add(reports / "turn-02" / "frederick.txt", line)
    assert found(table) == []
    add(reports / "turn-02" / "elisabeth.txt", line)
    receipt = next((reports / "receipts").glob("*pompadour*"))
    add(receipt, line)
    assert set(found(table)) == {
        "reports/turn-02/elisabeth.txt names all Tactical Cards of Prussia",
        f"reports/receipts/{receipt.name} names all Tactical Cards of Prussia",
    }


def test_the_seed_in_a_file_that_others_read(tmp_path: Path) -> None:
    game = tmp_path / "seven-years"
    done("new", game)
    now = state.load(game)
    assert doctor.examine(game) == [] and len(now.created.seed) > 30
    (game / "notes.txt").write_text(f"seed {now.created.seed}", "utf-8")
    (what,) = [one.what for one in doctor.examine(game)]
    assert what.endswith("holds the seed of the shuffles") and now.created.seed not in what
    (game / "salt.txt").write_text(f"the salt is {now.created.salt}", "utf-8")
    assert "salt.txt holds the seed of the shuffles" in [one.what for one in doctor.examine(game)]


def test_a_key_in_the_games_folder(table: Timed) -> None:
    key = (table.folder / "token.key").read_bytes()
    (table.game / "copy.key").write_bytes(key)
    assert set(found(table)) == {
        "copy.key looks like a key",
        "copy.key holds the key of the tokens, by which anybody can order",
    }
    (table.game / "copy.key").write_bytes(b"a note, and " + key.strip() + b" in it")
    assert found(table) == ["copy.key holds the key of the tokens, by which anybody can order"]


def test_a_key_among_the_pages_for_everybody(table: Timed) -> None:
    add(table.root / "post.yaml", "site: {public: ../pages}")
    pages = table.folder / "pages"
    pages.mkdir()
    (pages / "index.html").write_bytes((table.folder / "token.key").read_bytes())
    (what,) = found(table)
    assert "pages/index.html holds the key of the tokens" in what
