"""What is said for show beside an answer: cries, boasts, addresses, sighs, and that a nation does nothing."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

SEVEN = "answer 158: play D7"


@pytest.mark.parametrize(
    "text",
    [
        "D7. On to Celle!",
        "Auf nach Celle! Karo 7.",
        "Auf ein schönes Spiel!\n\nKaro 7 bitte.",
        "Here's to a fair fight! Diamonds 7.",
        "To His Britannic Majesty.\n\nSire, we hold our ground behind the mill. I play the 7 of diamonds.",
        "To the King of France. Monsieur, we do not run. The 7 of diamonds.",
        "An den König von Frankreich. Karo 7.",
        "D7, we hold our ground behind the mill.",
        "Wir halten die Stellung. Karo 7.",
        "We do not budge an inch! D7",
        "Wir weichen keinen Schritt. Die Karo 7 bitte.",
        "We stand firm at Uelzen. Diamond 7 please.",
        "158: D7\nNothing for Prussia at the moment.",
        "158: D7\nPrussia: nothing from me at the moment.",
        "D7. Prussia needs nothing today.",
        "Karo 7 für Hannover. Für Preußen gibt es heute nichts.",
    ],
)
def test_what_is_said_for_show_beside_a_card_is_not_asked_about(text: str) -> None:
    assert taken_whole("t4-hanover-fight", "Frederick", text) == [SEVEN]


@pytest.mark.parametrize("text", ["We hold our ground.", "We stand firm at Uelzen.", "On to Celle!"])
def test_a_boast_alone_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("t4-hanover-fight"), "Frederick", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize("text", ["We hold. If he plays on I give up.", "We stay, and keep the eight!"])
def test_a_plan_behind_a_boast_is_not_lost(text: str) -> None:
    receipt, orders = orders_of(moment("t4-hanover-fight"), "Frederick", f"D7. {text}")
    plans = [one for _, one in orders if order_line(one).startswith("battle")]
    assert receipt.doubtful or plans


@pytest.mark.parametrize(
    "text",
    [
        "Concede. No use, he has half the spades in the deck.",
        "Es hat keinen Sinn, der hat noch dreizehn Karten. Ich gebe auf.",
        "What's the use, he holds all the hearts in the world. I give in.",
        "no point, he has more spades than a gardener. conceding",
    ],
)
def test_what_an_enemy_holds_is_no_plan(text: str) -> None:
    assert taken_whole("t4-austria-fight", "Maria Theresa", text) == ["answer 115: concede"]


def test_what_depends_on_what_an_enemy_holds_is_asked_about() -> None:
    text = "C11. If he has more than five cards left I give up."
    assert orders_of(moment("t3-austria-fight"), "Maria Theresa", text)[0].doubtful


@pytest.mark.parametrize(
    "text",
    [
        "The loss of Browne and Karl weighs upon us.",
        "Browne and Karl are a bitter loss.",
        "Der Verlust von Browne und Karl schmerzt uns sehr.",
        "Wir betrauern Karl.",
    ],
)
def test_generals_who_are_off_the_map_may_be_mourned(text: str) -> None:
    assert taken_whole("turn5", "Maria Theresa", f"{text} Laudon to Oppeln.") == ["move Laudon: Oppeln"]


def test_mourned_generals_who_are_to_come_back_are_asked_about() -> None:
    text = "Browne and Karl are lost, so bring them back with all my clubs."
    assert orders_of(moment("turn5"), "Maria Theresa", text)[0].doubtful
