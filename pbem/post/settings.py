"""`post.yaml`: whose post it is, where mail comes in, by which way letters leave. It never holds a password.

    moderator:
      address: friedrich@example.org
      name: The moderator
    token_key: token.key
    in:
      - folder: letters-by-hand
      - imap: {host: imap.example.org, user: friedrich, password_env: FRIEDRICH_PASSWORD, move_to: Done}
    out:
      smtp: {host: smtp.example.org, user: friedrich, password_command: [pass, show, friedrich]}
    site: {public: ../pages/public, private: ../pages/private}

Paths are relative to the folder of the file. Nothing is opened, run or connected to before it is used.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pbem.data.errors import PathStep
from pbem.data.strict import DataError, decode, error_at, load_text
from pbem.post.addresses import AddressError, carried
from pbem.post.boxes import LIMIT, BoxError, Source
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.post.send.compose import Person
    from pbem.post.send.senders import Sender
    from pbem.post.server import Secret, Server

PORTS = {
    "imap": {"implicit": 993, "starttls": 143, "none": 143},
    "smtp": {"implicit": 465, "starttls": 587, "none": 25},
}
"""Where such servers listen unless the file says otherwise."""

KEEP_MAILS = 30
"""For so many days mails that were sent are kept."""

NOBODY = "nobody"
"""What the file says if nobody is to be sent what players write besides orders."""

EACH_REPORT, EACH_TURN = "report", "turn"
"""Which reports carry the order desk: each one, or the first of a turn. With any other word none does."""

EACH_FIGHT, EACH_STAGE, NOTHING = "fights", "stages", "nothing"
"""What players are told at once while a turn goes on: their own fights, each stage, or nothing."""

POST_FILE = "post.yaml"
"""The name of the file beside the games."""


@dataclass(frozen=True)
class Pages:
    """The folders that the games' pages are kept in; without a private one only everybody's."""

    public: Path
    private: Path | None


@dataclass(frozen=True)
class PostSettings:
    """The settings, made into what does the work. `sender` is None if there is no way out, `site` if no pages
    are to be kept; `html` says that letters come as HTML too, `by_address` that an address alone tells
    who may order, `keep_mails` for how many days mails that were sent are kept, `order_desk` which
    reports carry one."""

    moderator: Person
    reply_to: Person | None
    token_key: Path
    sources: tuple[Source, ...]
    sender: Sender | None
    site: Pages | None = None
    html: bool = True
    largest_mail: int = LIMIT
    by_address: bool = False
    keep_mails: int = KEEP_MAILS
    order_desk: str = EACH_TURN
    talk_to: Person | None = None
    """Who is sent what players write besides orders; None if nobody is."""
    played: str = EACH_FIGHT
    """What players are told at once, if they get no other letter about it."""


def read_settings(path: Path, state: Path) -> PostSettings:
    """The settings in a file. `state` is a folder of the caller's for what has to be remembered of mboxes.
    Raises DataError with file, line and column."""
    try:
        text = decode(path.read_bytes(), path)
    except OSError as error:
        raise DataError(path, 1, 1, f"cannot be read: {error.strerror}") from error
    return SettingsReader(path, text, state).post(load_text(text, str(path), "post"))


@dataclass(frozen=True)
class SettingsReader:
    """Makes objects from the parts of the file; its errors name the place of a part."""

    path: Path
    text: str
    state: Path

    def post(self, data: Any) -> PostSettings:
        """All of it."""
        from pbem.post.send.compose import Person

        given = data["moderator"]
        address = self._address(given["address"], ("moderator", "address"))
        reply_to = given.get("reply_to")
        name = given.get("name", "")
        limit = data.get("largest_mail", LIMIT)
        return PostSettings(
            Person(address, name),
            Person(self._address(reply_to, ("moderator", "reply_to")), name) if reply_to else None,
            self._path(data["token_key"]),
            tuple(self._source(item, ("in", n), limit) for n, item in enumerate(data.get("in", []))),
            self._sender(data["out"], address) if "out" in data else None,
            self._pages(data["site"]) if "site" in data else None,
            data.get("letters", "html") == "html",
            limit,
            data.get("who_may_order", "token") == "address",
            data.get("keep_mails", KEEP_MAILS),
            data.get("order_desk", EACH_TURN),
            self._talk_to(data.get("talk_to", ""), Person(address, name)),
            data.get("played", EACH_FIGHT),
        )

    def _talk_to(self, given: str, moderator: Person) -> Person | None:
        """Who is sent what players write besides orders: the moderator, unless somebody else is named."""
        from pbem.post.send.compose import Person

        if given == NOBODY:
            return None
        return Person(self._address(given, ("talk_to",))) if given else moderator

    def _pages(self, value: dict[str, Any]) -> Pages:
        """Where the games' pages are kept."""
        private = value.get("private")
        return Pages(self._path(value["public"]), self._path(private) if private else None)

    def _source(self, item: dict[str, Any], steps: tuple[PathStep, ...], limit: int) -> Source:
        """One place where mail comes in."""
        kind, value = self._only(item, steps)
        if kind == "folder":
            from pbem.post.sources.folder import FolderSource

            return FolderSource(self._path(value), limit)
        if kind == "mbox":
            return self._mbox(self._path(value), limit)
        if kind == "maildir":
            from pbem.post.sources.maildir import MaildirSource

            return MaildirSource(self._path(value), limit)
        return self._imap(value, (*steps, kind), limit)

    def _mbox(self, path: Path, limit: int) -> Source:
        """An mbox, with a file for what is done that belongs to its path."""
        from pbem.post.sources.mbox import MboxSource

        sign = hashlib.sha256(str(path).encode()).hexdigest()[:12]
        return MboxSource(path, self.state / f"mbox-{sign}.done", limit)

    def _imap(self, value: dict[str, Any], steps: tuple[PathStep, ...], limit: int) -> Source:
        """A folder on an IMAP server."""
        from pbem.post.sources.imap import ImapSource

        also_read = value.get("also_read", False)
        if also_read and "move_to" not in value:
            raise self._error((*steps, "also_read"), "`also_read` needs `move_to`, or nothing is ever done")
        server = self._server("imap", value, steps)
        return ImapSource(server, value.get("folder", "INBOX"), value.get("move_to"), also_read, limit)

    def _sender(self, value: dict[str, Any], address: str) -> Sender:
        """The way out."""
        from pbem.post.send.senders import Files, Sendmail

        kind, way = self._only(value, ("out",))
        if kind == "files":
            return Files(self._path(way))
        if kind == "sendmail":
            return Sendmail(tuple(way))
        from pbem.post.send.smtp import Smtp

        return Smtp(self._server("smtp", way, ("out", kind)), way.get("hello") or address.partition("@")[2])

    def _server(self, kind: str, value: dict[str, Any], steps: tuple[PathStep, ...]) -> Server:
        """A server and the account there."""
        from pbem.post.server import Server

        tls = value.get("tls", "implicit")
        port = value.get("port", PORTS[kind][tls])
        ca_file = self._path(value["ca_file"]) if "ca_file" in value else None
        secret = self._secret(value, steps)
        try:
            timeout = value.get("timeout", 30)
            return Server(value["host"], port, tls, value.get("user"), secret, ca_file, timeout)
        except BoxError as error:
            raise self._error((*steps, "tls"), str(error)) from error

    def _secret(self, value: dict[str, Any], steps: tuple[PathStep, ...]) -> Secret | None:
        """Where the password comes from."""
        from pbem.post.server import from_command, from_environment

        given = [key for key in ("password_env", "password_command") if key in value]
        if len(given) != ("user" in value):
            place = given[-1] if given else "user"
            wanted = "a user needs one of `password_env` and `password_command`, and a password a user"
            raise self._error((*steps, place), wanted)
        if not given:
            return None
        source = from_environment if given[0] == "password_env" else from_command
        return source(value[given[0]])

    def _only(self, item: dict[str, Any], steps: tuple[PathStep, ...]) -> tuple[str, Any]:
        """The one key of a mapping and its value."""
        if len(item) > 1:
            kinds = " and ".join(item)
            raise self._error((*steps, list(item)[1]), f"only one of {kinds} may stand here", at_key=True)
        return next(iter(item.items()))

    def _address(self, given: str, steps: tuple[PathStep, ...]) -> str:
        """An address that mail can carry."""
        try:
            return carried(given)
        except AddressError as error:
            raise self._error(steps, str(error)) from error

    def _path(self, given: str) -> Path:
        """A path, from the folder of the file."""
        return self.path.parent / Path(given).expanduser()

    def _error(self, steps: tuple[PathStep, ...], message: str, *, at_key: bool = False) -> DataError:
        """An error at its place."""
        return error_at(self.text, str(self.path), steps, message, at_key=at_key)
