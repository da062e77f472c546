"""The IMAP commands that a mailbox needs, over the library's imaplib; its exceptions pass through."""

from __future__ import annotations

from base64 import b64encode
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from pbem.patterns import compiled
from pbem.post.boxes import BoxError
from pbem.post.server import Server

if TYPE_CHECKING:
    from imaplib import IMAP4

_OTHER = compiled(r"[^\x20-\x7e]+|&")


class ImapLine:
    """A connection to a server; it may raise OSError, imaplib's errors and BoxError everywhere."""

    def __init__(self, server: Server) -> None:
        """Connect; over TLS before anything is said, unless the server is this machine."""
        import imaplib

        self._server = server
        self.validity = 0
        if server.tls == "implicit":
            self._box: IMAP4 = imaplib.IMAP4_SSL(
                server.host, server.port, ssl_context=server.context(), timeout=server.timeout
            )
            return
        self._box = imaplib.IMAP4(server.host, server.port, timeout=server.timeout)
        if server.tls == "starttls":
            self._begin_tls()

    def _begin_tls(self) -> None:
        """Go on over TLS, or not at all."""
        try:
            self._box.starttls(self._server.context())
        except BaseException:
            self.cut()
            raise

    def login(self) -> None:
        """Log in, by a way that carries every letter of a password if the server has one."""
        password = self._server.password()
        user = self._server.user or ""
        try:
            if "AUTH=PLAIN" in self._box.capabilities:
                self._box.authenticate("PLAIN", lambda _: f"\0{user}\0{password}".encode())
            elif (user + password).isascii():
                self._box.login(_quoted(user), password)
            else:
                raise BoxError(f"{self._server} takes only ASCII in user and password")
        except self._box.abort:
            raise
        except self._box.error as error:
            reply = str(error).replace(password or "\0", "…")[:200]
            text = f"{self._server} does not take the user {user} with this password: {reply}"
            raise BoxError(text) from error

    def select(self, folder: str) -> None:
        """Open a folder; its UIDVALIDITY is known from then on."""
        self._good(self._box.select(_folder(folder)), f"there is no folder {folder}")
        validity = self._box.response("UIDVALIDITY")[1]
        if not validity or not isinstance(validity[0], bytes):
            raise BoxError(f"{self._server} gives no UIDVALIDITY for {folder}: it cannot be used")
        self.validity = int(validity[0])

    def require_move(self) -> None:
        """Raises BoxError if the server cannot move messages: copies without deletion would do harm."""
        known = self._good(self._box.capability(), "it does not say what it can do")
        if b"MOVE" not in b" ".join(map(_bytes, known)).upper().split():
            raise BoxError(f"{self._server} cannot move messages; leave `move_to` out")

    def search(self, what: str) -> list[int]:
        """The UIDs of what fits, in order."""
        data = self._good(self._box.uid("SEARCH", what), "the folder cannot be searched")
        return sorted(int(uid) for item in data if isinstance(item, bytes) for uid in item.split())

    def fetch(self, uid: int, size: int) -> bytes | None:
        """The first bytes of a message, which stays unread; None if there is no such message."""
        answer = self._box.uid("FETCH", str(uid), f"(BODY.PEEK[]<0.{size}>)")
        data = self._good(answer, "messages cannot be read")
        parts = [item for item in data if isinstance(item, tuple) and b"BODY[" in item[0].upper()]
        return bytes(parts[0][1])[:size] if parts else None

    def mark_seen(self, uid: int) -> None:
        """Mark a message as read."""
        self._good(self._box.uid("STORE", str(uid), "+FLAGS.SILENT", r"(\Seen)"), "messages cannot be marked")

    def move(self, uid: int, folder: str) -> None:
        """Move a message; the folder is made if there is none."""
        status, data = self._box.uid("MOVE", str(uid), _folder(folder))
        if status != "OK" and b"TRYCREATE" in _bytes(data[0]).upper():
            self._good(self._box.create(_folder(folder)), f"the folder {folder} cannot be made")
            status, data = self._box.uid("MOVE", str(uid), _folder(folder))
        self._good((status, data), f"messages cannot be moved to {folder}")

    def alive(self) -> bool:
        """Whether the server still answers."""
        with suppress(OSError, self._box.error):
            return bool(self._box.noop()[0] == "OK")
        return False

    def close(self) -> None:
        """Log out; never raises."""
        with suppress(Exception):
            self._box.logout()
        with suppress(Exception):
            self._box.shutdown()

    def cut(self) -> None:
        """Hang up."""
        self._box.shutdown()

    def _good(self, answer: tuple[str, Any], fault: str) -> list[Any]:
        """What came with an OK. Raises BoxError with the fault and the server's own words."""
        status, data = answer
        if status != "OK":
            reply = " ".join(_bytes(data[0]).decode("utf-8", "replace").split())[:200] if data else ""
            raise BoxError(f"{self._server}: {fault}: {reply}")
        return list(data)


def _bytes(item: object) -> bytes:
    """An item of an answer as bytes, whatever the library has made of it."""
    return item if isinstance(item, bytes) else str(item or "").encode()


def _quoted(text: str) -> str:
    """A text as the protocol quotes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _folder(name: str) -> str:
    """A folder's name in the protocol's own UTF-7, quoted."""
    return _quoted(_OTHER.sub(lambda other: _shifted(other[0]), name))


def _shifted(text: str) -> str:
    """Other letters than ASCII, and `&`, as that UTF-7 writes them."""
    code = b64encode(text.encode("utf-16-be")).decode().rstrip("=").replace("/", ",")
    return "&-" if text == "&" else f"&{code}-"
