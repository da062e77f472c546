"""Plans that hold only with the sentence before them, or are no plans at all, are not carried out alone."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


def told(situation: str, player: str, text: str) -> tuple[bool, list[tuple[str, str]]]:
    """Whether something is asked back, and the orders with their nations."""
    receipt, found = orders_of(moment(situation), player, text)
    return bool(receipt.doubtful), [(nation, str(order.line_in_full)) for nation, order in found]


@pytest.mark.parametrize(
    "text",
    [
        "Play H6 only if that leaves me at zero or above. Otherwise Apraxin concedes.",
        "Nur wenn die Herz 6 mich auf null bringt, spiele ich sie. Sonst gibt Apraxin auf.",
    ],
)
def test_what_happens_otherwise_is_no_plan_by_itself(text: str) -> None:
    asked, found = told("t2-russia-fight", "Elisabeth", text)
    assert asked and not any("concede" in order for _, order in found)


@pytest.mark.parametrize(
    "text",
    [
        "He must not use the Reserve in any fight.",
        "Im Gefecht gegen sie höchstens 20 Punkte ausgeben.",
    ],
)
def test_a_plan_for_or_against_somebody_told_of_before_is_not_for_all(text: str) -> None:
    assert told("turn4", "Maria Theresa", text) == (True, [])


@pytest.mark.parametrize(
    "text",
    [
        "Winterfeldt plays the S6 against Lacy - no, wait, make that the S8, please.",
        "I play S6 - no, rather the S8.",
    ],
)
def test_a_card_taken_back_is_not_played(text: str) -> None:
    assert not any("S6" in order for _, order in told("t4-prussia-fight", "Frederick", text)[1])


def test_a_card_put_right_is_played() -> None:
    text = "Ich spiele die Pik 6, ach nein, nehmen wir doch die Pik 8."
    assert told("t4-prussia-fight", "Frederick", text)[1] == [("Prussia", "answer 114: play S8")]


@pytest.mark.parametrize(
    "text", ["Hildburghausen wird von Heinrich angegriffen.", "Hildburghausen is attacked by Heinrich."]
)
def test_who_is_attacked_attacks_nobody(text: str) -> None:
    assert not told("turn4", "Maria Theresa", text)[1]


def test_a_plan_behind_a_nation_is_hers_in_another_nations_part() -> None:
    text = "Prussia:\nHeinrich against Hildburghausen: fight, loss 2\n\nHanover: hold. If attacked, give up."
    found = told("turn5", "Frederick", text)[1]
    assert [nation for nation, order in found if "concede" in order] == ["Hanover"]


def test_who_takes_some_troops_at_set_up_has_no_plan() -> None:
    text = (
        "Preußen: der König 8, Winterfeldt 2. Heinrich nimmt 5, Schwerin 7 und Keith 3. Dohna und "
        "Seydlitz je 3, Lehwaldt 1."
    )
    assert not any(order.startswith("battle") for _, order in told("setup", "Frederick", text)[1])
