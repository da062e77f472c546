"""Headings that name the turn in short: `T2` might be a supply train, `R2` a Reserve."""

import pytest

from support.letters.people_letters import taken_whole


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
