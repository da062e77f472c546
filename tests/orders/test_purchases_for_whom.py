"""Whom the parts of a purchase are for: cities before a name, shared cities, the fourth troop."""

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

TWO_AND_ONE = ["recruit D10 D6 D4 D4: Apraxin at Warszawa 3, Tottleben 1"]
WITH_TRAIN = ["recruit S9 S8 S8 C11: Browne at Tabor 3, Karl at Tabor 2, train 1 at Brünn"]


@pytest.mark.parametrize(
    "text",
    [
        "Russland stellt vier neue Truppen auf und bezahlt sie mit Karo 10, Karo 6 und den beiden Karo 4. "
        "Apraxin kehrt in Warszawa mit drei Truppen ins Spiel zurück, die vierte erhält Tottleben.",
        "Russia raises four new troops and pays for them with D10, D6 and the two D4s (24 points). Apraxin "
        "returns to the game in Warszawa with three troops, the fourth goes to Tottleben.",
        "Kaufe mit D10, D6, D4, D4: drei für Apraxin in Warszawa, die letzte bekommt Tottleben.",
        "D10, D6 and both D4: in Warszawa Apraxin 3, one for Tottleben.",
        "D10, D6 and both D4: Apraxin in Warszawa 3, the rest goes to Tottleben.",
    ],
)
def test_who_is_told_to_get_the_last_troop_gets_it(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", text) == TWO_AND_ONE


@pytest.mark.parametrize(
    "text",
    [
        "D10, D6 und beide Karo 4: Apraxin in Warszawa 2, die letzte bekommt Tottleben.",
        "D10, D6 and both D4: Apraxin in Warszawa 2, the third goes to Tottleben.",
        "D10, D6 and both D4: Apraxin in Warszawa 4, the rest goes to Tottleben.",
    ],
)
def test_a_last_troop_that_is_not_the_last_is_asked_for(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    assert receipt.doubtful or receipt.problems or "Tottleben" not in str(orders)


@pytest.mark.parametrize(
    "text",
    [
        "Ich bezahle Pik 9, Pik 8, Pik 8 und Kreuz 11. Dafür kommt der Browne in Tabor mit drei und "
        "der Karl ebenfalls in Tabor mit zwei, und in Brünn stell ich den Tross 1 neu auf.",
        "S9 S8 S8 C11: Browne in Tabor 3, Karl in Tabor 2, in Brünn Tross 1.",
        "S9 S8 S8 C11: Browne in Tabor 3, Karl in Tabor 2, and in Brünn I set up train 1 anew.",
        "S9 S8 S8 C11: Browne und Karl in Tabor 3 und 2, Tross 1 in Brünn.",
        "S9 S8 S8 C11: in Tabor Browne 3 und Karl 2, in Brünn Tross 1.",
        "S9 S8 S8 C11: Browne with 3 and Karl with 2 both in Tabor, train 1 at Brünn.",
    ],
)
def test_a_city_is_for_whom_it_is_told_with(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == WITH_TRAIN


@pytest.mark.parametrize("text", ["S9 S8 S8 C11: Browne 3 und Karl in Tabor 2, Tross 1 in Brünn."])
def test_a_city_behind_one_of_two_is_not_for_both(text: str) -> None:
    assert orders_of(moment("t5-austria-moves"), "Maria Theresa", text)[0].problems


@pytest.mark.parametrize(
    "text",
    [
        "Die andern Karten behalt ich, man weiß ja nie.",
        "Die restlichen Karten behalte ich.",
        "I keep the other cards.",
        "I keep my remaining cards for later.",
    ],
)
def test_cards_that_pay_nothing_are_kept_anyway(text: str) -> None:
    orders = taken_whole("t5-austria-moves", "Maria Theresa", f"S9 S8: Browne in Tabor 2. {text}")
    assert orders == ["recruit S9 S8: Browne at Tabor 2"]


@pytest.mark.parametrize(
    "text",
    [
        "Die andern Karten behalt ich, wenn Daun kämpft.",
        "I do not keep the other cards.",
        "I keep the other hearts in all fights.",
    ],
)
def test_cards_that_are_kept_in_fights_are_no_talk(text: str) -> None:
    letter = f"S9 S8: Browne in Tabor 2. {text}"
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", letter)
    assert receipt.doubtful or len(orders) > 1


@pytest.mark.parametrize("tail", ["", ", die anderen Karten behalte ich", ", I keep the other cards"])
def test_a_card_for_somebody_is_no_plan_since_the_others_are_kept(tail: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", f"D6 for Tottleben{tail}.")
    assert not orders and any("write: recruit D6: Tottleben 1" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize("place", ["in", "at"])
def test_a_lost_train_behind_a_comma_is_bought_with_what_is_left_of_the_cards(place: str) -> None:
    text = f"I buy with C11 and C5 and H10: Browne 3 at Tabor, train 1 {place} Brünn"
    orders = ["recruit C11 C5 H10: Browne at Tabor 3, train 1 at Brünn"]
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == orders


def test_a_march_below_a_purchase_that_is_not_read_buys_nothing() -> None:
    text = (
        "drei Armeen stellen wir ihm neu auf. Bezahlt wird das Ganze mit der Kreuz 11, der Kreuz 10 und der "
        "Pik 3.\nDaun macht nur einen kurzen Marsch, von Habelschwert nach Glatz hinein, nicht weiter."
    )
    _, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    assert not any(order_line(one).startswith("recruit") for _, one in orders)


def test_who_marches_and_gets_both_new_troops_does_both() -> None:
    text = "Dohna falls back to Küstrin and gets both new troops. I pay for them with D12."
    assert taken_whole("turn5", "Frederick", text) == ["move Dohna: Küstrin", "recruit D12: Dohna 2"]


def test_who_waits_gets_none_of_those_who_come_back() -> None:
    text = "Lacy stays and waits for help: Browne comes back in Tabor with 3 troops, paid with C11 and S8."
    assert lines_taken("turn5", "Maria Theresa", text) == ["recruit C11 S8: Browne at Tabor 3"]
