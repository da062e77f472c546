"""A mailbox on an IMAP server: what is unread there is a message, what is done is marked as read, or moved.

The library's imaplib is enough: eight commands are used, and it is kept with Python. Nothing is ever deleted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import field

from pbem.patterns import compiled
from pbem.post.boxes import LIMIT, BoxError, Message, message, trouble
from pbem.post.server import Server
from pbem.post.sources.imap_line import ImapLine
from pbem.records import dataclass

_ID = compiled(r"UIDVALIDITY=(\d+);UID=(\d+)")


@dataclass
class ImapSource:
    """The unread messages of a folder; with `move_to` those that are done are moved there, and `also_read`
    then takes those that a mail program has marked as read too.

    The id is UIDVALIDITY and UID. Should the server renumber the folder meanwhile, nothing is marked, and the
    messages come again under new ids."""

    server: Server
    folder: str = "INBOX"
    move_to: str | None = None
    also_read: bool = False
    limit: int = LIMIT
    _open: ImapLine | None = field(default=None, repr=False)

    @property
    def name(self) -> str:
        """User, server and folder."""
        return f"{self.server.user}@{self.server.host}/{self.folder}"

    def messages(self) -> Iterator[Message]:
        """The messages in the order of their arrival. Raises BoxError; what was handed out stays good."""
        with self._plainly():
            line = self._fresh_line()
            waiting = line.search("UNDELETED" if self.also_read and self.move_to else "UNSEEN UNDELETED")
        validity = line.validity
        for uid in waiting:
            content = self._fetched(validity, uid)
            if content is not None:
                yield message(f"UIDVALIDITY={validity};UID={uid}", content, self.limit)

    def done(self, message: Message) -> None:
        """Mark the message as read, and move it if that is wished; tried again once if the server has hung up
        since. Raises BoxError."""
        fits = _ID.fullmatch(message.id)
        if fits is None:
            raise BoxError(f"{self.name}: {message.id!r} is no message of this folder")
        with self._plainly():
            line = self._fresh_line()
            if line.validity == int(fits[1]):
                self._finish(line, int(fits[2]))

    def close(self) -> None:
        """Log out; the next call connects again."""
        line, self._open = self._open, None
        if line:
            line.close()

    def _fresh_line(self) -> ImapLine:
        """The connection, if it still lives, having heard of what is new; or else another."""
        if self._open and not self._open.alive():
            self._drop()
        return self._line()

    def _line(self) -> ImapLine:
        """The connection, the folder selected."""
        if self._open is None:
            line = ImapLine(self.server)
            try:
                line.login()
                line.select(self.folder)
                if self.move_to:
                    line.require_move()
            except BaseException:
                line.close()
                raise
            self._open = line
        return self._open

    def _fetched(self, validity: int, uid: int) -> bytes | None:
        """A message's bytes as far as the limit; None if it has gone."""
        with self._plainly():
            line = self._line()
            if line.validity != validity:
                raise BoxError(f"{self.name} was renumbered by the server meanwhile; the rest waits")
            return line.fetch(uid, self.limit + 1)

    def _finish(self, line: ImapLine, uid: int) -> None:
        """Mark a message, then move it: killed in between, it is read and stays where it was, done."""
        line.mark_seen(uid)
        if self.move_to:
            line.move(uid, self.move_to)

    @contextmanager
    def _plainly(self) -> Iterator[None]:
        """Whatever goes wrong becomes a BoxError, and the connection is given up."""
        import imaplib
        import ssl

        try:
            yield
        except BoxError:
            self._drop()
            raise
        except ssl.SSLCertVerificationError as error:
            self._drop()
            raise BoxError(f"{self.server} has no trusted certificate: {error.verify_message}") from error
        except TimeoutError as error:
            self._drop()
            raise BoxError(f"{self.server} did not answer within {self.server.timeout:g} seconds") from error
        except OSError as error:
            self._drop()
            raise BoxError(f"{self.server} cannot be reached: {trouble(error)}") from error
        except (imaplib.IMAP4.error, ValueError) as error:
            self._drop()
            raise BoxError(f"{self.name}: {_error_in_words(error)}") from error

    def _drop(self) -> None:
        """Give the connection up without a word more: it may be dead."""
        line, self._open = self._open, None
        if line:
            with suppress(Exception):
                line.cut()


def _error_in_words(error: Exception) -> str:
    """The server's words, or the library's, on one line."""
    text = error.args[0] if error.args else type(error).__name__
    text = text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)
    return " ".join(text.split())[:300]
