"""The settings of the post of a folder of games, which one pbem at a time may use."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO

from pbem.desk.out import tokens
from pbem.desk.out.mails import Desk
from pbem.game.errors import FolderError
from pbem.post.settings import POST_FILE, PostSettings, read_settings


class Busy(Exception):
    """Another run is at work in the same folder; nothing needs doing."""


@contextmanager
def open_post(root: Path, patience: float = 0) -> Iterator[PostSettings]:
    """The settings of a folder, while nobody else uses them. With `patience` others are waited for, so many
    seconds. Raises FolderError, DataError or Busy."""
    path = root / POST_FILE
    if not path.is_file():
        raise FolderError(f"{root} has no {POST_FILE}: docs/moderator.md shows how to write one.")
    (root / ".post").mkdir(exist_ok=True)
    with open(root / ".post" / "lock", "w", encoding="ascii") as lock:
        until = time.monotonic() + patience
        while not _is_locked(lock):
            if time.monotonic() > until:
                raise Busy(f"another run is at work in {root}")
            time.sleep(0.1)
        yield read_settings(path, root / ".post")


def _is_locked(lock: IO[str]) -> bool:
    """Lock a file; whether that could be done."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def desk_of(post: PostSettings, now: datetime) -> Desk:
    """What every letter needs, from the settings."""
    key = tokens.read_key(post.token_key)
    return Desk(
        post.moderator,
        post.reply_to,
        key,
        now,
        post.html,
        post.by_address,
        post.order_desk,
        post.talk_to,
        post.played,
    )
