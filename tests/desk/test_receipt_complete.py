"""What a receipt shows so that nothing is lost unseen: pieces without an order, questions still open, what a
letter takes off the file, and of which letter a line is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from pbem.desk.turns import resolve
from pbem.game import save
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import plain_line
from support.letters.people_letters import letters, moment, orders_of
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import HOLD, KEITH, PIECES, PLAN, on_file, put_in

MORE = PIECES | {
    "Winterfeldt": {"city": "Großenhain", "troops": 3},
    "Prussia train 1": {"city": "Beraun"},
}
OTHER = "move Winterfeldt: Elsterwerda"
RECRUIT = "recruit H13: Winterfeldt 1"


def started(path: Path, pieces: dict[str, Any] = MORE, **start: Any) -> Path:
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces} | start
    save.new(path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path / "war"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Turn 2, Prussia's stage, with Keith at Riesa, Winterfeldt at Großenhain, a supply train at Beraun."""
    return started(tmp_path)


@pytest.fixture
def fight(tmp_path: Path) -> Path:
    """Turn 3, Prussia's combats: Keith fights Daun, and Prussia has to play or accept."""
    pieces = {"Keith": {"city": "Riesa", "troops": 4}, "Daun": {"city": "Meißen", "troops": 8}}
    hands = {"Prussia": ["H7", "S7", "D7", "C7"]}
    path = started(tmp_path, pieces, turn=3, phase="combat", hands=hands)
    resolve.resolve(path)
    return path


# ------------------------------------------------------------------------------------- without an order


def test_the_pieces_without_an_order_end_the_part(game: Path) -> None:
    text, _ = put_in(game, f"nation Prussia\n{KEITH}\n")
    assert "Without an order: Winterfeldt (Großenhain), train 1 (Beraun) If you" in text
    text, _ = put_in(game, f"amend\nnation Prussia\n{OTHER}\n")
    assert "Without an order: train 1 (Beraun)" in text, "what an earlier letter orders counts"


@pytest.mark.parametrize("line", [HOLD, PLAN, "standing\nhold"])
def test_who_holds_or_orders_nothing_for_the_stage_is_shown_no_such_list(game: Path, line: str) -> None:
    text, _ = put_in(game, f"nation Prussia\n{line}\n")
    assert "Without an order" not in text


def test_who_attacks_or_recruits_has_an_order(tmp_path: Path) -> None:
    game = started(tmp_path, MORE | {"Daun": {"city": "Meißen", "troops": 8}})
    text, _ = put_in(game, f"nation Prussia\n{OTHER}\nmove train 1: Pilsen\nattack Keith > Daun\n")
    assert "Without an order" not in text


# --------------------------------------------------------------------------------- what is still asked


def test_an_open_question_is_shown_with_its_patterns_and_its_default(fight: Path) -> None:
    text, said = put_in(fight, "nation Hanover\nhold\n")
    (asked,) = said.unanswered
    assert asked.kind == "play" and said.filed
    still = text.partition("Still asked of you")[2]
    assert "Prussia has the right to play: Keith" in still
    assert "At the deadline: defeat is accepted" in still
    assert f"answer {asked.number}: play D7" in still and f"answer {asked.number}: concede" in still


@pytest.mark.parametrize("line", ["answer {n}: concede", "battle: concede", "standing\nbattle: concede"])
def test_what_a_letter_answers_is_asked_no_more(fight: Path, line: str) -> None:
    _, said = put_in(fight, "nation Hanover\nhold\n")
    (asked,) = said.unanswered
    text, said = put_in(fight, f"nation Prussia\n{line.format(n=asked.number)}\n")
    assert said.filed and said.unanswered == () and "Still asked" not in text


def test_a_letter_that_does_not_count_leaves_the_question_open(fight: Path) -> None:
    _, said = put_in(fight, "nation Prussia\nanswer 99: concede\n")
    assert not said.filed and [one.kind for one in said.unanswered] == ["play"]


def test_nobody_is_told_what_another_is_asked(fight: Path) -> None:
    _, said = put_in(fight, "nation Austria\nhold\n", "Maria Theresa")
    assert said.unanswered == ()


# ------------------------------------------------------------------------------- what a letter replaces


def test_a_short_letter_that_replaces_a_long_one_is_warned_of_at_the_top(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{OTHER}\n{PLAN}\n")
    text, said = put_in(game, "nation Prussia\nmove train 1: Pilsen\n")
    assert said.filed and said.heard[0].dropped == (KEITH, OTHER, PLAN)
    assert (
        "your letter has arrived and counts. Mind: it replaces an earlier letter for Prussia, and 3 orders "
        "are no longer on file. What to send if they are to stay stands below." in text
    )
    again = ("amend", "nation Prussia", KEITH, OTHER, PLAN)
    assert f"have nothing in their place, send this: {' '.join(again)} " in text
    _, said = put_in(game, "\n".join(again))
    assert said.filed and on_file(game) == ["move train 1: Pilsen", KEITH, OTHER, PLAN]


def test_a_letter_as_long_that_leaves_orders_out_is_warned_of_too(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{OTHER}\n{PLAN}\n")
    text, said = put_in(game, f"nation Prussia\nmove train 1: Pilsen\n{KEITH}\ndiscard lowest\n")
    assert (
        said.heard[0].lost == (OTHER, PLAN)
        and "Mind: it replaces an earlier letter for Prussia, and 2" in text
    )


def test_plans_that_a_letter_amid_the_fights_takes_off_the_file_are_named(tmp_path: Path) -> None:
    """They were filed for this turn; her next stage is that of the next one."""
    pieces = {"Keith": {"city": "Oschatz", "troops": 4}, "Daun": {"city": "Meißen", "troops": 8}}
    game = started(tmp_path, pieces, turn=3, hands={"Prussia": ["H7", "S7", "D7", "C7"]})
    plans = ("battle Heinrich: loss 2", "battle Dohna: low")
    put_in(game, "\n".join(["nation Prussia", "move Keith: Riesa", *plans]))
    resolve.resolve(game)
    text, said = put_in(game, "nation Prussia\nbattle Keith: loss 1\n")
    assert said.filed and set(plans) <= set(said.heard[0].lost)
    assert "orders are no longer on file. What to send if they are to stay stands below." in text


@pytest.mark.parametrize(("first", "second", "lost"), [
    (KEITH, OTHER, KEITH),
    (f"{KEITH}\n{PLAN}", KEITH, PLAN),
    (f"recruit S13: Keith 1\n{RECRUIT}", RECRUIT, "recruit S13: Keith 1"),
    ("battle: loss 3", "battle Keith: loss 3", "battle: loss 3"),
])  # fmt: skip
def test_a_single_order_that_goes_is_warned_of_and_comes_back_as_it_says(
    tmp_path: Path, first: str, second: str, lost: str
) -> None:
    game = started(tmp_path, hands={"Prussia": ["S13", "H13"]})
    put_in(game, f"nation Prussia\n{first}\n")
    text, said = put_in(game, f"nation Prussia\n{second}\n")
    assert said.heard[0].lost == (lost,) and lost not in on_file(game)
    assert "Mind: one order for Prussia is no longer on file." in text
    assert f"has nothing in its place, send this: amend nation Prussia {lost} " in text
    put_in(game, f"amend\nnation Prussia\n{lost}\n")
    assert lost in on_file(game)


@pytest.mark.parametrize(("first", "second"), [
    (f"{KEITH}\n{PLAN}", "withdraw"),
    (f"{KEITH}\n{OTHER}", "hold"),
    ("hold", OTHER),
    (KEITH, "move Keith to Meißen else stay"),
    ("battle Keith > Daun: loss 3", "battle Keith: loss 1"),
    ("recruit S13: Keith 1", RECRUIT),
    ("retreat: off supply", "retreat: home"),
    (f"{KEITH}\nfinal", f"{KEITH}\n{OTHER}"),
])  # fmt: skip
def test_no_warning_where_an_order_is_only_another_one_now(tmp_path: Path, first: str, second: str) -> None:
    game = started(tmp_path, hands={"Prussia": ["S13", "H13"]})
    put_in(game, f"nation Prussia\n{first}\n")
    text, said = put_in(game, f"nation Prussia\n{second}\n")
    assert said.filed and "Mind:" not in text and "send this" not in text


def test_standing_plans_that_are_thrown_out_are_shown_in_later_turns_too(game: Path, tmp_path: Path) -> None:
    put_in(game, f"nation Prussia\nstanding\n{PLAN}\nbattle Keith: loss 1\n")
    text, said = put_in(game, "nation Prussia\nstanding\nbattle: loss 3\n")
    assert said.heard[0].dropped == (PLAN, "battle Keith: loss 1")
    assert f"No longer on file - {PLAN} - battle Keith: loss 1" in text
    text, said = put_in(game, "nation Prussia\nstanding off\n")
    assert said.filed and "No standing orders hold from now on." in text and "No orders." not in text


def test_what_holds_until_changed_is_shown_apart(game: Path) -> None:
    text, said = put_in(game, f"nation Prussia\n{KEITH}\nstanding\n{PLAN}\n")
    assert f"line 2: {KEITH} Until changed (standing) line 4: {PLAN}" in text
    assert [one.lasts for one in said.heard[0].orders] == [False, True]


def test_what_is_replaced_is_not_told_as_still_in_force(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{PLAN}\n")
    text, said = put_in(game, "amend\nnation Prussia\nmove Keith: Oschatz\nbattle: loss 1\n")
    assert said.heard[0].kept == () and said.heard[0].dropped == (KEITH, PLAN)
    assert "Still in force" not in text


def test_a_line_of_another_letter_is_named_with_its_letter(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n")
    text, said = put_in(game, "amend\nnation Prussia\nmove Keith: Oschatz\n")
    assert said.filed and f'this replaces line 2 of your letter 1, "{KEITH}"' in text
    put_in(game, "amend\nnation Prussia\nmove Winterfeldt + train 1: Pirna\n")
    text, said = put_in(game, f"amend\nnation Prussia\n{HOLD}\n")
    assert not said.filed and "nothing is to move, but line 3 of your letter 2 says otherwise" in text


def test_hold_of_an_earlier_letter_gives_way_to_a_move_that_is_added(game: Path) -> None:
    put_in(game, f"nation Prussia\n{HOLD}\n")
    text, said = put_in(game, f"amend\nnation Prussia\n{KEITH}\n")
    assert said.filed and 'this replaces line 2 of your letter 1, "hold"' in text
    assert said.heard[0].dropped == (HOLD,) and said.heard[0].kept == ()


def test_that_a_letter_is_accepted_in_part_is_confirmed(game: Path) -> None:
    text, _ = put_in(game, f"accept partial\nnation Prussia\n{KEITH}\n")
    assert "It says accept partial: what is right is carried out, whatever else is wrong." in text


# ----------------------------------------------------------------------------------- nothing falls between


def test_every_line_of_the_writers_own_is_told_of(game: Path) -> None:
    """`Keith stays put` moves nothing, and was told of nowhere."""
    lines = ["Prussia:", "amend", "Keith stays put", "Winterfeldt -> Elsterwerda", "", "Good luck!"]
    text, said = put_in(game, "\n".join(lines))
    assert said.filed and "means: move Winterfeldt: Elsterwerda" in text
    assert "means: move Keith to" in text
    assert [(line.number, line.said) for line in said.skipped] == [(6, "no order")]


@pytest.mark.parametrize("name", ["unread_english", "unread_german", "read_english", "read_german"])
def test_no_line_of_letters_as_people_write_them_falls_between(name: str) -> None:
    for one in letters(name):
        now = moment(one["situation"])
        said = orders_of(now, one["player"], one["text"])[0]
        shown = {line.number for line in said.skipped}
        shown |= {line.number for part in said.heard for line in part.orders}
        remarks = " ".join((*said.problems, *said.warnings))
        for number, text in enumerate(one["text"].splitlines(), 1):
            words = plain_line(text).strip(" :*_")
            header = not words or book(now.game.rules).nations.is_called(words) or HEADER.match(words)
            told = header or number in shown or f"line {number}:" in remarks
            ranges = (line for line in said.skipped if line.until)
            assert told or any(line.number <= number <= line.until for line in ranges), (one["id"], text)


HEADER = re.compile(
    "game|turn|nation|amend|standing|accept|partie|runde|sprache|ergänz|teilweise|dauerbef", re.IGNORECASE
)


# -------------------------------------------------------------------------------- counts and no orders


def test_an_order_that_may_yet_be_right_is_shown_as_an_order(game: Path) -> None:
    text, said = put_in(game, "nation Austria\nmove Daun: Beraun, Pilsen\n", "Maria Theresa")
    assert said.filed and "as things stand" in text
    assert [one.text for one in said.heard[0].orders] == ["move Daun: Beraun, Pilsen"]


def test_a_letter_of_nothing_but_a_nation_does_not_count(game: Path) -> None:
    text, said = put_in(game, "nation Prussia\n")
    assert not said.filed and "does NOT count: It holds no orders." in text


# ---------------------------------------------------------------------------------- which turn it is for


def test_a_plan_sent_in_ones_own_combats_is_for_that_turn(fight: Path) -> None:
    text, _ = put_in(fight, "nation Prussia\nbattle: loss 2\n")
    assert "Prussia, turn 3" in text
    text, _ = put_in(fight, "nation Prussia\nmove Keith: Oschatz\n")
    assert "Prussia, turn 4" in text


def test_a_sentence_in_doubt_stands_at_the_top(game: Path) -> None:
    text, said = put_in(game, f"Prussia:\n{KEITH}\n\nIf Daun leaves Prag, Winterfeldt goes to Elsterwerda.\n")
    assert said.filed and len(said.doubtful) == 1 and said.doubtful[0] in said.warnings
    top = text.partition("Prussia, turn 2")[0]
    assert "Not taken as orders" in top and "If Daun leaves Prag" in top
    assert text.count("If Daun leaves Prag") == 1 and "Please check" not in text
