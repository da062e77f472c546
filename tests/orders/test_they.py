"""Words for those who were told of right before: `they`, `die beiden`, `der`, `leave him`."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

STACK = ["move Schwerin + Keith: Reichenbach"]


def orders(text: str) -> list[str]:
    return [str(one.line_in_full) for _, one in orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin und Keith gefallen mir da nicht. Die beiden gehen nach Reichenbach.",
        "Schwerin and Keith are too near to Daun. They both march to Reichenbach.",
        "Schwerin und Keith sitzen in der Falle. Die gehen nach Reichenbach.",
        "Schwerin and Keith could attack Daun. So: they march to Reichenbach.",
    ],
)
def test_they_are_those_told_of(text: str) -> None:
    assert orders(text) == STACK


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin gives one troop to Keith. Both to Reichenbach.",
        "Schwerin gibt Keith eine Armee. Die beiden ziehen nach Reichenbach.",
    ],
)
def test_they_march_behind_a_transfer(text: str) -> None:
    assert orders(text) == ["transfer 1 Schwerin > Keith", *STACK]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna isn't going to Küstrin. He goes to Landsberg.",
        "Dohna soll nicht nach Küstrin. Er geht nach Landsberg.",
        "Dohna to Berlin, no wait, too far. He goes to Landsberg.",
        "Dohna nach Berlin, ach nein, zu weit. Er geht nach Landsberg.",
        "Dohna could go to Küstrin. No. He goes to Landsberg.",
        "Dohna ist müde. Der geht nach Landsberg.",
    ],
)
def test_he_goes_somewhere_after_all(text: str) -> None:
    assert orders(text) == ["move Dohna: Landsberg"]


def test_nothing_is_left_of_what_was_denied() -> None:
    text = "Dohna isn't going to Küstrin. He goes to Landsberg.\n"
    assert taken_whole("turn4", "Frederick", text) == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna could go to Landsberg. He stays in Friedeberg.",
        "Dohna to Berlin, no wait, too far. Leave him in Friedeberg.",
        "Dohna nach Berlin, ach nein, zu weit. Lass ihn in Friedeberg.",
        "Dohna soll nicht nach Küstrin. Der bleibt in Friedeberg.",
    ],
)
def test_he_stays_after_all(text: str) -> None:
    # Nothing waits for him, and nothing is left in doubt.
    lines = taken_whole("turn4", "Frederick", f"Keith to Reichenbach.\n{text}\n")
    assert lines == ["move Keith: Reichenbach"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna fears Saltikov. He goes to Landsberg.",
        "Dohna fürchtet Saltikov. Er geht nach Landsberg.",
        "Saltikov ist müde. Der geht nach Landsberg.",
        "Dohna thinks he goes to Küstrin. He goes to Landsberg.",
        "If Dohna goes to Küstrin, Saltikov comes. He goes to Landsberg.",
        "Those two in Zittau bother me. They go to Landsberg.",
    ],
)
def test_who_he_is_may_be_open(text: str) -> None:
    assert not orders(text)


@pytest.mark.parametrize(
    "text",
    ["Keith to Reichenbach. Schwerin follows him.", "Keith nach Reichenbach. Schwerin folgt ihm dorthin."],
)
def test_he_is_followed(text: str) -> None:
    assert orders(text) == ["move Keith: Reichenbach", "move Schwerin: Reichenbach"]


def test_a_train_does_not_follow_into_his_city() -> None:
    assert orders("Keith to Reichenbach. Train 2 follows him.") == ["move Keith: Reichenbach"]


@pytest.mark.parametrize(
    "text",
    [
        "The wagons at Meschede roll by Brilon to Büren; those at Hersfeld to Bebra.",
        "The northern train goes by Brilon to Büren, the southern one from Hersfeld to Bebra.",
        "Der Troß in Meschede über Brilon nach Büren, jener in Hersfeld nach Bebra.",
        "1st train via Brilon to Büren, 2nd train to Bebra",
        "Train 1 comes to meet Soubise, via Brilon to Büren. The other one to Bebra.",
    ],
)
def test_the_other_train_is_told_by_where_it_stands(text: str) -> None:
    lines = taken_whole("turn3", "Pompadour", f"{text}\n")
    assert lines == ["move train 1: Brilon, Büren", "move train 2: Bebra"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna is hungry. He goes to Landsberg, Lehwaldt to Ortelsburg.",
        "Dohna is hungry. Therefore he goes to Landsberg, and Lehwaldt marches to Ortelsburg.",
        "Dohna hungert. Er geht nach Landsberg, Lehwaldt nach Ortelsburg.",
        "Dohna hungert. Deshalb zieht er nach Landsberg, und Lehwaldt nach Ortelsburg.",
    ],
)
def test_where_he_goes_is_not_the_way_of_another_piece(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == [
        "move Dohna: Landsberg",
        "move Lehwaldt: Ortelsburg",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Daun steht in Glatz. Daher geht er nach Neisse, Dohna nach Landsberg.",
        "If he goes to Brieg, Dohna to Landsberg.",
        "I think he goes to Landsberg, Dohna to Küstrin.",
    ],
)
def test_he_may_be_an_enemy(text: str) -> None:
    assert not orders(text)


@pytest.mark.parametrize("both", ["Both of them Rumburg, Zittau.", "Both go to Zittau by Rumburg."])
def test_both_are_those_whose_troops_were_told(both: str) -> None:
    text = f"Friedrich gives two of his troops to Winterfeldt (so 6 and 5).\n{both}\n"
    assert taken_whole("turn3", "Frederick", text) == [
        "transfer 2 Friedrich > Winterfeldt",
        "move Friedrich + Winterfeldt: Rumburg, Zittau",
    ]
