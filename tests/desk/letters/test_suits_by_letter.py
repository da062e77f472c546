"""`suits signs`: a player's plain text shows `♠13` where it showed `S13`, until he says `suits letters`."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.letters.home_check import home_check
from pbem.desk.look import proofs
from pbem.desk.moderator import deputy, undo
from pbem.desk.out import formats, reports
from pbem.game import state
from pbem.game.at_home import at_home
from pbem.game.entries import SuitsEntry
from pbem.game.state import State
from support.command_line import done, run
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import HOUR, MONDAY, Timed, after_turn_one

MINUTE = timedelta(minutes=1)
ANNA = "anna@example.org"
SIGN = re.compile("[♠♣♥♦]")
LETTER = re.compile(r"(?<![\w=])[SCHD](?:1[0-3]|[4-9])\b")
"""A card as a letter; 2 and 3 would be generals too."""


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory) -> Timed:
    """Turn 2 of a game with deadlines; to be copied, not changed."""
    table = Timed(tmp_path_factory.mktemp("dated"))
    table.set()
    table.at(MONDAY)
    return after_turn_one(table)


@pytest.fixture
def table(dated: Timed, tmp_path: Path) -> Timed:
    return dated.copied(tmp_path)


def now(table: Timed) -> State:
    return state.load(table.game)


def written(table: Timed, text: str, number: int = 1) -> str:
    """The receipt of a letter of Frederick's in turn 2."""
    table.reply("Frederick", text, number=number + 10)
    before = len(table.to("Frederick"))
    table.at(MONDAY + number * MINUTE)
    return next(body(mail) for mail in table.to("Frederick")[before:] if "receipt" in str(mail["Subject"]))


def bare(text: str) -> str:
    """A text without what is to be typed, which stands between backticks or as an order on file."""
    return re.sub(r"`[^`]*`|(?:recruit|play|keep|discard) [^,.;]*", "", text)


def in_letters(text: str) -> list[str]:
    """The words of a text with signs as they would be without."""
    alone = re.sub(r"[♠♣♥♦] (?=[a-z])", "", text)
    return alone.translate(str.maketrans("♠♣♥♦", "SCHD")).split()


@pytest.mark.parametrize("line", ["suits signs", "Suits: symbols.", "Symbole Zeichen", "Farben: als Zeichen"])
def test_the_receipt_says_so_and_letters_to_come_have_signs(line: str, table: Timed) -> None:
    before = reports.private_report(now(table), "Frederick", 2)
    assert LETTER.search(bare(before)) and not SIGN.search(before)
    text = written(table, f"{line}\n")
    assert "your letter has arrived and counts" in text
    assert "Suits are shown as signs from now on (♠ spades, ♣ clubs, ♥ hearts, ♦ diamonds)." in text
    after = reports.private_report(now(table), "Frederick", 2)
    assert re.search("Cards: [♠♣♥♦] (spades|clubs|hearts|diamonds) ", after) and not LETTER.search(
        bare(after)
    )
    assert not SIGN.search(reports.private_report(now(table), "Maria Theresa", 2))
    assert not SIGN.search(reports.summary(now(table), 2))


def test_nothing_but_the_signs_changes(table: Timed) -> None:
    before = reports.private_report(now(table), "Frederick", 2)
    done("suits", table.game, "Frederick", "signs")
    after = reports.private_report(now(table), "Frederick", 2)
    assert after != before and in_letters(after) == before.split()


def test_they_stand_in_receipts_mails_and_forms_and_go_again(table: Timed) -> None:
    written(table, "suits signs\n")
    text = written(table, "nation Prussia\nbattle: fight\n", 2)
    assert re.search(r"plays (?:[♠♣♥♦]\d+(?:, | or )?)+", text) and not LETTER.search(bare(text))
    assert now(table).shows_signs("Frederick")
    assert "Suits are shown as letters from now on in plain text." in written(table, "Suits letters\n", 3)
    text = written(table, "nation Prussia\nbattle: fight\nbattle: loss 1\n", 4)
    assert not SIGN.search(text) and not now(table).shows_signs("Frederick")


def test_cards_with_signs_are_read_as_they_stand(table: Timed) -> None:
    """What a letter shows may be sent back: the sign first or last, or with a telephone's mark."""
    done("suits", table.game, "Frederick", "signs")
    hand = [card for card in now(table).game.hands["Prussia"] if card.suit in "SCHD"][:3]
    signs = dict(zip("SCHD", "♠♣♥♦", strict=True))
    first, second, third = ((signs[card.suit], card.value) for card in hand)
    typed = f"{first[0]}{first[1]} {second[1]}{second[0]} {third[0]}\ufe0f {third[1]}"
    text = written(table, f"nation Prussia\nbattle: play {typed}, keep {third[0]}, loss 1\n")
    faces = " ".join(card.face for card in hand)
    kept = {"♠": "spades", "♣": "clubs", "♥": "hearts", "♦": "diamonds"}[third[0]]
    assert f"battle: play {faces}, keep {kept}, loss 1" in text and "What is wrong" not in text


def test_the_form_of_a_reader_of_signs_shows_them_and_its_lines_are_read(table: Timed) -> None:
    letters = reports.order_form(now(table), "Prussia")
    done("suits", table.game, "Frederick", "signs")
    form = reports.order_form(now(table), "Prussia")
    for one in ("html", "markdown"):
        assert SIGN.search(formats.order_form(now(table), "Prussia", one))
    words = [[one for one in text if one != "#"] for text in (in_letters(form), letters.split())]
    assert SIGN.search(form) and words[0] == words[1], "its lines may break elsewhere"
    assert "What is wrong" not in written(table, form)


def test_the_moderator_sets_it_and_is_told_who_there_is(table: Timed) -> None:
    assert "Frederick's letters show suits as signs in plain text" in done(
        "suits", table.game, "Frederick", "signs"
    )
    file = table.game / "reports" / "turn-02" / "frederick.txt"
    assert SIGN.search(file.read_text("utf-8")), "the reports are written again"
    assert "Frederick: suits as signs from now on" in done("log", table.game)
    assert "as letters in plain text" in done("suits", table.game, "Frederick", "letters")
    assert not SIGN.search(file.read_text("utf-8"))
    assert "Nobody" in run("suits", table.game, "Nobody", "signs").err
    assert run("suits", table.game, "Frederick", "colours").code


def test_an_undo_leaves_it_and_replay_too(table: Timed) -> None:
    written(table, "suits signs\n")
    undo.undo(table.game, 3, "a trial")
    assert now(table).shows_signs("Frederick") and proofs.replay(now(table))[1] is None


def test_a_deputy_reads_as_the_player_does_and_does_not_decide_it(table: Timed) -> None:
    written(table, "suits signs\n")
    first, last = (MONDAY.date() + timedelta(days=day) for day in (0, 5))
    deputy.appoint(table.game, "Frederick", "Anna", ANNA, first, last, MONDAY)
    table.at(MONDAY + HOUR)
    mine = [mail for mail in table.sent() if mail["To"] == ANNA]
    assert any(SIGN.search(body(mail)) for mail in mine)
    subject = f"Re: {mine[-1]['Subject']}"
    table.drop(ANNA, subject, "suits letters\nnation Prussia\nbattle: loss 1\n", "<a@example.org>")
    table.at(MONDAY + 2 * HOUR)
    mine = [mail for mail in table.sent() if mail["To"] == ANNA]
    assert "the time zone and the signs of suits: that is left out" in body(mine[-1])
    assert now(table).shows_signs("Frederick")


def test_a_check_at_home_says_it_with_the_same_signs(table: Timed) -> None:
    done("suits", table.game, "Frederick", "signs")
    home = at_home(now(table), "Frederick")
    assert home.shows_signs("Frederick")
    receipt = home_check(home, "letter.txt", b"nation Prussia\nbattle: fight\n", MONDAY)
    assert SIGN.search(reports.receipt(home, receipt))


@pytest.mark.parametrize("line", ["Suits me fine.", "suits me", "Farben sind schön"])
def test_talk_that_begins_with_the_word_is_no_order(line: str, table: Timed) -> None:
    text = written(table, f"{line}\nnation Prussia\nbattle: loss 1\n")
    assert "counts." in text and "What is wrong" not in text
    assert not any(isinstance(one, SuitsEntry) for one in now(table).log.entries)


@pytest.mark.parametrize("line", ["suits", "suits sings", "Symbole Zeihcen"])
def test_what_is_missing_is_asked_back(line: str, table: Timed) -> None:
    text = written(table, f"{line}\nnation Prussia\nbattle: loss 1\n")
    assert "suits are shown as signs or as letters" in text and "suits signs | letters" in text
