"""Moves that cannot all be made in the order in which they were written (rule 4)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from pbem.desk.moderator.undo import undo
from pbem.desk.turns import resolve
from pbem.game import save, state
from pbem.game.entries import StepEntry
from pbem.orders.judging.order_line import order_line
from pbem.orders.judging.stage import run_stage
from support.letters.people_letters import moment, orders_of
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import PIECES, on_file, put_in
from support.positions.order_positions import active, holding, numbered, orders, standing_at

NEAR = {"Winterfeldt": {"city": "Großenhain", "troops": 3}}
IN_THE_WAY = "move Keith: Meißen\nmove Winterfeldt: Meißen, Dresden\n"


def run(text: str, **places: str):
    """Each line in a letter of its own."""
    lines = orders(text)
    game = standing_at(active("Prussia"), **places)
    return run_stage(game, "Prussia", lines, letters=range(len(lines)))


def lines(done) -> list[int]:
    return [step.line for step in done.steps]


def wrong(done) -> list[int]:
    return [line for line, _ in numbered(done.faults)]


def test_who_would_be_in_the_way_moves_later() -> None:
    done = run(IN_THE_WAY, Keith="Riesa", Winterfeldt="Großenhain")
    assert lines(done) == [2, 1] and not done.faults
    (remark,) = done.notes
    assert remark.line == 2 and "before line 1" in str(remark)


def test_who_goes_where_a_train_stands_goes_after_it() -> None:
    text = "move Keith: Meißen, Dresden\nmove train 1: Großenhain"
    done = run(text, Keith="Riesa", **{"Prussia train 1": "Meißen"})
    assert lines(done) == [2, 1] and "after line 2" in str(*done.notes)


def test_orders_that_work_stay_as_they_are_written() -> None:
    text = "move Winterfeldt: Meißen, Dresden\nmove Keith: Meißen"
    done = run(text, Keith="Riesa", Winterfeldt="Großenhain")
    assert lines(done) == [1, 2] and not done.notes


def test_three_in_a_row_are_each_put_where_they_can_go() -> None:
    text = "move Keith: Riesa\nmove Winterfeldt: Meißen\nmove Seydlitz: Dresden"
    done = run(text, Keith="Oschatz", Winterfeldt="Riesa", Seydlitz="Meißen")
    assert lines(done) == [3, 2, 1] and not done.faults


def test_none_is_put_elsewhere_if_it_is_still_not_possible() -> None:
    done = run("move Keith: Meißen\nmove Winterfeldt: Meißen, Riesa", Keith="Riesa", Winterfeldt="Großenhain")
    assert wrong(done) == [2] and lines(done) == [1] and not done.notes


def test_a_move_is_not_bought_with_a_transfer() -> None:
    """Keith gives Winterfeldt troops in Riesa; if Winterfeldt went on first, he could not."""
    text = "move Keith: Riesa\ntransfer 1 Keith > Winterfeldt\nmove Winterfeldt: Meißen"
    done = run(text, Keith="Oschatz", Winterfeldt="Riesa")
    assert wrong(done) == [3] and lines(done) == [1, 2]


def test_one_letter_is_carried_out_in_the_order_written() -> None:
    """It is told that another order would do."""
    game = standing_at(active("Prussia"), Keith="Riesa", Winterfeldt="Großenhain")
    done = run_stage(game, "Prussia", orders(IN_THE_WAY))
    assert lines(done) == [1] and not done.notes
    assert "In another order of your moves it is possible" in str(*done.faults)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "seven-years"
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES | NEAR}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path


def where_they_are(game: Path) -> list[str]:
    now = state.load(game).game
    return [now.rules.board.cities[now.where[name]].title for name in ("Keith", "Winterfeldt")]


def test_the_line_sent_once_more_is_carried_out_first(game: Path) -> None:
    """As the receipt of the letter that has both advises."""
    text, said = put_in(game, f"nation Prussia\n{IN_THE_WAY}")
    assert len(said.problems) == 1 and "send this line once more, alone" in text
    text, said = put_in(game, "nation Prussia\nmove Winterfeldt: Meißen, Dresden\n")
    assert not said.problems and "this is carried out before line 2 of your letter 1" in text
    resolve.resolve(game)
    assert where_they_are(game) == ["Meißen", "Dresden"]


def test_an_amendment_may_be_in_the_way_of_what_is_on_file(game: Path) -> None:
    put_in(game, "nation Prussia\nmove Keith: Meißen\n")
    text, said = put_in(game, "amend\nnation Prussia\nmove Winterfeldt: Meißen, Dresden\n")
    assert not said.problems and "this is carried out before line 2 of your letter 1" in text
    assert on_file(game) == IN_THE_WAY.splitlines()
    resolve.resolve(game)
    assert where_they_are(game) == ["Meißen", "Dresden"]


def test_a_game_taken_back_between_the_two_goes_on_from_there(game: Path) -> None:
    put_in(game, "nation Prussia\nmove Keith: Meißen\n")
    put_in(game, "amend\nnation Prussia\nmove Winterfeldt: Meißen, Dresden\n")
    resolve.resolve(game)
    first = next(entry.n for entry in state.load(game).log.valid_entries() if isinstance(entry, StepEntry))
    undo(game, first)
    assert where_they_are(game) == ["Riesa", "Dresden"]
    resolve.resolve(game)
    assert where_they_are(game) == ["Meißen", "Dresden"]


def test_an_order_in_the_place_of_an_earlier_one_comes_where_that_one_stood() -> None:
    """Keith leaves Berlin before Dohna comes back there. The letter that has Keith go elsewhere comes later,
    and is not to have him wait until Dohna has joined him: who has united moves no more (R7)."""
    game = holding(standing_at(active("Prussia"), Keith="Berlin", Dohna=None), "Prussia", "S13")
    old = orders("move Keith: Spandau\nrecruit S13: Dohna at Berlin 2")
    (new,) = orders("move Keith: Potsdam")
    done = run_stage(game, "Prussia", [*old, new], letters=[1, 1, 2])
    assert not done.faults and [str(step.order.text) for step in done.steps] == [
        "move Keith: Potsdam",
        "recruit S13: Dohna at Berlin 2",
    ]


def test_a_purchase_that_brings_the_same_back_is_in_the_place_of_the_earlier_one() -> None:
    game = holding(standing_at(active("Prussia"), Keith=None, Dohna=None), "Prussia", "S13 C13 H13")
    old, same, other = orders(
        "recruit S13: Dohna at Berlin 2\nrecruit C13: Dohna at Berlin 1\nrecruit H13: Keith at Berlin 2"
    )
    done = run_stage(game, "Prussia", [old, same, other], letters=[1, 2, 2])
    assert not done.faults and [step.order for step in done.steps] == [same, other]


LACY = "move Lacy: Wotitz, Beneschau"
ON_FILE = "recruit C11 C5 H10 S8: Browne at Tabor 3, Karl at Brünn 2"
"""On file for Austria in turn 5; Lacy stands in Tabor."""


def back_and_away(letters: Sequence[int]):
    game = moment("t5-austria-moves").game
    return run_stage(game, "Austria", orders(f"{ON_FILE}\n{LACY}"), letters=letters)


def test_who_leaves_the_city_where_others_come_back_goes_first() -> None:
    done = back_and_away((0, 1))
    assert lines(done) == [2, 1] and not done.faults
    (remark,) = done.notes
    assert remark.line == 2 and "before line 1" in str(remark)


def test_in_one_letter_who_leaves_it_too_late_is_told_how_it_is_possible() -> None:
    done = back_and_away((0, 0))
    (fault,) = done.faults
    assert lines(done) == [1] and fault.line == 2 and "send this line once more, alone" in fault.instead


def test_a_purchase_that_is_refused_keeps_no_other_order_from_counting() -> None:
    text = f"{LACY}\nrecruit C11 C11: Browne at Tabor 4"
    receipt, found = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    (problem,) = receipt.problems
    assert "24 is due" in str(problem)
    assert [order_line(one) for _, one in found] == [LACY]
