"""What tests of mail boxes share: mails to put into them, and what comes out."""

from __future__ import annotations

import os
import time
from pathlib import Path

from pbem.post.boxes import BoxError, Source
from pbem.post.sources.folder import FolderSource
from pbem.post.sources.maildir import MaildirSource

OLD = 1_700_000_000
"""A time long past: nobody is still writing what is as old as that."""


def mail(number: int, more: str = "") -> bytes:
    """A mail, known by its number."""
    return f"From: a@example.org\nSubject: {number}\n\nmove Friedrich: Berlin\n{more}".encode()


def put(path: Path, data: bytes, at: int = OLD) -> Path:
    """A file at a path, written at a time."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (at, at))
    return path


def fresh() -> int:
    """A time that is still "just now" when a busy machine comes to look."""
    return int(time.time()) + 300


def never(seconds: float) -> None:
    """What waits in a test in which nothing has to be waited for."""
    raise AssertionError("nothing here is fresh")


def contents(source: Source) -> list[bytes]:
    """The messages of a source, as bytes."""
    return [message.data for message in source.messages()]


def tree(folder: Path) -> dict[str, bytes]:
    """All files below a folder, by their ways from it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def strange(box: Path, secret: Path) -> None:
    """What is no plain file, among the messages of a box."""
    (box / "1link").symlink_to(secret)
    (box / "2dangling").symlink_to(secret.with_name("nothing"))
    os.mkfifo(box / "3pipe")
    for name in STRANGE:
        os.utime(box / name, (OLD, OLD), follow_symlinks=False)


STRANGE = ["1link", "2dangling", "3pipe"]
"""What `strange` puts into a box."""


def told(source: FolderSource | MaildirSource) -> tuple[list[bytes], str]:
    """The contents of a source's messages, and what it says of those that cannot be read."""
    found: list[bytes] = []
    try:
        for one in source.messages():
            found.append(one.data)
    except BoxError as error:
        return found, str(error)
    return found, ""
