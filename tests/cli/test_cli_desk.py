"""The moderator's round: letters in, a turn played, looked at, taken back; and every way to get it wrong."""

from __future__ import annotations

import builtins
import errno
import fcntl
import hashlib
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.command_line import LETTERS, TURN_ONE, done, files, resolved, run, started, submitted

ELISABETH = LETTERS / "turn-1" / "elisabeth.txt"


@pytest.fixture
def game(tmp_path: Path, turn_two: Path) -> Path:
    """A game at the start of turn 2."""
    return Path(shutil.copytree(turn_two, tmp_path / "seven-years"))


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("kept") / "seven-years")


# ------------------------------------------------------------------------------------ what is printed


def test_a_turn_is_moderated_with_three_commands(tmp_path: Path) -> None:
    folder = tmp_path / "seven-years"
    assert "Publish this: the hash of the seed is " in done("new", folder, "--seed", "kolin", "--weak-seed")
    assert done("submit", folder, *TURN_ONE).count("your letter has arrived and counts") == 4
    said = done("resolve", folder)
    assert "Waiting for Prussia (Frederick): the orders for her action stage" in said
    assert f"Reports: {folder / 'reports' / 'turn-01'}" in said
    assert "seven-years: turn 2, Prussia, movement." in done("status", folder)


def test_a_letter_may_come_from_standard_input(tmp_path: Path) -> None:
    folder = started(tmp_path / "seven-years")
    ran = run("submit", folder, "-", stdin=ELISABETH.read_bytes())
    assert ran.code == 0 and "Elisabeth" in ran.out


def test_check_says_what_submit_would_and_changes_nothing(tmp_path: Path) -> None:
    folder = started(tmp_path / "seven-years")
    before = files(folder)
    assert done("check", folder, ELISABETH) == done("check", folder, ELISABETH)
    assert files(folder) == before
    judged = done("check", folder, ELISABETH)
    logged = re.compile(r" In the game's log: log \S+ at letter 1$")
    receipt = " ".join(done("submit", folder, ELISABETH).split())
    assert logged.sub("", receipt) == " ".join(judged.split()) and logged.search(receipt)


def test_a_letter_with_mistakes_is_refused(game: Path) -> None:
    ran = run("submit", game, LETTERS / "mistakes" / "prussia.txt")
    assert ran.code == 1
    assert "does NOT count" in ran.out and "Witenberg" in ran.out


def test_one_bad_letter_makes_a_bad_end_but_the_others_are_filed(tmp_path: Path) -> None:
    folder = started(tmp_path / "seven-years")
    assert run("submit", folder, LETTERS / "mistakes" / "russia.txt", *TURN_ONE).code == 1
    assert all(row["orders"] for row in json.loads(done("status", folder, "--json"))["nations"])


def test_no_letter_is_taken_in_if_one_is_missing(tmp_path: Path) -> None:
    folder = started(tmp_path / "seven-years")
    before = files(folder)
    ran = run("submit", folder, ELISABETH, tmp_path / "lost.txt")
    assert ran.code == 1 and "there is no letter" in ran.err and "lost.txt" in ran.err
    assert files(folder) == before


def test_a_dry_run_changes_nothing(tmp_path: Path) -> None:
    folder = submitted(tmp_path / "seven-years")
    before = files(folder)
    assert "50 steps would be played" in done("resolve", folder, "--dry-run")
    assert files(folder) == before


def test_the_deadline_applies_defaults(game: Path) -> None:
    done("resolve", game, "--deadline")
    assert "deadline: Prussia answers EndMovement" in done("log", game)
    assert json.loads(done("status", game, "--json"))["nation"] == "Hanover"


@pytest.mark.parametrize("name", ["Frederick", "fred", "Prussia", "Hanover"])
def test_a_player_is_known_by_his_name_or_his_nations(game: Path, name: str) -> None:
    assert done("report", game, "--player", name) == done("report", game, "--player", "Frederick")


def test_a_form_can_be_sent_back_as_it_is(game: Path, tmp_path: Path) -> None:
    form = tmp_path / "form.txt"
    form.write_text(done("form", game, "Prussia") + "hold\n", "utf-8")
    assert "counts" in done("check", game, form)


# ---------------------------------------------------------------------------------------------- JSON

KEYS = {
    "check": {"letter", "game", "turn", "player", "filed", "heard", "problems", "warnings", "skipped"},
    "status": {"game", "turn", "phase", "nation", "waiting", "nations"},
    "resolve": {"steps", "turn", "waiting", "written"},
    "state": {"scenario", "turn", "nation", "phase", "pieces", "hands", "deck", "seed", "stage"},
    "log": {"n", "kind"},
    "replay": {"steps", "difference"},
    "verify": {"shuffles", "cards", "seed_sha256", "wrong"},
}
"""What a program may count on in each command's `--json`."""


@pytest.mark.parametrize("command", KEYS)
def test_json_has_the_keys_that_programs_read(game: Path, command: str) -> None:
    letter = (ELISABETH,) if command == "check" else ()
    found = json.loads(run(command, game, *letter, "--json").out)
    assert KEYS[command] <= set(found[0] if isinstance(found, list) else found)


def test_status_tells_programs_who_is_waited_for(game: Path) -> None:
    (waiting,) = json.loads(done("status", game, "--json"))["waiting"]
    assert waiting == {
        "number": 38,
        "nation": "Prussia",
        "player": "Frederick",
        "kind": "movement",
        "problems": [],
    }


def test_the_board_answers_in_json() -> None:
    city = json.loads(done("city", "Frankfurt (Oder)", "--json"))
    assert (city["country"], city["suit"]) == ("Prussia", "hearts")
    assert json.loads(done("path", "Breslau", "Glogau", "--json")) == {
        "roads": 3,
        "way": ["Breslau", "Neumarkt", "Steinau", "Glogau"],
    }


def test_what_state_prints_starts_the_same_game_again(game: Path, tmp_path: Path) -> None:
    document = tmp_path / "position.yaml"
    for words in (("state", game), ("state", game, "--json")):  # JSON is YAML too
        document.write_text(done(*words), "utf-8")
        again = tmp_path / f"again-{len(words)}"
        done("new", again, "--position", document)
        assert done("state", again) == done("state", game)


def test_one_shuffle_is_no_shuffles(game: Path) -> None:
    assert done("verify", game).startswith("1 shuffle made again, ")
    assert done("replay", game).startswith("50 steps decided again: ")


def test_verify_shows_the_hash_of_the_seed_beside_the_published_one(game: Path) -> None:
    document = yaml.safe_load(done("state", game))
    salt = json.loads((game / "log.jsonl").read_text("utf-8").splitlines()[0])["salt"]
    sign = hashlib.sha256(f"{salt} {document['seed']}".encode()).hexdigest()
    _, made, published = done("verify", game).splitlines()
    assert made.split() == ["SHA-256", "of", "the", "seed:", sign]
    assert published.split() == ["published", "at", "the", "start:", sign]
    summary = (game / "reports" / "turn-00" / "summary.txt").read_text("utf-8")
    assert sign in summary, "what was published"


# ------------------------------------------------------------------------------------ wrongly called


@pytest.mark.parametrize(
    "words",
    [
        "nonsense", "status", "submit GAME", "report GAME --turn 9", "log GAME --from -3", "path Berlin",
        "undo GAME --to x", "new NEW --scenario nix", "new NEW --player Otto", "new NEW --seed=",
        "new NEW --position nofile", "resolve GAME --quickly",
    ],
)  # fmt: skip
def test_a_command_wrongly_written_ends_with_2(game: Path, tmp_path: Path, words: str) -> None:
    places = {"GAME": game, "NEW": tmp_path / "new"}
    ran = run(*(places.get(word, word) for word in words.split()))
    assert ran.code == 2 and "Error: " in ran.err
    assert not (tmp_path / "new").exists()


REFUSED = {
    "status NOWHERE": "holds no game: there is no log.jsonl. `pbem new",
    "submit NOWHERE LETTER": "holds no game",
    "doctor GAMES": "there is no log.jsonl. Name one: ",
    "report GAME --player Otto": "no player is called 'Otto'; there are Frederick, Elisabeth,",
    "check GAME LETTER --from Otto": "no player is called 'Otto'",
    "new NEW --player Otto=otto@example.org": "no player is called Otto",
    "form GAME Spain": 'no nation is called "Spain"',
    "city Berlinn": "The nearest names are Berlin",
    "city Frankfurt": '"Frankfurt" could be Frankfurt (Main) or Frankfurt (Oder)',
    "undo GAME --to 9999": "no way back to entry 9999",
    "new GAME": "is not empty; a game needs a folder of its own",
    "new LETTER": "is a file; a game needs a folder of its own",
    "new NEW --expert everything": "has no option 'everything'; it has",
    "demo --into GAME": "is not empty",
}
"""What is refused with exit code 1, and the reason given."""


@pytest.mark.parametrize("words", REFUSED)
def test_what_cannot_be_done_ends_with_1_and_says_why(game: Path, tmp_path: Path, words: str) -> None:
    places = {"GAME": game, "NEW": tmp_path / "new", "NOWHERE": tmp_path / "nowhere", "LETTER": ELISABETH}
    before = files(game)
    places["GAMES"] = game.parent
    ran = run(*(places.get(word, word) for word in words.split()))
    assert ran.code == 1 and REFUSED[words] in ran.err
    assert files(game) == before and not (tmp_path / "new").exists()


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02" * 300, b"\xff\xfe\xfa\n\x80", b"Hello,\n\nJoe"])
def test_a_letter_without_orders_is_refused(game: Path, tmp_path: Path, content: bytes) -> None:
    letter = tmp_path / "letter.bin"
    letter.write_bytes(content)
    ran = run("submit", game, letter)
    assert ran.code == 1 and "does NOT count" in ran.out


# ----------------------------------------------------------------------------------- the folder itself


def test_undo_and_resolve_lead_to_the_same_game(game: Path) -> None:
    before = files(game)
    assert "50 entries undone; the game is as it was after entry 4." in done("undo", game)
    assert not (game / "reports" / "turn-02" / "summary.txt").exists()
    done("resolve", game)
    after = files(game)
    for grown in ("log.jsonl", "reports/.told"):
        assert after.pop(grown) != before.pop(grown)
    assert position(after.pop("game.yaml")) == position(before.pop("game.yaml"))
    other = {name for name in after if without_head(after[name]) != without_head(before.get(name, b""))}
    begin = {name for name in after if name.startswith("reports/turn-00/")}
    private = {name for name in after if name.startswith("reports/turn-02/") and "summary" not in name}
    assert other == begin | private
    assert all(b"The moderator has rolled" in after[name] for name in other), "players are told"


def without_head(letter: bytes) -> bytes:
    """A letter without the log's head, which is another one since the undo."""
    return re.sub(rb"log [0-9a-f]{4}-[0-9a-f]{4} at turn", b"", letter)


@pytest.mark.parametrize("to", [1, 4, 8, 15, 20, 40, 53])
def test_a_game_taken_back_amid_its_orders_goes_on_from_there(game: Path, to: int) -> None:
    before = (game / "game.yaml").read_bytes()
    done("undo", game, "--to", to)
    run("submit", game, *TURN_ONE)
    done("resolve", game)
    assert position((game / "game.yaml").read_bytes()) == position(before)


def position(file: bytes) -> bytes:
    """game.yaml without its first line, which tells how long the log is."""
    return file.partition(b"\n")[2]


def test_undo_takes_back_a_letter_and_ends_at_the_start(tmp_path: Path) -> None:
    folder = started(tmp_path / "seven-years")
    done("submit", folder, ELISABETH)
    assert "1 entry undone" in done("undo", folder)
    assert not any(row["orders"] for row in json.loads(done("status", folder, "--json"))["nations"])
    ran = run("undo", folder)
    assert ran.code == 1 and "nothing was done in seven-years that could be undone" in ran.err


def test_what_is_undone_cannot_be_gone_back_to(game: Path) -> None:
    done("undo", game, "--to", 20)
    assert run("undo", game, "--to", 30).code == 1
    assert "entries" not in run("undo", game, "--to", 30).out


@pytest.mark.parametrize("command", ["status", "resolve"])
def test_a_missing_state_file_is_written_again_to_the_byte(game: Path, command: str) -> None:
    before = (game / "game.yaml").read_bytes()
    (game / "game.yaml").unlink()
    done(command, game)
    assert (game / "game.yaml").read_bytes() == before


def test_half_a_line_in_the_log_is_survived(game: Path) -> None:
    before = done("status", game), (game / "log.jsonl").read_bytes()
    with open(game / "log.jsonl", "ab") as log:
        log.write(b'{"n":55,"kind":"lett')
    assert done("status", game) == before[0]
    done("undo", game)
    assert (game / "log.jsonl").read_bytes().startswith(before[1] + b'{"n":55,"kind":"undo"')


def test_a_changed_log_is_refused_with_its_line(game: Path) -> None:
    log = game / "log.jsonl"
    log.write_bytes(log.read_bytes().replace(b"C10/1", b"C11/1", 1))
    ran = run("status", game)
    assert ran.code == 1 and "log.jsonl:11: this line is not as it was" in ran.err


@pytest.mark.parametrize("command", [("submit", ELISABETH), ("resolve",), ("undo",)])
def test_only_one_at_a_time_may_change_a_game(game: Path, command: tuple[str, ...]) -> None:
    before = files(game)
    with open(game / ".lock", "w", encoding="ascii") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        ran = run(command[0], game, *command[1:])
        assert run("status", game).code == 0
    assert ran.code == 1 and "is in use by another pbem" in ran.err
    assert files(game) == before


def test_what_the_system_refuses_is_said_with_the_file(game: Path) -> None:
    (game / ".lock").unlink()
    (game / ".lock").mkdir()
    ran = run("resolve", game)
    assert (ran.code, ran.err) == (1, f"pbem: {game / '.lock'}: Is a directory")
    (game / "game.yaml").unlink()
    assert run("status", game).code == 0


def refuse_writing(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """As if the folder were read-only, which it never is for root."""
    really_open = builtins.open

    def refusing(file: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
        if set(mode) & set("wax+") and str(file).startswith(str(folder)):
            raise PermissionError(errno.EACCES, "Permission denied", str(file))
        return really_open(file, mode, *more, **named)

    monkeypatch.setattr(builtins, "open", refusing)


def test_a_game_that_cannot_be_written_can_still_be_looked_at(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game / ".lock").unlink(missing_ok=True)
    (game / "game.yaml").unlink()
    before = files(game)
    refuse_writing(monkeypatch, game)
    assert run("status", game).code == 0
    ran = run("resolve", game)
    assert ran.code == 1 and ".lock: Permission denied" in ran.err
    monkeypatch.undo()
    assert files(game) == before
