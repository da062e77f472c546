"""Supply trains by the names that people give them."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("player", "text", "orders"),
    [
        ("Pompadour", "Soubise marches on Halberstadt, at last! The second cart follows Soubise to Eschwege.",
         ["move Soubise: Goslar, Wernigerode, Halberstadt", "move train 2: Eschwege"]),
        ("Pompadour", "Cart one to Paderborn, cart two to Eschwege.",
         ["move train 1: Paderborn", "move train 2: Eschwege"]),
        ("Pompadour", "Cart number one goes to Paderborn.", ["move train 1: Paderborn"]),
        ("Maria Theresa", "Österreich: Der erste Karren fährt nach Melnik.", ["move train 1: Prag, Melnik"]),
        ("Maria Theresa", "Österreich:\nFuhrwerk 1 nach Melnik", ["move train 1: Prag, Melnik"]),
        ("Pompadour", "My wagons: one goes Paderborn and Detmold, two goes Eschwege and Göttingen.",
         ["move train 1: Paderborn, Detmold", "move train 2: Eschwege, Göttingen"]),
        ("Pompadour", "Trains: number one goes to Paderborn, number two to Eschwege.",
         ["move train 1: Paderborn", "move train 2: Eschwege"]),
        ("Pompadour", "Meine Trosse: der erste nach Paderborn, der zweite nach Eschwege.",
         ["move train 1: Paderborn", "move train 2: Eschwege"]),
        ("Pompadour", "My two wagons: the second stays, the first goes to Paderborn.",
         ["move train 1: Paderborn"]),
        ("Maria Theresa", "Der Tross bei Raudnitz fährt nach Prag, der andere bleibt in Turnau.",
         ["move train 1: Prag"]),
        ("Maria Theresa", "Es folgt Laudon nach Neisse.", ["move Laudon: Neisse"]),
        ("Maria Theresa", "The first train of the Austrians to Melnik.", ["move train 1: Prag, Melnik"]),
        ("Maria Theresa", "Der erste Troß der Österreicher nach Melnik.", ["move train 1: Prag, Melnik"]),
    ],
)  # fmt: skip
def test_a_cart_is_a_supply_train(player: str, text: str, orders: list[str]) -> None:
    assert [order_line(order) for _, order in orders_of(moment("turn4"), player, text)[1]] == orders


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Pompadour", "The second dray follows Soubise to Eschwege."),
        ("Pompadour", "My escort follows Soubise to Goslar."),
        ("Maria Theresa", "Das Gepäck folgt Laudon nach Neisse."),
    ],
)
def test_who_is_followed_is_not_moved(player: str, text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), player, text)
    assert not orders
    assert any("does not say which piece it means" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("The first train goes to Meschede and the second one behind Soubise to Hersfeld.",
         ["move train 1: Olpe, Meschede", "move train 2: Hünfeld, Hersfeld"]),
        ("Train 2 to Hersfeld, the first stays where it is.", ["move train 2: Hünfeld, Hersfeld"]),
        ("Der zweite Troß nach Hersfeld, der erste nach Meschede.",
         ["move train 2: Hünfeld, Hersfeld", "move train 1: Olpe, Meschede"]),
        # The second of what is not told.
        ("Soubise to Kassel, the second to Hersfeld.", []),
    ],
)  # fmt: skip
def test_the_first_and_the_second_are_trains_behind_a_train(text: str, orders: list[str]) -> None:
    found = orders_of(moment("turn2"), "Pompadour", text)[1]
    assert [order_line(one) for _, one in found] == orders


@pytest.mark.parametrize(
    "text",
    [
        "No. 1 train to Człuchów. No. 2 train out of harm's way: Nowy Dwór, Płońsk.",
        "Number 1 convoy to Człuchów, number 2 convoy to Nowy Dwór, Płońsk.",
        "The No 1 wagon rolls to Człuchów and the No 2 wagon to Nowy Dwór, Płońsk.",
        "Nr. 1 Troß nach Człuchów. Nr. 2 Troß nach Nowy Dwór, Płońsk.",
        "nation Russia\nNo. 1 train to Człuchów. No. 2 to Nowy Dwór, Płońsk.",
    ],
)
def test_a_number_before_a_train_denies_nothing(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", text) == [
        "move train 1: Człuchów",
        "move train 2: Nowy Dwór, Płońsk",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "No train moves to Człuchów.",
        "No train to Człuchów.",
        "Kein Troß nach Człuchów.",
        "No. 1 train does not go to Człuchów.",
        "never Saltikov: Woldenberg",
    ],
)
def test_what_is_denied_is_not_proposed(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    told = " ".join(str(one) for one in (*receipt.problems, *receipt.doubtful))
    assert not orders
    assert told and "train 1: Człuchów" not in told and "train: Człuchów" not in told
    assert "Saltikov: Woldenberg" not in told.replace(text, "")


BOTH = ["move train 1: Brilon, Büren", "move train 2: Bebra, Sontra"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Train 1 to Büren via Brilon, the number 2 to Sontra via Bebra.", BOTH),
        (
            "The convoy number 1 goes to Büren passing by Brilon, the number 2 to Sontra passing for Bebra.",
            BOTH,
        ),
        ("The train number 2 advances to Sontra via Bebra, the number 1 rests in Meschede.", BOTH[1:]),
        ("Der Troß Nummer 1 zieht über Brilon nach Büren, die Nummer 2 über Bebra nach Sontra.", BOTH),
        ("Versorgung 1 über Brilon nach Büren, Versorgung 2 über Bebra nach Sontra.", BOTH),
        ("Versorgung 1 über Brilon nach Büren und Versorgung 2 bleibt.", BOTH[:1]),
        ("Trains: the first Brilon, Büren. The second Bebra, Sontra.", BOTH),
        ("Trosse: der erste Brilon, Büren. Der zweite Bebra, Sontra.", BOTH),
    ],
)
def test_each_train_of_a_sentence_has_its_own_way(text: str, orders: list[str]) -> None:
    assert taken_whole("turn3", "Pompadour", text) == orders


@pytest.mark.parametrize(
    "text",
    [
        # A number of what is not told, and a denial.
        "Soubise to Kassel, the number 2 to Sontra via Bebra.",
        "Train 1 to Büren via Brilon, the number 2 does not go to Sontra.",
        "Troß 1 über Brilon nach Büren, die Nummer 2 nicht nach Sontra.",
        "Soubise to Kassel. The second Bebra, Sontra.",
    ],
)
def test_a_number_that_may_be_no_train_is_asked_about(text: str) -> None:
    receipt, found = orders_of(moment("turn3"), "Pompadour", text)
    assert not any("train 2" in order_line(one) for _, one in found)
    assert receipt.problems or receipt.doubtful


def test_two_trains_of_a_sentence_are_moved_beside_a_set_up() -> None:
    text = "The convoy number 1 goes to Siegen passing by Betzdorf, the number 2 to Fulda by Schlüchtern."
    assert taken_whole("setup", "Pompadour", text) == [
        "move train 1: Betzdorf, Siegen", "move train 2: Schlüchtern, Fulda",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "train 1 just to Człuchów, the other one can stay where it is",
        "Russian train 1 to Człuchów, the other one may stay.",
        "Troß 1 nur nach Człuchów, der andere kann bleiben.",
        "Troß 1 nach Człuchów, der andere darf bleiben, wo er ist.",
    ],
)
def test_the_other_train_may_stay(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", text) == ["move train 1: Człuchów"]


@pytest.mark.parametrize(
    "text",
    [
        "train 1 to Człuchów, the other one can hardly stay",
        "train 1 to Człuchów, the other one can't stay",
    ],
)
def test_the_other_train_that_does_not_stay_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    assert not any("train 2" in order_line(one) for _, one in orders)
    assert receipt.problems or receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "The Göttingen train goes to Goslar via Northeim, the other one remains at Detmold.",
        "The Göttingen wagons go to Goslar via Northeim. The other one remains at Detmold.",
        "Der Göttinger Tross geht über Northeim nach Goslar, der andere bleibt in Detmold.",
        "Göttingen train: Northeim, Goslar. Detmold train stays.",
    ],
)
def test_a_train_is_called_by_its_city(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", f"{text}\n") == ["move train 2: Northeim, Goslar"]


@pytest.mark.parametrize(
    "text",
    [
        "The train at Nasielsk runs away from Lehwaldt, to Sierpc via Ciechanow.",
        "Train 2 flees from Lehwaldt to Sierpc via Ciechanow.",
        "Der Tross in Nasielsk flieht vor Lehwaldt über Ciechanow nach Sierpc.",
    ],
)
def test_who_runs_from_an_enemy_goes_elsewhere(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", f"{text}\n") == ["move train 2: Ciechanów, Sierpc"]
