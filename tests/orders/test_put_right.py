"""A march that is put right in the same breath, for a reason or in a sentence of its own, where one way is
left."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "ermm saltikov arnswalde stargard. no hang on. only arnswalde",
        "Saltikov Arnswalde, Stargard. No wait. Just Arnswalde.",
        "Saltikov nach Arnswalde und Stargard. Nein, halt. Nur nach Arnswalde.",
        "Saltikov to Arnswalde and Stargard. Actually only to Arnswalde.",
        "Saltikov to Arnswalde and Stargard. Ach was, doch nur Arnswalde.",
        "Saltikov to Stargard, no, only Arnswalde.",
    ],
)
def test_a_way_is_cut_short_by_what_follows(text: str) -> None:
    assert lines_taken("turn5", "Elisabeth", text) == ["move Saltikov: Arnswalde"]


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        (
            "Maria Theresa",
            "Browne und Karl gehen nach Weißwasser, nein halt, das ist zu nah dran, sie gehen nach Forst.",
            "move Browne + Karl: Forst",
        ),
        (
            "Pompadour",
            "Richelieu and Chevert go to Lehrte, no wait, that's too slow, they go Hannover and Celle.",
            "move Richelieu + Chevert: Hannover, Celle",
        ),
        (
            "Frederick",
            "Winterfeldt geht nach Tetschen, Moment, da steht ja Lacy daneben, also lieber nach Löbau.",
            "move Winterfeldt: Löbau",
        ),
        (
            "Frederick",
            "Winterfeldt nach Rumburg, halt, zu gefährlich, lieber Löbau",
            "move Winterfeldt: Löbau",
        ),
        (
            "Maria Theresa",
            "Train 2 to Reichenberg, or rather Hohenelbe and Trautenau.",
            "move train 2: Hohenelbe, Trautenau",
        ),
        ("Frederick", "dohna landsberg, nope, make that woldenberg", "move Dohna: Woldenberg"),
        (
            "Pompadour",
            "Soubise Braunschweig Lehrte, moment, doch lieber Peine statt Lehrte",
            "move Soubise: Braunschweig, Peine",
        ),
        (
            "Maria Theresa",
            "browne + karl Weißwasser Zwickau nein falsch, forst cottbus",
            "move Browne + Karl: Forst, Cottbus",
        ),
    ],
)
def test_what_is_meant_instead_is_taken(player: str, text: str, order: str) -> None:
    assert lines_taken("turn4", player, text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Landsberg, no, Keith is alone there.",
        "Dohna to Landsberg, no wait, if Saltikov comes he goes to Küstrin.",
        "Dohna to Landsberg, no wait.",
        "Dohna nach Landsberg, nein, das ist zu weit, vielleicht Woldenberg.",
    ],
)
def test_where_more_than_one_reading_is_left_it_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert not orders
    assert receipt.doubtful


def test_what_is_only_said_of_a_city_cuts_no_way_short() -> None:
    text = "Dohna to Landsberg and Küstrin. Only Landsberg matters to me. Heinrich to Borna."
    assert "move Dohna: Landsberg, Küstrin" in lines_taken("turn4", "Frederick", text)
