"""Whoever is late is answered for as the settings say; the receipt says so before, and all are told it then.
It is played by mails, with a clock that the test moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.out import reports
from pbem.game import state
from support.play_by_mail.mail_table import body, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

HANOVER = "nation Hanover\nsetup Ferdinand 7, Cumberland 5\nfinal\n"
PROMISES = {
    "bot": "If nothing has come by then, a program answers for her.",
    "standing": "If nothing has come by then, her troops are split evenly",
    "wait": "If nothing has come by then, the moderator decides what is done.",
}
TOLD = {
    "bot": "Prussia: nothing had come in time, and a program answered for her.",
    "standing": "Prussia: nothing had come in time about the troops of her generals, and the default",
    "wait": "",
}
BEFORE, DECIDED = "receipt", "Decided by the deadline"


def played(folder: Path, policy: str) -> Timed:
    """Frederick sends only Hanover's set-up; the grace is over."""
    table = Timed(folder)
    table.set(f"nations: {{Prussia: {{late: {policy}}}}}\n")
    table.at(MONDAY)
    for player in PLAYERS:
        table.reply(player, HANOVER if player == "Frederick" else orders(player))
    table.at(MONDAY + HOUR)
    table.at(FRIDAY + HOUR)
    assert not state.load(table.game).game.troops.get("Friedrich"), "he still has his grace"
    table.at(FRIDAY + 2 * HOUR)
    return table


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("policy", TOLD)
def test_what_the_receipt_promises_is_done_and_told_to_all(tmp_path: Path, policy: str) -> None:
    table = played(tmp_path, policy)
    (receipt,) = [mail for mail in table.to("Frederick") if BEFORE in str(mail["Subject"])]
    assert PROMISES[policy] in plain(body(receipt))
    now = state.load(table.game)
    assert (now.game.turn == 0) == (policy == "wait")
    public = plain(reports.summary(now, 0)) if policy != "wait" else ""
    texts = [" ".join(plain(body(mail)) for mail in table.to(player)) for player in PLAYERS]
    for text in (public, *texts) if TOLD[policy] else ():
        assert TOLD[policy] in text
        assert "Hanover: nothing had come" not in text and "France: nothing had come" not in text
    assert any(DECIDED in text for text in texts) == bool(TOLD[policy])


def test_a_german_reader_is_told_it_in_german(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    table.set("nations: {Prussia: {late: bot}}\n")
    table.at(MONDAY)
    for player in PLAYERS:
        spoken = "Sprache deutsch\n" if player == "Pompadour" else ""
        table.reply(player, HANOVER if player == "Frederick" else spoken + orders(player))
    table.at(MONDAY + HOUR)
    table.at(FRIDAY + 2 * HOUR)
    told = plain(body(table.to("Pompadour")[-1]))
    assert "Preußen: Rechtzeitig kam nichts, und ein Programm hat für sie geantwortet." in told
