"""Which end of a retreat a letter means that names one, several, or the one that is not wanted."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

AT = ("t2-prussia-chooses-retreat", "Frederick")
"""Apraxin's retreat may end in Sensburg, Johannisburg or Deutsch Eylau, among others."""


def told(text: str) -> tuple[list[str], list[str]]:
    """What a letter has on file, and the remarks that something is not taken."""
    receipt, orders = orders_of(moment(AT[0]), AT[1], text)
    return [order_line(order) for _, order in orders], [str(one) for one in receipt.warnings]


@pytest.mark.parametrize(
    "text",
    [
        "Deutsch Eylau would be too near his wagons... make it Sensburg, please.",
        "Johannisburg has an inn, so Sensburg.",
        "Anything but Johannisburg, so Sensburg.",
        "He goes to Sensburg, Johannisburg is far too pleasant.",
        "Johannisburg... no, too pleasant. Sensburg.",
        "I'd rather not see him in Johannisburg. Sensburg.",
        "Not Johannisburg but Sensburg.",
        "If I may choose: Sensburg.",
        "Johannisburg ist mir zu nah an seinem Nachschub, also Sensburg.",
        "In Johannisburg wäre er zu sicher, daher Sensburg.",
        "Nicht nach Johannisburg, lieber nach Sensburg.",
        "Statt Johannisburg lieber Sensburg.",
        "Sensburg. Johannisburg gönne ich ihm nicht.",
        "Wenn ich wählen darf: Sensburg.",
        "Johannisburg is by his train, so not there, and Deutsch Eylau is far. Let him go to Sensburg.",
        "Johannisburg ist hübsch, Deutsch Eylau langweilig. Er geht nach Sensburg.",
    ],
)
def test_the_city_that_is_wanted_is_taken(text: str) -> None:
    assert told(text) == (["answer 50: retreat Apraxin: Sensburg"], [])


@pytest.mark.parametrize(
    "text",
    [
        "Maybe Sensburg, I will see tomorrow.",
        "Sensburg or Johannisburg, both are fine.",
        "Sensburg if that cuts him off, otherwise Johannisburg.",
        "Sensburg if Daun is in Dresden, otherwise Johannisburg.",
        "I still think about Sensburg.",
        "Sensburg is too good for him.",
        "Not Sensburg.",
        "Sensburg. No, Johannisburg.",
        "Johannisburg has an inn, Sensburg a church.",
        "Vielleicht Sensburg, das sage ich morgen.",
        "Sensburg oder Johannisburg, mir egal.",
        "Sensburg wäre zu schön für ihn.",
    ],
)
def test_a_city_that_is_thought_of_is_asked_back(text: str) -> None:
    orders, remarks = told(text)
    assert orders == [] and any("not taken as an order" in one for one in remarks)


@pytest.mark.parametrize(
    ("text", "city"),
    [
        ("Erst wollte ich Sensburg, nun aber doch lieber Johannisburg.", "Johannisburg"),
        (
            "Sensburg hatte ich in den Plan geschrieben, aber das gilt nicht mehr. Johannisburg bitte.",
            "Johannisburg",
        ),
        ("I wanted Sensburg at first. Make it Johannisburg.", "Johannisburg"),
        ("Johannisburg please, even if Sensburg stood in my plan.", "Johannisburg"),
        ("My plan for him is Sensburg.", "Sensburg"),
        ("Sensburg wie im Plan.", "Sensburg"),
        ("First of all thanks. Sensburg it is.", "Sensburg"),
    ],
)
def test_what_a_plan_said_counts_only_where_nothing_else_is_chosen(text: str, city: str) -> None:
    told = taken_whole(*AT, text)
    assert told == [f"answer 50: retreat Apraxin: {city}"]


def test_two_ends_that_are_only_planned_are_asked_about() -> None:
    text = "First Sensburg, then I planned Johannisburg."
    receipt, orders = orders_of(moment(AT[0]), AT[1], text)
    assert receipt.doubtful and not orders
