"""Letters dictated without a sign of punctuation: each part is read for itself, with its own condition."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

REST = ["move train 1: Człuchów", "move train 2: Rypin, Brodnica"]
FIRST = ["move Saltikov: Arnswalde, Stargard", "move Fermor: Cammin, Gollnow, Massow"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "okay russia turn five saltikov goes to arnswalde and then on to stargard and stops there fermor "
            "leaves "
            "colberg and goes to cammin gollnow massow apraxin goes to nowy dwor and if lehwaldt is still "
            "sitting in "
            "nasielsk he attacks him train one to czluchow train two rypin brodnica and i buy one troop with "
            "the six "
            "of diamonds and give it to apraxin for sweden the train comes up to anklam and friedland that "
            "is all bye",
            [*FIRST, "move Apraxin: Nowy Dwór", "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt", *REST,
             "recruit D6: Apraxin 1", "move train 1: Anklam, Friedland (Mecklenburg)"],
        ),
        (
            "russia saltikov to arnswalde stargard fermor to cammin gollnow massow and if lehwaldt is still "
            "in "
            "nasielsk apraxin goes to nowy dwor and tottleben goes to orneta train one to czluchow train two "
            "to rypin "
            "brodnica",
            [*FIRST, "if Lehwaldt in Nasielsk: move Apraxin: Nowy Dwór",
             "if Lehwaldt in Nasielsk: move Tottleben: Orneta", *REST],
        ),
        (
            "russia saltikov and fermor stay apraxin to nowy dwor and attacks lehwaldt tottleben goes to "
            "orneta train "
            "one czluchow train two rypin brodnica sweden ehrensvard schwedt angermunde",
            ["move Apraxin: Nowy Dwór", "attack Apraxin > Lehwaldt", "move Tottleben: Orneta", *REST,
             "move Ehrensvärd: Schwedt, Angermünde"],
        ),
        (
            "russland saltikow geht nach arnswalde stargard fermor nach cammin gollnow massow und wenn "
            "lehwaldt noch "
            "in nasielsk steht geht apraxin nach nowy dwor tross eins nach czluchow tross zwei nach rypin "
            "brodnica",
            [*FIRST, "if Lehwaldt in Nasielsk: move Apraxin: Nowy Dwór", *REST],
        ),
    ],
)  # fmt: skip
def test_a_letter_without_signs_is_read_in_its_parts(text: str, orders: list[str]) -> None:
    assert taken_whole("turn5", "Elisabeth", text) == orders


def test_a_condition_that_may_be_for_either_side_is_asked_back() -> None:
    text = (
        "russia saltikov to arnswalde stargard fermor to cammin gollnow massow if lehwaldt is still in "
        "nasielsk "
        "apraxin goes to nowy dwor train one to czluchow train two to rypin brodnica tottleben goes to orneta"
    )
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", text)
    assert receipt.doubtful
    assert not any("Apraxin" in order_line(one) or "Fermor" in order_line(one) for _, one in orders)


ON_SIGHT = ["move Apraxin: Nowy Dwór", "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt"]


@pytest.mark.parametrize(
    "text",
    [
        "Apraxin goes to Nowy Dwór, and if Lehwaldt is still sitting in Nasielsk he attacks him.",
        "Apraxin goes to Nowy Dwór. If Lehwaldt is still waiting in Nasielsk he attacks him.",
        "Apraxin zieht nach Nowy Dwór, und wenn Lehwaldt noch in Nasielsk sitzt, greift er ihn an.",
        "Apraxin zieht nach Nowy Dwór. Wenn Lehwaldt noch in Nasielsk ist, greift er ihn an.",
    ],
)
def test_who_was_moved_attacks_whom_the_condition_names(text: str) -> None:
    assert taken_whole("turn5", "Elisabeth", text) == ON_SIGHT


@pytest.mark.parametrize(
    "text",
    [
        "Apraxin goes to Nowy Dwór and if Lehwaldt is in Nasielsk, he attacks Apraxin.",
        "Apraxin goes to Nowy Dwór. If Lehwaldt is in Nasielsk he attacks Apraxin.",
        "Apraxin zieht nach Nowy Dwór. Wenn Lehwaldt noch in Nasielsk ist, greift er Apraxin an.",
    ],
)
def test_whom_he_attacks_is_not_who_attacks(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", text)
    assert receipt.doubtful and not any("attack" in order_line(one) for _, one in orders)
