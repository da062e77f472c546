"""What is said of the cards that are left, behind the first one of a fight."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "rest",
    [
        "Don't spend the rest.", "Don't use any more cards.", "We won't play any others.",
        "Die anderen nicht ausgeben.", "Keine weiteren Karten.", "Den Rest behalten wir.",
    ],
)  # fmt: skip
def test_no_card_is_played_behind_the_last_that_may_be(rest: str) -> None:
    assert taken_whole("t4-hanover-fight", "Frederick", f"D8. {rest}") == [
        "answer 158: play D8", "battle Ferdinand > Richelieu: concede",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "rest",
    [
        "I'll decide about the 11 when I see what he does.", "I'll think about the rest later.",
        "I'd like to see what he does before I decide about the 11, so ask me again.",
        "Über die 11 entscheide ich, wenn ich sehe, was er macht.", "Über den Rest entscheide ich später.",
    ],
)  # fmt: skip
def test_who_decides_later_is_asked_again(rest: str) -> None:
    assert taken_whole("t3-austria-fight", "Maria Theresa", f"C7. {rest}") == [
        "answer 74: play C7", "battle Browne > Friedrich: ask",
    ]  # fmt: skip


def test_nobody_is_advised_to_fight_where_cards_are_denied() -> None:
    text = "Heinrich to Altenburg, attack Hildburghausen. Don't spend the rest of them on that."
    receipt, _ = orders_of(moment("turn5"), "Frederick", text)
    assert not any("write: battle Heinrich > Hildburghausen: fight" in str(one) for one in receipt.doubtful)
