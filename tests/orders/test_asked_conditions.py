"""Conditions put as questions, by a verb in front, or told once more for what is done otherwise."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

SHORT, LONG = "move Saltikov: Woldenberg", "move Saltikov: Woldenberg, Arnswalde"
BOTH = [f"if Dohna in Friedeberg: {SHORT}", f"if not Dohna in Friedeberg: {LONG}"]


def plain(lines: list[str]) -> list[str]:
    """Lines with `if not` for `unless`."""
    return [line.replace("unless ", "if not ") for line in lines]


@pytest.mark.parametrize(
    "text",
    [
        "Wenn Dohna in Friedeberg steht, Saltikow nach Woldenberg. Steht er dort nicht mehr, über "
        "Woldenberg nach Arnswalde.",
        "Hockt Dohna noch in Friedeberg, dann Saltikow nach Woldenberg. Wenn er da nicht mehr ist, dann "
        "über Woldenberg nach Arnswalde.",
        "Ist Dohna noch in Friedeberg? Dann Saltikow nach Woldenberg. Sonst über Woldenberg nach Arnswalde.",
        "Dohna noch in Friedeberg? Wenn ja: Saltikow nach Woldenberg. Wenn nein: Saltikow über Woldenberg "
        "nach Arnswalde.",
        "Saltikow nach Woldenberg, falls Dohna noch in Friedeberg ist; ist der fort, dann über Woldenberg "
        "nach Arnswalde.",
        "Angenommen, Dohna steht noch in Friedeberg: dann Saltikow nach Woldenberg, andernfalls über "
        "Woldenberg nach Arnswalde.",
        "Gesetzt den Fall, Dohna ist in Friedeberg, zieht Saltikow nach Woldenberg. Ist dem nicht so, zieht"
        " er über Woldenberg nach Arnswalde.",
        "Bei Saltikow: wenn Dohna noch in Friedeberg sitzt, dann nach Woldenberg, sonst über Woldenberg "
        "nach Arnswalde.",
        "Is Dohna still in Friedeberg? Then Saltikov goes to Woldenberg. Otherwise to Woldenberg and "
        "Arnswalde.",
    ],
)  # fmt: skip
def test_what_is_done_in_either_case_is_read(text: str) -> None:
    assert plain(taken_whole("turn4", "Elisabeth", text)) == BOTH


@pytest.mark.parametrize(
    "text",
    [
        "Ist Deutsch Eylau frei, geht Tottleben dorthin; ist es besetzt, bleibt er.",
        "Deutsch Eylau frei? Dann Tottleben dort hinein. Wenn nicht, bleibt er stehen.",
        "Ist Deutsch Eylau leer, wenn ich dran bin? Dann Tottleben hinein.",
    ],
)
def test_a_city_may_be_asked_for(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", text) == ["if Deutsch Eylau free: move Tottleben: Deutsch Eylau"]


@pytest.mark.parametrize(
    "text",
    [
        "Geht Dohna nach Woldenberg, dann rückt Saltikow über Wangerin nach Stargard. Bleibt Dohna, wo er "
        "ist, bleibt Saltikow auch.",
        "Geht Dohna nach Woldenberg, dann rückt Saltikow über Wangerin nach Stargard. Rührt er sich nicht, "
        "bleibt auch Saltikow.",
        "Geht Dohna nach Woldenberg, dann rückt Saltikow über Wangerin nach Stargard. Tut er das nicht, "
        "bleibt auch Saltikow.",
    ],
)  # fmt: skip
def test_that_they_stay_otherwise_is_said_twice(text: str) -> None:
    assert taken_whole("turn3", "Elisabeth", text) == [
        "if Dohna in Woldenberg: move Saltikov: Wangerin, Stargard"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Wenn der Hannoveraner Train noch in Braunschweig ist, Soubise dorthin. Ist der Train weg, Soubise "
        "über Braunschweig nach Schöningen.",
        "Steht der hannoversche Train noch in Braunschweig, holt Soubise ihn sich. Ist der Train fort, so "
        "soll Soubise über Braunschweig nach Schöningen.",
    ],
)  # fmt: skip
def test_the_train_is_the_one_told_of_and_gone_from_where_it_was_asked_for(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == [
        "if Hanover train 1 in Braunschweig: move Soubise: Braunschweig",
        "if not Hanover train 1 in Braunschweig: move Soubise: Braunschweig, Schöningen",
    ]


def test_they_stop_on_the_way_otherwise() -> None:
    text = "Ist Angermünde frei? Dann Ehrensvärd über Schwedt dahin. Andernfalls bleibt er in Schwedt stehen."
    assert plain(taken_whole("turn5", "Elisabeth", text)) == [
        "if Angermünde free: move Ehrensvärd: Schwedt, Angermünde",
        "if not Angermünde free: move Ehrensvärd: Schwedt",
    ]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        # A question that asks for nothing binds nothing.
        ("Warum steht Dohna noch in Friedeberg? Saltikow nach Woldenberg.", [SHORT]),
        ("Steht Dohna eigentlich noch in Friedeberg? Saltikow geht nach Woldenberg.", [SHORT]),
        ("Alles klar? Dann Saltikow nach Woldenberg.", [SHORT]),
        # What one's own train waits for is a condition, which asks for more than is known.
        ("Ist der Train fort, so soll Saltikow nach Woldenberg.", []),
        ("Steht er noch dort? Dann Saltikow nach Woldenberg.", []),
    ],
)
def test_what_is_no_condition_binds_nothing_and_what_is_one_is_never_lost(
    text: str, lines: list[str]
) -> None:
    receipt, _ = orders_of(moment("turn4"), "Elisabeth", text)
    assert lines_taken("turn4", "Elisabeth", text) == lines
    assert bool(receipt.doubtful) == (not lines)
