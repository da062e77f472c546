"""A game played from a mailbox to a mailbox, at no hour but the one that a test names."""

from __future__ import annotations

import email
import os
import re
import shutil
from copy import copy
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage, Message
from email.policy import SMTP
from pathlib import Path
from typing import Self

from pbem.desk import run as desk_run
from pbem.desk.out.outcome import Outcome
from pbem.game import save, state
from pbem.post.read.content import read_letter
from support.play_by_mail.player_addresses import PLAYERS

LETTERS = Path(__file__).parents[2] / "letters" / "turn-1"
FILES = {
    "Frederick": "frederick.eml",
    "Elisabeth": "elisabeth.txt",
    "Maria Theresa": "maria-theresa.eml",
    "Pompadour": "pompadour.forum.txt",
}
NOW = datetime(2026, 11, 2, 21, 0, tzinfo=UTC)
SETTINGS = """
moderator: {address: moderator@example.org}
token_key: ../token.key
letters: text
in: [{folder: ../in}]
out: {files: ../out}
talk_to: nobody
"""


class Table:
    """A folder of one game, with a mailbox on each side."""

    jobs = 1
    """How many processes a run has."""

    def __init__(self, folder: Path) -> None:
        self._lies_in(folder)
        (folder / "in").mkdir(parents=True)
        save.new(self.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post")
        (self.root / "post.yaml").write_text(SETTINGS, "utf-8")
        self.minutes = self.dropped = 0

    def _lies_in(self, folder: Path) -> None:
        self.folder, self.root, self.game = folder, folder / "games", folder / "games" / "seven-years"

    def copied(self, folder: Path) -> Self:
        """The same table in a folder that is empty."""
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        other = copy(self)
        other._lies_in(folder)
        return other

    def run(self) -> Outcome:
        self.minutes += 1
        return desk_run.run(self.root, NOW + timedelta(minutes=self.minutes), jobs=self.jobs)

    def sent(self) -> list[Message]:
        mails = sorted((self.folder / "out").glob("*.eml"), key=lambda path: path.stat().st_mtime_ns)
        return [email.message_from_bytes(path.read_bytes()) for path in mails]

    def to(self, player: str) -> list[Message]:
        return [mail for mail in self.sent() if mail["To"] == PLAYERS[player]]

    def reply(self, player: str, text: str, *, subject: str | None = None, number: int = 1) -> None:
        """Answer the latest letter, as a mailer does."""
        latest = subject if subject is not None else unfolded(self.to(player)[-1]["Subject"])
        self.drop(PLAYERS[player], f"Re: {latest}", text, f"<{player.replace(' ', '')}-{number}@example.org>")

    def everybody_replies(self) -> None:
        """The letters of all players for turn 1."""
        for player in PLAYERS:
            self.reply(player, orders(player))

    def drop(self, sender: str, subject: str, text: str, identity: str) -> None:
        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"], mail["Subject"] = sender, "moderator@example.org", subject
        mail["Message-ID"] = identity
        mail.set_content(text)
        name = identity.strip("<>").replace("@", "_")
        self.lay(f"{name}.eml", mail.as_bytes())

    def lay(self, name: str, data: bytes) -> None:
        """A file in the mailbox that has lain there for a while: nobody waits to see whether it grows."""
        self.dropped += 1
        path = self.folder / "in" / name
        path.write_bytes(data)
        os.utime(path, (1_000_000 + self.dropped,) * 2)

    def letters(self) -> list[str]:
        entries = state.load(self.game).log.entries
        return [entry.player for entry in entries if entry.kind == "letter"]


def orders(player: str) -> str:
    """What a player wrote for turn 1, and that he sends no more."""
    lines = read_letter((LETTERS / FILES[player]).read_bytes(), FILES[player]).lines
    return final("\n".join(line.text for line in lines) + "\n")


def final(text: str) -> str:
    """A letter with `final` at the end of each nation's part: its stage need not rest."""
    head, *parts = re.split(r"(?im)^(?=nation )", text)
    return "".join([head if parts else f"{head}final\n", *(f"{part}\nfinal\n" for part in parts)])


def unfolded(subject: object) -> str:
    """A subject on one line."""
    return " ".join(str(subject).split())


def body(mail: object) -> str:
    """The text of a letter that went out, its lines joined."""
    part = next(part for part in mail.walk() if part.get_content_type() == "text/plain")  # type: ignore[attr-defined]
    return " ".join(part.get_payload(decode=True).decode().split())
