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
