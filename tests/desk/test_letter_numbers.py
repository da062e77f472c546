"""A receipt numbers its writer's own letters: how often others wrote is not for him (R41)."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.game import save, state
from support.log_heads import without_head
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, PLAN, put_in

HOLD = "nation Russia\nhold\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return new(tmp_path / "seven-years")


def new(path: Path) -> Path:
    """Turn 2, Prussia's stage."""
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path


def test_each_players_letters_are_numbered_by_themselves(game: Path) -> None:
    told = [
        put_in(game, HOLD, "Elisabeth"),
        put_in(game, f"nation Prussia\n{KEITH}\n"),
        put_in(game, "nation Prussia\nmove Xyz: Berlin\n"),
        put_in(game, f"amend\n{HOLD}", "Elisabeth"),
        put_in(game, f"nation Prussia\n{KEITH}\nbattle: ask\n"),
    ]
    assert [(said.letter, said.number) for _, said in told] == [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)]
    assert all(f"receipt for letter {said.number}, turn 2" in text for text, said in told)
    names = [path.name for path in sorted((game / "reports" / "receipts").iterdir())]
    assert names[2:4] == ["0003-frederick.txt", "0004-elisabeth.txt"], "each file is of another letter"


def test_a_receipt_is_the_same_however_often_others_wrote(tmp_path: Path) -> None:
    receipts = []
    for times in (0, 3):
        game = new(tmp_path / f"{times}" / "seven-years")
        put_in(game, f"nation Prussia\n{KEITH}\n")
        for _ in range(times):
            put_in(game, f"amend\n{HOLD}", "Elisabeth")
            put_in(game, HOLD, "Elisabeth")
        receipts.append(put_in(game, f"nation Prussia\n{KEITH}\n{PLAN}\n")[0])
    assert without_head(receipts[0]) == without_head(receipts[1])
    assert "receipt for letter 2, turn 2" in receipts[0]


def test_a_receipt_written_again_keeps_the_number(game: Path) -> None:
    for text, sender in ((HOLD, "Elisabeth"), (f"nation Prussia\n{KEITH}\n", "Frederick")) * 2:
        put_in(game, text, sender)
    put_in(game, f"nation Hanover\n{PLAN}\n")
    now = state.load(game)
    again = submit.heard_again(now, now.letters[1])
    assert (again.letter, again.number) == (2, 1)


def test_letters_of_nobody_known_are_numbered_too(game: Path) -> None:
    put_in(game, HOLD, "Elisabeth")
    found = [submit.submit(game, "a.txt", f"good evening {n}\n".encode())[1] for n in range(2)]
    assert [(one.player, one.letter, one.number) for one in found] == [("", 2, 1), ("", 3, 2)]
