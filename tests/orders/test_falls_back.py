"""Where an enemy is to go who falls back: asked back as a retreat, with its line, and never lost."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

BEFORE = "Saltikov geht nach Friedeberg und greift Dohna in Landsberg an."
MARCH = ["move Saltikov: Friedeberg", "attack Saltikov > Dohna"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Fällt Dohna zurück, dann bitte Richtung Drossen.", "retreat Dohna: towards Drossen"),
        ("Wenn Dohna zurückfällt, dann Richtung Drossen.", "retreat Dohna: towards Drossen"),
        ("Zieht sich Dohna zurück, dann nach Drossen.", "retreat Dohna: Drossen"),
        ("Fällt er zurück, dann bitte Richtung Drossen.", "retreat Dohna: towards Drossen"),
        ("If Dohna falls back, towards Drossen please.", "retreat Dohna: towards Drossen"),
        ("If he falls back, then to Drossen.", "retreat Dohna: Drossen"),
    ],
)
def test_a_city_behind_if_he_falls_back_is_asked_back_as_a_retreat(text: str, line: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", f"{BEFORE} {text}")
    assert [order_line(one) for _, one in orders] == MARCH
    assert any(f"write: {line}" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize(
    "text", ["If Dohna comes, stay at Friedeberg.", "Wenn Dohna kommt, in Friedeberg bleiben."]
)
def test_who_stays_on_a_condition_does_not_retreat(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", f"{BEFORE} {text}")
    assert [order_line(one) for _, one in orders] == MARCH
    assert receipt.warnings and not any("write: retreat" in str(one) for one in receipt.warnings)
