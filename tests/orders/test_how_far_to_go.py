"""Plans in turns of speech that say how far to go, and answers that choose a card by what it does."""

from __future__ import annotations

from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

PLANS = {
    "Heinrich goes all in.": ["battle Heinrich: fight"],
    "Seydlitz: hold nothing back.": ["battle Seydlitz: fight"],
    "Dohna surrenders without a fight.": ["battle Dohna: concede"],
    "Heinrich quits once we're down to a loss of 1.": ["battle Heinrich: loss 1"],
    "Stop as soon as we'd lose just two.": ["battle: loss 2"],
    "Down by only two: give up.": ["battle: loss 2"],
    "16 points at most, after that withdraw.": ["battle: fight up to 16, concede"],
    "In all battles: play low. Stop after 18 points.": ["battle: low, spend 18"],
    "Loss 1 for everybody except Heinrich, who fights to the end.": [
        "battle: loss 1",
        "battle Heinrich: fight",
    ],
    "Nobody uses the H9.": ["battle: keep H9"],
    "Seydlitz kämpft bis zum letzten Mann, egal was es kostet.": ["battle Seydlitz: fight"],
    "Aufhören, sobald wir nur noch zwei verlieren würden.": ["battle: loss 2"],
    "Max. 14 Pkt., danach Rückzug.": ["battle: fight up to 14, concede"],
    "Alle Generäle Verlust 1, außer Heinrich: Verlust 2.": ["battle: loss 1", "battle Heinrich: loss 2"],
    "Beide Joker bleiben unangetastet.": ["battle: keep R"],
}

NOT_WHOLE = [
    "Loss 2 in any fight, except Keith.",
    "Heinrich spends 12, Seydlitz 16, the others nothing.",
    "Heinrich and Seydlitz may lose two, the rest one.",
    "Alle anderen halten.",
    "Vom 4. bis 19. bin ich in Wien, danach wieder hier.",
]
"""What holds for nobody that it names, or for others than those it names first, or is no plan."""

ANSWERS = {
    "My best spade, please.": "play S13",
    "The biggest card I've got!": "play S13",
    "Whatever puts me ahead.": "play S3",
    "Die stärkste Karte, die ich habe.": "play S13",
    "Die billigste, die mich ins Plus bringt.": "play S3",
}


def test_plans_say_how_far_to_go() -> None:
    now = moment("turn3")
    read = {
        text: [order_line(one) for _, one in orders_of(now, "Frederick", f"nation Prussia\n{text}")[1]]
        for text in PLANS
    }
    assert read == PLANS


def test_of_a_plan_that_is_read_in_part_nothing_is_taken() -> None:
    for text in NOT_WHOLE:
        orders = orders_of(moment("turn3"), "Frederick", f"nation Prussia\n{text}")[1]
        assert not any(isinstance(one, BattleOrder) for _, one in orders), text


def test_an_answer_chooses_its_card_by_what_it_does() -> None:
    assert_answered(ANSWERS)


BESIDE = {
    "S10, Lacy can't beat that.": "play S10",
    "I won't concede yet: the 8 of spades.": "play S8",
    "Meine höchste Karte, da kommt er nicht drüber.": "play S13",
    "Pik 11, Lacy soll staunen.": "play S11",
}
"""What is said of the enemy beside a card."""


def test_what_is_said_of_the_enemy_beside_a_card_changes_nothing() -> None:
    assert_answered(BESIDE)


def assert_answered(answers: dict[str, str]) -> None:
    """Each text answers with its card, and nothing is in doubt."""
    now = moment("t4-prussia-fight")
    for text, answer in answers.items():
        receipt, orders = orders_of(now, "Frederick", text)
        assert [order_line(one) for _, one in orders] == [f"answer 114: {answer}"], text
        assert not receipt.doubtful, text


OF_ONE_FIGHT = {
    "Keith fights with anything he has if Daun attacks.": ["battle Keith > Daun if attacked: fight"],
    "Schwerin may spend up to 14 points against Laudon, after that he gives in.":
        ["battle Schwerin > Laudon: fight up to 14, concede"],
    "Don't spend the Reserves for Seydlitz.": ["battle Seydlitz: keep R"],
    "Schwerin versus Daun: high cards first, no limit.": ["battle Schwerin > Daun: fight, high"],
    "Keep the Reserves whatever happens, and keep S12 too.": ["battle: keep S12 R"],
    "Browne u. Karl sind mir max. 14 Punkte wert, mehr nicht.": ["battle > Browne + Karl: spend 14"],
    "If Karl and Browne lose, push them as far from their trains as you can.":
        ["retreat Karl + Browne: off supply"],
    "Drive Lacy west, best of all to Brüx, if Friedrich wins.": ["retreat Lacy: Brüx"],
    "Lacy möchte ich bei einem Sieg nach Brüx schicken.": ["retreat Lacy: Brüx"],
}  # fmt: skip


def test_who_fights_and_who_runs_is_told_in_any_place_of_a_sentence() -> None:
    now = moment("turn3")
    read = {
        text: [order_line(one) for _, one in orders_of(now, "Frederick", f"nation Prussia\n{text}")[1]]
        for text in OF_ONE_FIGHT
    }
    assert read == OF_ONE_FIGHT
