"""A letter is judged at home, by the player's own JSON report, as the moderator judges it (R10)."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from pbem.data.share import schema_file
from pbem.desk.letters.home_check import home_check
from pbem.desk.letters.submit import hear
from pbem.desk.out import formats
from pbem.engine.model import OVER
from pbem.game import state
from pbem.game.at_home import KEY, HomeState, read_at_home, write_at_home
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.game.state import State
from pbem.report.known_game import known_game
from support.command_line import TURN_ONE, done, files, resolved, run, submitted
from support.example_game import EXAMPLE, example
from support.letters.random_letters import letters
from support.other_secrets import with_others_secrets
from support.record_desk import desk_of, with_letter
from support.war_records import NUMBERS, RECORDS

VERDICT = (
    "turn", "player", "filed", "heard", "problems", "by_line", "warnings", "doubtful", "skipped", "why_not",
    "replaces", "unanswered", "forecast", "number",
)  # fmt: skip
"""What a receipt says of the letter itself; when it is played is told by the moderator's clock."""


def at_home(now: State, player: str) -> HomeState:
    """The game after its way through the text of a JSON file."""
    return read_at_home(now.name, player, json.loads(json.dumps(write_at_home(now, player))))


def written(lines: list[str]) -> bytes:
    return "\n".join(lines).encode()


def assert_same_verdict(now: State, player: str, content: bytes) -> int:
    """The moderator's receipt and that at home; how much there was to be said."""
    here = asdict(hear(now, "letter.txt", content, sender=player).receipt)
    there = asdict(home_check(at_home(now, player), "letter.txt", content))
    for key in VERDICT:
        assert there[key] == here[key], (key, content.decode())
    return len(here["problems"]) + sum(len(part["orders"]) for part in here["heard"])


# ------------------------------------------------------------------------------------- random games


@pytest.mark.parametrize("number", NUMBERS[::12])
def test_the_verdict_on_random_letters_in_random_games_is_the_moderators(number: int, tmp_path: Path) -> None:
    record = RECORDS[number]
    if record.game.rules.clock.first_turn == 1:
        record = replace(record, game=replace(record.game, rules=RECORDS[0].game.rules))
    said = 0
    now = desk_of(record, tmp_path)
    for player in record.game.roles:
        found = [written(lines) for lines in letters(record, player)]
        for content in found:
            said += assert_same_verdict(now, player, content)
        for content in found[:1]:
            now = with_letter(now, player, content)
        for content in (*found, *(b"amend\n" + one for one in found[1:])):
            said += assert_same_verdict(now, player, content)
    assert said or record.game.phase == OVER


@pytest.mark.parametrize("number", NUMBERS)
def test_a_position_at_home_tells_nothing_of_others_secrets(number: int) -> None:
    record = RECORDS[number]
    for player in record.game.roles:
        other = known_game(with_others_secrets(record, player), player)
        assert other == known_game(record, player)


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8, 1.0])
def test_the_verdict_on_the_letters_of_a_real_game_is_the_moderators(share: float) -> None:
    log = example().log
    now = state.fold(Folder(EXAMPLE), Log(log.path, log.entries[: int(len(log.entries) * share)]))
    if now.game.phase == OVER:
        return
    later = [one for one in log.entries if one.kind == "letter"][-8:]
    for entry in later:
        content = (EXAMPLE / "letters" / entry.file).read_bytes()  # type: ignore[attr-defined]
        assert_same_verdict(now, entry.player, content)  # type: ignore[attr-defined]


# -------------------------------------------------------------------------------------- the command


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """Frederick's report on turn 2."""
    path = tmp_path / "home" / "frederick.json"
    path.parent.mkdir()
    game = resolved(tmp_path / "seven-years")
    path.write_text(done("report", game, "--player", "Frederick", "--format", "json"), "utf-8")
    return path


def test_a_report_with_what_is_needed_at_home_fits_its_schema(tmp_path: Path) -> None:
    now = state.load(submitted(tmp_path / "seven-years"))
    schema: Any = json.loads(schema_file("letter").read_bytes())
    for player in now.game.roles:
        found = json.loads(formats.report(now, player, 0, "json"))
        assert found[KEY]["on_file"] and not list(Draft202012Validator(schema).iter_errors(found))
    assert KEY not in json.loads(formats.report(now, None, 0, "json"))


def test_pbem_check_judges_at_home_without_the_game(report: Path, tmp_path: Path) -> None:
    game = tmp_path / "seven-years"
    letter = report.parent / "letter.txt"
    letter.write_text("nation Prussia\nmove Keith: Reichenbach\nmove Heinrich: Moon\n", "utf-8")
    here = json.loads(run("check", game, letter, "--from", "Frederick", "--json").out)[0]
    before = files(game)
    game.rename(tmp_path / "elsewhere")
    told = run("check", "--report", report, letter, "--json")
    there = json.loads(told.out)[0]
    assert told.code == 1 and there["problems"] == here["problems"] and there["heard"] == here["heard"]
    shown = run("check", "--report", report, letter).out
    assert "nothing is filed" in shown and 'no city is called "Moon"' in shown
    letter.write_text("nation Prussia\nmove Keith: Reichenbach\n", "utf-8")
    assert run("check", "--report", report, letter).code == 0
    assert files(tmp_path / "elsewhere") == before
    assert {path.name for path in report.parent.iterdir()} == {"frederick.json", "letter.txt"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda found: {**found, "format": "something else"}, "is no report of pbem"),
        (lambda found: {key: one for key, one in found.items() if key != KEY}, "nobody's report of the turn"),
        (lambda found: {**found, KEY: {**found[KEY], "edition": "1-old"}}, "plays by other rules (1-old)"),
        (lambda found: {**found, KEY: {**found[KEY], "position": {"turn": "x"}}}, "is damaged"),
        (lambda found: {**found, KEY: {**found[KEY], "on_file": {"Prussia": {"odd": 1}}}}, "is damaged"),
    ],
)
def test_a_file_that_will_not_do_is_refused_plainly(report: Path, change: Any, says: str) -> None:
    found = json.loads(report.read_text("utf-8"))
    report.write_text(json.dumps(change(found)), "utf-8")
    told = run("check", "--report", report, TURN_ONE[0])
    assert told.code == 1 and says in " ".join(told.err.split()) and "Traceback" not in told.err


def test_a_letter_of_another_player_is_not_judged_by_this_report(report: Path) -> None:
    told = run("check", "--report", report, TURN_ONE[0], "--from", "Elisabeth")
    assert told.code == 1 and "this is Frederick's report" in told.err
    assert run("check", report).code == 2
