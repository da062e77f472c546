"""Attacks told without a way: `Heinrich attacks Hildburghausen.`"""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    ("situation", "player", "text", "march"),
    [
        # Hildburghausen stands in Zwickau; of the cities beside it Heinrich reaches Altenburg alone.
        ("turn4", "Frederick", "Heinrich attacks Hildburghausen.", "move Heinrich: Borna, Altenburg"),
        ("turn4", "Frederick", "Dohna soll Saltikow angreifen.", "move Dohna: Woldenberg"),
        ("turn5", "Elisabeth", "Saltikov attacks Dohna.", "move Saltikov: Friedeberg"),
        ("turn2", "Pompadour", "Richelieu and Chevert attack Cumberland.",
         "move Richelieu + Chevert: Paderborn, Detmold, Pyrmont"),
    ],
)  # fmt: skip
def test_who_attacks_goes_to_the_one_city_that_leads_there(
    situation: str, player: str, text: str, march: str
) -> None:
    taken = lines_taken(situation, player, text)
    assert march in taken and len(taken) == 2 and any(one.startswith("attack ") for one in taken)


@pytest.mark.parametrize("text", ["Keith attacks Daun.", "attack Keith > Daun", "Schwerin greift Laudon an."])
def test_of_several_cities_the_refusal_names_all(text: str) -> None:
    situation = "turn2" if "Laudon" in text else "turn4"
    receipt, orders = orders_of(moment(situation), "Frederick", text)
    told = str(receipt.problems[0])
    assert not orders and "is not adjacent to" in told and "end in a city beside" in told
    assert "Krappitz or Neisse" in told or "Neurode, Patschkau or Trautenau" in told


def test_who_is_told_where_to_go_goes_there() -> None:
    text = "Heinrich: Borna.\nHeinrich attacks Hildburghausen."
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    told = str(receipt.problems[0])
    assert "is not adjacent to" in told and "city beside" not in told
    assert not any("Altenburg" in str(order) for _, order in orders)
