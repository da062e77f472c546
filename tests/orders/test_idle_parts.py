"""Parts of sentences that order nothing, cards changed in one breath, and the wish to be asked first."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

NINE = "answer 49: play H9"


@pytest.mark.parametrize(
    ("situation", "player", "text", "order"),
    [
        ("t2-russia-fight", "Elisabeth", "the nine of hearts, take that Fritz!!!", NINE),
        ("t2-russia-fight", "Elisabeth", "Have some of this, Fritz: H9!", NINE),
        ("t2-russia-fight", "Elisabeth", "Nimm das, alter Fritz: Herz 9!", NINE),
        ("t2-russia-fight", "Elisabeth", "Herz neun, da hast du es, Fritz!", NINE),
        (
            "turn4",
            "Pompadour",
            "For the discards: always the smallest, don't ask me each time.",
            "discard lowest",
        ),
        ("turn4", "Pompadour", "Discard the lowest, no need to ask me.", "discard lowest"),
        (
            "turn4",
            "Pompadour",
            "Abwerfen immer die kleinste, ich will nicht gefragt werden.",
            "discard lowest",
        ),
        ("turn4", "Pompadour", "Später, wenn eine Karte weg muss: die kleinste.", "discard lowest"),
        (
            "turn5",
            "Pompadour",
            "Chevert gets a man for the 8 of clubs, I've got two.",
            "recruit C8: Chevert 1",
        ),
        (
            "turn5",
            "Pompadour",
            "Chevert kriegt einen Mann für Kreuz 8, hab ja zwei davon.",
            "recruit C8: Chevert 1",
        ),
        ("t4-prussia-fight", "Frederick", "S12, I've got two of those.", "answer 114: play S12"),
    ],
)
def test_what_orders_nothing_beside_an_order_is_left_out(
    situation: str, player: str, text: str, order: str
) -> None:
    assert taken_whole(situation, player, text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "One man for Chevert, paid with the 9... no, with the 8 of clubs.",
        "1 new man for Chevert and pay with the 9 of spades ... no wait the 8 of clubs.",
        "Chevert gets one troop for S9, or rather C8.",
        "1 man for Chevert, pay with the 9 of spades - sorry, the 8 of clubs I mean",
        "1 neue Armee für Chevert, Pik 9, ach nein, lieber eine Kreuz 8.",
        "Chevert bekommt eine Armee für Pik 9 - Quatsch, für Kreuz 8.",
    ],
)
def test_a_card_that_is_changed_in_one_breath_does_not_pay(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == ["recruit C8: Chevert 1"]


@pytest.mark.parametrize(
    "text",
    [
        "One man for Chevert with S9 and S5, no, C8.",
        "Ein Mann für Chevert mit Pik 9 und Pik 5, nein, Kreuz 8.",
    ],
)
def test_of_several_cards_it_is_asked_which_one_is_changed(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Pompadour", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    ("player", "text", "orders"),
    [
        ("Pompadour", "Never fight without asking me first.", ["battle: ask"]),
        ("Pompadour", "No card is to be played without asking me.", ["battle: ask"]),
        ("Pompadour", "Bitte nichts ausspielen, ohne mich zu fragen.", ["battle: ask"]),
        ("Pompadour", "Do not play a card against Ferdinand without asking me.", ["battle > Ferdinand: ask"]),
        ("Pompadour", "Soubise kämpft nicht, ohne dass ich gefragt werde.", ["battle Soubise: ask"]),
        ("Elisabeth", "Keinen Kampf ohne Rückfrage bitte.", ["battle: ask", "battle: ask"]),
    ],
)
def test_who_wants_no_fight_unasked_is_asked(player: str, text: str, orders: list[str]) -> None:
    assert taken_whole("turn4", player, text) == orders


def test_the_wish_to_be_asked_may_stand_below_a_set_up() -> None:
    text = "rich 8 soub 7 chev 5 pls\nand dont fight anything without asking me thx"
    assert sorted(taken_whole("setup", "Pompadour", text)) == [
        "battle: ask",
        "setup Richelieu 8, Soubise 7, Chevert 5",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Nobody dares to fight me without asking first.",
        "I fight without asking anybody.",
        "Fight on, without me.",
    ],
)
def test_talk_of_asking_is_no_plan(text: str) -> None:
    assert not [
        one for _, one in orders_of(moment("turn4"), "Pompadour", text)[1] if "ask" in order_line(one)
    ]


@pytest.mark.parametrize(
    "text", ["In any fight keep the king of spades, S13.", "Bitte die Pik 13 (P13) in jedem Kampf behalten."]
)
def test_a_card_that_is_named_twice_is_kept_once(text: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == ["battle: keep S13"]


@pytest.mark.parametrize(
    "text",
    [
        "If Lacy gets attacked I'd like to be asked, never mind what the plan says.",
        "Wird Lacy angegriffen, bitte fragen, egal was im Plan steht.",
    ],
)
def test_what_does_not_matter_is_left_out(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == ["battle Lacy if attacked: ask"]
