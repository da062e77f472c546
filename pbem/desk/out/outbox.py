"""The outbox of a game: letters are written here first and leave from here, in their order, each once.

A letter lies in `outbox/`, while it is being sent in `outbox/sending/`, then in `outbox/sent/`, or in
`outbox/refused/` if the mail server will never take it. One that was sent some days ago is packed, and later
dropped. Its name begins with the entry of the log that it tells of, so that one that was written is never
written again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pbem.game.folder import Folder, digest
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.game.state import State
    from pbem.post.send.senders import Sender

PLACES = WAITING, SENDING, SENT, REFUSED = "", "sending", "sent", "refused"

DROPPED = "dropped.json"

PACKED = ".gz"
"""The end of the name of a sent letter that was packed."""

OUTBOX = "outbox"
"""The folder of a game that letters leave from."""

BACK_OFF = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 240))
"""How long to wait after the first failure, the second …; the last holds for all that follow."""


@dataclass
class Way:
    """The way out, in one run."""

    at_once: bool = False
    """Whether letters leave that failed a short time ago."""
    shut: bool = False
    """Whether nothing leaves any more: a mute server is waited for once."""


@dataclass(frozen=True)
class Outbox:
    """The folder `outbox` of a game."""

    path: Path

    def put(self, name: str, mail: bytes) -> bool:
        """Write a letter unless it was written before, whatever became of it; whether it is new."""
        places = [*(self.path / state / name for state in PLACES), self._packed(name)]
        if any(self._folder.has(place) for place in places) or name in self._dropped():
            return False
        self._folder.write(self.path / name, mail)
        return True

    @cached_property
    def _folder(self) -> Folder:
        return Folder(self.path.parent)

    def has(self, ending: str) -> bool:
        """Whether a letter whose name ends so was written before, whatever became of it."""
        return any(name.endswith(f"-{ending}") for name in self.names())

    @property
    def count_waiting(self) -> int:
        """How many letters are still to leave."""
        return len(self._mails(WAITING)) + len(self._mails(SENDING))

    @property
    def count_refused(self) -> int:
        """How many letters no mail server will take."""
        return len(self._mails(REFUSED))

    def names(self) -> list[str]:
        """The names of all letters that were ever written, whatever became of them."""
        return [*(name for state in PLACES for name in self._mails(state)), *self._dropped()]

    def waiting(self) -> list[str]:
        """The names of the letters still to leave, in their order; those that a killed program was sending
        come first again."""
        for name in self._mails(SENDING):
            self._move(name, SENDING, WAITING)
        return self._mails(WAITING)

    def _mails(self, state: str) -> list[str]:
        names = self._folder.names(self.path / state)
        if state == SENT:
            names = list(dict.fromkeys(name.removesuffix(PACKED) for name in names))
        return [name for name in names if name.endswith(".eml")]

    def _move(self, name: str, before: str, after: str) -> None:
        self._folder.move(self.path / before / name, self.path / after / name)

    # ------------------------------------------------------------------------------------ sending

    def send(
        self, sender: Sender, moderator: str, addresses: dict[str, str], now: datetime, way: Way | None = None
    ) -> Iterator[str]:
        """Send what is waiting; a line for each letter that did not leave. A player whose letter has to wait
        gets none of the later ones before it. Once the way out is shut, nothing more is tried."""
        way = way or Way()
        held: set[str] = set()
        tries = self._tries()
        for name in self.waiting():
            player = name.split("-", 1)[1].rsplit("-", 1)[0]
            if player in held or not (way.at_once or self._is_time(tries, name, now)):
                held.add(player)
                continue
            trouble = self._send(name, sender, moderator, addresses.get(player, ""), now, way)
            if trouble:
                yield f"{self._shown(name, player)}: {trouble}"
                held.add(player)
                self._note(tries, name, now)
            if way.shut:
                return

    def _shown(self, name: str, player: str) -> str:
        """A letter as the moderator may know of it."""
        return f"a letter to {player}" if self._folder.header else name

    def _send(
        self, name: str, sender: Sender, moderator: str, address: str, now: datetime, way: Way
    ) -> str:
        """Send one letter; why it did not leave, if it did not."""
        from pbem.post.send.senders import Later, Refused

        if not address:
            return "no address is on record for this player"
        self._move(name, WAITING, SENDING)
        outcome = sender.send(self._folder.read(self.path / SENDING / name), moderator, [address])
        if isinstance(outcome, Later):
            self._move(name, SENDING, WAITING)
            way.shut = outcome.down
            return outcome.reason + ("; nothing else was tried" if way.shut else "")
        self._date(self.path / SENDING / name, now.timestamp())
        self._move(name, SENDING, REFUSED if isinstance(outcome, Refused) else SENT)
        return outcome.reason if isinstance(outcome, Refused) else ""

    # ------------------------------------------------------------------------------------ old letters

    def drop(self, before: datetime) -> None:
        """Drop the letters that were sent before a time; their names and hashes are kept, so that none of
        them is written again."""
        old = self._sent_before(before, self._mails(SENT))
        if not old:
            return
        hashes = {name: digest(self._sent(name)) for name in old}
        self._write_json(self.path / DROPPED, self._dropped() | hashes)
        for name in old:
            self._folder.remove(self.path / SENT / name)
            self._folder.remove(self._packed(name))

    def pack(self, before: datetime) -> None:
        """Pack the letters that were sent before a time; each lies there in one form at least at any
        moment. Those of a sealed game stay as they are."""
        # All mails of a sealed game are of one length, so that none tells anything by it.
        if self._folder.header:
            return
        plain = [name for name in self._folder.names(self.path / SENT) if name.endswith(".eml")]
        for name in self._sent_before(before, plain):
            import gzip

            date = self._date_of(name)
            self._folder.write(self._packed(name), gzip.compress(self._sent(name), mtime=0))
            self._date(self._packed(name), date)
            self._folder.remove(self.path / SENT / name)

    def _packed(self, name: str) -> Path:
        """Where a letter lies that was sent and packed."""
        return self.path / SENT / f"{name}{PACKED}"

    def _sent(self, name: str) -> bytes:
        """A letter as it was sent."""
        if self._folder.has(self.path / SENT / name):
            return self._folder.read(self.path / SENT / name)
        import gzip

        return gzip.decompress(self._folder.read(self._packed(name)))

    def _sent_before(self, before: datetime, names: Iterable[str]) -> list[str]:
        return [name for name in names if self._date_of(name) < before.timestamp()]

    def _date_of(self, name: str) -> float:
        """When a letter was sent. Of two forms the one as it was sent has the right date."""
        plain = self.path / SENT / name
        path = plain if self._folder.has(plain) else self._packed(name)
        return self._folder.lies(path).stat().st_mtime

    def _date(self, path: Path, when: float) -> None:
        os.utime(self._folder.lies(path), (when, when))

    def withdraw(self, names: Iterable[str]) -> None:
        """Take back letters that wait and are not to leave any more; none of them is written again."""
        hashes = {name: digest(self._folder.read(self.path / name)) for name in names}
        if hashes:
            self._write_json(self.path / DROPPED, self._dropped() | hashes)
        for name in hashes:
            self._folder.remove(self.path / name)

    def _dropped(self) -> dict[str, str]:
        """The letters that were dropped: name and SHA-256."""
        dropped: dict[str, str] = self._json(self.path / DROPPED)
        return dropped

    # ------------------------------------------------------------------------------------ trying again

    @property
    def _tries_file(self) -> Path:
        return self.path / "tries.json"

    def _tries(self) -> dict[str, tuple[int, str]]:
        tries: dict[str, tuple[int, str]] = self._json(self._tries_file)
        return tries

    def _is_time(self, tries: dict[str, tuple[int, str]], name: str, now: datetime) -> bool:
        if name not in tries:
            return True
        count, last = tries[name]
        return now >= datetime.fromisoformat(last) + BACK_OFF[min(count, len(BACK_OFF)) - 1]

    def _note(self, tries: dict[str, tuple[int, str]], name: str, now: datetime) -> None:
        tries[name] = (tries.get(name, (0, ""))[0] + 1, now.isoformat())
        waiting = set(self._mails(WAITING))
        self._write_json(self._tries_file, {k: v for k, v in tries.items() if k in waiting})

    # ------------------------------------------------------------------------------------ its files

    def _json(self, path: Path) -> Any:
        """What such a file holds; nothing if there is none, as in most games."""
        if not self._folder.has(path):
            return {}
        import json

        return json.loads(self._folder.read(path))

    def _write_json(self, path: Path, content: Any) -> None:
        import json

        self._folder.write(path, json.dumps(content).encode())


def outbox(now: State) -> Outbox:
    """The outbox of a game."""
    return Outbox(now.folder.path / OUTBOX)
