"""Where a piece goes that is told by another one's march: `thither`, `before him`; and cities that are not
known."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def taken(situation: str, player: str, text: str) -> list[str]:
    """What a letter has on file, a line each."""
    return [order_line(order) for _, order in orders_of(moment(situation), player, text)[1]]


@pytest.mark.parametrize(
    "text",
    [
        "Cumberland moves by Springe to the city of Hannover, and Ferdinand repairs thither, by Soltau.",
        "Cumberland zieht über Springe nach Hannover, und Ferdinand geht ebenfalls dorthin.",
        "Cumberland goes to Hannover by Springe. Ferdinand goes there too, via Soltau and Fallingbostel.",
        "Cumberland goes to Hannover by Springe; Ferdinand likewise, by Soltau and Fallingbostel.",
        "Cumberland Springe Hannover, Ferdinand auch dahin",
        "Cumberland rückt über Springe nach Hannover, wohin ihm Ferdinand über Soltau folgt.",
    ],
)
def test_a_piece_goes_where_the_one_told_of_before_went(text: str) -> None:
    assert taken("turn2", "Frederick", f"Hanover:\n{text}\n") == [
        "move Cumberland: Springe, Hannover",
        "move Ferdinand: Soltau, Fallingbostel, Hannover",
    ]


def test_nobody_goes_thither_if_nobody_went_anywhere() -> None:
    assert not taken("turn2", "Frederick", "Hannover:\nCumberland bleibt, Ferdinand soll dorthin.\n")


@pytest.mark.parametrize(
    "text",
    [
        "Daun goes before Laudon to Neurode.",
        "Daun geht vor Laudon nach Neurode.",
        "Daun marches to Neurode before Laudon does.",
        "Before Laudon, Daun goes to Neurode.",
        "Bevor Laudon zieht, geht Daun nach Neurode.",
    ],
)
def test_a_piece_that_moves_later_is_not_moved_along(text: str) -> None:
    assert taken("turn4", "Maria Theresa", text) == ["move Daun: Neurode"]


def test_a_move_before_one_that_is_told_already_is_asked_back() -> None:
    text = "Laudon to Neisse. Daun goes ahead of Laudon to Neurode."
    assert taken("turn4", "Maria Theresa", text) == ["move Laudon: Neisse"]


@pytest.mark.parametrize(
    "text",
    [
        "Saltikov goes through Arnswalde and reaches Blubberburg.",
        "Saltikov goes to Arnswalde, then occupies Blubberburg.",
        "Saltikov zieht über Arnswalde und besetzt Blubberburg.",
        "Saltikov zieht nach Arnswalde und erreicht schließlich Blubberburg",
    ],
)
def test_a_way_that_ends_in_a_city_that_is_not_known_is_no_shorter_one(text: str) -> None:
    assert not taken("turn5", "Elisabeth", text)


def test_a_march_may_take_what_is_no_city() -> None:
    text = "Saltikov zieht nach Arnswalde und nimmt Quartier."
    assert taken("turn5", "Elisabeth", text) == ["move Saltikov: Arnswalde"]


@pytest.mark.parametrize(
    "text",
    [
        "If Dohna is weak, Saltikov goes through Arnswalde to Blubberburg.",
        "Saltikov might go from Woldenberg via Arnswalde to Blubberburg.",
        "Arnswalde, Blubberburg for Saltikov, that makes two.",
        "Saltikov by Arnswalde gets to Blubberburg",
    ],
)
def test_no_way_is_proposed_without_a_city_that_was_named(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", text)
    assert not orders
    assert receipt.doubtful
    assert all("write: move" not in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "go to Friedeberg with Saltikov and attack Dohna in Landsberg, if Dohna is still there",
        "Saltikov geht nach Friedeberg und greift Dohna in Landsberg an, falls der noch da ist.",
        "Saltikov goes to Friedeberg and attacks Dohna at Landsberg if he is still there",
    ],
)
def test_a_condition_behind_whom_is_attacked_is_none_of_the_march(text: str) -> None:
    assert taken("turn5", "Elisabeth", text) == [
        "move Saltikov: Friedeberg",
        "if Dohna in Landsberg: attack Saltikov > Dohna",
    ]


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Pompadour", "Soubise to Goslar when Ferdinand comes."),
        ("Pompadour", "Wenn Ferdinand kommt, geht Soubise nach Goslar."),
        ("Frederick", "Lehwaldt to Ortelsburg if Tottleben hasn't moved towards Olsztyn."),
        ("Frederick", "Lehwaldt nach Ortelsburg, falls Tottleben auf Olsztyn zu marschiert ist."),
    ],
)
def test_who_comes_or_is_under_way_is_nowhere_in_particular(player: str, text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), player, text)
    assert not orders
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Keith to Reichenbach, followed by Schwerin.",
        "Keith goes to Reichenbach, whom Schwerin follows.",
        "Keith to Reichenbach, Schwerin right behind.",
        "Keith nach Reichenbach, dem Schwerin folgt.",
        "Keith geht nach Reichenbach, gefolgt von Schwerin.",
        "Keith nach Reichenbach, und Schwerin zieht hinterher.",
    ],
)
def test_who_comes_behind_goes_to_the_same_city(text: str) -> None:
    assert taken("turn3", "Frederick", f"{text}\n") == [
        "move Keith: Reichenbach",
        "move Schwerin: Reichenbach",
    ]


@pytest.mark.parametrize("follows", ["closely followed by Schwerin", "and Schwerin follows him"])
def test_who_comes_behind_goes_no_further(follows: str) -> None:
    assert taken("turn3", "Frederick", f"Keith to Reichenbach, {follows}, and Dohna to Landsberg.\n") == [
        "move Keith: Reichenbach",
        "move Schwerin: Reichenbach",
        "move Dohna: Landsberg",
    ]


@pytest.mark.parametrize("text", ["followed by Daun no doubt", "dem Schwerin nicht folgt"])
def test_an_enemy_behind_them_and_who_does_not_follow_are_not_moved(text: str) -> None:
    assert taken("turn3", "Frederick", f"Keith to Reichenbach, {text}.\n") == ["move Keith: Reichenbach"]


@pytest.mark.parametrize("text", ["followed by train 2", "train 2 follows him"])
def test_a_train_behind_a_general_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Pompadour", f"Soubise to Oschersleben, {text}.\n")
    assert [order_line(one) for _, one in orders] == ["move Soubise: Oschersleben"]
    assert receipt.doubtful


def test_who_takes_somebody_along_joins_no_train() -> None:
    text = (
        "Troß 1 fährt nach Elsterwerda.\nCumberland bekommt zwei neue Armeen, bezahlt mit D7 und D5.\n"
        "Ferdinand nimmt Cumberland mit nach Celle."
    )
    taken = taken_whole("turn4", "Frederick", text)
    assert {"move train 1: Elsterwerda", "move Ferdinand + Cumberland: Celle"} < set(taken)
