"""A game in which nothing can have changed is passed by; in any other the log is read."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbem.deadlines.outages import Steady
from pbem.desk import run as desk_run
from pbem.desk.letters import set_aside
from pbem.desk.moderator import deadlines, say
from pbem.desk.out.outcome import Outcome
from pbem.game import save, state
from support.play_by_mail.mail_table import NOW, Table, orders
from support.play_by_mail.player_addresses import PLAYERS

TIMING = "zone: Europe/Berlin\ndeadline: {span: 3 days}\nreminders: [1 day]\nlate: wait\n"


class Runs:
    """Runs at a table, and how many logs each of them read."""

    def __init__(self, table: Table, patch: pytest.MonkeyPatch) -> None:
        self.table, self.folds = table, 0
        real = state.fold

        def fold(*given: object) -> object:
            self.folds += 1
            return real(*given)  # type: ignore[arg-type]

        patch.setattr(state, "fold", fold)

    def at(self, minutes: float, steady: Steady | None = None) -> tuple[int, Outcome]:
        self.folds = 0
        done = desk_run.run(self.table.root, NOW + timedelta(minutes=minutes), steady)
        assert not done.troubles
        return self.folds, done


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    made = Runs(Table(tmp_path), monkeypatch)
    made.at(0)
    made.at(1)
    return made


def test_a_game_with_nothing_to_do_is_not_read(runs: Runs) -> None:
    folds, done = runs.at(2)
    assert folds == 0
    assert done.lines == ["seven-years: 0 steps, 0 letters. " + done.lines[0].partition("letters. ")[2]]
    assert "Waiting for Prussia (Frederick)" in done.lines[0]


def test_a_letter_is_taken_in_and_played(runs: Runs) -> None:
    for player in PLAYERS:
        runs.table.reply(player, orders(player))
    folds, _ = runs.at(2)
    assert folds == 1 and len(runs.table.letters()) == len(PLAYERS)


def test_an_hour_of_quiet_is_over_when_it_is_over(runs: Runs) -> None:
    """What a player sent rests for a quiet time; the run after it plays."""
    for player in PLAYERS:
        runs.table.reply(player, orders(player).replace("final", ""))
    runs.at(2)
    before = len(state.load(runs.table.game).history)
    for minute in (3, 4, 5):
        runs.at(minute)
    runs.at(90)
    assert len(state.load(runs.table.game).history) > before or before > 10


@pytest.mark.parametrize("what", ["word", "state file", "report mark", "waiting letter", "program"])
def test_whatever_differs_has_the_log_read(runs: Runs, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = runs.table.game
    assert runs.at(2)[0] == 0
    if what == "word":
        say.say(game, "Hello")
    elif what == "state file":
        (game / "game.yaml").unlink()
    elif what == "report mark":
        (game / "reports" / ".told").unlink()
    elif what == "waiting letter":
        sent = next((game / "outbox" / "sent").iterdir())
        sent.rename(game / "outbox" / sent.name)
    else:
        monkeypatch.setattr(set_aside, "program", lambda: "another program")
    assert runs.at(3)[0] >= 1
    assert (game / "game.yaml").is_file() and (game / "reports" / ".told").is_file()
    assert not list((game / "outbox").glob("*.eml"))


def test_deadlines_come_on_time_although_the_game_is_idle(runs: Runs) -> None:
    deadlines.set_timing(runs.table.game, TIMING, "timing.yaml", NOW)
    runs.at(2)
    letters, read, minute = len(runs.table.sent()), 0, 3
    while len(runs.table.sent()) == letters:
        read += runs.at(minute)[0]
        minute += 9
        assert minute < 4 * 24 * 60, "nobody is reminded"
    assert 2 * 24 * 60 <= minute < 2 * 24 * 60 + 30
    assert read < 10


def test_a_game_with_deadlines_leaves_its_tick(runs: Runs) -> None:
    deadlines.set_timing(runs.table.game, TIMING, "timing.yaml", NOW)
    tick = runs.table.game / ".tick.json"
    runs.at(2), runs.at(3)
    folds, _ = runs.at(4)
    assert folds == 0 and (NOW + timedelta(minutes=4)).isoformat()[:16] in tick.read_text("utf-8")


def test_a_long_pause_has_the_log_read(runs: Runs) -> None:
    deadlines.set_timing(runs.table.game, TIMING, "timing.yaml", NOW)
    runs.at(2), runs.at(3)
    assert runs.at(4)[0] == 0
    assert runs.at(60)[0] >= 1


def test_a_clock_that_was_set_has_the_log_read(runs: Runs) -> None:
    deadlines.set_timing(runs.table.game, TIMING, "timing.yaml", NOW)
    for minute in (2, 3, 4):
        folds, _ = runs.at(minute, Steady("boot", 60 * minute))
    assert folds == 0
    assert runs.at(9, Steady("boot", 60 * 5))[0] >= 1


def test_games_with_mail_come_first(runs: Runs) -> None:
    save.new(
        runs.table.root / "zorndorf", name="zorndorf", scenario="standard", players=PLAYERS, seed="other"
    )
    runs.at(2)
    runs.table.reply("Pompadour", orders("Pompadour"))  # To the latest letter, that of Zorndorf.
    _, done = runs.at(3)
    games = [line.partition(":")[0] for line in done.lines if "steps" in line]
    assert games == ["zorndorf", "seven-years"]
