"""The lowest card that does it, in the words of everyday letters, right behind an attack."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of

ATTACK = "Friedrich and Winterfeldt to Tetschen and attack Lacy. "
PLAN = "battle Friedrich > Lacy: "


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Spades from the bottom up, stop at 40 points.", "spend 40, low"),
        ("Spades, small first.", "low"),
        ("Please use spades, the lower card first, until 30 points.", "spend 30, low"),
        ("Always the smallest spade which brings me into the plus, and together not more than 30 points.",
         "spend 30, low"),
        ("Cheapest way to stay ahead, max 18.", "spend 18, low"),
        ("Play just enough to win each round.", "low"),
        ("Limit 20, no Reserves.", "spend 20, keep R"),
        ("max. 15 Pkt., kleinste reichende Karte", "spend 15, low"),
        ("In diesem Gefecht spiele man bitte stets das kleinste Pik, das genügt, insgesamt aber nicht mehr "
         "als zwanzig Punkte.", "spend 20, low"),
        ("Gespielt wird jeweils das niedrigste ausreichende Pik, höchstens dreißig Punkte insgesamt, "
         "keinesfalls eine Reserve.", "spend 30, low, keep R"),
        ("Immer die kleinste Pik, mit der Winterfeldt wieder vorne ist.", "low"),
        ("Klein anfangen, dann größer.", "low"),
        ("Immer nur knapp drüber, maximal 20.", "spend 20, low"),
        ("Billigste Variante, die gewinnt.", "low"),
    ],
)  # fmt: skip
def test_the_lowest_card_that_does_it(text: str, clauses: str) -> None:
    assert lines_taken("turn4", "Frederick", ATTACK + text)[2:] == [PLAN + clauses]


@pytest.mark.parametrize("text", ["Clubs, small first.", "Hearts from the bottom up, stop at 20 points."])
def test_a_suit_that_is_not_played_there_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", ATTACK + text)
    assert len(orders) == 2
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Not too expensive, please.",
        "Spades as needed.",
        "Keep the good stuff.",
        "Half my spades at most.",
        "Two rounds, then home.",
        "Nothing above a 7.",
        "Nicht zu teuer bitte.",
        "Nichts über der 7.",
        "Die dicken Karten bleiben zu Hause.",
        "Pik soviel wie nötig.",
    ],
)
def test_what_may_tell_how_to_fight_is_shown_as_not_taken(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", ATTACK + text)
    assert len(orders) == 2
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Wish me luck!",
        "He deserves it.",
        "My spades are strong.",
        "He must be out of cards by now.",
        "Das wird teuer für ihn.",
        "Mal sehen, wer mehr Karten hat.",
    ],
)
def test_talk_behind_an_attack_is_talk(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", ATTACK + text)
    assert len(orders) == 2
    assert not receipt.doubtful


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Stop at 40 points, but don't touch the Reserves.", "battle Schwerin > Daun: spend 40, keep R"),
        ("Lowest first, don't touch the Reserves.", "battle Schwerin > Daun: low, keep R"),
        ("Don't touch the Reserves.", "battle: keep R"),
    ],
)
def test_reserves_kept_beside_a_limit_are_for_that_fight(text: str, plan: str) -> None:
    told = lines_taken("turn5", "Frederick", "Schwerin & Keith back into Schweidnitz, attack Daun. " + text)
    assert told[2:] == [plan]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Da darf er die Herz 6 spielen und notfalls die Herz 9, dann ist Schluss.", "play H6 H9, concede"),
        ("He may play the 6, then stop.", "play H6, concede"),
    ],
)
def test_a_card_that_may_be_played_is_when_more_is_told(text: str, clauses: str) -> None:
    told = lines_taken("turn4", "Elisabeth", "Saltikov to Woldenberg and attack Dohna. " + text)
    assert told[2:] == [f"battle Saltikov > Dohna: {clauses}"]
