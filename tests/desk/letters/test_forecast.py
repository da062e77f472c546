"""A forecast tells how a letter would go, from what its player knows, and files nothing (R12)."""

from __future__ import annotations

import json
import random
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.letters.submit import hear
from pbem.engine.model import SETUP
from pbem.game import state
from pbem.game.at_home import at_home
from pbem.game.entries import LetterEntry
from pbem.report.record import Foreseen, Record
from support.command_line import files, resolved, run, submitted
from support.letters.random_letters import letters
from support.other_secrets import with_other_secrets, with_others_secrets
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import MONDAY, Timed
from support.record_desk import desk_of
from support.war_records import NUMBERS, RECORDS, each_kind

MINUTE = timedelta(minutes=1)
KEITH = "nation Prussia\nmove Keith: Reichenbach\n"

DUEL = """
turn: 4
nation: Prussia
phase: movement
pieces:
  Friedrich: {city: Dresden, troops: 7}
  Winterfeldt: {city: Dresden, troops: 2}
  Prussia train 1: {city: Torgau}
  Daun: {city: Dippoldiswalde, troops: 8}
  Lacy: {city: Prag, troops: 3, face: down}
  Austria train 1: {city: Raudnitz}
hands:
  Prussia: S13 S5 H7 C2 R
  Austria: S9 S4 C11 H3
"""
DEUBEN = "nation Prussia\nmove Friedrich + Winterfeldt: Deuben\n"


def told(out: str) -> str:
    return " ".join(out.split())


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """Friedrich stands two roads from Daun."""
    (tmp_path / "duel.yaml").write_text(DUEL, "utf-8")
    assert run("new", tmp_path / "duel", "--position", tmp_path / "duel.yaml").code == 0
    return tmp_path / "duel"


def forecast(game: Path, text: str, *words: object) -> str:
    letter = game.parent / "letter.txt"
    letter.write_text(text, "utf-8")
    return told(run("forecast", game, letter, *words).out)


# ---------------------------------------------------------------------------------- what it tells


def test_a_fight_is_told_at_best_and_at_worst(duel: Path) -> None:
    """Austria has 11 troops and Lacy at least one and at most 8 of them, so Daun has 3 to 8, and 9 against
    him is +6 to +1. Giving in at once Daun loses all his 3. At -1 he plays a 13, and who concedes at -12 then
    loses all 9 (rule 7)."""
    said = forecast(duel, f"{DEUBEN}battle: concede\n")
    assert "Moves: Friedrich + Winterfeldt to Deuben." in said
    assert (
        "Friedrich + Winterfeldt > Daun: it begins at 6 to 1 for you, and Austria holds 4 cards. At best the "
        "enemy gives in and loses 3 troops; at worst you give in and lose 9 troops." in said
    )
    assert "nobody is out of supply" in said


def test_a_fight_without_a_plan_is_asked_where_the_right_to_play_comes_to_the_player(duel: Path) -> None:
    """A card that is just enough leaves him at -1 at best, and the 13 at -7 or at -12."""
    said = forecast(duel, DEUBEN)
    assert "at worst you are asked at -12" in said
    stays = forecast(duel, "nation Prussia\nhold\n")
    assert "Nothing moves." in stays and "it begins" not in stays


def test_supply_and_conquests_are_told(duel: Path) -> None:
    """Nine roads from Torgau, and no home of Prussia's: out of supply (rule 9). Nobody else stands there."""
    text = DUEL.replace("Prussia train 1: {city: Torgau}", "Prussia train 1: {city: Stettin}")
    (duel.parent / "far.yaml").write_text(text, "utf-8")
    assert run("new", duel.parent / "far", "--position", duel.parent / "far.yaml").code == 0
    said = forecast(duel.parent / "far", "nation Prussia\nhold\n")
    assert "Out of supply at the end of her stage, face down: Friedrich and Winterfeldt." in said


def test_a_forecast_at_home_is_that_of_the_game(duel: Path) -> None:
    report = duel.parent / "frederick.json"
    report.write_text(run("report", duel, "--player", "Frederick", "--format", "json").out, "utf-8")
    (duel.parent / "letter.txt").write_text(f"{DEUBEN}battle: concede\n", "utf-8")
    here = json.loads(run("forecast", duel, duel.parent / "letter.txt", "--json").out)[0]
    there = json.loads(run("forecast", "--report", report, duel.parent / "letter.txt", "--json").out)[0]
    assert here["foreseen"] == there["foreseen"] and here["foreseen"]


def test_the_set_up_has_a_forecast_too(tmp_path: Path) -> None:
    game = submitted(tmp_path / "seven-years")
    said = forecast(game, "nation Prussia\nforecast\n", "--player", "Frederick")
    assert "a forecast, set-up" in said and "How it would go: Prussia, turn 1" in said


# ------------------------------------------------------------------------------- it files nothing


def test_the_command_changes_no_file(tmp_path: Path) -> None:
    game = resolved(tmp_path / "seven-years")
    before = files(game)
    assert "NOTHING of it is filed" in forecast(game, KEITH)
    assert files(game) == before


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage."""
    return played.copied(tmp_path)


def on_file(table: Timed) -> object:
    return {nation: own for nation, own in state.load(table.game).filed.items()}


def write(table: Timed, text: str, number: int, minutes: int) -> str:
    table.reply("Frederick", text, number=number)
    table.at(MONDAY + minutes * MINUTE)
    return body(table.to("Frederick")[-1])


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("forecast", "NOTHING of it is filed"),
        ("Forecast.", "NOTHING of it is filed"),
        ("Vorschau", "NOTHING of it is filed"),
    ],
)
def test_a_letter_by_mail_that_asks_for_a_forecast_files_nothing(table: Timed, word: str, says: str) -> None:
    """An order is on file and rests for an hour. The forecast of another, with all that a letter can do
    besides, changes nothing of it, and the hour runs on as if it had never come."""
    write(table, "nation Prussia\nmove Schwerin: Reichenbach\n", 2, 60)
    before, stood = on_file(table), files(table.game)
    said = write(
        table,
        f"{word}\nlanguage de\nto all: I come!\n\n{KEITH}battle: loss 2\nwithdraw\nfinal\n", 3, 70,
    )  # fmt: skip
    assert says in said and "How it would go: Prussia, turn 2" in said and "Keith to Reichenbach" in said
    assert on_file(table) == before
    after = files(table.game)
    changed = {name for name in after if after[name] != stood.get(name)}
    letters_now = {name.split("/")[0] for name in changed - {"log.jsonl", "game.yaml"}}
    assert letters_now <= {"letters", "reports", "outbox", ".tick.json"}
    assert {name for name in changed if "reports" in name} == {
        name for name in changed if name.startswith("reports/receipts/")
    }
    added = after["log.jsonl"].removeprefix(stood["log.jsonl"]).decode().splitlines()
    assert [json.loads(line)["kind"] for line in added] == ["letter"] and json.loads(added[0])["forecast"]
    assert [mail["To"] for mail in table.sent() if "I come" in body(mail)] == []
    assert state.load(table.game).language("Frederick") == "en"
    table.at(MONDAY + 119 * MINUTE)
    assert state.load(table.game).game.nation == "Prussia"
    table.at(MONDAY + 120 * MINUTE)
    game = state.load(table.game).game
    at = game.rules.board.cities[game.where["Schwerin"]].title
    assert at == "Reichenbach" and game.rules.board.cities[game.where["Keith"]].title == "Schweidnitz"


def test_a_bare_forecast_tells_of_what_is_on_file(table: Timed) -> None:
    write(table, KEITH, 2, 10)
    said = write(table, "forecast\n", 3, 20)
    assert "Keith to Reichenbach" in said and "What is wrong" not in said
    assert "Which letter counts" not in said and "no orders" not in said, "it changes nothing of that"


def test_a_german_player_has_it_in_german(table: Timed) -> None:
    subject = str(table.to("Frederick")[-1]["Subject"])
    write(table, "Sprache deutsch\nnation Prussia\nmove Keith: Reichenbach\n", 2, 10)
    text = "Vorschau\nNation Preußen\nziehe Schwerin: Reichenbach\n"
    table.reply("Frederick", text, number=3, subject=subject)
    table.at(MONDAY + 20 * MINUTE)
    said = body(table.to("Frederick")[-1])
    assert "Es liegt NICHTS davon vor" in said and "Schwerin nach Reichenbach" in said


# --------------------------------------------------------------------------------------- secrets


def foreseen(record: Record, player: str, content: bytes) -> tuple[Foreseen, ...]:
    now = desk_of(record, Path("nowhere"))
    return hear(now, "letter.txt", content, sender=player, forecast=True).receipt.foreseen


@pytest.mark.parametrize("number", each_kind(NUMBERS[::3]))
def test_no_forecast_tells_of_others_secrets(number: int) -> None:
    record = RECORDS[number]
    for player in record.game.roles:
        other = with_others_secrets(record, player)
        for lines in list(letters(record, player))[:2]:
            content = "\n".join([*lines[:1], "battle: loss 3", *lines]).encode()
            assert foreseen(other, player, content) == foreseen(record, player, content)
    assert record.game.phase == SETUP or at_home(desk_of(record, Path("nowhere")), "Frederick").game


def test_a_forecast_does_tell_of_a_players_own_secrets_and_of_fights() -> None:
    changed, said = 0, ""
    for record in RECORDS[::5]:
        for player in record.game.roles:
            other = with_other_secrets(record, player, random.Random(player))
            own = [name for name in record.game.roles[player] if name not in record.game.quit]
            content = "".join(f"nation {name}\nbattle: loss 3\n" for name in own).encode()
            before = foreseen(record, player, content)
            changed += foreseen(other, player, content) != before
            said += str(before)
    assert changed > 5 and "At best" in said and "it begins at" in said


def test_the_log_tells_a_forecast_from_a_letter_that_was_refused(table: Timed) -> None:
    write(table, f"forecast\n{KEITH}", 2, 10)
    entry = state.load(table.game).letters[-1]
    assert isinstance(entry, LetterEntry) and entry.forecast and not entry.counts and entry.orders is None
    assert "forecast" in run("log", table.game).out
