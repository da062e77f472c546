"""German pages: nothing English that a reader sees, or that a script says to him."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from pbem.data.tongues import tongue
from pbem.desk.out.reports import common_templates
from pbem.pages.order_desk import order_desk
from pbem.report.map.drawing import draw_map
from pbem.report.record import Record
from pbem.report.view import view
from support.bot_games import some_records
from support.english_words import ENGLISH
from support.positions.fate_positions import amid_the_war, asking

RECORDS = (amid_the_war(), asking()[0], *some_records()[::6])


def shown(page: str) -> str:
    """What can be read on a page, titles and labels too, without styles and scripts."""
    page = re.sub(r"<(script|style)\b.*?</\1>", " ", page, flags=re.DOTALL)
    labels = re.findall(r'\b(?:title|alt|aria-label|placeholder)="([^"]*)"', page)
    return unescape(" ".join((re.sub(r"<[^>]+>", " ", page), *labels)))


def words_of(page: str) -> list[str]:
    """What the scripts of a page say."""
    found = re.findall(r"<script[^>]*json[^>]*>(.*?)</script>", page, re.DOTALL)
    said = [one["say"] for one in map(json.loads, found) if isinstance(one, dict) and "say" in one]
    assert said
    return [text for one in said for text in one.values() if isinstance(text, str)]


@pytest.mark.parametrize("record", RECORDS)
def test_the_order_desk_is_german(record: Record) -> None:
    for player in record.game.roles:
        shown_him = view(record, player, record.game.turn)
        page = order_desk(shown_him, record.game.rules, common_templates("de"), tongue("de"))
        assert ENGLISH.findall(shown(page)) == []
        assert ENGLISH.findall(" ".join(re.sub(r"\{\w+\}", "", text) for text in words_of(page))) == []


@pytest.mark.parametrize("record", RECORDS)
def test_the_map_is_german(record: Record) -> None:
    for player in (None, *record.game.roles):
        drawn = draw_map(view(record, player, record.game.turn), record.game.rules.board, tongue=tongue("de"))
        assert "Friedland (Böhmen)" in drawn and ENGLISH.findall(shown(drawn)) == []
