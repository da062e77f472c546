"""Where a beaten enemy is to go, in everyday words: the wish is filed, and nothing that is not one."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def filed(text: str) -> list[str]:
    """The orders of a letter of France's in turn 4."""
    return [order_line(order) for _, order in orders_of(moment("turn4"), "Pompadour", text)[1]]


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("If Ferdinand is beaten, chase him to Celle.", "Ferdinand: Celle"),
        (
            "Ferdinand, when he loses, shall run to Celle, failing that to Gifhorn.",
            "Ferdinand: Celle, Gifhorn",
        ),
        ("Should we win against Ferdinand he goes to Celle, else ask me.", "Ferdinand: Celle, ask"),
        ("If I may choose where Ferdinand runs, it should be Celle.", "Ferdinand: Celle"),
        ("Retreat of Ferdinand: Celle, or if that is occupied Gifhorn.", "Ferdinand: Celle, Gifhorn"),
        (
            "If Ferdinand loses he goes to Celle. If that's impossible, to Gifhorn.",
            "Ferdinand: Celle, Gifhorn",
        ),
        (
            "The beaten Ferdinand should end up as far away from Braunschweig as possible.",
            "Ferdinand: away from Braunschweig",
        ),
        ("Ferdinand's retreat I want to decide myself.", "Ferdinand: ask"),
        ("If Ferdinand loses, out of supply with him.", "Ferdinand: off supply"),
        ("Anyone who loses to us goes as far from his depots as possible.", ": off supply"),
        ("If the Hanoverians lose, push them towards Celle.", "Hanover: towards Celle"),
        ("Wird Ferdinand geschlagen, jagt ihn nach Celle.", "Ferdinand: Celle"),
        (
            "Ferdinand soll, wenn er unterliegt, nach Celle laufen, notfalls nach Gifhorn.",
            "Ferdinand: Celle, Gifhorn",
        ),
        ("Verliert Ferdinand, dann nach Celle, sonst bei mir nachfragen.", "Ferdinand: Celle, ask"),
        ("Rückzug Ferdinand: Celle, geht das nicht Gifhorn", "Ferdinand: Celle, Gifhorn"),
        ("Rückzug Ferdinand: möglichst weit weg von seinem Nachschub", "Ferdinand: off supply"),
        ("Verlierer bitte möglichst weit weg von ihren Trossen.", ": off supply"),
        ("Wenn die beiden Hannoveraner verlieren, am besten nach Celle.", "Hanover: Celle"),
        ("Den Rückzug von Ferdinand möchte ich selbst bestimmen.", "Ferdinand: ask"),
    ],
)
def test_a_wish_for_a_retreat_is_taken_whole(text: str, wish: str) -> None:
    name, _, terms = wish.partition(": ")
    assert filed(text) == [f"retreat {name}: {terms}" if name else f"retreat: {terms}"]


@pytest.mark.parametrize(
    "text",
    [
        "Ferdinand to Celle would suit me.",
        "If Ferdinand loses and Celle is free he goes to Celle.",
        "Perhaps Ferdinand should go to Celle if he loses.",
        "If Ferdinand loses he must not go to Celle.",
        "If Richelieu loses he goes to Celle.",
        "If Soubise is beaten, to Celle.",
        "Wenn Ferdinand verliert, auf keinen Fall nach Celle.",
        "Wenn Chevert verliert, nach Celle.",
        "Ferdinand geht sicher nach Celle.",
    ],
)
def test_what_is_no_such_wish_is_none(text: str) -> None:
    assert filed(text) == []
