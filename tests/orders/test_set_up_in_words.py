"""Whose a number of troops is, in people's own words at set-up."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

TOLD = {
    "Frederick": [
        ("Hanover: Fe 7, Cu 5.", "Ferdinand 7, Cumberland 5"),
        ("Five with Cumberland and seven with Ferdinand.", "Cumberland 5, Ferdinand 7"),
        ("Hannover: halbe halbe.", "Ferdinand 6, Cumberland 6"),
        ("Hanover, six a head.", "Ferdinand 6, Cumberland 6"),
        ("Ferdinand und Cumberland haben 7 beziehungsweise 5.", "Ferdinand 7, Cumberland 5"),
    ],
    "Elisabeth": [
        ("Saltikov six, Fermor gets six too, that's two each for the others if I can count.", (6, 6, 2, 2)),
        ("Four for Saltikov, four for Fermor, and Apraxin and Tottleben share the rest.", (4, 4, 4, 4)),
        ("Sa 7 Fe 3 Ap 3 To 3 (= 16)", (7, 3, 3, 3)),
        ("Saltikov 7, Fermor 3, Apraxin ebenfalls 3, Tottleben was übrig bleibt.", (7, 3, 3, 3)),
        ("Russland: jeder bekommt 4.", (4, 4, 4, 4)),
    ],
    "Pompadour": [
        ("Richelieu und Soubise haben jeder acht Armeen, und die vier wo übrig sind gehen zu Chevert.",
         "Richelieu 8, Soubise 8, Chevert 4"),
    ],
    "Maria Theresa": [
        ("Daun die volle 8, Browne und Karl je 5, Laudon und Lacy teilen sich zwölf, 6 pro Nase.",
         "Daun 8, Browne 5, Karl 5, Laudon 6, Lacy 6"),
        ("Daun, Browne 8 each, Karl and Laudon five apiece, leaving four for Lacy.",
         "Daun 8, Browne 8, Karl 5, Laudon 5, Lacy 4"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("player", TOLD)
def test_every_general_gets_his_number(player: str) -> None:
    for text, meant in TOLD[player]:
        shares = meant
        if isinstance(meant, tuple):
            names = ("Saltikov", "Fermor", "Apraxin", "Tottleben")
            shares = ", ".join(f"{name} {count}" for name, count in zip(names, meant, strict=True))
        receipt, orders = orders_of(moment("setup"), player, text)
        assert [order_line(one) for _, one in orders] == [f"setup {shares}"], text
        assert not (receipt.problems or receipt.doubtful), text


def test_the_number_of_a_turn_is_nobodys_troops() -> None:
    text = (
        "Friedrich 8, Winterfeldt 4, Heinrich 4, Schwerin 5, Keith 5, Seydlitz 2, Dohna 3, Rest Lehwaldt\n"
        "Runde 1: Friedrich und Winterfeldt nach Riesa"
    )
    _, orders = orders_of(
        moment("setup"), "Frederick", f"{text}\n(Rest of the Prussian moves of turn 1 later.)"
    )
    assert "Friedrich 8" in order_line(orders[-1][1]) and "Lehwaldt 1" in order_line(orders[-1][1])


@pytest.mark.parametrize(
    "text",
    [
        "Daun 8, Browne 6, Karl 6, Laudon 6, Lacy 6.",
        "Richelieu 8, Soubise 7 or 8, Chevert the rest.",
        "All get 5 but Daun.",
        "Richelieu gets twice as many as Chevert, 8 and 4, Soubise 8.",
    ],
)
def test_a_set_up_whose_sum_is_wrong_or_left_open_is_not_filed(text: str) -> None:
    player = "Pompadour" if "Chevert" in text else "Maria Theresa"
    receipt, orders = orders_of(moment("setup"), player, text)
    assert not orders and (receipt.problems or receipt.doubtful)
