"""Sending: a finished mail to a mail program, or to a folder; by network in `smtp.py`. What became of it is
returned as an outcome, never raised: the caller keeps the letter until it is sent or refused.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from pbem.data.disk import write_file
from pbem.patterns import compiled
from pbem.post.addresses import AddressError, carried
from pbem.post.boxes import trouble
from pbem.records import dataclass

REFUSED_CODES = (65, 67, 68)
"""Exit codes of mail programs (sysexits.h) that say: this letter, never."""

_IDENTITY = compiled(rb"^message-id:\s*<?([^>\s]{1,200})", re.I | re.M)


@dataclass(frozen=True)
class Sent:
    """It is on its way, for all recipients."""


@dataclass(frozen=True)
class Later:
    """It did not go; the same may be tried again. `unsure`: the connection broke when all had been said,
    and it may have gone even so."""

    reason: str
    unsure: bool = False
    down: bool = False
    """Whether it is no matter of this letter: nothing else would leave this way now."""


@dataclass(frozen=True)
class Refused:
    """It will never go like this: an address or the letter itself is refused. Nobody has got it."""

    reason: str


Outcome = Sent | Later | Refused


class Sender(Protocol):
    """A way for letters to leave."""

    @property
    def name(self) -> str:
        """Its name in messages to the moderator."""

    def send(self, message: bytes, sender: str, recipients: Sequence[str]) -> Outcome:
        """Send a mail to all the recipients or to none. `sender` is who hears of failures; "" is nobody."""

    def close(self) -> None:
        """Close what is open; never raises."""


def envelope(sender: str, recipients: Sequence[str]) -> tuple[str, list[str]]:
    """The addresses as mail carries them. Raises AddressError."""
    if not recipients:
        raise AddressError("there is nobody to send it to")
    return carried(sender) if sender else "", [carried(address) for address in recipients]


@dataclass(frozen=True)
class Files:
    """Leaves every mail as a file in a folder, under its Message-ID; the same mail again changes nothing."""

    folder: Path

    @property
    def name(self) -> str:
        """The folder."""
        return str(self.folder)

    def send(self, message: bytes, sender: str, recipients: Sequence[str]) -> Outcome:
        """Write the mail, whole or not at all."""
        try:
            envelope(sender, recipients)
            path = self.folder / mail_file_name(message)
            if path.exists() and path.read_bytes() != message:
                path = path.with_name(f"{path.stem}.{hashlib.sha256(message).hexdigest()[:12]}.eml")
            write_file(path, message)
        except AddressError as error:
            return Refused(str(error))
        except OSError as error:
            return Later(f"{self.folder} cannot be written to: {trouble(error)}", down=True)
        return Sent()

    def close(self) -> None:
        """Nothing is open."""


def mail_file_name(message: bytes) -> str:
    """A name for a mail's file: its Message-ID, or a sign of its content if it has none."""
    identity = _IDENTITY.search(message.partition(b"\n\n")[0])
    name = re.sub(r"[^\w.+=-]+", "_", identity[1].decode("ascii", "replace"), flags=re.A) if identity else ""
    return (name.lstrip(".-") or hashlib.sha256(message).hexdigest()[:24]) + ".eml"


@dataclass(frozen=True)
class Sendmail:
    """Gives every mail to a program that takes what sendmail takes: sendmail, msmtp, exim, postfix. The
    command is the program and arguments of one's own; no shell ever sees it."""

    command: tuple[str, ...]
    timeout: float = 120

    @property
    def name(self) -> str:
        """The program."""
        return self.command[0]

    def send(self, message: bytes, sender: str, recipients: Sequence[str]) -> Outcome:
        """Run the program with the mail on its standard input."""
        import subprocess

        try:
            origin, targets = envelope(sender, recipients)
            command = [*self.command, "-i", "-f", origin or "<>", "--", *targets]
            run = subprocess.run(command, input=message, capture_output=True, timeout=self.timeout)
        except AddressError as error:
            return Refused(str(error))
        except OSError as error:
            return Later(f"{self.name} cannot be run: {trouble(error)}", down=True)
        except subprocess.TimeoutExpired:
            reason = f"{self.name} was not done within {self.timeout:g} seconds"
            return Later(reason, unsure=True, down=True)
        return self._outcome(run.returncode, run.stderr)

    def close(self) -> None:
        """Nothing is open."""

    def _outcome(self, code: int, complaint: bytes) -> Outcome:
        """What an exit code means."""
        if code == 0:
            return Sent()
        words = " ".join(complaint.decode("utf-8", "replace").split())[:300] or "without a word"
        if code in REFUSED_CODES:
            return Refused(f"{self.name} refused it with exit code {code}: {words}")
        return Later(f"{self.name} failed with exit code {code}: {words}", unsure=code < 0)
