"""Answers of an open fight in everyday words: what is played, what follows, and when all is given up."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def filed(situation: str, player: str, text: str) -> list[str]:
    """The orders of a letter, in their shortest form, if nothing of it is asked back."""
    receipt, orders = orders_of(moment(situation), player, text)
    assert not receipt.problems and not receipt.doubtful, text
    return [order_line(order) for _, order in orders]


@pytest.mark.parametrize(
    "text",
    [
        "Browne and Karl fall back.",
        "Let them have it.",
        "Karl gives way, no reply from us.",
        "We take the defeat, it is hopeless.",
        "The loss is accepted.",
        "I won't play any more cards, the King can have Löbau.",
        "Browne räumt das Feld.",
        "Sollen sie es haben, das lohnt sich nicht.",
        "Wir ziehen ab.",
        "Karl macht sich aus dem Staub.",
        "Ich nehme die Niederlage hin.",
        "I concede. The jack of clubs will be needed against Silesia.",
        "Wir geben auf. Die Kreuz 11 brauche ich noch.",
        "Keine Karte von uns, Friedrich darf den Sieg behalten.",
    ],
)
def test_a_fight_is_given_up_in_many_words(text: str) -> None:
    assert filed("t3-austria-fight", "Maria Theresa", text) == ["answer 74: concede"]


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("C11. If the King persists, the C7.", "play C7"),
        ("C11, and should he come back at us again the 7 and after that we are off.", "play C7, concede"),
        ("C11. If I am still behind then, we run for it.", "concede"),
        ("C11. If that doesn't suffice, Friedrich is welcome to Löbau.", "concede"),
        ("C11; the rest I decide later.", "ask"),
        ("C11, then check with me again before the next card.", "ask"),
        ("C11 and then the clubs from the lowest up.", "low"),
        ("C11. Carry on with the small clubs while they bring me above 0, else concede.", "fight, concede"),
        ("Kreuz 11. Legt er noch eine Karte nach, dann Kreuz 7.", "play C7"),
        ("Kreuz 11. Liegen wir dann immer noch hinten, ziehen wir ab.", "concede"),
        ("Kreuz 11, und reicht das nicht, weichen Browne und Karl zurück.", "concede"),
        ("Kreuz 11. Alles Weitere entscheide ich danach.", "ask"),
        ("Kreuz 11, danach bitte wieder fragen.", "ask"),
        ("Kreuz 11, dann die Kreuz von klein nach groß.", "low"),
        ("Kreuz 11, dann weiterkämpfen, koste es was es wolle.", "fight"),
    ],
)
def test_what_follows_the_first_card_is_a_plan(text: str, then: str) -> None:
    plan = f"battle Browne > Friedrich: {then}"
    orders = filed("t3-austria-fight", "Maria Theresa", text)
    assert sorted(orders) == ["answer 74: play C11", plan] or orders[1:] == [
        plan.replace("Browne", "Browne + Karl").replace("Friedrich", "Friedrich + Winterfeldt")
    ]


@pytest.mark.parametrize(
    "text",
    ["I'd better not play C11.", "I hope not C11.", "Besser keine Kreuz 11.", "Dann rennt er weg."],
)
def test_reasons_and_moods_hide_no_denial(text: str) -> None:
    _, orders = orders_of(moment("t3-austria-fight"), "Maria Theresa", text)
    assert orders == []


@pytest.mark.parametrize(
    "text",
    [
        "I use one Reserve, which is to count as a nine.",
        "Winterfeldt takes a Reserve worth 9.",
        "A Reserve, counted as nine, if you please.",
        "Nimm eine Reserve und mach eine Neun draus.",
        "Eine Reserve, die soll als 9 zählen.",
        "Ich nehme die Reserve im Wert von neun.",
        "Reserve = 9",
    ],
)
def test_the_value_of_a_reserve_is_no_other_card(text: str) -> None:
    _, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert [order_line(order) for _, order in orders] == ["answer 114: play R9"]


@pytest.mark.parametrize("text", ["Keith withdraws.", "We are off.", "Keith zieht ab.", "Soll er es haben."])
def test_without_an_open_fight_the_same_words_order_nothing(text: str) -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", text)
    assert orders == []


@pytest.mark.parametrize(
    "text",
    [
        "Ich leg den Treff-Siebener.",
        "den Siebener bitte",
        "Treff-Siebener",
        "Also her mit dem Treff Siebner!",
    ],
)
def test_a_card_may_be_called_by_its_number_in_german_slang(text: str) -> None:
    _, orders = orders_of(moment("t3-austria-fight"), "Maria Theresa", text)
    assert [order_line(order) for _, order in orders] == ["answer 74: play C7"]


@pytest.mark.parametrize("text", ["spiel pik 4", "Spiel S4", "Spiel die Pik 4."])
def test_a_card_to_play_is_no_name_of_a_game(text: str) -> None:
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["answer 114: play S4"]
