"""`pbem run --jobs`: games shared among processes come to the same as one process makes of them."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from datetime import timedelta
from multiprocessing import active_children
from pathlib import Path

import pytest

from pbem.desk import run as desk_run
from pbem.desk.folder_post import Busy
from pbem.desk.out.mails import Desk
from pbem.desk.out.outcome import Outcome
from pbem.desk.turns.watch import Pulse
from pbem.desk.workers import Died, shared
from pbem.game import save
from support.command_line import done, run
from support.play_by_mail.mail_table import NOW, Table, orders
from support.play_by_mail.player_addresses import PLAYERS

COUNT = 4
LATER = NOW + timedelta(minutes=9)


def table_of_games(folder: Path) -> Table:
    """A table of four games, their first letters sent. Letters came for all players of the last, and for one
    player of the third."""
    table = Table(folder)
    for number in range(1, COUNT):
        name = f"war-{number}"
        save.new(table.root / name, name=name, scenario="standard", players=PLAYERS, seed=name)
    table.run()
    for name, players in (("war-2", ["Frederick"]), ("war-3", list(PLAYERS))):
        for player in players:
            subject = next(str(one["Subject"]) for one in table.to(player) if name in str(one["Subject"]))
            table.reply(player, orders(player), subject=subject, number=int(name[-1]))
    return table


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return table_of_games(tmp_path_factory.mktemp("jobs")).folder


def ran(waiting: Path, into: Path, jobs: int) -> Outcome:
    if not into.exists():
        shutil.copytree(waiting, into)
    return desk_run.run(into / "games", LATER, jobs=jobs)


def files(folder: Path) -> dict[str, bytes]:
    """Every file but the notes of where on the disk files lie."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.name != ".idle.json")
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def played(outcome: Outcome) -> list[str]:
    """The games that were played, in the order in which they are told."""
    return [line.partition(":")[0] for line in outcome.lines if " steps" in line]


def dying(at: str, patch: pytest.MonkeyPatch) -> None:
    """Whoever plays a game of this name is killed, once something of it was played."""
    real = desk_run.play

    def play(path: Path, desk: Desk, pulse: Pulse) -> Outcome:
        outcome = real(path, desk, pulse)
        if path.name == at:
            os.kill(os.getpid(), signal.SIGKILL)
        return outcome

    patch.setattr(desk_run, "play", play)


@pytest.mark.parametrize("jobs", [2, 3, 9])
def test_several_processes_come_to_the_same_as_one(waiting: Path, tmp_path: Path, jobs: int) -> None:
    one, several = (ran(waiting, tmp_path / str(number), number) for number in (1, jobs))
    assert one.lines == several.lines and one.troubles == several.troubles == []
    assert any("war-3: " in line and " 0 steps" not in line for line in one.lines)
    assert files(tmp_path / "1") == files(tmp_path / str(jobs))


def test_a_game_that_kills_its_process_holds_nobody_up_and_the_next_run_goes_on(
    waiting: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran(waiting, tmp_path / "whole", 1)
    with monkeypatch.context() as patch:
        dying("war-3", patch)
        broken = ran(waiting, tmp_path / "broken", 2)
    assert broken.troubles == [
        "war-3: the process that worked on it ended by signal 9; the next run goes on from there"
    ]
    assert played(broken) == ["war-2", "seven-years", "war-1"]
    assert files(tmp_path / "broken") != files(tmp_path / "whole")
    assert ran(waiting, tmp_path / "broken", 2).troubles == []
    assert files(tmp_path / "broken") == files(tmp_path / "whole")


def test_a_damaged_game_is_told_and_holds_nobody_up(waiting: Path, tmp_path: Path) -> None:
    found = []
    for jobs in (1, 3):
        folder = tmp_path / str(jobs)
        shutil.copytree(waiting, folder)
        (folder / "games" / "war-1" / "log.jsonl").write_text("nothing of a log\n")
        found.append(ran(waiting, folder, jobs))
    one, several = found
    (trouble,) = several.troubles
    assert trouble.startswith("war-1: ") and "log.jsonl" in trouble
    assert one.troubles == [trouble.replace(str(tmp_path / "3"), str(tmp_path / "1"))]
    assert one.lines == several.lines and played(several) == ["war-2", "war-3", "seven-years"]


def test_nobody_else_begins_a_run_before_all_processes_have_ended(
    waiting: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = []

    def play(path: Path, desk: Desk, pulse: Pulse) -> Outcome:
        with pytest.raises(Busy):
            desk_run.run(path.parent, LATER)
        busy.append(path.name)
        return Outcome([f"{path.name}: 0 steps"])

    monkeypatch.setattr(desk_run, "play", play)
    outcome = ran(waiting, tmp_path / "games", 2)
    assert outcome.troubles == [] and len(played(outcome)) == COUNT and busy == []


def test_the_command_takes_the_number_of_processes(waiting: Path, tmp_path: Path) -> None:
    shutil.copytree(waiting, tmp_path / "some")
    said = done("run", tmp_path / "some" / "games", "--jobs", 2)
    assert "war-3: " in said
    assert run("run", tmp_path / "some" / "games", "--jobs", 0).code == 2


# -------------------------------------------------------------------------------- work shared by itself


def test_each_piece_is_asked_for_when_somebody_is_free_and_comes_back_with_its_result() -> None:
    asked: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(20):
            asked.append(number)
            yield number

    found = {}
    for piece, result in shared(pieces(), square, 3, lambda: None):
        found[piece] = result
        assert len(asked) <= len(found) + 3
    assert found == {number: number * number for number in range(20)}


def square(number: int) -> int:
    return number * number


def die_at_odd(number: int) -> int:
    if number % 2:
        os._exit(number)
    return number


def test_who_dies_takes_only_his_own_piece_with_him() -> None:
    found = dict(shared(range(8), die_at_odd, 2, lambda: None))
    assert [found[number] for number in (0, 2, 4, 6)] == [0, 2, 4, 6]
    assert [str(found[number]) for number in (1, 3)] == [str(Died(1)), str(Died(3))]


def test_all_processes_have_ended_when_the_work_is_given_up() -> None:
    work = shared(range(100), square, 3, lambda: None)
    next(work)
    work.close()  # type: ignore[attr-defined]
    assert active_children() == []
