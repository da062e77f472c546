"""What is told to a general who is called by his name is about him, and about nobody else."""

from __future__ import annotations

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(text: str) -> tuple[list[str], list[str]]:
    """What a letter of Prussia's in turn 4 has on file, and the remarks that something is not taken."""
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    told = [str(one) for one in receipt.warnings if "not taken" in str(one)]
    return [order_line(order) for _, order in orders], told


def test_a_sentence_behind_a_call_is_about_who_is_called() -> None:
    for text, orders in (
        ("Keith! March to Reichenbach, quickly.", ["move Keith: Reichenbach"]),
        ("Dear Keith! Please proceed to Reichenbach.", ["move Keith: Reichenbach"]),
        ("Keith! Marschiere Er nach Reichenbach.", ["move Keith: Reichenbach"]),
        ("Schwerin! Keith! Go to Reichenbach.", ["move Keith + Schwerin: Reichenbach"]),
        ("Keith! Dohna stays, Winterfeldt goes to Rumburg.", ["move Winterfeldt: Rumburg"]),
        (
            "Winterfeldt! Take two troops from Friedrich and walk to Rumburg.",
            ["transfer 2 Friedrich > Winterfeldt", "move Winterfeldt: Rumburg"],
        ),
        (
            "Winterfeldt! Nimm dem König zwei Armeen ab und geh nach Rumburg.",
            ["transfer 2 Friedrich > Winterfeldt", "move Winterfeldt: Rumburg"],
        ),
    ):
        found, told = taken(text)
        assert [{*one.replace(":", " +").split()} for one in found] == [
            {*one.replace(":", " +").split()} for one in orders
        ], (text, found)
        assert not told, text


def test_who_takes_troops_in_words_that_are_not_read_is_asked_back() -> None:
    """Neither of the two moves, and nothing of it is lost without a word."""
    for text in (
        "Winterfeldt! Relieve the King of two troops (he keeps 4, you lead 7) and march to Rumburg.",
        "Winterfeldt, befreie Er den König von zwei Armeen und marschiere Er nach Rumburg.",
    ):
        found, told = taken(text)
        assert found == [] and told, (text, found)


def test_a_call_without_an_order_comes_to_nothing() -> None:
    for text in ("Keith! What a general he is!", "Friedrich! Long live the King!"):
        assert taken(text)[0] == [], text


def test_a_yes_makes_an_order_of_the_question_before_it() -> None:
    for text, orders in (
        ("Dohna to Landsberg? Yes, go ahead.", ["move Dohna: Landsberg"]),
        ("Dohna nach Landsberg? Ja, machen wir so.", ["move Dohna: Landsberg"]),
        ("Dohna to Landsberg? Yes, if Saltikov is in Falkenburg.",
         ["if Saltikov in Falkenburg: move Dohna: Landsberg"]),
    ):  # fmt: skip
        assert taken(text)[0] == orders, text
    for text in (
        "Dohna to Landsberg? No, never.",
        "Saltikov to Landsberg? Yes!",
        "Dohna to Landsberg? Yes, that would be a laugh.",
    ):
        assert not taken(text)[0], text
    assert taken("Dohna to Landsberg? Yes, if Saltikov agrees.")[1]
