"""A line that depends on what can never be so is remarked on; one whose time may still come is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.engine.model import Game
from pbem.orders.judging.judge import judge
from pbem.orders.reading.parse import parse
from support.positions.order_positions import opening


def remarks(game: Game, line: str) -> str:
    found = judge(game, parse(enumerate(["nation Prussia", "hold", line], 1), game.rules), "Frederick")
    assert found.faults == ()
    return " ".join(map(str, found.notes))


@pytest.mark.parametrize(
    "fact",
    [
        "Riesa conquered",
        "Soubise in Kassel",
        "Chevert near Kassel 3",
        "Ehrensvärd face down",
        "troops of Keith 9 or more",
    ],
)
@pytest.mark.parametrize("line", ["wake if {}", "if {}: battle: loss 2"])
def test_what_can_never_be_so(fact: str, line: str) -> None:
    """Riesa is nobody's objective, France and Sweden have left, a general has 8 troops at most (rule 1)."""
    game = opening()
    left = frozenset({"France", "Sweden"})
    where = {name: at for name, at in game.where.items() if game.rules.nation_of[name] not in left}
    game = replace(game, quit=left, where=where)
    assert "can never be so" in remarks(game, line.format(fact))


@pytest.mark.parametrize(
    "line",
    [
        "wake if Kolin conquered",
        "wake if Soubise in Kassel",
        "wake if not troops of Keith 9 or more",
        "if troops of Keith 8 or more: battle: loss 2",
        "unless Soubise in Kassel: battle: loss 2",
    ],
)
def test_what_may_still_be_so(line: str) -> None:
    assert "never" not in remarks(opening(), line)


def test_nobody_is_in_two_cities() -> None:
    assert "cannot be in two cities" in remarks(opening(), "wake if Daun in Prag and Daun in Glatz")
