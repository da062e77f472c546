"""What a deadline decided is told in every report and in the public summary, the set-up included."""

from __future__ import annotations

import re
import shutil
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from pbem.desk.out import reports
from pbem.engine.sequence import questions
from pbem.game import save, state
from support.play_by_mail.mail_table import body, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

SET_UP = "Prussia: nothing had come in time about the troops of her generals, and the default answered (R35)."
STAGE = (
    "Prussia: nothing had come in time about the orders for her action stage, and the default answered (R35)."
)
LAST = "the orders for her action stage"


def late_frederick(folder: Path) -> Timed:
    table = Timed(folder)
    table.set()
    table.at(MONDAY)
    for player in PLAYERS:
        if player != "Frederick":
            table.reply(player, orders(player))
    table.at(MONDAY + HOUR)
    table.at(FRIDAY + 2 * HOUR)
    return table


def plain(text: str) -> str:
    return " ".join(text.split())


def test_the_set_up_and_a_stage_are_told_to_all(tmp_path: Path) -> None:
    table = late_frederick(tmp_path)
    now = state.load(table.game)
    for text in (reports.summary(now, 0), *(reports.private_report(now, player, 0) for player in PLAYERS)):
        assert SET_UP in plain(text) and "France: nothing had come" not in text
    for player in PLAYERS:
        assert any(SET_UP in body(mail) for mail in table.to(player)), player
    table.at(FRIDAY + 7 * 24 * HOUR + 2 * HOUR)
    now = state.load(table.game)
    assert now.game.turn == 1
    assert STAGE in plain(reports.summary(now, 1)) and SET_UP not in plain(reports.summary(now, 1))
    for player in PLAYERS:
        # A report tells all since his own last letter: of the set-up too if he has not written since.
        told = plain(reports.private_report(now, player, 1))
        assert re.search(rf"Prussia: nothing had come in time about [^()]*{LAST}, and the default", told), (
            player
        )


AT_DEADLINE = "Prussia: her stage was played at the deadline with what was on file."
KEITH = "nation Prussia\nmove Keith: Reichenbach\n"


def told_of_stage(played: Timed, folder: Path, letter: str, when: datetime) -> list[str]:
    """The summary and the reports of turn 2 after Frederick's letter came, and the deadline passed."""
    table = played.copied(folder)
    table.set()
    table.at(MONDAY + HOUR / 2)
    table.reply("Frederick", letter, number=2)
    table.at(when)
    table.at(when + timedelta(minutes=61) if when < FRIDAY - HOUR else FRIDAY)
    now = state.load(table.game)
    assert "movement Prussia" not in {f"{one.kind} {one.nation}" for one in questions(now.game)}
    return [plain(reports.summary(now, 2)), *(plain(reports.private_report(now, one, 2)) for one in PLAYERS)]


@pytest.mark.parametrize("letter", [KEITH, KEITH + "move Schwerin: Paris\nfinal\n"])
def test_a_stage_that_only_the_deadline_had_played_is_told_to_all(
    played: Timed, tmp_path: Path, letter: str
) -> None:
    """Half an hour before it there came one order for ten pieces; or one that is wrong beside it."""
    for text in told_of_stage(played, tmp_path, letter, FRIDAY - HOUR / 2):
        assert "Decided by the deadline" in text and AT_DEADLINE in text, text


@pytest.mark.parametrize(("letter", "when"), [
    (KEITH + "final\n", FRIDAY - HOUR / 2),
    ("nation Prussia\nhold\n", FRIDAY - HOUR / 2),
    (KEITH, FRIDAY - 5 * HOUR),
])  # fmt: skip
def test_a_stage_that_is_final_complete_or_has_rested_is_not(
    played: Timed, tmp_path: Path, letter: str, when: datetime
) -> None:
    for text in told_of_stage(played, tmp_path, letter, when):
        assert "at the deadline with what was on file" not in text


def test_a_set_up_that_only_the_deadline_had_carried_out_is_told_too(tmp_path: Path) -> None:
    """Frederick's letter has a wrong line about it, which nobody mends."""
    table = Timed(tmp_path)
    table.set()
    table.at(MONDAY)
    for player in PLAYERS:
        wrong = orders(player).replace("final\n", "setup Soubise 3\n", 1)
        spoken = "Sprache deutsch\n" if player == "Pompadour" else ""
        table.reply(player, wrong if player == "Frederick" else spoken + orders(player))
    table.at(MONDAY + 2 * HOUR)
    assert not state.load(table.game).game.troops.get("Friedrich")
    table.at(FRIDAY)
    now = state.load(table.game)
    assert now.game.troops["Friedrich"]
    told = "Prussia: her set-up was carried out at the deadline with what was on file."
    assert told in plain(reports.summary(now, 0))
    assert "Preußen: Ihre Aufstellung wurde bei Fristablauf ausgeführt, wie sie vorlag." in plain(
        reports.private_report(now, "Pompadour", 0)
    )


FRENCH = {"Soubise": {"city": "Kassel", "troops": 7}, "France train 2": {"city": "Fulda"}}


@pytest.mark.parametrize("letter", ["", "nation France\ndiscard lowest\ndiscard C99\n"])
def test_a_discard_that_the_deadline_decided_is_told_to_all(tmp_path: Path, letter: str) -> None:
    """Nothing came; or a card to discard and a wrong line about that, which waits to be mended."""
    table = Timed(tmp_path)
    shutil.rmtree(table.game)
    start = {"turn": 3, "nation": "France", "phase": "Tactical Cards", "pieces": FRENCH}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.set()
    table.at(MONDAY)
    if letter:
        table.reply("Pompadour", letter)
        table.at(MONDAY + HOUR)
    table.at(FRIDAY - HOUR)
    assert [one.kind for one in questions(state.load(table.game).game)] == ["discard"]
    table.at(FRIDAY + 2 * HOUR)
    now = state.load(table.game)
    assert "discard" not in [one.kind for one in questions(now.game)]
    by_letter = "France: the deadline came, and what was on file decided (the card she discards)."
    by_default = "France: nothing had come in time about the card she discards"
    for text in (reports.summary(now, 3), *(reports.private_report(now, one, 3) for one in PLAYERS)):
        assert (by_letter in plain(text), by_default in plain(text)) == (bool(letter), not letter), text
