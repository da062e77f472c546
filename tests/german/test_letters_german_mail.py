"""What a German player of an English game is mailed: all of it German, and to the others none of it."""

from __future__ import annotations

import email
import os
import re
from datetime import UTC, datetime, timedelta
from email.message import Message
from email.policy import default
from pathlib import Path

import pytest

from pbem.desk import run
from pbem.desk.moderator import deadlines
from pbem.game import save
from support.english_words import ENGLISH, without_both_languages
from support.play_by_mail.player_addresses import PLAYERS

POST = """
moderator: {address: moderator@example.org}
token_key: ../token.key
letters: text
in: [{folder: ../in}]
out: {files: ../out}
"""
TIMING = """
zone: Europe/Berlin
deadline: {days: [Friday], at: 20:00}
grace: 2 hours
reminders: [6 hours]
outage: {silence: never}
"""
MONDAY = datetime(2026, 11, 2, 21, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture(scope="module")
def mails(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Message]]:
    """All mails of two weeks in which one letter came, by player: reports, reminders, deadlines, receipts."""
    folder: Path = tmp_path_factory.mktemp("mail")
    root, game = folder / "games", folder / "games" / "seven-years"
    (folder / "in").mkdir()
    languages = {"Frederick": "de"}
    save.new(game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", languages=languages)
    (root / "post.yaml").write_text(POST, "utf-8")
    deadlines.set_timing(game, TIMING, "timing.yaml", MONDAY - HOUR)
    for hours in (0, 93):
        run.run(root, MONDAY + hours * HOUR)
    subject = next(str(one["Subject"]) for one in sent(folder) if one["To"] == PLAYERS["Frederick"])
    drop(folder, subject, "Nation Preußen\nziehe Friedrich: Paris\nziehe Keith\n")
    deadlines.stop(game, MONDAY + 94 * HOUR, "Prosit")
    run.run(root, MONDAY + 94 * HOUR)
    deadlines.go_on(game, MONDAY + 95 * HOUR)
    for hours in (95, 24 * 7, 24 * 14):
        run.run(root, MONDAY + hours * HOUR)
    return {player: [one for one in sent(folder) if one["To"] == PLAYERS[player]] for player in PLAYERS}


def sent(folder: Path) -> list[Message]:
    mails = sorted((folder / "out").glob("*.eml"))
    return [email.message_from_bytes(path.read_bytes(), policy=default) for path in mails]


def drop(folder: Path, subject: str, text: str) -> None:
    mail = email.message.EmailMessage(policy=default)
    mail["From"], mail["To"] = PLAYERS["Frederick"], "moderator@example.org"
    mail["Subject"] = f"Re: {subject}"
    mail["Message-ID"] = "<1@example.org>"
    mail.set_content(text)
    (folder / "in" / "1.eml").write_bytes(mail.as_bytes())
    os.utime(folder / "in" / "1.eml", (1_000_000, 1_000_000))  # else the run waits whether it grows


def told(mail: Message) -> str:
    """The subject and all texts of a mail, without what somebody typed."""
    parts = [part.get_content() for part in mail.walk() if part.get_content_maintype() == "text"]
    text = without_both_languages("\n".join((str(mail["Subject"]), *parts)))
    return re.sub(r'[„"][^“"]*[“"]', " ", text)


def test_the_mails_are_of_all_kinds(mails: dict[str, list[Message]]) -> None:
    subjects = " ".join(str(one["Subject"]) for one in mails["Frederick"])
    for about in ("dein Bericht", "es fehlt noch etwas", "eine neue Frist", "Empfangsbestätigung"):
        assert about in subjects, subjects


def test_all_that_a_german_player_is_mailed_is_german(mails: dict[str, list[Message]]) -> None:
    found = {word.lower(): told(one) for one in mails["Frederick"] for word in ENGLISH.findall(told(one))}
    assert not found, found


def test_the_others_are_written_to_in_english(mails: dict[str, list[Message]]) -> None:
    german = re.compile(r"\b(der|das|und|ist|wird|nicht|Runde|Armeen?)\b")
    for player in ("Elisabeth", "Maria Theresa", "Pompadour"):
        assert mails[player] and not [told(one) for one in mails[player] if german.search(told(one))]
