"""Marches on a condition and on its opposite, exceptions, pieces that may be lost by then, and who is only
said not to go."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "If Dohna is gone from Friedeberg Saltikov goes to Woldenberg, if he's still there he stays.",
        "Wenn Dohna aus Friedeberg weg ist, geht Saltikov nach Woldenberg, und wenn er noch dort "
        "steht, bleibt Saltikov.",
        "If Dohna is in Friedeberg Saltikov stays, but if he is gone Saltikov goes to Woldenberg.",
        "Wenn Dohna in Friedeberg steht, bleibt Saltikov. Ist er weg, geht Saltikov nach Woldenberg.",
        "If Dohna is in Friedeberg Saltikov stays in Falkenburg. If he is gone Saltikov goes to Woldenberg.",
        "Saltikov to Woldenberg if Dohna has left Friedeberg. If Dohna is still there, Saltikov stays.",
    ],
)
def test_two_opposite_conditions_are_one_march_on_the_one(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", text) == [
        "if not Dohna in Friedeberg: move Saltikov: Woldenberg"
    ]


def test_a_march_on_a_condition_of_its_own_limits_no_other() -> None:
    text = "Fermor to Belgard. If he is gone Saltikov goes to Woldenberg."
    orders = [order_line(one) for _, one in orders_of(moment("turn4"), "Elisabeth", text)[1]]
    assert orders == ["move Fermor: Belgard"]


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        (
            "Maria Theresa",
            "Zug 1 bleibt in Raudnitz, es sei denn Winterfeldt kommt nach Leitmeritz, dann weg nach Prag.",
            "if Winterfeldt in Leitmeritz: move train 1: Prag",
        ),
        (
            "Maria Theresa",
            "Train 1 stays in Raudnitz, except Winterfeldt comes near, then off to Prag.",
            "if Winterfeldt near Raudnitz 2: move train 1: Prag",
        ),
        (
            "Elisabeth",
            "Zug 2 bleibt in Sierpc, ausser Lehwaldt steht in der Nähe, dann ab nach Rypin",
            "if Lehwaldt near Sierpc 2: move train 2: Rypin",
        ),
        (
            "Elisabeth",
            "Zug 2 (falls Lehwaldt ihn nicht vorher erwischt) zieht über Rypin nach Brodnica.",
            "if train 2 in Sierpc: move train 2: Rypin, Brodnica",
        ),
        (
            "Elisabeth",
            "Train 2, if it is still alive, goes to Rypin.",
            "if train 2 in Sierpc: move train 2: Rypin",
        ),
        (
            "Elisabeth",
            "train 2 rypin brodnica (if Lehwaldt hasn't eaten it)",
            "if train 2 in Sierpc: move train 2: Rypin, Brodnica",
        ),
    ],
)
def test_what_may_happen_before_is_a_condition(player: str, text: str, order: str) -> None:
    assert taken_whole("turn5", player, text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Train 2 to Rypin if Lehwaldt has caught it.",
        "If he is still there Apraxin goes to Nowy Dwór.",
        "If there is any money left, train 2 goes to Rypin.",
        "Train 2 to Rypin, if it hasn't been taken by then.",
    ],
)
def test_what_may_mean_another_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", text)
    assert not orders
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Daun stays at Glatz and does NOT go to Neurode. Lacy to Tetschen",
        "Daun bleibt in Glatz sitzen und rückt nicht auf Neurode vor. Lacy nach Tetschen.",
        "Daun holds Glatz, he does not march to Neurode. Lacy to Tetschen.",
        "Daun bleibt in Glatz und geht nicht nach Nachod; Lacy nach Tetschen.",
    ],
)
def test_who_stays_and_does_not_go_stays(text: str) -> None:
    assert taken_whole("turn4", "Maria Theresa", text) == ["move Lacy: Tetschen"]


def test_another_one_who_does_not_go_is_asked_back() -> None:
    text = "Daun stays at Glatz and Laudon does not go to Neisse. Lacy to Tetschen"
    receipt, orders = orders_of(moment("turn4"), "Maria Theresa", text)
    assert [order_line(one) for _, one in orders] == ["move Lacy: Tetschen"]
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich to Borna and Seydlitz to Leipzig once he has left it.",
        "Heinrich nach Borna und Seydlitz nach Leipzig, sobald er draußen ist.",
        "Seydlitz nach Leipzig sobald Heinrich draußen ist. Heinrich nach Borna.",
    ],
)
def test_a_march_waits_for_who_is_in_its_way(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == ["move Heinrich: Borna", "move Seydlitz: Leipzig"]
