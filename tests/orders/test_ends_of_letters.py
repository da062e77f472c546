"""What stands at the end of a letter: that all is done, with talk behind it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

SOUBISE = "move Soubise: Kassel, Münden, Göttingen"


@pytest.mark.parametrize(
    "end",
    [
        "done, gotta run", "fertig, gruß tobi", "Damit bin ich fertig und empfehle mich",
        "It is all for France. Bon courage to everybody!", "Das war alles für Frankreich, bis bald",
        "final, cheers Dave",
    ],
)  # fmt: skip
def test_who_is_done_may_say_more(end: str) -> None:
    assert taken_whole("turn2", "Pompadour", f"Soubise to Göttingen.\n{end}") == [SOUBISE, "final"]


@pytest.mark.parametrize(
    "end",
    [
        "All for France!", "Finished with the dishes, now to the cards.",
        "done, but the trains follow tomorrow",
        "fertig, aber die Züge schick ich morgen", "Done if you say so.", "done, more tomorrow",
        "fertig, mehr morgen", "done for now, will think about it", "done, I may change my mind",
    ],
)  # fmt: skip
def test_what_only_sounds_like_it_is_not_final(end: str) -> None:
    _, orders = orders_of(moment("turn2"), "Pompadour", f"Soubise to Göttingen.\n{end}")
    assert "final" not in [order_line(one) for _, one in orders]


def test_so_long_as_it_can_be_done_is_no_end() -> None:
    text = "I would have the small hearts spent first and the thirteen kept, so long as it can be done."
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and receipt.doubtful
