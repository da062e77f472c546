"""A receipt says what comes of a way that the program looked for: conquests, question marks, fights."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


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
