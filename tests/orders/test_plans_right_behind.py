"""How to fight, told in sentences of their own right behind an attack or an answer."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

ATTACK = "Winterfeldt goes to Rumburg and Tetschen and attacks Lacy. "
ANGRIFF = "Winterfeldt zieht nach Rumburg und Tetschen und greift Lacy an. "
HEAD = "battle Winterfeldt > Lacy: "


@pytest.mark.parametrize(
    ("sentence", "clauses"),
    [
        ("Fight to the last card.", "fight"),
        ("There is no limit.", "fight"),
        ("Cost is no object.", "fight"),
        ("Whatever it costs, but no Reserves.", "fight, keep R"),
        ("He isn't worth more than 30 points to me.", "spend 30"),
        ("Without burning more than 30 points.", "spend 30"),
        ("Stop at 30.", "fight up to 30"),
        ("Draw the line at 30 points.", "spend 30"),
        ("I don't mind losing two.", "loss 2"),
        ("I can live with losing a man or two.", "loss 2"),
        ("If we are only 2 behind, give up.", "loss 2"),
        ("If I would lose 2 or less I can live with it and stop.", "loss 2"),
        ("Settle cheaply, one lost is ok.", "settle 1"),
        ("From the top down.", "high"),
        ("Just enough to get ahead.", "low"),
        ("Cheapest cards first in that one, we've plenty of hearts.", "low"),
        ("Hands off the Reserves.", "keep R"),
        ("I need the Reserves for other things.", "keep R"),
        ("Leave the S13 out of it.", "keep S13"),
        ("Everything but the S13.", "keep S13"),
        ("Don't play anything without me.", "ask"),
        ("I'd rather play that by hand.", "ask"),
        ("Up to 30 points. Keep the Reserves.", "fight up to 30, keep R"),
        ("Low cards first. Fight on whatever it costs. Not a Reserve please.", "fight, low, reserve no"),
    ],
)
def test_a_plan_right_behind_an_attack_is_for_that_fight(sentence: str, clauses: str) -> None:
    assert taken_whole("turn4", "Frederick", ATTACK + sentence)[-1] == HEAD + clauses


@pytest.mark.parametrize(
    ("sentence", "clauses"),
    [
        ("Bis zum Letzten kämpfen.", "fight"),
        ("Kosten spielen keine Rolle.", "fight"),
        ("Er soll keine Karte schonen, nur die zwei Reserven bleiben im Kasten.", "fight, keep R"),
        ("Mehr als 30 Punkte ist er mir nicht wert.", "spend 30"),
        ("Bei 30 ist Schluss.", "fight up to 30"),
        ("Darf ruhig etwas kosten, aber nicht mehr als 30.", "spend 30"),
        ("Mit zwei Verlusten kann ich leben.", "loss 2"),
        ("Es dürfen zwei Armeen draufgehen.", "loss 2"),
        ("Sind wir nur 2 hinten, aufgeben.", "loss 2"),
        ("Von oben nach unten.", "high"),
        ("Immer die kleinste, die reicht, um vorn zu sein.", "low"),
        ("Finger weg von den Reserven.", "keep R"),
        ("Die Reserven brauche ich noch.", "keep R"),
        ("Die Pik 13 ist tabu.", "keep S13"),
        ("Das möchte ich selbst entscheiden.", "ask"),
    ],
)  # fmt: skip
def test_a_plan_right_behind_an_attack_is_for_that_fight_in_german(sentence: str, clauses: str) -> None:
    assert taken_whole("turn4", "Frederick", ANGRIFF + sentence)[-1] == HEAD + clauses


@pytest.mark.parametrize(
    "sentence",
    [
        "Maybe up to 30 points.",
        "Up to 30 points if Daun is not in Prag.",
        "At least 30 points.",
        "He will lose two men at most.",
        "He has no Reserves.",
        "Never mind.",
        "That's that.",
        "Carry on.",
        "Let me know.",
        "Last time we fought to the last card.",
        "Lacy has only low cards.",
        "Er hat keine Reserven mehr.",
        "Das kostet ihn zwei Mann.",
        "Wenn es regnet, bis 30 Punkte.",
        "Mehr ist nicht drin.",
    ],
)
def test_what_may_be_something_else_is_no_plan(sentence: str) -> None:
    attack = ATTACK if sentence.isascii() else ANGRIFF
    _, orders = orders_of(moment("turn4"), "Frederick", attack + sentence)
    assert not [one for _, one in orders if order_line(one).startswith("battle")]


def test_a_plan_behind_two_attacks_is_asked_back() -> None:
    text = "Winterfeldt: Rumburg, Tetschen. Schwerin attacks Daun, Winterfeldt attacks Lacy. Up to 30 points."
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert receipt.doubtful
    assert not [one for _, one in orders if order_line(one).startswith("battle")]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Play S10. If he comes back at me, lose at most 2.", "loss 2"),
        ("S10. If he answers, low cards first.", "low"),
        ("S10. If he goes over it, up to 30 points.", "fight up to 30"),
        ("S10, keep the Reserves. The 13 stays at home.", "keep S13 R"),
        ("S10. I need the 13 later.", "keep S13"),
        ("Pik 10. Wenn er nochmal vorlegt, die kleinen zuerst.", "low"),
        ("Pik 10. Die 13 bleibt erstmal zuhause.", "keep S13"),
        ("Pik 10. Die 13 brauche ich noch.", "keep S13"),
    ],
)
def test_what_follows_a_card_may_depend_on_an_answer_to_it(text: str, clauses: str) -> None:
    found = taken_whole("t4-prussia-fight", "Frederick", text)
    assert found[0] == "answer 114: play S10"
    assert set(found[1].removeprefix(HEAD).split(", ")) == set(clauses.split(", "))


@pytest.mark.parametrize(
    "text",
    [
        "S10. The 13 sleeps under my pillow.",
        "S10. The 13 is sacred to me.",
        "Pik 10. Die 13 wollen Wir noch aufsparen, wer weiß.",
        "Pik 10. Die 13 schläft daheim im Kasten.",
    ],
)
def test_a_card_of_which_something_strange_is_said_is_not_played(text: str) -> None:
    _, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    lines = [order_line(one) for _, one in orders]
    assert lines[0] == "answer 114: play S10"
    assert not any("play S13" in one for one in lines)


def test_cards_in_a_row_are_played_before_a_loss_ends_it() -> None:
    """`Only fold at 4 or under` holds before each of them, and the plan would ask it behind them."""
    receipt, orders = orders_of(
        moment("t3-austria-fight"), "Maria Theresa", "C7, then C6, then C11. Only fold at 4 or under."
    )
    assert receipt.doubtful
    assert [order_line(one) for _, one in orders] == ["answer 74: play C7"]


@pytest.mark.parametrize(
    ("situation", "player", "text", "clauses"),
    [
        ("t4-hanover-fight", "Frederick", "D7. If he goes on, the 8. If even that is not enough, give in.",
         "play D8, concede"),
        ("t4-hanover-fight", "Frederick",
         "D7. If the French come back the 8, and if they do it again they can have Uelzen, I keep the five.",
         "play D8, keep D5, concede"),
        ("t4-hanover-fight", "Frederick", "D7. If he answers, the 8, then I give in. I need the five.",
         "play D8, keep D5, concede"),
        ("t2-russia-fight", "Elisabeth",
         "H9. If he answers that and I fall behind again, the six as well. After that enough.",
         "play H6, concede"),
        ("t4-hanover-fight", "Frederick",
         "Karo 7. Geht er drüber, die 8. Reicht auch das nicht, geben wir auf.", "play D8, concede"),
        ("t4-hanover-fight", "Frederick",
         "Karo 8. Legt der Franzose nach, dann noch die 5, und wenn auch das nicht reicht, geben wir auf. "
         "Die Karo 7 brauche ich noch.", "play D5, keep D7, concede"),
    ],
)  # fmt: skip
def test_the_end_of_a_fight_is_told_step_by_step(
    situation: str, player: str, text: str, clauses: str
) -> None:
    assert taken_whole(situation, player, text)[1].partition(": ")[2] == clauses


@pytest.mark.parametrize(
    "text",
    [
        "use a reserve for winterfeldt, let it count as 9",
        "Take one of my Reserves, it shall stand for a 9.",
        "Nehmt eine Reserve, die soll als 9 zählen.",
    ],
)
def test_a_reserve_counts_what_it_is_to_count(text: str) -> None:
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["answer 114: play R9"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Use no Reserve in that affair.", "Don't use a Reserve for this one.", "Use no Reserve.",
        "In dieser Sache keine Reserve einsetzen.", "Bei diesem Streit keine Reserven ausgeben.",
    ],
)  # fmt: skip
def test_what_is_said_of_that_affair_is_for_the_fight_told_of(sentence: str) -> None:
    last = taken_whole("turn4", "Frederick", ATTACK + sentence)[-1]
    assert last in (f"{HEAD}keep R", f"{HEAD}reserve no")


@pytest.mark.parametrize(
    "sentence", ["Use no Reserve in that affair.", "In dieser Sache keine Reserve einsetzen."]
)
def test_without_an_attack_that_affair_is_asked_about(sentence: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"Winterfeldt to Rumburg. {sentence}")
    assert [order_line(one) for _, one in orders] == ["move Winterfeldt: Rumburg"] and receipt.doubtful


@pytest.mark.parametrize(
    "sentence",
    ["Use no Reserve in this turn.", "In dieser Runde keine Reserve einsetzen.", "Don't use any Reserve."],
)
def test_what_is_said_of_a_turn_is_for_all_its_fights(sentence: str) -> None:
    assert "battle: keep R" in taken_whole("turn4", "Frederick", f"Winterfeldt to Rumburg. {sentence}")
