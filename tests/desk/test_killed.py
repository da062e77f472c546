"""A turn of four players by mail, killed at every write, rename, sync and sending, and run again.

A kill between the mail server's "taken" and our note of it may send that letter again: it then has the same
Message-ID and the same bytes. Else every file of the folder is in the end as in a turn that nobody killed.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.play_by_mail.breaker import NEEDS_ROOM, aged
from support.play_by_mail.broken_run import Run, check, whole
from support.play_by_mail.mail_table import Table

EVERY = 41
"""In the quick test every so manieth point; `make slow` takes them all."""


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Run, Run]]:
    """The run that begins a game, and the one in which all four letters come and turn 1 is played."""
    folder = tmp_path_factory.mktemp("turn")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: "5e" * size)
        table = Table(folder / "table")
        first = whole(table, folder / "first")
        table.everybody_replies()
        aged(table.folder / "in")
        yield first, whole(table, folder / "second")


def test_how_many_points_there_are(runs: tuple[Run, Run]) -> None:
    """All kinds are among them; fewer than now means that something is not written safely any more."""
    first, second = (len(run.points) for run in runs)
    print(f"{first} + {second} points")
    assert first >= 100 and second >= 300
    kinds = {point.split()[0] for run in runs for point in run.points}
    assert kinds >= {"open", "write", "half", "fsync", "replace", "rename", "mkdir", "send", "sent"}


def test_a_killed_run_is_made_good_by_the_next(runs: tuple[Run, Run], tmp_path: Path) -> None:
    for number, run in enumerate(runs):
        for at in range(1, len(run.points) + 1, EVERY):
            check(run, at, tmp_path / str(number))


@pytest.mark.slow
def test_a_run_killed_at_any_point_is_made_good_by_the_next(runs: tuple[Run, Run], tmp_path: Path) -> None:
    for number, run in enumerate(runs):
        for at in range(1, len(run.points) + 1):
            check(run, at, tmp_path / str(number))


def roomy(run: Run) -> list[int]:
    """The points that need room on the disk."""
    return [at for at, point in enumerate(run.points, 1) if point.split()[0] in NEEDS_ROOM]


def test_a_full_disk_is_named_and_made_good_when_there_is_room(runs: tuple[Run, Run], tmp_path: Path) -> None:
    for number, run in enumerate(runs):
        for at in roomy(run)[:: 2 * EVERY]:
            check(run, at, tmp_path / str(number), full=True)


@pytest.mark.slow
def test_a_disk_full_at_any_point_is_named_and_made_good(runs: tuple[Run, Run], tmp_path: Path) -> None:
    for number, run in enumerate(runs):
        for at in roomy(run):
            check(run, at, tmp_path / str(number), full=True)
