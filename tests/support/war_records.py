"""Positions from whole wars, with every kind of question: in each of them there are secrets."""

from __future__ import annotations

from support.bot_games import some_records, whole_game
from support.positions.fate_positions import asking, evading

RECORDS = (*some_records(), *asking(), evading(), *whole_game()[1:])
NUMBERS = range(len(RECORDS))
