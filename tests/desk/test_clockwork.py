"""`pbem run` keeps deadlines: who is late and when, what is done then, who is reminded, time given back."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbem.data.strict import DataError
from pbem.deadlines.outages import Steady
from pbem.deadlines.policies import DEFAULTS
from pbem.desk.letters import set_aside
from pbem.desk.letters import submit as letters_submit
from pbem.desk.look import proofs, waiting
from pbem.desk.moderator import deadlines
from pbem.desk.moderator.say import say
from pbem.desk.moderator.substitute import substitute
from pbem.desk.moderator.undo import undo
from pbem.desk.turns import watch
from pbem.game import state
from pbem.game.errors import FolderError
from support.play_by_mail.mail_table import orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, TIMING, Timed


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Timed:
    """A game with deadlines whose players have been asked; to be copied, not changed."""
    table = Timed(tmp_path_factory.mktemp("begun"))
    table.set()
    table.at(MONDAY)
    return table


@pytest.fixture
def timed(begun: Timed, tmp_path: Path) -> Timed:
    return begun.copied(tmp_path)


def test_without_settings_nobody_is_ever_late(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    table.at(MONDAY)
    table.at(MONDAY + timedelta(days=400))
    assert table.deadline_steps() == [] and not (table.game / watch.TICK).exists()
    assert [entry.kind for entry in state.load(table.game).log.entries] == ["created"]


def test_nobody_is_late_before_the_grace_is_over_and_then_the_default_is_given_once(timed: Timed) -> None:
    assert timed.due() == {FRIDAY}
    timed.at(FRIDAY + 2 * HOUR - timedelta(minutes=1))
    assert timed.deadline_steps() == []
    done = timed.at(FRIDAY + 2 * HOUR)
    given = timed.deadline_steps()
    assert len(given) == len(set(given)) == 5 and not done.troubles
    assert any("Prussia (Frederick), the troops of her generals: " in line for line in done.lines)
    log = timed.game.joinpath("log.jsonl").read_bytes()
    timed.at(FRIDAY + 2 * HOUR)
    assert timed.deadline_steps() == given and timed.game.joinpath("log.jsonl").read_bytes() == log
    assert timed.due() == {FRIDAY + timedelta(days=7)}
    assert proofs.replay(state.load(timed.game))[1] is None


def test_a_letter_within_the_grace_counts(timed: Timed) -> None:
    for player in PLAYERS:
        timed.reply(player, orders(player))
    timed.at(FRIDAY + HOUR)
    timed.at(FRIDAY + 3 * HOUR)
    assert timed.deadline_steps() == [] and state.load(timed.game).game.turn == 2


def test_a_reminder_goes_once_to_who_owes_something(timed: Timed) -> None:
    timed.reply("Pompadour", orders("Pompadour"))
    timed.at(MONDAY + HOUR)
    for minutes in range(3):
        timed.at(FRIDAY - 6 * HOUR + timedelta(minutes=minutes))
    assert not timed.subjects("Pompadour", "missing")
    assert len(timed.subjects("Frederick", "missing")) == 1
    text = str(timed.to("Frederick")[-1].get_payload(decode=False))
    assert "Prussia: the troops of her generals, by Friday 6 November 2026" in text


def test_letters_say_until_when(timed: Timed) -> None:
    text = (timed.game / "outbox" / "sent").glob("*frederick-report.eml")
    assert "Due by Friday 6 November 2026, 20:00 (Europe/Berlin): Prussia" in next(text).read_text("utf-8")


def test_status_says_until_when_and_why(timed: Timed) -> None:
    now = state.load(timed.game)
    assert "Due from France (Pompadour), the troops of her generals: Friday 6" in waiting.deadline_words(now)
    assert waiting.deadline_facts(now)[0]["at"] == "2026-11-06 19:00:00+00:00"


def test_a_clock_that_jumps_extends_the_deadline_and_says_so(timed: Timed) -> None:
    timed.at(MONDAY + HOUR, Steady("boot", 1000.0))
    timed.at(FRIDAY + 3 * HOUR, Steady("boot", 1060.0))
    timed.at(FRIDAY + 3 * HOUR, Steady("boot", 1060.0))
    assert timed.deadline_steps() == []
    assert min(timed.due()) > FRIDAY + 3 * HOUR
    assert len(timed.subjects("Elisabeth", "a new deadline")) == 1


def test_an_outage_is_counted_once_though_the_program_is_killed_before_its_tick(timed: Timed) -> None:
    timed.at(MONDAY + HOUR, Steady("boot", 1000.0))
    before = (timed.game / watch.TICK).read_bytes()
    timed.at(FRIDAY, Steady("boot", 1060.0))
    (timed.game / watch.TICK).write_bytes(before)
    timed.at(FRIDAY, Steady("boot", 1060.0))
    kinds = [entry.kind for entry in state.load(timed.game).log.entries]
    assert kinds.count("outage") == 1


def test_nobody_is_late_while_no_mail_can_be_fetched(timed: Timed) -> None:
    (timed.folder / "in").rename(timed.folder / "away")
    done = timed.at(FRIDAY + 3 * HOUR)
    assert done.troubles and timed.deadline_steps() == []
    (timed.folder / "away").rename(timed.folder / "in")
    timed.at(FRIDAY + 4 * HOUR)
    assert timed.deadline_steps()


@pytest.mark.parametrize("error", [OSError("in the way"), ZeroDivisionError("a mistake of the program's")])
def test_nobody_is_late_while_a_letter_waits_for_the_game(
    error: Exception, timed: Timed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def submit(*_: object, **__: object) -> None:
        raise error

    timed.reply("Pompadour", orders("Pompadour"))
    with monkeypatch.context() as patch:
        patch.setattr(letters_submit, "submit", submit)
        assert timed.at(FRIDAY + 3 * HOUR).troubles
        timed.at(FRIDAY + 3 * HOUR + timedelta(minutes=1))
    assert timed.deadline_steps() == []
    monkeypatch.setattr(set_aside, "program", lambda: "an updated one")
    timed.at(FRIDAY + 4 * HOUR)
    assert "Prussia" in timed.deadline_steps() and "France" not in timed.deadline_steps()


def test_wait_is_told_to_the_moderator_and_nothing_is_done(timed: Timed) -> None:
    timed.set("late: wait\n")
    done = timed.at(FRIDAY + 3 * HOUR)
    assert timed.deadline_steps() == []
    assert any("the moderator decides what is done" in line for line in done.lines)


def test_a_bot_answers_for_the_late(timed: Timed) -> None:
    timed.set("nations: {France: {late: bot}}\n")
    timed.at(FRIDAY + 3 * HOUR)
    assert "France" not in timed.deadline_steps() and "Prussia" in timed.deadline_steps()
    files = [entry.file for entry in state.load(timed.game).letters]
    assert files == ["0001-late-bot-sensible-pompadour.txt"]


def test_a_bot_answers_for_one_nation_though_her_player_has_another(timed: Timed) -> None:
    timed.set("nations: {Prussia: {late: bot}}\n")
    done = timed.at(FRIDAY + 3 * HOUR)
    assert "Hanover" in timed.deadline_steps() and "Prussia" not in timed.deadline_steps()
    assert sum("Prussia (Frederick), the troops" in line for line in done.lines) == 1


def test_who_takes_over_has_the_ordinary_deadline(timed: Timed) -> None:
    timed.set("late: substitute\n")
    done = timed.at(FRIDAY + 3 * HOUR)
    assert any("a substitute player is asked (`pbem substitute`" in line for line in done.lines)
    substitute(timed.game, "Elisabeth", "anna@example.org", "Lise is lost.")
    timed.at(FRIDAY + 4 * HOUR)
    due = {one.nation: found.at for one, found in state.load(timed.game).deadlines}
    assert due["Prussia"] == FRIDAY and due["Russia"] == FRIDAY + timedelta(days=7)


def test_an_absent_player_is_answered_for_at_once_if_the_settings_say_so(timed: Timed) -> None:
    days = MONDAY.date(), FRIDAY.date()
    deadlines.leave(timed.game, "Elisabeth", *days, DEFAULTS, MONDAY + HOUR)
    timed.at(MONDAY + 2 * HOUR)
    assert timed.deadline_steps() == ["Russia"]


def test_a_pause_stops_the_clock_and_gives_the_time_back(timed: Timed) -> None:
    deadlines.stop(timed.game, MONDAY + HOUR, "illness")
    timed.at(FRIDAY + 3 * HOUR)
    assert timed.deadline_steps() == [] and timed.due() == set()
    assert timed.subjects("Frederick", "a new deadline")
    assert deadlines.go_on(timed.game, FRIDAY + 4 * HOUR)
    assert deadlines.go_on(timed.game, FRIDAY + 5 * HOUR) is None
    timed.at(FRIDAY + 5 * HOUR)
    assert min(timed.due()) > FRIDAY + 24 * HOUR
    assert len(timed.subjects("Frederick", "a new deadline")) == 2


def test_new_settings_never_make_a_told_deadline_earlier(timed: Timed) -> None:
    wednesday = TIMING.replace("Friday", "Wednesday")
    deadlines.set_timing(timed.game, wednesday, "timing.yaml", MONDAY + HOUR)
    timed.at(MONDAY + 2 * HOUR)
    assert timed.due() == {FRIDAY} and not timed.subjects("Frederick", "a new deadline")


def test_settings_are_told_to_those_who_were_asked_before(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    table.at(MONDAY)
    table.set(when=MONDAY + HOUR)
    table.at(MONDAY + HOUR)
    assert len(table.subjects("Frederick", "a new deadline")) == 1


def test_after_an_undo_all_is_asked_anew(timed: Timed) -> None:
    timed.at(FRIDAY + 3 * HOUR)
    undo(timed.game, 0)
    timed.at(FRIDAY + 4 * HOUR)
    assert timed.deadline_steps() == [] and timed.due() == {FRIDAY + timedelta(days=7)}


def test_a_word_taken_back_leaves_the_clocks_alone(timed: Timed) -> None:
    asked = [entry.n for entry in state.load(timed.game).log.valid_entries() if entry.kind == "asked"]
    say(timed.game, "A slip of the pen")
    assert asked and undo(timed.game)[1] == 1
    timed.at(FRIDAY + HOUR)
    assert timed.due() == {FRIDAY}
    assert "said" not in [entry.kind for entry in state.load(timed.game).log.valid_entries()]


def test_what_cannot_be_set_is_refused(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    with pytest.raises(FolderError, match="no deadlines yet"):
        deadlines.stop(table.game, MONDAY, "illness")
    with pytest.raises(DataError, match=r"timing\.yaml:8"):
        table.set("absences: {Otto: [{from: 2026-11-02}]}\n")
    assert state.load(table.game).timing is None
