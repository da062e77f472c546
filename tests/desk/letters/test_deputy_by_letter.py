"""`deputy ANNA ADDRESS from ... to ...` in a letter: a seat is handed over for some days, and comes back."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from email.message import Message
from pathlib import Path

import pytest

from pbem.desk.look import doctor, proofs
from pbem.desk.look.deputy_list import deputy_lines
from pbem.desk.moderator import deputy, substitute, undo
from pbem.desk.out.tokens import tokens_in
from pbem.game import state
from pbem.game.entries import DeputyEntry, LetterEntry
from pbem.game.state import State
from support.command_line import done, run
from support.play_by_mail.mail_table import body, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
ANNA = "anna@example.org"
BEGIN = datetime(2026, 11, 3, 23, 0, tzinfo=UTC)
"""Midnight in Berlin, before Wednesday 4 November."""
END = BEGIN + 2 * DAY
LINE = f"deputy Anna {ANNA} from 4 November to 5 November\n"


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    return begun(tmp_path)


def begun(folder: Path, settings: str = "") -> Timed:
    table = Timed(folder)
    table.set(settings)
    table.at(MONDAY)
    return table


def now(table: Timed) -> State:
    return state.load(table.game)


def written(table: Timed, text: str, number: int = 1, when: datetime = MONDAY) -> str:
    """The receipt of a letter of Frederick's."""
    table.reply("Frederick", text, number=number)
    before = len(table.to("Frederick"))
    table.at(when + number * MINUTE)
    return next(body(one) for one in table.to("Frederick")[before:] if "receipt" in str(one["Subject"]))


def to_anna(table: Timed) -> list[Message]:
    return [mail for mail in table.sent() if mail["To"] == ANNA]


def anna_writes(table: Timed, text: str, when: datetime, number: int = 1, subject: str = "") -> None:
    table.drop(ANNA, f"Re: {subject or to_anna(table)[-1]['Subject']}", text, f"<anna-{number}@example.org>")
    table.at(when)


def orders_of(table: Timed) -> list[LetterEntry]:
    return [one for one in now(table).letters_ever if one.player == "Frederick" and one.counts]


# --------------------------------------------------------------------------------------- it is announced


@pytest.mark.parametrize(
    "line",
    [
        LINE,
        f"Deputy: Anna <{ANNA}>, 2026-11-04 to 2026-11-05.\n",
        f"Vertretung Anna {ANNA} vom 4.11. bis zum 5.11.2026\n",
        f"Vertreter: Anna {ANNA}<mailto:{ANNA}> 4. bis 5. November\n",
    ],
)
def test_the_writer_the_moderator_and_all_are_told(line: str, table: Timed) -> None:
    text = written(table, line)
    assert "your letter has arrived and counts" in text
    assert f"Anna ({ANNA}) plays for you too: 4 to 5 November 2026. To end that write: deputy off" in text
    assert "the one that was sent later counts" in text
    assert "You may have a deputy on 26 more days in this game." in text
    (one,) = now(table).deputies
    assert (one.name, one.address, one.since, one.until) == ("Anna", ANNA, BEGIN, END)
    assert to_anna(table) == [], "her time has not begun"
    (mail,) = [mail for mail in table.sent() if mail["To"] == "moderator@example.org"]
    assert f"Frederick has a deputy: 4 to 5 November 2026, by letter. It is Anna, {ANNA}." in body(mail)
    table.at(MONDAY + HOUR)
    told = [body(one) for one in table.to("Pompadour")]
    assert any("Frederick has a deputy: 4 to 5 November 2026." in one for one in told)
    assert not any("Anna" in one or ANNA in one for one in told)


def test_only_the_moderator_is_told_if_the_settings_say_so(tmp_path: Path) -> None:
    table = begun(tmp_path, "deputies: {tell: moderator}\n")
    written(table, LINE)
    table.at(MONDAY + HOUR)
    assert not any("deputy" in body(one) for one in table.to("Pompadour"))
    assert any(mail["To"] == "moderator@example.org" for mail in table.sent())


@pytest.mark.parametrize(
    ("settings", "line", "why"),
    [
        ("deputies: {allow: never}\n", LINE, "in this game letters name no deputies; ask the moderator"),
        ("deputies: {days: 1}\n", LINE, "that would be 2 days in this game, and the settings allow 1"),
        ("", f"deputy Anna {ANNA} from 1 November 2026 to 5 November\n", "or the first is over"),
        ("", f"deputy Me {PLAYERS['Frederick']} from 4 Nov to 5 Nov\n", "that address is your own"),
        (
            "",
            "deputy Anna an\\na@example.org from 4 Nov to 5 Nov\n",
            "is no address that mail can be sent to",
        ),
    ],
)
def test_beyond_the_limits_it_is_refused_and_the_orders_count(
    settings: str, line: str, why: str, tmp_path: Path
) -> None:
    table = begun(tmp_path, settings)
    text = written(table, f"{line}\nnation Prussia\nbattle: loss 1\n")
    assert "Your deputy is not noted: " in text and why in text
    assert "your letter has arrived and counts" in text and now(table).deputies == ()
    assert now(table).filed["Prussia"].plans_from(1)


@pytest.mark.parametrize(
    "line", ["deputy Anna from 4 Nov to 5 Nov", f"deputy {ANNA}", f"deputy Anna {ANNA}", "deputy"]
)
def test_what_is_missing_is_asked_back(line: str, table: Timed) -> None:
    text = written(table, f"{line}\nnation Prussia\nbattle: loss 1\n")
    assert "missing: such as deputy Anna anna@example.org from 3 May to 12 May" in text


def test_talk_that_begins_with_the_word_is_no_order(table: Timed) -> None:
    text = written(table, "Deputy prime ministers never answer my letters.\nnation Prussia\nbattle: loss 1\n")
    assert "counts." in text and "What is wrong" not in text


# ----------------------------------------------------------------------------------- while it lasts


def test_the_deputy_gets_a_report_and_tokens_of_his_own_when_the_time_begins(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN - MINUTE)
    assert to_anna(table) == []
    table.at(BEGIN + MINUTE)
    (mail,) = to_anna(table)
    text = body(mail)
    assert "Anna, in the game seven-years of FRIEDRICH" in text and "4 to 5 November 2026" in text
    assert "reply with the line: deputy off" in text
    own, players = (tokens_in([str(one["Subject"])]) for one in (mail, table.to("Frederick")[0]))
    assert len(own) == len(players) == 1 and own != players
    forms = [part.get_filename() for part in mail.walk() if part.get_filename()]
    assert {"Prussia.txt", "Hanover.txt"} <= set(forms)
    table.at(BEGIN + HOUR)
    assert len(to_anna(table)) == 1, "once"


def test_his_letters_count_and_both_get_the_receipts(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    frederick = len(table.to("Frederick"))
    anna_writes(table, orders("Frederick"), BEGIN + HOUR)
    letter = now(table).letters_ever[-1]
    assert (letter.player, letter.deputy, letter.counts) == ("Frederick", 1, True)
    hers = [one for one in to_anna(table) if "receipt" in str(one["Subject"])]
    his = [one for one in table.to("Frederick")[frederick:] if "receipt" in str(one["Subject"])]
    assert len(hers) == len(his) == 1 and body(hers[0]) == body(his[0])
    assert "Written by Anna, who plays for Frederick." in body(his[0])
    assert hers[0]["In-Reply-To"] == "<anna-1@example.org>" and his[0]["In-Reply-To"] is None
    for player in set(PLAYERS) - {"Frederick"}:
        table.reply(player, orders(player))
    table.at(BEGIN + 2 * HOUR)
    assert now(table).game.turn == 2, "the game went on with her orders"
    report = next(one for one in reversed(to_anna(table)) if "report" in str(one["Subject"]))
    assert body(report) == body(table.to("Frederick")[-1])
    assert proofs.replay(now(table))[1] is None and proofs.verify(now(table))[2] == []
    assert all(finding.harmless for finding in doctor.examine(table.game))


def said_to_others(folder: Path, settings: str) -> tuple[list[str], str]:
    """What Elisabeth is sent of Anna's talk, and the public summary."""
    table = begun(folder, settings)
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    anna_writes(table, "to all: Peace!\nto Elisabeth: Leave Kolberg alone.\n", BEGIN + HOUR)
    mails = [one for one in table.to("Elisabeth") if "Peace!" in body(one) or "Kolberg" in body(one)]
    assert len(mails) == 2
    summary = (table.game / "reports/turn-00/summary.txt").read_text("utf-8")
    told = [f"{one['Subject']} {body(one)}" for one in mails]
    assert not any(ANNA in one or "Anna" in one for one in (*told, summary))
    return told, summary


def test_what_she_says_to_others_is_told_as_hers(tmp_path: Path) -> None:
    (to_all, to_one), summary = said_to_others(tmp_path, "")
    assert (
        "from Frederick's deputy" in to_all and "Frederick's deputy writes to all players: Peace!" in to_all
    )
    assert "Frederick's deputy writes to you: Leave Kolberg alone." in to_one
    assert "Frederick's deputy to all:" in summary


def test_unsigned_it_does_not_tell_whose_deputy_wrote(tmp_path: Path) -> None:
    told, summary = said_to_others(tmp_path, "press: anonymous\n")
    assert not any("deputy" in one or "Frederick" in one for one in told) and "Unsigned, to all:" in summary


def test_where_nobody_knows_of_a_deputy_press_tells_of_none(tmp_path: Path) -> None:
    told, summary = said_to_others(tmp_path, "deputies: {tell: moderator}\n")
    assert all("from Frederick" in one and "deputy" not in one for one in told)
    assert "Frederick to all:" in summary and "deputy" not in summary


def test_of_both_their_letters_the_later_counts(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    anna_writes(table, "nation Prussia\nbattle: loss 1\n", BEGIN + HOUR)
    text = written(table, "nation Prussia\nbattle: loss 2\n", 2, BEGIN + HOUR)
    assert "counts" in text and any("receipt" in str(one["Subject"]) for one in to_anna(table))
    assert [one.deputy for one in orders_of(table)] == [0, 1, 0]
    assert "loss 2" in str(now(table).filed["Prussia"].plans_from(1))
    assert "loss 1" not in str(now(table).filed["Prussia"].plans_from(1))


def test_a_deputy_is_reminded_and_decides_nothing_else(table: Timed) -> None:
    written(table, f"deputy Anna {ANNA} from 4 November to 8 November\n")
    table.at(BEGIN + MINUTE)
    table.at(FRIDAY - 6 * HOUR)
    assert any("something is missing" in str(one["Subject"]) for one in to_anna(table))
    anna_writes(
        table,
        "language de\naway 5 Nov to 9 Nov\ndeputy Bob bob@example.org from 4 Nov to 5 Nov\nnation Prussia\n"
        "battle: loss 1\n",
        FRIDAY - 5 * HOUR,
    )
    text = body(to_anna(table)[-1])
    assert "Only Frederick decides about absences, deputies, the language, the time zone and the" in text
    assert now(table).language("Frederick") == "en" and len(now(table).deputies) == 1
    assert now(table).timing and not now(table).timing.absences  # type: ignore[union-attr]


# --------------------------------------------------------------------------------------- when it is over


def test_it_comes_back_by_itself_and_the_deputy_is_told_if_he_writes(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    table.at(END)
    assert len(to_anna(table)) == 1
    letters = len(now(table).letters_ever)
    anna_writes(table, orders("Frederick"), END + MINUTE)
    assert len(now(table).letters_ever) == letters
    last = to_anna(table)[-1]
    assert "it does NOT count: you played for Frederick until 5 November 2026" in body(last)
    assert not tokens_in([str(last["Subject"]), body(last)]) and "Prussia" not in body(last)
    frederick = len(table.to("Frederick"))
    for player in PLAYERS:
        table.reply(player, orders(player), number=2)
    table.at(END + HOUR)
    assert now(table).game.turn == 2 and len(table.to("Frederick")) > frederick
    assert len(to_anna(table)) == 2, "she gets nothing of the game any more"


def test_off_ends_it_and_a_letter_that_waits_for_him_does_not_leave(table: Timed) -> None:
    written(table, LINE)
    (table.root / "post.yaml").rename(table.root / "kept")
    (table.root / "post.yaml").write_text(
        (table.root / "kept").read_text("utf-8").replace("out: {files: ../out}\n", ""), "utf-8"
    )
    table.at(BEGIN + MINUTE)
    waiting = [path.name for path in (table.game / "outbox").glob("*deputy-1*")]
    assert waiting and not to_anna(table)
    (table.root / "kept").replace(table.root / "post.yaml")
    table.reply("Frederick", "deputy off\n", number=2)
    table.at(BEGIN + 2 * MINUTE)
    assert "Frederick has no deputy any more." in body(table.to("Frederick")[-1])
    assert to_anna(table) == [] and not list((table.game / "outbox").glob("*deputy-1*"))
    table.at(BEGIN + HOUR)
    assert to_anna(table) == []


def test_a_deputy_may_give_up_and_is_told_that_he_did(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    anna_writes(table, "Vertretung aus\n", BEGIN + HOUR)
    assert "Frederick has no deputy any more." in body(to_anna(table)[-1])
    assert "Frederick has no deputy any more." in body(table.to("Frederick")[-1])
    anna_writes(table, orders("Frederick"), BEGIN + 2 * HOUR, 2, str(to_anna(table)[0]["Subject"]))
    assert "you played for Frederick until 4 November 2026" in body(to_anna(table)[-1])
    assert "You have no deputy, and none is to come." in written(table, "deputy off\n", 3, BEGIN + 3 * HOUR)


def test_who_takes_the_part_for_good_has_no_deputy(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    substitute.substitute(table.game, "Frederick", "otto@example.org", "")
    table.at(BEGIN + HOUR)
    assert len(to_anna(table)) == 1
    anna_writes(table, orders("Frederick"), BEGIN + 2 * HOUR)
    assert "it does NOT count" in body(to_anna(table)[-1])


def test_an_undo_takes_no_deputy_back_and_no_old_token_opens(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    old = str(to_anna(table)[-1]["Subject"])
    table.everybody_replies()
    table.at(BEGIN + HOUR)
    undo.undo(table.game)
    table.at(BEGIN + 2 * HOUR)
    assert len(now(table).deputies) == 1
    anna_writes(table, orders("Frederick"), BEGIN + 3 * HOUR, subject=old)
    assert "from before the game was corrected or rolled back" in body(to_anna(table)[-1])
    anna_writes(table, orders("Frederick"), BEGIN + 4 * HOUR, 2)
    assert now(table).letters_ever[-1].deputy == 1


def test_more_days_for_the_same_deputy_leave_him_his_tokens(table: Timed) -> None:
    written(table, LINE)
    table.at(BEGIN + MINUTE)
    old = str(to_anna(table)[-1]["Subject"])
    written(table, f"deputy Anna {ANNA} from 4 November to 9 November\n", 2, BEGIN + HOUR)
    (one,) = now(table).deputies
    assert one.until == BEGIN + 6 * DAY
    anna_writes(table, orders("Frederick"), END + HOUR, subject=old)
    assert now(table).letters_ever[-1].deputy == 1


def test_another_deputy_on_the_same_days_takes_the_place_of_the_first(table: Timed) -> None:
    written(table, LINE)
    written(table, "deputy Bob bob@example.org from 5 November to 6 November\n", 2)
    anna, bob = now(table).deputies
    assert (anna.until, bob.since, bob.until) == (BEGIN + DAY, BEGIN + DAY, BEGIN + 3 * DAY)
    assert "that would be" not in written(table, "deputy off\n", 3)
    assert not any(one.until > one.since for one in now(table).deputies)


# ------------------------------------------------------------------------------------ the moderator's hand


def test_where_the_moderator_has_to_agree_nothing_happens_before(tmp_path: Path) -> None:
    table = begun(tmp_path, "deputies: {allow: approved}\n")
    text = written(table, LINE)
    assert f"The moderator is asked whether Anna ({ANNA}) may play for you: 4 to 5 November 2026." in text
    table.at(BEGIN + MINUTE)
    assert to_anna(table) == [] and now(table).deputies == ()
    (mail,) = [mail for mail in table.sent() if mail["To"] == "moderator@example.org"]
    assert "Frederick asks for a deputy" in body(mail) and "--approve" in body(mail)
    assert "--approve or --off" in done("deputy", table.game)
    deputy.approve(table.game, "Frederick", BEGIN + 2 * MINUTE)
    table.at(BEGIN + HOUR)
    assert len(to_anna(table)) == 1
    assert any("Frederick has a deputy: 4 to 5 November" in body(one) for one in table.to("Frederick"))


def test_what_he_does_not_agree_to_is_told_to_the_player_alone(tmp_path: Path) -> None:
    table = begun(tmp_path, "deputies: {allow: approved}\n")
    written(table, LINE)
    assert "does not agree to a deputy for Frederick" in done("deputy", table.game, "Frederick", "--off")
    table.at(BEGIN + MINUTE)
    assert (
        to_anna(table) == []
        and "asks for no deputy" in run("deputy", table.game, "Frederick", "--approve").err
    )
    assert any("does not agree to a deputy" in body(one) for one in table.to("Frederick"))
    assert not any("agree to a deputy" in body(one) for one in table.to("Pompadour"))


def test_the_moderator_names_a_deputy_and_ends_that(table: Timed) -> None:
    said = done("deputy", table.game, "Frederick", "Anna", ANNA, "--from", "2026-11-04", "--to", "2026-11-05")
    assert "seven-years: Frederick has a deputy: 4 to 5 November 2026." in said
    table.at(BEGIN + MINUTE)
    assert len(to_anna(table)) == 1
    deputy.end(table.game, "Frederick", BEGIN + HOUR)
    anna_writes(table, orders("Frederick"), BEGIN + 2 * HOUR)
    assert "it does NOT count" in body(to_anna(table)[-1])
    assert "has no deputy, and none is to come" in run("deputy", table.game, "Frederick", "--off").err
    assert "name the deputy, his address and --to" in run("deputy", table.game, "Frederick").err
    assert "Anna" in done("log", table.game)


def test_the_status_shows_who_stands_in_and_until_when(table: Timed) -> None:
    assert "Deputies:" not in done("status", table.game)
    written(table, LINE)
    assert deputy_lines(now(table), MONDAY) == [f"Frederick: Anna, {ANNA}, 4 to 5 November 2026"]
    assert deputy_lines(now(table), BEGIN)[0].endswith(" (plays now)") and not deputy_lines(now(table), END)
    days = ("--from", "2037-05-03", "--to", "2037-05-12")
    done("deputy", table.game, "Pompadour", "Berta", "berta@example.org", *days)
    shown = "Deputies:\n  Pompadour: Berta, berta@example.org, 3 to 12 May 2037\n"
    assert shown in done("status", table.game).replace(
        f"  Frederick: Anna, {ANNA}, 4 to 5 November 2026\n", ""
    )
    row = json.loads(done("status", table.game, "--json"))["deputies"][-1]
    assert row == {
        "player": "Pompadour", "name": "Berta", "address": "berta@example.org",
        "first": "2037-05-03", "last": "2037-05-12", "plays": False, "asked": False,
    }  # fmt: skip


def test_a_receipt_is_the_same_when_the_mail_comes_again(table: Timed) -> None:
    written(table, LINE)
    receipts = table.game / "reports" / "receipts"
    before = {path.name: path.read_bytes() for path in receipts.iterdir()}
    table.reply("Frederick", LINE, subject=str(table.to("Frederick")[0]["Subject"]))
    table.at(MONDAY + HOUR)
    assert {path.name: path.read_bytes() for path in receipts.iterdir()} == before
    assert sum(isinstance(one, DeputyEntry) for one in now(table).log.entries) == 1


def test_where_the_address_is_enough_it_is_for_a_deputy_too(table: Timed) -> None:
    post = table.root / "post.yaml"
    post.write_text(post.read_text("utf-8") + "who_may_order: address\n", "utf-8")
    written(table, LINE)
    for number, when in enumerate((BEGIN - MINUTE, BEGIN + MINUTE, END + MINUTE), 1):
        table.drop(
            ANNA, "[seven-years] hello", "nation Prussia\nbattle: loss 1\n", f"<b{number}@example.org>"
        )
        table.at(when)
    assert [one.deputy for one in orders_of(table)] == [0, 1]
    assert "you played for Frederick until 5 November 2026" in body(to_anna(table)[-1])
