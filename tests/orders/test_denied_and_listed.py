"""What a sentence denies and says instead, and numbers told by their order."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

AUSTRIA = ["setup Daun 8, Browne 6, Karl 6, Laudon 6, Lacy 4"]


@pytest.mark.parametrize(
    "text",
    [
        "Der Daun soll doch nicht nach Glatz, sondern in Habelschwert sitzen bleiben, da hat er's ruhig.",
        "Daun soll nicht nach Glatz gehen, sondern in Habelschwert bleiben.",
        "Daun is not to go to Glatz after all but to stay put in Habelschwert, where it is quiet.",
        "Daun is not to go to Glatz but stays in Habelschwert.",
        "Daun does not march to Glatz, but stays in Habelschwert.",
    ],
)
def test_who_is_to_stay_and_not_to_go_stays_against_what_is_on_file(text: str) -> None:
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    moves = [one.text for _, one in orders if type(one).__name__ == "MoveOrder"]
    assert not (receipt.problems or receipt.doubtful) and len(moves) == len(orders) == 1
    assert "Habelschwert" in str(orders) and "'Glatz'" not in str(orders)


@pytest.mark.parametrize(
    "text",
    [
        "Daun soll doch nicht nach Glatz, und in Habelschwert bleibt er auch nicht.",
        "Daun is not to stay in Habelschwert but Lacy is.",
    ],
)
def test_who_is_told_neither_to_go_nor_to_stay_is_asked_for(text: str) -> None:
    assert not orders_of(moment("t5-austria-moves"), "Maria Theresa", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "Nach Breslau will ich ihn nie haben und in Striegau sitzt er mir zu nah. Bleibt Waldenburg.",
        "Not Breslau, and Striegau is too near Liegnitz. That leaves Waldenburg, so go there.",
        "Not Breslau, not Striegau; that leaves Waldenburg.",
        "I never want him in Breslau and Striegau is too comfortable, which leaves Waldenburg.",
    ],
)
def test_the_end_of_a_retreat_that_is_left_is_chosen(text: str) -> None:
    orders = taken_whole("t4-austria-chooses-retreat", "Maria Theresa", text)
    assert orders == ["answer 147: retreat Schwerin: Waldenburg"]


@pytest.mark.parametrize(
    "text",
    [
        "In Breslau hungert er nicht und in Striegau auch nicht.",
        "Breslau und Striegau sind beide nichts.",
        "He never leaves Waldenburg.",
    ],
)
def test_an_end_that_is_only_talked_of_is_not_chosen(text: str) -> None:
    assert not orders_of(moment("t4-austria-chooses-retreat"), "Maria Theresa", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "8 - 6 - 6 - 6 - 4 in der Reihenfolge wie im Bericht, Daun also 8.",
        "8/6/6/6/4, in der Reihenfolge des Berichts",
        "8, 6, 6, 6, 4 in the order listed",
        "8-6-6-6-4 in the order of the report, so Lacy gets 4.",
        "8 6 6 6 4, der Reihe nach.",
    ],
)
def test_a_row_of_numbers_may_be_in_the_order_of_the_generals(text: str) -> None:
    assert taken_whole("setup", "Maria Theresa", text) == AUSTRIA


@pytest.mark.parametrize(
    "text",
    [
        "8, 6, 6, 6, 4 in the order listed, so Daun 6",
        "8, 6, 6, 6, 5 in the order listed",
        "8, 6, 6, 4 in the order listed",
        "8, 6, 6, 6, 4 in any order you like",
        "8, 6, 6, 6, 4, but not in this order",
        "8 6 6 6 4",
    ],
)
def test_another_row_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("setup"), "Maria Theresa", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    "text",
    [
        "Wenn wer den Laudon angreift, darf er bis zu zwei Mann verlieren, den Rest fragst mich halt.",
        "If anyone attacks Laudon, he may lose up to two men, and that's that; for the rest ask me.",
    ],
)
def test_all_other_fights_may_be_asked_for(text: str) -> None:
    first, *others = taken_whole("turn3", "Maria Theresa", text)
    assert first == "battle Laudon if attacked: loss 2" and set(others) == {"battle: ask"}


@pytest.mark.parametrize(
    "text",
    [
        "Seydlitz wollte ich erst nach Merseburg schicken, aber lieber doch nicht.",
        "Eigentlich wollte ich Seydlitz nach Merseburg schicken, nein, doch nicht.",
        "I wanted to send Seydlitz to Merseburg first, but rather not.",
        "I was going to send Seydlitz to Merseburg, but on second thoughts no.",
        "We had planned to have Seydlitz march to Merseburg, but decided against it, no.",
    ],
)
def test_a_wish_that_is_dropped_moves_nobody(text: str) -> None:
    orders = taken_whole("turn3", "Frederick", f"Heinrich nach Leipzig. {text}")
    assert orders == ["move Heinrich: Eilenburg, Leipzig"]


@pytest.mark.parametrize(
    "text",
    [
        "I wanted to send Seydlitz to Merseburg, but Keith goes there.",
        "Seydlitz wollte ich nach Merseburg schicken, aber nicht allein.",
        "Seydlitz nach Merseburg, aber lieber doch nicht.",
        "Seydlitz nach Merseburg. Ich wollte Seydlitz nach Merseburg schicken, aber lieber doch nicht.",
    ],
)
def test_a_wish_with_something_else_behind_it_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", f"Keith bleibt. {text}")
    assert receipt.doubtful and "Seydlitz" not in str(orders)


@pytest.mark.parametrize(
    "text",
    [
        "Ferdinand soll die acht spielen, Karo. Legt er nach, D7, und wenn das nicht langt geb ich auf.",
        "Ferdinand plays the eight, diamonds. If he goes on, D7, then I give up.",
        "Die acht, Karo. Dann D7, dann aufgeben.",
        "The eight (diamonds). Then D7, then concede.",
    ],
)
def test_the_suit_of_a_card_may_be_told_behind_it(text: str) -> None:
    plan = "battle Ferdinand > Richelieu: play D7, concede"
    assert taken_whole("t4-hanover-fight", "Frederick", text) == ["answer 158: play D8", plan]


@pytest.mark.parametrize(
    "text", ["-2 ... +3 = +1. Die Pik 3 bitte.", "-2 + 3 = 1, S3 please.", "S3. (-2 + 3 = 1)"]
)
def test_a_sum_is_no_card(text: str) -> None:
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["answer 114: play S3"]
