"""The game's data as the engine gets them: counts and examples that can be checked against the board."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from pbem.data.rules import board, clock, rules_for, scenarios
from pbem.data.share import rules_dir
from pbem.engine.board import SUITS, UNREACHABLE
from pbem.engine.cards import deck
from pbem.engine.model import Card


def at(key: str) -> int:
    return board().index[key]


def titles(cities: tuple[int, ...]) -> set[str]:
    return {board().cities[city].title for city in cities}


# ----------------------------------------------------------------------------------------- the board


def test_the_board_has_as_many_cities_roads_and_sectors_as_the_printed_one() -> None:
    assert len(board().cities) == 672
    assert sum(map(len, board().neighbours)) == 2 * 976
    assert sum(map(len, board().main)) == 2 * 185
    assert len({city.sector for city in board().cities}) == 33


def test_cities_are_numbered_in_order_of_their_keys() -> None:
    keys = [city.key for city in board().cities]
    assert keys == sorted(keys)
    assert [board().index[key] for key in keys] == list(range(672))


def test_roads_lead_both_ways_and_never_to_their_start() -> None:
    for city, others in enumerate(board().neighbours):
        assert list(others) == sorted(set(others))
        assert city not in others
        assert board().main[city] <= set(others)
        assert all(city in board().neighbours[other] for other in others)
        assert all(city in board().main[other] for other in board().main[city])


def test_every_city_can_be_reached() -> None:
    assert max(board().distances_from(0)) < UNREACHABLE


@pytest.mark.parametrize(
    "one, other", [("waldenburg", "schweidnitz"), ("schweidnitz", "breslau"), ("breslau", "oels")]
)
def test_the_booklets_examples_of_adjacent_cities(one: str, other: str) -> None:
    assert board().adjacent(at(one), at(other))


def test_a_distance_is_the_same_from_either_end() -> None:
    ends = range(0, len(board().cities), 61)
    for one, other in product(ends, ends):
        net = replace(board(), _distances={})
        fresh = net.distance(one, other)
        assert fresh == board().distances_from(one)[other] == board().distances_from(other)[one]
        net.distances_from(one)
        assert net.distance(one, other) == net.distance(other, one) == fresh


def test_roads_to_some_cities_are_as_many_whether_the_whole_board_was_looked_at_or_not() -> None:
    glogau, wanted = at("glogau"), (at("breslau"), at("neusalz"), at("glogau"), at("achim"))
    net = replace(board(), _distances={})
    fresh = net.roads_to(glogau, wanted)
    whole = net.distances_from(glogau)
    assert {city: fresh[city] for city in wanted} == net.roads_to(glogau, wanted)
    assert net.roads_to(glogau, wanted) == {city: whole[city] for city in wanted}
    assert fresh[at("breslau")] == 3 and fresh[glogau] == 0


def test_the_booklets_examples_of_distances() -> None:
    assert board().distance(at("glogau"), at("breslau")) == 3
    assert board().distance(at("neusalz"), at("breslau")) == 4


def test_oschatz_torgau_is_no_main_road_but_achim_bremen_is() -> None:
    assert at("torgau") in board().neighbours[at("oschatz")]
    assert at("torgau") not in board().main[at("oschatz")]
    assert at("bremen") in board().main[at("achim")]


def test_a_title_means_one_city_and_regions_are_written_as_people_write_them() -> None:
    twice = [title for title, count in Counter(c.title for c in board().cities).items() if count > 1]
    assert twice == []
    named = {city.title for city in board().cities if city.region}
    assert len(named) == 21
    assert {"Frankfurt (Oder)", "Friedland (Mecklenburg)", "Königsberg (East Prussia)"} <= named


def test_a_name_that_stands_twice_always_has_a_region() -> None:
    names = Counter(city.name for city in board().cities)
    assert all(city.region for city in board().cities if names[city.name] > 1)


def test_objectives_are_as_many_as_on_the_board() -> None:
    found = Counter((c.objective_of, c.objective_order) for c in board().cities if c.objective_of)
    assert found == {
        ("Prussia", 1): 14,
        ("Russia", 1): 10,
        ("Sweden", 1): 5,
        ("Sweden", 2): 5,
        ("Austria", 1): 12,
        ("Austria", 2): 4,
        ("Imperial Army", 1): 5,
        ("Imperial Army", 2): 5,
        ("France", 1): 10,
    }
    assert all(c.objective_order == 0 for c in board().cities if c.objective_of is None)


def test_prussian_objectives_lie_in_austria_and_all_others_with_who_defends_them() -> None:
    standard = rules_for()
    for number, city in enumerate(board().cities):
        if city.objective_of == "Prussia":
            assert standard.defender_of(number) == "Austria"
        elif city.objective_of:
            assert standard.defender_of(number) in ("Prussia", "Hanover")


def test_a_citys_suit_is_that_of_its_sector() -> None:
    assert [c.title for c in board().cities if c.sector[0].upper() != c.suit] == []
    assert {city.suit for city in board().cities} == set(SUITS)


def test_depots_know_their_nation() -> None:
    depots = {city.key: city.depot_of for city in board().cities if city.depot_of}
    assert depots["gemunden"] == "France"
    assert depots["tabor"] == "Austria"
    assert len(depots) == 10


def test_substitute_cities_lie_where_rule_10_says() -> None:
    open_to = board().substitutes
    assert titles(open_to["Sweden"]) == {
        "Bützow", "Greifswald", "Grimmen", "Stralsund", "Wismar", "Wolgast",
    }  # fmt: skip
    assert {"Winsen", "Eutin", "Rotenburg"} <= titles(open_to["Hanover"])
    assert not {"Munster (Heath)", "Uelzen", "Celle"} & titles(open_to["Hanover"])
    assert "Glatz" not in titles(open_to["Austria"])
    assert {"Brünn", "Olmütz"} <= titles(open_to["Austria"])
    assert {"Warszawa", "Radom"} <= titles(open_to["Russia"])
    assert "Hildburghausen" not in titles(open_to["Imperial Army"])
    assert "Koblenz" not in titles(open_to["France"])
    assert "Berlin" in titles(open_to["Prussia"])
    assert set(open_to) == set(rules_for().nations)


# --------------------------------------------------------------------------- nations and scenarios


def test_nations_stand_in_order_of_play_with_their_sides() -> None:
    standard = rules_for()
    assert standard.order == (
        "Prussia", "Hanover", "Russia", "Sweden", "Austria", "Imperial Army", "France",
    )  # fmt: skip
    assert [nation.letter for nation in standard.nations.values()] == list("PHRSAIF")
    assert [name for name in standard.order if standard.side(name) == 0] == ["Prussia", "Hanover"]


def test_there_are_24_generals_and_11_trains_with_ranks_and_numbers_in_order() -> None:
    standard = rules_for()
    assert (len(standard.generals), len(standard.trains)) == (24, 11)
    for nation in standard.nations.values():
        ranks = [standard.generals[general].rank for general in nation.generals]
        numbers = [standard.trains[train].number for train in nation.trains]
        assert ranks == list(range(1, len(ranks) + 1))
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(
    "train, city",
    [
        ("Prussia train 1", "Jüterbog"),
        ("Prussia train 2", "Grünberg"),
        ("Russia train 1", "Toruń"),
        ("Austria train 1", "Beraun"),
        ("France train 1", "Koblenz"),
        ("Imperial Army train 1", "Erlangen"),
    ],
)
def test_trains_are_numbered_as_players_number_them(train: str, city: str) -> None:
    assert board().cities[rules_for().trains[train].city].name == city


def test_france_draws_four_and_gives_one_up() -> None:
    income = {n.name: (n.draw, n.discard) for n in rules_for().nations.values()}
    assert income == {
        "Prussia": (7, 0),
        "Hanover": (2, 0),
        "Russia": (4, 0),
        "Sweden": (1, 0),
        "Austria": (5, 0),
        "Imperial Army": (1, 0),
        "France": (4, 1),
    }


def test_home_and_defence() -> None:
    nations = rules_for().nations
    assert nations["Russia"].home == nations["France"].home == ()
    assert set(nations["Imperial Army"].home) == {"Empire", "Saxony"}
    assert {name: n.defends for name, n in nations.items() if n.defends} == {
        "Prussia": ("Prussia", "Saxony"),
        "Hanover": ("Hanover",),
        "Austria": ("Austria",),
    }


def test_three_players_share_france_with_elisabeth() -> None:
    assert rules_for("three-players").players["Elisabeth"] == ("Russia", "Sweden", "France")
    assert "Pompadour" not in rules_for("three-players").players
    assert rules_for("three-players").order == rules_for().order


def test_the_war_in_the_west() -> None:
    west = rules_for("west")
    prussia = west.nations["Prussia"]
    assert west.order == ("Prussia", "Hanover", "France")
    assert (prussia.troops, prussia.draw, prussia.discard) == (3, 2, 1)
    assert (prussia.generals, prussia.trains) == (("Seydlitz",), ("Prussia train 1",))
    assert west.generals["Seydlitz"].rank == 6
    assert board().cities[west.trains["Prussia train 1"].city].name == "Jüterbog"
    assert (len(west.generals), len(west.trains), west.imaginary_draw) == (6, 4, 5)


def test_the_austrian_theatre() -> None:
    theatre = rules_for("theatre")
    prussia = theatre.nations["Prussia"]
    assert theatre.order == ("Prussia", "Austria", "Imperial Army")
    assert (prussia.troops, prussia.draw, prussia.discard) == (24, 5, 0)
    assert prussia.generals == ("Friedrich", "Winterfeldt", "Heinrich", "Schwerin", "Keith")
    assert len(prussia.trains) == 2
    assert theatre.players == {"Frederick": ("Prussia",), "Maria Theresa": ("Austria", "Imperial Army")}
    assert theatre.imaginary_draw == 5


def test_every_scenario_can_be_had_and_is_made_once() -> None:
    assert list(scenarios()) == ["standard", "three-players", "west", "theatre"]
    for name, title in scenarios().items():
        assert rules_for(name).title == title
        assert rules_for(name) is rules_for(scenario=name)
        assert rules_for(name).board is board()
    assert rules_for() is rules_for("standard")


def test_an_unknown_scenario_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no scenario .east.*standard, three-players"):
        rules_for("east")


# ------------------------------------------------------------------------------------ cards and fate


def test_a_deck_has_four_suits_from_2_to_13_and_two_reserves() -> None:
    cards = deck(3)
    assert len(cards) == 50 and all(card.deck == 3 for card in cards)
    assert cards.count(Card("R", 0, 3)) == 2
    suited = {(card.suit, card.value) for card in cards if card.suit != "R"}
    assert suited == {(suit, value) for suit in "SCHD" for value in range(2, 14)}


def test_the_clock_has_12_minor_cards_and_6_strokes() -> None:
    cards = clock().cards
    strokes = [name for name, card in cards.items() if card.stroke]
    assert [name for name, card in cards.items() if not card.stroke] == [str(n) for n in range(1, 13)]
    assert set(strokes) == {"Elisabeth", "Sweden", "India", "America", "Poems", "Lord Bute"}
    assert (clock().first_turn, clock().early) == (6, 4)


def test_a_card_does_nothing_in_the_suits_that_are_blank() -> None:
    cards = clock().cards.values()
    blank = [card.name + suit for card in cards for suit in SUITS if suit not in card.versions]
    assert blank == ["1S", "2S", "3S", "4C", "5C", "6H", "7C", "8H", "9H", "10D", "11D", "12D"]


def test_versions_say_when_who_and_how_much() -> None:
    fermor = clock().cards["2"].versions["C"]
    assert (fermor.when, fermor.kind, fermor.decides) == ("next", "stay", ())
    assert fermor.terms == {"general": "Fermor", "city": board().index["kustrin"]}
    swap = clock().cards["1"].versions["H"]
    assert (swap.when, swap.decides) == ("now", ("Austria", "Russia"))
    assert clock().cards["Elisabeth"].versions["D"].terms["except"] == ["Friedrich"]
    assert clock().cards["Poems"].versions["S"].when == "for good"


def test_rulings_that_cards_cite_are_in_the_notes() -> None:
    notes = (rules_dir() / "NOTES.md").read_text("utf-8")
    cited = {r for card in clock().cards.values() for version in card.versions.values() for r in version.see}
    assert [ruling for ruling in sorted(cited) if f"- {ruling}: " not in notes] == []
