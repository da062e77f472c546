"""Breaking a program at a chosen place: every write, rename, sync and sending of a run is counted, and at the
chosen one it is killed, or from there on the disk is full."""

from __future__ import annotations

import builtins
import errno
import io
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from pbem.data.memory import directory
from pbem.post.send.senders import Files
from support.play_by_mail.made_once import letters_made_once

CALLS = ("fsync", "replace", "rename", "unlink", "remove", "mkdir", "link")
NEEDS_ROOM = {"open", "write", "half", "mkdir"}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Killed(BaseException):
    """As if the process had ended here: nothing in the program catches it."""


@dataclass
class Breaker:
    """Counts the points of a run, and breaks it at one of them; 0 is none."""

    at: int = 0
    full: bool = False
    read_only: bool = False
    points: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    inside: bool = False

    def point(self, kind: str, what: object = "") -> None:
        """Something is about to happen. Half a write is a point that only kills."""
        if self.inside:
            return
        self.points.append(f"{kind} {what}".strip())
        if not (self.full or self.read_only) and len(self.points) == self.at:
            raise Killed(self.points[-1])
        if self.full and 0 < self.at <= len(self.points) and kind in NEEDS_ROOM:
            raise OSError(errno.ENOSPC, "No space left on device")
        if self.read_only:
            raise OSError(errno.EROFS, "Read-only file system")

    def doubled(self) -> list[str]:
        """The Message-IDs that went out more than once."""
        return [identity for identity, count in Counter(self.sent).items() if count > 1]


def aged(box: Path) -> None:
    """The mails have lain there for a while, in their order: nobody waits to see whether they grow."""
    for number, path in enumerate(sorted(box.glob("*.eml"))):
        os.utime(path, (1_000_000 + number, 1_000_000 + number))


class Written:
    """An open file: what is written is on the disk at once, or half of it."""

    def __init__(self, file: Any, breaker: Breaker) -> None:
        self._file, self._breaker = file, breaker

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> Written:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, data: Any) -> Any:
        name = os.path.basename(str(self._file.name))
        self._breaker.point("write", name)
        try:
            self._breaker.point("half", name)
        except (Killed, OSError):
            self._file.write(data[: len(data) // 2])
            self._file.flush()
            raise
        done = self._file.write(data)
        self._file.flush()
        return done

    def truncate(self, size: int) -> int:
        self._breaker.point("truncate")
        return int(self._file.truncate(size))


@contextmanager
def broken(breaker: Breaker) -> Iterator[Breaker]:
    """Everything that changes a disk or sends goes through a breaker."""
    with letters_made_once(), pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            patch.setattr(os, name, _counted(getattr(os, name), name, breaker))
        patch.setattr(os, "open", _os_open(os.open, breaker))
        for module in (builtins, io):
            patch.setattr(module, "open", _open(open, breaker))
        patch.setattr(Files, "send", _send(Files.send, breaker))
        yield breaker


def _counts(path: object) -> bool:
    """Whether what is done to a file counts: what is only kept to be quicker is there or not by chance."""
    if isinstance(path, int):
        # fsync names an open file by its number.
        path = os.readlink(f"/proc/self/fd/{path}") if os.path.isdir("/proc/self/fd") else path
    return not str(path).startswith(str(directory()))


def _counted(real: Callable[..., Any], name: str, breaker: Breaker) -> Callable[..., Any]:
    def call(*given: Any, **more: Any) -> Any:
        if _counts(given[0]):
            breaker.point(name, os.path.basename(str(given[0])))
        return real(*given, **more)

    return call


def _os_open(real: Callable[..., int], breaker: Breaker) -> Callable[..., int]:
    def call(path: Any, flags: int, *given: Any, **more: Any) -> int:
        if flags & WRITING and _counts(path):
            breaker.point("open", os.path.basename(str(path)))
        return real(path, flags, *given, **more)

    return call


def _open(real: Callable[..., Any], breaker: Breaker) -> Callable[..., Any]:
    def call(path: Any, mode: str = "r", *given: Any, **more: Any) -> Any:
        if not (set(mode) & set("wax+") and _counts(path)):
            return real(path, mode, *given, **more)
        breaker.point("open", os.path.basename(str(path)))
        return Written(real(path, mode, *given, **more), breaker)

    return call


def _send(real: Callable[..., Any], breaker: Breaker) -> Callable[..., Any]:
    """Sending is one point before and one after: what the way out does is its own affair."""

    def call(self: Files, message: bytes, sender: str, recipients: Sequence[str]) -> Any:
        breaker.point("send")
        breaker.inside = True
        try:
            outcome = real(self, message, sender, recipients)
        finally:
            breaker.inside = False
        breaker.sent.append(_identity(message))
        breaker.point("sent")
        return outcome

    return call


def _identity(message: bytes) -> str:
    lines = message.partition(b"\n\n")[0].decode("ascii").splitlines()
    return next(line.partition(":")[2].strip() for line in lines if line.lower().startswith("message-id:"))
