"""A refusal says the reason and what would be possible: re-entry, the price, a pace set by a card, a card too
many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.engine.model import Game
from pbem.orders.judging.judge import Judgement, judge
from support.letters.people_letters import moment, orders_of
from support.positions.order_positions import active, holding, letter, opening, standing_at

DEPOT = "Open to Dohna: Berlin"


def judged(game: Game, text: str, player: str = "Frederick") -> Judgement:
    return judge(game, letter(text), player)


def fault(game: Game, line: str) -> tuple[str, str]:
    (found,) = judged(game, f"nation Prussia\n{line}").faults
    return str(found.what), str(found.instead)


def prussia(**places: str | None) -> Game:
    """Prussia's movement with S13 and D6 in hand, Dohna and train 1 off the map, and Berlin empty."""
    game = standing_at(opening(), **{"Dohna": None, "Heinrich": "Luckau", **places})
    where = {name: city for name, city in game.where.items() if name != "Prussia train 1"}
    game = replace(game, where=where, troops={**game.troops, "Lehwaldt": 1})
    return active("Prussia", holding(game, "Prussia", "S13 D6"))


FREE = "Dohna may not re-enter in"


@pytest.mark.parametrize(
    ("places", "line", "what", "instead"),
    [
        (
            {"Daun": "Berlin"},
            "Dohna at Berlin 1",
            f"{FREE} Berlin: Berlin is held by another player",
            "at 8 points for each troop and train: ",
        ),
        ({}, "Dohna at Spandau 1", "a substitute city is open only while other players hold", DEPOT),
        ({}, "Dohna at Dresden 1", f"{FREE} Dresden: it is no depot city of Prussia", DEPOT),
        ({"Daun": "Berlin"}, "Dohna at Brandenburg 1", "it is none of the substitute cities", "Spandau"),
    ],
)  # fmt: skip
def test_a_refused_re_entry_says_why_and_where_else(
    places: dict[str, str], line: str, what: str, instead: str
) -> None:
    said, right = fault(prussia(**places), f"recruit S13: {line}")
    assert what in said and instead in right


def test_a_piece_that_stands_there_is_named() -> None:
    game = prussia(Friedrich="Berlin", Winterfeldt="Berlin", Heinrich="Berlin")
    said, right = fault(game, "recruit S13: Dohna at Berlin 1")
    assert "Friedrich, Winterfeldt and Heinrich are there, and no more than 3 stand together" in said
    assert right == "No city is open to Dohna now."
    said, _ = fault(game, "recruit S13: train 1 at Berlin")
    assert "would share the supply train's city" in said
    said, _ = fault(prussia(Ferdinand="Berlin"), "recruit S13: Dohna at Berlin 1")
    assert "Ferdinand of Hanover stands there; Hanover has the same player, and so no substitute" in said


def test_ones_own_train_has_to_move_away_first() -> None:
    game = prussia()
    berlin = next(iter(game.rules.nations["Prussia"].depots))
    game = replace(game, where={**game.where, "Prussia train 2": berlin})
    said, _ = fault(game, "recruit S13: Dohna at Berlin 1")
    assert "a supply train of Prussia is there; it has to move away first" in said
    said, _ = fault(game, "recruit S13: train 1 at Berlin")
    assert "a supply train is there, and each needs a city of its own" in said


def test_the_higher_price_is_explained() -> None:
    said, right = fault(prussia(Daun="Berlin"), "recruit D6: Keith 1")
    assert said == "D6 is worth 6, and 8 is due"
    assert right == (
        "8 points for each troop and supply train, because other players hold all depot cities of Prussia."
    )


def test_a_card_too_many_is_remarked_on_with_the_cheapest_that_would_do() -> None:
    game = active("Prussia", holding(prussia(), "Prussia", "S13 C12 H4 H3"))
    found = judged(game, "nation Prussia\nrecruit S13 C12: Keith 1")
    assert not found.faults and [note.line for note in found.notes] == [2]
    assert "25 points are paid where 6 are due, and nothing is given back" in str(found.notes[0])
    assert found.notes[0].instead == "H4 H3 would be enough."
    assert not judged(game, "nation Prussia\nrecruit S13: Keith 1").notes, "too much of one card is no slip"
    assert not judged(game, "nation Prussia\nrecruit H4 H3: Keith 1").notes


def test_recruiting_beside_hold_is_fine() -> None:
    for lines in ("recruit D6: Keith 1\nhold", "hold\nrecruit D6: Keith 1"):
        found = judged(prussia(), f"nation Prussia\n{lines}")
        assert not found.faults and len(found.parts[0].orders_in_full) == 2


def test_a_pace_set_by_a_card_names_the_card() -> None:
    game = active("Russia", standing_at(opening(), Saltikov="Toruń"))
    game = replace(game, fate=replace(game.fate, card="2", suit="D", used=False))
    (found,) = judged(game, "nation Russia\nmove Saltikov: Lipno, Sierpc, Płońsk", "Elisabeth").faults
    assert found.rule == "rule 11, R42" and "He may go as far as Sierpc." in found.instead
    assert "the Card of Fate in force, 2 diamonds, sets the pace of Saltikov: 2 cities" in found.what


def test_where_no_road_leads_the_goal_alone_is_proposed_and_works() -> None:
    game = active("Prussia", opening())
    said, right = fault(game, "move Heinrich: Luckau, Torgau")
    assert said.startswith("no road joins")
    proposed = right.partition("Or leave the way to the program: ")[2]
    assert proposed == "move Heinrich to Torgau"
    assert not judged(game, f"nation Prussia\n{proposed}").faults
    _, right = fault(game, "move train 1: Dahme, Berlin")
    assert "move train 1 to Berlin" in right


def test_a_move_into_the_city_of_an_enemy_is_told_from_where_he_is_attacked() -> None:
    text = "nation Prussia\nmove Keith: Reichenbach, Neurode, Glatz\n"
    (told,) = orders_of(moment("turn4"), "Frederick", text)[0].problems
    assert "Daun stands in Glatz and cannot be joined or passed" in str(told)
    assert "To attack Daun end in a city beside: Neurode, Patschkau or Trautenau." in str(told)


def few_troops(hand: str) -> Game:
    """Prussia's movement with this hand and 1 troop with each general."""
    game = active("Prussia", holding(opening(), "Prussia", hand))
    return replace(game, troops=dict.fromkeys(game.troops, 1))


def amended(text: str, hand: str) -> tuple[str, str]:
    """What is wrong with a line that is added to `recruit S13: Keith 2` of the first letter."""
    game = few_troops(hand)
    (before,) = letter("nation Prussia\nrecruit S13: Keith 2").parts[0].orders
    on_file = {"Prussia": [replace(before, letter=1)]}
    (found,) = judge(game, letter(f"amend\nnation Prussia\n{text}"), "Frederick", on_file).faults
    return str(found.what), str(found.instead)


def test_a_card_that_pays_already_is_told_with_the_order_that_it_pays_for() -> None:
    what, right = amended("recruit S13: Schwerin 2", "S13 H7 D6 C5")
    assert what == 'S13 pays already for line 2 of your letter 1, "recruit S13: Keith 2"'
    assert "To have both, write: recruit H7 C5: Schwerin 2." in right and "without that line" in right
    what, right = amended("recruit D6 S13: Schwerin 3", "S13 D6 C5")
    assert what.startswith("S13 pays already for line 2") and "To have both" not in right


def test_a_card_that_was_never_held_is_told_as_before() -> None:
    what, right = amended("recruit H9: Schwerin 1", "S13 D6")
    assert (what, right) == ("Prussia holds no H9 to pay with", "She holds D6.")


def test_it_is_told_within_one_letter_too() -> None:
    (found,) = judged(few_troops("S13"), "nation Prussia\nrecruit S13: Keith 2\nrecruit S13: Dohna 2").faults
    assert found.line == 3 and found.what == 'S13 pays already for line 2, "recruit S13: Keith 2"'
