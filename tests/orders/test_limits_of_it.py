"""Plans that a sentence of its own goes on with: what a fight told of right before may cost, and what is done
when no card is enough; and attacks on a condition by those who are not named."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

CELLE = "Richelieu and Chevert via Hannover to Celle, attack Ferdinand there. "
LIMITED = [
    "move Richelieu + Chevert: Hannover, Celle",
    "attack Richelieu + Chevert > Ferdinand",
    "battle Richelieu > Ferdinand: spend 25",
]
PYRMONT = "move Richelieu + Chevert: Paderborn, Detmold, Pyrmont"


@pytest.mark.parametrize(
    "limit",
    [
        "I spend at most 25 points on it.",
        "I don't want to spend more than 25 points of cards on it.",
        "Ich möchte dafür nicht mehr als 25 Punkte ausgeben.",
        "Madame möchte dafür nicht mehr als 25 Punkte an Karten ausgeben.",
        "Ich will dafür höchstens 25 Punkte ausgeben.",
    ],
)
def test_what_it_may_cost_is_for_the_attack_told_of_right_before(limit: str) -> None:
    assert taken_whole("turn4", "Pompadour", CELLE + limit) == LIMITED


@pytest.mark.parametrize(
    "text",
    [
        "Chevert recruits 1 with D5. I want to spend at most 25 points on it.",
        "Chevert bekommt 2 neue Armeen. Ich möchte dafür nicht mehr als 25 Punkte ausgeben.",
        "Ich möchte dafür nicht mehr als 25 Punkte ausgeben.",
        f"{CELLE}Chevert recruits 1 with D5. I want to spend at most 25 points on it.",
    ],
)
def test_what_new_troops_or_something_untold_may_cost_is_no_plan(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert receipt.doubtful and "Battle" not in {
        type(one).__name__.removesuffix("Order") for _, one in orders
    }


@pytest.mark.parametrize(
    ("text", "end"),
    [
        (
            "Im Gefecht immer die kleinste Karte, mit der ich vorne liege. Wenn keine reicht: aufgeben.",
            "concede",
        ),
        ("In a fight always the smallest card that puts me ahead. If none does: concede.", "concede"),
        (
            "Kampf: immer die niedrigste Karte, die mich nach vorn bringt; reicht keine, gebe ich auf.",
            "concede",
        ),
        ("In all fights the lowest card that works; if none does, I give up.", "concede"),
        ("Always the lowest card that puts us ahead, and if no card is enough we concede.", "concede"),
        ("Kampf: niedrig. Reicht keine, dann fragen.", "ask"),
        ("Battle: low, and if none does ask me.", "ask"),
    ],
)
def test_what_is_done_when_no_card_is_enough_goes_on_with_a_plan(text: str, end: str) -> None:
    (plan,) = taken_whole("turn2", "Pompadour", text)
    # A plan says the same with its clauses in any order.
    assert plan.startswith("battle: ")
    assert sorted(plan.removeprefix("battle: ").split(", ")) == sorted(["fight", "low", end])


@pytest.mark.parametrize("text", ["Wenn keine reicht: aufgeben.", "If none is enough: concede."])
def test_when_no_card_is_enough_is_no_plan_by_itself(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Pompadour", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    ("text", "nations"),
    [
        (
            "Sollte einer meiner russischen Herren in ein Gefecht geraten, so möge er die Niederlage "
            "hinnehmen, wofern sie nicht mehr als zwei Mann kostet; andernfalls wehre er sich.",
            1,
        ),
        (
            "Gerät einer meiner Generale in ein Gefecht, soll er aufgeben, wenn es höchstens 2 kostet.",
            2,
        ),
        ("Kampf: aufgeben, wofern es höchstens 2 Mann kostet.", 2),
    ],
)
def test_whoever_gets_into_a_fight_has_the_plan(text: str, nations: int) -> None:
    assert taken_whole("turn2", "Elisabeth", text) == ["battle: loss 2"] * nations


@pytest.mark.parametrize(
    "text",
    [
        "Steht Cumberland dann noch in Hameln: Angriff von Pyrmont aus.",
        "Steht Cumberland noch in Hameln, greifen sie ihn an.",
        "If Cumberland is still in Hameln, attack from Pyrmont.",
        "If Cumberland is still in Hameln, attack him from Pyrmont.",
        "Falls Cumberland sich noch in Hameln befindet, Angriff von Pyrmont aus.",
    ],
)
def test_who_attacks_on_a_condition_may_be_told_by_his_city(text: str) -> None:
    orders = taken_whole("turn2", "Pompadour", f"Richelieu + Chevert: Paderborn, Detmold, Pyrmont\n{text}")
    assert orders == [PYRMONT, "if Cumberland in Hameln: attack Richelieu + Chevert > Cumberland"]


@pytest.mark.parametrize(
    "text",
    [
        "If Cumberland is still in Hameln, attack from Münster.",
        "If Cumberland attacks from Hameln, attack.",
        "Steht Cumberland dann noch in Hameln: kein Angriff von Pyrmont aus.",
    ],
)
def test_an_attack_by_nobody_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(
        moment("turn2"), "Pompadour", f"Richelieu + Chevert: Paderborn, Detmold, Pyrmont\n{text}"
    )
    assert receipt.doubtful and len(orders) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu und Chevert nach Celle und greifen Ferdinand an, falls die Hannoveraner noch dort sind.",
        "Richelieu und Chevert nach Celle und schlagen sich dort mit Ferdinand, falls er noch da ist.",
        "Richelieu and Chevert to Celle and attack Ferdinand unless the Hanoverians have fled.",
    ],
)
def test_a_nation_is_named_for_those_who_are_attacked(text: str) -> None:
    *_, attack = taken_whole("turn4", "Pompadour", text)
    assert attack == "if Ferdinand in Uelzen: attack Richelieu + Chevert > Ferdinand"


@pytest.mark.parametrize("who", ["Prussians", "Austrians"])
def test_another_nation_is_not_those_who_are_attacked(who: str) -> None:
    text = f"Richelieu goes to Celle and attacks Ferdinand if the {who} have not fled."
    assert orders_of(moment("turn4"), "Pompadour", text)[0].doubtful
