"""The language of each player's letters: set with the game, by the moderator, or by a line of a letter."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from pbem.cli.main import pbem
from pbem.game import state
from pbem.game.entries import CreatedEntry, Entry, LanguageEntry, LetterEntry
from pbem.game.errors import FolderError
from pbem.game.kept.told import letter_rows
from pbem.game.languages import language_named, languages_of

SETUP = "nation France\nsetup Richelieu 8, Soubise 6, Chevert 6\n"


def run(*words: str, code: int = 0) -> str:
    ran = CliRunner().invoke(pbem, [str(word) for word in words])
    assert ran.exit_code == code, ran.output
    return ran.output


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "seven-years"
    run(
        "new",
        path,
        "--language",
        "de",
        "--language",
        "Frederick=English",
        "--seed",
        "language",
        "--weak-seed",
    )
    return path


def submit(game: Path, text: str, sender: str, code: int = 0) -> str:
    letter = game.parent / "letter.txt"
    letter.write_text(text, "utf-8")
    return run("submit", game, letter, "--from", sender, code=code)


def summary(game: Path) -> str:
    return (game / "reports" / "turn-00" / "summary.txt").read_text("utf-8")


def test_a_game_begins_with_the_languages_it_is_given(game: Path) -> None:
    now = state.load(game)
    assert [now.language(player) for player in (None, "Frederick", "Pompadour")] == ["de", "en", "de"]
    assert now.created.language == "de" and now.created.languages == {"Frederick": "en"}


def test_without_a_word_of_it_all_is_english_and_the_log_as_ever(tmp_path: Path) -> None:
    run("new", tmp_path / "old", "--seed", "x", "--weak-seed")
    now = state.load(tmp_path / "old")
    assert now.language(None) == now.language("Pompadour") == "en"
    assert not {"language", "languages"} & set(json.loads(now.created.line))


def test_the_moderator_sets_the_language_of_a_player_and_of_the_game(game: Path) -> None:
    run("resolve", game)
    assert "Runde" in summary(game)
    assert "Pompadour: en" in run("language", game, "pompadour", "english")
    run("language", game, "en")
    now = state.load(game)
    assert [now.language(player) for player in (None, "Pompadour", "Elisabeth")] == ["en", "en", "en"]
    assert "Runde" not in summary(game)
    run("language", game, "Maria Theresia", "Deutsch")
    run("language", game, "Friedrich", "Deutsch")
    assert state.load(game).language("Maria Theresa") == state.load(game).language("Frederick") == "de"
    assert "Maria Theresa: letters in Deutsch from now on" in run("log", game)


@pytest.mark.parametrize("line", ["language en", "Language: English", "Sprache: englisch", "sprache en"])
def test_a_line_of_a_letter_sets_the_language_of_its_writer(game: Path, line: str) -> None:
    receipt = submit(game, f"{line}\n{SETUP}", "Pompadour")
    assert "From now on your letters are in English." in receipt and "counts" in receipt
    now = state.load(game)
    assert now.language("Pompadour") == "en" and now.language("Elisabeth") == "de"


def test_the_line_may_be_all_of_the_letter_and_is_confirmed_in_the_new_language(game: Path) -> None:
    receipt = submit(game, "Sprache deutsch\n", "Frederick")
    assert "Von nun an bekommst du deine Briefe auf Deutsch." in receipt and "NICHT" not in receipt
    assert state.load(game).language("Frederick") == "de"


def test_a_letter_with_mistakes_sets_it_all_the_same_and_its_receipt_is_in_it(game: Path) -> None:
    receipt = submit(game, "Sprache deutsch\nNation Preußen\nziehe Keith: Wien\n", "Frederick", code=1)
    assert "gilt, außer dem" in receipt and "Was nicht stimmt" in receipt
    assert state.load(game).language("Frederick") == "de"


def test_a_language_that_there_is_not_is_a_fault(game: Path) -> None:
    receipt = submit(game, f"Sprache latein\n{SETUP}", "Pompadour", code=1)
    assert "„latein“ ist keine Sprache" in receipt
    assert state.load(game).language("Pompadour") == "de"


def test_no_undo_takes_a_language_back(game: Path) -> None:
    submit(game, f"language en\n{SETUP}", "Pompadour")
    run("language", game, "Elisabeth", "en")
    run("undo", game)
    now = state.load(game)
    assert now.filed["France"].set_up == ()
    assert now.language("Elisabeth") == "en" and now.language("Pompadour") == "en"


def test_the_old_are_the_old_and_the_latest_counts() -> None:
    created = CreatedEntry(
        game="g", scenario="standard", players={}, options=(), seed="", commitment="", position=None
    )
    plain = LetterEntry(
        letter=1, file="", sha256="", player="Pompadour", counts=True, turns={}, standing=False
    )
    letter, unknown = replace(plain, language="de"), replace(plain, player="", language="de")
    assert languages_told(created, plain, unknown) == {None: "en"}
    assert languages_told(created, letter, plain) == {None: "en", "Pompadour": "de"}
    back = LanguageEntry(player="Pompadour", language="en")
    assert languages_told(created, letter, back)["Pompadour"] == "en"
    assert languages_told(created, back, letter)["Pompadour"] == "de"


def languages_told(*entries: Entry) -> Mapping[str | None, str]:
    """The languages of a log that holds these entries, with their numbers in it."""
    log = [replace(entry, n=number) for number, entry in enumerate(entries)]
    return languages_of(log, letter_rows([one for one in log if isinstance(one, LetterEntry)]))


def test_strange_languages_and_players_are_refused(game: Path) -> None:
    assert language_named(" DEUTSCH ") == "de"
    with pytest.raises(FolderError, match="latin"):
        language_named("latin")
    assert CliRunner().invoke(pbem, ["language", str(game), "Nobody", "de"]).exception
    ran = CliRunner().invoke(pbem, ["new", str(game.parent / "g"), "--language", "Nobody=de"])
    assert ran.exception and not (game.parent / "g").exists()


COMMANDS = {
    "new": ("new", "{new}"),
    "new, for a role": ("new", "{new}"),
    "map": ("map", "{game}"),
    "post": ("post", "{game}", "--turn", "0"),
    "site": ("site", "{game}", "--into", "{new}"),
    "rules fate": ("rules", "fate", "6"),
    "rules orders": ("rules", "orders", "move"),
}
"""The commands with an option `--language`, ready for it."""


@pytest.mark.parametrize("name", COMMANDS)
def test_the_option_is_one_for_all_commands(game: Path, tmp_path: Path, name: str) -> None:
    role = "Frederick=" if "role" in name else ""
    line = [word.format(game=game, new=tmp_path / "g") for word in COMMANDS[name]]
    wrong = CliRunner().invoke(pbem, [*line, "--language", f"{role}latin"])
    assert wrong.exit_code == 2 and not (tmp_path / "g").exists()
    said = " ".join(wrong.output.split())
    assert "'--language'" in said
    assert 'there is no language "latin"; there are en (English) and de (Deutsch).' in said


@pytest.mark.parametrize("word", ["de", "DE", "German", "deutsch"])
def test_the_option_takes_codes_and_names(word: str) -> None:
    assert run("rules", "fate", "6", "--language", word).startswith("6\n  Pik, sofort:")
