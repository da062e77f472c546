"""Plans that people tell in phrases: every word of a sentence is known, or nothing of it is taken."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def filed(text: str, player: str, situation: str = "turn4") -> list[str]:
    """The plans of a letter, each with its nation."""
    orders = orders_of(moment(situation), player, text)[1]
    lines = [f"{nation}: {order_line(order)}" for nation, order in orders]
    return [line for line in lines if ": battle" in line]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("battle Richelieu: low, but never use more than 18 points in a battle", "Richelieu: low, spend 18"),
        ("battle Soubise: big cards first, and stop once only 3 men are at stake", "Soubise: high, loss 3"),
        ("battle Chevert: keep fighting, keep both jokers, don't lose more than 2 men",
         "Chevert: fight, keep R, loss 2"),
        ("battle everybody else: loss 2, spend 15 as usual", ": spend 15, loss 2"),
        ("battle elsewhere: settle for one man", ": settle 1"),
        ("fights everywhere: up to 18 points", ": fight up to 18"),
        ("Kampf sonst: abfinden 2", ": settle 2"),
        ("Kampf allen übrigen: Verlust 1", ": loss 1"),
        ("Kampf überall: kämpfe bis 18, wie letztes Mal", ": fight up to 18"),
        ("Kampf (immer): Verlust 3", ": loss 3"),
        ("Kampf Chevert: nur kleine Karten, und sobald es nur 3 Armeen kostet, Schluss machen",
         "Chevert: low, loss 3"),
        ("Kampf Richelieu: kämpfe bis 30, beide Reserven behalte ich", "Richelieu: fight up to 30, keep R"),
    ],
)  # fmt: skip
def test_half_prose_behind_the_verb_of_a_plan_is_read(text: str, plan: str) -> None:
    assert filed(text, "Pompadour") == [f"France: battle{'' if plan[0] == ':' else ' '}{plan}"]


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("In every fight settle for two lost men.", "settle 2"),
        ("In all battles we get away with a loss of one.", "settle 1"),
        ("In any fight accept a loss of up to two.", "loss 2"),
        ("In all fights give up once it costs only one troop.", "loss 1"),
        ("In every battle spend no more than 14 points.", "spend 14"),
        ("In jedem Kampf finden wir uns mit zwei verlorenen Armeen ab.", "settle 2"),
        ("In allen Gefechten den Verlust auf eine Armee drücken.", "settle 1"),
        ("In jedem Gefecht nehmen wir einen Verlust von höchstens 2 in Kauf.", "loss 2"),
        ("In allen Kämpfen gebe ich auf, sobald nur noch 2 Armeen auf dem Spiel stehen.", "loss 2"),
        ("In jedem Kampf höchstens 14 Punkte ausgeben.", "spend 14"),
    ],
)
def test_none_of_loss_settle_and_spend_is_taken_for_another(text: str, clause: str) -> None:
    assert filed(text, "Pompadour") == [f"France: battle: {clause}"]


@pytest.mark.parametrize(
    "text",
    [
        "Fights, for both: loss 2.",
        "Kampf für beide: Verlust 2",
        "In every fight, both Austria and the Imperials: loss of two at most.",
    ],
)
def test_a_plan_for_both_is_for_both_nations(text: str) -> None:
    assert filed(text, "Maria Theresa") == ["Austria: battle: loss 2", "Imperial Army: battle: loss 2"]


@pytest.mark.parametrize(
    "text",
    [
        "Against Ferdinand I will fight it out myself, card by card.",
        "Kampf gegen Ferdinand: den führe ich selbst, bitte vor jeder Karte fragen.",
        "Gegen Ferdinand entscheide ich selbst, bitte jedes Mal fragen.",
    ],
)
def test_whoever_fights_himself_is_asked(text: str) -> None:
    assert filed(text, "Pompadour") == ["France: battle > Ferdinand: ask"]


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        ("t2-russia-fight", "Elisabeth",
         "49: the six of hearts. If he beats it, the nine too, and then stop.",
         ["play H6", "play H9, concede"]),
        ("t3-austria-fight", "Maria Theresa", "Kreuz 7. Wenn er danach wieder drübergeht, noch die 11, "
         "die 6 behalte ich.", ["play C7", "play C11, keep C6"]),
        ("t4-austria-fight", "Maria Theresa", "We play the eleven of spades, it is all we have, let's see.",
         ["play S11"]),
        ("t4-austria-fight", "Maria Theresa", "Lacy legt die Pik 11.", ["play S11"]),
        ("t4-prussia-fight", "Frederick", "Zu 114: die Reserve, Wert 8.", ["play R8"]),
        ("t4-prussia-fight", "Frederick", "114: a Reserve worth 9", ["play R9"]),
        ("t4-hanover-fight", "Frederick",
         "nation Hanover\nanswer 158: D7\nfor the rest of this fight: settle for 2", ["play D7", "settle 2"]),
        ("t4-hanover-fight", "Frederick",
         "Nation Hannover\nAntwort 158: Karo 5\ndann die Karo 8, und dann Schluss",
         ["play D5", "play D8, concede"]),
    ],
)  # fmt: skip
def test_an_answer_goes_on_in_phrases(situation: str, player: str, text: str, orders: list[str]) -> None:
    found = orders_of(moment(situation), player, text)[1]
    assert sorted(order_line(order).partition(": ")[2] for _, order in found) == sorted(orders)


@pytest.mark.parametrize(
    "text",
    [
        "In every fight lose more than 2 troops.",
        "In every fight spend more than 14 points.",
        "In every fight not settle for 1.",
        "In every fight settle for 1 unless it is Friedrich.",
        "In every fight settle for 1 or 2.",
        "In every fight except against Ferdinand loss 2.",
        "In every fight loss 2, perhaps.",
        "In every fight loss 2 and settle for 1.",
        "In every fight play the reserves.",
        "In jedem Kampf mehr als 2 Armeen verlieren.",
        "In jedem Kampf Verlust 2, außer gegen Ferdinand.",
        "In jedem Kampf nicht aufgeben.",
        "In keinem Kampf mit einer Armee abfinden.",
        "That's it for France.",
        "France: that is all, we are done.",
    ],
)
def test_what_is_denied_or_doubted_is_no_plan(text: str) -> None:
    assert not filed(text, "Pompadour")


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        ("I want to decide all battles myself.", ["battle: ask"]),
        ("Whoever attacks us: fight up to 12.", ["battle if attacked: fight up to 12"]),
        ("Wer uns angreift: kämpfe bis 12.", ["battle if attacked: fight up to 12"]),
        ("Battles everywhere: settle 2.", ["battle: settle 2"]),
        ("Kampf Frankreich: Schluss machen", ["battle: concede"]),
        ("Im Kampf kämpft Soubise mit bis zu 12 Punkten, die anderen geben bei 3 auf.",
         ["battle Soubise: fight up to 12", "battle: loss 3"]),
        # Of two plans for the same fight the later one stands.
        ("Kampf Soubise: niedrig\nDie Reserven werden nirgends gespielt.",
         ["battle Soubise: low", "battle Soubise: low, keep R", "battle: keep R"]),
        ("Kampf Soubise: nur kleine Karten\nDie Reserven werden nirgends gespielt.",
         ["battle Soubise: low", "battle Soubise: low, keep R", "battle: keep R"]),
    ],
)  # fmt: skip
def test_what_is_said_of_all_fights_in_phrases_is_a_plan(text: str, plans: list[str]) -> None:
    assert sorted(filed(text, "Pompadour")) == sorted(f"France: {plan}" for plan in plans)
