"""Which of the attacks told of before is fought first."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

LETTER = (
    "Heinrich: Borna -> Altenburg => Kampf gegen Hildburghausen\nSchwerin + Keith Schweidnitz, attack Daun\n"
)
DAUN, HILDBURGHAUSEN = "attack Schwerin + Keith > Daun", "attack Heinrich > Hildburghausen"


@pytest.mark.parametrize(
    "text",
    [
        "Reihenfolge der Kämpfe: zuerst Daun, dann Hildburghausen.",
        "Order of the fights: first Daun, then Hildburghausen.",
        "Daun first, Hildburghausen second.",
        "Fight Daun first.",
        "Hildburghausen kommt zuletzt.",
        "The attack on Daun comes first.",
        "Zuerst der Kampf gegen Daun.",
    ],
)
def test_attacks_are_put_in_the_order_that_a_sentence_tells(text: str) -> None:
    attacks = [one for one in taken_whole("turn5", "Frederick", LETTER + text) if one.startswith("attack")]
    assert attacks == [DAUN, HILDBURGHAUSEN]


@pytest.mark.parametrize(
    "text",
    [
        "Not Daun first.",
        "Lacy first.",
        "Second Daun, first Hildburghausen.",
        "Maybe Daun first.",
        "Then Daun.",
        "Daun second.",
        "Daun zuerst, wenn Heinrich Hilfe braucht.",
    ],
)
def test_another_order_than_one_of_attacks_changes_nothing(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", LETTER + text)
    told = [one.text for _, one in orders if type(one).__name__ == "AttackOrder"]
    assert receipt.doubtful and "Hildburghausen" in told[0]


def test_attacks_in_the_orders_own_form_are_left_in_their_order() -> None:
    lines = f"move Heinrich: Borna, Altenburg\n{HILDBURGHAUSEN}\nmove Schwerin + Keith: Schweidnitz\n{DAUN}\n"
    receipt, orders = orders_of(moment("turn5"), "Frederick", f"{lines}Daun first.")
    assert receipt.doubtful and len(orders) == len(lines.splitlines())


@pytest.mark.parametrize(
    "text",
    [
        "Dohna moves to Woldenberg, so he has to fight Saltikov there.\nFriedrich attacks Browne first.",
        "Dohna to Woldenberg and attacks Saltikov. Friedrich attacks Browne before anything else is fought.",
        "Dohna nach Woldenberg, greift Saltikov an.\nFriedrich greift Browne vor allen anderen an.",
    ],
)
def test_an_attack_may_be_put_before_those_told_of_before(text: str) -> None:
    letter = f"Friedrich to Weißwasser by Löbau and Bautzen. {text}"
    told = taken_whole("turn4", "Frederick", letter)
    assert told[-2:] == ["attack Friedrich > Browne", "attack Dohna > Saltikov"]


@pytest.mark.parametrize("text", ["before Lacy comes", "before turn 6"])
def test_an_attack_before_something_else_is_asked_about(text: str) -> None:
    letter = f"Friedrich to Weißwasser by Löbau and Bautzen. Friedrich attacks Browne {text}."
    receipt, _ = orders_of(moment("turn4"), "Frederick", letter)
    assert receipt.doubtful or receipt.problems
