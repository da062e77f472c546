"""`final` in a letter for the set-up ends the set-up, and not the stage that nobody has ordered yet; lines
without a nation."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.letters.submit import submit
from pbem.desk.out import reports
from pbem.desk.turns import resolve
from pbem.engine.model import SETUP
from pbem.game import save, state

OTHERS = {
    "Elisabeth": "nation Russia\nsetup Saltikov 4, Fermor 4, Apraxin 4, Tottleben 4\n"
    "nation Sweden\nsetup Ehrensvärd 4\n",
    "Maria Theresa": "nation Austria\nsetup Daun 6, Browne 6, Karl 6, Laudon 6, Lacy 6\n"
    "nation Imperial Army\nsetup Hildburghausen 6\n",
    "Pompadour": "nation France\nsetup Richelieu 8, Soubise 6, Chevert 6\n",
}
PRUSSIA = (
    "setup Friedrich 4, Winterfeldt 4, Heinrich 4, Schwerin 4, Keith 4, Seydlitz 4, Dohna 4, Lehwaldt 4\n"
)
HANOVER = "nation Hanover\nsetup Ferdinand 6, Cumberland 6\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "seven-years"
    save.new(path, name="seven-years", scenario="standard", players={}, seed="set-up")
    return path


def receipt(game: Path, text: str, player: str = "Frederick") -> str:
    _, said = submit(game, "letter.txt", text.encode(), sender=player)
    return " ".join(reports.receipt(state.load(game), said).split())


def play(game: Path) -> tuple[int, str, str]:
    """How far the game comes: its turn, nation and phase."""
    resolve.resolve(game)
    now = state.load(game).game
    return now.turn, now.nation, now.phase


def test_it_does_not_end_a_stage_without_orders(game: Path) -> None:
    told = receipt(game, f"nation Prussia\n{PRUSSIA}final\n{HANOVER}final\n")
    assert "you said final: she moves nothing" not in told
    assert "no orders for turn 1 are on file" in told
    for player, text in OTHERS.items():
        receipt(game, text, player)
    assert play(game) == (1, "Prussia", "movement")
    assert play(game) == (1, "Prussia", "movement")


def test_nor_does_one_that_comes_after_the_set_up_itself(game: Path) -> None:
    receipt(game, f"nation Prussia\n{PRUSSIA}{HANOVER}")
    receipt(game, "nation Prussia\nfinal\nnation Hanover\nfinal\n")
    assert play(game)[2] == SETUP
    for player, text in OTHERS.items():
        receipt(game, text, player)
    assert play(game) == (1, "Prussia", "movement")
    assert "Prussia: you said final" not in receipt(game, "status\n")


def test_with_orders_for_turn_1_it_ends_that_stage_too(game: Path) -> None:
    receipt(game, f"nation Prussia\n{PRUSSIA}move Keith: Brieg\nfinal\n{HANOVER}hold\nfinal\n")
    for player, text in OTHERS.items():
        receipt(game, text, player)
    assert play(game) == (1, "Russia", "movement")


def test_once_the_set_up_is_over_it_ends_the_stage_as_before(game: Path) -> None:
    receipt(game, f"nation Prussia\n{PRUSSIA}{HANOVER}")
    for player, text in OTHERS.items():
        receipt(game, text, player)
    assert play(game) == (1, "Prussia", "movement")
    told = receipt(game, "nation Prussia\nfinal\nnation Hanover\nfinal\n")
    assert "she moves nothing, and nobody waits for you" in told
    assert play(game) == (1, "Russia", "movement")


def test_a_final_for_no_nation_is_told_and_nobody_waits_for_a_better_one(game: Path) -> None:
    """Which nation is meant cannot be told, and it would end a stage that has no orders yet."""
    for player, text in {**OTHERS, "Frederick": f"nation Prussia\n{PRUSSIA}{HANOVER}"}.items():
        receipt(game, text, player)
    assert play(game) == (1, "Prussia", "movement")
    told = receipt(game, "final\n")
    assert "it does not say for which nation" in told and "waits for what is wrong" not in told
    receipt(game, "amend\nnation Prussia\nhold\nnation Hanover\nhold\n")
    assert play(game) == (1, "Russia", "movement")


def test_what_saves_mail_is_for_all_nations_if_none_is_named(game: Path) -> None:
    """The report proposes `forced at once` for each nation; alone in a letter it is for both."""
    told = receipt(game, "forced at once\n")
    assert "does NOT count" not in told and "does not say for which nation" not in told
    filed = state.load(game).filed
    for nation in ("Prussia", "Hanover"):
        lines = [one.order.line_in_full for one in (*filed[nation].plans, *filed[nation].standing)]
        assert lines == ["forced at once"], nation
    assert not filed["Russia"].plans
