"""Letters of people that were taken for something else: cards weighed, initials, rules given up."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "die Kreuz 11 aendert hier nichts mehr. Browne gibt auf, die sieben Truppen sind halt weg.",
        "Die Kreuz 11 bringt auch nichts. Aufgeben.",
        "C11 does not help here, Browne gives up.",
        "C11 makes no difference, so we give up.",
    ],
)
def test_a_card_that_is_of_no_use_is_not_played(text: str) -> None:
    assert lines_taken("t3-austria-fight", "Maria Theresa", text) == ["answer 74: concede"]


@pytest.mark.parametrize(
    "text", ["R & C leave Hannover for Wunstorf.", "R and C leave: Wunstorf", "R+C march to Wunstorf"]
)
def test_two_letters_are_the_two_who_stand_together(text: str) -> None:
    assert lines_taken("turn5", "Pompadour", text) == ["move Richelieu + Chevert: Wunstorf"]


@pytest.mark.parametrize(
    "text",
    [
        "The instruction for Ferdinand's retreat (Uelzen, Soltau) is no longer valid.",
        "Der Rückzug von Ferdinand nach Uelzen gilt nicht mehr.",
    ],
)
def test_what_holds_no_longer_is_not_ordered_again(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert not orders
    assert receipt.warnings


def test_a_way_through_brunswick_is_not_left_out() -> None:
    text = "Soubise goes to Brunswick and on to Schöningen."
    assert lines_taken("turn4", "Pompadour", text) == ["move Soubise: Braunschweig, Schöningen"]


def test_the_house_that_a_general_is_of_is_no_goal() -> None:
    assert lines_taken("turn4", "Frederick", "Ferdinand of Brunswick") == []


def test_a_city_that_has_a_nations_name_is_not_left_out_of_a_way() -> None:
    receipt, orders = orders_of(
        moment("turn4"), "Frederick", "Cumberland goes through Celle to the city of Hanover itself."
    )
    assert not orders
    assert receipt.warnings


def test_a_rule_above_a_sum_ends_no_letter() -> None:
    text = (
        "Friedrich 8\nWinterfeldt 1\nHeinrich 4\nSchwerin 8\nKeith 1\nSeydlitz 3\nDohna 4\nLehwaldt 3\n"
        "            --\n            32\n\nHanover\n\n6 and 6.\n"
    )
    assert lines_taken("setup", "Frederick", text)[1:] == ["setup Ferdinand 6, Cumberland 6"]


def test_a_plan_im_kampf_is_for_the_one_attack_of_the_letter() -> None:
    text = (
        "Richelieu + Chevert: Paderborn, Detmold, Pyrmont. Angriff auf Cumberland.\n"
        "Soubise: Kassel, Münden, Göttingen.\nHabe kein Pik, also im Kampf keine Karten."
    )
    assert lines_taken("turn2", "Pompadour", text)[-1] == "battle Richelieu > Cumberland: concede"
