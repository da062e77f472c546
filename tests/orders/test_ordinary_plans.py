"""Plans in ordinary letters: who attacks whom and when, and what is played only if it costs much."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

CONDITIONS = [
    ("If Daun goes for Schwerin and Keith this turn, fight up to 20.", "Schwerin + Keith > Daun"),
    ("Should Daun decide to attack Schwerin and Keith first, fight up to 20.", "Schwerin + Keith > Daun"),
    ("If Daun picks a fight with Schwerin and Keith, fight up to 20.", "Schwerin + Keith > Daun"),
    ("If somebody lays into Heinrich before that, fight up to 20.", "Heinrich"),
    ("In case anybody has a go at Heinrich in Leipzig, fight up to 20.", "Heinrich"),
    ("If Daun comes to Schweidnitz, fight up to 20.", "Schwerin + Keith > Daun"),
    ("If Hildburghausen turns up at Leipzig, fight up to 20.", "Heinrich > Hildburghausen"),
    ("Wenn Daun sich vorher auf Schwerin und Keith stürzt, kämpfe bis 20.", "Schwerin + Keith > Daun"),
    ("Falls Daun attackiert Schwerin und Keith, kämpfe bis 20.", "Schwerin + Keith > Daun"),
    ("Sollte Daun Schwerin und Keith in Schweidnitz angreifen, so kämpfe bis 20.", "Schwerin + Keith > Daun"),
    ("Geht Daun doch auf Schwerin und Keith los, kämpfe bis 20.", "Schwerin + Keith > Daun"),
    ("Wenn jemand Heinrich diese Runde überfällt, kämpfe bis 20.", "Heinrich"),
    ("Wenn Daun nach Schweidnitz kommt, kämpfe bis 20.", "Schwerin + Keith > Daun"),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "sides"), CONDITIONS)
def test_whoever_attacks_is_told_in_many_words(sentence: str, sides: str) -> None:
    assert taken_whole("turn4", "Frederick", sentence)[-1] == f"battle {sides} if attacked: fight up to 20"


@pytest.mark.parametrize(
    "sentence",
    [
        "If Daun does not come to Schweidnitz, fight up to 20.",
        "If Daun comes to Breslau, fight up to 20.",
        "If Daun has come to Schweidnitz, perhaps fight up to 20.",
        "Unless Daun goes for Schwerin and Keith, fight up to 20.",
        "Wenn Daun nicht nach Schweidnitz kommt, kämpfe bis 20.",
        "Stürzt sich Daun nicht auf Schwerin und Keith, kämpfe bis 20.",
        "If Keith comes to Schweidnitz, fight up to 20.",
    ],
)
def test_no_attack_is_made_of_another_condition(sentence: str) -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", sentence)
    assert orders == []


ATTACK = "Friedrich and Winterfeldt march by Rumburg to Zittau and attack Browne and Karl. "
ANGRIFF = "Friedrich und Winterfeldt ziehen über Rumburg nach Zittau und greifen Browne und Karl an. "


@pytest.mark.parametrize(
    ("sentence", "plans"),
    [
        ("Low cards first, the H13 only if we would lose 4 or more.",
         ["keep H13, low", "if loss 4 or more: low"]),
        ("Begin with the 8 and go up, and do not spend the 13 unless we would lose more than three.",
         ["play H8, keep H13, low", "if loss 4 or more: play H8, low"]),
        ("Fight on, but the H13 only if we are behind by 5 or more.",
         ["keep H13, fight", "if score -5 or worse: fight"]),
        ("Keep the H13 unless it would cost us more than 2 men.",
         ["keep H13", "if loss 3 or more: play H13"]),
        ("Use the H13 only when we are more than 3 behind.",
         ["keep H13", "if score -4 or worse: play H13"]),
    ],
)  # fmt: skip
def test_a_card_is_played_only_if_the_fight_costs_much(sentence: str, plans: list[str]) -> None:
    base, dear = plans
    taken = taken_whole("turn3", "Frederick", ATTACK + sentence)
    assert taken[-2:] == [f"battle Friedrich > Browne: {base}", f"battle Friedrich > Browne {dear}"]


@pytest.mark.parametrize(
    ("sentence", "plans"),
    [
        ("Kleine Karten zuerst, die Herz 13 nur, wenn wir 4 oder mehr verlieren würden.",
         ["keep H13, low", "if loss 4 or more: low"]),
        ("Die Herz 13 bitte nicht ausgeben, außer wenn der Verlust mehr als 3 wäre.",
         ["keep H13", "if loss 4 or more: play H13"]),
        ("Kämpfe bis 30, die Herz 13 aber nur, wenn wir um 5 oder mehr zurückliegen.",
         ["keep H13, fight up to 30", "if score -5 or worse: fight up to 30"]),
    ],
)  # fmt: skip
def test_a_card_is_played_only_if_the_fight_costs_much_in_german(sentence: str, plans: list[str]) -> None:
    base, dear = plans
    taken = taken_whole("turn3", "Frederick", ANGRIFF + sentence)
    assert taken[-2:] == [f"battle Friedrich > Browne: {base}", f"battle Friedrich > Browne {dear}"]


def test_what_is_said_behind_it_holds_for_both_plans() -> None:
    told = "Fight for Heinrich: small clubs first, both 13s only if the loss would be 3 or more. No Reserve."
    taken = taken_whole("turn5", "Frederick", told)
    assert taken == [
        "battle Heinrich: keep C13, low, reserve no",
        "battle Heinrich if loss 3 or more: low, reserve no",
    ]


@pytest.mark.parametrize(
    ("sentence", "plan"),
    [
        ("Give up at -1 or -2.", "loss 2"),
        ("At -1 or at -2 just accept the defeat.", "loss 2"),
        ("Bei -1 oder -2 lieber aufgeben.", "loss 2"),
        ("Go ahead and use whatever you need, low cards first.", "fight, low"),
        ("Low cards first, not above 25 points in all.", "spend 25, low"),
    ],
)
def test_an_attack_is_fought_as_the_next_sentence_says(sentence: str, plan: str) -> None:
    assert taken_whole("turn3", "Frederick", ATTACK + sentence)[-1] == f"battle Friedrich > Browne: {plan}"


@pytest.mark.parametrize(
    "sentence", ["Give up at -2 or -5.", "Low, the H13 only if we win."]
)
def test_what_is_only_half_a_limit_is_asked_back(sentence: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", ATTACK + sentence)
    assert [type(order).__name__ for _, order in orders] == ["MoveOrder", "AttackOrder"]
    assert receipt.doubtful


@pytest.mark.parametrize(
    ("sentence", "plan"),
    [
        ("Always the smallest spade and keep the 13 for another day.", "keep S13, low"),
        ("No Reserve, and save the 13 for another fight.", "keep S13, reserve no"),
        ("Then the smallest spade that brings Winterfeldt level or better.", "low"),
        ("Kleinste zuerst und die 13 für einen anderen Tag aufheben.", "keep S13, low"),
        ("Keine Reserve, die 13 heb ich für einen anderen Kampf auf.", "keep S13, reserve no"),
    ],
)
def test_a_card_is_kept_for_another_day(sentence: str, plan: str) -> None:
    """It was played, or kept in all fights."""
    assert taken_whole("t4-prussia-fight", "Frederick", f"S3. {sentence}") == [
        "answer 114: play S3",
        f"battle Winterfeldt > Lacy: {plan}",
    ]
