"""Which nations wait for a line that is wrong and names no piece: all of whom the letter tells."""

from __future__ import annotations

import pytest

from pbem.desk.letters.submit import hear
from support.letters.people_letters import moment


def waiting(text: str) -> set[str]:
    """The nations whose stage waits for something wrong in a letter of Frederick's."""
    orders = hear(moment("turn3"), "letter.txt", text.encode(), sender="Frederick").entry.orders or {}
    return {nation for nation, told in orders.items() if told.to_mend}


TWO = "Keith to Reichenbach.\n\nFerdinand to Celle."


@pytest.mark.parametrize(
    ("text", "nations"),
    [
        (f"{TWO}\n\nbattle: spend\n", {"Prussia", "Hanover"}),
        (
            "Prussia: Keith to Reichenbach. Hanover: Ferdinand to Celle.\n\nbattle: spend\n",
            {"Prussia", "Hanover"},
        ),
        (f"{TWO}\nbattle: spend\n", {"Hanover"}),
        (f"{TWO}\n\nbattle Keith: spend\n", {"Prussia"}),
        (f"{TWO}\n\nmove Ferdinand: Berlin\n", {"Hanover"}),
        ("nation Prussia\nmove Keith: Reichenbach\nbattle: spend\nnation Hanover\nhold\n", {"Prussia"}),
        (f"{TWO}\n\nbattle: spend 20\n", set()),
    ],
)
def test_who_waits(text: str, nations: set[str]) -> None:
    assert waiting(text) == nations
