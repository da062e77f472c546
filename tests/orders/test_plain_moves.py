"""Moves in other words: letters for names, what is told beside a way, and what leaves it open."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def taken(situation: str, player: str, text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter, and what is told of the lines that are none."""
    receipt, orders = orders_of(moment(situation), player, text)
    return [order_line(order) for _, order in orders], [str(one) for one in receipt.warnings]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Richelieu zieht nach Celle und foppt Ferdinand in Uelzen", "Richelieu: Celle"),
        ("Richelieu and Chevert go to Celle and tease Ferdinand in Uelzen", "Richelieu + Chevert: Celle"),
        ("Soubise marches to Oschersleben and mocks Heinrich in Leipzig", "Soubise: Oschersleben"),
    ],
)  # fmt: skip
def test_where_an_enemy_stands_is_no_stop_of_a_way(text: str, order: str) -> None:
    orders, told = taken("turn5", "Pompadour", text)
    assert orders == [f"move {order}"]
    assert any("not all of it could be read" in one for one in told)


def test_who_confronts_an_enemy_attacks_him() -> None:
    text = "Richelieu zieht nach Celle und stellt Ferdinand in Uelzen"
    assert taken("turn5", "Pompadour", text)[0] == ["move Richelieu: Celle", "attack Richelieu > Ferdinand"]


@pytest.mark.parametrize(
    "text",
    ["Richelieu goes to Celle and mocks Uelzen", "Soubise zieht nach Oschersleben und verspottet Magdeburg"],
)
def test_a_city_behind_a_deed_that_is_not_known_is_asked_back(text: str) -> None:
    orders, told = taken("turn5", "Pompadour", text)
    assert not orders and any("no way fits the cities" in one for one in told)


@pytest.mark.parametrize(
    ("situation", "player", "text", "order"),
    [
        ("turn3", "Pompadour", "S: Göttingen - Northeim - Goslar", "move Soubise: Northeim, Goslar"),
        ("turn3", "Elisabeth", "Sweden\nE. Neustrelitz", "move Ehrensvärd: Neustrelitz"),
        ("turn4", "Elisabeth", "Sweden: T Jarmen - Anklam", "move train 1: Anklam"),
        ("turn5", "Maria Theresa", "I: I1 Altenburg, T stands", "move Hildburghausen: Altenburg"),
        ("setup", "Pompadour", "F: R-8, S-6, C-6", "setup Richelieu 8, Soubise 6, Chevert 6"),
    ],
)  # fmt: skip
def test_a_letter_may_stand_for_a_name(situation: str, player: str, text: str, order: str) -> None:
    assert taken(situation, player, text)[0] == [order]


def test_a_nation_of_which_a_move_is_not_read_is_not_said_to_hold() -> None:
    orders, told = taken("turn4", "Elisabeth", "Sweden: Ehrensvärd could go to Gartz. Train stays.")
    assert not orders and told


def test_a_dot_ends_no_name_of_two_words() -> None:
    orders, _ = taken("turn2", "Frederick", "P8 Zinten - Pr. Eylau")
    assert orders == ["move Lehwaldt: Königsberg (East Prussia), Zinten, Preußisch Eylau"]


@pytest.mark.parametrize(
    ("text", "idle"),
    [
        ("Heinrich Borna\nSchwerin + Keith stay\nDohna holds", "Friedrich Winterfeldt Seydlitz Lehwaldt"),
        ("Heinrich Borna. The rest stays.", ""),
    ],
)
def test_a_piece_that_is_said_to_stay_is_not_told_to_have_no_order(text: str, idle: str) -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", f"Prussia\n{text}\ntrains stay")
    (part,) = receipt.heard
    assert " ".join(one.name for one in part.idle) == idle


@pytest.mark.parametrize(
    ("situation", "text", "order"),
    [
        ("turn4", "move Dohna: Landsberg, Küstrin is taken so stop there", "Dohna: Landsberg"),
        ("turn4", "P7 the way he came, Landsberg-Küstrin", "Dohna: Landsberg, Küstrin"),
        ("turn4", "The Prussians are tired, Dohna Landsberg", "Dohna: Landsberg"),
        ("turn4", "Dohna to Landsberg and no further", "Dohna: Landsberg"),
        ("turn4", "I shall march with Winterfeldt to Rumburg", "Friedrich + Winterfeldt: Rumburg"),
    ],
)  # fmt: skip
def test_one_reading_only_is_taken(situation: str, text: str, order: str) -> None:
    assert taken(situation, "Frederick", text)[0] == [f"move {order}"]


SCHWERIN = "move Schwerin: Reichenbach, Schweidnitz"


@pytest.mark.parametrize(
    "text",
    [
        "Keith stays. Schwerin joins him via Reichenbach",
        "Schwerin via Reichenbach to Schweidnitz with Keith",
        "Schwerin goes to Schweidnitz by way of Reichenbach, with Keith",
    ],
)
def test_a_piece_that_is_joined_does_not_move(text: str) -> None:
    assert taken("turn2", "Frederick", text)[0] == [SCHWERIN]


def test_a_way_may_go_on_by_another_city() -> None:
    orders, _ = taken("turn3", "Pompadour", "Soubise goes to Northeim and by Goslar to Salzgitter")
    assert orders == ["move Soubise: Northeim, Goslar, Salzgitter"]


def test_a_goal_that_is_no_city_is_asked_back() -> None:
    orders, told = taken("turn4", "Frederick", "Keith stays. Winterfeldt to Nowhereville")
    assert not orders and any("no way fits" in one for one in told)


def test_who_marches_with_a_piece_has_to_be_told() -> None:
    orders, told = taken("turn4", "Maria Theresa", "I shall march with Laudon to Krappitz")
    assert not orders and any("which piece" in one for one in told)


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Elisabeth", "Russia: recruit K2: Saltikov 1", []),
        ("Pompadour", "rekrutiere K8: Chevert 1", ["recruit C8: Chevert 1"]),
        ("Frederick", "Hannover: rekrutiere 7 Pik 5 Karo: Cumberland 2", ["recruit S7 D5: Cumberland 2"]),
        (
            "Maria Theresa",
            "Recruit 3, D11+D7. 1 for Lacy, 2 for Browne.",
            ["recruit D11 D7: Lacy 1, Browne 2"],
        ),
        ("Maria Theresa", "Imperials: 2 new troops for C13 and C10.", ["recruit C13 C10: Hildburghausen 2"]),
    ],
)
def test_cards_are_told_by_the_hand(player: str, text: str, order: list[str]) -> None:
    assert [one for one in taken("turn4", player, text)[0] if one != "hold"] == order


def test_those_told_of_before_attack() -> None:
    text = "Winterfeldt: Rumburg - Tetschen. They attack Lacy."
    assert taken("turn4", "Frederick", text)[0] == [
        "move Winterfeldt: Rumburg, Tetschen",
        "attack Winterfeldt > Lacy",
    ]


@pytest.mark.parametrize("word", ["stays", "Stays.", "reports", "from"])
def test_no_word_of_a_sentence_is_taken_for_a_mistyped_wish(word: str) -> None:
    receipt, _ = orders_of(moment("turn4"), "Maria Theresa", word)
    assert not any("comes in a letter of its own" in str(one) for one in receipt.confirmed)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Daun stays.", []),
        ("Daun stays where he is. Lacy stays too.", []),
        ("Daun stays. The rest stays.", ["hold"]),
        ("Austria stays.", ["hold"]),
    ],
)
def test_a_nation_holds_only_if_nobody_is_left_to_move(text: str, orders: list[str]) -> None:
    """A stage whose nation holds is played at once."""
    receipt, filed = orders_of(moment("turn4"), "Maria Theresa", text)
    assert [order_line(order) for _, order in filed] == orders
    assert bool(receipt.warnings) != bool(orders)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "Johannisburg please. I think that is fair, Johannisburg it is.",
            ["answer 50: retreat Apraxin: Johannisburg"],
        ),
        ("Johannisburg, away from Deutsch Eylau.", ["answer 50: retreat Apraxin: Johannisburg"]),
        ("I liked the thought of Deutsch Eylau.\nLet him run to Johannisburg.", []),
        ("Johannisburg would be fair.\nSo Deutsch Eylau.", []),
    ],
)
def test_two_ends_of_a_retreat_are_asked_back(text: str, orders: list[str]) -> None:
    receipt, filed = orders_of(moment("t2-prussia-chooses-retreat"), "Frederick", text)
    assert [str(order.in_full) for _, order in filed] == orders
    assert bool(receipt.warnings) != bool(orders)


@pytest.mark.parametrize(
    "text", ["Cumberland was seen at Stade.", "Der alte Cumberland ward in Stade gesehen, sagt man."]
)
def test_what_was_seen_is_no_order(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", text)[1]


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        ("turn2", "Frederick", "General Schwerin is to take up a position at Reichenbach.",
         ["Schwerin: Reichenbach"]),
        ("turn2", "Frederick",
         "Dohna is to take station in Arnswalde. Keith establishes himself at Reichenbach.",
         ["Dohna: Arnswalde", "Keith: Reichenbach"]),
        ("turn2", "Frederick", "Schwerin pitches camp at Reichenbach.", ["Schwerin: Reichenbach"]),
        ("turn2", "Pompadour", "Soubise he goes to Kassel, after to Münden and he finish in Göttingen.",
         ["Soubise: Kassel, Münden, Göttingen"]),
        ("turn2", "Pompadour",
         "Richelieu to Paderborn and after to Detmold. Soubise to Kassel, finishes at Münden.",
         ["Richelieu: Paderborn, Detmold", "Soubise: Kassel, Münden"]),
        ("turn4", "Elisabeth", "Ehrensvärd: Greifenhagen, back to Stettin, halt at Gartz.",
         ["Ehrensvärd: Greifenhagen, Stettin, Gartz"]),
        ("turn4", "Elisabeth", "Saltikov: Woldenberg, halt in Friedeberg.",
         ["Saltikov: Woldenberg, Friedeberg"]),
    ],
)  # fmt: skip
def test_where_a_way_ends_is_told_in_many_words(
    situation: str, player: str, text: str, orders: list[str]
) -> None:
    assert taken_whole(situation, player, text) == [f"move {one}" for one in orders]


@pytest.mark.parametrize(
    "text", ["Saltikov does not halt at Friedeberg.", "Saltikov is not to take up a position at Woldenberg."]
)
def test_a_halt_that_is_denied_is_none(text: str) -> None:
    assert taken("turn4", "Elisabeth", text)[0] == []
