"""A name in a set-up that is nobody's is told with those that it may be, and never left out in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.game import save
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import put_in

OTHERS = "Friedrich 8, Winterfeldt 3, Heinrich 5, Schwerin 3, Keith 3, {}, Dohna 3, Lehwaldt 3"
LINES = "Friedrich 8\nWinterfeldt 3\nHeinrich 5\nSchwerin 3\nKeith 3\n{}\nDohna 3\nLehwaldt 3"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x")
    return tmp_path / "war"


@pytest.mark.parametrize(("letter", "name"), [
    (f"setup {OTHERS.format('Zorndorf 4')}", "Zorndorf"),
    (f"{OTHERS.format('Blücher 4')}", "Blücher"),
    (f"I set up like this: {OTHERS.format('Wobersnow 4')}.", "Wobersnow"),
    (f"setup {OTHERS.format('General Zorndorf 4')}", "Zorndorf"),
    (f"aufstellung {OTHERS.format('Zorndorf: 4')}", "Zorndorf"),
    (LINES.format("Blücher four"), "Blücher"),
])  # fmt: skip
def test_a_name_that_is_nobodys_is_told_with_those_that_it_may_be(letter: str, name: str, game: Path) -> None:
    said, receipt = put_in(game, f"nation Prussia\n{letter}\n")
    assert f'no piece is called "{name}" (rule 1). The nearest names are ' in said
    (problem,) = receipt.problems
    near = problem.partition("The nearest names are ")[2]
    assert not {"Daun", "Soubise", "Chevert", "Cumberland"} & set(near.replace(",", "").split())
    assert near.endswith("Without troops so far: Seydlitz.")
    assert "does NOT count" in said


def test_a_name_too_many_is_not_left_out(game: Path) -> None:
    whole = OTHERS.format("Seydlitz 4")
    said, _ = put_in(game, f"nation Prussia\nsetup {whole}, Fouqué 2\n")
    assert 'no piece is called "Fouqué"' in said and "the troops add up to 34" in said
    assert "does NOT count" in said


@pytest.mark.parametrize("tail", ["\nGreetings, Otto 2", ".\nSee you in turn 1", " \n\nAugust 3"])
def test_what_stands_below_a_whole_set_up_is_none_of_its_names(tail: str, game: Path) -> None:
    said, receipt = put_in(game, f"nation Prussia\n{OTHERS.format('Seydlitz 4')}{tail}\n")
    assert not receipt.problems and "your letter has arrived and counts." in said


def test_a_mistyped_name_is_read_as_the_only_one_that_it_can_be(game: Path) -> None:
    said, receipt = put_in(game, f"nation Prussia\nsetup {OTHERS.format('Seidliz 4')}\n")
    assert not receipt.problems and "your letter has arrived and counts." in said
