"""Writes, moves and adds to files so that none is ever half there; all is on the disk when a call returns."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write_file(path: Path, content: bytes) -> None:
    """Write a file so that it holds either this content or what it held before, whatever happens. Raises
    OSError."""
    if path.is_file() and path.read_bytes() == content:
        return
    with naming(path):
        make(path.parent)
        beside = path.with_name(f".{path.name}.new")
        with open(beside, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
        sync(path.parent)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """An error of the system names a file; a full disk does not say which by itself."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def clear_half_files(folder: Path) -> None:
    """Remove what a killed program has half written into a folder; nobody else may be writing there."""
    if folder.is_dir():
        for name in os.listdir(folder):
            if name.startswith(".") and name.endswith(".new"):
                (folder / name).unlink(missing_ok=True)


def write_private(path: Path, content: bytes) -> None:
    """Write a new file, whole or not at all, that only its owner may read. Raises OSError."""
    make(path.parent)
    beside = path.with_name(f".{path.name}.new")
    beside.unlink(missing_ok=True)
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    move_file(beside, path)


def make(folder: Path) -> None:
    """Make a folder, and those it lies in, unless they are there. Raises OSError."""
    if not folder.is_dir():
        make(folder.parent)
        folder.mkdir(exist_ok=True)
        sync(folder.parent)


def move_file(path: Path, to: Path) -> None:
    """Give a file another name on the same disk, in a folder that is made if need be. Raises OSError."""
    make(to.parent)
    os.rename(path, to)
    sync(to.parent)
    if to.parent != path.parent:
        sync(path.parent)


def add_line(path: Path, line: str) -> None:
    """Add a line to a file, on a line of its own even if the last one was cut short. Raises OSError."""
    new = not path.exists()
    with open(path, "ab+") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - 1))
        broken = file.read(1) not in (b"", b"\n")
        file.write(b"\n" * broken + line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())
    if new:
        sync(path.parent)


def sync(folder: Path) -> None:
    """Make sure that what was renamed in a folder is on the disk. Raises OSError."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
