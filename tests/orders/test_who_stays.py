"""Who stays while others move, in people's own words, and stacks that are told of by their city."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

HOLD = [
    "Hanover stays at home, both generals and the train.",
    "Hannover: beide Generäle und der Troß bleiben.",
    "Bei Hannover tut sich diesmal gar nichts.",
    "Hannover rührt sich nicht von der Stelle.",
    "Hanover isn't moving anything.",
    "Hanover keeps still.",
]


@pytest.mark.parametrize("text", HOLD)
def test_a_nation_is_said_to_hold(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", text)
    assert [(nation, order_line(one)) for nation, one in orders] == [("Hanover", "hold")]
    assert not (receipt.problems or receipt.doubtful)


STRIEGAU = "move Keith: Striegau"
BESIDE = [
    ("Keith to Striegau. Neither train is to move.", STRIEGAU),
    ("Keith to Striegau. Schwerin keeps still, and neither does Dohna move.", STRIEGAU),
    ("Dohna won't move and neither does Lehwaldt, while Keith marches to Striegau.", STRIEGAU),
    ("Prussia: Keith to Striegau, the remaining generals hold, where they stand.", STRIEGAU),
    ("Keith nach Striegau. Kein Zug bewegt sich.", STRIEGAU),
    ("Preußen: Keith nach Striegau, alle übrigen bleiben, wo sie stehen.", STRIEGAU),
    ("Keith marches without delay to Striegau, hoping nobody sees him.", STRIEGAU),
    ("Keith eilt ohne zu zögern nach Striegau, hoffentlich sieht ihn keiner.", STRIEGAU),
    ("Could you move Keith to Striegau?", STRIEGAU),
    ("Kannst du Keith nach Striegau ziehen?", STRIEGAU),
    ("Both generals in Dresden go to Radeberg.", "move Friedrich + Winterfeldt: Radeberg"),
    ("Die beiden Generäle in Dresden ziehen nach Radeberg.", "move Friedrich + Winterfeldt: Radeberg"),
    ("The army at Dresden marches to Radeberg.", "move Friedrich + Winterfeldt: Radeberg"),
]


@pytest.mark.parametrize(("text", "line"), BESIDE)
def test_who_moves_is_told_from_who_stays(text: str, line: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == [line]
    assert not (receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "text", ["Both generals in Strehlen go to Brieg.", "Die beiden Generäle in Strehlen ziehen nach Brieg."]
)
def test_two_generals_where_one_stands_are_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Hannover: Der Troß nach Gifhorn, die beiden Generäle bleiben in Uelzen.", "move train 1: Gifhorn"),
        ("Hanover: the train to Peine, both generals hold.", "move train 1: Peine"),
        ("Lehwaldt: Chorzele, Ciechanów, Nasielsk, and grabs the Russian train.",
         "move Lehwaldt: Chorzele, Ciechanów, Nasielsk"),
        ("The western train rolls from Großenhain to Radeberg.", "move train 1: Radeberg"),
    ],
)  # fmt: skip
def test_what_is_told_beside_a_way_leaves_it(text: str, line: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == [line]
    assert not receipt.doubtful


BARE_NO = [
    "Reich: Hildburghausen no. Train no. Austria: Daun Glatz. Laudon no, Karl and Browne no. Lacy no. Trains "
    "no.",
    "Daun nach Glatz, Laudon nicht, Lacy nein, Karl und Browne nicht, Troß 1 nein und Troß 2 nein. Reich: "
    "nein.",
    "Austria: Daun Glatz, Laudon none, Karl nope, Browne not, Lacy no, trains no.\nImperial Army: no.",
]


@pytest.mark.parametrize("text", BARE_NO)
def test_a_bare_no_behind_a_piece_has_it_stay(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert [order_line(one) for _, one in orders if order_line(one) != "hold"] == ["move Daun: Glatz"]
    assert not (receipt.problems or receipt.doubtful)
    assert not [one.name for part in receipt.heard for one in part.idle]


@pytest.mark.parametrize(
    "text",
    ["Daun no to Glatz.", "Daun, no, Laudon to Neisse.", "If Keith no, Daun to Glatz.", "Daun no, Glatz."],
)
def test_no_before_more_words_is_not_taken(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "everyone else incl hanover stays put",
        "Everybody else stays put, including Hanover.",
        "All the others, incl. Hanover, stay.",
        "Alle anderen einschließlich Hannover bleiben stehen.",
    ],
)
def test_the_rest_may_include_another_nation(text: str) -> None:
    told = taken_whole("turn4", "Frederick", f"Winterfeldt to Tetschen via Rumburg\n{text}")
    assert told == ["move Winterfeldt: Rumburg, Tetschen", "hold"]


AMENDS = "Two changes to what is on file:"
ÄNDERT = "Zwei Änderungen an dem, was bei dir liegt:"
WAY_BEHIND = [
    "Laudon soll in Lublinitz stehen bleiben, also Oppeln, Lublinitz und Schluss, nicht wieder zurück.",
    "Laudon bleibt in Lublinitz: Oppeln, Lublinitz.",
    "Laudon stays at Lublinitz, so Oppeln, Lublinitz and stop, not back again.",
    "Laudon is to stay at Lublinitz, that is Oppeln, Lublinitz.",
    "Laudon remains in Lublinitz: Oppeln - Lublinitz.",
]


@pytest.mark.parametrize("head", ["", f"{AMENDS}\n\n", f"{ÄNDERT}\n\n"])
@pytest.mark.parametrize("text", WAY_BEHIND)
def test_who_stays_at_the_end_of_the_way_behind_it_marches_there(head: str, text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", head + text) == ["move Laudon: Oppeln, Lublinitz"]


@pytest.mark.parametrize(
    "text",
    [
        f"{AMENDS}\nLaudon stays at Lublinitz.",
        f"{ÄNDERT}\nLaudon soll in Lublinitz stehen bleiben.",
        f"{AMENDS}\nLaudon stays at Lublinitz, not Oppeln, Lublinitz.",
        f"{ÄNDERT}\nLaudon soll nicht in Lublinitz stehen bleiben, also Oppeln, Lublinitz.",
        f"{ÄNDERT}\nLaudon bleibt in Lublinitz und hasst Oppeln, Lublinitz.",
    ],
)
def test_who_is_not_there_neither_stays_nor_marches(text: str) -> None:
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "is_way"),
    [
        ("Laudon nach Oppeln, Lublinitz, Schluss.", True),
        ("Laudon to Oppeln, Lublinitz and finish.", True),
        ("Laudon nach Oppeln, Lublinitz, Schlussdorf.", False),
    ],
)
def test_a_word_that_ends_a_way_is_no_city(text: str, is_way: bool) -> None:
    _, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    assert [order_line(one) for _, one in orders] == ["move Laudon: Oppeln, Lublinitz"] * is_way


@pytest.mark.parametrize(
    "text",
    [
        "Bitte lass Keith in Schweidnitz stehen.",
        "Lass bitte Keith in Schweidnitz, statt Daun anzugreifen.",
        "Lässt du bitte Keith in Schweidnitz stehen?",
        "Lässt du bitte Keith in Schweidnitz stehen, statt Daun anzugreifen?",
        "Keith stays in Schweidnitz instead of attacking Daun.",
    ],
)
def test_a_piece_is_asked_to_stay(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text} Dohna to Landsberg.\n") == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "text", ["Ziehst du bitte Keith nach Reichenbach?", "Schickst du bitte Keith nach Reichenbach?"]
)
def test_a_march_is_asked_for_politely(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == ["move Keith: Reichenbach"]


@pytest.mark.parametrize(
    "text", ["Ziehst du Keith nach Reichenbach?", "Lässt du Daun bitte in Glatz stehen?"]
)
def test_a_question_is_no_request(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    assert not (orders or receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "Laudon nimmt Neisse und bleibt danach in Patschkau stehen.",
        "Laudon takes Neisse and then stays in Patschkau.",
        "Laudon geht nach Neisse, dann bleibt er in Patschkau.",
        "Laudon goes to Neisse and remains at Patschkau.",
    ],
)
def test_where_they_stay_behind_another_city_their_way_ends(text: str) -> None:
    assert taken_whole("turn4", "Maria Theresa", text) == ["move Laudon: Neisse, Patschkau"]


@pytest.mark.parametrize(
    "text",
    [
        "Laudon takes Neisse and does not stay in Patschkau.",
        "Laudon nimmt Neisse, wenn er dann in Patschkau bleibt.",
    ],
)
def test_where_they_may_not_stay_ends_no_way(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Maria Theresa", text)
    assert not orders and receipt.doubtful
