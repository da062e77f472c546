"""Lines as people write them: a plan over two lines, a short name with its full stop, a noun for a march."""

from __future__ import annotations

import pytest

from support.letters.people_letters import taken_whole

MARCH = "move Friedrich: Bautzen, Löbau"

TAKEN = {
    "Fried.: Bautzen, Löbau": [MARCH],
    "2) Fr.: Bautzen, Löbau": [MARCH],
    "Zug Friedrich: Bautzen, Löbau": [MARCH],
    "Bewegung Friedrich: Bautzen - Löbau": [MARCH],
    # That is a supply train.
    "Zug 1: Meißen": ["move train 1: Meißen"],
    "Zug Troß 1: Meißen": ["move train 1: Meißen"],
    "battle Friedrich: fight up to 20,\n  loss 2,\n  keep R": [
        "battle Friedrich: fight up to 20, loss 2, keep R"
    ],
    "battle Friedrich: loss 2,\nFriedrich: Bautzen, Löbau": ["battle Friedrich: loss 2", MARCH],
    "Schwerin + Keith: Schweidnitz, attack Daun. Battle: fight up to 30,\n   keep R": [
        "move Schwerin + Keith: Schweidnitz", "attack Schwerin + Keith > Daun",
        "battle Schwerin + Keith > Daun: fight up to 30, keep R",
    ],
    # That is no line about one fight.
    "Friedrich: Bautzen, Löbau. Battle: loss 2": [MARCH, "battle: loss 2"],
}  # fmt: skip


@pytest.mark.parametrize("text", TAKEN)
def test_a_line_in_another_form_is_taken(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == TAKEN[text]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Russia:\nrecruit D10 D2: 2 troops for Saltikov", ["recruit D10 D2: Saltikov 2"]),
        ("Russia:\nrecruit D10 D2: 1 to Saltikov, 1 to Fermor", ["recruit D10 D2: Saltikov 1, Fermor 1"]),
        ("rekrutiere Karo 10 und Karo 2: 2 Armeen für Fermor", ["recruit D10 D2: Fermor 2"]),
        ("ziehe Apraxin: Biskupiec, Olsztyn (er hat Hunger)", ["move Apraxin: Biskupiec, Olsztyn"]),
        ("SWE\nTr - Demmin", ["move train 1: Demmin"]),
    ],
)
def test_what_else_stands_in_a_line_is_no_hindrance(text: str, orders: list[str]) -> None:
    assert taken_whole("turn3", "Elisabeth", text) == orders


def test_a_short_train_of_a_nation_that_has_two_is_the_one_that_can_go_there() -> None:
    assert taken_whole("turn3", "Elisabeth", "RUS\nTr - Naklo") == ["move train 1: Naklo"]
