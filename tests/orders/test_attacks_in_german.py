"""Attacks that Germans tell of in other words, behind the march that leads to them."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

MARCH, ATTACK = "move Schwerin: Reichenbach, Neurode", "attack Schwerin > Daun"
TOLD = "Schwerin über Reichenbach nach Neurode"


@pytest.mark.parametrize(
    "text",
    [
        f"{TOLD} und schlägt dort auf Daun in Glatz ein.",
        f"{TOLD} und zwingt Daun zur Schlacht.",
        "Schwerin bitte über Reichenbach nach Neurode ziehen und Daun in Glatz zur Schlacht zwingen.",
        f"{TOLD}, und von dort wird Daun verhauen.",
        f"{TOLD} und nimmt Rache an Daun.",
        f"{TOLD}. Von dort aus nimmt er Rache an Daun.",
        f"{TOLD}, und dann auf Daun, bevor der sich erholt.",
        f"{TOLD}, und dann Angriff.",
        f"{TOLD}, Kampf!",
        f"{TOLD} und geht Daun an den Kragen.",
        f"{TOLD} und sucht die Schlacht mit Daun.",
        f"{TOLD} und verwickelt Daun in einen Kampf.",
        f"{TOLD}, dann ran an Daun.",
        f"{TOLD}, dann attackiert er Daun (Glatz).",
        "Ich möchte mit Schwerin den Daun in Glatz packen: über Reichenbach nach Neurode und von da Angriff.",
        "Ich will mit Schwerin Daun angreifen: über Reichenbach nach Neurode.",
        "Daun sitzt in Glatz herum. Schwerin zieht hinterher: Reichenbach, Neurode, und dann Angriff.",
        "Schwerin to Reichenbach, Neurode, then attack.",
    ],
)
def test_an_attack_is_read(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == [MARCH, ATTACK]


@pytest.mark.parametrize(
    "text",
    [
        f"{TOLD}, aber kein Angriff.",
        f"{TOLD}, Daun wird nicht angegriffen.",
        f"Wird Daun verhauen? {TOLD}.",
        f"{TOLD}, vielleicht dann Angriff.",
        f"{TOLD}. Nächste Runde nimmt er Rache an Daun.",
        f"{TOLD}. Dort nahm Daun einst Rache an uns.",
        "Ich will mit Schwerin Daun nicht angreifen: über Reichenbach nach Neurode.",
    ],
)
def test_what_only_sounds_like_an_attack_is_none(text: str) -> None:
    lines = [order_line(one) for _, one in orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]]
    assert not any(line.startswith("attack") for line in lines)


def test_an_attack_on_nobody_where_several_may_be_meant_is_none() -> None:
    receipt, read = orders_of(moment("turn4"), "Frederick", "Schwerin nach Reichenbach, und dann Angriff.\n")
    told = [order_line(one) for _, one in read]
    assert (told, len(receipt.doubtful)) == (["move Schwerin: Reichenbach"], 1)
