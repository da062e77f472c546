"""Sending by SMTP: over TLS with the certificate checked, and each answer of the server taken at its word."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import field
from typing import TYPE_CHECKING

from pbem.post.addresses import AddressError
from pbem.post.boxes import BoxError, trouble
from pbem.post.send.senders import Later, Outcome, Refused, Sent, envelope
from pbem.post.server import Server
from pbem.records import dataclass

if TYPE_CHECKING:
    from smtplib import SMTP

ACCOUNT_CODES = {530, 534, 535, 538}
"""Refusals of the login rather than of the letter: the moderator can mend these, so the letter waits."""
GOING_DOWN = 421
"""The server closes."""


@dataclass
class Smtp:
    """A mail server. One connection is kept for several letters. `hello` is the name we give there."""

    server: Server
    hello: str = "localhost"
    _open: SMTP | None = field(default=None, repr=False)

    @property
    def name(self) -> str:
        """Host and port."""
        return str(self.server)

    def send(self, message: bytes, sender: str, recipients: Sequence[str]) -> Outcome:
        """Send a mail: refused if the server says so for good (5xx), later in all other trouble."""
        import smtplib

        try:
            origin, targets = envelope(sender, recipients)
        except AddressError as error:
            return Refused(str(error))
        try:
            line = self._line()
            failed = self._addressed(line, message, origin, targets)
        except (OSError, smtplib.SMTPException, BoxError, ValueError) as error:
            self._drop()
            return Later(self._why(error), down=True)
        return failed or self._handed_over(line, message)

    def close(self) -> None:
        """Say good-bye; the next letter connects again."""
        line, self._open = self._open, None
        if line:
            with suppress(Exception):
                line.quit()
            with suppress(Exception):
                line.close()

    def _drop(self) -> None:
        """Hang up."""
        line, self._open = self._open, None
        if line:
            with suppress(Exception):
                line.close()

    # ---------------------------------------------------------------------------------- the connection

    def _line(self) -> SMTP:
        """The connection, logged in."""
        if self._open and not _alive(self._open):
            self._drop()
        if self._open is None:
            self._open = self._connected()
            self._open.ehlo_or_helo_if_needed()
            if self.server.tls == "starttls":
                self._open.starttls(context=self.server.context())
                self._open.ehlo_or_helo_if_needed()
            if self.server.user:
                self._login(self._open, self.server.user, self.server.password())
        return self._open

    def _connected(self) -> SMTP:
        """A new connection."""
        import smtplib

        host, port, hello, timeout = self.server.host, self.server.port, self.hello, self.server.timeout
        if self.server.tls == "implicit":
            return smtplib.SMTP_SSL(
                host, port, local_hostname=hello, timeout=timeout, context=self.server.context()
            )
        return smtplib.SMTP(host, port, local_hostname=hello, timeout=timeout)

    def _login(self, line: SMTP, user: str, password: str) -> None:
        """Log in, by the way that carries every letter of a password if the server has it."""
        if "PLAIN" not in line.esmtp_features.get("auth", "").upper().split():
            line.login(user, password)
            return
        code, reply = line.docmd("AUTH", "PLAIN " + b64encode(f"\0{user}\0{password}".encode()).decode())
        if code != 235:
            raise BoxError(
                f"{self.name} does not take the user {user} with this password: {_on_one_line(reply)}"
            )

    # -------------------------------------------------------------------------------------- the letter

    def _addressed(self, line: SMTP, message: bytes, origin: str, targets: list[str]) -> Outcome | None:
        """Name the sender and all recipients; an outcome only if one of them is not taken."""
        eight = not message.isascii() and line.has_extn("8bitmime")
        code, reply = line.mail(origin, ["BODY=8BITMIME"] if eight else [])
        if code != 250:
            return self._failed(code, reply)
        for target in targets:
            code, reply = line.rcpt(target)
            if code not in (250, 251):
                return self._failed(code, reply, f" of {target}")
        return None

    def _handed_over(self, line: SMTP, message: bytes) -> Outcome:
        """Send the text. Nobody knows what became of it if the connection breaks now."""
        import smtplib

        try:
            code, reply = line.data(re.sub(rb"\r?\n", b"\r\n", message))
        except smtplib.SMTPDataError as error:
            return self._failed(error.smtp_code, error.smtp_error)
        except (OSError, smtplib.SMTPException) as error:
            self._drop()
            return Later(self._why(error), unsure=True, down=isinstance(error, TimeoutError))
        return Sent() if code // 100 == 2 else self._failed(code, reply)

    def _failed(self, code: int, reply: bytes | str, whom: str = "") -> Outcome:
        """What a refusal means; the connection is ready for the next letter, or gone."""
        if code in (GOING_DOWN, -1):
            self._drop()
        elif self._open:
            with suppress(Exception):
                self._open.rset()
        reason = f"{self.name} says{whom}: {code} {_on_one_line(reply)}"
        if code // 100 == 5 and code not in ACCOUNT_CODES:
            return Refused(reason)
        return Later(reason, down=code in ACCOUNT_CODES or code == GOING_DOWN)

    def _why(self, error: Exception) -> str:
        """What went wrong, in words."""
        import smtplib
        import ssl

        if isinstance(error, BoxError):
            return str(error)
        if isinstance(error, ssl.SSLCertVerificationError):
            return f"{self.name}: no trusted certificate: {error.verify_message}"
        if isinstance(error, TimeoutError) or isinstance(error.__context__, TimeoutError):
            return f"{self.name} did not answer within {self.server.timeout:g} seconds"
        if isinstance(error, smtplib.SMTPResponseException):
            return f"{self.name} says: {error.smtp_code} {_on_one_line(error.smtp_error)}"
        reply = trouble(error) if isinstance(error, OSError) else str(error)
        return f"{self.name} cannot be used: {_on_one_line(reply)}"


def _alive(line: SMTP) -> bool:
    """Whether the server still answers."""
    with suppress(Exception):
        return line.noop()[0] == 250
    return False


def _on_one_line(reply: bytes | str) -> str:
    """What a server said, on one line and not long."""
    text = reply.decode("utf-8", "replace") if isinstance(reply, bytes) else reply
    return " ".join(text.split())[:300]
