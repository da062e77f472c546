"""Answers that name a card only to stop before it, and the card that makes the score level."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

PLAN = "battle Winterfeldt > Lacy: "


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("S8, and stop me before I throw in the 13.", "keep S13, ask"),
        ("S8, then low, but ask me before you play the 13.", "keep S13, low, ask"),
        ("Pik 8, und vor der 13 bitte fragen.", "keep S13, ask"),
        ("Pik 8, frag mich bitte vor der 13.", "keep S13, ask"),
    ],
)
def test_a_card_that_he_stops_before_is_not_played(text: str, clauses: str) -> None:
    """The 13 was played next."""
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["answer 114: play S8", PLAN + clauses]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Immer die niedrigste, die uns nach vorn bringt, bis 25 Punkte, die 13 bleibt hier.",
         ["answer 114: play S3", PLAN + "keep S13, spend 25, low"]),
        ("Always the lowest that puts us ahead, 25 points at most.",
         ["answer 114: play S3", PLAN + "spend 25, low"]),
        ("High cards first, keep the reserves.", ["answer 114: play S13", PLAN + "high, keep R"]),
        ("No more spades for this fight, I withdraw.", ["answer 114: concede"]),
    ],
)  # fmt: skip
def test_a_plan_without_a_card_chooses_the_first(text: str, orders: list[str]) -> None:
    """The 13, which stays, was played; or the letter was passed over."""
    assert taken_whole("t4-prussia-fight", "Frederick", text) == orders


@pytest.mark.parametrize(
    "text",
    [
        "S8 now. I'd go up to the 12 but keep the 13 whatever happens.",
        "Pik 8, dann geh ich bis zur 12 mit.",
    ],
)
def test_how_far_the_cards_go_is_no_next_card(text: str) -> None:
    """The 12 was played next."""
    found = lines_taken("t4-prussia-fight", "Frederick", text)
    assert not any("S12" in line for line in found)
    assert orders_of(moment("t4-prussia-fight"), "Frederick", text)[0].doubtful


@pytest.mark.parametrize(
    "text",
    [
        "As long as I can get ahead with anything below the 11, do so; otherwise give up.",
        "Solange wir mit was unter der 11 vorn sind, weiter so; sonst aufgeben.",
    ],
)
def test_what_is_done_otherwise_is_not_done_at_once(text: str) -> None:
    """The fight was given up."""
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert not orders and (receipt.doubtful or receipt.problems)


@pytest.mark.parametrize(
    "text",
    [
        "Make it level.", "Make it exactly zero please.", "Bring it to exactly zero.",
        "Bitte so spielen, dass es genau auf null geht.", "Genau auf null bringen.",
    ],
)  # fmt: skip
def test_the_card_that_makes_the_score_level_is_played(text: str) -> None:
    found = taken_whole("t3-austria-fight", "Maria Theresa", text)
    assert found == ["answer 74: play C7", "battle Browne > Friedrich: zero"]
    # At -2 there is none.
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "In all fights bring it to zero if possible, 20 points at most.",
        "In allen Kämpfen genau auf null bringen, höchstens 20 Punkte.",
    ],
)
def test_a_plan_may_aim_at_level_scores(text: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == ["battle: spend 20, zero"]
