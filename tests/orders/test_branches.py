"""What is done if something is so, and what else, in people's own words: facts by which orders can wait."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

GROTTKAU = "move Schwerin: Grottkau"
BRIEG = "move Schwerin: Brieg"
STAYED = [f"if Laudon in Ziegenhals: {GROTTKAU}"]
GONE = [f"if not Laudon in Ziegenhals: {GROTTKAU}"]

TAKEN = {
    "Schwerin to Grottkau if Laudon hasn't left Ziegenhals.": STAYED,
    "Schwerin to Grottkau, but only if Laudon is gone.": GONE,
    "Wenn Laudon nicht mehr in Ziegenhals steht, geht Schwerin nach Grottkau. Andernfalls bleibt er.": GONE,
    "Schwerin nach Grottkau, wenn Laudon sich nicht bewegt hat.": STAYED,
    "Schwerin geht nach Grottkau, außer Laudon ist nach Neisse gezogen.": [
        f"if not Laudon in Neisse: {GROTTKAU}"
    ],
    "If Laudon is still at Ziegenhals Schwerin goes to Grottkau, if not to Brieg.": [
        *STAYED,
        f"unless Laudon in Ziegenhals: {BRIEG}",
    ],
    "Schwerin to Grottkau if Laudon has not moved. Otherwise he takes Brieg.": [
        *STAYED,
        f"unless Laudon in Ziegenhals: {BRIEG}",
    ],
    "If Laudon has marched to Neisse, Schwerin stays put; otherwise he goes to Brieg.": [
        f"unless Laudon in Neisse: {BRIEG}"
    ],
    "Ist Laudon nach Neisse gezogen, bleibt Schwerin stehen, sonst zieht er nach Brieg.": [
        f"unless Laudon in Neisse: {BRIEG}"
    ],
    "Schwerin nach Grottkau, falls Laudon nicht in Neisse oder Patschkau steht.": [
        f"if not Laudon in Neisse and not Laudon in Patschkau: {GROTTKAU}"
    ],
    "Schwerin goes to Brieg if neither Daun nor Laudon is in Neisse.": [
        f"if not Daun in Neisse and not Laudon in Neisse: {BRIEG}"
    ],
    "Schwerin goes to Brieg if Daun or Laudon is in Neisse.": [
        f"unless not Daun in Neisse and not Laudon in Neisse: {BRIEG}"
    ],
    "Schwerin to Brieg.\nBut only if Daun or Laudon is in Neisse.": [
        f"unless not Daun in Neisse and not Laudon in Neisse: {BRIEG}"
    ],
    "Falls Neisse besetzt ist, geht Schwerin nach Brieg, sonst nach Grottkau.": [
        f"if not Neisse free: {BRIEG}",
        f"if Neisse free: {GROTTKAU}",
    ],
    "Schwerin attacks Laudon from Neisse if he is still at Ziegenhals.": [
        "if Laudon in Ziegenhals: move Schwerin: Grottkau, Neisse",
        "if Laudon in Ziegenhals: attack Schwerin > Laudon",
    ],
    "If Daun is in Glatz Keith goes to Waldenburg and Schwerin to Brieg.": [
        "if Daun in Glatz: move Keith: Waldenburg",
        f"if Daun in Glatz: {BRIEG}",
    ],
}

ASKED = (
    # Laudon moves after Schwerin: whether he comes there cannot be known by then.
    "Schwerin to Brieg if Laudon moves to Neisse.",
    "Schwerin to Brieg if Laudon has not attacked anybody.",
    "Schwerin to Grottkau if Laudon is not far from being gone.",
    "Schwerin nach Brieg, wenn Laudon bis dahin müde ist.",
    # What is blocked is the road, not where Schwerin goes.
    "If that road is blocked Schwerin goes to Brieg.",
    "Schwerin to Grottkau if Laudon isn't gone, not that it matters, otherwise he dances.",
    "Keith to Waldenburg unless Daun is in Glatz, then he attacks him.",
)


def test_what_is_done_waits_for_facts() -> None:
    for text, lines in TAKEN.items():
        assert taken_whole("turn2", "Frederick", text) == lines, text


def test_a_condition_that_no_fact_tells_is_asked_back() -> None:
    for text in ASKED:
        receipt, orders = orders_of(moment("turn2"), "Frederick", text)
        assert not orders and (receipt.doubtful or receipt.problems), text


@pytest.mark.parametrize(
    "text",
    [
        "if Friedrich in Torgau: Karl stays\nelse: move Karl: Zittau",
        "if Friedrich in Torgau: Karl hold\nelse: move Karl: Zittau",
        "wenn Friedrich in Torgau: Karl bleibt.\nsonst: ziehe Karl: Zittau",
    ],
)
def test_who_stays_behind_a_condition_leaves_the_else_its_if(text: str) -> None:
    """`else` was a fault, as nothing stood behind its `if`."""
    assert taken_whole("turn3", "Maria Theresa", text) == [
        "if Friedrich in Torgau: move Karl: stay",
        "unless Friedrich in Torgau: move Karl: Zittau",
    ]
