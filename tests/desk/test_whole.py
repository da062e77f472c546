"""A log whose last lines are gone, and a kept letter that was changed: every command notices, and says how to
mend it. What a killed program leaves is no damage."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.look import doctor
from pbem.desk.moderator import say
from pbem.desk.turns import resolve
from pbem.game import log_end, save, state
from pbem.game.access import Sealing
from support.command_line import done, run
from support.play_by_mail.mail_table import Table, orders
from support.play_by_mail.player_addresses import PLAYERS

LETTERS = sorted((Path(__file__).parents[1] / "letters" / "turn-1").iterdir())
LOADING = (
    ("status",), ("state",), ("log",), ("report",), ("form", "Prussia"), ("verify",), ("replay",),
    ("resolve",), ("undo",), ("say", "Hello"), ("submit", LETTERS[0]), ("check", LETTERS[0]),
    ("map", "-o", "map.svg"),
)  # fmt: skip


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game after turn 1; to be copied, not changed."""
    path = tmp_path_factory.mktemp("games") / "seven-years"
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="whole")
    for letter in LETTERS:
        submit.submit(path, letter.name, letter.read_bytes())
    resolve.resolve(path)
    return path


@pytest.fixture
def game(turn_two: Path, tmp_path: Path) -> Path:
    """A game after turn 1."""
    return Path(shutil.copytree(turn_two, tmp_path / "seven-years"))


def cut(game: Path, lines: int) -> bytes:
    """Take away the last lines; what the log was."""
    log = game / "log.jsonl"
    before = log.read_bytes()
    log.write_bytes(b"".join(before.splitlines(keepends=True)[:-lines]))
    return before


UNLIKE = (".lock", ".snapshot")
"""Files that lie in one folder of a game and not in another, though it is the same game."""


def files(game: Path) -> dict[str, bytes]:
    return {
        str(path): path.read_bytes() for path in game.rglob("*") if path.is_file() and path.name not in UNLIKE
    }


@pytest.mark.parametrize("words", LOADING, ids=lambda words: words[0])
def test_every_command_notices_that_the_end_is_gone(game: Path, words: tuple[object, ...]) -> None:
    length = len(state.load(game).log.entries)
    whole_log = cut(game, 2)
    before = files(game)
    first, *rest = words
    ran = run(first, game, *rest)
    assert ran.code == 1 and not ran.out
    assert f"log.jsonl ends with line {length - 2}, but game.yaml was written after line {length}" in ran.err
    assert "Put back a copy of log.jsonl" in ran.err and files(game) == before
    (game / "log.jsonl").write_bytes(whole_log)
    assert doctor.examine(game) == []


def test_the_doctor_names_it_once(game: Path) -> None:
    cut(game, 1)
    (found,) = doctor.examine(game)
    assert "its end is missing" in found.what and found.mend == log_end.MEND and not found.harmless


@pytest.mark.parametrize("last", ["letter", "say"])
def test_one_entry_is_enough_whatever_it_is(game: Path, last: str) -> None:
    if last == "letter":
        submit.submit(game, "more.txt", b"nation Prussia\nhold\n")
    else:
        say.say(game, "Hello")
    cut(game, 1)
    with pytest.raises(log_end.CutLog):
        state.load(game)


@pytest.mark.parametrize("command", ["verify", "replay", "doctor"])
def test_without_game_yaml_the_reports_tell(game: Path, command: str) -> None:
    cut(game, 2)
    (game / "game.yaml").unlink()
    ran = run(command, game)
    assert ran.code == 1 and "the reports tell of entry" in ran.out and "its end is missing" in ran.out


def test_as_advised_the_game_goes_on_without_a_copy(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    table.everybody_replies()
    table.run()
    cut(table.game, 3)
    assert ["its end is missing" in trouble for trouble in table.run().troubles] == [True]
    sent = len(table.sent())
    (table.game / "game.yaml").unlink()
    shutil.rmtree(table.game / "reports")
    shutil.rmtree(table.game / "outbox")
    assert not table.run().troubles
    assert state.load(table.game).game.turn == 2 and len(table.sent()) >= sent + len(PLAYERS)
    assert not [found for found in doctor.examine(table.game) if not found.harmless]


# ------------------------------------------------------------------------------------ killed in between


def test_a_position_older_than_the_log_is_no_damage(game: Path) -> None:
    older = (game / "game.yaml").read_bytes()
    submit.submit(game, "more.txt", b"nation Prussia\nhold\nnation Hanover\nhold\n")
    resolve.resolve(game)
    newer = (game / "game.yaml").read_bytes()
    (game / "game.yaml").write_bytes(older)
    (found,) = doctor.examine(game)
    assert found.harmless and "older than the log" in found.what
    assert newer.partition(b"\n")[2] != older.partition(b"\n")[2]
    for command in ("verify", "replay", "status"):
        done(command, game)
    assert (game / "game.yaml").read_bytes() == newer and doctor.examine(game) == []


def test_an_older_position_that_was_edited_is_found(game: Path) -> None:
    older = (game / "game.yaml").read_bytes()
    submit.submit(game, "more.txt", b"nation Prussia\nhold\n")
    (game / "game.yaml").write_bytes(older.replace(b"troops: 8", b"troops: 7"))
    assert ["not what the log says" in found.what for found in doctor.examine(game)] == [True]


def test_a_run_writes_an_older_position_anew(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    older = (table.game / "game.yaml").read_bytes()
    table.reply("Pompadour", orders("Pompadour"))
    table.run()
    newer = (table.game / "game.yaml").read_bytes()
    (table.game / "game.yaml").write_bytes(older)
    assert not table.run().troubles and newer != older
    assert (table.game / "game.yaml").read_bytes() == newer


def test_a_position_that_an_earlier_program_wrote_is_well(game: Path) -> None:
    """Its first line names no line of the log."""
    file = game / "game.yaml"
    now, body = file.read_bytes(), file.read_bytes().partition(b"\n")[2]
    file.write_bytes(b"# seven-years: pbem writes this from log.jsonl, again if it is missing.\n" + body)
    assert all(found.harmless for found in doctor.examine(game))
    done("status", game)
    assert file.read_bytes() == now


# ------------------------------------------------------------------------------------ changed letters


def change(game: Path, lost: bool = False) -> str:
    """Change a letter, or lose it; its name."""
    (letter,) = (game / "letters").glob("*elisabeth*")
    if lost:
        letter.unlink()
    else:
        letter.write_bytes(letter.read_bytes() + b"\n")
    return letter.name


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("command", ["verify", "replay", "resolve", "doctor"])
def test_a_letter_that_is_not_as_it_came_is_named(game: Path, command: str, lost: bool) -> None:
    name = change(game, lost)
    ran = run(command, game)
    said = f"letter {name} is {'missing' if lost else 'not as it came'}"
    assert ran.code == 1 and said in ran.out + ran.err


def test_a_run_names_it_and_takes_no_mail_into_that_game(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    table.reply("Elisabeth", orders("Elisabeth"))
    table.run()
    (letter,) = (table.game / "letters").iterdir()
    kept = letter.read_bytes()
    letter.write_bytes(kept + b"\n")
    table.reply("Pompadour", orders("Pompadour"))
    before = (table.game / "log.jsonl").read_bytes()
    troubles = table.run().troubles
    assert troubles and all("is not as it came. Put it back" in trouble for trouble in troubles)
    assert (table.game / "log.jsonl").read_bytes() == before
    letter.write_bytes(kept)
    assert not table.run().troubles and table.letters() == ["Elisabeth", "Pompadour"]


# ---------------------------------------------------------------------------------------------- sealed


@pytest.fixture
def sealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PBEM_KEYS", str(tmp_path / "keys"))
    path = tmp_path / "sealed"
    save.new(
        path, name="sealed", scenario="standard", players=PLAYERS, seed="whole", sealing=Sealing(None, ())
    )
    for letter in LETTERS:
        submit.submit(path, letter.name, letter.read_bytes())
    resolve.resolve(path)
    return path


@pytest.mark.parametrize("key", [True, False])
def test_of_a_sealed_game_it_is_known_even_without_the_key(
    sealed: Path, key: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert doctor.examine(sealed) == []
    cut(sealed, 1)
    if not key:
        monkeypatch.setenv("PBEM_KEYS", str(sealed.parent / "none"))
    found = doctor.examine(sealed)
    assert "its end is missing" in found[0].what and len(found) == (1 if key else 2)


def test_of_a_sealed_game_an_older_position_is_no_damage(sealed: Path) -> None:
    older = (sealed / "game.yaml").read_bytes()
    submit.submit(sealed, "more.txt", b"nation Prussia\nhold\nnation Hanover\nhold\n")
    resolve.resolve(sealed)
    (sealed / "game.yaml").write_bytes(older)
    assert [found.harmless for found in doctor.examine(sealed)] == [True]
    assert state.load(sealed).game.turn == 2


def test_of_a_sealed_game_a_changed_letter_is_told_by_its_number(sealed: Path) -> None:
    first = state.load(sealed).letters[0]
    path = state.load(sealed).folder.lies(sealed / "letters" / first.file)
    *kept, last = path.read_bytes()
    path.write_bytes(bytes((*kept, last ^ 1)))
    ran = run("verify", sealed)
    assert ran.code == 1 and "letter 1 is not as it came" in ran.out and first.file not in ran.out
