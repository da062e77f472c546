"""A way that is told only to pass it over is no order; what its writer decides is."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Tottleben could go to Riesenburg, but that's no use, so: Deutsch Eylau.",
        "Tottleben could stop in Riesenburg... but a city only counts when I move on from it, so: Deutsch "
        "Eylau.",
        "For Tottleben I had Riesenburg in mind, but no: Deutsch Eylau.",
        "Tottleben: I wanted Riesenburg, but no, he goes to Deutsch Eylau.",
        "Tottleben könnte nach Riesenburg, aber das bringt nichts, also: Deutsch Eylau.",
        "Für Tottleben dachte ich an Riesenburg, aber nein: Deutsch Eylau.",
    ],
)
def test_what_is_decided_is_the_order(text: str) -> None:
    assert taken_whole("turn2", "Elisabeth", text) == ["move Tottleben: Deutsch Eylau"]


@pytest.mark.parametrize(
    "text",
    [
        "The second, hmm, I had wanted Ciechanów, but no, it stays put.",
        "Train 2 of Russia, hmm, I wanted Ciechanów, but it stays.",
        "Russia: train 2... I considered Ciechanów, but no, it holds.",
        "Russlands Troß 2, hm, ich wollte ihn nach Ciechanów schicken, aber nein, er bleibt.",
    ],
)
def test_who_stays_after_some_thought_stays(text: str) -> None:
    letter = f"Wagons of Russia: the first one up to Zlotow through Naklo. {text}"
    receipt, orders = orders_of(moment("turn2"), "Elisabeth", letter)
    assert [order_line(one) for _, one in orders] == ["move train 1: Naklo, Złotów"]
    assert not (receipt.problems or receipt.doubtful)
    assert "Russia train 2" not in [one.name for part in receipt.heard for one in part.idle]


@pytest.mark.parametrize(
    "text",
    [
        "Tottleben could go to Riesenburg, so could Apraxin.",
        "Tottleben could go to Riesenburg, but he stays if Dohna comes.",
        "If Dohna comes Tottleben could go to Riesenburg, but no, Deutsch Eylau.",
        "I wanted Tottleben in Riesenburg, but no, maybe Deutsch Eylau.",
        "Tottleben könnte nach Riesenburg, aber nein, nicht nach Deutsch Eylau.",
    ],
)
def test_what_is_left_open_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Elisabeth", text)
    assert not orders and receipt.doubtful
