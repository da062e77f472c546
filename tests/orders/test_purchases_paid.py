"""Purchases that the sum of their cards tells, cards told by their value, trains told without a number."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

DOHNA = ["recruit S12: Dohna 2"]
ONE_EACH = ["recruit S12: Dohna 1, Seydlitz 1"]
SMALL = ["recruit D2 D3 D8: Dohna 2"]
SIXES = ["recruit S6 S6: Dohna 1, Seydlitz 1"]
APRAXIN = ["recruit S9 H9: Apraxin at Warszawa 3"]
TRAIN = ["recruit S8: train 1 at Brünn"]
BOTH = ["recruit D12 C11 S3: Browne at Brünn 3, Karl at Brünn 1"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Dohna 2: S12.", DOHNA),
        ("Two new soldiers for Dohna, I give the S12 for them.", DOHNA),
        ("I buy two men for Dohna and give S12 for it.", DOHNA),
        ("For the twelve of spades Dohna gets two.", DOHNA),
        ("I trade in S12 for two troops at Dohna.", DOHNA),
        ("Hand in the twelve of spades and give Dohna two troops.", DOHNA),
        ("Aus der Pik 12 mache ich zwei Armeen für Dohna.", DOHNA),
        ("Für eine Pik 12 hätte ich gern noch zwei Armeen bei Dohna.", DOHNA),
        ("Zwei Armeen für Dohna, dafür gebe ich die Pik 12 her.", DOHNA),
        ("Bitte zwei Armeen zu Dohna, ich werfe dafür die Pik 12 weg.", DOHNA),
        ("One each for Dohna and Seydlitz (S12).", ONE_EACH),
        ("Two troops, S12: one to Dohna and the other to Seydlitz.", ONE_EACH),
        ("Zwei Armeen für Pik 12, eine an Dohna, die andere an Seydlitz.", ONE_EACH),
        ("Zwei Rekruten für Pik 12, einer davon zu Dohna, der zweite zu Seydlitz.", ONE_EACH),
        ("Von den Karos (2, 3 und 8) kaufe ich zwei Armeen für Dohna.", SMALL),
        ("The three small diamonds (2, 3 and 8) pay for two troops with Dohna.", SMALL),
        ("Mit den beiden Pik-Sechsen kaufe ich je eine Armee für Dohna und Seydlitz.", SIXES),
        ("With both spade sixes I buy a troop each for Dohna and Seydlitz.", SIXES),
        ("Dohna +1 for one Reserve.", ["recruit R: Dohna 1"]),
    ],
)
def test_cards_that_pay_for_just_so_many_troops_buy_them(text: str, orders: list[str]) -> None:
    assert taken_whole("turn5", "Frederick", text) == orders


@pytest.mark.parametrize(
    "text",
    [
        "Apraxin shows up again at Warszawa, three strong; the two nines pay for him.",
        "Apraxin tritt in Warszawa mit drei Armeen wieder an, die beiden Neunen zahlen das.",
        "Apraxin kommt wieder ins Spiel, in Warschau, mit 3 Truppen - dafür geb ich Pik 9 und Herz 9 ab.",
        "Apraxin re-enters at Warszawa with three men, both nines pay.",
        "Für die beiden Neunen stelle ich Apraxin mit drei Armeen in Warschau wieder auf.",
    ],
)
def test_two_cards_may_be_told_by_their_value(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", text) == APRAXIN


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A new train in Brünn for S8.", TRAIN),
        ("Troß 1 neu in Brünn (Pik 8)", TRAIN),
        ("The lost train is replaced at Brünn, S8 pays.", TRAIN),
        ("Ich kaufe den verlorenen Troß in Brünn nach, mit Pik 8.", TRAIN),
        ("Browne comes back at Brünn with 3 troops and Karl with 1, paid with D12 and C11 and S3.", BOTH),
        ("Recruit Browne 3 + Karl 1 at Brünn, paying D12 C11 S3.", BOTH),
        ("Browne 3, Karl 1 in Brünn, mit D12 C11 S3", BOTH),
        ("Browne kommt in Brünn mit 3 Armeen zurück, Karl mit einer; Karo 12, Kreuz 11, Pik 3.", BOTH),
        (
            "Lacy gets 2 for the D12, and Hildburghausen gets 2 for the D13.",
            ["recruit D12: Lacy 2", "recruit D13: Hildburghausen 2"],
        ),
        (
            "Lacy kriegt zwei Armeen für Karo 12, Hildburghausen zwei für Karo 13.",
            ["recruit D12: Lacy 2", "recruit D13: Hildburghausen 2"],
        ),
    ],
)
def test_what_is_lost_comes_back_where_it_is_told(text: str, orders: list[str]) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == orders


@pytest.mark.parametrize(
    "text",
    [
        "Dohna would need 2 more for S12.",
        "Dohna was promised two men for S12 last turn.",
        "Dohna had two troops and S12 last turn.",
        "Ich hätte gern zwei Armeen für Dohna mit Pik 12 gekauft, aber wir sind voll.",
        "Wenn Saltikov weg ist, kriegt Dohna zwei für Pik 12.",
        "Dohna gets two more if Saltikov leaves, for S12.",
        "Do not give Dohna two troops for S12.",
        "Dohna keeps S12 for two more turns.",
        "Saltikov has 2 troops for his D12.",
    ],
)
def test_troops_and_cards_of_which_nothing_is_bought_order_nothing(text: str) -> None:
    assert not [one for _, one in orders_of(moment("turn5"), "Frederick", text)[1]]


BACK = "Browne comes back at Tabor with 4, paid with "


@pytest.mark.parametrize(
    ("paid", "cards"),
    [
        ("the ten of hearts and of clubs and S8", "H10 C10 S8"),
        ("den beiden Kreuz-Elfen und der Pik 8", "C11 C11 S8"),
        ("beiden Treff-Elfen und S8", "C11 C11 S8"), ("zweimal Kreuz 11 und der Pik 8", "C11 C11 S8"),
        ("C11 twice and S8", "C11 C11 S8"), ("both club elevens and S8", "C11 C11 S8"),
    ],
)  # fmt: skip
def test_a_card_may_be_told_with_another_one(paid: str, cards: str) -> None:
    orders = taken_whole("t5-austria-moves", "Maria Theresa", f"{BACK}{paid}.")
    assert orders == [f"recruit {cards}: Browne at Tabor 4"]


@pytest.mark.parametrize(
    "each", ["each with two troops", "jeder mit zwei Truppen", "mit je zwei Truppen", "two troops each"]
)
def test_each_may_come_with_as_many(each: str) -> None:
    text = f"Browne and Karl return at Tabor, {each}, paid with C11 C11 S8."
    orders = taken_whole("t5-austria-moves", "Maria Theresa", text)
    assert orders == ["recruit C11 C11 S8: Browne at Tabor 2, Karl at Tabor 2"]


@pytest.mark.parametrize("said", ["Das macht vier, mithin 24 Punkte.", "That makes 24 points.", "Macht 24."])
def test_what_it_comes_to_is_no_plan(said: str) -> None:
    orders = taken_whole("t5-austria-moves", "Maria Theresa", f"{BACK}C11 C11 S8. {said}")
    assert orders == ["recruit C11 C11 S8: Browne at Tabor 4"]


@pytest.mark.parametrize(
    "text",
    [
        "3 troops for Daun, H10 and one of the S8s",
        "3 troops for Daun, H10 and one of my two S8s",
        "3 Mann für Daun, bezahlt mit H10 und einer der beiden Pik 8",
        "3 Mann für Daun mit H10 und einer meiner Pik 8",
    ],
)
def test_one_of_two_cards_is_no_number_of_troops(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == ["recruit H10 S8: Daun 3"]


def test_brackets_behind_the_last_card_leave_it_one() -> None:
    text = "Zwei Truppen für Laudon, bezahlt mit Herz 6, 4 und 2 (genau 12)."
    assert taken_whole("turn4", "Maria Theresa", text) == ["recruit H6 H4 H2: Laudon 2"]


@pytest.mark.parametrize(
    "text",
    [
        "1 troop for Chevert, paid with one of the C8s. I know it's 2 too many.",
        "Recruit one troop for Chevert with C8. That's 2 points too much, never mind.",
        "One man for Chevert, I pay C8. Two points wasted.",
        "Ein Mann für Chevert, bezahlt mit C8. 2 Punkte verschenkt.",
        "Ein Mann für Chevert, bezahlt mit C8. Ich weiß, 2 zu viel.",
    ],
)
def test_what_is_paid_too_much_buys_nothing_more(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == ["recruit C8: Chevert 1"]
