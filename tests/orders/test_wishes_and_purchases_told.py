"""Wishes for retreats and purchases in the words that players add to them."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def taken(player: str, text: str) -> tuple[list[str], list[str]]:
    """What a letter in turn 4 has on file, and what is told of its lines."""
    receipt, orders = orders_of(moment("turn4"), player, text)
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    return [order_line(order) for _, order in orders], told


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("retreat Cumberland: Gifhorn if possible, otherwise ask me", "retreat Cumberland: Gifhorn, ask"),
        ("retreat Cumberland: preferably Gifhorn, then Wittingen", "retreat Cumberland: Gifhorn, Wittingen"),
        ("retreat for Cumberland: Gifhorn, else Wittingen", "retreat Cumberland: Gifhorn, Wittingen"),
        ("retreat: out of supply if possible", "retreat: off supply"),
        ("Rückzug Cumberland: wenn möglich Gifhorn, sonst bitte fragen", "retreat Cumberland: Gifhorn, ask"),
        ("Rückzug für Cumberland: Gifhorn, notfalls Wittingen", "retreat Cumberland: Gifhorn, Wittingen"),
        ("Rückzug Cumberland: Gifhorn, sonst frag mich", "retreat Cumberland: Gifhorn, ask"),
    ],
)
def test_a_wish_for_a_retreat_may_have_polite_words_in_it(text: str, order: str) -> None:
    assert taken("Pompadour", text) == ([order], [])


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Maria Theresa", "Two troops for Lacy, paid with all my hearts.", "recruit H6 H4 H2: Lacy 2"),
        ("Maria Theresa", "Lacy bekommt zwei Armeen, ich zahle alle Herzen.", "recruit H6 H4 H2: Lacy 2"),
        ("Frederick", "Cumberland gets 2 troops, I pay both diamonds (7, 5).", "recruit D7 D5: Cumberland 2"),
        ("Frederick", "Zwei Armeen für Cumberland, bezahlt mit beiden Karos.", "recruit D7 D5: Cumberland 2"),
        ("Frederick", "Cumberland gets 2 men. Take D7 and D5, that is 12.", "recruit D7 D5: Cumberland 2"),
    ],
)
def test_cards_may_be_told_by_their_suit_or_in_a_sentence_of_their_own(
    player: str, text: str, order: str
) -> None:
    filed, told = taken(player, text)
    assert filed == [order] and not any("not taken" in one for one in told)


@pytest.mark.parametrize(
    "text", ["Keith gets two more troops.", "Cumberland gets 2 troops. But keep D7 and D5 for Celle."]
)
def test_new_troops_without_a_card_are_shown_as_not_taken(text: str) -> None:
    filed, told = taken("Frederick", text)
    assert not any(one.startswith("recruit") for one in filed) and any("gets" in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "One new troop for Soubise: C8",
        "One troop for Soubise (C8)",
        "C8 buys Soubise a troop.",
        "Soubise gets one more troop for the C8.",
        "1 Armee f. Soubise (C8)",
        "Für Kreuz 8 eine Armee zu Soubise.",
        "Soubise bekommt eine Armee (C8).",
        "recr C8 = 1 tr for Soubise",
        "Buying one troop for Soubise with the eight of clubs.",
        "Soubise +1 (C8)",
        "I spend C8 on one new troop for Soubise.",
        "Hire one troop for Soubise. Cards: C8.",
        "One troop to Soubise. Payment is C8.",
        "Soubise raised to 7 troops, paying C8",
        "Soubise auf 7 Armeen aufstocken, mit Kreuz 8.",
        "Kreuz 8 tausche ich gegen eine Armee für Soubise ein.",
        "Soubise erhält eine Armee. Zahlung mit Kreuz 8.",
    ],
)
def test_a_card_and_troops_are_a_purchase(text: str) -> None:
    orders, told = taken("Pompadour", text)
    assert orders == ["recruit C8: Soubise 1"] and not any("not taken" in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "No new troop for Soubise, the C8 stays.",
        "Perhaps one troop for Soubise: C8",
        "Keep C8, Soubise has 6 troops.",
        "No recruiting this turn.",
        "Ich kaufe nichts.",
        "If Soubise gets one troop I pay C8.",
        "Soubise fights with C8, one troop lost at most.",
    ],
)
def test_troops_that_are_not_bought_are_no_purchase(text: str) -> None:
    assert not [one for one in taken("Pompadour", text)[0] if one.startswith("recruit")]


@pytest.mark.parametrize(
    "text",
    [
        "Buy one troop for Soubise; the eight of clubs should do.",
        "One troop for Soubise, the C8 should cover it.",
        "Kauf bitte eine Armee für Soubise; Kreuz 8 reicht dafür.",
        "Kreuz 8 geht für eine Armee drauf, für Soubise.",
        "C8 for Soubise 1",
        "Soubise 1 für C8",
    ],
)
def test_the_price_may_be_told_behind_what_it_pays_for(text: str) -> None:
    assert taken("Pompadour", text)[0] == ["recruit C8: Soubise 1"]


@pytest.mark.parametrize(
    "text", ["Use C8 for Soubise.", "C8 for Soubise", "Kreuz 8 für Soubise.", "Nimm C8 für Soubise"]
)
def test_cards_for_a_general_are_no_plan_for_his_fights(text: str) -> None:
    orders, told = taken("Pompadour", text)
    assert not orders and any("write: recruit C8: Soubise 1." in one for one in told)


@pytest.mark.parametrize("text", ["the two eights of clubs", "the two C8", "both club eights"])
def test_a_card_held_twice_may_be_counted(text: str) -> None:
    assert "recruit C8 C8: Soubise 2" in str(taken("Pompadour", f"Two troops for Soubise with {text}."))


@pytest.mark.parametrize(
    "text",
    [
        "Two recruits, both for Dohna, for which I part with the diamond 12.",
        "I recruit two for Dohna and give away the diamond 12 for them.",
        "Dohna is reinforced by two troops; I part with D12.",
        "Two recruits for Dohna. For that I throw away the diamond 12.",
        "Zwei Rekruten für Dohna, dafür werfe ich die Karo 12 ab.",
        "Zwei neue Truppen für Dohna. Dafür gebe ich die Karo 12 ab.",
    ],
)
def test_a_card_given_up_for_troops_pays_for_them(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == ["recruit D12: Dohna 2"]


def test_who_discards_cards_may_do_so_beside_a_purchase() -> None:
    text = "Two recruits for Soubise with C10 and C2. I throw away D3."
    assert taken_whole("turn5", "Pompadour", text) == ["discard D3", "recruit C10 C2: Soubise 2"]


@pytest.mark.parametrize(
    "text", ["If I recruit for Dohna I part with D12.", "Two recruits for Dohna. I do not give away D12."]
)
def test_a_card_that_may_be_kept_pays_for_nothing(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert not orders and receipt.doubtful


BOTH_AT_TABOR = "recruit C11 C11 C10 S8 S8: Browne at Tabor 4, Karl at Tabor 3"


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (
            "Austria: I buy 7 troops, paid with C11, C11, C10, S8, S8: Browne 4, Karl 3, both re-enter at "
            "Tabor.",
            BOTH_AT_TABOR,
        ),
        (
            "Österreich: Browne bekommt 4, Karl 3, sie kommen beide nach Tabor. Bezahlt mit C11, C11, C10, "
            "S8, S8.",
            BOTH_AT_TABOR,
        ),
        (
            "Austria: I buy 7 troops and the train 1. I pay with C11, C11, C10 and both 8 of spades. Browne "
            "4 and "
            "Karl 3, "
            "they come both to Tabor. The train comes to Brünn.",
            "recruit C11 C11 C10 S8 S8: train 1 at Brünn, Browne at Tabor 4, Karl at Tabor 3",
        ),
        (
            "Austria: I buy 5 troops with C11, C11, S8: Browne 3, Karl 2, Karl comes to Tabor. Browne comes "
            "to Brünn.",
            "recruit C11 C11 S8: Browne at Brünn 3, Karl at Tabor 2",
        ),
    ],
)
def test_where_those_bought_come_is_told_behind(text: str, order: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == [order]


def test_away_from_an_enemy_orders_nothing_against_him() -> None:
    text = "Lacy goes from Tabor to Pilgram and Brod, away from this Winterfeldt."
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    assert [order_line(one) for _, one in orders] == ["move Lacy: Pilgram, Brod"]
    assert not receipt.doubtful
