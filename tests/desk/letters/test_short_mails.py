"""Mails of a few lines where the whole report would tell nothing new: the moderator's words, and the next
stage of a player who was the only one to move."""

from __future__ import annotations

import re
import shutil
from email.message import Message
from pathlib import Path

import pytest

from pbem.engine.sequence import questions
from pbem.game import save, state
from support.command_line import done
from support.play_by_mail.mail_table import Table, unfolded
from support.play_by_mail.player_addresses import PLAYERS

PIECES = {
    "Keith": {"city": "Riesa", "troops": 8},
    "Cumberland": {"city": "Göttingen", "troops": 5},
    "Soubise": {"city": "Fulda", "troops": 7},
    "Daun": {"city": "Prag", "troops": 5},
}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Prussia moves and recruits; all players have had their reports."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    start = {"turn": 3, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    return table


def text_of(mail: Message) -> str:
    main = next(part for part in mail.walk() if part.get_content_type() == "text/plain")
    return main.get_payload(decode=True).decode()


def new_mails(table: Table, player: str) -> list[Message]:
    before = len(table.to(player))
    table.run()
    return table.to(player)[before:]


# ------------------------------------------------------------------------------- the moderator's words


@pytest.mark.parametrize(("command", "said"), [
    (("say", "The post is slow this week."), "The post is slow this week."),
    (("substitute", "Pompadour=choiseul@example.org"), "From now on Pompadour is played by somebody else."),
    (("pause", "--play", "--reason", "a fire"), "The moderator has stopped play: a fire"),
])  # fmt: skip
def test_a_notice_comes_alone(command: tuple[str, ...], said: str, table: Table) -> None:
    done(command[0], table.game, *command[1:])
    (mail,) = new_mails(table, "Elisabeth")
    text = text_of(mail)
    assert ": from the moderator" in unfolded(mail["Subject"]) and said in " ".join(text.split())
    assert "Where everybody stands" not in text and len(text.splitlines()) <= 15, text
    assert not [part for part in mail.walk() if part.get_filename()]


def test_the_next_report_does_not_tell_it_again(table: Table) -> None:
    done("say", table.game, "The post is slow this week.")
    new_mails(table, "Elisabeth")
    table.reply("Frederick", "nation Prussia\nhold\nfinal\nnation Hanover\nhold\nfinal\n")
    table.run()
    report = text_of(table.to("Elisabeth")[-1])
    assert "Where everybody stands" in report and "The post is slow" not in report


def test_words_and_a_question_come_in_one_short_mail(table: Table) -> None:
    done("say", table.game, "The post is slow this week.")
    table.reply("Frederick", "nation Prussia\nhold\nfinal\n")
    mails = [one for one in new_mails(table, "Frederick") if "receipt" not in str(one["Subject"])]
    (text,) = map(text_of, mails)
    assert "The post is slow this week." in text and "Hanover moves and recruits" in text


def test_a_correction_of_the_game_comes_with_the_whole_report(table: Table) -> None:
    done("fix", table.game, "pieces.Daun.city=Tabor", "--reason", "a slip")
    (mail,) = new_mails(table, "Elisabeth")
    assert "Where everybody stands" in text_of(mail) and "a slip" in text_of(mail)


def test_who_takes_a_seat_over_has_the_whole_report(table: Table) -> None:
    done("substitute", table.game, "Pompadour=choiseul@example.org")
    table.run()
    (mail,) = [one for one in table.sent() if one["To"] == "choiseul@example.org"]
    assert "Where everybody stands" in text_of(mail)


# ------------------------------------------------------------------- the next stage of who moved alone


def test_the_next_stage_of_who_moved_alone_is_asked_in_short(table: Table) -> None:
    table.reply("Frederick", "nation Prussia\nhold\nfinal\n")
    (mail,) = [one for one in new_mails(table, "Frederick") if "receipt" not in str(one["Subject"])]
    text = text_of(mail)
    assert "your next stage begins" in unfolded(mail["Subject"])
    assert "Hanover moves and recruits" in text and "Where everybody stands" not in text
    assert len(text.splitlines()) < 25, text
    (form,) = [part for part in mail.walk() if part.get_filename()]
    assert form.get_filename() == "Hanover.txt"
    assert "move Cumberland:" in form.get_payload(decode=True).decode()


@pytest.mark.parametrize("reports", ["turn", "report"])
def test_the_order_desk_of_the_next_stage_comes_with_it_or_on_request(table: Table, reports: str) -> None:
    """With each report if the moderator's settings say so; else the mail says what line brings it."""
    settings = (table.root / "post.yaml").read_text("utf-8").replace("letters: text", "letters: html")
    (table.root / "post.yaml").write_text(f"{settings}order_desk: {reports}\n", "utf-8")
    table.reply("Frederick", "nation Prussia\nhold\nfinal\n")
    (mail,) = [one for one in new_mails(table, "Frederick") if "receipt" not in str(one["Subject"])]
    files = {part.get_filename() for part in mail.walk()} - {None, "map.png", "map.svg"}
    text = " ".join(text_of(mail).split())
    if reports == "report":
        assert files == {"Hanover.txt", "order-desk.html"} and "send a line" not in text
        assert "comes with this letter" in text
        return
    assert files == {"Hanover.txt"}
    (line,) = re.findall(r"the pieces as they stand now, send a line `([^`]+)`", text)
    table.reply("Frederick", line, number=2)
    sent = [part.get_filename() for one in new_mails(table, "Frederick") for part in one.walk()]
    assert "order-desk.html" in sent


def test_after_a_fight_the_next_stage_comes_with_the_whole_report(table: Table) -> None:
    done("fix", table.game, "pieces.Daun.city=Oschatz", "--reason", "he stands next to Keith")
    table.run()
    table.reply("Maria Theresa", "nation Austria\nbattle: concede\nretreat: off supply\n")
    table.reply("Frederick", "nation Prussia\nhold\nbattle: concede\nretreat: off supply\nfinal\n")
    mails = new_mails(table, "Frederick")
    (asked,) = questions(state.load(table.game).game)
    assert asked.nation == "Hanover"
    assert "Where everybody stands" in text_of(mails[-1])


def test_others_moves_come_with_the_whole_report(tmp_path: Path) -> None:
    """Austria moves while Prussia's player has had a report in the turn before her stage."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    start = {"turn": 3, "nation": "Russia", "phase": "movement", "pieces": PIECES}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    table.reply("Elisabeth", "nation Russia\nhold\nfinal\nnation Sweden\nhold\nfinal\n")
    (mail,) = [one for one in new_mails(table, "Maria Theresa") if "receipt" not in str(one["Subject"])]
    assert "Where everybody stands" in text_of(mail)


# ------------------------------------------------------------------------------ an order that was lost

WRONG = "move Keith: Kassel"


def plain(text: str) -> str:
    return " ".join(text.replace("`", "").split())


def told_of_lost(table: Table, letter: str) -> list[Message]:
    """The mails of the run that plays Prussia's stage without a wrong line, but its receipt."""
    table.reply("Frederick", letter)
    return [one for one in new_mails(table, "Frederick") if "receipt" not in str(one["Subject"])]


def test_an_order_that_was_lost_is_told_in_a_few_lines_and_in_the_next_report(table: Table) -> None:
    letter = f"accept partial\nnation Prussia\n{WRONG}\nfinal\nnation Hanover\nhold\nfinal\n"
    (mail,) = told_of_lost(table, letter)
    text = text_of(mail)
    assert "an order was not carried out" in unfolded(mail["Subject"])
    assert f"Prussia, {WRONG}: no road joins Riesa and Kassel (rule 4)." in plain(text)
    assert "Where everybody stands" not in text and len(text.splitlines()) <= 15, text
    table.reply("Elisabeth", "nation Russia\nhold\nfinal\nnation Sweden\nhold\nfinal\n")
    table.reply("Maria Theresa", "nation Austria\nhold\nfinal\nnation Imperial Army\nhold\nfinal\n")
    table.reply("Pompadour", "nation France\nhold\nfinal\n")
    table.run()
    assert state.load(table.game).game.turn == 4
    report = text_of(table.to("Frederick")[-1])
    assert "Where everybody stands" in report and f"Prussia, {WRONG}: no road joins" in plain(report)
    assert not any(WRONG in text_of(one) for one in table.to("Elisabeth"))


def test_it_is_told_above_the_question_of_his_next_stage(table: Table) -> None:
    (mail,) = told_of_lost(table, f"accept partial\nnation Prussia\n{WRONG}\nfinal\n")
    text = text_of(mail)
    assert text.index(WRONG) < text.index("Hanover moves and recruits")
    assert "Where everybody stands" not in text and len(text.splitlines()) < 40, text
