"""Answers and plans in usual turns of speech, with reasons and moods beside them."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

ANSWERS = {
    ("t2-russia-fight", "Elisabeth"): {
        "The six of hearts, he has earned it.": ["play H6"],
        "I'll put down the six of hearts and see what he does.": ["play H6"],
        "H6, because Dohna may need my help as well.": ["play H6"],
        "Hearts six, as my big cards are too dear for this.": ["play H6"],
        "H6. If he isn't impressed, the nine as well.": ["play H6", "play H9"],
        "H6, and should he be leading again, H9.": ["play H6", "play H9"],
        "We don't want to fight this one.": ["concede"],
        "Tell Lehwaldt he can have the city.": ["concede"],
        "No reply from Russia.": ["concede"],
        "Apraxin steps aside.": ["concede"],
        "Russia accepts the defeat and loses the two.": ["concede"],
        "Herz 6, weil Dohna noch Hilfe brauchen wird.": ["play H6"],
        "Ich fange mit der Herz 6 an. Reicht das nicht, die 9 hinterher.": ["play H6", "play H9"],
        "Herz 6; sollte Lehwaldt kontern, möchte ich wieder gefragt werden.": ["play H6", "ask"],
        "Da leg ich nichts drauf.": ["concede"],
        "Ich kämpfe hier nicht weiter.": ["concede"],
        "Rußland nimmt die Niederlage hin.": ["concede"],
    },
    ("t3-austria-fight", "Maria Theresa"): {
        "C11. Stop when we get away with three or fewer.": ["play C11", "loss 3"],
        "The eleven. Then give in as soon as it would only cost me two.": ["play C11", "loss 2"],
        "Kreuz 11, danach aufhören, sobald ich mit drei Mann davonkomme.": ["play C11", "loss 3"],
        "Kreuz 7, und wenn er noch was drauflegt, die 6, bis nur mehr drei Mann hin sind.":
            ["play C7", "play C6, loss 3"],
    },
}  # fmt: skip

PLANS = {
    "Nobody is to use more than 14 points in a fight.": ["battle: spend 14"],
    "Dohna may spend 16 points, since he is my last hope up there.": ["battle Dohna: spend 16"],
    "For Keith please play high from the outset, because he must not be thrown back.":
        ["battle Keith: high"],
    "In Keith's fight use as little as will do.": ["battle Keith: low"],
    "Don't start any fight without asking me first.": ["battle: ask"],
    "We'd like to fight out all the battles ourselves.": ["battle: ask"],
    "Against Daun fight with whatever we've got.": ["battle > Daun: fight"],
    "Keith gives up at a loss of two or less, otherwise he plays low.": ["battle Keith: low, loss 2"],
    "No reserves in any battle.": ["battle: keep R"],
    "Keine Kämpfe ohne Rückfrage": ["battle: ask"],
    "Alle Gefechte möchte ich selbst ausspielen.": ["battle: ask"],
    "Dohna kämpft bis 18 und lässt die Reserven in Ruhe.": ["battle Dohna: fight up to 18, keep R"],
    "Keiner darf mehr als 12 Punkte ausgeben.": ["battle: spend 12"],
    "Für alle gilt: immer die kleinste Karte, die reicht.": ["battle: low"],
    "Gegen Daun mit allem kämpfen, was wir haben.": ["battle > Daun: fight"],
}  # fmt: skip


def filed(text: str, player: str, situation: str) -> list[str]:
    orders = orders_of(moment(situation), player, text)[1]
    return [order_line(order) for _, order in orders]


@pytest.mark.parametrize("who", ANSWERS)
def test_an_answer_is_taken_in_any_turn_of_speech(who: tuple[str, str]) -> None:
    situation, player = who
    read = {text: filed(text, player, situation) for text in ANSWERS[who]}
    for text, lines in read.items():
        # The number of the question and the sides of the fight are told elsewhere.
        assert [line.split(": ", 1)[1] for line in lines] == ANSWERS[who][text], text


def test_plans_are_taken_in_any_turn_of_speech() -> None:
    read = {text: filed(f"nation Prussia\n{text}", "Frederick", "turn3") for text in PLANS}
    assert read == PLANS


@pytest.mark.parametrize(
    "text",
    [
        "In every fight loss 2, only when it is raining.",
        "In every fight loss 2, it is not for Keith.",
        "In every fight loss 2, that goes just for the first.",
        "In every fight loss 2, he should spend as he likes.",
        "In jedem Kampf Verlust 2, das gilt nicht für Keith.",
        "In jedem Kampf Verlust 2, das gilt nur beim ersten.",
    ],
)
def test_what_may_narrow_a_plan_is_not_passed_over(text: str) -> None:
    assert not filed(f"nation Prussia\n{text}", "Frederick", "turn3")


OF_HIM = {
    "Dohna holds. If he is attacked he gives up at once.": ["battle Dohna if attacked: concede"],
    "Dohna stays where he is. If anyone attacks him, he fights up to 12 points.":
        ["battle Dohna if attacked: fight up to 12"],
    "Dohna bleibt. Wenn er angegriffen wird: kämpfe bis 12": ["battle Dohna if attacked: fight up to 12"],
    "If he is attacked: fight to 12": [],
}  # fmt: skip


def test_he_who_is_attacked_is_the_one_told_of_before() -> None:
    read = {text: filed(f"nation Prussia\n{text}", "Frederick", "turn3") for text in OF_HIM}
    assert read == OF_HIM


def test_cards_kept_against_somebody_leave_the_plan_for_all_fights_in_force() -> None:
    text = "nation Prussia\nIn all fights up to 18 points, loss 2. But against Daun keep the Reserves."
    assert sorted(filed(text, "Frederick", "turn3")) == [
        "battle > Daun: fight up to 18, loss 2, keep R",
        "battle: fight up to 18, loss 2",
    ]


@pytest.mark.parametrize(
    ("heading", "nations"),
    [
        ("To all Prussian forces", {"Prussia"}),
        ("These are my instructions for Hanover:", {"Hanover"}),
        ("Befehle an die preußischen Truppen", {"Prussia"}),
    ],
)
def test_a_plan_is_for_the_nation_that_its_heading_names(heading: str, nations: set[str]) -> None:
    orders = orders_of(moment("turn3"), "Frederick", f"{heading}\nIn all fights loss 1.")[1]
    assert {nation for nation, _ in orders} == nations


def test_what_is_said_of_others_or_of_words_is_none_of_the_plan() -> None:
    """Each of these was read as a plan or an attack that nobody meant."""
    before = (
        "nation Prussia\nmove Friedrich + Winterfeldt: Rumburg, Zittau\nmove Schwerin: Reichenbach, Neurode\n"
    )
    for text in (
        "Win with Friedrich whatever it costs, all others: loss 3.",
        "Friedrichs Angriff auf Karl zuerst, danach der von Schwerin auf Laudon.",
    ):
        lines = filed(before + text, "Frederick", "turn3")
        assert all(line.startswith("move ") for line in lines), text
    lines = filed(before + "Second fight: Schwerin against Laudon.", "Frederick", "turn3")
    assert [line for line in lines if line.startswith("battle ")] == []
    for text, meant in {
        "Hearts six, and that's all I wish to say about this fight.": ["play H6"],
        "H6. Nothing more to report tonight.": ["play H6"],
        "Herz 6, und Feierabend für diese Woche.": ["play H6"],
        "H6 and H9 would not be enough, so H6.": ["play H6"],
    }.items():
        told = [line.split(": ", 1)[1] for line in filed(text, "Elisabeth", "t2-russia-fight")]
        assert told in (meant, []), text


def test_short_plans_without_a_head_are_for_all_fights_and_lose_nothing() -> None:
    for text, plan in {
        "fight up to 14, keep R, lose two at most": "battle: fight up to 14, keep R, loss 2",
        "kämpfen bis 14, ohne R, höchstens 2 verlieren": "battle: fight up to 14, keep R, loss 2",
    }.items():
        assert filed(f"nation Prussia\n{text}", "Frederick", "turn3") == [plan], text
