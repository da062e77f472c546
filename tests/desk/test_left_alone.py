"""Mails of lists, forums and robots: what brings a player's token is taken in, nothing else is ever answered,
and the moderator is told of each."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP

import pytest

from pbem.game import state
from support.play_by_mail.mail_table import Table, orders
from support.play_by_mail.player_addresses import PLAYERS

LISTED = [
    {"Precedence": "list"},
    {"Precedence": "bulk"},
    {"Precedence": "List", "List-Id": "<war.lists.example.org>"},
    {"Auto-Submitted": "auto-generated"},
    {"Auto-Submitted": "auto-generated (forum)", "Precedence": "list", "X-Auto-Response-Suppress": "All"},
]
ROBOTS = [
    {"Auto-Submitted": "auto-replied"},
    {"Auto-Submitted": "auto-replied; owner-email=otto@example.org", "Precedence": "bulk"},
    {"Precedence": "junk"},
    {"Precedence": "auto_reply", "X-Autoreply": "yes"},
    {"Precedence": "list", "Return-Path": "<>"},
]
FROM = "Forum <noreply@forum.example.org>"


def mail(table: Table, head: dict[str, str], text: str, sender: str = FROM, token: bool = True) -> list[str]:
    """A mail with these lines in its header laid into the mailbox; what the run says of it."""
    subject = f"Re: {table.to('Frederick')[0]['Subject']}" if token else "Re: [seven-years] turn 1"
    made = EmailMessage(policy=SMTP)
    made["From"], made["To"], made["Subject"] = sender, "moderator@example.org", subject
    made["Message-ID"] = f"<{table.dropped}@forum.example.org>"
    for name, value in head.items():
        made[name] = value
    made.set_content(text)
    table.lay(f"{table.dropped}.eml", made.as_bytes())
    done = table.run()
    assert not done.troubles
    return done.lines


def sent_to(table: Table) -> list[str]:
    """To whom letters went since the first."""
    return [str(one["To"]) for one in table.sent()[len(PLAYERS) :]]


@pytest.mark.parametrize("head", LISTED)
def test_a_valid_token_beats_the_signs_of_a_list(table: Table, head: dict[str, str]) -> None:
    said = mail(table, head, orders("Frederick"))
    assert "seven-years: Frederick: letter 1 filed" in said
    assert [entry.counts for entry in state.load(table.game).letters] == [True]
    assert sent_to(table) == [PLAYERS["Frederick"]]


def test_what_is_wrong_in_such_a_letter_is_told_at_the_address_on_record(table: Table) -> None:
    assert "seven-years: Frederick: letter 1 refused" in mail(
        table, LISTED[4], "nation Prussia\nmove Karl: Prag\n"
    )
    assert sent_to(table) == [PLAYERS["Frederick"]]


@pytest.mark.parametrize("head", LISTED)
def test_without_a_valid_token_they_are_left_alone(table: Table, head: dict[str, str]) -> None:
    said = mail(table, head, orders("Frederick"), token=False)
    assert (
        "seven-years: a mail of a list or a program, without a token that is valid: left alone "
        '(from noreply@forum.example.org, "Re: [seven-years] turn 1")' in said
    )
    assert table.letters() == [] and sent_to(table) == []


@pytest.mark.parametrize("head", LISTED)
def test_the_senders_address_is_no_token(table: Table, head: dict[str, str]) -> None:
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8") + "who_may_order: address\n", "utf-8")
    mail(table, head, orders("Frederick"), PLAYERS["Frederick"], token=False)
    assert table.letters() == [] and sent_to(table) == []


@pytest.mark.parametrize("head", ROBOTS)
def test_a_robot_is_never_answered_whatever_it_brings(table: Table, head: dict[str, str]) -> None:
    said = mail(table, head, orders("Frederick"), PLAYERS["Frederick"])
    assert table.letters() == [] and sent_to(table) == []
    (line,) = [line for line in said if line.startswith("mail: ")]
    assert line == (
        f'mail: an automatic mail, left alone (from {PLAYERS["Frederick"]}, '
        '"Re: [seven-years] Frederick: your report (…)")'
    )  # fmt: skip


@pytest.mark.parametrize(
    "text", ["I am away until Friday.\n", "I am away.\n\n> nation Prussia\n> move Keith: Brieg\n"]
)
def test_a_notice_without_orders_starts_no_exchange(table: Table, text: str) -> None:
    said = mail(table, {"Precedence": "bulk"}, text, PLAYERS["Frederick"])
    assert any("with Frederick's token, but without orders: left alone (from" in line for line in said)
    assert table.letters() == [] and sent_to(table) == []


def test_a_letter_of_ours_that_comes_back_is_left_alone(table: Table) -> None:
    ours = table.to("Frederick")[0].as_bytes()
    table.lay("ours.eml", ours.replace(b"\n\n", b"\n\nnation Prussia\nmove Keith: Brieg\n", 1))
    assert any("a letter of ours that came back, left alone" in line for line in table.run().lines)
    assert table.letters() == [] and sent_to(table) == []


def test_a_persons_mail_that_names_no_game_is_told_with_its_subject(table: Table) -> None:
    (table.root / "second").mkdir()
    (table.root / "second" / "log.jsonl").write_bytes((table.game / "log.jsonl").read_bytes())
    made = b"From: a@example.org\nSubject: hello\x1b[31m (ABCD-EFGH-2345)\n\nnation Prussia\n"
    table.lay("stranger.eml", made)
    assert any('(from a@example.org, "hello[31m (…)")' in line for line in table.run().lines)
