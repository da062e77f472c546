"""What bots write ahead for the cities where an enemy may stand: a case's move is better there, and made."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from pbem.bots.bot_game import bot_view
from pbem.bots.campaign import Campaign
from pbem.bots.cases import AWAY, CASES, GAIN, Cases
from pbem.bots.draft_ahead import DraftAhead
from pbem.bots.foresight import likely_ends, when_her_stage_comes
from pbem.bots.outlook import Outlook
from pbem.bots.picture import picture
from pbem.bots.stack_worth import Company
from pbem.bots.ways import ways
from pbem.engine import movement
from pbem.engine import questions as q
from pbem.engine.model import MOVEMENT, Game, Stage
from pbem.orders.judging.stage import run_stage
from pbem.orders.reading.parse import parse
from support.war_records import NUMBERS, RECORDS

MOVERS = ("Prussia", "Hanover")

PLACES = (
    ("hersfeld", "kassel"),
    ("minden", "hannover"),
    ("paderborn", "hameln"),
    ("fulda", "kassel"),
)
"""Where Soubise and Cumberland stand."""


@cache
def duel(ours: str, theirs: str) -> Game:
    """Soubise with his trains, and Cumberland, alone in the west; Prussia is to move. France has nothing to
    buy."""
    base = next(RECORDS[number].game for number in NUMBERS if RECORDS[number].game.phase == MOVEMENT)
    index, neighbours = base.rules.board.index, base.rules.board.neighbours
    here, there = index[ours], index[theirs]
    where = {"Soubise": here, "Cumberland": there, "Friedrich": index["berlin"]}
    safe = base.rules.board.distances_from(there)
    beside = sorted(neighbours[here], key=lambda city: (-safe[city], city))
    return replace(
        base,
        turn=4,
        nation="Prussia",
        phase=MOVEMENT,
        stage=Stage(),
        where={**where, "France train 1": beside[0], "France train 2": beside[1]},
        troops={"Soubise": 8, "Cumberland": 3, "Friedrich": 8},
        face_down=frozenset(),
        retired=frozenset({"Richelieu", "Chevert"}),
        conquered=frozenset(),
    )


def drafted(game: Game) -> tuple[Game, Cases, list[str]]:
    """The game as it is expected when France moves, her cases, and the lines of her stage."""
    view, rules = bot_view("cases", game, "Pompadour"), game.rules
    cases = Cases(view, picture(view, rules), "France", MOVERS)
    usual = when_her_stage_comes(view, rules, "France", MOVERS)
    return usual, cases, DraftAhead(view, usual, "France", cases).write()


def with_cumberland_in(usual: Game, city: int) -> Game:
    return replace(usual, where={**usual.where, "Cumberland": city})


def end_of_soubise(game: Game, lines: list[str]) -> int:
    """Where the lines lead Soubise if the game stands so when France moves."""
    sheet = parse(enumerate(["nation France", *lines], 1), game.rules)
    run = run_stage(game, "France", sheet.parts[0].orders)
    assert sheet.faults == () and sheet.skipped == () and run.faults == ()
    moves = [step.answer for step in run.steps if isinstance(step.answer, q.Move)]
    return next((move.path[-1] for move in moves if move.pieces == ("Soubise",)), game.where["Soubise"])


@pytest.mark.parametrize("places", PLACES)
def test_where_an_enemy_stands_elsewhere_the_move_of_that_case_is_made(places: tuple[str, str]) -> None:
    usual, cases, lines = drafted(duel(*places))
    named = [case for case in cases.found if case.rank != AWAY]
    assert 0 < len(named) <= CASES
    for case in named:
        end = end_of_soubise(with_cumberland_in(usual, case.city), lines)
        assert end == (case.path[-1] if case.path else usual.where["Soubise"]), case.facts


@pytest.mark.parametrize("places", PLACES)
def test_the_move_of_a_case_is_clearly_better_there(places: tuple[str, str]) -> None:
    game = duel(*places)
    usual, cases, lines = drafted(game)
    view = bot_view("cases", game, "Pompadour")
    as_usual = end_of_soubise(usual, lines)
    for case in cases.found:
        then = with_cumberland_in(usual, case.city)
        outlook = Outlook(view, game.rules, "France", then.hands["France"])
        campaign = Campaign(outlook, then)
        company = Company(campaign, then, ("Soubise",))
        worth = {
            way.end: way.prize + company.worth(way.end) for way in ways(then, ("Soubise",), campaign.prizes)
        }
        assert worth[case.path[-1]] == max(worth.values()), case.facts
        # A prize on the usual way counts for it, and the way may be barred now.
        assert worth[case.path[-1]] >= company.worth(as_usual) + GAIN or as_usual not in worth, case.facts


def test_whoever_has_gone_far_away_is_no_longer_reckoned_with() -> None:
    away = 0
    for places in PLACES:
        usual, cases, lines = drafted(duel(*places))
        for case in (one for one in cases.found if one.rank == AWAY):
            assert case.facts.startswith("not Cumberland near ")
            assert end_of_soubise(with_cumberland_in(usual, case.city), lines) == case.path[-1]
            away += 1
    assert away


def test_the_likely_ends_are_those_that_the_enemy_can_reach_the_best_for_him_first() -> None:
    for places in PLACES:
        game = duel(*places)
        view = bot_view("cases", game, "Pompadour")
        ends = likely_ends(view, picture(view, game.rules), ("Cumberland",))
        opened = replace(game, nation="Hanover")
        assert set(ends) == {game.where["Cumberland"], *movement.reach(opened, ("Cumberland",))}
        assert ends[0] == when_her_stage_comes(view, game.rules, "France", ("Hanover",)).where["Cumberland"]
