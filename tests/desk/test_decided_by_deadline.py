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


STARTS: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    "discard": (
        {
            "turn": 3, "nation": "France", "phase": "Tactical Cards",
            "pieces": {"Soubise": {"city": "Kassel", "troops": 7}, "France train 2": {"city": "Fulda"}},
        },
        (),
    ),
    "offensive": (
        {
            "turn": 3, "nation": "Prussia", "phase": "Offensive Option", "hands": {"Prussia": "D7 S2"},
            "options": ["offensive option"], "pieces": {"Keith": {"city": "Brieg", "troops": 3}},
        },
        ("offensive option",),
    ),
    "retreat": (
        {
            "turn": 3, "nation": "Prussia", "phase": "movement",
            "pieces": {"Keith": {"city": "Riesa", "troops": 8}, "Daun": {"city": "Oschatz", "troops": 5}},
        },
        (),
    ),
}  # fmt: skip
"""Positions in which this will be asked, and the options of their games."""
OPTION = "whether she declares the Offensive Option"


def started(folder: Path, kind: str) -> Timed:
    table = Timed(folder)
    shutil.rmtree(table.game)
    start, options = STARTS[kind]
    save.new(
        table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", options=options,
        start=start,
    )  # fmt: skip
    table.set()
    table.at(MONDAY)
    return table


def asked(table: Timed) -> list[str]:
    return [one.kind for one in questions(state.load(table.game).game)]


def told_to_all(table: Timed) -> list[str]:
    now = state.load(table.game)
    return [plain(reports.summary(now, 3)), *(plain(reports.private_report(now, one, 3)) for one in PLAYERS)]


@pytest.mark.parametrize(("kind", "player", "letter", "what"), [
    ("discard", "Pompadour", "", "the card she discards"),
    ("discard", "Pompadour", "nation France\ndiscard lowest\ndiscard C99\n", "the card she discards"),
    ("discard", "Pompadour", "nation France\ndiscard C99\nfinal\n", "the card she discards"),
    ("offensive", "Frederick", "", OPTION),
    ("offensive", "Frederick", "nation Prussia\noffensive D7\nmove Keith: Kassel\n", OPTION),
    ("offensive", "Frederick", "nation Prussia\nmove Keith: Kassel\nfinal\n", OPTION),
])  # fmt: skip
def test_what_the_deadline_decided_before_a_move_is_told_to_all(
    tmp_path: Path, kind: str, player: str, letter: str, what: str
) -> None:
    """Nothing came; or an order or `final` beside a wrong line about it, which waits to be mended."""
    table = started(tmp_path, kind)
    if letter:
        table.reply(player, letter)
        table.at(MONDAY + HOUR)
    table.at(FRIDAY - HOUR)
    assert asked(table) == [kind]
    table.at(FRIDAY + 2 * HOUR)
    assert kind not in asked(table)
    by_letter = rf"(Prussia|France): the deadline came, and what was on file decided \({what}\)\."
    by_default = rf"(Prussia|France): nothing had come in time about {what}"
    for text in told_to_all(table):
        found = [bool(re.search(words, text)) for words in (by_letter, by_default)]
        assert found == [bool(letter), not letter], text


def test_a_retreat_that_the_deadline_decided_is_told_to_all(tmp_path: Path) -> None:
    """Keith has beaten Daun, and Frederick does not say where the loser goes."""
    table = started(tmp_path, "retreat")
    table.reply("Maria Theresa", "nation Austria\nbattle: concede\n")
    table.at(MONDAY + HOUR)
    table.reply("Frederick", "nation Prussia\nhold\nfinal\nnation Hanover\nhold\nfinal\n", number=2)
    table.at(MONDAY + 2 * HOUR)
    assert asked(table) == ["retreat"]
    (due,) = table.due()
    table.at(due + 2 * HOUR)
    assert table.deadline_steps() == ["Prussia"] and "retreat" not in asked(table)
    told = r"Prussia: nothing had come in time about [^()]*retreat[^()]*, and the default answered \(R35\)\."
    for text in told_to_all(table):
        assert "Decided by the deadline" in text and re.search(told, text), text
