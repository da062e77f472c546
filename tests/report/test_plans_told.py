"""A report says where a plan of its reader's own acted, and by which clause, and nobody else is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.desk.out import reports
from pbem.report.record import LoggedEvent, PlanDeed, Record
from pbem.report.view import view
from pbem.report.visible_event import decided_by
from support.example_game import example
from support.letters.report_letters import letters_of

OTHER = PlanDeed("battle: fight up to 7", "settle 9", forced=True)
TURNS = range(2, 6)


def record(turn: int) -> Record:
    return reports.record_of(example(), turn)


def with_other_plans(record: Record, nations: frozenset[str]) -> Record:
    """The record with other plans behind all that these nations decided."""

    def other(one: LoggedEvent) -> LoggedEvent:
        return replace(one, plan=OTHER) if decided_by(one.event) in nations else one

    return replace(record, history=tuple(map(other, record.history)))


@pytest.mark.parametrize("turn", TURNS)
def test_each_plan_that_acted_stands_in_its_players_report(turn: int) -> None:
    now = record(turn)
    acted = [one for number, one in now.by_turn() if number == turn and one.plan]
    assert acted
    for player, nations in now.game.roles.items():
        said = " ".join(letters_of(view(now, player, turn))["report"].split())
        own = [one.plan for one in acted if decided_by(one.event) in nations and one.plan]
        assert said.count("Your plan `") <= len(own) and ("Your plan `" in said) == bool(own)
        assert all(f"Your plan `{plan.plan}` " in said for plan in own)
        assert all(f" by `{plan.clause}`" in said for plan in own if plan.clause)


@pytest.mark.parametrize("turn", TURNS)
def test_nobody_is_told_of_another_players_plan(turn: int) -> None:
    now = record(turn)
    for player in (None, *now.game.roles):
        own = frozenset(now.game.roles.get(player or "", ()))
        other = with_other_plans(now, frozenset(now.game.rules.order) - own)
        assert letters_of(view(now, player, turn)) == letters_of(view(other, player, turn))


def test_other_plans_of_ones_own_change_the_report() -> None:
    now = record(4)
    other = with_other_plans(now, frozenset(now.game.roles["Frederick"]))
    assert letters_of(view(now, "Frederick", 4)) != letters_of(view(other, "Frederick", 4))
