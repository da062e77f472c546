"""Private messages of a forum come in as letters: the token in them counts, and the receipt goes by mail to
the player's address on record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.game import state
from support.corpus.forum_mails import discourse, geekmail, phpbb_form, phpbb_notice
from support.play_by_mail.mail_table import Table, body, orders
from support.play_by_mail.player_addresses import PLAYERS


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = Table(tmp_path)
    table.run()
    return table


def subject(table: Table) -> str:
    """What a player copies into the subject of his message."""
    return f"Re: {table.to('Frederick')[0]['Subject']}"


@pytest.mark.parametrize("written", [discourse, geekmail, phpbb_form])
def test_a_message_with_the_token_is_filed(table: Table, written: Callable[[list[str], str], bytes]) -> None:
    table.lay("message.eml", written(orders("Frederick").splitlines(), subject(table)))
    done = table.run()
    assert not done.troubles and "seven-years: Frederick: letter 1 filed" in done.lines
    assert [entry.counts for entry in state.load(table.game).letters] == [True]
    (receipt,) = table.sent()[len(PLAYERS) :]
    assert receipt["To"] == PLAYERS["Frederick"] and "counts." in body(receipt)


@pytest.mark.parametrize("written", [discourse, geekmail, phpbb_form])
def test_without_the_token_it_is_left_alone(table: Table, written: Callable[[list[str], str], bytes]) -> None:
    table.lay("message.eml", written(orders("Frederick").splitlines(), "[seven-years] my orders"))
    (line,) = [line for line in table.run().lines if "left alone" in line]
    assert "without a token" in line and "[seven-years] my orders" in line
    assert table.letters() == [] and len(table.sent()) == len(PLAYERS)


def test_a_notice_without_the_message_is_told_to_the_moderator(table: Table) -> None:
    table.lay("notice.eml", phpbb_notice(subject(table)))
    assert (
        "seven-years: a mail of a list or a program with Frederick's token, but without orders: left alone "
        '(from board@forum.example.org, "New private message has arrived")' in table.run().lines
    )
    assert table.letters() == [] and len(table.sent()) == len(PLAYERS)
