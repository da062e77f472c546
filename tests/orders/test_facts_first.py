"""Conditions without `if`, questions that are conditions, and what `it`, `there` and `he` are in them."""

from __future__ import annotations

import pytest

from support.letters.people_letters import taken_whole

HOME = "if Daun in Reichenbach: move Schwerin + Keith: Schweidnitz"
IN = "if Braunschweig free: move Soubise: Braunschweig"
BACK = "unless Braunschweig free: move Soubise: Goslar"


@pytest.mark.parametrize(
    "text",
    [
        "With Daun still at Reichenbach, Schwerin and Keith go to Schweidnitz.",
        "Daun still in Reichenbach: Schwerin and Keith to Schweidnitz.",
        "While Daun is in Reichenbach, Schwerin and Keith go to Schweidnitz. If he has ridden off they stay.",
        "Is Daun still in Reichenbach? Then Schwerin and Keith to Schweidnitz. Otherwise they stay put.",
        "Is Daun still there in Reichenbach? In that case Schwerin and Keith go to Schweidnitz.",
        "Daun still at Reichenbach? Schwerin and Keith to Schweidnitz.",
        "Schwerin and Keith to Schweidnitz, on condition that Daun is still in Reichenbach.",
        "If Daun hasn't gone anywhere and is still at Reichenbach, Schwerin and Keith go to Schweidnitz.",
        "If Daun is still at Reichenbach when this reaches you, Schwerin and Keith go to Schweidnitz.",
        "Schwerin and Keith go to Schweidnitz as long as Daun has not left Reichenbach in the meantime.",
        "It all depends on Daun. If he is still in Reichenbach, Schwerin and Keith go to Schweidnitz.",
        "Mit Daun noch in Reichenbach: Schwerin und Keith nach Schweidnitz.",
        "Steht Daun noch in Reichenbach? Dann Schwerin und Keith nach Schweidnitz.",
    ],
)
def test_how_things_stand_is_a_condition(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == [HOME]


@pytest.mark.parametrize(
    "text",
    [
        "Is Braunschweig empty when it is my turn? Then Soubise walks in. If not he goes back to Goslar.",
        "Should Braunschweig be unoccupied, Soubise takes it. Should it not be, he goes to Goslar.",
        "If Braunschweig is empty Soubise goes in. If that is not so, he goes to Goslar.",
    ],
)
def test_what_is_done_if_it_is_not_so(text: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == [IN, BACK]


@pytest.mark.parametrize(
    "text",
    [
        "If Braunschweig is empty, Soubise goes in. If it is occupied, Goslar.",
        "If nobody has come to Braunschweig, Soubise goes there. Should somebody be there, Goslar.",
        "If nobody is left in Braunschweig Soubise goes in. If anyone is still there, he goes to Goslar.",
    ],
)
def test_it_is_the_city_of_the_condition_before(text: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == [IN, BACK.replace("unless", "if not")]


@pytest.mark.parametrize(
    "text",
    [
        "If no enemy is in Prag, Lacy goes by Wotitz to Beneschau.",
        "If there isn't anybody in Prag, Lacy goes by Wotitz to Beneschau.",
        "If Prag is not occupied, Lacy goes by Wotitz to Beneschau.",
        "Lacy goes by Wotitz to Beneschau, provided nobody has entered Prag.",
        "Lacy by Wotitz to Beneschau, unless somebody has come to Prag.",
        "Lacy by Wotitz to Beneschau. But only if no enemy is in Prag.",
    ],
)
def test_nobody_in_a_city_leaves_it_free(text: str) -> None:
    assert taken_whole("turn5", "Maria Theresa", text) == ["if Prag free: move Lacy: Wotitz, Beneschau"]


@pytest.mark.parametrize(
    "text",
    [
        "If Seydlitz is still in Halle, Soubise: Oschersleben, Halberstadt. If he's no longer there, he "
        "goes to Braunschweig.",
        "If Seydlitz is still in Halle Soubise goes to Oschersleben and Halberstadt. If that fellow has "
        "cleared off, Soubise goes to Braunschweig.",
        "Seydlitz still at Halle? Soubise Oschersleben, Halberstadt. Seydlitz gone? Soubise Braunschweig.",
        "Seydlitz at Halle: Soubise goes by Oschersleben to Halberstadt. Seydlitz somewhere else: Soubise "
        "to Braunschweig.",
    ],
)
def test_he_is_who_was_told_of_before(text: str) -> None:
    way, other = "move Soubise: Oschersleben, Halberstadt", "move Soubise: Braunschweig"
    assert taken_whole("turn5", "Pompadour", text) == [
        f"if Seydlitz in Halle: {way}",
        f"if not Seydlitz in Halle: {other}",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Ehrensvärd to Pasewalk by Anklam and Ueckermünde. If Pasewalk is taken, only to Anklam.",
        "Ehrensvärd by Anklam and Ueckermünde to Pasewalk, but if someone is there already then just Anklam.",
    ],
)
def test_a_march_is_only_so_far_if_its_goal_is_taken(text: str) -> None:
    orders = [line.replace("unless", "if not") for line in taken_whole("turn2", "Elisabeth", text)]
    assert orders == [
        "if Pasewalk free: move Ehrensvärd: Anklam, Ueckermünde, Pasewalk",
        "if not Pasewalk free: move Ehrensvärd: Anklam",
    ]


def test_a_way_told_on_has_each_city_once() -> None:
    text = (
        "If Cumberland is still at Hameln, Richelieu and Chevert go to Paderborn and Detmold. If he has left "
        "it, they go on to Pyrmont."
    )
    assert taken_whole("turn2", "Pompadour", text)[1:] == [
        "if not Cumberland in Hameln: move Richelieu + Chevert: Paderborn, Detmold, Pyrmont"
    ]


def test_a_city_with_the_name_of_a_nation_is_free() -> None:
    text = "If Hannover is empty of Hanoverians, Richelieu and Chevert go Hameln, Springe, Hannover."
    line = "if Hannover free: move Richelieu + Chevert: Hameln, Springe, Hannover"
    assert taken_whole("turn3", "Pompadour", text) == [line]


@pytest.mark.parametrize(
    "text",
    [
        "With Daun still at Reichenbach I don't sleep well.",
        "Is Daun still in Reichenbach? Then I wonder what he eats.",
        "Daun still in Reichenbach: what is he up to?",
        "Is Daun still in Reichenbach? If so, who told him?",
        "While Daun is in Reichenbach I am nervous.",
        "What Keith does next turn depends on Daun.",
    ],
)
def test_what_orders_nothing_is_no_condition(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == []


@pytest.mark.parametrize(
    "text",
    [
        "With Daun still at Reichenbach I am nervous. Keith to Brieg.",
        "Keith goes to Brieg. Is Daun still in Reichenbach?",
        "Is Daun still in Reichenbach? My report is torn. Keith goes to Brieg.",
    ],
)
def test_what_does_not_depend_on_it_is_taken_as_it_is(text: str) -> None:
    assert [one.replace(" to ", ": ") for one in taken_whole("turn5", "Frederick", text)] == [
        "move Keith: Brieg"
    ]
