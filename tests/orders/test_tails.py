"""What is said behind a way and orders nothing: whom a piece watches, how far its writer dares."""

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(situation: str, player: str, text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter, and what is told of the sentences that are none."""
    receipt, orders = orders_of(moment(situation), player, text)
    return [order_line(order) for _, order in orders], [str(one) for one in receipt.doubtful]


AUSTRIA = "turn5", "Maria Theresa"
TOTTLEBEN = ["move Tottleben: Orneta, Lidzbark Warmiński, Bartenstein"]

TAILS = (
    "and threatens Uelzen",
    "and keeps an eye on Ferdinand",
    "where he covers Braunschweig",
    ", hoping for the best",
    ", further he cannot go",
    "und bedroht Uelzen",
    "und deckt Braunschweig",
    "und behält Ferdinand im Auge",
    ", weiter trau ich mich nicht",
    ", mehr geht leider nicht",
)


@pytest.mark.parametrize("tail", TAILS)
def test_what_nobody_can_order_stops_no_move(tail: str) -> None:
    assert taken("turn5", "Pompadour", f"Richelieu -> Celle {tail}") == (["move Richelieu: Celle"], [])


@pytest.mark.parametrize(
    "tail",
    [
        "and threatens to attack Ferdinand if he stays",
        ", covering Soubise who goes to Halle",
        ", but not yet",
        ", no, that is not it",
        ", no, forgive me, not there",
        ", nein, doch nicht dorthin",
        "und bedroht Uelzen, falls Ferdinand dort bleibt",
    ],
)
def test_what_may_order_or_limit_something_is_not_left_out(tail: str) -> None:
    orders, told = taken("turn5", "Pompadour", f"Richelieu to Celle {tail}")
    assert told or len(orders) != 1


def test_a_train_is_burnt_by_coming_to_its_city() -> None:
    text = "Winterfeldt runs down the Elbe, Aussig and Leitmeritz, to Raudnitz and burns the Austrian wagons"
    assert taken("turn5", "Frederick", text) == (["move Winterfeldt: Aussig, Leitmeritz, Raudnitz"], [])


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich goes to Altenburg via Borna. If Daun has come to Borna by then, he stays.",
        "Heinrich über Borna nach Altenburg. Falls jedoch Daun oder Lacy dort stehen sollten, bleibt er.",
        "Schwerin und Keith ziehen nach Schweidnitz. Sollte Daun dort sein, bleiben beide.",
    ],
)
def test_who_stays_on_a_condition_does_not_just_go(text: str) -> None:
    orders, told = taken("turn5", "Frederick", text)
    assert told or all(order.startswith("if not ") for order in orders)


def test_they_are_those_told_of_before() -> None:
    text = "Seydlitz and Dohna stay; they are needed where they are."
    assert "hold" not in taken("turn5", "Frederick", text)[0]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Trains: no. 1 Meißen, no. 2 Crossen", ["move train 1: Meißen", "move train 2: Crossen"]),
        ("Prussia\nTrosse: Nr. 1 nach Meißen, Nr. 2 bleibt", ["move train 1: Meißen"]),
        ("Prussia\nTr. 1 - Meißen", ["move train 1: Meißen"]),
        ("R5, Pr:\nHeinrich Borna", ["move Heinrich: Borna"]),
    ],
)
def test_numbers_and_headings_may_be_short(text: str, orders: list[str]) -> None:
    assert taken("turn5", "Frederick", text) == (orders, [])


@pytest.mark.parametrize(
    "text",
    [
        "I'm not moving Seydlitz or Dohna.",
        "No orders for Seydlitz or Dohna.",
        "Leave Seydlitz and Dohna alone.",
        "Leave Seydlitz in Halle and Dohna in Landsberg.",
        "Seydlitz and Dohna have the day off.",
    ],
)
def test_who_stays_is_told_in_many_ways(text: str) -> None:
    all_others = "Prussia\nFriedrich, Winterfeldt, Heinrich, Schwerin, Keith, Lehwaldt and both trains stay."
    assert taken("turn5", "Frederick", f"{all_others}\n{text}") == (["hold"], [])


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        (*AUSTRIA, "Lacy nach Beneschau (Wotitz liegt am Weg)", ["move Lacy: Wotitz, Beneschau"]),
        (*AUSTRIA, "Daun to Habelschwert (Neurode en route)", ["move Daun: Neurode, Glatz, Habelschwert"]),
        ("turn5", "Elisabeth", "Tottleben über Orneta und Lidzbark Warm. nach Bartenstein", TOTTLEBEN),
        (*AUSTRIA, "The train at Raudnitz retires to Prag, for I mistrust them.", ["move train 1: Prag"]),
        (*AUSTRIA, "Laudon holt uns derweil Lublinitz, über Oppeln", ["move Laudon: Oppeln, Lublinitz"]),
        ("turn3", "Maria Theresa", "Brw+Krl Löbau-Görlitz", ["move Browne + Karl: Görlitz"]),
        ("turn3", "Frederick", "Hannoversche Verbände halten.", ["hold"]),
        ("turn3", "Frederick", "Ich lasse Hannover völlig unverändert stehen.", ["hold"]),
    ],
)  # fmt: skip
def test_ways_and_those_who_stay(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert taken(situation, player, text) == (orders, [])


def test_lines_that_each_begin_with_a_piece_are_a_list() -> None:
    first = "Daun bleibt in dieser Runde einmal ganz gemütlich in Nachod stehen"
    text = f"{first}\nLaudon zieht nach Patschkau und wartet da auf besseres Wetter\nLacy bleibt"
    assert taken("turn3", "Maria Theresa", f"Österreich\n{text}") == (["move Laudon: Patschkau"], [])


@pytest.mark.parametrize(
    "text",
    [
        "Dn 8, Brw 7, Krl 5, Ldn 6, Lcy 4 (=30)",
        "8 under Daun, 7 under old Browne, 6 under Laudon, 5 under Karl, 4 under Lacy",
    ],
)
def test_set_ups_name_generals_by_their_consonants_or_behind_under(text: str) -> None:
    (order,), _ = taken("setup", "Maria Theresa", text)
    troops = set(order.removeprefix("setup ").split(", "))
    assert troops == {"Daun 8", "Browne 7", "Karl 5", "Laudon 6", "Lacy 4"}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Keith nach Ohlau, um Brieg zu bedrohen.", ["move Keith: Breslau, Ohlau"]),
        ("Keith nach Ohlau, um von dort Brieg zu decken.", ["move Keith: Breslau, Ohlau"]),
        ("Keith to Ohlau in order to threaten Brieg.", ["move Keith: Breslau, Ohlau"]),
        (
            "Heinrich goes to Leipzig through Eilenburg, to be near Seydlitz, who stays at Halle.",
            ["move Heinrich: Eilenburg, Leipzig"],
        ),
        ("Heinrich to Leipzig, to support Seydlitz, who is at Halle.", ["move Heinrich: Eilenburg, Leipzig"]),
        (
            "Heinrich nach Leipzig, um Seydlitz zu decken, der in Halle bleibt.",
            ["move Heinrich: Eilenburg, Leipzig"],
        ),
        (
            "Heinrich geht nach Leipzig, um Seydlitz nahe zu sein, der in Halle steht.",
            ["move Heinrich: Eilenburg, Leipzig"],
        ),
        (
            "Keith to Ohlau, so as to be close to Schwerin, who goes to Strehlen.",
            ["move Keith: Breslau, Ohlau", "move Schwerin: Breslau, Strehlen"],
        ),
    ],
)
def test_for_whose_sake_a_march_is_made_is_only_said(text: str, lines: list[str]) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == lines
    assert not (receipt.problems or receipt.doubtful)


def test_another_purpose_is_asked_back() -> None:
    text = "Heinrich nach Leipzig, um Seydlitz zu besuchen, der in Halle steht."
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and receipt.doubtful
