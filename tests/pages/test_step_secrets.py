"""A turn step by step tells nobody what he may not know: change any secret of the others, and every step
says, shows and points to the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pbem.pages.site_steps import turn_steps
from pbem.report.record import Record
from pbem.report.view import view
from pbem.report.visible_event import VisibleEvent
from support.bot_games import whole_game
from support.letters.report_letters import this_turn
from support.other_secrets import with_other_secrets, with_others_secrets
from support.war_records import RECORDS, each_kind

SHOWN = {"stage", "say", "where", "way", "at", "down", "held", "fight", "freed", "nation", "score"}
"""All that a step may hold: its sentence, and what everybody sees of the board."""


def everything(one: VisibleEvent) -> str:
    """All that a sentence about an event could be made of."""
    return repr((one.kind, one.turn, one.nation, one.number, one.source, dict(one.fields), one.plan))


def steps(record: Record, who: str | None, turn: int) -> dict[str, Any]:
    before = view(record, who, turn - 1) if turn else None
    return turn_steps(view(record, who, turn), before, record.game.rules, everything)


@pytest.mark.parametrize("number", each_kind())
def test_no_step_changes_with_the_secrets_of_others(number: int) -> None:
    record = RECORDS[number]
    turn = this_turn(record)
    for who in (None, *record.game.roles):
        told = steps(record, who, turn)
        assert steps(with_others_secrets(record, who), who, turn) == told
        for one in told["steps"]:
            assert one.keys() <= SHOWN


@pytest.mark.parametrize("who", [None, *whole_game()[-1].game.roles])
def test_no_step_of_any_turn_of_a_whole_war_does(who: str | None) -> None:
    record = whole_game()[-1]
    other = with_others_secrets(record, who)
    for turn in range(record.game.turn + 1):
        told = steps(record, who, turn)
        assert told["steps"] and steps(other, who, turn) == told


def test_a_players_steps_tell_what_he_alone_knows_and_others_steps_do_not() -> None:
    """Else nothing would have been compared: what he drew is told at that very step, to him alone."""
    record = next(one for one in RECORDS if one.game.turn > 1 and one.game.hands["Prussia"])
    other = with_other_secrets(record, "Frederick", random.Random(3))
    own = steps(record, "Frederick", record.game.turn - 1)
    changed = steps(other, "Frederick", record.game.turn - 1)
    assert [one["say"] for one in own["steps"]] != [one["say"] for one in changed["steps"]]
    for who in (None, "Elisabeth", "Maria Theresa", "Pompadour"):
        assert steps(record, who, record.game.turn - 1) == steps(other, who, record.game.turn - 1)
