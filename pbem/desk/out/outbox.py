"""The outbox of a game: letters are written here first and leave from here, in their order, each once.

A letter lies in `outbox/`, while it is being sent in `outbox/sending/`, then in `outbox/sent/`, or in
`outbox/refused/` if the mail server will never take it. Its name begins with the entry of the log that it
tells of, so that one that was written is never written again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.game.folder import Folder

if TYPE_CHECKING:
    from pbem.post.send.senders import Sender

PLACES = WAITING, SENDING, SENT, REFUSED = "", "sending", "sent", "refused"

BACK_OFF = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 240))
"""How long to wait after the first failure, the second …; the last holds for all that follow."""


@dataclass(frozen=True)
class Outbox:
    """The folder `outbox` of a game."""

    path: Path

    def put(self, name: str, mail: bytes) -> bool:
        """Write a letter unless it was written before, whatever became of it; whether it is new."""
        if any(self._folder.has(self.path / state / name) for state in PLACES):
            return False
        self._folder.write(self.path / name, mail)
        return True

    @cached_property
    def _folder(self) -> Folder:
        return Folder(self.path.parent)

    def has(self, ending: str) -> bool:
        """Whether a letter whose name ends so was written before, whatever became of it."""
        return any(name.endswith(f"-{ending}") for name in self.names())

    def names(self) -> list[str]:
        """The names of all letters that were ever written, whatever became of them."""
        return [name for state in PLACES for name in self._mails(state)]

    def waiting(self) -> list[str]:
        """The names of the letters still to leave, in their order; those that a killed program was sending
        come first again."""
        for name in self._mails(SENDING):
            self._move(name, SENDING, WAITING)
        return self._mails(WAITING)

    def _mails(self, state: str) -> list[str]:
        return [name for name in self._folder.names(self.path / state) if name.endswith(".eml")]

    def _move(self, name: str, before: str, after: str) -> None:
        self._folder.move(self.path / before / name, self.path / after / name)

    # ------------------------------------------------------------------------------------ sending

    def send(self, sender: Sender, moderator: str, addresses: dict[str, str], now: datetime) -> Iterator[str]:
        """Send what is waiting; a line for each letter that did not leave. A player whose letter has to wait
        gets none of the later ones before it."""
        held: set[str] = set()
        tries = self._tries()
        for name in self.waiting():
            player = name.split("-", 1)[1].rsplit("-", 1)[0]
            if player in held or not self._is_time(tries, name, now):
                held.add(player)
                continue
            trouble = self._send(name, sender, moderator, addresses.get(player, ""))
            if trouble:
                yield f"{self._shown(name, player)}: {trouble}"
                held.add(player)
                self._note(tries, name, now)

    def _shown(self, name: str, player: str) -> str:
        """A letter as the moderator may know of it."""
        return f"a letter to {player}" if self._folder.header else name

    def _send(self, name: str, sender: Sender, moderator: str, address: str) -> str:
        """Send one letter; why it did not leave, if it did not."""
        from pbem.post.send.senders import Later, Refused

        if not address:
            return "no address is on record for this player"
        self._move(name, WAITING, SENDING)
        outcome = sender.send(self._folder.read(self.path / SENDING / name), moderator, [address])
        if isinstance(outcome, Later):
            self._move(name, SENDING, WAITING)
            return outcome.reason
        self._move(name, SENDING, REFUSED if isinstance(outcome, Refused) else SENT)
        return outcome.reason if isinstance(outcome, Refused) else ""

    # ------------------------------------------------------------------------------------ trying again

    @property
    def _tries_file(self) -> Path:
        return self.path / "tries.json"

    def _tries(self) -> dict[str, tuple[int, str]]:
        if not self._folder.has(self._tries_file):
            return {}
        tries: dict[str, tuple[int, str]] = json.loads(self._folder.read(self._tries_file))
        return tries

    def _is_time(self, tries: dict[str, tuple[int, str]], name: str, now: datetime) -> bool:
        if name not in tries:
            return True
        count, last = tries[name]
        return now >= datetime.fromisoformat(last) + BACK_OFF[min(count, len(BACK_OFF)) - 1]

    def _note(self, tries: dict[str, tuple[int, str]], name: str, now: datetime) -> None:
        tries[name] = (tries.get(name, (0, ""))[0] + 1, now.isoformat())
        waiting = set(self._mails(WAITING))
        content = json.dumps({k: v for k, v in tries.items() if k in waiting}).encode()
        self._folder.write(self._tries_file, content)
