"""A receipt says what comes of a way that the program looked for: conquests, question marks, fights."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("situation", "player", "order", "told"),
    [
        # Soubise leaves Göttingen, an objective that nobody protects any more.
        ("turn3", "Pompadour", "move Soubise to Salzgitter", "conquers Göttingen"),
        # Hannover on the way is protected by the generals next to its goal.
        ("turn4", "Pompadour", "move Richelieu + Chevert to Celle", "puts a question mark on Hannover"),
        (
            "turn4",
            "Pompadour",
            "move Richelieu + Chevert to Celle",
            "stands next to Ferdinand and Cumberland: a fight",
        ),
        ("turn4", "Elisabeth", "move Saltikov to Woldenberg", "stands next to Dohna: a fight"),
        ("turn4", "Maria Theresa", "move Browne + Karl to Görlitz", "conquers Muskau"),
    ],
)
def test_a_receipt_tells_what_a_way_to_a_goal_changes(
    situation: str, player: str, order: str, told: str
) -> None:
    receipt, _ = orders_of(moment(situation), player, order)
    (line,) = (one for part in receipt.heard for one in part.orders)
    assert told in line.said


def test_a_way_that_changes_nothing_tells_no_more_than_the_way() -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", "nation Prussia\nmove Heinrich to Halle")
    (line,) = (one for part in receipt.heard for one in part.orders)
    assert "conquers" not in line.said and "fight" not in line.said and "question mark" not in line.said


BRANIEWO = "move Tottleben: Mohrungen, Orneta, Braniewo"
SCHWEDT = "move Ehrensvärd: Gartz, Schwedt"


@pytest.mark.parametrize(
    ("text", "order"),
    [
        # Where a goal lies is no city of the way.
        ("Tottleben über Orneta nach Braniewo, Richtung Königsberg.", BRANIEWO),
        ("Tottleben via Orneta to Braniewo, towards Königsberg.", BRANIEWO),
        ("Tottleben nach Braniewo, in Richtung Königsberg, bitte.", BRANIEWO),
        # Here it is the goal.
        ("Tottleben über Orneta, Richtung Braniewo.", BRANIEWO),
        ("Tottleben nach Orneta, dann Richtung Braniewo.", BRANIEWO),
        # The river
        ("Ehrensvärd down the Oder to Gartz and Schwedt.", SCHWEDT),
        ("Ehrensvärd die Oder hinunter nach Gartz und Schwedt.", SCHWEDT),
        ("Ehrensvärd along the Oder to Gartz, Schwedt.", SCHWEDT),
    ],
)
def test_directions_and_rivers_are_no_cities_of_a_way(text: str, order: str) -> None:
    assert taken_whole("turn4", "Elisabeth", text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Tottleben nicht nach Braniewo, Richtung Königsberg.",
        "Tottleben does not go to Braniewo, towards Königsberg.",
        "Ehrensvärd nach Gartz oder nach Schwedt.",
        "Ehrensvärd nach Gartz, die Oder Schwedt.",
        "Maybe Ehrensvärd down the Oder to Gartz and Schwedt.",
    ],
)
def test_what_is_denied_or_left_open_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    assert [order_line(one) for _, one in orders] == [] and receipt.doubtful
