"""Mails of forums that tell of a private message: the player's orders are read, nothing of the forum's."""

from __future__ import annotations

import re

import pytest

from pbem.data.rules import rules_for
from pbem.orders.reading.parse import parse
from pbem.post.read.content import read_letter
from support.corpus.forum_mails import SUBJECT, forum_mails, phpbb_notice
from support.corpus.handmade_mails import ORDERS


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in forum_mails()])
def test_the_orders_of_a_private_message_are_read(data: bytes) -> None:
    letter = read_letter(data)
    texts = [line.text for line in letter.lines]
    assert [text for text in texts if text in ORDERS] == ORDERS
    sheet = parse([(line.number, line.text) for line in letter.lines], rules_for("standard"))
    skipped = {text for _, text in sheet.skipped}
    assert not sheet.faults and set(texts) - skipped <= set(ORDERS)
    assert letter.subject and "K7QF-2M4X-9PLD" in letter.subject and letter.whole


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in forum_mails()])
def test_programs_mails_are_known_and_a_persons_is_no_programs(data: bytes) -> None:
    assert read_letter(data).sent == ("person" if b"Fwd:" in data else "list")


def test_a_notice_without_the_message_holds_its_subject_and_no_order() -> None:
    letter = read_letter(phpbb_notice())
    assert SUBJECT in [line.text for line in letter.lines] and letter.sent == "list"
    sheet = parse([(line.number, line.text) for line in letter.lines], rules_for("standard"))
    assert not sheet.faults and not any(part.orders for part in sheet.parts)


def test_a_quotation_of_a_geekmail_is_one() -> None:
    letter = read_letter(
        b'nation Prussia\n[q="otto"]move Keith: Brieg\n[q]hold[/q][/q]\n[c]move Keith: Oppeln[/c]\n'
    )
    assert [line.text for line in letter.lines] == ["nation Prussia", "move Keith: Oppeln"]
    assert re.search("quoted", " ".join(line.why for line in letter.skipped))
