"""For every kind of question some order answers it ahead, and some order keeps it; the guides say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.data.tongues import tongue
from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.meaning.ahead_guide import AHEAD, NONE, AheadRow
from support.positions.combat_positions import fighting, given_answer, retreating, two_attacks
from support.positions.order_positions import order

DOCS = Path(__file__).parents[2] / "docs"
KINDS = {value for name, value in vars(q).items() if name.isupper() and isinstance(value, str)}
"""Every kind of question that the engine asks, a new one too."""


def test_every_kind_of_question_has_its_row() -> None:
    rows = [row.kind for row in AHEAD if row.kind]
    assert set(rows) == KINDS and len(rows) == len(KINDS)


@pytest.mark.parametrize(("guide", "language"), [("orders.md", "en"), ("befehle.md", "de")])
def test_the_guides_have_the_table(guide: str, language: str) -> None:
    say, text = tongue(language).say, (DOCS / guide).read_text("utf-8")
    for row in AHEAD:
        keeps = f"`{say(row.keeps)}`" if row.keeps else say(NONE)
        assert f"| {say(row.asks)} | `{say(row.answers)}` | {keeps} |" in text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("row", AHEAD, ids=lambda row: row.asks)
def test_every_order_of_the_table_is_read(row: AheadRow, language: str) -> None:
    for text in filter(None, (row.answers, row.keeps)):
        found = order(tongue(language).say(text))
        assert isinstance(found, Order) and not isinstance(found, Fault), text


@pytest.mark.parametrize(
    ("kind", "game"), [(q.ATTACK, two_attacks()), (q.PLAY, fighting()), (q.RETREAT, retreating())]
)
def test_what_answers_answers_and_what_keeps_keeps(kind: str, game: Game) -> None:
    row = next(one for one in AHEAD if one.kind == kind)
    answers = row.answers if kind != q.ATTACK else "attack Keith > Karl"
    assert given_answer(game, answers) is not None
    assert given_answer(game, row.keeps) is None
    assert given_answer(game, f"{row.keeps}\n{answers}") is not None
