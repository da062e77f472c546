"""Marches that end before a city which is named only to say so, ways that come back, goals not named."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Let Soubise halt in Halberstadt instead of going on to Quedlinburg.",
        "Soubise stops at Halberstadt and does not go on to Quedlinburg.",
        "Soubise should stop at Halberstadt after all and not go on to Quedlinburg.",
        "Soubise only as far as Halberstadt, not on to Quedlinburg.",
        "Instead of going on to Quedlinburg Soubise halts in Halberstadt.",
        "Soubise doch nur bis Halberstadt, nicht weiter nach Quedlinburg.",
        "Soubise bis Halberstadt, aber nicht weiter nach Quedlinburg.",
        "Soubise bleibt in Halberstadt stehen, statt nach Quedlinburg weiterzugehen.",
        "Soubise soll in Halberstadt haltmachen und nicht nach Quedlinburg weitermarschieren.",
    ],
)
def test_a_march_ends_before_the_city_that_is_denied(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == ["move Soubise: Oschersleben, Halberstadt"]


@pytest.mark.parametrize(
    "text", ["Soubise does not go on to Quedlinburg.", "Soubise geht nicht weiter nach Quedlinburg."]
)
def test_a_denial_alone_moves_nobody(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Pompadour", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    "text",
    [
        "Laudon to Cosel by way of Krappitz and back to Krappitz.",
        "Laudon takes Cosel by way of Krappitz and returns to Krappitz.",
        "Laudon nimmt Cosel und geht nach Krappitz zurück.",
        "Laudon nimmt Cosel (über Krappitz) und geht nach Krappitz zurück.",
        "Laudon erobert Cosel über Krappitz und kehrt nach Krappitz zurück.",
    ],
)
def test_a_way_comes_back_through_the_city_it_led_by(text: str) -> None:
    assert taken_whole("turn4", "Maria Theresa", text) == ["move Laudon: Krappitz, Cosel, Krappitz"]


@pytest.mark.parametrize(
    "text",
    [
        "Keith back to where he came from.",
        "Keith goes back where he came from.",
        "Keith back to his old position.",
        "Keith zurück, wo er hergekommen ist.",
        "Keith zurück auf seinen alten Platz.",
    ],
)
def test_a_goal_that_is_not_named_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    "text", ["Keith is back where he came from, I see.", "Keith did not go back to where he was."]
)
def test_where_somebody_has_gone_is_talk(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not receipt.doubtful and not orders


@pytest.mark.parametrize("text", ["Das macht nichts.", "Es sind 2 zu viel, macht nichts."])
def test_a_word_of_comfort_holds_nobody(text: str) -> None:
    assert lines_taken("turn5", "Pompadour", f"Soubise nach Halberstadt. {text}") == [
        "move Soubise: Oschersleben, Halberstadt"
    ]


@pytest.mark.parametrize(
    "text", ["Frankreich macht nichts.", "Frankreich\nmacht nichts", "Der Rest macht nichts."]
)
def test_who_does_nothing_holds(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == ["hold"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Danach besetzt Heinrich Altenburg.", ["move Heinrich: Borna, Altenburg"]),
        ("Nach ihm nimmt Heinrich Altenburg.", ["move Heinrich: Borna, Altenburg"]),
        ("Wenn möglich besetzt Daun Altenburg.", []),
        ("Vielleicht besetzt Heinrich Altenburg.", []),
    ],
)
def test_who_takes_a_city_may_stand_behind_the_verb(text: str, orders: list[str]) -> None:
    assert lines_taken("turn4", "Frederick", text) == orders
