"""Where a beaten enemy is to go, in everyday words: the wish is filed, and nothing that is not one."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import lines_taken, moment, orders_of


def filed(text: str) -> list[str]:
    """The orders of a letter of France's in turn 4."""
    return lines_taken("turn4", "Pompadour", text)


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


SPOKEN = {
    "Chase Browne off to Cottbus.": "retreat Browne: Cottbus",
    "If we beat Browne he goes as far from his supplies as he can.": "retreat Browne: off supply",
    "When Browne has had enough I want him in Spremberg or Cottbus.": "retreat Browne: Spremberg, Cottbus",
    "Any enemies we beat must go out of supply if at all possible.": "retreat: off supply",
    "For retreats: always the city farthest from the enemy's supply train.": "retreat: off supply",
    "Push the loser as far away from his depots as possible.": "retreat: off supply",
    "If I win, the two Austrians run north, towards Cottbus.": "retreat Austria: towards Cottbus",
    "If Browne loses, drive him to Cottbus, where he belongs.": "retreat Browne: Cottbus",
    "If Browne is beaten he goes to Cottbus, because he starves there.": "retreat Browne: Cottbus",
    "Geschlagener Browne soll nach Cottbus, sonst Forst.": "retreat Browne: Cottbus, Forst",
    "Wenn wir siegen, laufen die beiden Österreicher nach Norden, Richtung Cottbus.":
        "retreat Austria: towards Cottbus",
    "Sollte Friedrich gewinnen, wird Browne Richtung Cottbus getrieben.":
        "retreat Browne: towards Cottbus",
    "Wohin Geschlagene gehen, möchte ich selbst entscheiden.": "retreat: ask",
    "Rückzüge: stets vorher fragen": "retreat: ask",
    "Jagt Browne nach Cottbus, ersatzweise nach Forst.": "retreat Browne: Cottbus, Forst",
}  # fmt: skip
"""Turns of speech about the retreat of an enemy, and the wish that they come to."""


def test_wishes_are_taken_in_usual_turns_of_speech() -> None:
    read = {
        text: [
            order_line(one)
            for _, one in orders_of(moment("turn3"), "Frederick", f"nation Prussia\n{text}")[1]
        ]
        for text in SPOKEN
    }
    assert read == {text: [wish] for text, wish in SPOKEN.items()}


@pytest.mark.parametrize(
    ("text", "nations"),
    [
        ("Das gilt für beide: Rückzug der Feinde vom Nachschub weg.", ("Russia", "Sweden")),
        ("Schweden: Ehrensvärd bleibt.\nfür beide gilt: Verlierer vom Nachschub weg", ("Russia", "Sweden")),
        ("Schweden: Rückzug der Gegner immer vom Nachschub weg", ("Sweden",)),
        ("This goes for both: beaten enemies always away from their supply.", ("Russia", "Sweden")),
        ("Russia: enemy retreats off supply", ("Russia",)),
    ],
)  # fmt: skip
def test_a_wish_of_both_nations_or_of_the_one_that_is_named(text: str, nations: tuple[str, ...]) -> None:
    orders = orders_of(moment("turn5"), "Elisabeth", text)[1]
    wishes = [(nation, order_line(order)) for nation, order in orders if order_line(order) != "hold"]
    assert wishes == [(nation, "retreat: off supply") for nation in nations]
