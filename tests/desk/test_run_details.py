"""What `pbem run` says once, whom the moderator's acts are mailed to, and what a file of settings keeps."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from pbem.cli.correct.say import say_command
from pbem.cli.correct.substitute import substitute_command
from pbem.cli.play import deadlines as deadline_commands
from pbem.deadlines.settings_text import document_of
from pbem.desk import run
from pbem.desk.look import doctor
from pbem.desk.moderator import deadlines, fix, say, substitute
from pbem.desk.out.outcome import Outcome
from pbem.game import state
from support.play_by_mail.breaker import aged
from support.play_by_mail.mail_table import NOW, Table, body, orders
from support.play_by_mail.player_addresses import PLAYERS

TIMING = "zone: Europe/Berlin\ndeadline: {span: 3 days}\noutage: {silence: never}\nlate: %s\n"


def at(table: Table, **later: float) -> Outcome:
    return run.run(table.root, NOW + timedelta(**later))


def new_mails(table: Table) -> dict[str, str]:
    """The mails of one run: to whom, and what is in them."""
    before = len(table.sent())
    assert not table.run().troubles
    return {str(mail["To"]): body(mail) for mail in table.sent()[before:]}


# ------------------------------------------------------------------------------------------ said once


@pytest.mark.parametrize(("late", "hint"), [("wait", ""), ("substitute", "`pbem substitute` names one")])
def test_what_waits_for_the_moderator_is_said_once(table: Table, late: str, hint: str) -> None:
    deadlines.set_timing(table.game, TIMING % late, "timing.yaml", NOW)
    quiet = len(at(table, minutes=10).lines)
    first = at(table, days=3, minutes=20).lines
    assert sum("Prussia (Frederick)" in line and hint in line for line in first[quiet:]) == 1
    assert len(at(table, days=3, minutes=30).lines) == quiet
    assert len(at(table, days=3, minutes=40).lines) == quiet
    deadlines.set_timing(table.game, TIMING % "wait" + "grace: 1 hour\n", "timing.yaml", NOW)
    assert len(at(table, days=3, minutes=50).lines) == quiet, "nobody is late now"
    assert len(at(table, days=4).lines) > quiet, "and then they are again"


def test_a_file_that_cannot_be_read_is_told_once_and_hides_no_other(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os

    table.lay("broken.eml", b"x")
    table.reply("Pompadour", orders("Pompadour"))
    aged(table.folder / "in")
    real = os.open

    def guarded(path: str, *rest: int, **more: int) -> int:
        if str(path).endswith("broken.eml"):
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *rest, **more)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", guarded)
        done = table.run()
        assert len(done.troubles) == 1
        assert "broken.eml cannot be read: Permission denied; it lies in unreadable/ now" in done.troubles[0]
        assert table.letters() == ["Pompadour"]
        assert not table.run().troubles
    assert (table.folder / "in" / "unreadable" / "broken.eml").is_file()


def test_a_letter_kept_by_a_killed_run_and_overtaken_is_no_stray(table: Table) -> None:
    table.reply("Pompadour", orders("Pompadour"))
    content = next((table.folder / "in").glob("*.eml")).read_bytes()
    letters = table.game / "letters"
    letters.mkdir(exist_ok=True)
    table.reply("Elisabeth", orders("Elisabeth"))
    aged(table.folder / "in")
    (letters / "0001-pompadour.eml").write_bytes(content)
    assert [one.harmless for one in doctor.examine(table.game)] == [False]
    table.run()
    assert table.letters() == ["Elisabeth", "Pompadour"]
    (found,) = [one for one in doctor.examine(table.game) if "0001-pompadour" in one.what]
    assert found.harmless and "kept twice" in found.what


# --------------------------------------------------------------------------- the moderator's acts, mailed


def played(table: Table) -> None:
    """Turn 1."""
    table.everybody_replies()
    table.run()


def test_what_is_said_to_all_is_mailed_to_all_once(table: Table) -> None:
    say.say(table.game, "Happy new year!")
    mails = new_mails(table)
    assert set(mails) == set(PLAYERS.values()) and all("Happy new year!" in text for text in mails.values())
    assert new_mails(table) == {}


def test_what_is_said_to_one_is_mailed_to_him_alone(table: Table) -> None:
    say.say(table.game, "Which Keith?", "Prussia")
    mails = new_mails(table)
    assert list(mails) == [PLAYERS["Frederick"]] and "Which Keith?" in mails[PLAYERS["Frederick"]]
    assert new_mails(table) == {}


def test_a_substitution_and_a_correction_are_mailed_to_all(table: Table) -> None:
    played(table)
    substitute.substitute(table.game, "Elisabeth", "new@example.org", "She is ill.")
    mails = new_mails(table)
    assert set(mails) == {PLAYERS[one] for one in PLAYERS if one != "Elisabeth"} | {"new@example.org"}
    assert all("She is ill." in text and "new@example.org" not in text for text in mails.values())
    fix.fix(table.game, ["pieces.Saltikov.troops-=1"], "Miscounted.")
    mails = new_mails(table)
    assert len(mails) == 4 and all("Miscounted." in text for text in mails.values())
    assert [to for to, text in mails.items() if "Saltikov, troops" in text] == ["new@example.org"]


# ------------------------------------------------------------------------------------- deadlines and fix


def test_a_correction_leaves_deadlines_of_what_is_asked_still(table: Table) -> None:
    played(table)
    deadlines.set_timing(table.game, TIMING % "wait", "timing.yaml", NOW)
    at(table, hours=1)
    before = told(table)
    assert list(before) == ["Prussia"]
    fix.fix(table.game, ["pieces.Daun.troops-=1"], "Miscounted.")
    at(table, hours=2)
    assert told(table) == before
    fix.fix(table.game, ["nation=Russia"], "Prussia had moved.")
    at(table, hours=3)
    after = told(table)
    assert list(after) == ["Russia"]
    assert after["Russia"] == (NOW + timedelta(days=3, hours=3)).isoformat()


def told(table: Table) -> dict[str, str]:
    now = state.load(table.game)
    return {one.nation: found.at.isoformat() for one, found in now.deadlines if found.at}


# --------------------------------------------------------------------------------- a file read again


def settings(table: Table) -> dict[str, Any]:
    found = state.load(table.game).timing
    assert found
    return document_of(found)


def test_a_file_read_again_drops_nothing_that_was_done_by_command(table: Table) -> None:
    away = "absences: {Elisabeth: [{from: 2026-12-01, until: 2026-12-02}]}\n"
    file = TIMING % "wait" + "pauses: [{from: 2026-11-02 20:00}]\n" + away

    def read(text: str) -> dict[str, Any]:
        deadlines.set_timing(table.game, text, "timing.yaml", NOW)
        return settings(table)

    assert read(file)["pauses"] == [{"from": "2026-11-02 19:00 UTC"}]
    deadlines.go_on(table.game, NOW)
    deadlines.leave(table.game, "Frederick", NOW.date(), NOW.date(), None, NOW)
    deadlines.stop(table.game, NOW + timedelta(days=1), "ill")
    held = settings(table)
    assert len(held["pauses"]) == 2 and set(held["absences"]) == {"Elisabeth", "Frederick"}
    assert read(file) == held, "the same file again"
    changed = read(file.replace("3 days", "5 days").replace("2026-12-02", "2026-12-05"))
    assert changed["deadline"] == {"span": "5 days"}
    assert changed["pauses"] == held["pauses"]
    assert changed["absences"]["Frederick"] == held["absences"]["Frederick"]
    assert changed["absences"]["Elisabeth"] == [{"from": "2026-12-01", "until": "2026-12-05"}]
    bare = read(TIMING % "wait")
    assert list(bare["absences"]) == ["Frederick"]
    assert bare["pauses"] == held["pauses"], "one was ended by command, and one made"


# --------------------------------------------------------------------------------------- for programs


def typed(command: click.Command, *words: object) -> Any:
    ran = CliRunner().invoke(command, [*map(str, words), "--json"])
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)


def test_the_commands_of_the_hand_speak_json(table: Table, tmp_path: Path) -> None:
    game, file = table.game, tmp_path / "timing.yaml"
    file.write_text(TIMING % "wait", "utf-8")
    said = typed(deadline_commands.settings_command, game, file)
    assert (said["game"], said["done"]) == ("seven-years", "the moderator set the deadlines")
    assert {"nation", "player", "wants", "until", "why"} == set(said["due"][0])
    assert typed(deadline_commands.settings_command, game, "--show")["deadline"] == {"span": "3 days"}
    paused = typed(deadline_commands.pause_command, game, "--reason", "ill.")
    assert paused["done"] == "the game is paused: ill" and paused["due"][0]["until"] is None
    assert typed(deadline_commands.resume_command, game)["done"] == "the game goes on"
    assert typed(deadline_commands.resume_command, game) is None
    away = typed(deadline_commands.away_command, game, "Elisabeth", "2027-07-01", "2027-07-14")
    assert away["done"] == "Elisabeth is away: 1 to 14 July 2027"
    assert typed(say_command, game, "Hello", "--to", "Prussia") == {
        "game": "seven-years", "to": "Frederick", "turn": 0,
    }  # fmt: skip
    assert typed(substitute_command, game, "Pompadour=new@example.org") == {
        "game": "seven-years", "player": "Pompadour", "address": "new@example.org", "turn": 0,
    }  # fmt: skip
