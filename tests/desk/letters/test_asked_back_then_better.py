"""A sentence of a letter was asked back: the better lines of the next one are added to what is on file."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.turns import resolve
from pbem.game import save
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, on_file, put_in

OTHER = "move Winterfeldt: Elsterwerda"
ASKED_BACK = "Heinrich to Torgau unless it rains."
HEINRICH = "move Heinrich: Torgau"
AGAIN = "move Keith: Dresden"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Prussia has moved nothing yet, and one sentence of her letter was not taken as an order."""
    return waiting_for_better(tmp_path / "war", f"{KEITH}\n{OTHER}\n")


def waiting_for_better(path: Path, orders: str) -> Path:
    pieces = PIECES | {
        "Winterfeldt": {"city": "Großenhain", "troops": 3},
        "Heinrich": {"city": "Falkenberg", "troops": 3},
    }
    hands = {"Prussia": ["H8", "S7", "D4"]}
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces, "hands": hands}
    save.new(path, name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    text, said = put_in(path, f"nation Prussia\n{orders}{ASKED_BACK}\n")
    assert said.filed and said.doubtful and "a better line alone is added" in text
    return path


def test_the_better_line_alone_takes_nothing_else_off_the_file(game: Path) -> None:
    text, said = put_in(game, f"nation Prussia\n{HEINRICH}\n")
    assert said.filed and "Mind: it replaces" not in text
    assert set(on_file(game)) == {KEITH, OTHER, HEINRICH}


def test_it_does_so_too_if_the_letter_asked_back_did_not_count(game: Path) -> None:
    put_in(game, f"nation Prussia\n{HEINRICH}\n")
    _, said = put_in(game, "nation Prussia\nKeith to Dresden unless it rains.\n")
    assert not said.filed and said.doubtful
    put_in(game, "nation Prussia\nbattle: loss 2\n")
    assert set(on_file(game)) == {KEITH, OTHER, HEINRICH, "battle: loss 2"}


def test_what_it_says_again_it_changes(game: Path) -> None:
    put_in(game, "nation Prussia\nmove Keith: Oschatz\n")
    assert set(on_file(game)) == {OTHER, "move Keith: Oschatz"}


def test_the_letter_after_that_replaces_again(game: Path) -> None:
    put_in(game, f"nation Prussia\n{HEINRICH}\n")
    text, _ = put_in(game, f"nation Prussia\n{KEITH}\n")
    assert on_file(game) == [KEITH] and "Mind: it replaces" in text


def test_withdraw_and_hold_begin_anew(game: Path) -> None:
    put_in(game, f"nation Prussia\nwithdraw\n{HEINRICH}\n")
    assert on_file(game) == [HEINRICH]


def test_orders_for_the_next_turn_do_not_bring_those_of_this_one_back(game: Path) -> None:
    resolve.resolve(game, deadline=True)
    put_in(game, f"turn 3\nnation Prussia\n{AGAIN}\n")
    assert on_file(game)[-1] == AGAIN and KEITH not in on_file(game)


def test_a_plan_told_better_leaves_those_of_the_stage_that_was_played(game: Path) -> None:
    """What follows is for the next turn by then, and the plans on file are for this one's fights still."""
    put_in(game, "nation Prussia\nbattle: loss 2\n")
    resolve.resolve(game, deadline=True)
    _, said = put_in(game, "Keith gives up once it costs too much for him, say.\n")
    assert said.doubtful
    text, said = put_in(game, "battle Keith > Daun: fight, loss 1\n")
    assert said.filed and "Mind: " not in text
    assert set(on_file(game)) >= {"battle: loss 2", "battle Keith > Daun: fight, loss 1"}


def test_a_purchase_on_a_condition_takes_none_for_others_off_the_file(tmp_path: Path) -> None:
    bought = "recruit H8: Winterfeldt 1"
    game = waiting_for_better(tmp_path / "war", f"{KEITH}\n{bought}\n")
    perhaps = "if not train 1 in Berlin: recruit S7: Heinrich 1"
    put_in(game, f"nation Prussia\n{perhaps}\n")
    assert set(on_file(game)) == {KEITH, bought, perhaps}


@pytest.mark.parametrize("name", ["Winterfeldt", "winterfeldt", "P2"])
def test_it_takes_the_place_of_one_for_the_same_pieces(tmp_path: Path, name: str) -> None:
    game = waiting_for_better(tmp_path / "war", f"{KEITH}\nrecruit H8: Winterfeldt 1\n")
    perhaps = f"if not train 1 in Berlin: recruit S7: {name} 1"
    put_in(game, f"nation Prussia\n{perhaps}\n")
    assert set(on_file(game)) == {KEITH, perhaps}
