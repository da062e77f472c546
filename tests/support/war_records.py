"""Positions from whole wars, with every kind of question: in each of them there are secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pbem.engine.model import OVER
from pbem.engine.sequence import questions
from pbem.report.record import Record
from support.bot_games import some_records, whole_game
from support.positions.fate_positions import asking, evading

RECORDS = (*some_records(), *asking(), evading(), *whole_game()[1:])
NUMBERS = range(len(RECORDS))


def _kind(record: Record) -> str:
    """What is asked in a position."""
    return next((question.kind for question in questions(record.game)), OVER)


_KINDS = [_kind(record) for record in RECORDS]


def each_kind(others: Sequence[int] = NUMBERS) -> list[Any]:
    """Positions for a test that is costly: the first of each kind in the quick one, others in `make slow`."""
    first = {_KINDS.index(kind) for kind in _KINDS}
    slow = [pytest.param(number, marks=pytest.mark.slow) for number in others if number not in first]
    return [*sorted(first), *slow]
