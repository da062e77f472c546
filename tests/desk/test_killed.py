"""A turn of four players by mail, killed at every write, rename, sync and sending, and run again.

A kill between the mail server's "taken" and our note of it may send that letter again: it then has the same
Message-ID and the same bytes. Else every file of the folder is in the end as in a turn that nobody killed.
"""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from killing import NEEDS_ROOM, Breaker, Killed, aged, broken
from test_running import NOW, Table

from pbem.desk import run as desk_run
from pbem.desk.look import doctor

Tree = dict[str, bytes]

EVERY = 13
"""In the quick test every so manieth point; `make slow` takes them all."""


@dataclass(frozen=True)
class Run:
    """A run to be broken: the folder before it; its points, what it sent and what lay there after it."""

    before: Path
    points: tuple[str, ...]
    sent: frozenset[str]
    after: Tree


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


def whole(table: Table, before: Path) -> Run:
    """The run that nobody breaks. The copy is older than the run."""
    shutil.copytree(table.folder, before)
    with broken(Breaker()) as breaker:
        assert not desk_run.run(table.root, NOW).troubles
    assert breaker.sent and not breaker.doubled()
    assert all(finding.harmless for finding in doctor.examine(table.game))
    return Run(before, tuple(breaker.points), frozenset(breaker.sent), tree(table.folder))


def tree(folder: Path) -> Tree:
    """Every file but locks, which are empty, and what was half written, which nobody reads."""
    files = (path for path in folder.rglob("*") if path.is_file())
    kept = (path for path in files if path.suffix != ".new" and path.name not in (".lock", "lock"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept}


def recovered(run: Run, folder: Path, breaker: Breaker) -> list[str]:
    """Break a run, run again until nothing happens any more; what went out in all."""
    shutil.copytree(run.before, folder)
    if breaker.full:
        full(folder / "games", breaker)
    else:
        with pytest.raises(Killed), broken(breaker):
            desk_run.run(folder / "games", NOW)
    sent = list(breaker.sent)
    for quiet in (False, True):
        with broken(Breaker()) as again:
            assert not desk_run.run(folder / "games", NOW).troubles
        assert not (quiet and again.sent)
        sent += again.sent
    return sent


def full(root: Path, breaker: Breaker) -> None:
    """A run on a disk that fills up says so."""
    try:
        with broken(breaker):
            troubles = desk_run.run(root, NOW).troubles
    except OSError as error:
        troubles = [str(error)]
    assert any("No space left" in trouble for trouble in troubles), (breaker.points[-1], troubles)


def check(run: Run, at: int, folder: Path, *, full: bool = False) -> None:
    breaker = Breaker(at, full)
    sent = recovered(run, folder / str(at), breaker)
    place = (at, run.points[at - 1])
    assert set(sent) == run.sent, place
    twice = len(sent) - len(run.sent)
    assert twice <= (at in noting(run)), place
    found = tree(folder / str(at))
    assert set(found) == set(run.after), place
    assert [name for name in found if found[name] != run.after[name]] == [], place
    shutil.rmtree(folder / str(at))


def noting(run: Run) -> set[int]:
    """The points between the end of a sending and the note of it."""
    found, noted = set(), True
    for at, point in enumerate(run.points, 1):
        noted = False if point == "sent" else noted
        if not noted:
            found.add(at)
        noted = noted or point.startswith("replace")
    return found


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
