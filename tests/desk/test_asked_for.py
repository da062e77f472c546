"""`report`, `form` and `status` as lines of a letter have it sent, in either language."""

from __future__ import annotations

import pytest

from pbem.game import state
from support.play_by_mail.mail_table import Table, body


def asked(table: Table, text: str, number: int = 1) -> dict[str, str]:
    """The mails that a letter of Elisabeth's brings her, by what they are about."""
    table.reply("Elisabeth", text, number=number)
    before = len(table.to("Elisabeth"))
    assert not table.run().troubles
    mails = table.to("Elisabeth")[before:]
    subjects = (" ".join(str(one["Subject"]).split()) for one in mails)
    about = (one.partition(": ")[2].partition(" (")[0] for one in subjects)
    return dict(zip(about, map(body, mails), strict=True))


@pytest.mark.parametrize("word", ["report", "Report", "Bericht"])
def test_a_report_is_sent(table: Table, word: str) -> None:
    mails = asked(table, f"{word}\n")
    assert set(mails) == {"receipt", "the report that you asked for"}
    assert "seven-years: for Elisabeth" in mails["the report that you asked for"]
    assert "Saltikov" in mails["the report that you asked for"]
    assert "What you asked for comes in a letter of its own." in mails["receipt"]
    assert "arrived and counts" in mails["receipt"]


@pytest.mark.parametrize("word", ["form", "Formular"])
def test_the_order_forms_of_all_ones_nations_are_sent(table: Table, word: str) -> None:
    mails = asked(table, f"{word}\n")
    form = mails["the order form that you asked for"]
    assert "nation Russia" in form and "nation Sweden" in form and "Prussia" not in form


@pytest.mark.parametrize("word", ["status", "Spielstand"])
def test_status_tells_whom_the_game_waits_for(table: Table, word: str) -> None:
    mails = asked(table, f"{word}\n")
    told = mails["where the game stands"]
    assert "The game waits for" in told and "Pompadour: France has to set up" in told
    assert "Russia: no set-up is on file" in told


def test_all_of_it_may_stand_beside_orders_and_takes_nothing_off_the_file(table: Table) -> None:
    asked(table, "nation Russia\nbattle: loss 2\n")
    mails = asked(table, "amend\nnation Russia\nbattle Fermor: loss 1\nreport\nstatus\nstatus\n", 2)
    assert set(mails) == {"receipt", "the report that you asked for", "where the game stands"}
    on_file = [one.order.text for one in state.load(table.game).filed["Russia"].plans]
    assert on_file == ["battle: loss 2", "battle Fermor: loss 1"]
    assert len(asked(table, "report\n", 3)) == 2
    assert [one.order.text for one in state.load(table.game).filed["Russia"].plans] == on_file


def test_a_mail_that_is_taken_in_again_has_nothing_sent_twice(table: Table) -> None:
    asked(table, "report\n")
    (entry,) = state.load(table.game).letters_ever
    before = len(table.to("Elisabeth"))
    table.lay("again.eml", (table.game / "letters" / entry.file).read_bytes())
    table.run()
    assert entry.asks == ("report",) and len(table.to("Elisabeth")) == before


@pytest.mark.parametrize("line", ["order desk please", "Order desk", "Befehlstisch bitte", "Befehlstisch"])
@pytest.mark.parametrize("letters", ["letters: text", "letters: html", "order_desk: request"])
def test_the_order_desk_is_sent_whatever_the_settings(table: Table, line: str, letters: str) -> None:
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8").replace("letters: text", letters), "utf-8")
    before = len(table.to("Elisabeth"))
    mails = asked(table, f"{line}\n")
    assert "arrived and counts" in mails["receipt"]
    assert "order-desk.html" in mails["the order desk that you asked for"]
    (sent,) = (one for one in table.to("Elisabeth")[before:] if "order desk" in str(one["Subject"]))
    (page,) = (one.get_payload(decode=True) for one in sent.walk() if one.get_filename() == "order-desk.html")
    assert b"<html" in page[:200] and len(page) > 50_000
