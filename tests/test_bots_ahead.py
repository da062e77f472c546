"""Bots that write a whole turn ahead: from their view alone, letters that count as they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from pbem.bots.ahead import stage_ahead, turn_letter, woken_letter
from pbem.bots.bot_game import bot_view
from pbem.bots.combat_choices import RESTRAINT
from pbem.bots.fate_ahead import fate_ahead
from pbem.bots.foresight import when_her_stage_comes
from pbem.bots.outlook import Outlook
from pbem.bots.picture import picture
from pbem.bots.plans_ahead import battle_plans
from pbem.bots.wakes_ahead import GREAT, IN_REACH, LIKELY
from pbem.bots.wakes_ahead import NEAR as ATTACKING
from pbem.engine import movement
from pbem.engine.board import SUITS
from pbem.engine.fate import income
from pbem.engine.fate_effects import condition
from pbem.engine.model import OVER, SETUP, Game
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.judging.judge import judge
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.meaning.fight import Fight
from pbem.orders.meaning.plan import Plan, fitting
from pbem.orders.reading.parse import parse
from pbem.report.record import Record
from pbem.report.view import View
from support.other_secrets import with_others_secrets
from support.positions.fate_positions import in_force
from support.war_records import NUMBERS, RECORDS

PLAYED = [number for number in NUMBERS if RECORDS[number].game.phase not in (SETUP, OVER)]


def letter(record: Record, player: str) -> str:
    return turn_letter(bot_view(record.name, record.game, player), record.game.rules)


@cache
def written(number: int, player: str) -> str:
    """The letter of a player in a position."""
    return letter(RECORDS[number], player)


@cache
def wakes_in_stage(number: int, player: str, nation: str) -> tuple[str, ...]:
    """The lines of a nation's stage in a position by which its player is woken."""
    record = RECORDS[number]
    lines = stage_ahead(bot_view(record.name, record.game, player), record.game.rules, nation)
    return tuple(line for line in lines if line.startswith("wake"))


def players(record: Record) -> list[str]:
    """Those who have a nation in the war."""
    roles = record.game.roles.items()
    return [player for player, nations in roles if set(nations) - set(record.game.quit)]


@pytest.mark.parametrize("number", PLAYED[::4])
def test_every_line_can_be_read_and_none_is_wrong(number: int) -> None:
    record = RECORDS[number]
    for player in players(record):
        text = written(number, player)
        sheet = parse(enumerate(text.splitlines(), 1), record.game.rules)
        assert sheet.faults == () and sheet.skipped == (), text
        assert [str(fault) for fault in judge(record.game, sheet, player).faults] == [], text


@pytest.mark.parametrize("number", PLAYED[::4])
def test_it_knows_only_what_its_player_does(number: int) -> None:
    record = RECORDS[number]
    for player in players(record):
        other = with_others_secrets(record, player)
        assert letter(other, player) == written(number, player)


@pytest.mark.parametrize("number", PLAYED[::4])
def test_its_plans_fight_on_where_its_cards_promise_more_than_the_enemys(number: int) -> None:
    record = RECORDS[number]
    fought: set[bool] = set()
    for player in players(record):
        view = bot_view(record.name, record.game, player)
        for own in (one for one in view.own if not one.quit):
            game = picture(view, record.game.rules)
            outlook = Outlook(view, record.game.rules, own.name, game.hands[own.name])
            lines = list(battle_plans(outlook, game))
            plans = read(record, own.name, lines)
            for enemy in outlook.enemies if len(lines) > 1 else ():
                for suit in SUITS:
                    fight = Fight(own.name, (), (), -4, 6, suit, own.hand.faces, enemy_nation=enemy)
                    named = any(plan.against == enemy for plan in plans)
                    wins = not named or fight.suit_worth + fight.score > RESTRAINT * outlook.likely(enemy)
                    plan = fitting(plans, fight)
                    assert plan and (plan.fight is not None) == wins, (own.name, enemy, suit)
                    fought.add(wins)
    assert fought, "nobody is near anybody"


@pytest.mark.parametrize("number", PLAYED[::4])
def test_what_it_expects_is_legal_and_gives_nobody_elses_pieces_a_move(number: int) -> None:
    record = RECORDS[number]
    rules = record.game.rules
    for player in players(record):
        view = bot_view(record.name, record.game, player)
        for own in (one for one in view.own if not one.quit):
            now, then = picture(view, rules), when_her_stage_comes(view, rules, own.name, ("Prussia",))
            moved = {piece for piece in then.where if then.where[piece] != now.where[piece]}
            assert {rules.nation_of[piece] for piece in moved} <= {"Prussia"}
            far = (rules.board.distance(now.where[piece], then.where[piece]) for piece in moved)
            assert all(roads <= 4 for roads in far) and then.nation == own.name
            drawn, given_up = income(record.game, own.name)
            assert len(then.hands[own.name]) == len(now.hands[own.name]) + drawn - given_up


@pytest.mark.parametrize("number", PLAYED[::4])
def test_it_is_woken_if_the_enemy_whom_it_means_to_attack_went_elsewhere_nearby(number: int) -> None:
    record = RECORDS[number]
    rules = record.game.rules
    for player in players(record):
        view = bot_view(record.name, record.game, player)
        for own in (one for one in view.own if not one.quit):
            wakes = wakes_in_stage(number, player, own.name)
            fights = [line for line in wakes if " near " in line]
            assert len(fights) <= (own.most == max(one.most for one in view.own if not one.quit))
            for line in fights:
                *away, still = line.removeprefix("wake if ").split(" and ")
                enemy, _, city = away[0].removeprefix("not ").partition(" in ")
                assert all(fact.startswith(f"not {enemy} in ") for fact in away), line
                assert len(away) == len(set(away)) <= 1 + LIKELY
                assert still == f"{enemy} near {city} {IN_REACH}", line
                assert rules.hostile(own.name, rules.nation_of[enemy]), line
                mover = rules.order.index(rules.nation_of[enemy])
                assert view.turn != own.next_turn or mover < rules.order.index(own.name), line
        assert not any("wake" in line for line in stage_ahead(view, rules, own.name, ways_out=False))


@pytest.mark.parametrize("number", PLAYED[::4])
def test_it_is_woken_if_a_great_stack_is_driven_away(number: int) -> None:
    record = RECORDS[number]
    game, rules = record.game, record.game.rules
    for player in players(record):
        view = bot_view(record.name, game, player)
        greatest = max((one for one in view.own if not one.quit), key=lambda own: own.most).name
        for own in (one for one in view.own if not one.quit):
            wakes = wakes_in_stage(number, player, own.name)
            named = [line.removeprefix("wake if not ") for line in wakes if " near " not in line]
            assert own.name == greatest or not named
            for general, _, city in (line.partition(" in ") for line in named):
                there = game.where[general]
                assert rules.nation_of[general] == own.name and rules.board.cities[there].title == city
                assert game.strength(there) >= GREAT and game.generals_at(there)[0] == general
                assert movers_near(game, view, own.name, there)


def movers_near(game: Game, view: View, nation: str, city: int) -> bool:
    """Whether a hostile general who moves before the nation is near a city."""
    board, order = game.rules.board, game.rules.order
    enemies = [other for other in order if game.rules.hostile(nation, other)]
    if stage_turn(game, nation) == view.turn:
        enemies = [other for other in enemies if order.index(other) < order.index(nation)]
    generals = (name for other in enemies for name in game.generals_of(other))
    return any(board.distance(city, game.where[name]) <= ATTACKING for name in generals)


def test_somebody_is_woken() -> None:
    assert any(
        "wake if not" in letter(RECORDS[number], player)
        for number in PLAYED
        for player in players(RECORDS[number])
    )


def test_cards_of_fate_are_answered_before_they_are_read() -> None:
    """In the standard game Prussia gives a troop or retires a general, and Austria may move Laudon."""
    record = next(RECORDS[number] for number in PLAYED if RECORDS[number].game.turn >= 6)
    lines = {
        nation: list(fate_ahead(bot_view(record.name, record.game, player), record.game.rules, nation))
        for player, nation in (
            ("Frederick", "Prussia"),
            ("Maria Theresa", "Austria"),
            ("Pompadour", "France"),
        )
    }
    assert {line.split()[1] for line in lines["Prussia"]} >= {"reinforce", "retire"}
    retired = lines["Prussia"][-1].split()[-1]
    assert retired != "Friedrich" and record.game.rules.nation_of[retired] == "Prussia"
    assert "fate pass" in lines["Austria"]


def test_a_stage_sends_away_the_general_who_may_not_stand_beside_an_enemy() -> None:
    """Wherever Friedrich, Soubise or Cumberland stands beside an enemy while he may not attack."""
    owing = 0
    for record in in_force():
        bound = condition(record.game, "no-attack")
        if bound is None:
            continue
        nation = record.game.rules.nation_of[bound["general"]]
        for game in beside_enemies(record.game, bound["general"]):
            owing += bool(movement.must_leave(game, nation))
            player = game.player_of(nation)
            text = woken_letter(bot_view(record.name, game, player), game.rules, nation)
            sheet = parse(enumerate(text.splitlines(), 1), game.rules)
            assert [str(fault) for fault in judge(game, sheet, player).faults] == [], text
    assert owing > 10


def beside_enemies(game: Game, general: str) -> Iterator[Game]:
    """The game with a general in each free city next to an enemy of his."""
    board, nation = game.rules.board, game.rules.nation_of[general]
    for enemy in (name for other in game.rules.nations for name in game.generals_of(other)):
        if game.rules.hostile(nation, game.rules.nation_of[enemy]):
            for city in board.neighbours[game.where[enemy]]:
                if not game.at.get(city):
                    yield replace(
                        game, where={**game.where, general: city}, troops={general: 1, **game.troops}
                    )


def read(record: Record, nation: str, lines: list[str]) -> list[Plan]:
    """What lines of plans mean, once they are read as letters are."""
    sheet = parse(enumerate([f"nation {nation}", *lines], 1), record.game.rules)
    battles = [one for part in sheet.parts for one in part.orders if isinstance(one, BattleOrder)]
    plans = [plan_of(record.game, nation, one) for one in battles]
    assert len(plans) == len(lines) and sheet.faults == ()
    return [plan for plan in plans if isinstance(plan, Plan)]
