"""What a piece is not to do before what it does instead, and ways that are cut short later in a letter."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Laudon shall not run to Lublinitz and back, he goes to Oppeln and stays there.", "Laudon: Oppeln"),
        ("Laudon is not going to Lublinitz after all, he goes to Oppeln.", "Laudon: Oppeln"),
        ("Laudon won't go to Lublinitz, but he goes to Oppeln.", "Laudon: Oppeln"),
        ("Laudon geht nicht nach Lublinitz, er geht nach Oppeln.", "Laudon: Oppeln"),
        ("Laudon soll doch nicht nach Lublinitz, er zieht nach Oppeln.", "Laudon: Oppeln"),
        ("Laudon goes to Lublinitz and back to Oppeln.", "Laudon: Oppeln, Lublinitz, Oppeln"),
        ("Laudon goes to Oppeln, so please forget about Lublinitz.", "Laudon: Oppeln"),
        ("Daun is not going to Glatz after all, he stays.", "Daun to Habelschwert else stay"),
        ("Daun geht doch nicht nach Glatz, er bleibt.", "Daun to Habelschwert else stay"),
        ("Lacy stays at Tabor, so please forget about Wotitz and Beneschau.", "Lacy to Tabor else stay"),
        ("Lacy bleibt in Tabor, vergiss also Wotitz.", "Lacy to Tabor else stay"),
    ],
)
def test_what_is_done_instead_is_taken(text: str, order: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == [f"move {order}"]


@pytest.mark.parametrize(
    "text",
    [
        "Laudon is not going to Oppeln, he told me.",
        "Laudon is not going to Oppeln, he would rather not.",
        "Laudon is not going to Oppeln if Keith is there, he stays then.",
        "Schwerin is not going to Glatz, he goes to Neisse.",
        "Laudon geht nicht nach Oppeln, er mag das Bier dort nicht.",
    ],
)
def test_a_denial_alone_orders_nothing(text: str) -> None:
    assert not orders_of(moment("t5-austria-moves"), "Maria Theresa", text)[1]


@pytest.mark.parametrize(
    "later",
    [
        "Soubise bleibt in Braunschweig.",
        "PS Soubise stays in Braunschweig.",
        "Soubise isn't going to Schöningen, he stays in Braunschweig.",
        "Soubise doch nicht nach Schöningen, er bleibt in Braunschweig stehen.",
    ],
)
@pytest.mark.parametrize(
    "first", ["move Soubise: Braunschweig, Schöningen", "Soubise goes over Braunschweig to Schöningen."]
)
def test_who_stays_on_the_way_goes_no_further(first: str, later: str) -> None:
    assert taken_whole("turn4", "Pompadour", f"{first}\n{later}") == ["move Soubise: Braunschweig"]


@pytest.mark.parametrize(
    ("player", "text", "orders"),
    [
        ("Frederick", "In Hanover nothing moves, but do buy two troops for Ferdinand with H11 and S2.",
         ["hold", "recruit H11 S2: Ferdinand 2"]),
        ("Frederick", "Hanover: hold, recruits 2 to cumberland with h11 s2",
         ["hold", "recruit H11 S2: Cumberland 2"]),
        ("Frederick", "Hannover bleibt stehen und kauft zwei Armeen für Cumberland mit Herz 11 und Pik 2.",
         ["hold", "recruit H11 S2: Cumberland 2"]),
        ("Frederick", "In Hannover bewegt sich nichts, nur Cumberland bekommt zwei Armeen für H11 und S2.",
         ["hold", "recruit H11 S2: Cumberland 2"]),
        ("Pompadour", "no moves from me, discard lowest", ["hold", "discard lowest"]),
        ("Pompadour", "keine züge, niedrigste weg", ["hold", "discard lowest"]),
        ("Pompadour", "I hold everywhere and discard the lowest.", ["hold", "discard lowest"]),
        ("Pompadour", "Bei mir bewegt sich diesmal gar nichts\nniedrigste weg", ["hold", "discard lowest"]),
    ],
)  # fmt: skip
def test_who_holds_may_still_use_his_cards(player: str, text: str, orders: list[str]) -> None:
    receipt, found = orders_of(moment("turn4"), player, text)
    assert sorted(order_line(one) for _, one in found) == sorted(orders)
    assert not (receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "If Hanover holds, buy two troops for Cumberland with H11 and S2.",
        "Hanover may hold, and perhaps I buy two troops for Cumberland with H11 and S2.",
        "Hanover held last turn and bought two troops with H11 and S2.",
    ],
)
def test_a_hold_that_is_not_ordered_is_not_taken(text: str) -> None:
    assert "hold" not in [order_line(one) for _, one in orders_of(moment("turn4"), "Frederick", text)[1]]
