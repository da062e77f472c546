"""A run that is broken at one of its points, run again, and compared with one that nobody broke."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from pbem.desk import run as desk_run
from pbem.desk.look import doctor
from pbem.game.troubles import explain
from support.play_by_mail.breaker import Breaker, Killed, broken
from support.play_by_mail.mail_table import NOW, Table

Tree = dict[str, bytes]


@dataclass(frozen=True)
class Run:
    """A run to be broken: the folder before it; its points, what it sent and what lay there after it."""

    before: Path
    points: tuple[str, ...]
    sent: frozenset[str]
    after: Tree


def whole(table: Table, before: Path) -> Run:
    """The run that nobody breaks. The copy is older than the run."""
    shutil.copytree(table.folder, before)
    with broken(Breaker()) as breaker:
        assert not desk_run.run(table.root, NOW).troubles
    assert breaker.sent and not breaker.doubled()
    assert all(finding.harmless for finding in doctor.examine(table.game))
    return Run(before, tuple(breaker.points), frozenset(breaker.sent), tree(table.folder))


def tree(folder: Path) -> Tree:
    """Every file but locks, which are empty, snapshots, which the doctor looks at, and what was half written,
    which nobody reads."""
    # Whether a game was idle in the run depends on when it was killed, and changes nothing in the game.
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != ".idle.json")
    kept = (
        path for path in files if path.suffix != ".new" and path.name not in (".lock", "lock", ".snapshot")
    )
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
        troubles = [explain(error)]
    known = ("the disk is full", "No space left")
    assert any(words in one for words in known for one in troubles), (breaker.points[-1], troubles)


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
