"""A receipt proposes an order for a sentence that is not clear: its reader takes it with one word."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.turns import resolve
from pbem.game import save, state
from pbem.orders.plain_words.lines.accepted import accepted
from pbem.orders.plain_words.understand import understand
from pbem.orders.reading.proposal import Proposal
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, put_in

HEINRICH = "Heinrich to Torgau unless it rains."
WINTERFELDT = "Winterfeldt might go to Elsterwerda, I guess."
TO_TORGAU = "move Heinrich: Torgau"
TO_ELSTERWERDA = "move Winterfeldt: Elsterwerda"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "war"
    pieces = PIECES | {
        "Winterfeldt": {"city": "Großenhain", "troops": 3},
        "Heinrich": {"city": "Falkenberg", "troops": 3},
    }
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(path, name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path


def asked_back(game: Path, *sentences: str) -> str:
    text, said = put_in(game, "\n".join(("nation Prussia", KEITH, *sentences)))
    assert said.filed and len(said.doubtful) == len(sentences)
    return text


def on_file(game: Path) -> set[str]:
    own = state.load(game).filed["Prussia"]
    return {str(one.order.line_in_full) for one in (*own.stage, *own.later)}


@pytest.mark.parametrize("word", ["yes", "Yes please.", "yes, that is what I meant", "Ja bitte!", "yes 1"])
def test_one_word_takes_the_line_and_nothing_off_the_file(game: Path, word: str) -> None:
    assert "answer only: yes)" in asked_back(game, HEINRICH)
    _, said = put_in(game, f"{word}\n\nTom\n")
    assert said.filed and not said.doubtful
    assert on_file(game) == {KEITH, TO_TORGAU}


def test_of_several_the_number_tells_which(game: Path) -> None:
    text = asked_back(game, HEINRICH, WINTERFELDT)
    assert "answer only: yes 1)" in text and "answer only: yes 2)" in text
    put_in(game, "yes 2")
    assert on_file(game) == {KEITH, TO_ELSTERWERDA}


@pytest.mark.parametrize("word", ["yes", "yes to both", "ja, 1 und 2", "Yes: 2, 1"])
def test_without_a_number_all_are_taken(game: Path, word: str) -> None:
    asked_back(game, HEINRICH, WINTERFELDT)
    put_in(game, word)
    assert on_file(game) == {KEITH, TO_TORGAU, TO_ELSTERWERDA}


@pytest.mark.parametrize(
    "text", ["yes 3", "Yes, but not now", "no", "Yes, no", "ok thanks", "Yes, line 3", "> yes", "yes if dry"]
)
def test_what_is_no_plain_yes_takes_nothing(game: Path, text: str) -> None:
    asked_back(game, HEINRICH, WINTERFELDT)
    put_in(game, text)
    assert on_file(game) == {KEITH}


def test_it_may_stand_beside_other_orders(game: Path) -> None:
    asked_back(game, HEINRICH, WINTERFELDT)
    put_in(game, "yes 1\nWinterfeldt stays in Großenhain.\nmove Keith: Oschatz\n")
    assert on_file(game) == {"move Keith: Oschatz", TO_TORGAU}


def test_a_wrong_line_is_mended_with_it(game: Path) -> None:
    text, said = put_in(game, f"nation Prussia\n{TO_TORGAU}\nmvoe Keith: Meisen, Dresden\n")
    assert said.problems and "Did you mean: move Keith: Meißen, Dresden (" in text
    _, said = put_in(game, "yes")
    assert said.filed and not said.problems
    assert on_file(game) == {TO_TORGAU, "move Keith: Meißen, Dresden"}


def test_the_last_letter_alone_is_answered(game: Path) -> None:
    asked_back(game, HEINRICH)
    put_in(game, f"nation Prussia\n{TO_ELSTERWERDA}\n")
    put_in(game, "yes")
    assert on_file(game) == {KEITH, TO_ELSTERWERDA}


def test_talk_between_does_not_forget_it(game: Path) -> None:
    asked_back(game, HEINRICH)
    put_in(game, "How is your weather, by the way?\n")
    put_in(game, "yes")
    assert on_file(game) == {KEITH, TO_TORGAU}


def test_a_proposal_of_a_turn_that_is_over_is_gone(game: Path) -> None:
    asked_back(game, HEINRICH)
    while state.load(game).game.turn == 2:
        resolve.resolve(game, deadline=True)
    _, said = put_in(game, "yes")
    assert TO_TORGAU not in on_file(game) and not said.heard


def test_the_answer_to_a_question_needs_a_number() -> None:
    two = (Proposal("Prussia", TO_TORGAU), Proposal("Prussia", TO_ELSTERWERDA))
    assert not accepted("yes", two, alone=False)
    assert accepted("yes 2", two, alone=False) == [two[1]]


@pytest.mark.parametrize(("nation", "adds"), [("", True), ("Hanover", False)])
def test_what_is_for_all_nations_adds_to_what_each_has_on_file(game: Path, nation: str, adds: bool) -> None:
    """The letter that was asked about may be for one of them, and the others have earlier ones."""
    now = state.load(game).game
    sheet = understand(now, "Frederick", [(1, "yes")], (), [Proposal(nation, "retreat: Berlin")])
    assert sheet.header.amend == adds and len(sheet.parts[-1].orders) == 1
