"""How far a march goes on a condition that the next sentence tells, and conditions in other words."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

TO_MUNDEN = "move Soubise: Kassel, Münden"
TO_KASSEL = "move Soubise: Kassel"


def orders(text: str, situation: str = "turn2", player: str = "Pompadour") -> list[str]:
    return [str(one.line_in_full) for _, one in orders_of(moment(situation), player, f"{text}\n")[1]]


@pytest.mark.parametrize(
    "text",
    [
        "Soubise goes to Kassel and on to Münden. If Cumberland is in Münden by then, he stays in Kassel.",
        "Soubise goes to Kassel, Münden. If Cumberland stands in Münden by then, Soubise stays in Kassel.",
        "Soubise nach Kassel und Münden. Falls Cumberland dann in Münden rumsteht, bleibt er in Kassel.",
        "Soubise nach Kassel und Münden; sollte Cumberland dann in Münden sein, möchte ich, dass er in "
        "Kassel anhält.",
        "Soubise to Münden by Kassel. If Cumberland is in Münden, he stops in Kassel.",
        "Soubise nach Kassel und Münden. Wenn Cumberland vorher in Münden steht, soll er in Kassel bleiben.",
    ],
)
def test_a_march_ends_on_its_way(text: str) -> None:
    lines = taken_whole("turn2", "Pompadour", f"{text}\n")
    assert lines == [f"if not Cumberland in Münden: {TO_MUNDEN}", f"if Cumberland in Münden: {TO_KASSEL}"]


@pytest.mark.parametrize(
    "text",
    [
        "Soubise goes to Kassel. If Cumberland has left Hameln, he goes on to Münden.",
        "Soubise to Kassel. If Cumberland has marched out of Hameln, he goes one city further to Münden.",
        "Soubise to Kassel. They go one city on to Münden if Cumberland has left Hameln meanwhile.",
        "Soubise nach Kassel. Hat Cumberland Hameln verlassen, geht er weiter nach Münden.",
        "Soubise to Kassel. If Cumberland has left Hameln he goes on to Münden, otherwise he stays there.",
    ],
)
def test_a_march_goes_on(text: str) -> None:
    lines = taken_whole("turn2", "Pompadour", f"{text}\n")
    assert lines == [f"if Cumberland in Hameln: {TO_KASSEL}", f"if not Cumberland in Hameln: {TO_MUNDEN}"]


@pytest.mark.parametrize(
    "text",
    [
        "Soubise to Kassel and Münden if Cumberland is in Hameln. If he is gone, Soubise stays in Kassel.",
        "Soubise nach Kassel, Münden, wenn Cumberland in Hameln steht. Ist er weg, bleibt Soubise in Kassel.",
    ],
)
def test_a_march_on_a_condition_is_shorter_otherwise(text: str) -> None:
    lines = [f"if Cumberland in Hameln: {TO_MUNDEN}", f"if not Cumberland in Hameln: {TO_KASSEL}"]
    assert orders(text) == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            "Soubise to Kassel if the Hanoverians are still in Hannover.",
            [],
        ),
        (
            "Soubise to Kassel, but only if he is still in Bebra when my turn comes.",
            ["if Soubise in Bebra: move Soubise: Kassel"],
        ),
        (
            "Soubise geht, sofern er dann überhaupt noch in Bebra steht, nach Kassel.",
            ["if Soubise in Bebra: move Soubise: Kassel"],
        ),
        (
            "Soubise nach Kassel, falls Cumberland noch in Hameln rumsteht, wenn nicht bleibt er in Bebra.",
            ["if Cumberland in Hameln: move Soubise: Kassel"],
        ),
        (
            "Soubise to Kassel if Cumberland is still in Hameln, if he isn't then to Hersfeld.",
            [f"if Cumberland in Hameln: {TO_KASSEL}", "unless Cumberland in Hameln: move Soubise: Hersfeld"],
        ),
        (
            "Soubise to Kassel if Cumberland has gone somewhere else.",
            ["if not Cumberland in Hameln: move Soubise: Kassel"],
        ),
        (
            "Soubise nach Kassel, wenn Cumberland woanders hingezogen ist.",
            ["if not Cumberland in Hameln: move Soubise: Kassel"],
        ),
    ],
)
def test_conditions_in_other_words(text: str, lines: list[str]) -> None:
    assert orders(text) == lines


def test_a_nation_stands_for_her_generals_who_stand_in_one_city() -> None:
    text = "Richelieu with Chevert to Hameln if the Hanoverians are still in Hannover."
    head = "if Ferdinand in Hannover and Cumberland in Hannover: "
    assert orders(text, "turn3") == [f"{head}move Richelieu + Chevert: Hameln"]


@pytest.mark.parametrize(
    "text",
    [
        "Soubise goes to Kassel and on to Münden. If Cumberland likes Münden, he stays in Kassel.",
        "Soubise goes to Kassel and on to Münden. If Ferdinand loses, he stays in Kassel.",
        "Soubise goes to Kassel and on to Münden. If Cumberland is in Münden, Richelieu stays in Büren.",
        "Soubise goes to Kassel and on to Münden. If Cumberland is in Münden, he attacks him.",
    ],
)
def test_no_other_condition_makes_it_shorter(text: str) -> None:
    assert f"if Cumberland in Münden: {TO_KASSEL}" not in orders(text)
    assert f"if not Cumberland in Münden: {TO_MUNDEN}" not in orders(text)


def test_a_short_city_in_small_letters_ends_its_sentence() -> None:
    text = "train 2 rypin. apraxin to nowy dwor. saltikov arnswalde"
    lines = ["move train 2: Rypin", "move Apraxin: Nowy Dwór", "move Saltikov: Arnswalde"]
    assert taken_whole("turn5", "Elisabeth", f"{text}\n") == lines


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu + Chevert nach Springe (über Hameln) und Angriff auf Ferdinand.\nWenn Ferdinand nicht "
        "mehr in Hannover ist, gehen Richelieu + Chevert nur nach Hameln.",
        "Richelieu and Chevert go to Springe and attack Ferdinand. If Ferdinand is not in Hannover any more, "
        "they only go to Hameln.",
    ],
)
def test_a_march_that_ends_in_an_attack_is_shorter_without_it(text: str) -> None:
    """The attack of somebody who is gone is none anyhow."""
    march = "move Richelieu + Chevert: Hameln"
    assert set(taken_whole("turn3", "Pompadour", f"{text}\n")) == {
        f"if Ferdinand in Hannover: {march}, Springe",
        "attack Richelieu + Chevert > Ferdinand",
        f"if not Ferdinand in Hannover: {march}",
    }
