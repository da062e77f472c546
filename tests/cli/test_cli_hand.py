"""The moderator's hand: what he says and does besides moderating, and who learns of it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from pbem.game import state
from support.command_line import done, files, resolved, run
from support.log_heads import without_head

PLAYERS = ("frederick", "elisabeth", "maria-theresa", "pompadour")


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("kept") / "seven-years")


@pytest.fixture
def game(tmp_path: Path, turn_two: Path) -> Path:
    """A game at the start of turn 2."""
    return Path(shutil.copytree(turn_two, tmp_path / "seven-years"))


def told(game: Path) -> dict[str, str]:
    """The letters of the turn being played, by whom they are for."""
    return {name: (game / f"reports/turn-02/{name}.txt").read_text("utf-8") for name in ("summary", *PLAYERS)}


def readers(game: Path, words: str) -> set[str]:
    """Whose letters hold these words."""
    return {name for name, text in told(game).items() if words in " ".join(text.split())}


# ------------------------------------------------------------------------------------------- say


def test_what_is_said_to_all_stands_in_every_letter_and_in_the_summary(game: Path) -> None:
    assert "said to all players" in done("say", game, "Merry Christmas!\nThe next deadline is in January.")
    assert readers(game, "Merry Christmas! The next deadline is in January.") == {"summary", *PLAYERS}


def test_what_is_said_to_one_stands_in_his_letter_alone(game: Path) -> None:
    before = told(game)
    assert "said to Maria Theresa" in done("say", game, "Which Daun did you mean?", "--to", "Austria")
    assert readers(game, "For you alone: Which Daun did you mean?") == {"maria-theresa"}
    assert {
        name for name, text in told(game).items() if without_head(text) != without_head(before[name])
    } == {"maria-theresa"}


def test_what_was_said_can_be_taken_back(game: Path) -> None:
    before = told(game)
    done("say", game, "Nonsense.")
    done("undo", game)
    assert told(game) == before


def test_what_was_said_stays_in_the_reports_of_its_turn(game: Path) -> None:
    done("say", game, "Of turn 2.")
    now = state.load(game)
    assert [(one.turn, one.kind) for one in now.notices] == [(2, "said")]
    assert "Of turn 2." not in done("report", game, "--turn", "1")


@pytest.mark.parametrize("words, code", [(("",), 2), ((" \n",), 2), (("Hello", "--to", "Napoleon"), 1)])
def test_nothing_is_said_to_nobody(game: Path, words: tuple[str, ...], code: int) -> None:
    before = files(game)
    assert run("say", game, *words).code == code
    assert files(game) == before


def test_a_word_may_come_from_standard_input(game: Path) -> None:
    assert run("say", game, "-", stdin=b"By hand.\x1b[31m").code == 0
    assert readers(game, "By hand. [31m") == {"summary", *PLAYERS}


# ------------------------------------------------------------------------------------ substitute


def test_a_substitute_gets_the_letters_and_all_are_told_without_an_address(game: Path) -> None:
    done("substitute", game, "Prussia=anna@example.org", "--reason", "Otto is ill.")
    assert state.load(game).addresses["Frederick"] == "anna@example.org"
    assert readers(game, "From now on Frederick is played by somebody else: Otto is ill.") == {
        "summary",
        *PLAYERS,
    }
    assert readers(game, "anna@example.org") <= {"frederick"}


def test_a_substitution_is_undone_like_anything_else(game: Path) -> None:
    before = dict(state.load(game).addresses), told(game)
    done("substitute", game, "Frederick=anna@example.org")
    assert state.load(game).seat("Frederick") != "Frederick"
    done("undo", game)
    assert (dict(state.load(game).addresses), told(game)) == before
    assert state.load(game).seat("Frederick") == "Frederick"


@pytest.mark.parametrize(
    "pair, code", [("Frederick", 2), ("Frederick=", 2), ("Frederick=a b", 2), ("Kaunitz=a@b", 1)]
)
def test_a_substitute_needs_a_part_and_an_address(game: Path, pair: str, code: int) -> None:
    before = files(game)
    assert run("substitute", game, pair).code == code
    assert files(game) == before


# ------------------------------------------------------------------------------------------- fix

REASON = ("--reason", "By mistake.")


def position(game: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(done("state", game, "--json"))
    return found


@pytest.mark.parametrize(
    "change, path, now",
    [
        ("pieces.Daun.city=Tabor", "pieces.Daun.city", "Tabor"),
        ("pieces.Daun.troops=5", "pieces.Daun.troops", 5),
        ("pieces.Daun.troops-=1", "pieces.Daun.troops", 7),
        ("pieces.Daun.face=down", "pieces.Daun.face", "down"),
        ("conquered+=neisse", "conquered", ["Neisse"]),
        ("conquered=Neisse, Glatz", "conquered", ["Neisse", "Glatz"]),
        ("turn=4", "turn", 4),
        ("fate.cuts={\"Hanover\": 1}", "fate.cuts.Hanover", 1),
        ("fate.card=11", "fate.card", "11"),
        ("quit+=Sweden", "quit", ["Sweden"]),
    ],
)  # fmt: skip
def test_a_fact_is_corrected_proved_and_taken_back(game: Path, change: str, path: str, now: Any) -> None:
    before = position(game)
    done("fix", game, change, *REASON)
    made = {one["path"]: one for one in state.load(game).log.entries[-1].changes}
    assert sorted(made[path]["now"]) == sorted(now) if isinstance(now, list) else made[path]["now"] == now
    for proof in ("verify", "replay", "doctor"):
        done(proof, game)
    assert "By mistake." in done("report", game) and position(game) != before
    done("undo", game)
    assert position(game) == before


def test_a_piece_is_taken_off_the_map_and_put_back(game: Path) -> None:
    before = position(game)
    done("fix", game, "pieces.Daun=off", *REASON)
    assert "Daun" not in position(game)["pieces"]
    done("fix", game, "pieces.Daun.troops=8", "pieces.Daun.city=Kuttenberg", *REASON)
    assert position(game) == before


def test_cards_of_a_corrected_hand_come_from_the_deck_and_go_on_a_pile(game: Path) -> None:
    before = position(game)
    done("fix", game, "hands.Austria=S13 C7", *REASON)
    after = position(game)
    assert after["hands"]["Austria"] == "S13/1 C7/1"
    assert set(before["hands"]["Austria"].split()) - {"C7/1"} <= set(after["deck"]["piles"]["1"].split())
    assert "S13/1" in before["deck"]["draw"] and "S13/1" not in after["deck"]["draw"]
    done("verify", game)


def test_a_card_passes_from_hand_to_hand(game: Path) -> None:
    done("fix", game, "hands.Austria-=C7", "hands.Russia+=C7", *REASON)
    assert (
        position(game)["hands"]["Russia"].endswith("C7/1") and "C7" not in position(game)["hands"]["Austria"]
    )


def test_what_was_corrected_is_told_to_those_who_may_know_it(game: Path) -> None:
    done("fix", game, "hands.Austria=S13", "pieces.Daun.troops=5", "pieces.Daun.city=Tabor", *REASON)
    assert readers(game, "corrected the game: By mistake.") == {"summary", *PLAYERS}
    assert readers(game, "Daun, city: Tabor") == {"summary", *PLAYERS}
    assert readers(game, "Daun, troops: 5 (before: 8)") == {"maria-theresa"}
    assert readers(game, "Austria's Tactical Cards: S13 ") == {"maria-theresa"}


def test_the_game_goes_on_after_a_correction(game: Path) -> None:
    done("fix", game, "pieces.Keith.city=Breslau", *REASON)
    done("resolve", game, "--deadline")
    for proof in ("verify", "replay", "doctor"):
        done(proof, game)


@pytest.mark.parametrize(
    "changes, code, why",
    [
        (("pieces.Daun.city=Atlantis",), 1, "there is no city 'Atlantis'"),
        (("pieces.Napoleon=off",), 1, "nothing would change"),
        (("pieces.Napoleon.city=Prag",), 1, "'Napoleon' is no piece"),
        (("pieces.Daun.troops=9",), 1, "9 is more than 8"),
        (("pieces.Daun.boots=9",), 1, '"boots" is not known here'),
        (("turn.x=1",), 1, "there is no such fact"),
        (("turn=soon",), 1, "turn: "),
        (("Daun to Prag",), 1, "is no correction"),
        (("seed=mine",), 1, "was agreed on"),
        (("players.Frederick=Austria",), 1, "was agreed on"),
        (("hands.Austria+=D8",), 1, "neither in the draw deck nor on a pile"),
        (("hands.Austria-=D8",), 1, "does not hold D8"),
        (("conquered-=Neisse",), 1, "does not hold Neisse"),
        (("turn=2",), 1, "nothing would change"),
        (("stage.attacks=[[",), 1, "is no list in JSON"),
        ((), 2, "CHANGE"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(
    game: Path, changes: tuple[str, ...], code: int, why: str
) -> None:
    before = files(game)
    ran = run("fix", game, *changes, *REASON)
    assert (ran.code, why in ran.err) == (code, True), ran
    assert files(game) == before


def test_a_correction_needs_a_reason_and_can_be_tried(game: Path) -> None:
    before = files(game)
    assert run("fix", game, "turn=4").code == run("fix", game, "turn=4", "--reason", " ").code == 2
    shown = json.loads(done("fix", game, "turn=4", *REASON, "--dry-run", "--json"))
    assert shown == [{"path": "turn", "was": 2, "now": 4}]
    assert files(game) == before


# ---------------------------------------------------------------------------------------- export


def test_an_export_can_be_checked_where_it_is_unpacked(game: Path, tmp_path: Path) -> None:
    done("say", game, "By the moderator.")
    assert "It holds every secret" in done("export", game, tmp_path / "game.zip")
    with ZipFile(tmp_path / "game.zip") as archive:
        archive.extractall(tmp_path / "there")
    there = tmp_path / "there" / "seven-years"
    for proof in ("verify", "replay", "doctor"):
        done(proof, there)
    assert "THIS FILE HOLDS SECRETS" in (tmp_path / "there" / "README.txt").read_text("utf-8")
    shown = {name: data for name, data in files(game).items() if not Path(name).name.startswith(".")}
    assert {name: data for name, data in files(there).items() if not Path(name).name.startswith(".")} == shown


def test_the_same_game_gives_the_same_export(game: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(game, tmp_path / "elsewhere" / "seven-years", copy_function=shutil.copyfile)
    for number, folder in enumerate((game, copy, game)):
        done("export", folder, tmp_path / f"{number}.zip")
    assert len({(tmp_path / f"{number}.zip").read_bytes() for number in range(3)}) == 1


def test_an_export_is_a_zip_of_a_game(game: Path, tmp_path: Path) -> None:
    assert run("export", game, tmp_path / "letter.eml").code == 2
    assert run("export", tmp_path / "nothing", tmp_path / "a.zip").code == 1
    assert list(tmp_path.glob("*.*")) == []
