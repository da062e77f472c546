"""The page reads battle plans and goals as the program does: what a plan plays, which plan holds, which way a
piece goes, over many fights, plans and positions."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from typing import Any

import pytest

from pbem.data.share import templates_dir
from pbem.engine.model import Game
from pbem.engine.questions import Play, Stop
from pbem.engine.recruitment import entry_cities
from pbem.orders.grammar.pay_rule import PayRule
from pbem.orders.grammar.plan.fight_condition import ALONE, KINDS, FightCondition
from pbem.orders.meaning.battle_plans import follow
from pbem.orders.meaning.fight import Fight, Terms
from pbem.orders.meaning.goals import way_towards
from pbem.orders.meaning.plan import NO_LIMIT, Plan, fitting
from pbem.orders.meaning.pursuit import way_against
from pbem.orders.meaning.recruits_by_rule import Wish, recruits_by_rule
from pbem.orders.names.name_book import own_pieces
from pbem.pages.order_facts import order_desk_facts
from pbem.pages.order_plans import plan_facts
from support.browser.desk_stages import all_stages, groups_of
from support.browser.web_page import Page

SCRIPTS = ("rules", "recruitment", "payment", "fight", "ahead")

FOLLOWED = """
return arguments[0].map(([plans, fight]) => {
  const plan = fitting(plans, makeFight(fight));
  return plan ? [plans.indexOf(plan), follow(plan, makeFight(fight))] : null;
});
"""

GONE = """
const [facts, nation, asked] = arguments;
const part = facts.parts.find((one) => one.nation === nation);
const rules = makeRules({ ...facts, board: window.board || facts.board }, part), now = rules.start();
return asked.map(([group, goal]) => wayTowards(rules, now, group, goal));
"""


MET = GONE.replace(
    "([group, goal]) => wayTowards(rules, now, group, goal)",
    "([group, enemy]) => wayAgainst(rules, now, group, enemy)",
)


BOUGHT = """
const [facts, nation, asked] = arguments;
const part = facts.parts.find((one) => one.nation === nation);
const rules = makeRules({ ...facts, board: window.board || facts.board }, part), now = rules.start();
return asked.map((one) => recruitedByRule(rules, now, { ...one, troops: Object.fromEntries(one.troops) }));
"""
KEPT = ("R", "S13", "spades", "diamonds")
WISHES = ("cheapest", "cheapest spades", "cheapest hearts")


@pytest.fixture(scope="module")
def ready(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Page:
    """A page with these scripts of the order desk and nothing else."""
    pages = templates_dir() / "pages"
    script = "".join((pages / f"order-desk-{name}.js").read_text("utf-8") for name in SCRIPTS)
    path = tmp_path_factory.mktemp("plans") / "plans.html"
    path.write_text(f"<!doctype html><meta charset=utf-8><script>{script}</script>", "utf-8")
    page = Page(browser)
    page.open(path)
    return page


def some_condition(rng: random.Random) -> FightCondition:
    what = rng.choice(KINDS)
    if what in ALONE:
        return FightCondition(what)
    number = -rng.randint(0, 9) if what == "score" else rng.randint(0, 20)
    return FightCondition(what, number, rng.random() < 0.5)


def some_plan(rng: random.Random) -> Plan:
    def perhaps(low: int, high: int, chance: float = 0.3) -> int | None:
        return rng.randint(low, high) if rng.random() < chance else None

    cards = [(f"{suit}{value}", value) for suit in "SH" for value in range(2, 14)] + [("R", 4)]
    conditions = tuple(some_condition(rng) for _ in range(rng.choice((0, 0, 0, 1, 2))))
    return Plan(
        own=rng.choice(((), ("Keith",), ("Keith", "Dohna"))),
        enemy=(enemy := rng.choice(((), (), ("Daun",)))),
        against="" if enemy else rng.choice(("", "", "Austria", "Russia")),
        play=tuple(rng.sample(cards, rng.choice((0, 0, 0, 2)))),
        spend=perhaps(3, 40),
        loss=perhaps(0, 5),
        settle=perhaps(1, 4),
        keep=frozenset(rng.sample(["S", "H", "R", "S7", "H12"], rng.choice((0, 0, 1, 2)))),
        high=rng.random() < 0.2,
        zero=rng.random() < 0.2,
        reserve=rng.choice(("no", "last", "last", "yes")),
        concede=rng.random() < 0.1,
        ask=rng.random() < 0.1,
        fight=rng.choice((None, None, NO_LIMIT, 12, 30)),
        conditions=conditions,
        cards=perhaps(1, 4),
        ask_if=tuple((some_condition(rng),) for _ in range(rng.choice((0, 0, 0, 1)))),
    )


def some_fight(rng: random.Random) -> Fight:
    deck = [f"{suit}{value}" for suit in "SHDC" for value in range(2, 14)] + ["R"] * 4
    hand = tuple(rng.sample(deck, rng.randint(0, 14)))
    own = [face for face in hand if face[0] == "S"]
    terms = rng.choice(
        (
            *[Terms()] * 4,
            Terms(highest=10),
            Terms(double=rng.choice(own)) if own else Terms(),
            Terms(bonus=5),
            Terms(void=True),
            Terms(pressed=True),
        )
    )
    played = [] if terms != Terms() else [(face, int(face[1:])) for face in rng.sample(deck[:12], 2)]
    return Fight(
        "Prussia",
        ("Keith", "Dohna"),
        ("Daun",),
        -rng.randint(0, 14),
        rng.randint(1, 16),
        "S",
        hand,
        tuple(one for one in played if one[0] not in hand and rng.random() < 0.5),
        terms,
        attacking=rng.random() < 0.5,
        enemy_nation="Austria",
        enemy_troops=rng.randint(1, 16),
        enemy_cards=rng.randint(0, 20),
    )


def fight_facts(fight: Fight) -> dict[str, Any]:
    """A fight as the page makes one."""
    terms = asdict(replace(fight.terms, plays=None))
    del terms["plays"]
    return {
        "own": fight.own,
        "enemy": fight.enemy,
        "score": fight.score,
        "troops": fight.troops,
        "suit": fight.suit,
        "hand": fight.hand,
        "played": fight.played,
        "terms": terms,
        "attacking": fight.attacking,
        "enemyNation": fight.enemy_nation,
        "enemyTroops": fight.enemy_troops,
        "enemyCards": fight.enemy_cards,
    }


def says(plans: list[Plan], fight: Fight) -> list[Any] | None:
    """Which plan holds, and what it does, as the page tells it."""
    plan = fitting(plans, fight)
    if plan is None:
        return None
    answer = follow(plan, fight)
    at = next(number for number, one in enumerate(plans) if one is plan)
    if isinstance(answer, Play):
        return [at, [answer.card, answer.value]]
    return [at, "stop" if isinstance(answer, Stop) else "ask"]


def test_plans_do_on_the_page_what_they_do_in_the_program(ready: Page) -> None:
    rng = random.Random(1756)
    asked = [([some_plan(rng) for _ in range(rng.randint(1, 3))], some_fight(rng)) for _ in range(8000)]
    found = ready.run(FOLLOWED, [[[plan_facts(one) for one in plans], fight_facts(f)] for plans, f in asked])
    right = [says(plans, fight) for plans, fight in asked]
    wrong = [one for one in zip(asked, right, found, strict=True) if one[1] != one[2]]
    assert not wrong, (len(wrong), wrong[0])
    does = [one[1] for one in right if one]
    assert {"stop", "ask"} <= {one for one in does if isinstance(one, str)}
    assert any(isinstance(one, list) and one[0] == "R" for one in does) and None in right


def test_a_goal_is_gone_to_on_the_page_as_in_the_program(ready: Page) -> None:
    rng = random.Random(1757)
    compared = moved = 0
    for staged in all_stages()[::3]:
        known = order_desk_facts(staged.view, staged.game.rules)
        ready.run("window.board = window.board || arguments[0]", known.pop("board"))
        cities = range(len(staged.game.rules.board.cities))
        asked = [
            (list(group), rng.choice(cities))
            for group in groups_of(staged.game, staged.nation)
            for _ in range(3)
        ]
        found = ready.run(GONE, known, staged.nation, asked)
        right = [list(way_towards(staged.game, group, goal)) for group, goal in asked]
        assert found == right, (staged.name, staged.nation)
        compared += len(right)
        moved += sum(map(bool, right))
    assert compared > 300 and moved > 150


def test_an_enemy_is_gone_against_on_the_page_as_in_the_program(ready: Page) -> None:
    compared = met = stayed = 0
    for staged in all_stages()[::2]:
        game = staged.game
        known = order_desk_facts(staged.view, game.rules)
        ready.run("window.board = window.board || arguments[0]", known.pop("board"))
        generals = [group for group in groups_of(game, staged.nation) if group[0] in game.rules.generals]
        asked = [
            (list(group), enemy)
            for group in generals
            for enemy in game.troops
            if game.rules.hostile(staged.nation, game.rules.nation_of[enemy])
            and game.rules.board.distance(game.where[group[0]], game.where[enemy]) < 6
        ]
        found = ready.run(MET, known, staged.nation, asked)
        ways = (way_against(game, group, enemy) for group, enemy in asked)
        right = [way if way is None else list(way) for way in ways]
        assert found == right, (staged.name, staged.nation)
        compared += len(right)
        met += sum(map(bool, right))
        stayed += right.count([])
    assert compared > 200 and met > 50 and stayed


def some_purchase(game: Game, nation: str, rng: random.Random) -> tuple[PayRule, list[Wish]]:
    """A recruitment by rule of pieces on the map and off it, as the page can order one."""
    wishes = [
        Wish(name, rng.randint(1, 3), None)
        for name in game.rules.nations[nation].generals
        if name in game.where and rng.random() < 0.5
    ]
    for name in own_pieces(game.rules, nation):
        cities = entry_cities(game, nation, name)
        if name not in game.where and name not in game.retired and cities and rng.random() < 0.7:
            most = rng.randint(1, 2) if name in game.rules.generals else None
            wishes.append(Wish(name, most, rng.choice(cities)))
    rule = PayRule(
        tuple(rng.sample(WISHES, rng.choice((0, 1, 2)))),
        rng.choice((None, None, 1, 3)),
        tuple(rng.sample(KEPT, rng.choice((0, 1, 2)))),
    )
    return rule, wishes


def purchase_facts(rule: PayRule, wishes: list[Wish]) -> dict[str, Any]:
    """The same as the page keeps it."""
    return {
        "wishes": rule.wishes,
        "keep": rule.keep,
        "most": rule.most,
        "troops": [[one.piece, one.most] for one in wishes if one.most is not None],
        "entering": [[one.piece, one.city] for one in wishes if one.city is not None],
    }


def test_cards_pay_by_rule_on_the_page_as_in_the_program(ready: Page) -> None:
    rng = random.Random(1758)
    bought = compared = 0
    for staged in all_stages()[::2]:
        game = staged.game
        known = order_desk_facts(staged.view, game.rules)
        ready.run("window.board = window.board || arguments[0]", known.pop("board"))
        asked = [some_purchase(game, staged.nation, rng) for _ in range(4)]
        found = ready.run(BOUGHT, known, staged.nation, [purchase_facts(*one) for one in asked])
        for (rule, wishes), one in zip(asked, found, strict=True):
            right = recruits_by_rule(game, staged.nation, rule, wishes)
            said = tuple(one["cards"]), one["troops"], tuple(map(tuple, one["entering"]))
            assert said == (right.cards, right.troops, right.entering), (staged.name, rule, wishes)
            compared += 1
            bought += bool(right.cards)
    assert compared > 200 and bought > 60
