"""A receipt says who is out of supply once the moves of its letter are made (rule 9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.game import save
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import put_in

PIECES = {
    "Richelieu": {"city": "Boppard", "troops": 4},
    "Chevert": {"city": "Boppard", "troops": 2},
    "France train 1": {"city": "Koblenz"},
}


def french(tmp_path: Path, letter: str, *, face: str = "up") -> str:
    pieces = PIECES | {"Soubise": {"city": "Fulda", "troops": 4, "face": face}}
    start = {"turn": 2, "nation": "France", "phase": "movement", "pieces": pieces}
    save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    return put_in(tmp_path / "war", f"nation France\n{letter}\n", "Pompadour")[0]


FAR = "move Soubise to Erfurt"


@pytest.mark.parametrize(
    ("face", "says"),
    [("up", "and face down at the end of"), ("down", "face down already, and LOST at the end")],
)
def test_who_goes_too_far_from_the_trains_is_named(tmp_path: Path, face: str, says: str) -> None:
    text = french(tmp_path, FAR, face=face)
    assert f"Out of supply after these moves, {says}" in text and "the stage: Soubise." in text


def test_nothing_is_said_where_all_are_supplied(tmp_path: Path) -> None:
    assert "Out of supply after" not in french(tmp_path, "move Richelieu to Siegen\nmove Soubise to Siegen")


def test_nothing_is_said_to_who_moves_nothing(tmp_path: Path) -> None:
    assert "Out of supply after" not in french(tmp_path, "battle: loss 2")
