"""An order that is taken back by saying it again is never carried out."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of

STAYS = ["move Daun to Habelschwert else stay"]


@pytest.mark.parametrize(
    "text",
    [
        "withdraw move Daun: Glatz",
        "withdraw: move Daun: Glatz",
        "take back move Daun: Glatz",
        "withdraw Daun's move to Glatz",
        "storniere ziehe Daun: Glatz",
        "amend\nwithdraw move Daun: Glatz\nDaun bleibt in Habelschwert.",
    ],
)
def test_who_was_to_march_stays(text: str) -> None:
    assert lines_taken("t5-austria-moves", "Maria Theresa", text) == STAYS


@pytest.mark.parametrize(
    "text",
    [
        "withdraw recruit C11: Lacy 2",
        "withdraw battle Daun: loss 2",
        "cancel attack Daun > Schwerin",
        "take back recruit C11: Lacy 2",
        "storniere rekrutiere C11: Lacy 2",
    ],
)
def test_another_order_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    assert orders == [] and receipt.doubtful


@pytest.mark.parametrize(
    "text", ["Withdraw Daun to Glatz.", "Withdraw Daun, move to Glatz.", "Ziehe Daun zurück nach Glatz."]
)
def test_a_march_that_goes_back_is_a_march(text: str) -> None:
    assert lines_taken("t5-austria-moves", "Maria Theresa", text) == ["move Daun: Glatz"]
