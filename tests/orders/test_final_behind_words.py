"""`final` in people's words, behind others in its line and before a farewell."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

MOVE = "move Keith: Reichenbach"


def finals(end: str) -> tuple[list[str], bool]:
    """The nations that a letter of Frederick's with this end is final for, and whether anything is open."""
    receipt, orders = orders_of(moment("turn3"), "Frederick", f"Keith to Reichenbach.\n{end}\n")
    lines = [(nation, order_line(one)) for nation, one in orders]
    assert ("Prussia", MOVE) in lines
    return [nation for nation, line in lines if line == "final"], bool(receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "end",
    [
        "That is all for this turn, both nations are ready. Till the next letter!",
        "Both nations are ready.",
        "These are my final orders, see you next turn.",
        "My orders are final, thank you very much.",
        "My orders are final, you can play now.",
        "Meine Befehle sind endgültig, viele Grüße.",
        "Meine Befehle sind endgültig, bitte gleich ausführen, bis bald.",
        "Beide Nationen sind bereit, liebe Grüße, Fritz",
    ],
)
def test_all_are_finished(end: str) -> None:
    assert finals(end) == (["Prussia", "Hanover"], False)


@pytest.mark.parametrize(
    ("end", "nation"),
    [
        ("Hanover is ready.", "Hanover"),
        ("Orders final for Prussia, see you next turn.", "Prussia"),
        ("Das war's für diese Runde, bis zum nächsten Brief.", "Prussia"),
        ("Hannover ist fertig, schöne Grüße!", "Hanover"),
    ],
)
def test_one_is_finished(end: str, nation: str) -> None:
    assert finals(end) == ([nation], False)


@pytest.mark.parametrize(
    "end",
    [
        "Keith is ready.",
        "I am ready.",
        "If Hanover is ready, go on.",
        "Hanover is not ready yet.",
        "Austria is ready, I hear.",
        "Till the next letter!",
        "Please go ahead.",
        "Viele Grüße, Fritz",
        "Greetings, Fritz",
    ],
)
def test_what_ends_nothing(end: str) -> None:
    assert finals(end) == ([], False)
