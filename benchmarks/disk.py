"""What a game by mail leaves on the disk: a game of bots, a turn a day, from a mailbox to a mailbox.

`python benchmarks/disk.py [TURNS [SEED]]` has players write for a whole turn when it begins and answer what
they are asked then, each in a mail. It prints what lies in the game's folder by kinds of files, after each
fifth turn and at the end, in blocks of the disk too; a game may end before. All is written with the settings
as they come: letters as HTML with the map, the order desk once a turn, mails packed after seven days and kept
for thirty.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path
from time import process_time

from pbem.bots.ahead import turn_letter, woken_letter
from pbem.bots.bot_game import bot_view
from pbem.bots.sensible_bot import sensible_bot
from pbem.desk import run
from pbem.engine import questions as q
from pbem.engine.model import OVER, SETUP
from pbem.engine.sequence import questions
from pbem.game import save, state

TURNS = 20
BEGIN = datetime(2026, 11, 2, 21, 0, tzinfo=UTC)
SETTINGS = """
moderator: {address: moderator@example.org}
token_key: token.key
in: [{folder: in}]
out: {files: out}
"""
PLAYERS = {
    "Frederick": "frederick@example.org",
    "Elisabeth": "elisabeth@example.org",
    "Maria Theresa": "maria.theresa@example.org",
    "Pompadour": "pompadour@example.org",
}
KINDS = (
    ("outbox", "mails"),
    ("reports/receipts", "receipts"),
    ("reports", "reports"),
    ("letters", "letters of players"),
    (".snapshot", "snapshot"),
    ("log.jsonl", "log"),
)
"""The beginnings of files' names in a game's folder, and what they hold."""


class MailGame:
    """A game whose players are bots with a mailbox each."""

    def __init__(self, root: Path, seed: str) -> None:
        self.root, self.path, self.when = root, root / "bots", BEGIN
        self.bot, self.letters, self.begun = sensible_bot(), 0, 0
        self.seen: set[str] = set()
        self.subjects: dict[str, str] = {}
        (root / "in").mkdir()
        (root / "post.yaml").write_text(SETTINGS, "utf-8")
        save.new(self.path, name="bots", scenario="standard", players=PLAYERS, seed=seed)

    def turn(self) -> bool:
        """A turn, on a day of its own; whether there is one more."""
        first = state.load(self.path).game.turn
        while (now := state.load(self.path).game).turn == first and now.phase != OVER:
            before, begun, known = self.letters, self.begun, len(state.load(self.path).history)
            self.everybody_writes()
            self.run()
            # What is written when a turn begins may leave the first question to be answered.
            if len(state.load(self.path).history) == known and self.begun == begun:
                raise RuntimeError(f"turn {first}: nothing was played by {self.letters - before} letters")
        self.when = BEGIN + timedelta(days=first + 1)
        return now.phase != OVER

    def everybody_writes(self) -> None:
        """Whoever has something to write does."""
        now = state.load(self.path)
        game, begins = now.game, self.begun < now.game.turn and now.game.phase != SETUP
        asked = dict.fromkeys(game.player_of(one.nation) for one in questions(game))
        self.begun = game.turn if begins else self.begun
        for player in game.roles if begins else asked:
            view = bot_view(now.name, game, player)
            if all(own.quit for own in view.own):
                continue
            moved = next((one.nation for one in view.questions if one.kind == q.MOVE), None)
            if begins:
                self.drop(player, turn_letter(view, game.rules))
            elif moved:
                self.drop(player, woken_letter(view, game.rules, moved))
            else:
                self.drop(player, self.bot(view, game.rules))

    def drop(self, player: str, text: str) -> None:
        """A player's answer to his last mail."""
        self.letters += 1
        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"] = PLAYERS[player], "moderator@example.org"
        mail["Subject"] = f"Re: {self.subjects.get(player, '[bots]')}"
        mail["Message-ID"] = f"<{self.letters}@example.org>"
        # With `final` in each nation's part nobody waits whether another letter follows.
        head, *parts = re.split("(?m)^(?=nation )", text)
        mail.set_content(head + "".join(f"{part.rstrip()}\nfinal\n\n" for part in parts))
        path = self.root / "in" / f"{self.letters:05}.eml"
        path.write_bytes(mail.as_bytes())
        os.utime(path, (1_000_000 + self.letters,) * 2)

    def run(self) -> None:
        """A run a while later."""
        self.when += timedelta(minutes=5)
        done = run.run(self.root, self.when)
        assert not done.troubles, done.troubles
        for path in (self.path / "outbox" / "sent").glob("*.eml"):
            if path.name not in self.seen:
                self.seen.add(path.name)
                mail = message_from_bytes(path.read_bytes())
                player = next(one for one, address in PLAYERS.items() if address == mail["To"])
                self.subjects[player] = " ".join(str(mail["Subject"]).split())

    def told(self) -> str:
        """What lies in the folder, by kinds of files."""
        sizes, blocks, counts = Counter[str](), 0, Counter[str]()
        for path in (path for path in self.path.rglob("*") if path.is_file()):
            name = path.relative_to(self.path).as_posix()
            kind = next((kind for begin, kind in KINDS if name.startswith(begin)), "other")
            sizes[kind] += path.stat().st_size
            counts[kind] += 1
            blocks += 512 * path.stat().st_blocks
        every = ", ".join(
            f"{kind} {size / 1e6:.2f} MB in {counts[kind]}" for kind, size in sizes.most_common()
        )
        return f"{sum(sizes.values()) / 1e6:.1f} MB ({blocks / 1e6:.1f} on the disk): {every}"


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else TURNS
    with tempfile.TemporaryDirectory() as folder:
        game = MailGame(Path(folder), sys.argv[2] if len(sys.argv) > 2 else "disk")
        game.run()
        for turn in range(turns + 1):  # the set-up first
            goes_on = game.turn()
            if turn % 5 == 0 or turn == turns or not goes_on:
                told = f"after turn {turn}, {game.letters} letters, {process_time():.0f} s of CPU"
                print(f"{told}: {game.told()}", flush=True)
            if not goes_on:
                break


if __name__ == "__main__":
    main()
