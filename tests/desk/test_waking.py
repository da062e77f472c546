"""`wake if`: a stage waits for its player although his orders are on file, until he writes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.desk.turns.resolve import resolve
from pbem.game import save, state
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, put_in

WAKE = "wake if Daun in Prag"


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Path]:
    """Turn 1, France's stage, before Prussia's of turn 2: Keith stands in Riesa, Daun in Prag."""
    path = tmp_path / "seven-years"
    start = {"turn": 1, "nation": "France", "phase": "movement", "pieces": PIECES}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    yield path


def has_moved(game: Path) -> bool:
    return state.load(game).game.nation != "Prussia"


def begin(game: Path) -> None:
    """France's stage is played, and Prussia's begins."""
    put_in(game, "nation France\nhold\nfinal\n", "Pompadour")
    resolve(game)


@pytest.mark.parametrize("fact", ["Daun in Kolin", "not Daun in Prag", "Keith face down"])
def test_what_is_not_so_wakes_nobody(game: Path, fact: str) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\nwake if {fact}\n")
    begin(game)
    assert has_moved(game)


def test_the_stage_waits_and_its_player_is_told_why(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{WAKE}\n")
    begin(game)
    assert not has_moved(game)
    told = " ".join((game / "reports/turn-02/frederick.txt").read_text("utf-8").split())
    assert "Daun in Prag: so her stage waits for you, as you wished" in told


@pytest.mark.parametrize("text", ["amend\nnation Prussia\nbattle: loss 2\n", f"nation Prussia\n{KEITH}\n"])
def test_any_letter_of_his_goes_on(game: Path, text: str) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{WAKE}\n")
    begin(game)
    put_in(game, text)
    resolve(game)
    assert has_moved(game)


def test_at_the_deadline_his_orders_are_carried_out(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{WAKE}\n")
    begin(game)
    resolve(game, deadline=True)
    assert has_moved(game)
