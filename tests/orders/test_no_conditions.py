"""What stands beside an order and takes nothing from it; and conditions in the midst of an order."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

TO_LANDSBERG = ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna nach Landsberg, dann hätten wir schon mal was erobert.",
        "Dohna geht nach Landsberg, dann wären wir einen Schritt weiter.",
        "Dohna nach Landsberg, sonst laufen die Leute weg.",
        "Dohna muss zurück nach Landsberg, sonst frisst ihn Saltikov.",
        "Dohna to Landsberg, otherwise his men run away.",
        "Dohna to Landsberg, else the Russians eat him.",
        "Dohna must go to Landsberg or he will starve.",
        "Dohna muss weg, sonst laufen die Leute davon: Landsberg.",
        "Dohna goes to Landsberg, where he can rest for once.",
        "If I counted right, Dohna goes to Landsberg.",
        "Dohna geht, wenn ich richtig gerechnet habe, nach Landsberg.",
        "Dohna nach Landsberg, wenn ich mich nicht irre.",
        "Dohna nach Landsberg (wenn das so erlaubt ist).",
        "Dohna to Landsberg if that is within his reach.",
        "Dohna goes to Landsberg, if I understand the rules.",
        "Dohna goes to Landsberg and does not come back.",
        "Dohna to Landsberg and not back to Friedeberg.",
        "Dohna to Landsberg and not a step further.",
        "Dohna bis Landsberg und keinen Schritt weiter.",
        "Dohna nach Landsberg, aber nicht zurück.",
        "Dohna soll nach Landsberg und dort stehen bleiben, nicht zurück nach Friedeberg.",
    ],
)
def test_what_depends_on_nothing_is_taken(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == TO_LANDSBERG


@pytest.mark.parametrize(
    "text",
    [
        "Dohna will not go to Landsberg and back.",
        "Dohna to Landsberg if I draw hearts.",
        "Dohna to Landsberg if the Russians allow it.",
        "Dohna to Landsberg, when the weather is good.",
        "Dohna nach Landsberg, wenn er das überlebt.",
        "If Dohna wins he goes to Landsberg.",
        "Dohna to Landsberg or he stays.",
    ],
)
def test_what_depends_on_something_is_not_made_an_order(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", text)[1]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Schwerin (if Daun is still in Glatz) to Reichenbach.", ["if Daun in Glatz"]),
        ("Schwerin, if Daun is still in Glatz, goes to Reichenbach.", ["if Daun in Glatz"]),
        ("Schwerin geht, wenn Daun noch in Glatz ist, nach Reichenbach.", ["if Daun in Glatz"]),
        ("Should Daun have left Glatz by then, Schwerin goes to Reichenbach.", ["if not Daun in Glatz"]),
        ("Sollte Daun Glatz verlassen haben, geht Schwerin nach Reichenbach.", ["if not Daun in Glatz"]),
        ("Für den Fall, dass Daun noch in Glatz ist, geht Schwerin nach Reichenbach.", ["if Daun in Glatz"]),
        ("Should Daun still be in Glatz, Schwerin stays; if not, Schwerin to Reichenbach.",
         ["unless Daun in Glatz"]),
    ],
)  # fmt: skip
def test_a_condition_may_stand_in_the_midst(text: str, orders: list[str]) -> None:
    assert taken_whole("turn4", "Frederick", text) == [f"{one}: move Schwerin: Reichenbach" for one in orders]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Winterfeldt to Aussig if the Austrian train is in Raudnitz.", "if Austria train 1 in Raudnitz"),
        ("Winterfeldt nach Aussig, wenn der Troß noch in Raudnitz steht.", "if Austria train 1 in Raudnitz"),
        ("Winterfeldt to Aussig unless Lacy is next to it.", "if not Lacy near Aussig 1"),
        ("Winterfeldt to Aussig if Lacy is near it.", "if Lacy near Aussig 2"),
    ],
)
def test_trains_and_neighbours_of_others_may_be_asked_for(text: str, order: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == [f"{order}: move Winterfeldt: Aussig"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna goes to Landsberg whether or not Saltikov is there.",
        "Dohna goes to Landsberg whether Saltikov is there or not.",
        "Whether or not it is free, Dohna goes to Landsberg.",
        "Dohna to Landsberg, regardless of whether it is free.",
        "Dohna geht nach Landsberg, ob Saltikov da ist oder nicht.",
        "Dohna nach Landsberg, unabhängig davon, ob es frei ist.",
    ],
)
def test_what_makes_no_difference_is_no_condition(text: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == TO_LANDSBERG


@pytest.mark.parametrize(
    "text",
    ["Dohna checks whether Saltikov is there or not.", "Dohna schaut, ob Landsberg frei ist."],
)
def test_whether_alone_orders_nothing(text: str) -> None:
    assert not orders_of(moment("turn3"), "Frederick", text)[1]
