"""What is not to be done never becomes the order that is denied, nor is that order proposed."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from pbem.report.record import Receipt
from support.letters.people_letters import moment, orders_of

TURN, FIGHT, RETREAT = (
    ("turn5", "Frederick"),
    ("t4-prussia-fight", "Frederick"),
    ("t4-austria-chooses-retreat", "Maria Theresa"),
)
TO_ALTENBURG = "Heinrich: Borna, Altenburg\n"

ATTACKS = [
    "do not attack Heinrich > Hildburghausen",
    "Heinrich is not to attack Hildburghausen",
    "Heinrich must not attack Hildburghausen.",
    "Heinrich never attacks Hildburghausen.",
    "Heinrich won't attack Hildburghausen",
    "kein Angriff Heinrich > Hildburghausen",
    "Heinrich greift Hildburghausen nicht an.",
    "Heinrich soll Hildburghausen auf keinen Fall angreifen.",
]

OTHERS = [
    (TURN, "do not move Friedrich: Bautzen"),
    (TURN, "no move Friedrich: Bautzen"),
    (TURN, "I forbid Heinrich to go to Borna."),
    (TURN, "Ich verbiete Heinrich, nach Borna zu gehen."),
    (TURN, "do not recruit S12: Friedrich 2"),
    (TURN, "never recruit S12: Friedrich 2"),
    (TURN, "I won't recruit with S12: Friedrich 2"),
    (TURN, "I do not buy two troops for Friedrich with S12."),
    (TURN, "rather not recruit S12: Friedrich 2"),
    (TURN, "ich kaufe nicht S12 Friedrich 2"),
    (TURN, "nicht rekrutiere S12: Friedrich 2"),
    (TURN, "no retreat Daun: Leipa"),
    (TURN, "do not retreat Daun: Leipa"),
    (FIGHT, "do not play 114: S13"),
    (FIGHT, "don't answer 114: play S13"),
    (FIGHT, "do not play S13"),
    (RETREAT, "don't answer 147: Breslau"),
]


def proposes(receipt: Receipt) -> bool:
    """Whether a receipt has a line that a `yes` would take."""
    return any("answer only: yes" in str(one) for one in (*receipt.doubtful, *receipt.problems))


@pytest.mark.parametrize("words", ATTACKS)
def test_a_denied_attack_is_asked_back(words: str) -> None:
    receipt, orders = orders_of(moment(TURN[0]), TURN[1], TO_ALTENBURG + words)
    assert [str(order.text) for _, order in orders] == [TO_ALTENBURG.strip()]
    assert receipt.doubtful and not proposes(receipt)


@pytest.mark.parametrize(("where", "words"), OTHERS)
def test_a_denied_order_is_asked_back(where: tuple[str, str], words: str) -> None:
    receipt, orders = orders_of(moment(where[0]), where[1], words)
    assert not orders
    assert receipt.doubtful or receipt.problems
    assert not proposes(receipt)


@pytest.mark.parametrize(
    ("where", "words"),
    [
        (TURN, "Perhaps buy two troops for Friedrich with S12"),
        (TURN, "I was going to buy two troops for Friedrich with S12."),
        (TURN, "Vielleicht kaufe ich zwei Armeen für Friedrich mit Pik 12."),
        (FIGHT, "anything but S13"),
        (FIGHT, "S13 would be a waste."),
        (FIGHT, "Lacy will play S13."),
        (FIGHT, "Lacy spielt Pik 13."),
    ],
)
def test_what_is_only_thought_of_is_no_order(where: tuple[str, str], words: str) -> None:
    receipt, orders = orders_of(moment(where[0]), where[1], words)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "words",
    [
        "I thought of buying two troops for Friedrich with S12.",
        "Ich wollte zwei Armeen für Friedrich mit Pik 12 kaufen.",
    ],
)
def test_a_purchase_that_was_wanted_is_no_order(words: str) -> None:
    assert not orders_of(moment("turn5"), "Frederick", words)[1]


def test_an_attack_that_was_wanted_is_no_order() -> None:
    _, orders = orders_of(
        moment("turn5"), "Frederick", TO_ALTENBURG + "Heinrich wanted to attack Hildburghausen."
    )
    assert [order.text for _, order in orders] == [TO_ALTENBURG.strip()]


@pytest.mark.parametrize(
    "words",
    [
        "don't keep the Reserve",
        "perhaps we fight up to 20, lose 2 at most",
        "All but Friedrich fight up to 20.",
        "fight up to 20 with everybody but Friedrich, he gives up",
        "In every fight but Friedrich's lose at most 2.",
        "We fight up to 20, Friedrich however gives up.",
        "Alle außer Friedrich kämpfen bis 20.",
        "Friedrich gives up, all others fight up to 20",
    ],
)
def test_no_plan_is_proposed_that_says_something_else(words: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", words)
    assert not orders and receipt.doubtful and not proposes(receipt)


def test_a_plan_for_all_and_one_for_somebody_else_are_two_plans() -> None:
    _, orders = orders_of(moment("turn5"), "Frederick", "battle: fight up to 20, but Friedrich gives up")
    assert [order_line(order) for _, order in orders] == [
        "battle: fight up to 20",
        "battle Friedrich: concede",
    ]


@pytest.mark.parametrize("words", ["Sweden holds", "Austria hold", "IA moves nothing"])
def test_no_hold_is_proposed_for_what_another_nation_does(words: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", words)
    assert not orders and not receipt.doubtful


def test_a_denial_beside_another_attack_does_not_hinder_it() -> None:
    _, orders = orders_of(
        moment("turn5"), "Frederick", TO_ALTENBURG + "Heinrich attacks Hildburghausen, not Lacy."
    )
    assert any("attacks Hildburghausen" in order.text for _, order in orders)


@pytest.mark.parametrize(
    "words",
    [
        "Keith stays. Daun will come to Neurode. He then goes to Strehlen.",
        "Lehwaldt stays. I fear Apraxin. He goes to Ciechanow.",
        "Seydlitz ist schwach. Soubise steht in Schöningen. Er geht nach Leipzig.",
    ],
)
def test_he_may_be_the_enemy_who_was_named_last(words: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", words)
    assert not orders and receipt.doubtful


def test_he_is_the_own_general_who_was_named_last() -> None:
    words = "Daun will come to Neurode. Keith is tired. He goes to Strehlen."
    _, orders = orders_of(moment("turn5"), "Frederick", words)
    assert [order_line(order) for _, order in orders] == ["move Keith: Schweidnitz, Breslau, Strehlen"]
