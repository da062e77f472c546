"""Receipts are as short as they can be: what its reader knows from his letter, or from an earlier receipt, is
not told again."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.out import reports
from pbem.game import save
from support.play_by_mail.mail_table import Table, body
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, PLAN


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Turn 2, Prussia's stage; Austria and the Imperial Army come later."""
    path = tmp_path / "seven-years"
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path


def receipt(game: Path, text: str, player: str = "Maria Theresa") -> str:
    now, said = submit.submit(game, "letter.txt", text.encode(), sender=player)
    return reports.receipt(now, said)


def test_plans_alone_have_a_short_receipt(game: Path) -> None:
    first = receipt(game, "nation Austria\nbattle: loss 2\nretreat: off supply\n")
    second = receipt(game, "nation Austria\nbattle: loss 3\nretreat: off supply\n")
    assert len(first.splitlines()) <= 26, first
    assert len(second.splitlines()) <= 30, second


def test_what_is_new_is_listed_only_beside_more_that_is_not(game: Path) -> None:
    same = f"{KEITH}\n{PLAN}\n"
    receipt(game, f"nation Prussia\n{same}", "Frederick")
    text = receipt(game, f"nation Prussia\n{same}battle Keith: loss 1\n", "Frederick")
    assert "New since your last letter\n  - battle Keith: loss 1\n" in text
    text = receipt(game, "nation Prussia\nmove Keith: Oschatz\nbattle: loss 4\n", "Frederick")
    assert "New since" not in text and "2 changed, 1 withdrawn" in text


@pytest.mark.parametrize("plans", ["battle: loss 2\n", "standing\nbattle: loss 2\n"])
def test_plans_are_not_told_as_no_orders(game: Path, plans: str) -> None:
    text = " ".join(receipt(game, f"nation Austria\n{plans}").split())
    assert "Austria: only plans are on file for turn 2; at the deadline she moves nothing, and fights" in text
    assert "Imperial Army: no orders for turn 2 are on file" in text
    text = " ".join(receipt(game, "amend\nnation Austria\nretreat: off supply\nwithdraw\n").split())
    assert ("Austria: only plans" in text) == ("standing" in plans)


def test_a_stage_that_waits_for_a_better_line_is_told_once(game: Path) -> None:
    text = " ".join(receipt(game, "nation Austria\nbattle: loss 2\nmove Daun: Kassel\n").split())
    assert text.count("mended") == 1 and "waits for the better lines" not in text
    assert "At the deadline that is carried out without it." in text


SET_UP = (
    "nation Prussia\nsetup Friedrich 8, Winterfeldt 3, Heinrich 4, Schwerin 6, Keith 4, Seydlitz 2, Dohna 3, "
    "Lehwaldt 2\n{}nation Hanover\nsetup Ferdinand 7, Cumberland 5\n{}"
)


@pytest.mark.parametrize("more", ["", "final\n"])
def test_the_first_receipt_of_a_set_up_is_short_and_tells_all(tmp_path: Path, more: str) -> None:
    """For two nations, and by mail: with when it is played, whom the game waits for, which letter counts."""
    table = Table(tmp_path)
    table.run()
    table.reply("Frederick", SET_UP.format(more, more))
    table.run()
    (mail,) = [one for one in table.to("Frederick") if "receipt" in str(one["Subject"])]
    part = next(one for one in mail.walk() if one.get_content_type() == "text/plain")
    text = part.get_payload(decode=True).decode()
    assert len(text.splitlines()) < 30, text
    told = " ".join(text.split())
    for words in (
        "Hanover, set-up and turn 1", "Lehwaldt 2", "Cumberland 5", "When it is played - Prussia, Hanover:",
        "Russia (Elisabeth), Austria (Maria Theresa), France (Pompadour)",
        "amend adds to it, withdraw takes it back.", "Sending the same letter twice does no harm.",
        "In the game's log: log ",
    ):  # fmt: skip
        assert words in told, words


def test_a_set_up_that_was_carried_out_is_not_still_in_force(tmp_path: Path) -> None:
    """In turn 1 too, the turn that a set-up counts to as long as it is open."""
    table = Table(tmp_path)
    table.run()
    table.everybody_replies()
    table.reply("Frederick", SET_UP.format("final\n", "final\n"))
    table.run()
    table.reply("Frederick", "nation Prussia\nmove Keith: Reichenbach\n", number=2)
    table.run()
    mails = [one for one in table.to("Frederick") if "receipt" in str(one["Subject"])]
    assert "receipt for letter 2, turn 1" in body(mails[-1])
    assert "setup Friedrich" not in body(mails[-1]) and "Against what was on file" not in body(mails[-1])
