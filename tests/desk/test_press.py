"""What players say to each other in their letters is passed on: to whom it is for, and to nobody else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pbem.desk.letters.press import split_press
from pbem.desk.moderator import deadlines, undo
from pbem.desk.out import reports
from pbem.game import state
from pbem.post.read.letter import Line
from pbem.report.facts import facts as view_facts
from support.command_line import run
from support.play_by_mail.mail_table import NOW, Table, body, orders
from support.play_by_mail.player_addresses import PLAYERS


def of(table: Table, *texts: str) -> tuple[list[tuple[tuple[str, ...] | None, str]], list[str]]:
    """The press among some lines, and the lines that are left."""
    lines = [Line(number, text) for number, text in enumerate(texts, 1)]
    press, own = split_press(state.load(table.game).game, lines)
    return [(one.to, one.text) for one in press], [line.text for line in own]


@pytest.mark.parametrize(
    ("line", "to"),
    [
        ("to all: Silesia or peace, Madame?", None),
        ("An alle: Silesia or peace, Madame?", None),
        ("to Elisabeth: Silesia or peace, Madame?", ("Elisabeth",)),
        ("To Russia: Silesia or peace, Madame?", ("Elisabeth",)),
        ("an Maria Theresia: Silesia or peace, Madame?", ("Maria Theresa",)),
        ("P.S. To Elisabeth: Silesia or peace, Madame?", ("Elisabeth",)),
        ("PS: an Elisabeth: Silesia or peace, Madame?", ("Elisabeth",)),
        ("- And to Elisabeth: Silesia or peace, Madame?", ("Elisabeth",)),
        ("Und an Elisabeth: Silesia or peace, Madame?", ("Elisabeth",)),
        ("Message to Elisabeth: Silesia or peace, Madame?", ("Elisabeth",)),
        ("A note to Russia: Silesia or peace, Madame?", ("Elisabeth",)),
        ("Nachricht an Maria Theresia: Silesia or peace, Madame?", ("Maria Theresa",)),
        ("to Elisabeth and France: Silesia or peace, Madame?", ("Elisabeth", "Pompadour")),
    ],
)
def test_a_line_says_whom_it_is_for(table: Table, line: str, to: tuple[str, ...] | None) -> None:
    assert of(table, line) == ([(to, "Silesia or peace, Madame?")], [])


@pytest.mark.parametrize(
    "line",
    [
        "to Daun: well played",
        "Message to Daun: well played",
        "to whom it may concern: hello",
        "to my mind:",
        "PS to my mind: no",
    ],
)
def test_a_line_for_nobody_in_the_game_stays_the_letters_own(table: Table, line: str) -> None:
    assert of(table, line) == ([], [line])


def test_press_ends_with_a_blank_line_or_an_order(table: Table) -> None:
    press, own = of(
        table, "to all:", "I want peace.", "Do you?", "move Keith: Brieg", "to all: No?", "", "Bye"
    )
    assert press == [(None, "I want peace.\nDo you?"), (None, "No?")]
    assert own == ["move Keith: Brieg", "", "Bye"]


@pytest.mark.parametrize(
    "line",
    ["discard the lowest", "Soubise to Kassel", "Wirf bitte die niedrigste Karte ab.", "train 1 to Siegen"],
)
def test_an_order_in_own_words_ends_press(table: Table, line: str) -> None:
    lines = [Line(1, "to all: France is not beaten yet!"), Line(2, line)]
    press, own = split_press(state.load(table.game).game, lines, "Pompadour")
    assert [one.text for one in press] == ["France is not beaten yet!"]
    assert [one.text for one in own] == [line]


@pytest.mark.parametrize(
    "line",
    [
        "I may go to Kassel, and then woe to Hanover.",
        "Leave Kassel to Soubise, Sire!",
        "Daun to Dresden would please me much, Madame.",
        "You should discard your lowest card.",
        "What do you say?",
    ],
)
def test_words_about_moves_stay_press(table: Table, line: str) -> None:
    lines = [Line(1, "to all: France is not beaten yet!"), Line(2, line)]
    press, _ = split_press(state.load(table.game).game, lines, "Pompadour")
    assert [one.text for one in press] == [f"France is not beaten yet!\n{line}"]


def test_no_other_player_reads_an_order_below_press(table: Table) -> None:
    table.reply("Pompadour", "nation France\nto all: France is not beaten yet!\ndiscard the lowest\nfinal\n")
    assert not table.run().troubles
    told = [body(mail) for player in PLAYERS if player != "Pompadour" for mail in table.to(player)]
    assert any("France is not beaten yet!" in one for one in told)
    assert not any("discard the lowest" in one for one in told)


def test_press_reaches_whom_it_is_for_and_nobody_else(table: Table) -> None:
    table.reply("Frederick", "to Elisabeth: Leave Kolberg alone,\nand I leave you Memel.\n\nRegards\n")
    assert not table.run().troubles
    (mail,) = [one for one in table.to("Elisabeth") if "from Frederick" in str(one["Subject"])]
    assert "Frederick writes to you: Leave Kolberg alone, and I leave you Memel." in body(mail)
    others = [body(one) for player in ("Maria Theresa", "Pompadour") for one in table.to(player)]
    assert not any("Kolberg alone" in text for text in others)
    receipt = body(table.to("Frederick")[-1])
    assert "counts" in receipt and "Passed on to Elisabeth: Leave Kolberg alone, / and I leave you" in receipt


def test_press_to_all_stands_in_the_public_summary(table: Table) -> None:
    table.reply("Pompadour", "to all: The Rhine is warm this year.\n")
    table.run()
    for player in PLAYERS:
        passed = [one for one in table.to(player) if "from Pompadour" in str(one["Subject"])]
        assert len(passed) == (player != "Pompadour")
    (summary,) = (file.read_text("utf-8") for file in table.game.glob("reports/turn-00/summary.txt"))
    assert "Pompadour to all:" in summary and "The Rhine is warm this year." in summary


def test_no_report_by_mail_repeats_what_a_mail_has_brought(table: Table) -> None:
    table.reply("Frederick", "to Elisabeth: Leave Kolberg alone.\n")
    table.run()
    for number, player in enumerate(PLAYERS, 10):
        table.reply(player, orders(player), number=number)
    assert not table.run().troubles
    mails = [mail for mail in table.to("Elisabeth") if "Leave Kolberg alone" in body(mail)]
    assert ["from Frederick" in str(mail["Subject"]) for mail in mails] == [True]
    by_hand = (file.read_text("utf-8") for file in table.game.glob("reports/turn-*/elisabeth.txt"))
    assert any("Frederick to Elisabeth" in text and "Leave Kolberg alone." in text for text in by_hand)


def test_nothing_is_passed_on_twice(table: Table) -> None:
    table.reply("Frederick", "to all: Peace?\n")
    for _ in range(3):
        table.run()
    assert sum("from Frederick" in str(one["Subject"]) for one in table.to("Elisabeth")) == 1


def test_a_letter_with_a_wrong_order_passes_its_press_on_all_the_same(table: Table) -> None:
    table.reply("Frederick", "to all: Peace?\n\nnation Prussia\nmove Keith: Nowhere\n")
    table.run()
    assert any("from Frederick" in str(one["Subject"]) for one in table.to("Elisabeth"))


def test_what_was_undone_is_told_no_more(table: Table) -> None:
    table.reply("Frederick", "to all: Peace?\n")
    table.run()
    undo.undo(table.game, to=0)
    assert not [one for one in state.load(table.game).notices if one.kind == "press"]


# ------------------------------------------------------------------------------------------ settings


def with_press(table: Table, rule: str) -> None:
    text = f"zone: Europe/Berlin\ndeadline: {{days: [Friday], at: 20:00}}\npress: {rule}\n"
    deadlines.set_timing(table.game, text, "timing.yaml", NOW)


def all_texts(table: Table) -> str:
    """All that anybody but Frederick is written, and all that is public."""
    mails = [one for player in PLAYERS if player != "Frederick" for one in table.to(player)]
    told = [text for one in mails for text in (str(one["Subject"]), body(one))]
    return "\n".join([*told, reports.summary(state.load(table.game), 0)])


def test_unsigned_press_tells_nobody_who_wrote_it(table: Table) -> None:
    with_press(table, "anonymous")
    before = all_texts(table).count("Frederick")
    table.reply("Frederick", "to all: The Rhine is warm.\n\nto Elisabeth: Sleep well.\n\n")
    table.run()
    told = all_texts(table)
    assert told.count("Frederick") == before
    assert "Somebody who does not sign writes to all players: The Rhine is warm." in told
    assert "Somebody who does not sign writes to you: Sleep well." in told
    assert "Unsigned, to all:" in told and "to all: ..." in told
    for player in PLAYERS:
        passed = [one for one in table.to(player) if "unsigned" in str(one["Subject"])]
        assert len(passed) == {"Frederick": 0, "Elisabeth": 2}.get(player, 1), player
    receipt = body(table.to("Frederick")[-1])
    assert "Passed on to all players without your name: The Rhine is warm." in receipt
    shown = view_facts(reports.view_of(state.load(table.game), "Elisabeth", 0))
    assert "Frederick" not in json.dumps(shown["notices"])


def test_where_press_is_not_allowed_nothing_is_passed_on_and_the_writer_is_told(table: Table) -> None:
    with_press(table, "none")
    table.reply("Frederick", "to all: The Rhine is warm.\n")
    table.run()
    assert "The Rhine" not in all_texts(table)
    receipt = " ".join(body(table.to("Frederick")[-1]).split())
    assert "NOT passed on to all players, for the moderator of this game passes on no words" in receipt
    assert "does NOT count" in receipt


def test_public_press_stands_in_the_forum_post_and_on_the_game_s_page(table: Table, tmp_path: Path) -> None:
    table.reply("Pompadour", "to all: The Rhine is warm this year.\n")
    table.run()
    shown = run("post", table.game, "--turn", 0).out
    assert "Pompadour to all:" in shown and "The Rhine is warm this year." in shown
    assert run("site", table.game, "--into", tmp_path / "pages").code == 0
    pages = " ".join(path.read_text("utf-8") for path in (tmp_path / "pages").rglob("*.html"))
    assert "The Rhine is warm this year." in pages
