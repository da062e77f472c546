"""What is done if a move cannot be made, in people's own words: it stands behind `else`, or is asked back."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

KASSEL = "move Soubise: Kassel, Münden"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Soubise to Kassel and Münden, or Hersfeld if that's closed.", f"{KASSEL} else Hersfeld"),
        ("Soubise to Kassel and Münden; if he can't get through, Hersfeld.", f"{KASSEL} else Hersfeld"),
        ("Soubise to Kassel and Münden. Should the road be barred, he stays.", f"{KASSEL} else stay"),
        ("Soubise to Kassel, Münden (failing that Hersfeld, else stay)", f"{KASSEL} else Hersfeld else stay"),
        ("move Soubise: Kassel, Münden\n(if this road is blocked, he stays)", f"{KASSEL} else stay"),
        ("Soubise to Kassel and Münden if he can.", KASSEL),
        ("Soubise to Kassel and Münden; he stays if that's impossible.", f"{KASSEL} else stay"),
        ("Soubise to Kassel and Münden. He stays put if it is not possible.", f"{KASSEL} else stay"),
        ("Soubise to Kassel and Münden, if occupied he stays", f"{KASSEL} else stay"),
        ("Soubise nach Kassel und Münden, bleibt stehen, wenn das nicht geht", f"{KASSEL} else stay"),
        ("Soubise nach Kassel und Münden; bleibt, falls besetzt", f"{KASSEL} else stay"),
        ("Soubise nach Kassel und Münden, notfalls Hersfeld.", f"{KASSEL} else Hersfeld"),
        ("Soubise: Kassel, Münden, sonst bleibt er stehen.", f"{KASSEL} else stay"),
        ("Soubise nach Kassel und Münden. Klappt das nicht, dann Hersfeld.", f"{KASSEL} else Hersfeld"),
        ("ziehe Soubise: Kassel, Münden\n(ist der Weg versperrt, bleibt er)", f"{KASSEL} else stay"),
        ("Soubise nach Kassel, Münden oder, wenn das nicht geht, nach Hersfeld", f"{KASSEL} else Hersfeld"),
        ("Soubise nach Kassel und Münden, falls das geht.", KASSEL),
    ],
)
def test_a_fall_back_stands_behind_else(text: str, line: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Pompadour", text)
    assert [order_line(one) for _, one in orders] == [line]
    assert not (receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "Soubise to Kassel. If that's not possible he writes to Versailles.",
        "Soubise nach Kassel. Geht das nicht, macht er etwas anderes.",
        "Soubise to Kassel, train 2 to Hünfeld. If that cannot be done they stay.",
        "move Soubise: Kassel\n(if that road is blocked, Chevert moves to Brilon)",
    ],
)
def test_a_fall_back_in_other_words_is_never_lost(text: str) -> None:
    receipt, _ = orders_of(moment("turn2"), "Pompadour", text)
    assert receipt.doubtful or receipt.problems
