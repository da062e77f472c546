"""Names: every city by its title, nothing guessed between two."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbem.orders.languages import folding
from pbem.orders.languages.folding import close, distance, fold, nearest, spellings
from pbem.orders.names import name_book
from pbem.orders.names.name_book import book
from pbem.orders.problem import Kind, Problem
from support.positions.order_positions import city, rules, title

CITIES = rules().board.cities


def find(text: str, possible=None):
    return book(rules()).cities.find(text, possible)


@pytest.mark.parametrize("how", [str, str.lower, str.upper, fold])
def test_every_title_means_its_city(how) -> None:
    assert [find(how(one.title)) for one in CITIES] == list(range(len(CITIES)))


def test_every_title_is_found_in_every_spelling_unless_two_cities_share_it() -> None:
    for number, one in enumerate(CITIES):
        for form in spellings(one.title):
            found = find(form)
            assert found == number or (isinstance(found, Problem) and found.kind == Kind.AMBIGUOUS)


def pairs_one_letter_apart() -> list[tuple[str, str]]:
    alike: dict[str, set[str]] = {}
    for name in {one.name for one in CITIES}:
        typed = fold(name)
        for form in (typed, *(typed[:at] + typed[at + 1 :] for at in range(len(typed)))):
            alike.setdefault(form, set()).add(name)
    pairs = {pair for group in alike.values() for pair in combinations(sorted(group), 2)}
    return sorted(pair for pair in pairs if distance(*map(fold, pair)) == 1)


PAIRS = pairs_one_letter_apart()


def test_the_board_has_many_names_one_letter_apart() -> None:
    assert len(PAIRS) > 25


@pytest.mark.parametrize("pair", PAIRS, ids="/".join)
def test_names_one_letter_apart_are_never_taken_for_each_other(pair: tuple[str, str]) -> None:
    for typed in pair:
        found = find(typed)
        meant = [n for n, one in enumerate(CITIES) if typed in (one.name, one.title)]
        assert found in meant or (isinstance(found, Problem) and found.kind == Kind.AMBIGUOUS)


def test_a_wrong_letter_never_finds_anything() -> None:
    for one in CITIES[::20]:
        wrong = f"{one.name[:-1]}xq"
        assert isinstance(find(wrong), Problem), wrong


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Frankfurt (Oder)", "Frankfurt (Oder)"),
        ("frankfurt/oder", "Frankfurt (Oder)"),
        ("Frankfurt an der Oder", "Frankfurt (Oder)"),
        ("Frankfurt am Main", "Frankfurt (Main)"),
        ("Friedland (Meck", "Friedland (Mecklenburg)"),
        ("Friedland (Prussia)", "Friedland (East Prussia)"),
        ("Muenster", "Münster (Westphalia)"),
        ("Münster", "Münster (Westphalia)"),
        ("munster (heath)", "Munster (Heath)"),
        ("Koenigs-Wusterhausen", "Königs Wusterhausen"),
        ("Neu-Stettin", "Neu Stettin"),
        ("Preussisch Eylau", "Preußisch Eylau"),
        ("Gross-Neuendorf", "Groß Neuendorf"),
        ("Lodz", "Łódź"),
        ("Wittenberg", "Wittenberg"),
        ("Brod", "Brod"),
        ("Hof", "Hof"),
        ("Oels", "Oels"),
        ("Schweidn", "Schweidnitz"),
    ],
)
def test_ways_to_write_a_city(typed: str, meant: str) -> None:
    found = find(typed)
    assert isinstance(found, int) and title(found) == meant


@pytest.mark.parametrize(
    ("typed", "all_of_them"),
    [
        ("Friedland", ["Friedland (Bohemia)", "Friedland (East Prussia)", "Friedland (Mecklenburg)"]),
        ("Fürstenberg", ["Fürstenberg (Havel)", "Fürstenberg (Oder)"]),
        ("Munster", ["Munster (Heath)", "Münster (Westphalia)"]),
        ("Wittenb", ["Wittenberg", "Wittenberge"]),
    ],
)
def test_a_name_that_fits_several_lists_them_all(typed: str, all_of_them: list[str]) -> None:
    found = find(typed)
    assert isinstance(found, Problem) and found.kind == Kind.AMBIGUOUS
    assert all(name in found.what for name in all_of_them)


def test_what_is_possible_decides_between_several() -> None:
    near = rules().board.neighbours[city("Reichenberg")]
    assert title(find("Friedland", near)) == "Friedland (Bohemia)"


def test_what_is_possible_never_overrules_a_full_name() -> None:
    assert title(find("Brod", [city("Brodnica")])) == "Brod"
    assert isinstance(find("Witenberg", [city("Wittenberg")]), Problem)


def test_an_unknown_name_gets_the_three_nearest() -> None:
    found = find("Witenberg")
    assert isinstance(found, Problem) and found.kind == Kind.UNREADABLE
    assert "Wittenberg, Wittenberge and" in found.instead


def test_a_beginning_that_fits_half_the_board_lists_only_some() -> None:
    found = find("K")
    assert isinstance(found, Problem) and "more" in found.what and len(found.what) < 300


@pytest.mark.parametrize(
    ("chunk", "parts"),
    [
        ("Torgau-Falkenberg", ["Torgau", "Falkenberg"]),
        ("reichenbach - schweidnitz", ["reichenbach", "schweidnitz"]),
        ("Neu-Stettin", ["Neu-Stettin"]),
        ("Neu - Stettin", ["Neu - Stettin"]),
        ("Neu-Stettin-Belgard", ["Neu-Stettin", "Belgard"]),
        ("Bartenstein – Preussisch-Eylau", ["Bartenstein", "Preussisch-Eylau"]),
        ("Gross-Neuendorf", ["Gross-Neuendorf"]),
        ("Neu-Stetin", ["Neu-Stetin"]),
        ("Torgua-Falkenberg", ["Torgua", "Falkenberg"]),
        ("Busko-Zdrój", ["Busko-Zdrój"]),
    ],
)
def test_hyphens_join_names_or_part_cities(chunk: str, parts: list[str]) -> None:
    assert list(name_book.places(rules(), chunk)) == parts


@pytest.mark.parametrize(
    ("nation", "typed", "meant"),
    [
        ("Prussia", "P1", "Friedrich"),
        ("Prussia", "p8", "Lehwaldt"),
        ("Prussia", "k", "Keith"),
        ("Austria", "k", "Karl"),
        ("Sweden", "S1", "Ehrensvärd"),
        ("Sweden", "S", "Ehrensvärd"),
        ("Sweden", "Ehrensvaerd", "Ehrensvärd"),
        ("Imperial Army", "I", "Hildburghausen"),
        ("Prussia", "train 2", "Prussia train 2"),
        ("Sweden", "Train", "Sweden train 1"),
        ("Russia", "supply train 1", "Russia train 1"),
    ],
)
def test_pieces(nation: str, typed: str, meant: str) -> None:
    assert name_book.own_piece(rules(), nation, typed) == meant


@pytest.mark.parametrize(
    ("typed", "kind", "says"),
    [
        ("Daun", Kind.NOT_YOURS, "belongs to Austria"),
        ("A1", Kind.NOT_YOURS, "belongs to Austria"),
        ("train 3", Kind.UNREADABLE, "no supply train"),
        ("train", Kind.AMBIGUOUS, "train 1 or train 2"),
        ("Freidrich", Kind.UNREADABLE, "no piece is called"),
        ("S", Kind.AMBIGUOUS, "Schwerin or Seydlitz"),
    ],
)
def test_pieces_that_cannot_be_meant(typed: str, kind: str, says: str) -> None:
    found = name_book.own_piece(rules(), "Prussia", typed)
    assert isinstance(found, Problem) and found.kind == kind and says in found.what


def test_distance_counts_typing_errors() -> None:
    assert [distance(*pair.split("/")) for pair in ("mvoe/move", "move/move", "mov/move", "abc/xyz")] == [
        1,
        0,
        1,
        3,
    ]
    assert close("mvoe", "move") and not close("here", "move")
    assert nearest("Frid", ["Daun", "Friedrich", "Fermor"])[0] == "Friedrich"


def table_of_errors(one: str, other: str) -> list[int]:
    """The errors between a word and each beginning of another, by the usual table."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        older, before, row = before, row, [i] + [0] * len(other)
        for j, wanted in enumerate(other, 1):
            row[j] = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                row[j] = min(row[j], older[j - 2] + 1)
    return row


@given(st.text("abc", max_size=9), st.text("abcd", max_size=9))
def test_typing_errors_are_counted_as_in_the_usual_table(one: str, other: str) -> None:
    assert folding._errors(one, other) == table_of_errors(one, other)


@given(st.text("abcdefghilmnorstuü ", max_size=12))
def test_the_nearest_are_those_of_all_names_compared(text: str) -> None:
    titles = [one.title for one in CITIES[::7]]
    typed = fold(text)
    ranked = sorted(titles, key=lambda title: (folding._apart(typed, title), title))
    assert nearest(text, titles) == tuple(ranked[:3])
