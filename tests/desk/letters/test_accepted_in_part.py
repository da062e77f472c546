"""A letter accepted in part: what is wrong in it does not count, and is told of nowhere as if it stood."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.out import reports
from pbem.desk.turns import resolve
from pbem.game import save, state
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, PLAN, on_file, put_in

WRONG, FAR = "move Keith: Meisen, Dresden, Berlin", "move Seydlitz: Berlin"
OTHER = "move Winterfeldt: Elsterwerda"
PARTLY = "accept partial\nnation Prussia\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Turn 2, Prussia's stage, with Keith at Riesa, Winterfeldt at Großenhain, Seydlitz at Beraun."""
    path = tmp_path / "seven-years"
    pieces = PIECES | {
        "Winterfeldt": {"city": "Großenhain", "troops": 3},
        "Seydlitz": {"city": "Beraun", "troops": 2},
    }
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path


def where_is(game: Path, piece: str) -> str:
    now = state.load(game).game
    return now.rules.board.cities[now.where[piece]].title


def test_the_next_receipt_tells_no_wrong_line_as_standing(game: Path) -> None:
    _, said = put_in(game, f"{PARTLY}{KEITH}\n{FAR}\nmove Heinrich: Xyz\nbattle Daun: loss 2\n")
    assert said.filed and len(said.problems) == 3
    assert on_file(game) == [KEITH]
    text, said = put_in(game, f"amend\nnation Prussia\n{OTHER}\n")
    assert said.filed and said.heard[0].kept == (KEITH,) and said.heard[0].new == (OTHER,)
    assert FAR not in text and "Xyz" not in text and "battle Daun" not in text


def test_a_wrong_line_does_not_hinder_what_is_added_to_it(game: Path) -> None:
    put_in(game, f"{PARTLY}{KEITH}\n{FAR}\n")
    put_in(game, f"amend\nnation Prussia\n{OTHER}\n")
    resolve.resolve(game)
    assert (where_is(game, "Keith"), where_is(game, "Winterfeldt")) == ("Meißen", "Elsterwerda")
    assert where_is(game, "Seydlitz") == "Beraun"


def test_a_wrong_line_replaces_nothing_in_its_letter_or_before(game: Path) -> None:
    _, said = put_in(game, f"{PARTLY}{KEITH}\n{WRONG}\n")
    assert [one.text for one in said.heard[0].orders] == [KEITH] == on_file(game)
    assert not any("replaces" in warning for warning in said.warnings)
    _, said = put_in(game, f"amend\n{PARTLY}{WRONG}\n{OTHER}\n")
    assert said.filed and said.heard[0].kept == (KEITH,) and on_file(game) == [KEITH, OTHER]


def test_what_is_wrong_only_without_a_wrong_line_is_told_and_does_not_count_either(game: Path) -> None:
    """Winterfeldt may go through Meißen as long as Keith does not stand there. What he was told before, when
    he could, stays."""
    through = "move Winterfeldt: Meißen, Dresden"
    _, said = put_in(game, f"{PARTLY}{through}\n{WRONG}\n")
    assert [problem.partition(":")[0] for problem in said.problems] == ["line 4"]
    assert on_file(game) == [through]
    _, said = put_in(game, f"{PARTLY}{KEITH}\n{WRONG}\n{through}\n{PLAN}\n")
    assert [problem.partition(":")[0] for problem in said.problems] == ["line 4", "line 5"]
    assert on_file(game) == [through, KEITH, PLAN] and [one.number for one in said.heard[0].orders] == [3, 6]


def test_a_letter_in_which_nothing_is_right_does_not_count_and_replaces_none(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n")
    text, said = put_in(game, f"{PARTLY}{FAR}\nmove Xyz: Berlin\n")
    assert not said.filed and "does NOT count: No order in it is right." in text
    assert on_file(game) == [KEITH]
    assert put_in(game, f"{PARTLY}language de\n{FAR}\n")[1].filed


def test_standing_orders_that_are_all_wrong_clear_none_of_those_before(game: Path) -> None:
    put_in(game, "nation Prussia\nstanding\nbattle: loss 2\n")
    put_in(game, f"{PARTLY}{KEITH}\nstanding\nbattle Daun: loss 5\n")
    standing = state.load(game).filed["Prussia"].standing
    assert [one.order.text for one in standing] == ["battle: loss 2"]
    put_in(game, f"{PARTLY}{KEITH}\nstanding off\n")
    assert state.load(game).filed["Prussia"].standing == ()


def test_what_may_yet_be_right_stays_on_file(game: Path) -> None:
    """Seydlitz may be gone when Daun's stage comes: that is a note, and no fault."""
    order = "move Daun: Beraun, Pilsen"
    letter = f"accept partial\nnation Austria\n{order}\nmove Daun: Xyz\n"
    text, said = put_in(game, letter, "Maria Theresa")
    assert [problem.partition(":")[0] for problem in said.problems] == ["line 4"]
    assert "as things stand" in text.lower() and on_file(game, "Austria") == [order]


def test_the_log_names_what_was_wrong_and_a_log_without_that_is_read(game: Path) -> None:
    now, said = submit.submit(game, "a.txt", f"{PARTLY}{KEITH}\n{FAR}\n".encode(), sender="Frederick")
    entry = now.letters[-1]
    assert entry.wrong == ((4, FAR),)
    assert reports.receipt(now, submit.heard_again(now, entry)) == reports.receipt(now, said)
    put_in(game, f"nation Prussia\n{KEITH}\n")
    assert state.load(game).letters[-1].wrong == ()
    older = replace(now.log, entries=[*now.log.entries[: entry.n], replace(entry, wrong=(), orders=None)])
    assert [one.order.text for one in state.fold(now.folder, older).filed["Prussia"].stage] == [KEITH, FAR]


def test_a_line_with_several_faults_is_quoted_once(tmp_path: Path) -> None:
    save.new(tmp_path / "g", name="seven-years", scenario="standard", players=PLAYERS, seed="x")
    line = "setup Friedrich 9, Winterfeldt 0, Daun 3, Xyz 2"
    text, said = put_in(tmp_path / "g", f"nation Prussia\n{line}\n")
    whole = reports.receipt(state.load(tmp_path / "g"), said)
    assert len(said.problems) > 2 and text.count(line) == 1
    first = next(n for n, one in enumerate(whole.splitlines()) if "Friedrich 9" in one)
    below = whole.splitlines()[first + 1 : first + 2 * len(said.problems)]
    assert sum(one.startswith("    - ") for one in below) == len(said.problems)
    assert "No orders." not in text and "Prussia, set-up" not in text, "a wrong order is no lack of orders"


def test_one_fault_stands_behind_its_line(game: Path) -> None:
    text, said = put_in(game, f"nation Prussia\n{WRONG}\n")
    assert f'- line 2: "{WRONG}": ' in text and len(said.problems) == 1


def test_a_part_of_which_nothing_is_right_is_not_told_as_without_orders(game: Path) -> None:
    text, said = put_in(game, f"{PARTLY}{WRONG}\nnation Hanover\nbattle: loss 2\n")
    assert said.filed and "Hanover, turn 2" in text and "Prussia, turn 2" not in text
    assert "No orders." not in text
    put_in(game, f"nation Prussia\n{KEITH}\n")
    text, _ = put_in(game, f"amend\n{PARTLY}{FAR}\n")
    assert "Prussia, turn 2" not in text and "No orders." not in text
    text, _ = put_in(game, f"amend\n{PARTLY}{FAR}\nnation Hanover\nbattle: loss 1\n")
    assert f"Still in force from earlier letters - {KEITH}" in text and "No orders." not in text
    text, _ = put_in(game, "nation Austria\n", "Maria Theresa")
    assert "does NOT count: It holds no orders." in text, "and one that says nothing is"
