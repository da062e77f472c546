"""A sealed game is the same game: played, proved, undone, corrected, opened and exported like any other."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.desk.look import doctor
from pbem.desk.moderator import fix, open_up, redo, undo
from pbem.desk.out import reports
from pbem.engine.model import OVER
from pbem.game import access, log, public_part, state
from pbem.game.errors import FolderError
from pbem.game.sealed.cipher import SealError
from support.command_line import done, run
from support.sealed_games import LETTERS, MODERATOR, Twins, begun, public_text, resolved, submitted


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return resolved(tmp_path / "seven-years")


# -------------------------------------------------------------------------------- the same game


def test_sealed_or_not_it_is_the_same_game(at_hand: Twins) -> None:
    plain, sealed = map(state.load, at_hand)
    assert sealed.game == plain.game and sealed.history == plain.history
    assert sealed.letters == plain.letters and sealed.notices == plain.notices
    assert log.log_bytes(sealed.log) == plain.folder.log.read_bytes()
    for turn in range(sealed.game.turn + 1):
        assert reports.summary(sealed, turn) == reports.summary(plain, turn)
        for player in plain.game.roles:
            kept = sealed.folder.reports / f"turn-{turn:02d}" / f"{reports.player_file_name(player)}.txt"
            assert sealed.folder.read(kept).decode() == reports.private_report(plain, player, turn)
    for entry in plain.letters:
        path = sealed.folder.letter(entry.file)
        assert sealed.folder.read(path) == plain.folder.letter(entry.file).read_bytes()


def test_what_was_undone_is_taken_up_again_and_its_public_part_tells_it(game: Path) -> None:
    before = state.load(game)
    undo.undo(game, to=4)
    after = redo.redo(game)[0]
    assert after.game == before.game and list(public_part.false_lines(state.load(game))) == []
    assert doctor.examine(game) == []
    line = (game / "log.jsonl").read_text("utf-8").splitlines()[-1]
    told = json.loads(line)["told"]
    again = [fact for fact in told if "event" in fact]
    assert {"redone", "standing"} <= set(told[0]) and told[0]["standing"] == 0
    assert again == list(public_part.public_events(before, before.history))


def test_four_players_play_a_turn(tmp_path: Path) -> None:
    folder = tmp_path / "seven-years"
    said = done("new", folder, "--sealed", "--plays", "Fred", "--player", "Frederick=frederick@example.org")
    assert "Its key is" in said
    told = [done("submit", folder, letter) for letter in sorted(LETTERS.iterdir())]
    assert "setup Friedrich 8" in told[1]
    assert all("is taken in. The receipt is kept sealed" in told[number] for number in (0, 2, 3))
    assert "played as far as the orders reach" in done("resolve", folder)
    assert "orders: letter" not in done("status", folder)
    assert state.load(folder).game.turn == 2
    assert doctor.examine(folder) == []
    assert "All steps decided again: all as logged." in done("replay", folder)
    assert "31 cards dealt again: all as logged" in done("verify", folder)


def test_what_lies_there_is_made_anew_to_the_byte(game: Path) -> None:
    before = {path: path.read_bytes() for path in game.rglob("*") if path.is_file()}
    (game / "game.yaml").unlink()
    for path in (game / "reports").rglob("*"):
        if path.is_file() and "receipts" not in path.parts:
            path.unlink()
    done("resolve", game)
    assert {path: path.read_bytes() for path in game.rglob("*") if path.is_file()} == before


def test_the_state_file_tells_what_is_public(game: Path) -> None:
    text = (game / "game.yaml").read_text("utf-8")
    assert "city: Dresden" in text and "players:" in text
    assert not any(word in text for word in ("troops", "hands", "seed", "draw", "piles"))


def test_the_log_tells_what_is_public(game: Path) -> None:
    lines = [json.loads(line) for line in (game / "log.jsonl").read_text("utf-8").splitlines()]
    assert lines[0]["told"][0]["created"]["commitment"] == state.load(game).created.commitment
    told = [fact for line in lines for fact in line["told"]]
    moved = next(fact for fact in told if fact.get("event") == "Moved")
    assert moved["nation"] == "Prussia" and moved["path"][-1] == "dresden"
    drawn = next(fact for fact in told if fact.get("event") == "Drawn")
    assert drawn["count"] and "cards" not in drawn


# ----------------------------------------------------------------------------------- refused, opened

REFUSED = (
    (("log",), "--log"), (("log", "--json"), "--log"), (("state",), "--state"),
    (("state", "--json"), "--state"),
    (("report", "--player", "Pompadour"), "--player 'Pompadour'"),
    (("form", "France"), "--player 'Pompadour'"),
    (("form", "Austria"), "--player 'Maria Theresa'"), (("order-desk", "Sweden"), "--player 'Elisabeth'"),
    (("map", "--player", "Austria"), "--player 'Maria Theresa'"),
)  # fmt: skip
OTHERWISE = (
    (("check", LETTERS / "elisabeth.txt"), "pbem submit"),
    (("resolve", "--dry-run"), "without --dry-run"),
    (("fix", "--reason", "x", "pieces.Daun.troops=5"), "--open"),
    (("fix", "--reason", "x", "--dry-run", "hands.Austria=R"), "--open"),
    (("fix", "--reason", "x", 'pieces.Daun={"city":"Prag","troops":8,"face":"up"}'), "--open"),
    (("fix", "--reason", "x", "deck.draw=R"), "--open"),
)
NOT_HIS = ("Pompadour", "France", "Maria Theresa", "Austria", "Elisabeth", "Sweden")


@pytest.mark.parametrize(("words", "advice"), [*REFUSED, *OTHERWISE])
def test_what_would_show_others_secrets_is_refused(
    words: tuple[object, ...], advice: str, game: Path
) -> None:
    before = {path: path.read_bytes() for path in game.rglob("*") if path.is_file()}
    command, *rest = words
    ran = run(command, game, *rest)
    assert ran.code == 1 and ran.out == ""
    assert "seven-years is sealed" in ran.err and advice in ran.err
    assert {path: path.read_bytes() for path in game.rglob("*") if path.is_file()} == before


def test_his_own_is_shown(game: Path) -> None:
    assert "Tactical Cards" in done("report", game, "--player", MODERATOR)
    assert "nation Prussia" in done("form", game, "Prussia")
    assert "receipt for letter 2, " in run("check", game, LETTERS / "frederick.eml").out
    done("substitute", game, f"{MODERATOR}=anna@example.net")
    assert run("report", game, "--player", MODERATOR).code == 1


def test_in_an_open_game_nothing_is_refused(tmp_path: Path) -> None:
    plain = resolved(tmp_path / "seven-years", sealed=False)
    for words, _ in REFUSED:
        if words[0] not in ("order-desk", "map"):  # they print bytes
            assert run(words[0], plain, *words[1:]).code == 0
    ran = run("open", plain, "--reason", "x", "--log")
    assert ran.code == 1 and "is not sealed" in ran.err


OPENED = (
    (("--player", "Pomp"), "for Pompadour", "has read the report of Pompadour: Why not?"),
    (("--state",), "troops: 8", "has looked at the position, with everybody's secrets: Why not?"),
    (("--log",), "Pompadour", "has read the log, with everybody's secrets: Why not?"),
    (("--letters",), "setup Daun 8", "has read the letters of all players: Why not?"),
    (("--letters", "--player", "Sweden"), "setup Saltikov", "has read the letters of Elisabeth: Why not?"),
)


@pytest.mark.parametrize(("words", "shown", "told"), OPENED)
def test_what_is_opened_is_shown_and_told_to_all(
    words: tuple[str, ...], shown: str, told: str, game: Path
) -> None:
    assert shown in done("open", game, "--reason", "Why not?", *words)
    now = state.load(game)
    assert now.log.entries[-1].kind == "opened"
    assert told in public_text(game)
    for player in now.game.roles:
        kept = now.folder.reports / "turn-02" / f"{reports.player_file_name(player)}.txt"
        assert told in " ".join(now.folder.read(kept).decode().split())
    last = json.loads((game / "log.jsonl").read_bytes().splitlines()[-1])
    assert last["told"][0]["notice"] == "opened" and last["told"][0]["reason"] == "Why not?"
    assert doctor.examine(game) == []


@pytest.mark.parametrize("words", [(), ("--log", "--state"), ("--log", "--player", "Pompadour")])
def test_one_thing_is_opened_at_a_time(words: tuple[str, ...], game: Path) -> None:
    assert run("open", game, "--reason", "x", *words).code == 2
    assert run("open", game, "--reason", " ", "--log").code == 2
    assert state.load(game).log.entries[-1].kind == "step"


def test_what_was_seen_cannot_be_undone(game: Path) -> None:
    done("open", game, "--reason", "Curious.", "--state")
    said = done("undo", game)
    assert "all players are told" in said
    now = state.load(game)
    assert now.game.turn == 0
    summary = " ".join(reports.summary(now, 0).split())
    assert "Curious." in summary and "has rolled the game back" in summary
    told = json.loads((game / "log.jsonl").read_bytes().splitlines()[-1])["told"]
    assert told[0]["standing"] == 0 and told[-1] == {
        "notice": "undone", "turn": 0, "what": "", "player": "", "reason": "",
    }  # fmt: skip
    assert doctor.examine(game) == []
    done("resolve", game)
    assert state.load(game).game.turn == 2 and doctor.examine(game) == []


def test_secrets_are_corrected_once_they_are_opened(game: Path) -> None:
    said = done("fix", game, "--open", "--reason", "A slip.", "pieces.Daun.troops=5")
    assert "pieces.Daun.troops: 8 -> 5" in said
    assert "had to see secrets in order to correct them: A slip." in public_text(game)
    assert "Daun commands" not in public_text(game)
    assert state.load(game).game.troops["Daun"] == 5


def test_a_public_correction_shows_no_secret_that_goes_with_it(game: Path) -> None:
    said = done("fix", game, "--reason", "A slip.", "pieces.Daun=off")
    assert "pieces.Daun.city" in said and "troops" not in said
    now = state.load(game)
    made = now.log.entries[-1].changes
    assert {one["path"] for one in made} - {one["path"] for one in fix.visible_changes(now, made)} >= {
        "pieces.Daun.troops"
    }
    assert doctor.examine(game) == []


def test_what_the_moderator_says_to_one_is_for_him_alone(game: Path) -> None:
    done("say", game, "Your third letter is missing.", "--to", "Elisabeth")
    assert "third letter" not in public_text(game)
    now = state.load(game)
    assert "third letter" in reports.private_report(now, "Elisabeth", 2)
    assert json.loads((game / "log.jsonl").read_bytes().splitlines()[-1])["told"] == []


# --------------------------------------------------------------------------------- begun, and over


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("--sealed", "--seed", "x", "--weak-seed"), "knows all luck"),
        (("--plays", "Frederick"), "are for a game with --sealed"),
        (("--sealed", "--plays", "Otto"), "no player is called 'Otto'"),
        (("--sealed", "--key", "{game}/key"), "inside the game's folder"),
        (("--sealed", "--key", "{game}/../seven-years/keys/key"), "inside the game's folder"),
    ],
)
def test_what_would_break_the_seal_is_refused(words: tuple[str, ...], wrong: str, tmp_path: Path) -> None:
    folder = tmp_path / "seven-years"
    ran = run("new", folder, *(word.replace("{game}", str(folder)) for word in words))
    assert ran.code in (1, 2) and wrong in ran.err
    assert not folder.exists()


def test_a_position_is_none_for_a_sealed_game(tmp_path: Path) -> None:
    plain = resolved(tmp_path / "plain", sealed=False)
    (tmp_path / "position.yaml").write_text(done("state", plain), "utf-8")
    ran = run("new", tmp_path / "x", "--sealed", "--position", tmp_path / "position.yaml")
    assert ran.code == 2 and "knows all luck" in ran.err


def test_the_key_is_a_file_for_its_owner_and_never_printed(tmp_path: Path) -> None:
    key = tmp_path / "elsewhere" / "my.key"
    said = done("new", tmp_path / "games" / "sy", "--sealed", "--key", key)
    assert key.stat().st_mode & 0o777 == 0o600 and str(key) in said
    secret = key.read_text("ascii").strip()
    assert len(secret) == 128 and secret not in said
    assert all(
        secret.encode() not in path.read_bytes() for path in (tmp_path / "games").rglob("*") if path.is_file()
    )
    assert repr(state.load(tmp_path / "games" / "sy").folder.seal) == "Seal()"
    again = run("new", tmp_path / "games" / "other", "--sealed", "--key", key)
    assert again.code == 1 and "a key of its own" in again.err


@pytest.fixture
def over(game: Path) -> Iterator[Path]:
    """A game that the moderator has had to end: who had won was agreed on."""
    fix.fix(game, [f"phase={OVER}", "nation=off"], "The players agreed to stop.", opened=True)
    assert state.load(game).game.phase == OVER
    yield game


def test_when_the_game_is_over_it_is_open(over: Path) -> None:
    assert "SetUp nation=Austria troops=Daun:8" in done("log", over)
    assert "hands:" in done("state", over)
    done("report", over, "--player", "Pompadour")
    ran = run("open", over, "--reason", "x", "--log")
    assert ran.code == 1 and "is over, and open" in ran.err


def test_the_export_of_a_game_that_is_over_can_be_checked_by_everybody(
    over: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed_log = (over / "log.jsonl").read_bytes()
    done("export", over, tmp_path / "x.zip")
    monkeypatch.setenv("PBEM_KEYS", str(tmp_path / "no-keys"))
    target = tmp_path / "unpacked"
    zipfile.ZipFile(tmp_path / "x.zip").extractall(target)
    there = target / "seven-years"
    assert "all as logged" in done("verify", there) and "all as logged" in done("replay", there)
    assert doctor.examine(there) == []
    assert (target / "sealed" / "log.jsonl").read_bytes() == sealed_log
    key = next((target / "sealed").glob("*.key"))
    key.chmod(0o600)
    monkeypatch.setenv("PBEM_KEYS", str(key.parent))
    assert log.log_bytes(state.load(over).log) == (there / "log.jsonl").read_bytes()


def test_the_export_of_a_game_that_goes_on_is_sealed(game: Path, tmp_path: Path) -> None:
    said = done("export", game, tmp_path / "x.zip")
    assert "Its secrets are sealed." in said
    zipfile.ZipFile(tmp_path / "x.zip").extractall(tmp_path / "unpacked")
    there = tmp_path / "unpacked" / "seven-years"
    assert state.load(there).game == state.load(game).game
    assert not any(finding for finding in doctor.examine(there) if not finding.harmless)


# ------------------------------------------------------------------------------------ what is not well


def test_doctor_finds_what_lies_open(game: Path) -> None:
    (game / "letters" / "note.txt").write_text("Daun has 8.", "utf-8")
    assert [finding.what for finding in doctor.examine(game)] == [
        "letters/note.txt lies readable in a sealed game"
    ]


def test_doctor_names_no_letter_by_its_writer(game: Path) -> None:
    now = state.load(game)
    entry = now.letters[2]
    now.folder.lies(now.folder.letter(entry.file)).unlink()
    assert "letter 3 is missing" in [finding.what for finding in doctor.examine(game)]


def test_doctor_finds_untrue_words_beside_the_seal(game: Path) -> None:
    """Whoever has the key can write what he likes into the open part, and it opens."""
    now = state.load(game)
    assert now.log.sealed
    content = log.log_bytes(now.log)
    lie = replace(now.log.sealed, lines=0, last="").line(content, [{"event": "GameEnded"}])
    now.folder.log.write_bytes(lie)
    now.folder.state.unlink()  # it would tell that lines are missing
    assert any("is not what happened" in finding.what for finding in doctor.examine(game))


def test_the_moderator_need_not_play(tmp_path: Path) -> None:
    folder = tmp_path / "seven-years"
    done("new", folder, "--sealed")
    ran = run("form", folder, "Prussia")
    assert ran.code == 1 and "is sealed" in ran.err
    assert access.moderators_players(state.load(folder)) == ()


def test_help_of_new_tells_of_it_and_imports_no_cryptography() -> None:
    code = (
        "import sys; sys.argv = ['pbem', 'new', '--help']\n"
        "from pbem.cli.main import pbem\n"
        "try: pbem.main(standalone_mode=False)\n"
        "finally: assert not [name for name in sys.modules if name.startswith('cryptography')]"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0 and "--sealed" in ran.stdout, ran.stderr


def test_other_errors_stay_what_they_are(tmp_path: Path) -> None:
    folder = begun(tmp_path / "seven-years")
    with pytest.raises(FolderError, match="no player is called"):
        open_up.open_up(folder, open_up.REPORT, "x", "Otto")
    with pytest.raises(FolderError, match="no way back to entry 5"):
        undo.undo(folder, 5)
    with pytest.raises(SealError, match="is sealed"):
        fix.fix(submitted(tmp_path / "two"), ["seed=x"], "x")


def test_an_error_that_nobody_foresaw_shows_where_and_no_text(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("S13 of Austria")

    monkeypatch.setattr(state, "fold", fails)
    for words in (("status", game), ("status", game.parent)):
        ran = run(*words)
        assert ran.code == 1 and "pbem: RuntimeError. Its text may be secret" in ran.err
        assert "S13" not in ran.err.replace('RuntimeError("S13 of Austria")', "")
        assert "test_sealed_game.py" in ran.err


def test_shells_complete_by_the_scenario_that_everybody_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pbem.cli.learn.completion import nation_items

    done("new", tmp_path / "west", "--sealed", "--scenario", "west")
    monkeypatch.setenv("COMP_WORDS", f"pbem form {tmp_path / 'west'}")
    assert [item.value for item in nation_items("")] == list(state.load(tmp_path / "west").game.rules.order)
