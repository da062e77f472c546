"""A way that comes through one city twice is asked back, and sentences end where their writers end them."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich via Borna and on to Wurzen.",
        "Heinrich rides over to Borna and comes back.",
        "Heinrich goes to Borna, then back home again.",
        "Heinrich reitet nach Borna und kehrt um.",
    ],
)
def test_a_way_there_and_back_is_asked_back(text: str) -> None:
    """Heinrich stands in Leipzig; Borna lies between it and Altenburg."""
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"move Dohna: Landsberg\n\n{text}")
    assert [order_line(order) for _, order in orders] == ["move Dohna: Landsberg"]
    assert any("one city twice" in str(one) for one in receipt.warnings)
    assert not any("write: move Heinrich" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize("text", ["Heinrich nach Borna und wieder zurück.", "Heinrich to Borna and back."])
def test_there_and_back_is_a_way_where_no_more_is_said(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n") == ["move Heinrich: Borna, Leipzig"]


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich goes back to Borna.",
        "Heinrich zieht nach Borna zurück.",
        "To Borna with Heinrich, back from Leipzig.",
        "Heinrich to Borna, that's Borna.",
    ],
)
def test_back_to_a_city_is_a_way_there(text: str) -> None:
    assert lines_taken("turn4", "Frederick", text) in (["move Heinrich: Borna"], [])


def test_a_way_in_the_orders_own_form_may_come_through_a_city_twice() -> None:
    way = "move Heinrich: Borna, Altenburg, Borna"
    assert lines_taken("turn4", "Frederick", way) == [way]


@pytest.mark.parametrize("text", ["Heinrich > Borna > Leipzig", "Heinrich to Borna and back to Leipzig."])
def test_a_way_back_that_its_writer_names_is_taken(text: str) -> None:
    assert lines_taken("turn4", "Frederick", text) == ["move Heinrich: Borna, Leipzig"]


@pytest.mark.parametrize(
    "text",
    [
        'Laudon Neurode, Waldenburg, therefore "battle Laudon: loss 2". Daun then enters Glatz behind him.',
        "Laudon Neurode, Waldenburg (he is to lose). Daun then enters Glatz behind him.",
        'Laudon Neurode, Waldenburg. Laudon is "the bait". Daun rückt dann in Glatz ein.',
    ],
)
def test_a_sentence_ends_behind_a_quotation_mark_or_bracket(text: str) -> None:
    moves = [one for one in lines_taken("turn3", "Maria Theresa", text) if one.startswith("move")]
    assert "move Laudon: Neurode, Glatz" not in moves
    assert set(moves) <= {"move Laudon: Neurode, Waldenburg", "move Daun: Glatz"}


@pytest.mark.parametrize(
    "answer", ["Both of them: Weißwasser, Niesky, Görlitz.", "Beide nach Weißwasser, Niesky, Görlitz."]
)
@pytest.mark.parametrize(
    "quoted",
    [
        "> - Browne and Karl (Muskau) are face down and out of supply.",
        "> Karl (Muskau) is face down, and so is Browne.",
        "> Browne (Muskau), Karl (Muskau): out of supply",
    ],
)
def test_both_of_those_quoted_are_moved_or_none(quoted: str, answer: str) -> None:
    moves = lines_taken("turn4", "Maria Theresa", f"{quoted}\n\n{answer}")
    assert moves in ([], ["move Browne + Karl: Weißwasser, Niesky, Görlitz"],
                     ["move Karl + Browne: Weißwasser, Niesky, Görlitz"])  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "Nothing for Prussia just now.",
        "No moves for Prussia.",
        "Nichts für Preußen diesmal.",
        "Hold, Prussia.",
    ],
)
def test_a_sentence_is_of_the_nation_that_it_names(text: str) -> None:
    letter = f"nation Hanover\nmove Ferdinand to Celle\n\n{text}"
    orders = orders_of(moment("turn4"), "Frederick", letter)[1]
    assert not any(nation == "Hanover" and order_line(order) == "hold" for nation, order in orders)
    assert ("Prussia", "hold") in [(nation, order_line(order)) for nation, order in orders]


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu takes Chevert along; Hannover first, then Celle, to catch the Hanoverians at Uelzen.",
        "For the Duke, as ever: Paderborn, Lippstadt, Soest.",
        "Richelieu nimmt Chevert mit; erst Hannover, dann Celle, wo die Hannoveraner sind.",
    ],
)
def test_cities_one_after_another_are_never_silent(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", f"discard lowest\n\n{text}")
    assert len(orders) == 1 and any("line 3" in str(one) for one in receipt.warnings)


BY_BITTERFELD = "move Seydlitz: Zschornewitz, Bitterfeld, Halle"
BOTH_TO_PIRNA = "move Friedrich + Winterfeldt: Pirna"


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Frederick", "Seydlitz to Halle (Zschornewitz, Bitterfeld).", BY_BITTERFELD),
        ("Frederick", "Seydlitz nach Halle (über Zschornewitz, Bitterfeld)", BY_BITTERFELD),
        ("Frederick", "Seydlitz: Zschornewitz, Bitterfeld, ending at Halle.", BY_BITTERFELD),
        ("Pompadour", "Train 1 to Meschede (first Olpe)", "move train 1: Olpe, Meschede"),
        ("Pompadour", "Train 1 to Meschede (Olpe first)", "move train 1: Olpe, Meschede"),
        ("Frederick", "The king's army (Friedrich and Winterfeldt) marches to Pirna.", BOTH_TO_PIRNA),
        ("Frederick", "Die Armee in Dresden (Friedrich, Winterfeldt) geht nach Pirna.", BOTH_TO_PIRNA),
        ("Frederick", "Friedrich (Winterfeldt has a cold) to Pirna.", "move Friedrich: Pirna"),
    ],
)
def test_brackets_hold_the_way_to_a_goal_or_a_stack(player: str, text: str, order: str) -> None:
    assert lines_taken("turn2", player, text) == [order]


THERE_AND_BACK = "move Fermor: Belgard, Colberg, Belgard"
LONG_WAY = "move Friedrich: Niesky, Görlitz, Löbau"


@pytest.mark.parametrize(
    ("situation", "player", "text", "order"),
    [
        ("turn4", "Elisabeth", "Fermor marches on Colberg by Belgard and falls back on Belgard.",
         THERE_AND_BACK),
        ("turn4", "Elisabeth", "Fermor to Colberg via Belgard, then back to Belgard.", THERE_AND_BACK),
        ("turn4", "Elisabeth", "Fermor nach Colberg über Belgard und zurück nach Belgard.", THERE_AND_BACK),
        ("turn5", "Frederick", "The King goes the long way round: from Weißwasser over Niesky and Görlitz to "
         "Löbau, and wants his Görlitz back in passing.", LONG_WAY),
        ("turn5", "Frederick",
         "The King goes over Niesky and Görlitz to Löbau and needs Görlitz for the winter.",
         LONG_WAY),
        ("turn5", "Frederick", "Der König geht über Niesky und Görlitz nach Löbau und will sein Görlitz "
         "wiederhaben.", LONG_WAY),
    ],
)  # fmt: skip
def test_a_city_named_again_is_taken_as_it_is_meant(
    situation: str, player: str, text: str, order: str
) -> None:
    assert taken_whole(situation, player, text) == [order]


@pytest.mark.parametrize(
    "text",
    ["The King goes to Niesky and Görlitz and wants Löbau.", "Der König geht nach Niesky und will Görlitz."],
)
def test_a_city_that_is_only_wanted_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Elisabeth", "Der Schwede geht nach Greifenhagen u. retour n. Stettin."),
        ("Maria Theresa", "Laudon walks to Krappitz, takes a look at Cosel, and walks back."),
        ("Maria Theresa",
         "Meanwhile, in Silesia, Laudon rides by Krappitz into Cosel, shows the flag, and is back in "
         "Krappitz by nightfall."),
    ],
)  # fmt: skip
def test_half_of_a_march_there_and_back_is_asked_about(player: str, text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), player, text)
    assert not orders and receipt.doubtful


def test_who_goes_back_to_a_city_stays_there() -> None:
    text = "Lacy geht nach Dresden und Daun nach Neurode zurück."
    assert taken_whole("turn4", "Maria Theresa", text) == ["move Lacy: Dresden", "move Daun: Neurode"]
