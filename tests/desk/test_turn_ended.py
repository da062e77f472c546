"""A run may play on into the next turn: its mail tells each player what the ended turn changed for him."""

from __future__ import annotations

from email.message import Message
from pathlib import Path

from pbem.engine.events import Drawn
from pbem.game import state
from support.play_by_mail.mail_table import Table


def text_of(mail: Message) -> str:
    """The text of a mail, without its forms."""
    first = next(part for part in mail.walk() if part.get_content_type() == "text/plain")
    return str(first.get_payload(decode=True), "utf-8")


def test_the_letter_that_opens_a_turn_tells_what_the_last_one_changed(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    table.everybody_replies()
    table.run()
    now = state.load(table.game)
    assert now.game.turn == 2
    events = [one.event for one in now.history if one.turn == 1]
    drawn = {one.nation: one.cards for one in events if isinstance(one, Drawn)}
    assert len(drawn) == 7
    for player, nations in now.game.roles.items():
        told = text_of(table.to(player)[-1])
        report = told.partition("Where everybody stands")[0]
        assert f"seven-years, turn 2: for {player}" in report and f"{nations[0]}, turn 1" in report
        said = " ".join(report.split())
        for nation, cards in drawn.items():
            shown = f"Tactical Card{'s' * (len(cards) > 1)}: {' '.join(card.face for card in cards)}."
            assert (shown in said) == (nation in nations), (player, nation)


def test_the_letters_that_open_a_game_tell_of_no_end(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    assert not any("What changed for you since" in text_of(mail) for mail in table.sent())
