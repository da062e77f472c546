"""Judging: every fault of a letter at once, none that is not one, and what only hangs on the moment."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import COMBAT, OVER
from pbem.engine.sequence import decide
from pbem.orders.grammar.faults import Fault, Note
from pbem.orders.judging.judge import judge
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import run_stage
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.reading.parse import parse
from pbem.post.read.content import read_letter
from support.positions.order_positions import (
    active,
    city,
    holding,
    letter,
    numbered,
    opening,
    orders,
    rules,
    standing_at,
    unset,
)

LETTERS = Path(__file__).parent.parent / "letters"


def mistakes(name: str):
    return letter((LETTERS / "mistakes" / name).read_text("utf-8"))


# ------------------------------------------------------------------------------------- the letters


def test_every_mistake_in_prussias_letter_is_named() -> None:
    found = judge(unset(), mistakes("prussia.txt"), "Frederick")
    assert [fault.line for fault in found.faults] == [4, 4, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15]
    assert [note.line for note in found.notes] == [9]
    said = "\n".join(map(str, (*found.faults, *found.notes)))
    for words in (
        "Friedrich cannot command 9",
        "Lehwaldt is given no troops",
        "add up to 31",
        "Wittenberg would be the 4th city",
        "Wittenberg, Wittenberge and",
        "Fürstenberg (Havel) or Fürstenberg (Oder)",
        "replaces line 8",
        "train 1 and train 2",
        "Daun belongs to Austria",
        "Lehwaldt stands in Mohrungen",
        "Schwerin in Strehlen is not adjacent to Daun",
        "S14 is not a Tactical Card",
        "Did you mean: move Seydlitz: Potsdam",
    ):
        assert words in said


def test_every_mistake_in_russias_letter_is_named() -> None:
    found = judge(unset(), mistakes("russia.txt"), "Elisabeth")
    assert [fault.line for fault in found.faults] == [2, 4, 5, 7, 8, 9, 9, 9]
    assert [note.line for note in found.notes] == [6]
    said = "\n".join(map(str, (*found.faults, *found.notes)))
    for words in (
        "that of turn 1",
        "add up to 18",
        "Apraxin is in Łomża",
        "no road joins Toruń and Bydgoszcz",
        "Only France discards one",
        "S1 is no",
        "S14 is no",
        "X3 is no",
        "train 1 stands in Toruń",
    ):
        assert words in said


def test_russias_letter_in_turn_7_of_a_running_game() -> None:
    game = replace(active("Russia"), turn=7)
    found = judge(game, mistakes("russia.txt"), "Elisabeth")
    assert [fault.line for fault in found.faults] == [4, 4, 5, 6, 7, 8, 9, 9, 9]
    assert "set up already" in found.faults[0].what


def test_the_form_of_the_contract() -> None:
    sheet = letter("\n\n\nmove Friedrich: Torgau, Falkenberg, Herzberg, Wittenberg")
    found = run_stage(active("Prussia"), "Prussia", sheet.parts[0].orders)
    assert str(found.faults[0]) == (
        'line 4: "move Friedrich: Torgau, Falkenberg, Herzberg, Wittenberg": Wittenberg would be the 4th'
        " city, and Oschatz - Torgau is not a main road (rule 4). He may go as far as Herzberg."
    )


@pytest.mark.parametrize("name", ["prussia.txt", "russia.txt"])
def test_every_fault_has_a_rule_and_nothing_changes(name: str) -> None:
    found = judge(unset(), mistakes(name))
    assert all(any(word in fault.rule for word in ("rule ", "R")) for fault in (*found.faults, *found.notes))


TURN_1 = {
    "frederick.eml": "Frederick",
    "elisabeth.txt": "Elisabeth",
    "maria-theresa.eml": "Maria Theresa",
    "pompadour.forum.txt": "Pompadour",
}


@pytest.mark.parametrize("name", TURN_1)
def test_the_letters_of_turn_1_are_sound(name: str) -> None:
    lines = read_letter((LETTERS / "turn-1" / name).read_bytes(), name).lines
    sheet = parse([(line.number, line.text) for line in lines], rules())
    found = judge(unset(), sheet, TURN_1[name])
    assert found.faults == () and found.notes == ()
    ordered = sum(len(part.orders) + len(part.standing or ()) for part in sheet.parts)
    assert sum(len(part.orders_in_full) for part in found.parts) == ordered


# --------------------------------------------------------------------------------- whose and when


@pytest.mark.parametrize(
    ("text", "player", "faults"),
    [
        ("nation Austria\nhold", "Frederick", [(1, "Austria is played by Maria Theresa")]),
        ("nation Prusia\nhold", "Frederick", [(1, 'no nation is called "Prusia"')]),
        ("nation P\nhold", "Frederick", []),
        ("hold", "Frederick", [(1, "it does not say for which nation")]),
        ("hold", "Pompadour", []),
        ("nation Austria\nhold", None, []),
        ("turn 2\nnation Prussia\nhold", "Frederick", [(1, "Prussia's next action stage is that of turn 1")]),
        ("nation Prussia\nturn 2\nhold", "Frederick", []),
        ("turn 1\nnation Prussia\nhold", "Frederick", []),
        ("nation Prussia\nanswer 99: Kassel", "Frederick", [(2, "question 99 is not open for Prussia")]),
        (
            "nation Prussia\noffensive D7",
            "Frederick",
            [(2, "this game is played without the Offensive Option")],
        ),
        ("nation Hanover\noffensive no", "Frederick", [(2, "Hanover has no Offensive Option")]),
        ("nation Prussia\nbattle: low, high", "Frederick", [(2, "`low` and `high` do not go together")]),
        ("nation Prussia\nbattle: loss 3, loss 2", "Frederick", [(2, "the clause `loss` appears twice")]),
        ("nation Hanover\nwaive Muskau", "Frederick", [(2, "Hanover cannot give up objectives")]),
    ],
)
def test_whose_letter_for_when(text: str, player: str | None, faults: list) -> None:
    assert numbered(judge(opening(), letter(text), player).faults) == faults


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("hold", "nation Prussia or nation Hanover"),
        ("move train 1: Dahme\nmove Keith: Brieg", "nation Prussia"),
        ("move H1: Winsen\nhold", "nation Hanover"),
        ("move Keith: Brieg\nmove Ferdinand: Winsen", "nation Prussia or nation Hanover"),
        ("move Daun: Prag", "nation Prussia or nation Hanover"),
    ],
)
def test_whose_generals_move_tells_which_nation_was_left_out(text: str, lines: str) -> None:
    fault, *_ = judge(opening(), letter(text), "Frederick").faults
    assert fault.instead.endswith(f" it: {lines}.")


def test_nothing_is_ordered_when_the_game_is_over() -> None:
    game = replace(opening(), phase=OVER, nation=None)
    found = judge(game, letter("nation Prussia\nmove Keith: Brieg"), "Frederick")
    assert [(fault.line, fault.kind) for fault in found.faults] == [(1, "stale")]


def test_parts_of_one_nation_belong_together() -> None:
    sheet = letter(
        "nation Prussia\nmove Keith: Brieg\nnation Hanover\nhold\nnation Prussia\nmove Keith: Breslau"
    )
    found = judge(opening(), sheet, "Frederick")
    assert [part.nation for part in found.parts] == ["Prussia", "Hanover"]
    assert [(note.line, "replaces line 2" in note.what) for note in found.notes] == [(6, True)]


def test_another_players_letter_learns_nothing_of_a_hand() -> None:
    game = holding(opening(), "Austria", "S13 S12")
    found = judge(game, letter("nation Austria\nrecruit H2: Daun 1"), "Frederick")
    assert "S13" not in "".join(map(str, found.faults + found.notes))


def test_stage_turns() -> None:
    assert stage_turn(unset(), "France") == 1
    assert stage_turn(opening(), "Prussia") == 1
    assert stage_turn(replace(opening(), phase=COMBAT), "Prussia") == 2
    assert stage_turn(replace(opening(), phase=COMBAT), "Hanover") == 1


# ------------------------------------------------------------------------------------- as things stand


def test_what_the_enemy_may_change_is_only_a_note() -> None:
    game = standing_at(opening(), Heinrich="Raudnitz")
    found = judge(
        game, letter("nation Austria\nmove train 1: Prag, Raudnitz\nattack Daun > Schwerin"), "Maria Theresa"
    )
    assert found.faults == ()
    assert [note.line for note in found.notes] == [2, 3]
    assert all(note.what.startswith("as things stand, ") for note in found.notes)


def test_the_same_is_a_fault_once_the_stage_has_come() -> None:
    game = active("Austria", standing_at(opening(), Heinrich="Raudnitz"))
    found = judge(
        game, letter("nation Austria\nmove train 1: Prag, Raudnitz\nattack Daun > Schwerin"), "Maria Theresa"
    )
    assert [fault.line for fault in found.faults] == [2, 3]


@pytest.mark.parametrize(
    "text",
    [
        "move Daun: Prag",
        "move Browne + Daun: Jungbunzlau",
        "transfer 1 Daun > Karl",
        "move Browne: Jungbunzlau\nmove Browne + Karl: Jungbunzlau",
        "battle Daun: play S14",
        "recruit S14: Daun 1",
        "retreat Heinrich: Nirgendwo",
        "discard H4",
    ],
)
def test_what_no_enemy_can_change_is_a_fault_at_once(text: str) -> None:
    found = judge(opening(), letter(f"nation Austria\n{text}"), "Maria Theresa")
    assert len(found.faults) == 1 and not any(isinstance(fault, Note) for fault in found.faults)


def test_cards_may_still_be_drawn() -> None:
    game = standing_at(opening(), Lacy=None)
    found = judge(game, letter("nation Austria\nrecruit S13: Lacy at Tabor 1"), "Maria Theresa")
    assert found.faults == () and [note.line for note in found.notes] == [2]


def test_an_amendment_is_judged_with_what_it_amends() -> None:
    before = letter("nation Prussia\nmove Keith: Brieg\nmove Schwerin: Brieg").parts[0].orders
    sheet = letter("amend\nnation Prussia\ntransfer 1 Keith > Schwerin")
    assert judge(unset(), sheet, "Frederick", {"Prussia": before}).faults == ()
    alone = letter(
        "nation Prussia\ntransfer 1 Keith > Schwerin\nmove Keith: Brieg\nmove Schwerin: Brieg\n"
        "transfer 1 Keith > Dohna"
    )
    assert [fault.line for fault in judge(unset(), alone, "Frederick").faults] == [5]


# ------------------------------------------------------------------------------------- the stage run


def run(text: str, nation: str = "Prussia", game=None):
    return run_stage(active(nation) if game is None else game, nation, orders(text))


def test_orders_are_carried_out_in_the_order_written() -> None:
    done = run("move Keith: Brieg\nmove Schwerin: Brieg\ntransfer 1 Schwerin > Keith\nmove train 2: Neusalz")
    assert [type(step.answer) for step in done.steps] == [q.Move, q.Move, q.Transfer] + [q.Move] * (
        len(done.steps) - 3
    )
    assert done.game.troops["Keith"] == opening().troops["Keith"] + 1
    assert opening().where["Keith"] == city("Strehlen")


def test_a_faulty_order_is_left_out_and_the_others_carried_out() -> None:
    done = run("move Keith: Brieg\nmove Heinrich: Torgau\nmove Seydlitz: Belzig")
    assert [step.line for step in done.steps] == [1, 3] and [fault.line for fault in done.faults] == [2]


def test_a_later_move_of_the_same_piece_replaces_the_earlier_one() -> None:
    done = run(
        "move Keith: Brieg\nmove P5: Breslau\nmove Friedrich + Winterfeldt: Riesa\nmove P2 + P1: Torgau"
    )
    assert [step.line for step in done.steps] == [2, 4] and [note.line for note in done.notes] == [2, 4]


def test_a_piece_of_a_stack_that_moved_moves_no_more() -> None:
    done = run("move Friedrich + Winterfeldt: Riesa\nmove Winterfeldt: Torgau")
    fault = "Winterfeldt already moves in line 1, and a piece moves once a phase"
    assert numbered(done.faults) == [(2, fault)]


def test_holding_and_moving_contradict_each_other() -> None:
    assert [fault.line for fault in run("hold\nmove Keith: Brieg").faults] == [1]
    assert run("hold").faults == () and run("hold").steps == ()


def test_the_start_of_a_way_may_be_named() -> None:
    done = run("move Friedrich + Winterfeldt: Oschatz, Riesa, Meissen, Dresden")
    assert done.faults == () and done.game.where["Friedrich"] == city("Dresden")


def test_who_names_only_the_start_is_told_so() -> None:
    faults = run("move Keith: Strehlen").faults
    assert numbered(faults) == [(1, "the way ends where it begins, in Strehlen")]
    assert faults[0].instead.endswith("write: move Keith to Strehlen else stay")
    later = judge(opening(), letter("nation Austria\nmove Daun: Brünn"), "Maria Theresa")
    assert later.faults == () and [note.line for note in later.notes] == [2]


def test_prefixes_are_told_apart_by_where_the_piece_is() -> None:
    done = run("move Browne + Karl: Jung, Reichenb, Friedl", "Austria")
    assert done.faults == () and done.game.where["Karl"] == city("Friedland (Bohemia)")


def test_an_unknown_city_hides_no_other_fault_of_its_line() -> None:
    done = run("move Daun + Kieth: Brig, Fürstenberg, Oppln")
    assert len(done.faults) == 4 and {fault.line for fault in done.faults} == {1}


def test_recruitment() -> None:
    game = holding(active("Prussia", standing_at(opening(), Dohna=None)), "Prussia", "S13 C12 H2")
    game = replace(
        game,
        troops={**game.troops, "Keith": 1},
        where={n: c for n, c in game.where.items() if n != "Prussia train 1"},
    )
    game = standing_at(game, Heinrich="Bernau")
    done = run("recruit S13 C12: Keith 2, train 1 at Berlin, Dohna at Berlin 1", game=game)
    assert [fault.rule for fault in done.faults] == ["rule 10, R27, R28"]
    done = run("recruit S13 C12: Keith 2, Dohna at Berlin 1", game=game)
    assert done.faults == () and done.game.where["Dohna"] == city("Berlin")
    done = run("recruit S13: train at Berlin, Dohna 1", game=game)
    assert [step.answer for step in done.steps] == []
    done = run("recruit C12 H2: train at Berlin", game=game)
    assert done.game.where["Prussia train 1"] == city("Berlin")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("recruit S13: Dohna", '"Dohna" does not say how many troops'),
        ("recruit X3 S13: Dohna 1", "there is no suit X"),
        ("recruit R7: Keith 1", "a Reserve has a value only when it is played"),
        ("recruit S13: Keith 1, Keith 1", "Keith is named twice"),
        ("recruit S13: Daun 1", "Daun belongs to Austria"),
        ("recruit D2: Keith 1", "D2"),
        ("recruit S13: Dohna at Berlin", "Dohna needs at least 1 new troop"),
    ],
)
def test_faulty_recruitments(text: str, says: str) -> None:
    game = holding(active("Prussia", standing_at(opening(), Dohna=None)), "Prussia", "S13 C12")
    found = orders(text)[0]
    faults = [found] if isinstance(found, Fault) else run_stage(game, "Prussia", [found]).faults
    assert len(faults) == 1 and says in faults[0].what


# ---------------------------------------------------------------------------------------- set-up


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("setup Richelieu 8, Soubise 6, Chevert 6", []),
        ("setup F3 6, F1 8, F2 6", []),
        (
            "setup Richelieu 9, Soubise 6",
            ["Richelieu cannot command 9", "Chevert is given no", "add up to 15"],
        ),
        ("setup Richelieu 0, Soubise 8, Chevert 8", ["Richelieu cannot command 0", "add up to 16"]),
        ("setup Richelieu 8, Soubise 6, Chevert 6, Daun 1", ["belongs to Austria", "add up to 21"]),
        ("setup Richeleu 8, Soubise 6, Chevert 6", ['no piece is called "Richeleu"']),
        (
            "setup Richeleu 8, Soubise 6",
            ['no piece is called "Richeleu"', "add up to 14", "Richelieu, Chevert"],
        ),
        ("setup Richelieu 8, Richelieu 6, Chevert 6", ["Richelieu is named twice", "Soubise"]),
    ],
)
def test_set_up_lines_name_all_their_problems(text: str, faults: list[str]) -> None:
    found = setup_answer(unset(), "France", orders(text))
    if not faults:
        assert isinstance(found, q.Allot) and not isinstance(decide(unset(), found), q.Verdict)
        return
    assert isinstance(found, tuple) and len(found) == len(faults)
    assert all(any(words in fault.what for fault in found) for words in faults)


def test_a_new_split_of_a_stack() -> None:
    found = setup_answer(opening(), "Prussia", orders("allot P1 6, Winterfeldt 2"))
    assert isinstance(found, q.Allot)
    events = decide(opening(), found)
    assert not isinstance(events, q.Verdict)
    assert apply_all(opening(), events).troops["Friedrich"] == 6
