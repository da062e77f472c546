"""What a player writes besides orders is passed on to the moderator, in one mail a run, and he can answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pbem.data.rules import rules_for
from pbem.desk.letters.talk import MOST_LINES, talk_lines, talk_text
from pbem.desk.moderator import deputy, say
from pbem.engine.model import Rules
from pbem.game import state
from support.command_line import run
from support.play_by_mail.mail_table import NOW, SETTINGS, Table, body

MODERATOR = "moderator@example.org"
WITH_TALK = SETTINGS.replace("talk_to: nobody\n", "")
"""The usual settings: the moderator is sent what players write."""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    made = Table(tmp_path)
    (made.root / "post.yaml").write_text(WITH_TALK, "utf-8")
    made.run()
    return made


def talk_mails(table: Table) -> list[str]:
    return [body(mail) for mail in table.sent() if mail["To"] == MODERATOR]


def receipt(table: Table, player: str) -> str:
    return body(next(one for one in reversed(table.to(player)) if "receipt" in str(one["Subject"])))


def test_a_receipt_names_no_line_with_an_order_among_those_passed_on(table: Table) -> None:
    table.reply(
        "Frederick",
        "Dear moderator,\nmany thanks for the report.\nIt was a pleasure to read!\nnation Hanover\nhold\n"
        "I shall write again next week.\nYours\nF.\n",
    )
    table.run()
    assert "what you wrote besides orders (lines 1 to 3 and lines 6 to 8)" in receipt(table, "Frederick")


def test_words_besides_orders_reach_the_moderator_and_the_receipt_says_so(table: Table) -> None:
    table.reply(
        "Frederick",
        "Dear moderator,\nmay my brother play Hanover from May on?\n\nnation Hanover\n"
        "setup Ferdinand 6, Cumberland 6\n",
    )
    table.run()
    (mail,) = talk_mails(table)
    assert "Frederick, letter 1" in mail
    assert "Dear moderator, may my brother play Hanover from May on?" in mail
    assert 'pbem say seven-years --to "Frederick" "..."' in mail
    assert "setup" not in mail, "orders are none of it"
    assert "Passed on to the moderator: what you wrote besides orders (line 1 and line 2)." in receipt(
        table, "Frederick"
    )


def test_there_is_one_mail_a_run_and_each_text_is_told_once(table: Table) -> None:
    table.reply("Frederick", "Is Soltau a depot city?\n\nnation Hanover\nbattle: loss 2\n")
    table.reply("Elisabeth", "I shall be late on Friday, sorry.\n\nnation Russia\nbattle: loss 2\n")
    table.run()
    table.run()
    (mail,) = talk_mails(table)
    assert "Is Soltau a depot city?" in mail and "I shall be late on Friday, sorry." in mail
    table.reply("Frederick", "And Verden, what about Verden?\n\nnation Hanover\nbattle: loss 1\n", number=2)
    table.run()
    assert len(talk_mails(table)) == 2
    assert "Verden" in talk_mails(table)[1] and "Soltau" not in talk_mails(table)[1]


def test_a_letter_of_mere_words_is_passed_on_too(table: Table) -> None:
    table.reply("Frederick", "When do we play the next turn, please?\n")
    table.run()
    assert "does NOT count: It holds no orders." in receipt(table, "Frederick")
    assert "Passed on to the moderator" in receipt(table, "Frederick")
    assert "When do we play the next turn, please?" in talk_mails(table)[0]


@pytest.mark.parametrize(
    "text",
    [
        "Hello,\n\nnation Hanover\nbattle: loss 2\n\nRegards, Otto\n",
        "nation Hanover\nbattle: loss 2\n\n> May I ask you something here?\n",
        "nation Hanover\nbattle: loss 2\n-- \nOtto von Example, who signs all of his letters like this\n",
    ],
    ids=["greeting", "quoted", "signature"],
)
def test_greetings_quotations_and_signatures_are_not(table: Table, text: str) -> None:
    table.reply("Frederick", text)
    table.run()
    assert talk_mails(table) == [] and "Passed on" not in receipt(table, "Frederick")


@pytest.mark.parametrize(
    "words",
    [
        "Dear Sir, here are my orders for the whole of turn 2.",
        "Hallo zusammen, anbei meine Befehle für Preußen und Hannover.\nHerzliche Grüße, Resi",
        "Good morning, gentlemen!\nYours very truly",
        "Lieber Otto, hier sind die Befehle für Runde 2.\nMit freundlichen Grüßen\nEuer Friedrich",
        "Orders for Prussia and Hanover, turn 2",
        "Kind regards and best wishes, Otto von Example",
    ],
)
def test_greetings_names_and_headings_alone_are_worth_no_mail(words: str) -> None:
    assert talk_lines(list(enumerate(words.splitlines(), 1)), standard()) == ()


@pytest.mark.parametrize(
    "words",
    [
        "Dear Sir, I shall be late on Friday.",
        "Lieber Otto, ich bin ab Montag im Urlaub.",
        "Lieber Spielleiter, eine Pause bitte bis Montag",
        "Thank you for the long report of yours",
        "Hello, where is Soltau?",
    ],
)
def test_what_says_more_than_that_is(words: str) -> None:
    assert len(talk_lines([(1, words)], standard())) == 1


def standard() -> Rules:
    return rules_for("standard")


def test_press_is_not_told_to_the_moderator_by_mail(table: Table) -> None:
    table.reply("Frederick", "to Elisabeth: would you leave Kolberg alone for now?\n")
    table.run()
    assert talk_mails(table) == []


def test_words_of_a_deputy_are_told_as_his(table: Table) -> None:
    day = NOW.date()
    deputy.appoint(table.game, "Frederick", "Anna", "anna@example.net", day, day, NOW)
    table.run()
    (hers,) = (mail for mail in table.sent() if mail["To"] == "anna@example.net")
    table.drop(
        "anna@example.net", f"Re: {hers['Subject']}", "Is Soltau a depot city?\n", "<anna@example.net>"
    )
    table.run()
    assert "Frederick's deputy, letter 1" in talk_mails(table)[-1]


def test_a_setting_names_somebody_else_or_nobody(tmp_path: Path) -> None:
    table = Table(tmp_path)
    (table.root / "post.yaml").write_text(WITH_TALK + "talk_to: otto@example.org\n", "utf-8")
    table.run()
    table.reply("Frederick", "Is Soltau a depot city?\n")
    table.run()
    assert [mail["To"] for mail in table.sent()].count("otto@example.org") == 1
    (table.root / "post.yaml").write_text(WITH_TALK + "talk_to: nobody\n", "utf-8")
    table.reply("Frederick", "And is Verden one, too?\n", number=2)
    table.run()
    assert [mail["To"] for mail in table.sent()].count("otto@example.org") == 1
    assert "Passed on" not in receipt(table, "Frederick")


def test_status_shows_what_is_not_answered_until_it_is(table: Table) -> None:
    table.reply("Frederick", "Is Soltau a depot city?\n")
    table.run()
    shown = run("status", table.game).out
    assert "Frederick to you, letter 1: Is Soltau a depot city?" in shown
    facts = json.loads(run("status", table.game, "--json").out)
    assert facts["talk"] == [{"player": "Frederick", "letter": 1, "text": "Is Soltau a depot city?"}]
    say.say(table.game, "For Elisabeth alone.", "Elisabeth")
    assert "to you" in run("status", table.game).out
    say.say(table.game, "No, it is not.", "Frederick")
    assert "to you" not in run("status", table.game).out
    table.run()
    assert "No, it is not." in body(table.to("Frederick")[-1])


def test_a_letter_that_is_read_again_says_the_same(table: Table) -> None:
    table.reply("Frederick", "Is Soltau a depot city?\n")
    table.run()
    (entry,) = state.load(table.game).letters_ever
    assert entry.talk == "Is Soltau a depot city?"
    before = receipt(table, "Frederick")
    table.lay("again.eml", (table.game / "letters" / entry.file).read_bytes())
    table.run()
    assert receipt(table, "Frederick") == before and len(talk_mails(table)) == 1


def test_a_very_long_letter_is_cut() -> None:
    lines = talk_lines([(number, f"This is line {number} of many.") for number in range(1, 200)], standard())
    assert len(talk_text(lines).splitlines()) == MOST_LINES + 1
