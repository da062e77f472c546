"""Common words with a slip of the fingers in letters, and words that only look as if they had one."""

from __future__ import annotations

import pytest

from pbem.orders.plain_words.mistyped_words import without_slip
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

FREDERICK = ("t4-prussia-fight", "Frederick")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("nciht", "nicht"),
        ("agaisnt", "against"),
        ("zusamen", "zusammen"),
        ("allways", "always"),
        ("everthing", "everything"),
        ("bliebt", "bleibt"),
    ],
)
def test_a_slip_of_the_fingers_is_seen(typed: str, meant: str) -> None:
    assert without_slip(typed) == meant


@pytest.mark.parametrize(
    "word",
    [
        "fright", "bought", "darin", "verzeihen", "alleen", "steep", "form",  # right, or short
        "freidrich", "glats", "seidlitz", "neise",  # names
        "nehtmenn", "agnaist",  # two slips
    ],
)  # fmt: skip
def test_what_may_be_another_word_or_a_name_is_left(word: str) -> None:
    assert without_slip(word) == word


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Lacy bliebt in Tabor, Daun zeiht über Neurode nach Glatz.", ["move Daun: Neurode, Glatz"]),
        ("Daun geht nciht nach Glatz, Laudon zeiht nach Oppeln.", ["move Laudon: Oppeln"]),
    ],
)
def test_a_mistyped_verb_or_denial_counts_as_it_is_meant(text: str, lines: list[str]) -> None:
    taken = lines_taken("turn5", "Maria Theresa", text)
    assert [line for line in taken if not line.endswith("else stay")] == lines


def test_a_plan_with_slips_is_read() -> None:
    text = "Pik 8.\nWenn er drübergeht, immer die kleinste, zusamen höchstens 25 Punkte, Reserven nciht."
    plan = "battle Winterfeldt > Lacy: spend 25, low, keep R"
    assert taken_whole(*FREDERICK, text) == ["answer 114: play S8", plan]


def test_a_question_quotes_a_line_as_it_was_typed() -> None:
    receipt, _ = orders_of(moment("turn5"), "Maria Theresa", "Daun probaly marches nciht where he is.")
    assert any("nciht" in str(one) for one in (*receipt.doubtful, *receipt.problems))
