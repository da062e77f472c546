"""Attacks in words that mean one only beside an enemy's name, and of attacks that nobody makes."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

MARCH, ATTACK = "move Schwerin: Reichenbach, Neurode", "attack Schwerin > Daun"


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin goes to Neurode via Reichenbach and pounces on Daun.",
        "Schwerin goes to Neurode via Reichenbach, then he takes on Daun.",
        "Schwerin to Neurode via Reichenbach; he teaches Daun a lesson.",
        "Schwerin goes to Neurode via Reichenbach in order to attack Daun.",
        "Schwerin to Neurode via Reichenbach so as to fight Daun.",
        "Schwerin goes to Neurode via Reichenbach. Then on to Daun in Glatz!",
        "Schwerin über Reichenbach nach Neurode und fällt über Daun her.",
        "Schwerin über Reichenbach nach Neurode, knöpft sich Daun vor.",
        "Schwerin über Reichenbach nach Neurode und nimmt Daun aufs Korn.",
        "Schwerin über Reichenbach nach Neurode und liefert Daun eine Schlacht.",
        "Schwerin über Reichenbach nach Neurode, da kriegt Daun eins auf die Mütze.",
        "Schwerin über Reichenbach nach Neurode, um Daun anzugreifen.",
        "Schwerin über Reichenbach nach Neurode. Dann drauf auf Daun!",
        "Schwerin goes after Daun, Reichenbach then Neurode.",
        "Schwerin goes after Daun: Reichenbach, Neurode.",
        "Schwerin: Reichenbach, Neurode; att. Daun.",
        "Schwerin Reichenbach-Neurode, atk. Daun",
        "Schwerin geht auf Daun los: Reichenbach, Neurode.",
        "Schwerin jagt Daun: Reichenbach, Neurode.",
        "Schwerin nach Reichenbach, Neurode, angr. Daun",
    ],
)
def test_they_attack_whom_the_words_name(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == [MARCH, ATTACK]


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich: Borna, Altenburg, and then at Hildburghausen.",
        "Heinrich moves to Altenburg and goes for Hildburghausen.",
    ],
)
def test_a_general_s_name_may_be_a_city_s_as_well(text: str) -> None:
    orders = taken_whole("turn5", "Frederick", f"{text}\n")
    assert orders == ["move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen"]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin to Neurode via Reichenbach, without attacking.",
        "Schwerin to Neurode via Reichenbach, but he does not attack Daun.",
        "Schwerin über Reichenbach nach Neurode, greift aber Daun nicht an.",
    ],
)
def test_who_attacks_nobody_only_marches(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == [MARCH]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin zieht nach Reichenbach, um Daun nächste Runde anzugreifen.",
        "Schwerin to Reichenbach in order to attack Daun next turn.",
    ],
)
def test_an_attack_for_later_is_none_now(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == ["move Schwerin: Reichenbach"]


@pytest.mark.parametrize(
    "text",
    [
        "If Schwerin takes on Daun, he loses.",
        "Keith doesn't take on Daun.",
        "Schwerin is at war with Daun.",
        "Daun is no match for Schwerin.",
        "Schwerin wartet auf Daun.",
        "Dass Schwerin auf Daun trifft, ist schade.",
        "Then Lacy comes at us.",
    ],
)
def test_what_only_sounds_so_attacks_nobody(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]


def test_what_is_said_of_an_enemy_first_leaves_the_march_whole() -> None:
    text = "Jetzt kriegt der Daun Haue: Schwerin und Keith nach Reichenbach.\n"
    orders = [str(order) for _, order in orders_of(moment("turn4"), "Frederick", text)[1]]
    assert len(orders) == 1 and "Keith" in orders[0] and "Schwerin" in orders[0]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin goes to Neurode by Reichenbach instead of attacking Daun.",
        "Schwerin goes to Neurode by Reichenbach rather than attack Daun.",
        "Schwerin nach Neurode über Reichenbach statt Daun anzugreifen.",
        "Schwerin zieht über Reichenbach nach Neurode, anstatt Daun anzugreifen.",
        "Schwerin flieht vor Daun: Reichenbach, Neurode.",
        "Schwerin threatens Daun: Reichenbach, Neurode.",
    ],
)
def test_an_attack_that_is_not_made_is_none(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == [MARCH]


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich goes after Hildburghausen.",
        "Heinrich goes against Hildburghausen.",
        "Heinrich marches against Hildburghausen.",
        "Heinrich jagt Hildburghausen.",
        "Heinrich zieht gegen Hildburghausen.",
    ],
)
def test_who_goes_after_an_enemy_marches_against_him(text: str) -> None:
    assert taken_whole("turn5", "Frederick", f"{text}\n") == ["move Heinrich against Hildburghausen"]


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich against Hildburghausen.",
        "Heinrich does not go after Hildburghausen.",
        "If he moves, Heinrich goes after Hildburghausen.",
        "Hildburghausen goes after Heinrich.",
    ],
)
def test_a_march_against_an_enemy_that_is_not_certain_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", f"{text}\n")
    assert not orders and receipt.doubtful
