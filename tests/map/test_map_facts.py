"""What a view holds is on its map, once and in its place, and nothing else is."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from pbem.data.rules import rules_for
from pbem.engine.model import OVER, SETUP
from pbem.report.map.cities import CITY
from pbem.report.map.moves_and_battles import MOVES, battle_signs, marches
from pbem.report.map.shapes import SUITS
from pbem.report.map.suits import CORNER
from pbem.report.view import view
from pbem.report.view_records import Objective
from support.bot_games import some_records, whole_game
from support.drawn_map import BOARD, PARTS, SVG, Drawn, drawn, framed, numbers, path, title, where
from support.positions.map_positions import crowded, views

NUMBERS = range(len(views()))


@pytest.mark.parametrize("number", NUMBERS)
def test_every_piece_is_drawn_once_at_its_city_or_beside_the_map(number: int) -> None:
    shown = views()[number]
    found = drawn(shown)
    on_map = {p.name: (p.place.key, row.name) for row in shown.nations for p in row.pieces if p.place}
    told = {
        name: (one.get("data-city"), one.get("data-nation"))
        for one in found.in_layer("pieces")
        for name in (one.get("data-piece") or "").split(",")
    }
    assert told == on_map
    off = [
        one.get("data-piece") for layer in found.layer("off-map") for one in layer.iter() if one.get("role")
    ]
    assert off == [p.name for row in shown.nations for p in row.off_map]
    every = Counter(
        name for one in found.root.iter() if "role" in one.attrib and one.get("data-piece")
        for name in (one.get("data-piece") or "").split(",")
    )  # fmt: skip
    assert set(every.values()) <= {1}


@pytest.mark.parametrize("theatre", PARTS)
def test_a_counter_hangs_on_its_city_by_a_stem(theatre: str | None) -> None:
    for shown in views()[::7]:
        part = framed(shown, theatre)
        for one in drawn(shown, theatre).in_layer("pieces"):
            stem = next(p for p in one.iter(f"{SVG}path") if p.get("class") == "stem")
            start, end = path(stem.get("d", ""))
            at = where(part, one.get("data-city", ""))
            assert math.dist(start, at) <= 6 * part.size + 0.2
            assert math.dist(start, at) <= math.dist(end, at) + 0.2


@pytest.mark.parametrize("theatre", PARTS)
def test_a_close_up_holds_the_pieces_of_its_part_and_no_others(theatre: str | None) -> None:
    shown = crowded()
    part = framed(shown, theatre)
    inside = {
        p.name for row in shown.nations for p in row.pieces
        if p.place and part.holds(BOARD.cities[BOARD.index[p.place.key]])
    }  # fmt: skip
    told = [
        n for one in drawn(shown, theatre).in_layer("pieces") for n in one.get("data-piece", "").split(",")
    ]
    assert sorted(told) == sorted(inside)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_counter_bears_letter_and_ranks_and_hides_its_troops_from_all_but_their_player(number: int) -> None:
    shown = views()[number]
    own = {one.piece.name: one.troops for nation in shown.own if nation.ready for one in nation.generals}
    letters = {row.name: row.letter for row in shown.nations}
    pieces = {p.name: p for row in shown.nations for p in row.pieces}
    for one in drawn(shown).in_layer("pieces"):
        names = one.get("data-piece", "").split(",")
        face, *troops = [text.text for text in one.iter(f"{SVG}text")]
        kind = "T" if pieces[names[0]].kind == "train" else ""
        nation = letters[one.get("data-nation", "")]
        assert face == nation + kind + "·".join(str(pieces[n].number) for n in names)
        mine = [own[name] for name in names if name in own]
        assert troops == ([str(sum(mine))] if mine else [])
        assert ("face-down" in one.get("class", "")) == any(pieces[name].face_down for name in names)


def suit_on(counter: ET.Element) -> str:
    """The suit of a counter's sign, if it bears one."""
    drawn_suits = [one.get("d", "") for one in counter.iter(f"{SVG}path")]
    return "".join(suit for suit, shape in SUITS.items() if shape in drawn_suits)


def test_the_suit_of_its_sector_stands_on_each_counter_of_a_players_own_and_on_no_other() -> None:
    met = set()
    for shown in views():
        mine = {one.name for one in shown.own}
        for one in drawn(shown).in_layer("pieces"):
            city = BOARD.cities[BOARD.index[one.get("data-city", "")]]
            own = one.get("data-nation") in mine
            assert suit_on(one) == (city.suit if own else "")
            met |= {suit_on(one)}
    assert met == {"", *SUITS}


@pytest.mark.parametrize("theatre", PARTS)
def test_every_sector_that_is_shown_bears_the_sign_of_its_suit_clear_of_all_cities(
    theatre: str | None,
) -> None:
    shown = crowded()
    part = framed(shown, theatre)
    suits = {city.sector: city.suit for city in BOARD.cities}
    found = drawn(shown, theatre).in_layer("suits")
    discs = [(float(one.get("cx", 0)), float(one.get("cy", 0))) for one in found if one.tag == f"{SVG}circle"]
    for name, box in BOARD.sectors.items():
        (left, top), (right, bottom) = part.at(*box[:2]), part.at(*box[2:])
        wide = min(right, 1000) - max(left, 0)
        high = min(bottom, part.top + part.height) - max(top, part.top)
        if min(wide, high) > 40 * part.size:
            inside = [at for at in discs if left < at[0] < right and top < at[1] < bottom]
            assert len(inside) == 1, (name, suits[name])
    near = [math.dist(at, part.of(city)) for at in discs for city in BOARD.cities]
    assert sum(one < (CORNER + CITY) * part.size for one in near) == 0


def test_some_generals_lie_face_down_and_some_players_see_their_troops() -> None:
    assert any(p.face_down for one in views() for row in one.nations for p in row.pieces)
    assert any(nation.ready and nation.generals for one in views() for nation in one.own)


def test_a_close_up_tells_a_player_how_his_stack_is_split() -> None:
    shown = next(one for one in views() if any(nation.stacks and nation.ready for nation in one.own))
    own = next(nation for nation in shown.own if nation.stacks)
    stack = own.stacks[0]
    split = "+".join(str(g.troops) for g in own.generals if g.piece.name in stack.generals)
    theatre = next(
        name
        for name in PARTS
        if name and framed(shown, name).holds(BOARD.cities[BOARD.index[stack.place.key]])
    )
    assert any(one.text == split for one in drawn(shown, theatre).root.iter(f"{SVG}text"))


# ------------------------------------------------------------------------------ moves and battles


@pytest.mark.parametrize("number", NUMBERS)
def test_arrows_go_along_the_ways_that_were_gone(number: int) -> None:
    shown = views()[number]
    part, found = framed(shown, None), drawn(shown).in_layer("moves")
    ways = marches(shown.events)
    assert [one.get("data-way") for one in found] == [",".join(p.key for p in way.way) for way in ways]
    assert [one.get("data-piece") for one in found] == [",".join(way.pieces) for way in ways]
    for one, way in zip(found, ways, strict=True):
        points = path(one.findall(f".//{SVG}path")[1].get("d", ""))
        cities = [where(part, place.key) for place in way.way]
        assert len(points) == len(cities)
        assert all(math.dist(p, c) <= 13 * part.size for p, c in zip(points, cities, strict=True))


def test_ways_follow_roads_and_hold_every_step_that_was_told() -> None:
    for shown in views():
        steps = sum(len(one.fields["path"]) for one in shown.events if one.kind in MOVES)
        ways = marches(shown.events)
        assert sum(len(way.way) - 1 for way in ways) == steps
        for way in ways:
            for here, there in pairwise(BOARD.index[place.key] for place in way.way):
                assert BOARD.adjacent(here, there)
    assert sum(len(marches(shown.events)) for shown in views()) > 50


@pytest.mark.parametrize("number", NUMBERS)
def test_swords_lie_between_the_two_cities_of_each_battle(number: int) -> None:
    shown = views()[number]
    part, found = framed(shown, None), drawn(shown).in_layer("battles")
    told = [battle for chapter in shown.story for battle in chapter.battles]
    assert len(found) == len(told)
    again = Counter[tuple[str, ...]]()
    for one, battle in zip(found, told, strict=True):
        keys = [battle.began.fields[name].key for name in ("city", "enemy_city")]
        assert [one.get("data-city"), one.get("data-enemy-city")] == keys
        circle = one.find(f".//{SVG}circle")
        assert circle is not None
        (x, y), (a, b) = (where(part, key) for key in keys)
        at = float(circle.get("cx", "0")), float(circle.get("cy", "0"))
        shift = 13 * part.size * again[tuple(sorted(keys))]
        again[tuple(sorted(keys))] += 1
        assert math.dist(at, ((x + a) / 2 + shift, (y + b) / 2)) < 0.2


def test_a_combat_that_a_game_started_in_has_its_swords_too() -> None:
    record = next(record for record in some_records() if record.game.stage.combat)
    whole = view(record, None, record.game.turn)
    bare = view(replace(record, history=()), None, record.game.turn)
    assert bare.fight and not bare.story
    (one,) = drawn(bare).in_layer("battles")
    assert one.get("data-city") == bare.fight.attacker_place.key
    assert battle_signs(bare)[-1].caption({row.name: row.letter for row in bare.nations}).endswith("?")
    told = sum(len(chapter.battles) for chapter in whole.story)
    assert len(drawn(whole).in_layer("battles")) == told


def test_a_battle_tells_who_won_and_by_how_much() -> None:
    letters = {nation.name: nation.letter for nation in rules_for().nations.values()}
    met = set()
    for shown in (view(record, None, record.game.turn) for record in some_records()):
        for fought, battle in zip(
            battle_signs(shown), [b for chapter in shown.story for b in chapter.battles], strict=True
        ):
            said, (own, enemy) = fought.caption(letters), battle.nations
            if battle.end is None:
                met.add("open")
                assert said == f"{letters[own]}–{letters[enemy]} ?"
            elif battle.end.fields["winner"] is None:
                met.add("tie")
                assert said == f"{letters[own]}={letters[enemy]}"
            else:
                end = battle.end.fields
                met.add("won" if end["winner"] == own else "lost")
                assert said == f"{letters[end['winner']]}›{letters[end['loser']]} {end['loss']}"
    assert met == {"open", "tie", "won", "lost"}


# --------------------------------------------------------------------------- objectives and marks


@pytest.mark.parametrize("number", NUMBERS)
def test_objectives_bear_their_nation_and_a_flag_once_they_are_held(number: int) -> None:
    shown = views()[number]
    wanted = {one.place.key: (row, one) for row in shown.nations for one in row.objectives}
    found = {one.get("data-city"): one for one in drawn(shown).in_layer("objectives")}
    assert set(found) == set(wanted)
    for key, (row, objective) in wanted.items():
        one = found[key]
        letter = one.find(f".//{SVG}text")
        assert letter is not None and letter.text == row.letter
        flags = [p for p in one.iter(f"{SVG}path") if p.get("class") == "flag"]
        assert bool(flags) == objective.held == (one.get("class") == "objective held")
        assert one.get("data-order") == str(objective.order)


def test_the_two_orders_have_different_shapes() -> None:
    found = drawn(views()[0]).in_layer("objectives")
    shapes = {one.get("data-order"): set() for one in found}  # type: dict[str | None, set[str | None]]
    for one in found:
        body = one.find(f"{SVG}path")
        assert body is not None
        shapes[one.get("data-order")].add(body.get("d"))
    assert len(shapes) == 2 and shapes["1"].isdisjoint(shapes["2"])


def test_question_marks_lie_beside_their_cities() -> None:
    seen = 0
    for shown in views():
        part = framed(shown, None)
        found = drawn(shown).in_layer("marks")
        assert [one.get("data-city") for one in found] == [place.key for place in shown.marks]
        for one, place in zip(found, shown.marks, strict=True):
            circle = one.find(f"{SVG}circle")
            assert circle is not None
            at = float(circle.get("cx", "0")), float(circle.get("cy", "0"))
            assert math.dist(at, where(part, place.key)) < 14 * part.size
            seen += 1
    assert seen


def test_a_held_objective_is_told_in_words_too() -> None:
    shown = views()[0]
    row = next(row for row in shown.nations if row.objectives)
    first = row.objectives[0]
    held: tuple[Objective, ...] = (replace(first, held=True), *row.objectives[1:])
    taken = replace(
        shown,
        nations=tuple(replace(one, objectives=held) if one is row else one for one in shown.nations),
    )
    one = next(o for o in drawn(taken).in_layer("objectives") if o.get("data-city") == first.place.key)
    assert title(one) == f"{first.place.title}: conquered by {row.name}"


# ------------------------------------------------------------------------------ the ground, the end


def test_every_city_and_road_is_there_and_the_main_roads_are_thicker() -> None:
    found = drawn(views()[0])
    assert len(found.in_layer("cities")) == len(BOARD.cities) == 672
    paths = {one.get("class", ""): one for one in found.in_layer("roads")}
    minor, main = (paths[name].get("d", "").count("l") for name in ("roads minor", "roads main"))
    assert (minor, main) == (976 - 185, 185)
    assert float(paths["roads main"].get("stroke-width", "0")) > float(
        paths["roads minor"].get("stroke-width", "0")
    )


def test_cities_lie_where_the_board_says() -> None:
    shown = views()[0]
    part, found = framed(shown, None), {o.get("data-city"): o for o in drawn(shown).in_layer("cities")}
    berlin, tilsit = found["berlin"], found["tilsit"]
    for one, key in ((berlin, "berlin"), (tilsit, "tilsit")):
        city = BOARD.cities[BOARD.index[key]]
        at = (city.x - 10) * 1000 / 980, part.top + (city.y - 8) * 1000 / 980
        assert math.dist((float(one.get("x", "0")), float(one.get("y", "0"))), at) < 0.1
        assert title(one) == city.title


def test_sectors_bear_their_suits() -> None:
    found = [one for one in drawn(views()[0]).in_layer("sectors") if one.get("data-sector")]
    assert len(found) == 33
    tints = {(one.get("data-sector") or "").split("-")[0]: one.get("fill") for one in found}
    assert len(set(tints.values())) == 4
    layers = (*drawn(views()[0]).in_layer("sectors"), *drawn(views()[0]).in_layer("suits"))
    symbols = [one for one in layers if one.tag == f"{SVG}path"]
    assert len(symbols) == 2 * 33 and len({one.get("d") for one in symbols}) == 4


def test_before_the_set_up_the_pieces_stand_on_their_cities() -> None:
    shown = next(one for one in views() if one.phase == SETUP)
    found = {one.get("data-piece"): one for one in drawn(shown).in_layer("pieces")}
    assert found["Daun"].get("data-city") == "brunn"
    assert "set-up" in drawn(shown).texts().lower()


def test_when_the_game_is_over_the_map_says_so() -> None:
    shown = next(one for one in views() if one.phase == OVER)
    assert f"Turn {shown.turn}, the end" in drawn(shown).texts()


@pytest.mark.parametrize("scenario", ["west", "theatre"])
def test_a_scenario_is_cut_to_where_its_war_is(scenario: str) -> None:
    for record in whole_game(scenario):
        shown = view(record, None, record.game.turn)
        part = framed(shown, None)
        assert part.cut and "the part of the board" in drawn(shown).texts()
        keys = {p.place.key for row in shown.nations for p in row.pieces if p.place}
        keys |= {one.place.key for row in shown.nations for one in row.objectives}
        assert all(part.holds(BOARD.cities[BOARD.index[key]]) for key in keys)
        cities = drawn(shown).in_layer("cities")
        assert 0 < len(cities) < 672
        nations = {one.get("data-nation") for one in drawn(shown).root.iter()} - {None}
        assert nations <= {row.name for row in shown.nations}


def test_who_is_out_of_the_game_is_struck_out() -> None:
    shown = next(one for one in views() if any(p.gone for row in one.nations for p in row.off_map))
    gone = [p for row in shown.nations for p in row.off_map if p.gone]
    found = drawn(shown)
    struck = [one for one in found.root.iter(f"{SVG}path") if one.get("class") == "gone"]
    assert len(struck) == len(gone)
    assert all(any(p.name in label and "out of the game" in label for label in labels(found)) for p in gone)


def labels(found: Drawn) -> list[str]:
    return [one.get("aria-label", "") for one in found.root.iter() if one.get("aria-label")]


def test_paths_are_read_as_they_are_drawn() -> None:
    assert path("M1 2l3 4l-1-2.5") == [(1, 2), (4, 6), (3, 3.5)]
    assert numbers("3-.5") == [3, -0.5]


def test_the_close_up_of_the_fighting_is_where_most_was_lost() -> None:
    """Of battles too far apart for one close-up."""
    seen = 0
    for shown in (view(record, None, record.game.turn) for record in some_records()):
        part, sites = framed(shown, "fighting"), []
        for fought in battle_signs(shown):
            one, other = (BOARD.cities[BOARD.index[key]] for key in (fought.city, fought.enemy_city))
            sites.append((fought.loss, (one, other)))
        apart = all(abs(a[1][0].x - b[1][0].x) > 200 for a, b in combinations(sites, 2))
        if len({loss for loss, _ in sites}) > 1 and apart:
            seen += 1
            _, cities = max(sites, key=lambda site: site[0])
            assert all(part.holds(city) for city in cities)
        elif sites:
            assert any(part.holds(city) for _, cities in sites for city in cities)
    assert seen


def test_a_view_of_all_turns_has_the_arrows_of_the_latest_alone() -> None:
    record = some_records()[-1]
    whole, latest = view(record, None), view(record, None, record.game.turn)
    assert len(whole.events) > len(latest.events)
    assert drawn(whole).svg == drawn(latest).svg
