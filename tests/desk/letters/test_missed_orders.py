"""Every order that was not carried out is named in the report with the reason: one that was wrong when it
came, and one that has gone wrong since; under `accept partial`, after `final` and at the deadline."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.moderator import undo
from pbem.desk.out import reports
from pbem.desk.turns import resolve
from pbem.game import save, state
from pbem.game.entries import StepEntry
from support.play_by_mail.mail_table import body
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import PIECES, put_in
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE = timedelta(minutes=1)
WRONG = "move Heinrich: Kassel"
RIGHT = "move Keith: Reichenbach"


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage."""
    return played.copied(tmp_path)


def write(table: Timed, text: str, number: int, when: object = MONDAY + HOUR) -> None:
    table.reply("Frederick", text, number=number)
    table.at(when)  # type: ignore[arg-type]


def report(table: Timed, player: str = "Frederick", turn: int = 2) -> str:
    now = state.load(table.game)
    return " ".join(reports.private_report(now, player, turn).replace("`", "").split())


def where_is(table: Timed, piece: str) -> str:
    now = state.load(table.game).game
    return now.rules.board.cities[now.where[piece]].title


def stand(table: Timed) -> str:
    return f"no road joins {where_is(table, 'Heinrich')} and Kassel (rule 4)"


@pytest.mark.parametrize("letter", [f"accept partial\nnation Prussia\n{RIGHT}\n{WRONG}\nfinal\n"])
def test_what_is_accepted_in_part_is_named_with_the_reason(table: Timed, letter: str) -> None:
    why = stand(table)
    write(table, letter, 2)
    assert where_is(table, "Keith") == "Reichenbach"
    assert f"Not carried out --------------- - Prussia, {WRONG}: {why}" in report(table)
    assert WRONG not in report(table, "Elisabeth"), "nobody else is told"
    now = state.load(table.game)
    assert WRONG not in " ".join(reports.summary(now, 2).split())


@pytest.mark.parametrize("more", ["accept partial\nfinal\n", "final\n"])
def test_a_wrong_line_that_is_given_up_is_named(table: Timed, more: str) -> None:
    why = stand(table)
    write(table, f"nation Prussia\n{RIGHT}\n{WRONG}\n", 2)
    assert "Not carried out" not in report(table), "her stage still waits for a better line"
    write(table, f"nation Prussia\n{more}", 3, MONDAY + HOUR + MINUTE)
    assert where_is(table, "Keith") == "Reichenbach" and f"Prussia, {WRONG}: {why}" in report(table)


def test_at_the_deadline_what_is_wrong_is_named(table: Timed) -> None:
    table.set()
    table.at(MONDAY)
    why = stand(table)
    write(table, f"nation Prussia\n{RIGHT}\n{WRONG}\n", 2)
    table.at(FRIDAY + 3 * HOUR)
    assert f"Prussia, {WRONG}: {why}" in report(table)
    assert body(table.to("Frederick")[-1]).count("Not carried out") == 1


def test_what_was_wrong_alone_is_named_too(table: Timed) -> None:
    """Both Swedish moves vanished once, and the report said only that she drew a card."""
    table.set()
    table.at(MONDAY)
    write(table, f"nation Prussia\n{WRONG}\nmove Schwerin: Kassel\n", 2)
    table.at(FRIDAY + 3 * HOUR)
    told = report(table)
    assert f"Prussia, {WRONG}:" in told and "Prussia, move Schwerin: Kassel:" in told


def test_a_line_that_was_mended_is_not_named(table: Timed) -> None:
    write(table, f"nation Prussia\n{RIGHT}\n{WRONG}\n", 2)
    write(table, "nation Prussia\nmove Heinrich to Berlin else stay\nfinal\n", 3, MONDAY + HOUR + MINUTE)
    assert where_is(table, "Keith") == "Reichenbach" and "Not carried out" not in report(table)


@pytest.mark.parametrize("plan", ["battle > Daun: fight", "battle Keith > Daun: fight up to 20"])
def test_a_plan_for_a_fight_mends_a_sentence_about_it(table: Timed, plan: str) -> None:
    """Found by play: the sentence stood in a report although a plan had come in its place."""
    write(table, f"nation Prussia\n{RIGHT}\nIf Daun stands in our way: fight.\n", 2)
    write(table, f"nation Prussia\n{plan}\n", 3, MONDAY + HOUR + MINUTE)
    write(table, "nation Prussia\nfinal\n", 4, MONDAY + HOUR + 2 * MINUTE)
    assert where_is(table, "Keith") == "Reichenbach" and "Not carried out" not in report(table)


def test_a_letter_that_takes_its_place_takes_the_wrong_lines_too(table: Timed) -> None:
    write(table, f"accept partial\nnation Prussia\n{RIGHT}\n{WRONG}\n", 2)
    write(table, f"nation Prussia\n{RIGHT}\nfinal\n", 3, MONDAY + HOUR + MINUTE)
    assert where_is(table, "Keith") == "Reichenbach" and "Not carried out" not in report(table)


def test_what_has_gone_wrong_since_is_named(tmp_path: Path) -> None:
    """Filed while Keith stood in the way, and he still does when Austria's stage comes."""
    game, pieces = tmp_path / "war", PIECES | {"Daun": {"city": "Dresden", "troops": 8}}
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(game, name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    line = "move Daun: Meißen, Riesa"
    _, said = put_in(game, f"accept partial\nnation Austria\n{line}\n", "Maria Theresa")
    assert said.filed and not said.problems
    for player, nations in (("Frederick", "Prussia Hanover"), ("Elisabeth", "Russia Sweden")):
        put_in(game, "".join(f"nation {nation}\nhold\n" for nation in nations.split()), player)
    now = resolve.resolve(game).after
    told = " ".join(reports.private_report(now, "Maria Theresa", 2).replace("`", "").split())
    assert f"Not carried out --------------- - Austria, {line}: " in told
    assert "Keith stands in Riesa and cannot be joined or passed (rule 4, R6)." in told


def test_what_is_undone_is_told_no_more(table: Timed) -> None:
    write(table, f"accept partial\nnation Prussia\n{RIGHT}\n{WRONG}\nfinal\n", 2)
    steps = [one for one in state.load(table.game).log.valid_entries() if isinstance(one, StepEntry)]
    (missed,) = [one for one in steps if one.missed]
    assert [one.text for one in missed.missed] == [WRONG]
    undo.undo(table.game, missed.n - 1)
    assert "Not carried out" not in report(table)
