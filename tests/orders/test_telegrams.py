"""Lines of abbreviations: two letters for a general, `=` for `stays`."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    ("player", "text", "orders"),
    [
        ("Frederick", "P: He Borna Altenburg. Fr+Wi Löbau Görlitz. Sc=, Ke=. t1 Meißen, t2 =.",
         ["move Heinrich: Borna, Altenburg", "move Friedrich + Winterfeldt: Löbau, Görlitz",
          "move train 1: Meißen"]),
        ("Maria Theresa", "Ö: Da =. La Dresden Radeberg. Br/Ka Weißwasser, T1 =, T2 Hohenelbe",
         ["move Lacy: Dresden, Radeberg", "move Browne + Karl: Weißwasser", "move train 2: Hohenelbe"]),
        ("Maria Theresa", "I: Hi Altenburg Borna, t1 Plauen.",
         ["move Hildburghausen: Altenburg, Borna", "move train 1: Plauen"]),
        ("Pompadour", "Ri = , Ch = , So Braunschweig; t1 Paderborn, t2 -",
         ["move Soubise: Braunschweig", "move train 1: Paderborn"]),
        ("Elisabeth", "Saltikov = . Fermor Belgard", ["move Fermor: Belgard"]),
    ],
)  # fmt: skip
def test_a_line_of_abbreviations_is_read(player: str, text: str, orders: list[str]) -> None:
    assert lines_taken("turn4", player, text) == orders


@pytest.mark.parametrize(
    "text", ["So, Hannover it is. Da Celle", "Hi Braunschweig", "Ch Braunschweig Wolfenb"]
)
def test_two_letters_that_lead_nowhere_move_nobody(text: str) -> None:
    orders = lines_taken("turn4", "Pompadour", text)
    assert not [one for one in orders if "Richelieu" in one or "Chevert" in one]


def test_a_piece_with_the_sign_needs_no_order() -> None:
    receipt, _ = orders_of(moment("turn4"), "Pompadour", "Ri = , Ch = , So Braunschweig; t1 Paderborn, t2 -")
    assert not receipt.heard[0].idle


@pytest.mark.parametrize(
    ("text", "order"),
    [("La Tetschen Aussig", "move Lacy: Tetschen, Aussig"), ("La Krappitz", "move Laudon: Krappitz")],
)
def test_the_way_tells_which_of_two_generals_is_meant(text: str, order: str) -> None:
    assert lines_taken("turn4", "Maria Theresa", text) == [order]
