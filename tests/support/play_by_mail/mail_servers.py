"""Real servers on the loopback for the tests, on ports that the system picks: SMTP by aiosmtpd, IMAP by
pymap; and two bad lines: one that hangs up after so many bytes, one that never says a word."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import threading
from argparse import Namespace
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import trustme
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword
from proxyprotocol.sock import SocketInfoLocal
from pymap.backend.dict import DictBackend
from pymap.imap import IMAPServer
from pymap.parsing.message import AppendMessage
from pymap.parsing.specials.flag import Flag
from pysasl.hashing import BuiltinHash

os.environ.setdefault("FQDN", "localhost")  # or pymap would ask the network for this machine's name

USER, PASSWORD = "moderator", "früh am Morgen"
LOOPBACK = "127.0.0.1"
PATIENCE = 120
"""Seconds that nobody here waits for in vain, however busy the machine is."""


@dataclass
class Loop:
    """An event loop in a thread of its own."""

    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)

    def __post_init__(self) -> None:
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.run(self._cancel())
        self.loop.call_soon_threadsafe(self.loop.stop)

    async def _cancel(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=PATIENCE) if tasks else None


@dataclass(frozen=True)
class Trust:
    """A certificate for the loopback, and the authority that a client has to trust for it."""

    server: ssl.SSLContext
    ca_file: Path


def trust(folder: Path) -> Trust:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(folder / "ca.pem"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost", LOOPBACK).configure_cert(context)
    return Trust(context, folder / "ca.pem")


def port_of(server: asyncio.AbstractServer) -> int:
    return int(server.sockets[0].getsockname()[1])  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------------ SMTP


@dataclass
class Postbox:
    """What an SMTP server has got, and how it answers: replies by command, once each or for an address."""

    got: list[Envelope] = field(default_factory=list)
    logins: list[str] = field(default_factory=list)
    refuse: dict[str, str] = field(default_factory=dict)
    on_data: Callable[[], Any] | None = None
    connections: int = 0

    async def handle_EHLO(
        self, server: Any, session: Any, envelope: Any, hostname: str, responses: list[str]
    ) -> Any:
        self.connections += 1
        session.host_name = hostname
        return responses

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address in self.refuse:
            return self.refuse[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        if self.on_data and (answer := self.on_data()):
            return str(answer)
        self.got.append(envelope)
        return "250 taken"

    def log_in(self, server: Any, session: Any, envelope: Any, mechanism: str, given: Any) -> AuthResult:
        good = isinstance(given, LoginPassword) and given == LoginPassword(USER.encode(), PASSWORD.encode())
        self.logins.append(mechanism)
        return AuthResult(success=good, handled=False)


@contextmanager
def smtp_server(loop: Loop, box: Postbox, *, tls: ssl.SSLContext | None = None, implicit: bool = False,
                auth: bool = False) -> Iterator[int]:  # fmt: skip
    """An SMTP server; its port."""

    def protocol() -> SMTP:
        return SMTP(
            box, hostname="localhost", loop=loop.loop, timeout=PATIENCE,
            tls_context=None if implicit else tls, require_starttls=tls is not None and not implicit,
            authenticator=box.log_in if auth else None, auth_required=auth,
            auth_require_tls=auth and not implicit and tls is not None,
        )  # fmt: skip

    async def begin() -> asyncio.AbstractServer:
        return await loop.loop.create_server(protocol, LOOPBACK, 0, ssl=tls if implicit else None)

    server = loop.run(begin())
    try:
        yield port_of(server)
    finally:
        loop.loop.call_soon_threadsafe(server.close)


# ------------------------------------------------------------------------------------------------------ IMAP


@dataclass
class Mailboxes:
    """The folders of the one user of an IMAP server, seen from behind."""

    loop: Loop
    identity: Any
    port: int = 0

    def add(self, data: bytes, folder: str = "INBOX", flags: tuple[bytes, ...] = ()) -> None:
        self.loop.run(self._add(data, folder, frozenset(map(Flag, flags))))

    async def _add(self, data: bytes, folder: str, flags: frozenset[Flag]) -> None:
        async with self.identity.new_session() as session:
            await session.append_messages(folder, [AppendMessage(data, flag_set=flags)])

    def flags(self, folder: str = "INBOX") -> list[set[str]]:
        return self.loop.run(self._flags(folder))  # type: ignore[no-any-return]

    async def _flags(self, folder: str) -> list[set[str]]:
        async with self.identity.new_session() as session:
            try:
                box = await session.mailbox_set.get_mailbox(folder)
            except Exception:
                return []
            return [{str(flag) for flag in found.permanent_flags} async for found in box.messages()]

    def renumber(self) -> None:
        """Give the inbox another UIDVALIDITY, as a server that was mended does."""
        self.loop.run(self._renumber())

    async def _renumber(self) -> None:
        async with self.identity.new_session() as session:
            box = await session.mailbox_set.get_mailbox("INBOX")
            box._uid_validity += 1


@contextmanager
def imap_server(
    loop: Loop, *, tls: ssl.SSLContext | None = None, implicit: bool = False
) -> Iterator[Mailboxes]:
    """An IMAP server with one user and an empty inbox."""

    async def begin() -> tuple[asyncio.AbstractServer, Mailboxes]:
        later = not implicit and tls is not None
        args = Namespace(host=None, port=0, debug=False, cert=None, key=None, tls=later,
                         demo_data=False, demo_user=USER, demo_password=PASSWORD, proxy_protocol=None,
                         passlib_cfg=None)  # fmt: skip
        backend, config = await DictBackend.init(
            args, ssl_context=tls, invalid_user_sleep=0.0, hash_context=BuiltinHash(rounds=10)
        )
        config.apply_context()
        imap = IMAPServer(backend.login, config)

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError, EOFError, asyncio.IncompleteReadError):
                await imap(reader, writer, SocketInfoLocal(writer.transport))

        server = await asyncio.start_server(serve, LOOPBACK, 0, ssl=tls if implicit else None)
        return server, Mailboxes(loop, backend.login.demo_user_identity, port_of(server))

    server, boxes = loop.run(begin())
    try:
        yield boxes
    finally:
        loop.loop.call_soon_threadsafe(server.close)


# ------------------------------------------------------------------------------------------------- bad lines


@contextmanager
def cut_line(loop: Loop, port: int, after: int) -> Iterator[int]:
    """A line to a server that breaks when the server has said so many bytes."""

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(LOOPBACK, port)
        asking = asyncio.create_task(_pump(reader, back))
        with suppress(ConnectionError):
            await _pump(there, writer, after)
        asking.cancel()
        for end in (writer, back):
            end.close()

    async def begin() -> asyncio.AbstractServer:
        return await asyncio.start_server(connect, LOOPBACK, 0)

    server = loop.run(begin())
    try:
        yield port_of(server)
    finally:
        loop.loop.call_soon_threadsafe(server.close)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int = 1 << 60) -> None:
    while most > 0 and (data := await reader.read(min(4096, most))):
        most -= len(data)
        writer.write(data)
        await writer.drain()


@dataclass(frozen=True)
class Silence:
    """A port that takes connections and never says a word."""

    server: socket.socket

    @property
    def port(self) -> int:
        return int(self.server.getsockname()[1])

    def calls(self) -> int:
        """How many have connected since this was last asked."""
        count = 0
        self.server.setblocking(False)
        with suppress(BlockingIOError):
            while True:
                self.server.accept()[0].close()
                count += 1
        return count


@contextmanager
def silence() -> Iterator[Silence]:
    with socket.create_server((LOOPBACK, 0)) as server:
        yield Silence(server)


@contextmanager
def nobodys_port() -> Iterator[int]:
    """A port at which nobody listens, kept so that nobody else comes to listen there."""
    with socket.socket() as bound:
        bound.bind((LOOPBACK, 0))
        yield int(bound.getsockname()[1])
