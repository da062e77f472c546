"""Plans for fights to come in everyday words, and proposals that name the fight which is fought now."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, plans_taken, taken_whole


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Everyone fights with everything he has, but the Reserves stay at home.", "battle: fight, keep R"),
        ("Never use a Reserve in any battle.", "battle: keep R"),
        ("On any attack: concede.", "battle if attacked: concede"),
        ("In all fights: the smallest card that works, 18 points max.", "battle: spend 18, low"),
        ("In every fight against Schwerin, accept a loss of 2.", "battle > Schwerin: loss 2"),
        ("Alle kämpfen mit allem, was sie haben, nur die Reserve bleibt zu Hause.", "battle: fight, keep R"),
        ("In keinem Gefecht eine Reserve spielen.", "battle: keep R"),
        ("Bei einem Angriff gleich aufgeben.", "battle if attacked: concede"),
        ("Wird Laudon angegriffen, kämpft er bis zur letzten Karte.", "battle Laudon if attacked: fight"),
        ("In jedem Kampf gegen Schwerin höchstens 18 Punkte ausgeben.", "battle > Schwerin: spend 18"),
    ],
)
def test_a_plan_is_taken_whole(text: str, plan: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not receipt.problems and not receipt.doubtful
    assert {order_line(order) for _, order in orders} == {plan}


@pytest.mark.parametrize("text", ["If loss 2, then up to 20 points.", "If everybody fights I am glad."])
def test_a_condition_is_never_dropped(text: str) -> None:
    assert orders_of(moment("turn3"), "Maria Theresa", text)[1] == []


@pytest.mark.parametrize(
    ("situation", "player", "sides"),
    [
        ("t4-prussia-fight", "Frederick", "Winterfeldt > Lacy"),
        ("t3-austria-fight", "Maria Theresa", "Browne > Friedrich"),
        ("t2-russia-fight", "Elisabeth", "Apraxin > Lehwaldt"),
    ],
)
def test_an_example_names_those_who_fight_now(situation: str, player: str, sides: str) -> None:
    """Another plan could not be sent as it is proposed."""
    receipt, _ = orders_of(moment(situation), player, "Fight with cards worth 9 points if the omens say so.")
    assert f"battle {sides}: play" in str(receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "If Laudon is attacked, give in straight away, I have no cards to speak of.",
        "If Laudon is attacked he gives in, I have no cards for that.",
        "Wird Laudon angegriffen, gibt er auf, ich habe eh keine Karten dafür.",
    ],
)
def test_that_there_are_no_cards_for_it_changes_no_plan(text: str) -> None:
    orders = taken_whole("t5-austria-moves", "Maria Theresa", text)
    assert orders == ["battle Laudon if attacked: concede"]


APART = [
    "move Friedrich: Löbau, Bautzen, Weißwasser", "attack Friedrich > Browne + Karl",
    "move Winterfeldt: Rumburg, Tetschen", "attack Winterfeldt > Lacy",
]  # fmt: skip


@pytest.mark.parametrize(
    ("plan", "orders"),
    [
        (
            "Friedrich fights with the low clubs, Winterfeldt with the high spades.",
            ["battle Friedrich: fight, low", "battle Winterfeldt: high"],
        ),
        (
            "Friedrich soll mit den kleinen Kreuzkarten kämpfen, Winterfeldt mit den hohen Pik.",
            ["battle Friedrich: fight, low", "battle Winterfeldt: high"],
        ),
        (
            "Friedrich up to 30 points, Winterfeldt up to 12.",
            ["battle Friedrich: fight up to 30", "battle Winterfeldt: fight up to 12"],
        ),
    ],
)
def test_each_of_two_generals_has_a_plan_of_his_own(plan: str, orders: list[str]) -> None:
    text = "Friedrich to Weißwasser, attack Browne and Karl. Winterfeldt to Tetschen, attack Lacy.\n\n"
    assert taken_whole("turn4", "Frederick", text + plan) == [*APART, *orders]


@pytest.mark.parametrize(
    ("plan", "order"),
    [
        ("vs lacy whatever it takes, start with the 13", "battle Winterfeldt > Lacy: play S13, fight"),
        ("vs lacy start with the 13", "battle Winterfeldt > Lacy: play S13"),
    ],
)
def test_a_card_is_of_the_suit_of_the_fight_that_is_named(plan: str, order: str) -> None:
    text = "Friedrich to Weißwasser, attack Browne and Karl. Winterfeldt to Tetschen, attack Lacy.\n"
    orders = taken_whole("turn4", "Frederick", f"{text}vs browne use my low clubs. {plan}")
    assert orders == [*APART, "battle Friedrich > Browne: low", order]


@pytest.mark.parametrize("before", ["", "Start with the small diamond. "])
def test_a_limit_before_a_sigh_is_not_lost(before: str) -> None:
    text = f"Richelieu and Chevert over Hannover to Celle and attack Ferdinand. {before}"
    text += "Not more than 25 points, please, I am poor man."
    assert any("25" in one for one in plans_taken("turn4", "Pompadour", text))


def test_a_general_may_accept_his_defeat() -> None:
    text = "I shall not throw good hearts after bad. Apraxin accepts his defeat."
    assert taken_whole("t2-russia-fight", "Elisabeth", text) == ["answer 49: concede"]
