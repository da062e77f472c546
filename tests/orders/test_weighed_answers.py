"""How a fight goes on behind the card that answers, in words that are not known, is read by weight."""

from __future__ import annotations

from collections import Counter

import pytest

from support.letters.answer_sentences import taken
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole
from support.letters.people_sentences import RIGHT, SILENT, WRONG, sentences

UNSEEN = "answers_unseen.jsonl"
"""340 passages by two writers whose others are not weighed: 250 tell how the fight goes on, 90 do not."""

ELSEWHERE = "t2-russia-fight"
"""68 of them name cards of a suit that cannot be played there, by a mistake in their brief."""


def test_of_unseen_passages_many_are_read_and_few_otherwise_than_meant() -> None:
    passages = [one for one in sentences(UNSEEN) if one["sit"] != ELSEWHERE]
    orders = Counter(taken(one) for one in passages if "other" not in one)
    others = Counter(taken(one) for one in passages if "other" in one)
    assert orders[RIGHT] >= 55 and orders[WRONG] <= 12 and orders[SILENT] <= 10, orders
    assert others[WRONG] <= 5, others


TAKEN = [
    ("t4-austria-fight", "Maria Theresa",
     "Please play the eleven.\n"
     "If Winterfeldt plays again after that I have nothing left in spades, and then Lacy accepts the defeat.",
     ["answer 115: play S11", "battle Lacy > Winterfeldt: concede"]),
    ("t4-prussia-fight", "Frederick",
     "Ich spiele die Pik 10.\n"
     "Wenn er danach weitermacht und ich wieder zurückliege, lege ich noch die Pik 13 nach.",
     ["answer 114: play S10", "battle Winterfeldt > Lacy: play S13"]),
    ("t3-austria-fight", "Maria Theresa",
     "Ich spiele die Kreuz 11.\n\n"
     "Kommt der Preuße wieder drüber, dann die 7, danach die 6. Wenn das nichts hilft, ergeben wir uns.",
     ["answer 74: play C11", "battle Browne > Friedrich: play C7 C6, concede"]),
    # Two plans: the card is only played if more is at stake.
    ("t3-austria-fight", "Maria Theresa",
     "I play the 7 of clubs, that makes it level and Friedrich has to think again.\n"
     "After that I'd only use the 11 if I would lose more than 3 troops otherwise. With 3 or less I take the "
     "loss, because I need the cards later on.",
     ["answer 74: play C7", "battle Browne > Friedrich: loss 3",
      "battle Browne > Friedrich if loss 4 or more: play C11"]),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text", "orders"), TAKEN)
def test_the_rest_of_the_fight_is_taken(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert taken_whole(situation, player, text) == orders


@pytest.mark.parametrize(
    ("situation", "player", "text"),
    [
        # It is said of the other side.
        ("t4-prussia-fight", "Frederick", "S13. Once more and Lacy will have to run, poor devil, I think."),
        # Something else comes first.
        ("t4-hanover-fight", "Frederick", "D5. He comes again? A mail to me, and before that no 7 and no 8."),
        # It depends on what no plan asks for.
        ("t3-austria-fight", "Maria Theresa", "C11. Provided that the Imperials are in Saxony, the 7."),
    ],
)
def test_what_weight_cannot_tell_is_no_plan(situation: str, player: str, text: str) -> None:
    assert len(lines_taken(situation, player, text)) == 1


def test_a_plan_in_its_own_form_stands_alone() -> None:
    text = "Antwort 114: Pik 8.\nDanach mag ich wieder selbst ran, also Kampf Winterfeldt: fragen"
    _, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert len(orders) == 2
