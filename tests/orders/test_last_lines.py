"""What stands at the end of a letter, or between its lines: a name of one letter, a plan in a line without a
full stop, little pictures, and what is conceded and takes nothing back."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

S11 = ["answer 115: play S11"]


@pytest.mark.parametrize(
    "text",
    [
        "S11.\n\nNot that I have a choice.\nR.",
        "S11\n\nR",
        "S11. Not that it matters.",
        "S11, not that I like it.\nK.",
    ],
)
def test_a_name_of_one_letter_and_a_concession_take_no_card_back(text: str) -> None:
    assert taken_whole("t4-austria-fight", "Maria Theresa", text) == S11


def test_what_takes_a_card_back_still_does() -> None:
    letter = "S11. Not that, rather give up."
    assert taken_whole("t4-austria-fight", "Maria Theresa", letter) == ["answer 115: concede"]


def test_a_condition_with_a_capital_letter_begins_anew() -> None:
    letter = (
        "Richelieu und Chevert über Hameln nach Springe\nRichelieu greift Ferdinand an\n"
        "Richelieu gegen Ferdinand: kämpfe bis 13, Verlust höchstens 2\n"
        "Wenn Ferdinand verliert, soll er nach Uelzen, sonst nach Celle"
    )
    assert taken_whole("turn3", "Pompadour", letter) == [
        "move Richelieu + Chevert: Hameln, Springe",
        "attack Richelieu > Ferdinand",
        "battle Richelieu > Ferdinand: fight up to 13, loss 2",
        "retreat Ferdinand: Uelzen, Celle",
    ]


@pytest.mark.parametrize(
    "text",
    ["ich geb auf 🙈 die herzen brauch ich noch für saltikov", "I give up 😭 the hearts are for Saltikov"],
)
def test_a_little_picture_ends_a_sentence(text: str) -> None:
    assert taken_whole("t2-russia-fight", "Elisabeth", text) == ["answer 49: concede"]


@pytest.mark.parametrize("head", ["Change of plan: ", "change of plan, ", "Kleine Änderung: "])
@pytest.mark.parametrize("rest", ["Everything else as it is.", "The rest stays as it is.", ""])
def test_who_stays_ends_his_march_and_the_rest_is_as_it_is(head: str, rest: str) -> None:
    letter = f"{head}Lacy stays in Tabor. {rest}"
    assert taken_whole("t5-austria-moves", "Maria Theresa", letter) == ["move Lacy to Tabor else stay"]


def test_he_that_stays_may_be_told_of_by_a_german_article() -> None:
    letter = "Daun nicht nach Glatz, der bleibt in Habelschwert und zählt seine Leute."
    assert taken_whole("t5-austria-moves", "Maria Theresa", letter) == ["move Daun to Habelschwert else stay"]


def test_no_mistyped_verb_stands_before_a_clause_of_a_plan() -> None:
    letter = "Daun to Glatz by Neurode.\n\nRegret the loss of Karl, though not very much."
    assert taken_whole("turn5", "Maria Theresa", letter) == ["move Daun: Neurode, Glatz"]


def test_a_plan_does_not_leave_out_the_card_that_it_names() -> None:
    letter = (
        "Saltikov nach Woldenberg und Dohna angreifen.\n"
        "Beim Angriff auf Dohna die Herz 6 zuerst und nicht mehr als 2 verlieren."
    )
    receipt, orders = orders_of(moment("turn3"), "Elisabeth", letter)
    plans = [one for _, one in orders if "Battle" in type(one).__name__]
    assert receipt.doubtful or "H6" in str(plans)
