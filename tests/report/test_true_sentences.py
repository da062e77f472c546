"""Sentences that were untrue once: each in the position in which somebody met it."""

from __future__ import annotations

from typing import Any

import pytest

from pbem.data.position import read_position
from pbem.engine import questions as q
from pbem.engine.sequence import decide
from support.positions.told_positions import carried_on, report, summary

Document = dict[str, Any]


def at_the_end(card: str, scenario: str = "standard", turn: int = 7, **more: Any) -> Document:
    """A turn that ends and this card, which is read."""
    last = {"theatre": "Imperial Army"}.get(scenario, "France")
    fate = {"clock": clock_of(card, scenario), **more.pop("fate", {})}
    return {
        "scenario": scenario,
        "turn": turn,
        "nation": last,
        "phase": "end of turn",
        "fate": fate,
        **more,
    }


def clock_of(card: str, scenario: str) -> list[str]:
    cards = read_position({"scenario": scenario}).rules.clock.cards
    return [card, *(name for name in cards if name != card)]


def refusal(document: Document, answer: q.Answer) -> str:
    ruling = decide(read_position(document, "told"), answer)
    assert isinstance(ruling, q.Verdict)
    return f"{ruling.text}. {ruling.instead}"


# -------------------------------------------------------------------------------- scenarios (R49)


@pytest.mark.parametrize("card", ["Elisabeth", "Sweden"])
@pytest.mark.parametrize("scenario", ["west", "theatre"])
def test_peace_retires_and_eases_nothing_in_the_scenarios(card: str, scenario: str) -> None:
    pieces = {"west": {"Seydlitz": {"city": "Brandenburg", "troops": 3}}}.get(
        scenario, {"Keith": {"city": "Brieg", "troops": 3}}
    )
    text = summary(carried_on(at_the_end(card, scenario, pieces=pieces)), 7)
    assert f"{'Russia' if card == 'Elisabeth' else 'Sweden'} leaves the war" in text
    assert not any(word in text for word in ("retire", "eased", "takes over", "Nothing comes of it"))


@pytest.mark.parametrize("card", ["Poems", "Lord Bute"])
def test_a_cut_in_the_west_is_told_as_it_is_there(card: str) -> None:
    text = summary(carried_on(at_the_end(card, "west")), 7)
    assert "Prussia draws 1 Tactical Card from now on, which she keeps" in text
    assert "From now on Prussia draws only one Tactical Card a turn, but keeps it." in text
    assert "fewer" not in text
    again = summary(carried_on(at_the_end(card, "west", fate={"cuts": {"Prussia": 1}})), 7)
    assert "A second cut changes nothing. - Nothing comes of it." in again


def test_a_cut_in_the_theatre_is_of_one_card() -> None:
    text = summary(carried_on(at_the_end("Poems", "theatre")), 7)
    assert "1 Tactical Card fewer from now on, but never fewer than 3" in text
    assert "From now on Prussia draws only four Tactical Cards a turn. " in text


@pytest.mark.parametrize("card", ["India", "America"])
def test_colonies_are_told_for_the_nations_in_the_game(card: str) -> None:
    west, theatre = (summary(carried_on(at_the_end(card, one)), 7) for one in ("west", "theatre"))
    assert "France draws 3 Tactical Cards from now on, all of which she keeps" in west
    assert "Austria" not in west and "Imperial Army" not in west
    assert "Austria draws 4 Tactical Cards from now on" in theatre
    assert "takes over" not in theatre and "eased" not in theatre and "Hanover" not in theatre


def test_no_player_is_named_who_is_not_in_the_game() -> None:
    text = summary(carried_on(at_the_end("India", "three-players", fate={"colonies": 1})), 7)
    assert "player Elisabeth takes over the Imperial Army" in text
    assert "The Imperial Army is played by Elisabeth" in text
    assert "Pompadour" not in text


# --------------------------------------------------------------------------------------- the story


def test_the_victory_line_tells_how_it_was_before_the_card() -> None:
    """Russia is still there, and Sweden is not eased yet; Prussia is asked for a general."""
    record = carried_on(
        at_the_end(
            "Elisabeth",
            pieces={"Keith": {"city": "Brieg", "troops": 3}},
            conquered=["Anklam", "Cammin", "Malchin", "Stettin", "Küstrin", "Schwedt"],
        )
    )
    text = summary(record, 7)
    line = text.partition("Nobody has won by objectives: ")[2]
    assert line.startswith("Russia 1 of 10, Sweden 5 of 10, ")
    assert text.index("Nobody has won") < text.index("Stroke of Fate Elisabeth")


def test_the_victory_line_says_what_austria_lacks_against_the_offensive_option() -> None:
    """All eight that she needs, none of them in Saxony (rule 13)."""
    silesia = ["Breslau", "Brieg", "Cosel", "Glatz", "Liegnitz", "Lublinitz", "Neisse", "Oels", "Schweidnitz"]
    record = carried_on(
        at_the_end(
            "Elisabeth",
            options=["offensive option"],
            offensive={"declared": True, "card": "S2"},
            eased=["Austria", "Imperial Army"],
            pieces={"Keith": {"city": "Cottbus", "troops": 3}},
            conquered=silesia[:8],
        )
    )
    assert "Austria 8 of 8 (but none in Saxony)" in summary(record, 7)


def test_who_is_absent_is_named() -> None:
    """A general retired, a nation that has left, a general who is not in the scenario."""
    lasting = {"turn": 8, "nation": "Prussia", "phase": "movement"}
    fate = {"card": "4", "suit": "D"}
    gone = carried_on({**lasting, "fate": fate, "retired": ["Cumberland"]})
    assert "Cumberland may not attack. But Cumberland is out of the game." in summary(gone, 8)
    quit_ = carried_on({**lasting, "fate": {"card": "4", "suit": "S"}, "quit": ["France"]})
    assert "plays counts 1 more. But France has left the war." in summary(quit_, 8)
    west = carried_on({**lasting, "scenario": "west", "fate": {"card": "7", "suit": "S"}})
    assert "Friedrich may not attack. But Friedrich is not in this game." in summary(west, 8)
    here = carried_on({**lasting, "fate": fate, "pieces": {"Cumberland": {"city": "Stade", "troops": 2}}})
    assert "Cumberland may not attack. (Card" in summary(here, 8)


def test_a_card_about_nobody_in_the_game_says_so_when_it_is_read() -> None:
    text = summary(carried_on(at_the_end("7", "west")), 7)
    assert "in force next turn: Friedrich may not attack. But Friedrich is not in this game." in text


def test_a_protecting_train_is_told_with_its_nation() -> None:
    """Prussia has a train 1 of her own."""
    document = {
        "turn": 4,
        "nation": "Prussia",
        "phase": "movement",
        "conquered": ["Dresden"],
        "pieces": {
            "Friedrich": {"city": "Dresden", "troops": 4},
            "Prussia train 1": {"city": "Torgau"},
            "Imperial Army train 1": {"city": "Dippoldiswalde"},
        },
    }
    board = read_position(document).rules.board
    record = carried_on(document, q.Move("Prussia", ("Friedrich",), (board.index["deuben"],)))
    assert "Dresden is contested: the Imperial Army's train 1 protects it" in summary(record, 4)


def test_a_stroke_in_a_position_between_turns_does_not_come_to_nothing() -> None:
    text = summary(carried_on(at_the_end("India", fate={"colonies": 1})), 7)
    assert "France leaves the war." in text and "END OF TURN" in text
    assert "Nothing comes of it" not in text


@pytest.mark.parametrize(("nation", "keeps"), [("Prussia", False), ("Austria", False), ("France", True)])
def test_only_who_gave_up_cards_keeps_them_all_now(nation: str, keeps: bool) -> None:
    text = summary(carried_on(at_the_end("Poems" if nation == "Prussia" else "India")), 7)
    line = text.partition(f"From now on {nation} draws only ")[2].partition(".")[0]
    assert line.endswith(", but keeps them all") == keeps and line


def test_which_card_is_discarded_is_said() -> None:
    document = {"turn": 3, "nation": "France", "phase": "Tactical Cards", "seed": "told"}
    asked = carried_on(document)
    face = asked.game.stage.drawn[0].face
    assert "France discards one of the cards just drawn, unseen." in summary(
        carried_on(document, q.Discard("France", face)), 3
    )
    hearts = at_the_end("4", options=["sector fate"], hands={"France": "H2 H3"})
    city = next(city.title for city in read_position({}).rules.board.cities if city.suit == "H")
    hearts["pieces"] = {"Soubise": {"city": city, "troops": 4}}
    hearts["fate"]["victor"] = "Soubise"
    renewed = carried_on(hearts, q.DecideFate("France", card="H2"))
    assert "France discards one of her Tactical Cards unseen." in summary(renewed, 7)


def test_the_first_deck_does_not_run_short() -> None:
    first = carried_on({"turn": 1, "nation": "Prussia", "phase": "Tactical Cards"})
    assert "Deck 1 is shuffled: 50 cards to draw from." in summary(first, 1)
    later = {"turn": 4, "nation": "Prussia", "phase": "Tactical Cards", "deck": {"opened": 1, "draw": "S2"}}
    faces = [card.face for card in first.game.chance.draw if card.face != "S2"]
    held = [card.face for card in first.game.hands["Prussia"] if card.face != "S2"]
    later["deck"]["piles"] = {1: " ".join([*faces, *held])}
    assert "The draw deck runs short: deck 2 is shuffled" in summary(carried_on(later), 4)


# -------------------------------------------------------------------------------------- questions


def fought(score: int, troops: int, hand: str, **more: Any) -> Document:
    """Keith's score against Daun, in Prussia's stage."""
    combat = {
        "attacker": "Prussia",
        "attacker_city": "Dresden",
        "defender": "Austria",
        "defender_city": "Dippoldiswalde",
        "score": score,
        "to_play": "Prussia",
    }
    keith, daun = {"city": "Dresden", "troops": troops}, {"city": "Dippoldiswalde", "troops": 8}
    pieces = {"Keith": keith, "Daun": daun, **more.pop("pieces", {})}
    return {
        "turn": 4,
        "nation": "Prussia",
        "phase": "combat",
        "pieces": pieces,
        "hands": {"Prussia": hand},
        "stage": {"combat": combat, "attacks": []},
        **more,
    }


def suit_of(city: str) -> str:
    board = read_position({}).rules.board
    return board.cities[board.index[city]].suit


def test_the_price_of_a_defeat_is_told_with_the_retreat() -> None:
    text = report(carried_on(fought(-2, 7, "R")), "Frederick")
    assert "It costs 2 troops, and what is left retreats two cities." in text


def test_where_there_is_no_retreat_a_defeat_costs_all() -> None:
    board = read_position({}).rules.board
    around = [board.cities[n].title for n in board.neighbours[board.index["dresden"]]]
    trains = ["Austria train 1", "Austria train 2", "Imperial Army train 1", "Prussia train 1"]
    free = [city for city in around if city != "Dippoldiswalde"]
    pieces: Document = dict(zip(trains, ({"city": city} for city in free), strict=False))
    assert len(free) <= len(trains)
    text = report(carried_on(fought(-2, 7, "R", pieces=pieces)), "Frederick")
    assert "It costs 7 troops, all that stand there, for there is no way to retreat." in text


def test_a_defeat_costs_no_more_than_there_are() -> None:
    text = report(carried_on(fought(-13, 8, "R")), "Frederick")
    assert "It costs 8 troops, all that stand there." in text


def test_on_zero_there_is_a_tie_and_no_defeat() -> None:
    text = report(carried_on(fought(0, 7, "R")), "Frederick")
    assert "leave it at a tie" in text and "defeat" not in text
    behind = report(carried_on(fought(-2, 7, "R")), "Frederick")
    assert "You may play a Reserve as 1 to 10; or accept defeat." in behind


def test_a_card_held_twice_is_told_twice() -> None:
    suit = suit_of("dresden")
    text = report(carried_on(fought(-2, 7, f"{suit}6 {suit}9 {suit}6")), "Frederick")
    assert f"You may play {suit}6 {suit}6 {suit}9; or accept defeat." in text


def test_nobody_is_told_to_order_for_a_nation_that_has_left() -> None:
    record = carried_on({"turn": 8, "nation": "Prussia", "phase": "movement", "quit": ["Russia"]})
    text = report(record, "Elisabeth")
    assert "`nation Sweden`" in text and "`nation Russia`" not in text


# ------------------------------------------------------------------------------------- refusals


HELD: Document = {"turn": 4, "nation": "Prussia", "phase": "movement"}


def test_troops_are_not_shared_between_cities() -> None:
    pieces = {"Friedrich": {"city": "Dresden", "troops": 5}, "Keith": {"city": "Brieg", "troops": 4}}
    said = refusal({**HELD, "pieces": pieces}, q.Allot("Prussia", {"Friedrich": 7, "Keith": 2}))
    assert "only between generals of one stack: Friedrich stands in Dresden, Keith stands in Brieg" in said
    alone = refusal({**HELD, "pieces": pieces}, q.Allot("Prussia", {"Friedrich": 7}))
    assert "Friedrich stands alone and commands 5" in alone
    united = {**pieces, "Keith": {"city": "Dresden", "troops": 4}}
    shared = refusal({**HELD, "pieces": united}, q.Allot("Prussia", {"Friedrich": 8, "Keith": 2}))
    assert "Friedrich + Keith share 9 troops, 1 to 8 each" in shared


def test_a_stack_of_four_is_refused_because_it_is_four() -> None:
    stack = {name: {"city": "Dresden", "troops": 2} for name in ("Heinrich", "Keith", "Dohna")}
    here: Document = {**HELD, "pieces": {**stack, "Friedrich": {"city": "Deuben", "troops": 2}}}
    dresden = read_position(here).rules.board.index["dresden"]
    said = refusal(here, q.Move("Prussia", ("Friedrich",), (dresden,)))
    assert said == (
        "Heinrich + Keith + Dohna stand in Dresden, and 4 generals cannot share a city. 3 at most."
    )
    foe = {"Daun": {"city": "Dresden", "troops": 2}, "Friedrich": {"city": "Deuben", "troops": 2}}
    said = refusal({**HELD, "pieces": foe}, q.Move("Prussia", ("Friedrich",), (dresden,)))
    assert "Daun stands in Dresden and cannot be joined or passed" in said


def test_who_has_no_room_may_hand_troops_over_first() -> None:
    pieces = {"Friedrich": {"city": "Berlin", "troops": 4}, "Keith": {"city": "Berlin", "troops": 8}}
    document: Document = {**HELD, "pieces": pieces, "hands": {"Prussia": "D6"}}
    said = refusal(document, q.Recruit("Prussia", ("D6",), {"Keith": 1}, ()))
    assert said.endswith("He has no room left. Friedrich can take troops of his over first, by a transfer.")
    alone = {**document, "pieces": {"Keith": {"city": "Berlin", "troops": 8}}}
    said = refusal(alone, q.Recruit("Prussia", ("D6",), {"Keith": 1}, ()))
    assert said.endswith("He has no room left.")


def test_names_of_cities_may_have_any_capitals_in_a_position() -> None:
    pieces = {"Cumberland": {"city": "Oldenburg (west)", "troops": 2}}
    game = read_position({**HELD, "pieces": pieces})
    assert game.rules.board.cities[game.where["Cumberland"]].title == "Oldenburg (West)"
