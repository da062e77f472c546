"""At set-up no sentence with numbers of troops or generals of the writer's is passed over in silence."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Prussia, in the order of your list: 8 + 1 + 4 + 7 + 3 + 4 + 3 + 2.",
        "Preußen, der Reihe nach: 8, 1, 4, 7, 3, 4, 3, 2.",
        "Hanover: twice as many for Ferdinand as for Cumberland.",
        "Ferdinand bekommt doppelt so viele wie Cumberland.",
        "Ferdinand is to be the stronger of the two.",
        "nation Hanover\nsetup six each",
        "Hannover: sechs pro Mann",
        "Hanover gets 6 each.",
    ],
)
def test_troops_are_told_or_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("setup"), "Frederick", text)
    last = f"line {text.count(chr(10)) + 1}"
    assert orders or any(last in str(one) for one in (*receipt.warnings, *receipt.problems))


@pytest.mark.parametrize("text", ["I am back at 20:15.", "My third game by mail!", "Grüße, Friedrich"])
def test_talk_at_set_up_is_not_asked_about(text: str) -> None:
    receipt, _ = orders_of(moment("setup"), "Frederick", f"setup: Ferdinand 8, Cumberland 4\n\n{text}")
    assert not receipt.warnings


def test_a_nation_whose_troops_need_not_be_told_may_have_moves_beside_a_set_up() -> None:
    text = (
        "Austria\nDaun 8, Laudon 8, Lacy 4, six for Browne and four for Karl.\n\n"
        "Imperial Army\nHildburghausen to Saalfeld by way of Sonneberg.\n\nBoth nations are done.\n"
    )
    receipt, orders = orders_of(moment("setup"), "Maria Theresa", text)
    assert not receipt.problems and not receipt.doubtful
    assert {(nation, order_line(order)) for nation, order in orders} >= {
        ("Austria", "setup Daun 8, Laudon 8, Lacy 4, Browne 6, Karl 4"),
        ("Imperial Army", "move Hildburghausen: Sonneberg, Saalfeld"),
    }


@pytest.mark.parametrize(
    "text",
    [
        *("nation Hanover\nsix each", "HANOVER\nHalf and half, 6 and 6.", "Hannover\n6 und 6"),
        "Hanover\n6 for each",
    ],
)
def test_a_nation_s_heading_tells_whose_troops_are_counted(text: str) -> None:
    assert taken_whole("setup", "Frederick", f"{text}\n") == ["setup Ferdinand 6, Cumberland 6"]


@pytest.mark.parametrize("text", ["HANOVER\n7 and 6.", "nation Hanover\nseven each"])
def test_a_sum_that_is_wrong_is_not_shared(text: str) -> None:
    receipt, orders = orders_of(moment("setup"), "Frederick", f"{text}\n")
    assert receipt.doubtful or receipt.problems
    assert not orders


AUSTRIA = {"Daun": 8, "Browne": 8, "Karl": 1, "Laudon": 8, "Lacy": 5}
RUSSIA = {"Saltikov": 6, "Fermor": 2, "Apraxin": 5, "Tottleben": 3}
FRANCE = {"Richelieu": 8, "Soubise": 6, "Chevert": 6}


@pytest.mark.parametrize(
    ("player", "text", "troops"),
    [
        ("Maria Theresa", "Daun and Laudon get 8 each, and so does Browne. Karl 1, rest Lacy.", AUSTRIA),
        ("Maria Theresa", "Daun and Laudon 8 each, Browne likewise. Karl 1, Lacy 5.", AUSTRIA),
        ("Maria Theresa", "Daun und Laudon je 8, Browne ebenso. Karl 1, Lacy 5.", AUSTRIA),
        ("Maria Theresa", "Daun, Laudon and Browne 8 each. Karl is a nice man but along for the ride, so "
         "1 for him. What is left (5 if I can still add up) goes to Lacy.", AUSTRIA),
        ("Elisabeth", "russia salty 6 fermor 2 apraxin 5 and tottleben gets 3",
         RUSSIA),
        ("Elisabeth", "Russia: Saltikov 6, Fermy 2, Apraxin 5, Tottleben 3",
         RUSSIA),
        ("Pompadour", "Soubise 5, Chevert 6, Rest zu Richelieu. Moment, das wären neun. Dann also Soubise 6, "
         "Chevert 6, Richelieu 8.", FRANCE),
        ("Pompadour", "Soubise 5, Chevert 6, the rest to Richelieu. No wait, that is nine. So Soubise 6, "
         "Chevert 6, Richelieu 8.", FRANCE),
    ],
)  # fmt: skip
def test_a_set_up_is_told_around_some_corners(player: str, text: str, troops: dict[str, int]) -> None:
    (line,) = taken_whole("setup", player, f"{text}\n")
    assert set(line.removeprefix("setup ").split(", ")) == {
        f"{name} {count}" for name, count in troops.items()
    }


@pytest.mark.parametrize(
    "text",
    [
        "Russia: Zorndorf 6, Fermor 2, Apraxin 5, Tottleben 2.",
        "Russia: Saltikov 6, Fermor 2, Apraxin 5, hello 3.",
    ],
)
def test_a_stranger_with_a_wrong_sum_is_nobody(text: str) -> None:
    receipt, _ = orders_of(moment("setup"), "Elisabeth", f"{text}\n")
    assert receipt.problems


@pytest.mark.parametrize(
    "text", ["Lehwaldt 2.", "So Lehwaldt gets only 2.", "Das wären 33. Also bekommt Lehwaldt nur 2."]
)
def test_of_two_numbers_for_a_general_the_later_counts(text: str) -> None:
    others = "Friedrich 8, Winterfeldt 4, Heinrich 4, Schwerin 6, Keith 4, Seydlitz 2, Dohna 2"
    told = f"{others}, Lehwaldt 3.\n\n{text}"
    assert taken_whole("setup", "Frederick", told) == [f"setup {others}, Lehwaldt 2"]
