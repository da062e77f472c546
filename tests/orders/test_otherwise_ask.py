"""`Otherwise ask me` behind a plan that gives up at a loss, and Reserves that are kept in both fights."""

from __future__ import annotations

import pytest

from support.letters.people_letters import taken_whole

PLAN = "battle Ferdinand > Richelieu if attacked: loss 2, ask"


@pytest.mark.parametrize(
    "text",
    [
        "If Richelieu attacks Ferdinand, give up when the loss is 2 or less. Otherwise ask me.",
        "Hanover: If Richelieu attacks Ferdinand, give up straight away when the loss is 2 or less. "
        "Otherwise ask me.",
        "Hannover: Wenn Richelieu Ferdinand angreift, bei Verlust 2 oder weniger aufgeben. Sonst fragt mich.",
    ],
)
def test_who_gives_up_at_a_loss_may_be_asked_otherwise(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == [PLAN]


@pytest.mark.parametrize(
    "text",
    [
        "I don't want to use Reserves in either fight.",
        "Reserven möchte ich in keinem der beiden Kämpfe einsetzen.",
    ],
)
def test_to_use_no_reserve_in_a_fight_is_not_to_fight(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == ["battle: keep R", "battle: keep R"]


def test_to_fight_without_a_reserve_is_to_fight() -> None:
    text = "In all fights we fight without the Reserves, up to 20 points."
    assert taken_whole("turn5", "Frederick", text) == ["battle: fight up to 20, keep R"] * 2
