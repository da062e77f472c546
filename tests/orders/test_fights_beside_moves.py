"""What a sentence about a move says of fights besides: read, or asked back, never lost."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


def orders(situation: str, player: str, text: str) -> list[str]:
    return [str(order.line_in_full) for _, order in orders_of(moment(situation), player, text)[1]]


@pytest.mark.parametrize(
    "text",
    ["Apraxin attacks Lehwaldt from Nowy Dwór.", "Apraxin greift Lehwaldt von Nowy Dwór aus an."],
)
def test_from_where_somebody_attacks_is_where_he_goes(text: str) -> None:
    assert orders("turn5", "Elisabeth", text) == ["move Apraxin: Nowy Dwór", "attack Apraxin > Lehwaldt"]


def test_from_where_he_stands_he_goes_nowhere() -> None:
    assert orders("turn5", "Elisabeth", "Apraxin attacks Lehwaldt from Warszawa.") == [
        "attack Apraxin > Lehwaldt"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Keith marches to Reichenbach, and if it comes to blows he uses 12 points.",
        "Keith nach Reichenbach, gekämpft wird dort bis 12 Punkte, glaube ich.",
        "Keith to Reichenbach, where he keeps the Reserve for worse days.",
    ],
)
def test_how_to_fight_is_asked_back_beside_a_move(text: str) -> None:
    receipt, found = orders_of(moment("turn3"), "Frederick", text)
    plans = [str(one.line_in_full) for _, one in found if str(one.line_in_full).startswith("battle")]
    assert receipt.doubtful or receipt.problems or plans


@pytest.mark.parametrize(
    "text",
    [
        "Please always ask me in fights.",
        "Don't fight automatically, I always want to be asked.",
        "Kämpft nicht automatisch, ich will immer gefragt werden.",
        "Ich möchte immer vor jedem Kampf gefragt werden.",
    ],
)
def test_who_wants_to_be_asked_is(text: str) -> None:
    assert orders("turn3", "Pompadour", text) == ["battle: ask"]
