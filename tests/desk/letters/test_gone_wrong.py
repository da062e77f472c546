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


BOUGHT = "recruit H8: Keith 1"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Prussia has moved nothing yet, and Daun has come to the city where Keith was to go."""
    return gone_wrong(tmp_path / "war", [])


def gone_wrong(path: Path, cards: list[str], *more: str) -> Path:
    """That game with some cards in Prussia's hand and more orders on file."""
    pieces = PIECES | {"Winterfeldt": {"city": "Großenhain", "troops": 3}}
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    start["hands"] = {"Prussia": cards}
    save.new(path, name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    orders = "\n".join([*more, KEITH, OTHER, PLAN])
    assert put_in(path, f"nation Prussia\n{orders}\n")[1].filed
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


@pytest.mark.parametrize(
    "anew",
    [
        "recruit H8 S5: Winterfeldt 2",
        "recruit S5 H8: Keith 1, Winterfeldt 1",
        "pay H8 for 1 more with Winterfeldt",
    ],
)
def test_a_card_that_pays_for_something_else_now_pays_for_nothing_on_file(tmp_path: Path, anew: str) -> None:
    game = gone_wrong(tmp_path / "war", ["H8", "S5"], BOUGHT)
    text, said = put_in(game, f"nation Prussia\n{anew}\n{BETTER}\n")
    assert said.filed and said.problems == () and f"No longer on file - {BOUGHT}" in text
    assert BOUGHT not in on_file(game) and {OTHER, BETTER} <= set(on_file(game))
    resolve.resolve(game)
    now = state.load(game).game
    assert "H8" not in [card.face for card in now.hands["Prussia"]] and now.troops["Winterfeldt"] > 3


def test_a_purchase_stays_if_the_hand_pays_for_it_and_for_the_better_line(tmp_path: Path) -> None:
    game = gone_wrong(tmp_path / "war", ["H8", "H8", "S5"], BOUGHT)
    better = "recruit H8 S5: Winterfeldt 2"
    assert put_in(game, f"nation Prussia\n{better}\n{BETTER}\n")[1].problems == ()
    assert {BOUGHT, better, OTHER, BETTER} <= set(on_file(game))
