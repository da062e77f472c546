"""A wrong line sinks nothing: the right ones are on file, the stage waits, and a correction adds to them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.out import reports
from pbem.desk.turns import resolve
from pbem.engine.questions import MOVE
from pbem.game import save, state
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import on_file, put_in

FRENCH = {
    "Soubise": {"city": "Dillenburg", "troops": 4},
    "Richelieu": {"city": "Koblenz", "troops": 4},
    "Chevert": {"city": "Fulda", "troops": 2},
}
SIX = [
    "move Richelieu: Boppard",
    "move Chevert: Lauterbach",
    "battle: loss 2, spend 15",
    "battle Soubise: loss 1",
    "retreat Ferdinand: Kassel",
    "discard lowest",
]


def started(path: Path, nation: str = "France", pieces: dict[str, object] = FRENCH) -> Path:
    start = {"turn": 2, "nation": nation, "phase": "movement", "pieces": pieces}
    save.new(path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path / "war"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return started(tmp_path)


def french(game: Path, *lines: str, head: str = "") -> tuple[str, bool]:
    text, said = put_in(game, "\n".join([head, "nation France", *lines]) + "\n", "Pompadour")
    return text, said.filed


def waits(game: Path) -> bool:
    return any(one.nation == "France" for one in resolve.resolve(game).waiting)


def where_is(game: Path, piece: str) -> str:
    now = state.load(game).game
    return now.rules.board.cities[now.where[piece]].title


WRONG = "move Soubise: Siegen, Berlin"


def test_one_wrong_line_of_seven_leaves_six_on_file_and_the_stage_waits(game: Path) -> None:
    text, filed = french(game, *SIX[:3], WRONG, *SIX[3:])
    assert filed and sorted(on_file(game, "France")) == sorted(SIX)
    assert "France waits for what is wrong to be mended: line 6." in text
    assert waits(game) and where_is(game, "Richelieu") == "Koblenz"
    text, filed = french(game, "move Soubise: Siegen")
    assert filed and sorted(on_file(game, "France")) == sorted([*SIX, "move Soubise: Siegen"])
    assert "waits for what is wrong" not in text
    assert not waits(game)
    assert (where_is(game, "Richelieu"), where_is(game, "Soubise")) == ("Boppard", "Siegen")


def test_another_mistake_in_the_correction_takes_nothing_off_the_file(game: Path) -> None:
    french(game, *SIX, WRONG)
    text, filed = french(game, "move Soubise: Siegen, Prag")
    assert not filed and sorted(on_file(game, "France")) == sorted(SIX)
    assert "mended: line 3." in text and WRONG not in text
    assert waits(game)
    french(game, "move Soubise: Siegen")
    assert not waits(game) and where_is(game, "Chevert") == "Lauterbach"


def test_an_order_about_something_else_mends_nothing(game: Path) -> None:
    french(game, *SIX, WRONG)
    text, _ = french(game, "retreat Cumberland: Kassel")
    assert WRONG in text and waits(game)


def test_the_whole_letter_sent_again_is_not_carried_out_twice(game: Path) -> None:
    lines = ["transfer 1 Soubise > Richelieu", "move Chevert: Lauterbach"]
    game = started(game.parent / "again", pieces=FRENCH | {"Richelieu": {"city": "Dillenburg", "troops": 4}})
    french(game, *lines, WRONG)
    french(game, *lines, "move Soubise: Siegen")
    assert on_file(game, "France") == [*lines, "move Soubise: Siegen"]
    assert not waits(game) and state.load(game).game.troops["Soubise"] == 3


@pytest.mark.parametrize("word", ["accept partial", "nation France\nfinal", "nation France\nwithdraw\nhold"])
def test_a_player_can_say_that_nobody_waits(game: Path, word: str) -> None:
    french(game, *SIX, WRONG)
    _, said = put_in(game, word + "\n", "Pompadour")
    assert said.filed and not waits(game)
    assert where_is(game, "Chevert") == ("Fulda" if "hold" in word else "Lauterbach")


def test_at_the_deadline_what_is_on_file_is_carried_out(game: Path) -> None:
    french(game, *SIX, WRONG)
    resolve.resolve(game, deadline=True)
    assert (where_is(game, "Richelieu"), where_is(game, "Soubise")) == ("Boppard", "Dillenburg")


def test_what_was_on_file_for_the_piece_of_a_wrong_line_stays(game: Path) -> None:
    french(game, "move Soubise: Siegen", "move Chevert: Lauterbach", "battle Soubise: loss 1")
    french(game, "move Richelieu: Boppard", WRONG)
    assert on_file(game, "France") == ["move Soubise: Siegen", "move Richelieu: Boppard"]
    french(game, "move Soubise: Wetzlar")
    assert not waits(game) and where_is(game, "Soubise") == "Wetzlar"


def test_what_was_on_file_for_the_fight_of_a_wrong_line_stays(game: Path) -> None:
    french(game, "move Chevert: Lauterbach", "battle Soubise: loss 1", "battle Chevert: loss 3")
    french(game, "move Richelieu: Boppard", "battle soubise: all his spades")
    assert on_file(game, "France") == ["move Richelieu: Boppard", "battle Soubise: loss 1"]
    assert waits(game)
    french(game, "battle soubise: play S2")
    assert not waits(game)


def test_all_or_nothing_keeps_the_letter_off_the_file_until_it_is_mended(game: Path) -> None:
    french(game, "move Chevert: Lauterbach")
    text, filed = french(game, *SIX[:1], WRONG, head="all or nothing")
    assert not filed and "does NOT count: Something in it is wrong, and it says: all or nothing." in text
    assert on_file(game, "France") == ["move Chevert: Lauterbach"] and waits(game)
    french(game, "move Soubise: Siegen")
    assert on_file(game, "France") == ["move Richelieu: Boppard", "move Soubise: Siegen"]


def test_a_set_up_stands_beside_another_nations_wrong_one(tmp_path: Path) -> None:
    game = tmp_path / "war"
    save.new(game, name="war", scenario="standard", players=PLAYERS, seed="x")
    right = (
        "setup Friedrich 4, Winterfeldt 4, Heinrich 4, Schwerin 4, Keith 4, Seydlitz 4, Dohna 4, Lehwaldt 4"
    )
    text, said = put_in(game, f"nation Prussia\n{right}\nnation Hanover\nsetup Ferdinand 9\n", "Frederick")
    assert said.filed and "Hanover waits for what is wrong" in text and "Prussia waits" not in text
    waiting = {one.nation for one in resolve.resolve(game).waiting}
    assert "Hanover" in waiting and "Prussia" not in waiting
    put_in(game, "nation Hanover\nsetup Ferdinand 8, Cumberland 4\n", "Frederick")
    assert "Hanover" not in {one.nation for one in resolve.resolve(game).waiting}


def test_a_wrong_move_does_not_keep_a_nation_from_being_set_up(tmp_path: Path) -> None:
    game = tmp_path / "war"
    save.new(game, name="war", scenario="standard", players=PLAYERS, seed="x")
    put_in(
        game, "nation France\nsetup Richelieu 8, Soubise 6, Chevert 6\nmove Chevert: Xyzburg\n", "Pompadour"
    )
    assert "France" not in {one.nation for one in resolve.resolve(game).waiting}


def test_a_line_about_an_unknown_piece_is_mended_by_any_move(game: Path) -> None:
    _, filed = french(game, "move Chevert: Lauterbach", "move Qqqqq: Siegen")
    assert filed and waits(game)
    french(game, "move Soubise: Siegen")
    assert not waits(game) and where_is(game, "Soubise") == "Siegen"


def test_a_line_about_another_players_piece_is_waited_for_by_nobody(game: Path) -> None:
    french(game, "move Chevert: Lauterbach", "nation Prussia", "hold")
    assert not waits(game)


def test_what_a_log_says_of_wrong_lines_is_told_after_it_was_read_again(game: Path) -> None:
    french(game, *SIX, WRONG)
    (line,) = state.load(game).filed["France"].to_mend
    assert (line.letter, line.text, line.about) == (1, WRONG, ("move Soubise",))


def test_a_card_is_discarded_as_ordered_although_a_move_is_wrong(tmp_path: Path) -> None:
    start = {"turn": 2, "nation": "Imperial Army", "phase": "movement", "pieces": FRENCH}
    save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    game = tmp_path / "war"
    put_in(game, "nation Imperial Army\nhold\n", "Maria Theresa")
    _, filed = french(game, WRONG, "discard lowest")
    asked = [(one.nation, one.kind) for one in resolve.resolve(game).waiting]
    assert filed and asked == [("France", MOVE)]
    assert len(state.load(game).game.hands["France"]) == 3


def test_a_stage_that_waits_for_a_better_line_is_not_said_to_be_played(tmp_path: Path) -> None:
    """Her card is discarded, and the rest of her stage waits."""
    start = {"turn": 2, "nation": "Imperial Army", "phase": "movement", "pieces": FRENCH}
    save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    game = tmp_path / "war"
    put_in(game, "nation Imperial Army\nhold\n", "Maria Theresa")
    resolve.resolve(game)
    letter = b"nation France\ndiscard lowest\nbattle Chevert > Chevert: fight\nfinal\n"
    monday = datetime(2027, 3, 1, tzinfo=UTC)
    now, said = submit.submit(game, "letter", letter, sender="Pompadour", when=monday)
    text = " ".join(reports.receipt(now, said).split())
    assert said.filed and "France waits for what is wrong to be mended: line 3" in text
    assert "is played now" not in text and waits(game)


def test_nobody_waits_for_a_line_that_no_better_one_could_replace(tmp_path: Path) -> None:
    """Only France ever discards (R4): a Prussian `discard lowest` is told, and her stage goes on."""
    game = started(tmp_path, "Prussia", {"Keith": {"city": "Brieg", "troops": 4}})
    text, said = put_in(game, "nation Prussia\nhold\ndiscard lowest\n", "Frederick")
    assert said.filed and "Only France discards one" in text and "waits for what is wrong" not in text
    assert "Prussia" not in {one.nation for one in resolve.resolve(game).waiting}


def test_a_march_made_on_a_condition_is_made_on_it_alone(game: Path) -> None:
    """Without the condition it stayed on file, and was made if that did not hold."""
    perhaps = "if Ferdinand in Kassel: move Richelieu: Boppard"
    french(game, "move Richelieu: Boppard", "move Soubise: Nowhereville")
    french(game, perhaps, "move Soubise: Limburg")
    assert "move Richelieu: Boppard" not in on_file(game, "France") and perhaps in on_file(game, "France")
