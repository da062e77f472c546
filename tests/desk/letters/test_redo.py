"""What was undone is taken up again: the same letters, moves and cards, told to all."""

from __future__ import annotations

import copy
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.look import proofs
from pbem.desk.moderator import redo, undo
from pbem.game import state
from pbem.game.entries import StepEntry
from pbem.game.errors import FolderError
from pbem.game.pace.hold import Hold
from pbem.game.state import State
from support.command_line import done, run
from support.play_by_mail.breaker import Breaker, Killed, broken
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE = timedelta(minutes=1)


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 1 was played."""
    table = played.copied(tmp_path)
    assert now(table).game.turn == 2
    return table


def now(table: Timed) -> State:
    return state.load(table.game)


def test_what_was_undone_stands_again_with_the_same_cards_and_all_are_told(table: Timed) -> None:
    before = now(table)
    undo.undo(table.game, reason="A road was wrong.")
    table.at(MONDAY + MINUTE)
    after, again, fall = redo.redo(table.game, reason="The road was right.")
    assert after.game == before.game and after.history == before.history and fall == 0
    assert again == sum(isinstance(one, StepEntry) for one in before.log.entries)
    assert after.hold is None and after.filed == before.filed
    assert proofs.replay(after)[1] is None and proofs.verify(after)[2] == []
    table.at(MONDAY + 2 * MINUTE)
    for player in before.game.roles:
        text = body(table.to(player)[-1])
        assert "taken up again what he had rolled back" in text and "The road was right." in text
    assert now(table).game == before.game, "no run plays it twice"


def test_the_game_goes_on_from_there_by_mail(table: Timed) -> None:
    undo.undo(table.game)
    redo.redo(table.game)
    table.at(MONDAY + MINUTE)
    table.reply("Frederick", "nation Prussia\nhold\nfinal\n", number=2)
    steps = len(now(table).history)
    table.at(MONDAY + 2 * MINUTE)
    assert len(now(table).history) > steps


def test_a_branch_is_left_for_the_one_that_was_undone_before(table: Timed) -> None:
    first = now(table)
    undo.undo(table.game, to=0)
    table.at(MONDAY + MINUTE)
    table.reply("Pompadour", "nation France\nsetup Richelieu 8, Soubise 8, Chevert 4\nfinal\n", number=2)
    table.at(MONDAY + 2 * MINUTE)
    other = now(table)
    assert other.game != first.game and other.game.hands.keys() == {"France"}
    after, _, fall = redo.redo(table.game)
    assert after.game == first.game and fall > 0
    last = after.log.entries[-1].n
    assert redo.redo(table.game, of=last)[0].game == other.game, "a redo can be left in the same way"


def test_two_undos_are_taken_up_one_after_the_other(table: Timed) -> None:
    whole = now(table)
    undo.undo(table.game)
    between = now(table)
    undo.undo(table.game, to=0)
    assert redo.redo(table.game)[0].game == between.game
    assert now(table).hold is Hold.UNDONE, "as it was before the second one"
    assert redo.redo(table.game)[0].game == whole.game and now(table).hold is None
    with pytest.raises(FolderError, match=r"nothing in .* was undone that could be taken up again"):
        redo.redo(table.game)


def test_what_cannot_be_taken_up_is_refused_with_what_would_be_right(table: Timed) -> None:
    undo.undo(table.game)
    before = (table.game / "log.jsonl").read_bytes()
    wrong = run("redo", table.game, "--of", 3)
    assert wrong.code == 1 and "entry 3 took nothing back: `pbem log" in wrong.err
    assert (table.game / "log.jsonl").read_bytes() == before
    assert "entries stand again." in done("redo", table.game)
    log = done("log", table.game)
    assert "taken up again what entry" in log
    number = next(line.split()[0] for line in log.splitlines() if "undone, back to entry" in line)
    assert "stands already" in run("redo", table.game, "--of", number).err


def test_what_was_taken_up_can_be_undone_again(table: Timed) -> None:
    whole = now(table)
    undo.undo(table.game)
    redo.redo(table.game)
    undo.undo(table.game)
    assert now(table).game.turn == 0 and now(table).hold is Hold.UNDONE
    assert redo.redo(table.game)[0].game == whole.game


def test_what_is_open_is_asked_anew_with_a_new_deadline(table: Timed) -> None:
    table.set(when=MONDAY)
    table.at(MONDAY + MINUTE)
    assert table.due() == {FRIDAY}
    undo.undo(table.game)
    redo.redo(table.game)
    table.at(FRIDAY + 24 * HOUR)
    assert table.due() == {FRIDAY + timedelta(days=7)} and table.deadline_steps() == []


@pytest.mark.parametrize("every", [17, pytest.param(1, marks=pytest.mark.slow)])
def test_a_redo_killed_at_any_point_is_made_good_by_the_next_run(
    table: Timed, tmp_path: Path, every: int
) -> None:
    undo.undo(table.game)
    table.at(MONDAY + MINUTE)
    first = copied(table, tmp_path / "whole")
    with broken(Breaker()) as counted:
        redo.redo(first.game)
    whole = reports_of(tmp_path / "whole")
    assert len(counted.points) > 20
    for at in range(1, len(counted.points) + 1, every):
        other = copied(table, tmp_path / str(at))
        with pytest.raises(Killed), broken(Breaker(at)):
            redo.redo(other.game)
        if now(other).hold:
            redo.redo(other.game)
        other.at(MONDAY + 2 * MINUTE)
        assert reports_of(tmp_path / str(at)) == whole, counted.points[at - 1]


def copied(table: Timed, to: Path) -> Timed:
    """The whole table, somewhere else."""
    shutil.copytree(table.root, to / "games")
    for name in ("in", "out"):
        (to / name).mkdir()
    shutil.copy(table.folder / "token.key", to)
    other = copy.copy(table)
    other.folder, other.root, other.game = to, to / "games", to / "games" / "seven-years"
    return other


def reports_of(table: Path) -> dict[str, bytes]:
    folder = table / "games" / "seven-years" / "reports" / "turn-02"
    return {path.name: path.read_bytes() for path in folder.iterdir()}
