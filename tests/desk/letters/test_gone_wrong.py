"""A stage that cannot be played since other pieces moved: a better line is added to its orders."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.moderator import fix
from pbem.desk.turns import resolve
from pbem.game import save, state
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, PLAN, on_file, put_in

OTHER = "move Winterfeldt: Elsterwerda"
BETTER = "move Keith: Oschatz"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Prussia has moved nothing yet, and Daun has come to the city where Keith was to go."""
    path = tmp_path / "war"
    pieces = PIECES | {"Winterfeldt": {"city": "Großenhain", "troops": 3}}
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(path, name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    assert put_in(path, f"nation Prussia\n{KEITH}\n{OTHER}\n{PLAN}\n")[1].filed
    fix.fix(path, ["pieces.Daun.city=Meißen"], "for a test")
    assert [one.nation for one in resolve.resolve(path).waiting] == ["Prussia"]
    return path


def where_they_are(game: Path) -> list[str]:
    now = state.load(game).game
    return [now.rules.board.cities[now.where[name]].title for name in ("Keith", "Winterfeldt")]


def test_the_better_line_alone_takes_nothing_else_off_the_file(game: Path) -> None:
    text, said = put_in(game, f"nation Prussia\n{BETTER}\n")
    assert said.filed and "Mind: it replaces" not in text
    assert {OTHER, BETTER, PLAN} <= set(on_file(game))
    resolve.resolve(game)
    assert where_they_are(game) == ["Oschatz", "Elsterwerda"]


def test_hold_still_takes_back_all_moves(game: Path) -> None:
    put_in(game, "nation Prussia\nhold\n")
    assert on_file(game) == ["hold", PLAN]


def test_a_letter_that_withdraws_begins_anew(game: Path) -> None:
    put_in(game, f"nation Prussia\nwithdraw\n{BETTER}\n")
    assert on_file(game) == [BETTER]
