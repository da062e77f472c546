"""A letter of one paragraph: of each order the receipt quotes the sentence it was read from, and no more."""

from __future__ import annotations

import pytest

from pbem.desk.letters.submit import hear
from pbem.report.record import Receipt
from support.letters.people_letters import lines_taken, moment, orders_of

LETTER = (
    "Good evening. Keith and Schwerin march to Reichenbach! Dohna has earned a rest. Buy two troops for "
    "Ferdinand by the H11 and S2. Should Daun leave, Seydlitz dances."
)


def receipt(text: str) -> Receipt:
    return hear(moment("turn4"), "letter.txt", text.encode(), sender="Frederick").receipt


def quoted(text: str) -> dict[str, str]:
    """By the orders, in the orders language: what the receipt quotes."""
    return {str(one.said): one.text for part in receipt(text).heard for one in part.orders}


def test_each_order_quotes_its_sentence() -> None:
    assert quoted(LETTER) == {
        "move Keith + Schwerin: Reichenbach": "Keith and Schwerin march to Reichenbach!",
        "recruit H11 S2: Ferdinand 2": "Buy two troops for Ferdinand by the H11 and S2.",
    }


def test_what_is_not_taken_is_quoted_alone_too() -> None:
    told = [str(one) for one in receipt(LETTER).doubtful]
    assert told and all("dances" in one and "evening" not in one and "Buy" not in one for one in told), told


def test_a_sentence_broken_into_two_lines_is_quoted_whole() -> None:
    text = "Nothing new. Today all whose names begin with an S stay at home, and\nKeith walks to Reichenbach."
    assert quoted(text)["move Keith: Reichenbach"].endswith(
        "an S stay at home, and Keith walks to Reichenbach."
    )


@pytest.mark.parametrize("line", ["- Keith to Reichenbach, please.", "3) Keith -> Reichenbach"])
def test_a_line_with_one_sentence_is_quoted_as_it_stands(line: str) -> None:
    assert quoted(f"Prussia:\n{line}")["move Keith: Reichenbach"] == line


def test_two_sentences_that_tell_of_one_purchase_are_both_quoted() -> None:
    text = "Morning all. Buy two troops with H11 and S2. Keith to Reichenbach. Both troops go to Ferdinand."
    said = quoted(text)["recruit H11 S2: Ferdinand 2"]
    assert said == "Buy two troops with H11 and S2. ... Both troops go to Ferdinand."


def test_of_several_quoted_he_is_the_one_who_is_named_then() -> None:
    quoted = "> Heinrich to Meißen. Seydlitz sits in Halle.\n\n"
    goes = "He goes to Leipzig, by Eilenburg.\n"
    named = lines_taken("turn3", "Frederick", f"{quoted}Forget that about Heinrich. {goes}")
    assert named == ["move Heinrich: Eilenburg, Leipzig"]
    receipt, orders = orders_of(moment("turn3"), "Frederick", f"{quoted}{goes}")
    assert not orders and not receipt.problems and receipt.doubtful


def test_those_quoted_are_not_meant_by_what_is_said_of_another_nation() -> None:
    text = "> Lehwaldt to Bartenstein.\n\nand on to Rastenburg.\n\nAnd Hanover: both stay, train stays.\n"
    assert lines_taken("turn3", "Frederick", text) == ["move Lehwaldt: Bartenstein, Rastenburg", "hold"]
