"""Headings that name the turn in short: `T2` might be a supply train, `R2` a Reserve."""

import pytest

from pbem.orders.grammar.battle import BattleOrder
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Frederick", "hi moves for t2\nDohna Arnswalde", "move Dohna: Arnswalde"),
        ("Frederick", "Preußen R2:\nDohna Arnswalde", "move Dohna: Arnswalde"),
        ("Elisabeth", "T2 RUS\nSaltikov Wałcz", "move Saltikov: Wałcz"),
        ("Elisabeth", "RUS T2:\nSaltikov Wałcz", "move Saltikov: Wałcz"),
        ("Frederick", "Meine Züge für Preußen:\nDohna Arnswalde", "move Dohna: Arnswalde"),
        # The second train is one where it goes somewhere.
        ("Frederick", "T2 Glogau", "move train 2: Neusalz, Glogau"),
    ],
)
def test_a_turn_in_short_is_no_train(player: str, text: str, order: str) -> None:
    assert taken_whole("turn2", player, text) == [order]


def test_a_third_turn_is_no_train_where_there_are_two() -> None:
    plan = "All other fights: loss 2."
    text = f"Prussia T3\nDohna Arnswalde\n{plan}\n\nHanover T3\nFerdinand to Winsen via Lüneburg"
    orders = orders_of(moment("turn3"), "Frederick", text)[1]
    assert [nation for nation, one in orders if isinstance(one, BattleOrder)] == ["Prussia"]
