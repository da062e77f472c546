"""Limits of fights: what a number counts, and that no limit is taken without the one beside it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import lines_taken, moment, orders_of


def filed(text: str, player: str = "Frederick", situation: str = "turn5") -> list[str]:
    """The lines of a letter, each once."""
    orders = orders_of(moment(situation), player, text)[1]
    return list(dict.fromkeys(order_line(order) for _, order in orders))


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Greift mich jetzt jemand an: überall höchstens eine Truppe riskieren, die Reserven nicht nehmen.",
         "battle if attacked: keep R, loss 1"),
        ("Greift uns wer an: maximal zwei Mann verlieren, die Reserve bleibt zu Hause.",
         "battle if attacked: keep R, loss 2"),
        ("If anyone attacks me: everywhere risk at most one man and keep the reserves.",
         "battle if attacked: keep R, loss 1"),
        ("In any fight risk at most two men.", "battle: loss 2"),
        ("In jedem Kampf höchstens zwei Soldaten opfern.", "battle: loss 2"),
        ("Fight up to 5 points in any fight.", "battle: fight up to 5"),
        ("If anyone attacks us: fight with up to 15 points; loss 2 at most.",
         "battle if attacked: fight up to 15, loss 2"),
    ],
)  # fmt: skip
def test_a_number_of_troops_is_a_loss(text: str, plan: str) -> None:
    assert filed(text) == ([plan] if plan else [])


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Schwerin fights up to 5 and loses one at most.", "battle Schwerin: fight up to 5, loss 1"),
        ("Schwerin fights up to five, loss at most two.", "battle Schwerin: fight up to 5, loss 2"),
        ("Fight up to 5 in every fight and lose one at most.", "battle: fight up to 5, loss 1"),
        ("Schwerin kämpft bis 5 und verliert höchstens eine.", "battle Schwerin: fight up to 5, loss 1"),
        ("In jedem Kampf kämpfen wir bis 6 und verlieren höchstens 2.", "battle: fight up to 6, loss 2"),
        ("Wird Schwerin angegriffen, kämpft er bis 5 und verliert höchstens einen.",
         "battle Schwerin if attacked: fight up to 5, loss 1"),
    ],
)  # fmt: skip
def test_a_small_number_beside_a_loss_counts_points(text: str, plan: str) -> None:
    assert filed(text) == [plan]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin fights up to 5.",
        "Schwerin fights up to 5 and then gives up.",
        "Schwerin fights with up to 2 and loses one at most.",
        "Schwerin does not fight up to 5 and loses one at most.",
        "Schwerin might fight up to 5 and lose one at most.",
        "Daun fights up to 5 and loses one at most.",
        "Schwerin kämpft bis 5.",
        "Schwerin kämpft mit höchstens 2 und verliert höchstens eine.",
        "Schwerin kämpft nicht bis 5 und verliert höchstens eine.",
    ],
)
def test_a_small_number_that_may_count_something_else_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert not orders
    assert receipt.warnings


@pytest.mark.parametrize(
    "text",
    [
        "Apraxin bleibt stehen. Wird er angegriffen, gibt er auf, wenn es höchstens 1 Armee kostet.",
        "Apraxin bleibt stehen. Wenn er angegriffen wird, gibt er auf, wenn es höchstens 1 Armee kostet.",
        "Wird Apraxin angegriffen, gibt er auf, wenn es höchstens 1 Armee kostet.",
        "Apraxin stays. If he is attacked, he gives up if it costs at most 1 army.",
        "If Apraxin is attacked, he gives up if it costs at most 1 army.",
    ],
)
def test_who_gives_up_as_he_is_the_one_told_of_before(text: str) -> None:
    orders = orders_of(moment("turn2"), "Elisabeth", text)[1]
    assert [order_line(one) for _, one in orders] == ["battle Apraxin if attacked: loss 1"]


@pytest.mark.parametrize(
    "text",
    [
        "Kommt Heinrich, gibt er auf.",
        "If Heinrich comes, he gives up.",
        "Wird er angegriffen, gibt er auf, wenn es höchstens 1 Armee kostet.",
        "Greift ihn jemand an, gibt er auf, wenn es höchstens 1 Armee kostet.",
        "If anyone attacks him he gives up if it costs one army at most.",
    ],
)
def test_that_he_gives_up_is_no_plan_of_all_if_it_is_open_who_he_is(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Elisabeth", text)
    assert not orders
    assert receipt.warnings


@pytest.mark.parametrize(
    "text",
    [
        "If anyone is attacked, he gives up if it costs one at most.",
        "Wird jemand angegriffen, gibt er auf, wenn es höchstens 1 Armee kostet.",
        "Werden wir angegriffen, geben wir auf, wenn es höchstens 1 Armee kostet.",
        "If he attacks us, we give up if it costs one at most.",
    ],
)
def test_that_anyone_gives_up_is_a_plan_of_all(text: str) -> None:
    orders = orders_of(moment("turn2"), "Elisabeth", text)[1]
    assert [order_line(one) for _, one in orders] == ["battle if attacked: loss 1"] * 2


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Anywhere else: lose up to three without a fight.", "battle: loss 3"),
        ("In any fight we lose up to two men without fighting.", "battle: loss 2"),
        ("Schwerin loses up to two without a fight.", "battle Schwerin: loss 2"),
        ("Überall sonst: bis zu drei kampflos verlieren.", "battle: loss 3"),
        ("In jedem Kampf verlieren wir höchstens zwei ohne Kampf.", "battle: loss 2"),
        ("In jedem Kampf kampflos bis zu drei Truppen aufgeben.", "battle: loss 3"),
    ],
)
def test_what_is_lost_without_a_fight_is_a_loss(text: str, plan: str) -> None:
    assert filed(text) == [plan]


@pytest.mark.parametrize(
    "text",
    [
        "Daun will lose up to three without a fight.",
        "We will not lose up to three without a fight.",
        "We lost three without a fight.",
        "Wir verlieren nicht bis zu drei kampflos.",
        "Daun verliert bis zu drei kampflos.",
    ],
)
def test_what_others_lose_without_a_fight_is_no_plan(text: str) -> None:
    assert not orders_of(moment("turn5"), "Frederick", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "If anyone attacks me I fight but risk at most two.",
        "Werde ich angegriffen, nicht mehr als 25 ausgeben; bis zu drei Armeen Verlust sind mir recht.",
        "If attacked, spend no more than 25; up to three men of loss I can stomach.",
        "In any fight at most 20 points. Three men I can do without.",
    ],
)
def test_a_limit_that_may_be_another_is_asked_back_whole(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert not orders
    assert receipt.warnings


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("kaempfe: verlust 1, egal wer", "battle: loss 1"),
        ("Kämpfe: höchstens zwei Verluste.", "battle: loss 2"),
        ("Fights: loss 2", "battle: loss 2"),
        ("Kämpfe bis 20, Verlust 2", "battle: fight up to 20, loss 2"),
    ],
)
def test_fights_as_a_heading_do_not_say_to_fight(text: str, plan: str) -> None:
    assert filed(text) == [plan]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Schwerin nach Neisse über Grottkau. Kämpft bis 25, Verlust 1.",
         "battle Schwerin: fight up to 25, loss 1"),
        ("Schwerin: Grottkau, Neisse.\nKämpft bis 20 Punkte.", "battle Schwerin: fight up to 20"),
        ("Schwerin to Neisse via Grottkau. Fights up to 25 points.", "battle Schwerin: fight up to 25"),
    ],
)  # fmt: skip
def test_a_plan_without_a_subject_behind_a_general_is_asked_for_him(text: str, plan: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", text)
    assert [order_line(order) for _, order in orders] == ["move Schwerin: Grottkau, Neisse"]
    assert any(f"write: {plan}." in str(one) for one in receipt.warnings)


def test_a_plan_in_the_line_of_a_general_is_his() -> None:
    told = lines_taken("turn2", "Frederick", "Schwerin: Grottkau, Neisse. Kämpft bis 25, Verlust 1.")
    assert told == ["move Schwerin: Grottkau, Neisse", "battle Schwerin: fight up to 25, loss 1"]


@pytest.mark.parametrize("text", ["Für Hannover gilt: abfinden mit 1.", "Hanover settles for a loss of 1."])
def test_to_settle_is_no_loss_that_is_accepted(text: str) -> None:
    orders = orders_of(moment("turn4"), "Frederick", text)[1]
    assert [(nation, order_line(order)) for nation, order in orders] == [("Hanover", "battle: settle 1")]


OTHERWISE = {
    "Kampf Hannover: kämpfe bis 14, sonst Verlust 3": "battle: fight up to 14, loss 3",
    "Kampf Seydlitz gegen Soubise: kämpfe bis 11, ansonsten 2 Verluste hinnehmen":
        "battle Seydlitz > Soubise: fight up to 11, loss 2",
    "Kampf Ferdinand: kämpfen bis 12, andernfalls aufgeben": "battle Ferdinand: fight up to 12, concede",
    "battle Hanover: fight up to 14, otherwise loss 3": "battle: fight up to 14, loss 3",
    "battle Seydlitz against Soubise: fight up to 11, or else accept 2 losses":
        "battle Seydlitz > Soubise: fight up to 11, loss 2",
}  # fmt: skip


def test_what_comes_otherwise_is_part_of_the_plan_before_it() -> None:
    assert {text: filed(text) for text in OTHERWISE} == {text: [plan] for text, plan in OTHERWISE.items()}


def test_an_otherwise_that_would_turn_a_plan_round_is_asked_back() -> None:
    for text in ("Kampf Hannover: aufgeben, sonst kämpfen", "battle Hanover: ask, otherwise fight"):
        assert filed(text) == [], text


def test_to_fight_otherwise_is_what_a_loss_leaves_anyhow() -> None:
    for text in ("Kampf Hannover: Verlust 1, sonst kämpfen", "battle Hanover: loss 1, otherwise fight"):
        assert filed(text) == ["battle: loss 1"], text


BEFORE_A_LOSS = {
    "Kampf Ferdinand: bis 14 Punkte, Verlust 3": "battle Ferdinand: fight up to 14, loss 3",
    "Kampf Seydlitz gegen Soubise: höchstens 11 Punkte, dann Verlust 1":
        "battle Seydlitz > Soubise: fight up to 11, loss 1",
    "battle Seydlitz > Soubise: up to 11 points, keep R, loss 1":
        "battle Seydlitz > Soubise: fight up to 11, keep R, loss 1",
    # What is written as such stays what it is.
    "battle Ferdinand: spend 14, loss 3": "battle Ferdinand: spend 14, loss 3",
    "Kampf Ferdinand: 14 Punkte ausgeben, Verlust 3": "battle Ferdinand: spend 14, loss 3",
    "battle Ferdinand: loss 3, up to 14 points": "battle Ferdinand: loss 3, spend 14",
    "battle Ferdinand: up to 14 points": "battle Ferdinand: spend 14",
}  # fmt: skip


def test_points_that_stand_before_a_loss_are_fought_with_first() -> None:
    assert {text: filed(text) for text in BEFORE_A_LOSS} == {
        text: [plan] for text, plan in BEFORE_A_LOSS.items()
    }


def test_a_reserve_may_be_kept_by_its_letter() -> None:
    for text in (
        "In all fights of Hanover: loss 1, keep R.",
        "In allen Kämpfen von Hannover R behalten, Verlust 1.",
    ):
        _, orders = orders_of(moment("turn4"), "Frederick", text)
        assert [str(order.line_in_full) for _, order in orders] == ["battle: keep R, loss 1"], text


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Preußen: Kampf mit Verlust 3", "battle: loss 3"),
        ("Hannover: Schlacht mit höchstens 1 Verlust", "battle: loss 1"),
        ("Preußen: Kampf, Verlust 4", "battle: loss 4"),
        ("Für beide Nationen gelte: Schlacht mit Verlust 1.", "battle: loss 1"),
        ("For both nations: battle with loss 1.", "battle: loss 1"),
        ("Preußen: kämpf weiter, Verlust 3", "battle: fight, loss 3"),
        ("Hannover: kämpft mit höchstens 1 Verlust", "battle: fight, loss 1"),
    ],
)
def test_a_battle_with_a_loss_is_no_order_to_fight(text: str, plan: str) -> None:
    assert filed(text) == [plan]


@pytest.mark.parametrize(
    "text",
    [
        "Falls Dohna Saltikov angreift: bis 2 Verluste geben wir auf, sonst kämpfen.",
        "If Dohna attacks Saltikov: up to 2 losses we give up, otherwise fight.",
    ],
)
def test_who_gives_up_at_some_losses_does_not_give_up_at_all(text: str) -> None:
    """`concede` behind the limit gave each of his fights up."""
    orders = orders_of(moment("turn2"), "Elisabeth", text)[1]
    assert [order_line(one) for _, one in orders] == ["battle Saltikov > Dohna if attacked: loss 2"]


def test_who_is_attacked_in_another_word_is_not_who_attacks() -> None:
    text = "Wird Daun attackiert, so schlage er sich mit höchstens 30 Punkten."
    orders = orders_of(moment("turn3"), "Maria Theresa", text)[1]
    assert [order_line(one) for _, one in orders] == ["battle Daun if attacked: fight up to 30"]
