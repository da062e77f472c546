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
        f"{TOLD}. Angriff!",
        f"{TOLD}. Dort greift er an.",
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
        f"{TOLD}. Angriff ist die beste Verteidigung.",
        f"{TOLD}. Kein Angriff!",
        "Angriff! Das war einmal.",
        "Ich will mit Schwerin Daun nicht angreifen: über Reichenbach nach Neurode.",
    ],
)
def test_what_only_sounds_like_an_attack_is_none(text: str) -> None:
    lines = [order_line(one) for _, one in orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]]
    assert not any(line.startswith("attack") for line in lines)


def test_a_limit_behind_an_attack_is_its_plan() -> None:
    read = taken_whole("turn4", "Frederick", f"{TOLD}, Daun angreifen, aber bei zwei Verlusten abbrechen.\n")
    assert read == [MARCH, ATTACK, "battle Schwerin > Daun: loss 2"]


def test_an_attack_on_nobody_where_several_may_be_meant_is_none() -> None:
    for behind in (", und dann Angriff.", ". Angriff!"):
        receipt, read = orders_of(moment("turn4"), "Frederick", f"Schwerin nach Reichenbach{behind}\n")
        told = [order_line(one) for _, one in read]
        assert (told, len(receipt.doubtful)) == (["move Schwerin: Reichenbach"], 1), behind
