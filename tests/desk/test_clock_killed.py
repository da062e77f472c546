"""A run that reminds, answers for the late and gives time back, killed at its points and run again."""

from __future__ import annotations

import copy
import shutil
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from pbem.deadlines.outages import Steady
from pbem.game import state
from support.play_by_mail.breaker import Breaker, Killed, broken
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

RUNS = (
    (FRIDAY - 6 * HOUR, Steady("boot", 0.0)),
    (FRIDAY + 3 * HOUR, Steady("boot", 9 * 3600.0)),
    (FRIDAY + timedelta(days=1), Steady("boot", 9 * 3600.0)),
)
"""Reminders; defaults; the clock was set."""

Came = tuple[list[tuple[str, str]], list[tuple[str, str]]]
"""The log's entries and the letters sent."""


@pytest.fixture
def base(tmp_path: Path) -> Timed:
    folder = tmp_path / "base"
    folder.mkdir()
    table = Timed(folder)
    table.set()
    table.at(MONDAY)
    return table


def played(base: Timed, breaker: Breaker) -> Came:
    """What the runs come to in a copy of the game, where each that is killed is done again."""
    table = copy.copy(base)
    table.folder = base.folder.parent / "copy"
    shutil.rmtree(table.folder, ignore_errors=True)
    shutil.copytree(base.folder, table.folder)
    table.root = table.folder / "games"
    table.game = table.root / "seven-years"
    with broken(breaker):
        for when, steady in RUNS:
            once_more(table, when, steady)
    entries = state.load(table.game).log.entries
    log = [(entry.kind, str(getattr(entry, "answer", ""))) for entry in entries]
    return log, sorted((str(mail["To"]), str(mail["Message-ID"])) for mail in table.sent())


def once_more(table: Timed, when: datetime, steady: Steady) -> None:
    try:
        table.at(when, steady)
    except Killed:
        table.at(when, steady)


def checked(base: Timed, every: int) -> int:
    counted = Breaker()
    wanted = played(base, counted)
    for point in range(1, len(counted.points) + 1, every):
        assert played(base, Breaker(at=point)) == wanted, counted.points[point - 1]
    return len(counted.points)


def test_some_points(base: Timed) -> None:
    assert checked(base, 67) > 200


@pytest.mark.slow
def test_every_point(base: Timed) -> None:
    checked(base, 1)
