"""A card that an answer names only to pass it over is not played; what its writer chooses is."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def played(text: str) -> list[str]:
    _, orders = orders_of(moment("t3-austria-fight"), "Maria Theresa", text)
    return [order_line(order).partition(": ")[2] for _, order in orders]


@pytest.mark.parametrize(
    "text",
    [
        "Die Kreuz 6 wollte ich zuerst legen, aber das ist Unsinn. Also Kreuz 11.",
        "Fast hätte ich die Kreuz 6 genommen. Nein: Kreuz 11.",
        "Kreuz 6 brächte mich nur auf Minus. Deshalb Kreuz 11.",
        "Mit der Kreuz 6 komme ich gerade mal auf minus eins, daher Kreuz 11.",
        "Kreuz 11 anstelle von Kreuz 6.",
        "Kreuz 6 ... nein, Quatsch, Kreuz 11.",
        "I was tempted by C6, but C11.",
        "I wanted to play the C6, which is silly. So C11.",
        "C6 would be far too weak. C11 then.",
        "Rather than the C6 I play the C11.",
        "C6. No, C11.",
        "C6 is not enough, therefore C11.",
    ],
)
def test_only_the_card_chosen_is_played(text: str) -> None:
    assert played(text) == ["play C11"]


@pytest.mark.parametrize(
    "text", ["Ich hatte an Kreuz 6 gedacht.", "I nearly took C6.", "C6 would leave me behind. C11."]
)
def test_no_card_is_played_that_may_only_be_thought_of(text: str) -> None:
    assert not played(text)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("C6, then C11.", ["play C11"]),
        ("Erst Kreuz 6, danach Kreuz 11.", ["play C11"]),
        ("Kreuz 6 sollte reichen.", []),
        ("I would play C6 please.", []),
    ],
)
def test_a_card_that_is_to_be_played_is(text: str, rest: list[str]) -> None:
    assert played(text) == ["play C6", *rest]
