"""One rule for which letter counts, printed in every receipt, which also shows the difference to the letter
before, the deadline of what is open and what happens then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.data import position
from pbem.desk.letters import submit
from pbem.desk.moderator import deadlines
from pbem.desk.turns import resolve, watch
from pbem.engine.sequence import questions
from pbem.game import save, state
from pbem.game.entries import StepEntry
from pbem.game.state import State
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.header import Final
from pbem.orders.judging.judge import Judgement
from pbem.orders.problem import Kind
from support.play_by_mail.mail_table import NOW
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import HOLD, KEITH, PIECES, PLAN, on_file, put_in

TIMING = "zone: Europe/Berlin\ndeadline: {days: [Sunday], at: 20:00}\nlate: %s\n"


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Path]:
    """Turn 2, Prussia's stage: hers are three generals' orders, and others' come later."""
    path = tmp_path / "seven-years"
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    yield path


NEXT = "Beraun"
"""A city next to Prag."""


def test_a_newer_letter_replaces_amend_adds_and_withdraw_takes_back(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{PLAN}\n")
    assert on_file(game) == [KEITH, PLAN]
    put_in(game, f"nation Prussia\n{HOLD}\n")
    assert on_file(game) == [HOLD]
    put_in(game, f"amend\nnation Prussia\n{PLAN}\n")
    assert on_file(game) == [HOLD, PLAN]
    put_in(game, "nation Prussia\nwithdraw\n")
    assert on_file(game) == []


def test_the_receipt_shows_the_difference_to_the_letter_before(game: Path) -> None:
    text, first = put_in(game, f"nation Prussia\n{KEITH}\n{PLAN}\n")
    assert (first.heard[0].new, first.heard[0].dropped, first.heard[0].same) == ((), (), 0)
    assert "last letter" not in text
    text, said = put_in(game, "nation Prussia\nMOVE  Keith: Meißen\nbattle: loss 3\n")
    assert "No longer on file - battle: loss 2" in text
    assert "New since" not in text, "its own lines and the count tell that"
    assert "Against what was on file: 1 changed, 1 as before." in text and said.heard[0].same == 1
    text, said = put_in(game, "amend\nnation Prussia\nbattle Keith: loss 1\n")
    assert "Still in force from earlier letters - move Keith: Meißen - battle: loss 3" in text
    assert "Against what was on file: 1 new, 2 as before." in text
    assert said.heard[0].dropped == () and said.heard[0].new == ("battle Keith: loss 1",)
    text, _ = put_in(game, "nation Prussia\nwithdraw\n")
    assert "No longer on file - move Keith: Meißen" in text
    assert "Against what was on file: 3 withdrawn." in text


def test_a_letter_that_does_not_count_shows_no_difference_and_changes_nothing(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n")
    text, said = put_in(game, "nation Prussia\nmove Keith: Xyz\n")
    assert not said.filed and "On file before" not in text and "New against" not in text
    assert on_file(game) == [KEITH]


@pytest.mark.parametrize(
    "letter",
    [f"nation Prussia\n{KEITH}\n", "nation Prussia\nmove Keith: Xyz\n", "good evening\n", "nation Prussia\n"],
    ids=["filed", "refused", "no orders", "empty part"],
)
def test_the_rule_stands_in_every_receipt_and_all_of_it_in_the_first(game: Path, letter: str) -> None:
    first, second = put_in(game, letter)[0], put_in(game, f"{letter}\n")[0]
    for text in (first, second):
        assert "Which letter counts: your latest for a nation's stage; amend adds to it" in text
        assert "withdraw takes it back." in text and "In the game's log: log " in text
    for rest in (
        "Sending the same letter twice does no harm.",
        "A letter for another turn, or from before the game was corrected or rolled back",
    ):
        assert rest in first and rest not in second


@pytest.mark.parametrize("turn", [1, 3])
def test_a_letter_for_another_turn_is_refused_with_a_receipt(game: Path, turn: int) -> None:
    put_in(game, f"nation Prussia\n{HOLD}\n")
    text, said = put_in(game, f"turn {turn}\nnation Prussia\n{KEITH}\n")
    assert not said.filed and "does NOT count: It is for another turn." in text
    assert "Prussia's next action stage is that of turn 2" in text
    text, said = put_in(game, f"turn {turn}\naccept partial\nnation Prussia\n{KEITH}\n")
    assert not said.filed, "to accept it in part does not help"
    assert on_file(game) == [HOLD]


def test_a_letter_accepted_in_part_is_not_said_to_count_whole(game: Path) -> None:
    text, said = put_in(game, f"accept partial\nnation Prussia\n{KEITH}\nmove Winterfeldt: Witenberg\n")
    assert said.filed and KEITH in on_file(game)
    assert "has arrived and counts, except for the errors below." in " ".join(text.split())
    assert "arrived and counts." in put_in(game, f"nation Prussia\n{KEITH}\n")[0]


def test_the_same_letter_twice_is_harmless_even_if_it_adds(game: Path) -> None:
    letter = f"amend\nnation Prussia\n{KEITH}\n"
    put_in(game, letter)
    before = (game / "log.jsonl").read_bytes()
    _, said = put_in(game, letter)
    assert said.filed and said.letter == 1 and on_file(game) == [KEITH]
    assert (game / "log.jsonl").read_bytes() == before
    put_in(game, f"nation Prussia\n{HOLD}\n")
    put_in(game, letter)
    assert on_file(game) == [KEITH], "after another letter it is a new one, and hold gives way to its move"


def test_orders_for_a_later_stage_are_kept_and_judged_again_when_it_opens(game: Path) -> None:
    theirs = f"nation Austria\nmove Daun: {NEXT}\nnation Imperial Army\nhold\n"
    _, said = put_in(game, theirs, "Maria Theresa")
    assert said.filed and on_file(game, "Austria") == [f"move Daun: {NEXT}"]
    resolve.resolve(game)
    assert where_is(game, "Daun") == "Prag"
    for player, nations in (("Frederick", "Prussia Hanover"), ("Elisabeth", "Russia Sweden")):
        put_in(game, "".join(f"nation {nation}\nhold\n" for nation in nations.split()), player)
    resolve.resolve(game)
    assert where_is(game, "Daun") == NEXT


def where_is(game: Path, piece: str) -> str:
    written = position.write_position(state.load(game).game)
    return str(written["pieces"][piece]["city"])


# ------------------------------------------------------------------------------------------- final


def waits_for(game: Path) -> set[str]:
    return {one.nation for one in resolve.resolve(game).waiting}


def test_who_says_final_is_not_waited_for(game: Path) -> None:
    assert waits_for(game) == {"Prussia"}
    text, said = put_in(game, "nation Prussia\nbattle: loss 2\nfinal\n")
    assert said.filed and "you said final: she moves nothing, and nobody waits for you" in text
    assert "Prussia" not in waits_for(game)
    steps = [entry for entry in state.load(game).log.entries if isinstance(entry, StepEntry)]
    own = [step for step in steps if step.answer and step.answer.nation == "Prussia"]
    assert [step.source for step in own] == ["letter 1, line 3"]


def test_what_is_filed_counts_without_final_and_final_takes_nothing_off_the_file(game: Path) -> None:
    put_in(game, f"nation Prussia\n{KEITH}\n{PLAN}\n")
    put_in(game, "nation Prussia\nfinal\n")
    assert on_file(game) == [KEITH, PLAN]
    assert "Prussia" not in waits_for(game)
    assert state.load(game).game.turn == 2


def test_a_newer_letter_or_withdraw_takes_the_final_back(game: Path) -> None:
    for letter, final in (
        ("nation Prussia\nfinal\n", True),
        ("nation Prussia\nbattle: loss 1\n", True),
        (f"nation Prussia\n{KEITH}\n", False),
        ("amend\nnation Prussia\nfinal\n", True),
        ("nation Prussia\nwithdraw\n", False),
    ):
        put_in(game, letter)
        assert bool(final_of(state.load(game))) is final, letter


def final_of(now: State) -> list[Final]:
    return [one.order for one in now.filed["Prussia"].final if isinstance(one.order, Final)]


def test_final_ends_no_waiting_where_the_orders_have_gone_wrong(tmp_path: Path) -> None:
    """Filed while Keith stood in the way, and he still does when her stage comes."""
    game, pieces = tmp_path / "seven-years", PIECES | {"Daun": {"city": "Dresden", "troops": 8}}
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(game, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    _, said = put_in(game, "nation Austria\nmove Daun: Meißen, Riesa\nfinal\n", "Maria Theresa")
    assert said.filed
    for player, nations in (("Frederick", "Prussia Hanover"), ("Elisabeth", "Russia Sweden")):
        put_in(game, "".join(f"nation {nation}\nhold\n" for nation in nations.split()), player)
    assert waits_for(game) == {"Austria"}
    put_in(game, "nation Austria\nhold\n", "Maria Theresa")
    assert waits_for(game) != {"Austria"}


# --------------------------------------------------------------------------------------- deadlines


@pytest.mark.parametrize(
    ("late", "then"),
    [
        ("wait", "the moderator decides what is done"),
        ("defaults", "nothing moves but who has to, and nobody is recruited (R35)."),
        ("standing", "her standing orders answer; where none fits, nothing moves but who has to, and nobody"),
        ("bot", "a program answers for her"),
        ("substitute", "a substitute player is asked"),
    ],
)
def test_a_receipt_names_the_deadline_in_the_games_zone_and_what_happens_then(
    game: Path, late: str, then: str
) -> None:
    deadlines.set_timing(game, TIMING % late, "timing.yaml", NOW)
    watch.note_questions(game, NOW)
    text, _ = put_in(game, "nation Hanover\nhold\n")
    due = "Prussia, the orders for her action stage: due by Sunday 8 November 2026, 20:00 Europe/Berlin"
    assert due in text
    assert f"If nothing has come by then, {then}" in text
    assert text.count("nothing has come") == 1 and "Prussia: no orders" not in text, "said once"
    text, _ = put_in(game, "nation Prussia\nhold\n")
    assert "due by" not in text, "nothing is due from who has sent it"


@pytest.mark.parametrize(
    ("late", "then"),
    [
        (None, "at the deadline she moves nothing and accepts defeats (R35)"),
        ("wait", "at the deadline the moderator decides what is done."),
        ("standing", "at the deadline her standing orders answer; where none fits, she moves nothing"),
        ("bot", "at the deadline a program answers for her."),
    ],
)
def test_what_is_not_due_yet_is_told_by_the_same_policy(game: Path, late: str | None, then: str) -> None:
    if late:
        deadlines.set_timing(game, TIMING % late, "timing.yaml", NOW)
        watch.note_questions(game, NOW)
    text, _ = put_in(game, "nation Austria\nbattle: loss 2\n", "Maria Theresa")
    assert f"Imperial Army: no orders for turn 2 are on file; {then}" in text


@pytest.mark.parametrize(
    ("late", "then"),
    [
        ("defaults", "her troops are split evenly, and what is left over goes to the highest ranks (R35)."),
        ("standing", "her troops are split evenly, and what is left over goes to the highest ranks (R35)."),
        ("wait", "the moderator decides what is done."),
    ],
)
def test_at_the_set_up_the_receipt_says_once_what_becomes_of_the_troops(
    tmp_path: Path, late: str, then: str
) -> None:
    game = tmp_path / "seven-years"
    save.new(game, name="seven-years", scenario="standard", players=PLAYERS, seed="x")
    deadlines.set_timing(game, TIMING % late, "timing.yaml", NOW)
    watch.note_questions(game, NOW)
    text, said = put_in(game, "nation Prussia\nbattle: loss 2\n", "Frederick")
    owed = "Hanover, the troops of her generals: due by Sunday 8 November 2026, 20:00 Europe/Berlin."
    assert f"{owed} If nothing has come by then, {then}" in text
    assert [sum(nation in one for one in said.meanwhile) for nation in ("Prussia", "Hanover")] == [1, 1]
    deadlines.stop(game, NOW, "ill")
    text, _ = put_in(game, "nation Prussia\nbattle: loss 2\nplan\n", "Frederick")
    assert "no deadline runs" in text and f"Hanover: no set-up is on file; at the deadline {then}" in text


def test_a_receipt_says_that_a_pause_stops_the_clock(game: Path) -> None:
    deadlines.set_timing(game, TIMING % "defaults", "timing.yaml", NOW)
    watch.note_questions(game, NOW)
    deadlines.stop(game, NOW, "ill")
    text, _ = put_in(game, "nation Hanover\nhold\n")
    assert "no deadline runs while the game is paused" in text


def test_nothing_is_due_any_more_of_who_answers_by_number(tmp_path: Path) -> None:
    path, pieces = tmp_path / "seven-years", {"Richelieu": {"city": "Koblenz", "troops": 4}}
    start = {"turn": 2, "nation": "France", "phase": "Tactical Cards", "pieces": pieces}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    resolve.resolve(path)
    deadlines.set_timing(path, TIMING % "defaults", "timing.yaml", NOW)
    watch.note_questions(path, NOW)
    asked = state.load(path).deadlines[0][0].number
    card = state.load(path).game.hands["France"][0]
    due = "France, the card she discards: due by"
    assert due in put_in(path, "nation France\nmove Richelieu: Boppard\n", "Pompadour")[0]
    wrong = f"nation France\nanswer {asked}: discard R1\naccept partial\n"
    assert due in put_in(path, wrong, "Pompadour")[0]
    text, said = put_in(path, f"Hello,\n{card.suit}{card.value}\n", "Pompadour")
    assert said.filed and [line.number for line in said.skipped] == [1]
    assert "line 2: " in text and due not in text
    text = put_in(path, f"nation France\nanswer {asked}: discard {card.suit}{card.value}\n", "Pompadour")[0]
    assert "counts" in text and due not in text, text


def test_a_letter_with_quoted_orders_alone_is_told_why_it_holds_none(game: Path) -> None:
    own, quoted = "It holds no orders.", "without the >."
    text, said = put_in(game, f"here you are\n\n> nation Prussia\n> {KEITH}\n> # move train 1:\n")
    assert not said.filed and said.why_not.endswith(quoted) and own not in text
    text, said = put_in(game, "thank you!\n\n> nation Prussia\n> # move Keith:\n")
    assert not said.filed and own in text and quoted not in text


@pytest.mark.parametrize("head", ["", "accept partial\n"])
def test_a_reply_between_quoted_lines_is_told_all_its_faults_at_once(game: Path, head: str) -> None:
    reply = "> nation Prussia\n> # move Keith:\nmove Keith: Xyzzy\n> # battle:\nbattle: low, high\nhold\n"
    text, said = put_in(game, head + reply)
    assert not said.filed and on_file(game) == []
    # Keith is Prussia's, so that the part needs no line that names her.
    assert "it does not say for which nation" not in text
    assert "Xyzzy" in text and "`low` and `high` do not go together" in text.replace("\n", " ")
    assert len({problem.said.split(":")[0] for problem in said.by_line}) == len(said.by_line)


def test_a_part_none_of_whose_orders_is_right_is_that_of_the_turn(game: Path) -> None:
    _, said = put_in(game, "nation Prussia\nmvoe Keith: Meißen\n")
    assert [str(part.stage) for part in said.heard] == ["turn 2"]
    _, said = put_in(game, "nation Prussia\nstanding off\n")
    assert [str(part.stage) for part in said.heard] == ["until changed"]


def test_who_answers_by_number_alone_need_name_no_nation(game: Path) -> None:
    number = questions(state.load(game).game)[0].number
    _, said = submit.submit(game, "letter.txt", f"answer {number}: hold\n".encode())
    assert said.filed and said.player == "Frederick"
    assert [(part.nation, str(part.stage)) for part in said.heard] == [("Prussia", "at once")]
    assert resolve.resolve(game).played.steps


def test_a_set_up_may_be_the_answer_to_its_question(tmp_path: Path) -> None:
    path = tmp_path / "seven-years"
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x")
    asked = {one.nation: one.number for one in questions(state.load(path).game)}
    put_in(path, f"answer {asked['Hanover']}: Ferdinand 8, Cumberland 4\n")
    (step,) = resolve.resolve(path).played.steps
    assert state.load(path).game.troops == {"Ferdinand": 8, "Cumberland": 4}
    assert step.source == "letter 1, line 1"


def test_a_letter_is_for_another_turn_by_the_kind_of_its_fault_and_not_by_words() -> None:
    fault = Fault(1, "turn 5", Kind.WRONG_TURN, "her next stage comes in round 2", "rule 2")
    assert Judgement((), (fault,), ()).is_for_another_turn
    other = replace(fault, kind=Kind.STALE, what="it was over in turn 3")
    assert not Judgement((), (other,), ()).is_for_another_turn
