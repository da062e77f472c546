"""The page judges as the engine does: reach, verdicts, conquests, supply, attacks, recruitment, position by
position, in whole games and under every Card of Fate that lasts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pbem.data.share import templates_dir
from pbem.engine import combat, movement, recruitment
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import Game
from pbem.engine.sequence import decide
from pbem.engine.supply import supply
from pbem.pages.order_facts import order_desk_facts
from support.browser.desk_stages import (
    Staged,
    all_stages,
    groups_of,
    many_stages,
    random_paths,
    random_recruits,
)
from support.browser.web_page import Page

LEAST = 500
"""Positions compared, at the least."""

SCRIPT = (Path(__file__).parent / "same_rules.js").read_text("utf-8")

Told = dict[str, Any]


def expected(stages: tuple[Staged, ...]) -> tuple[tuple[Told, ...], ...]:
    return tuple(tuple(of_stage(number, one)) for number, one in enumerate(stages))


@cache
def usual() -> tuple[tuple[Told, ...], ...]:
    return expected(all_stages())


def of_stage(number: int, staged: Staged) -> Iterator[Told]:
    """What the engine says at the beginning of a stage and after each of its orders."""
    rng, game = random.Random(number), staged.game
    yield told(game, staged.nation, rng)
    for answer in staged.answers:
        events = decide(game, answer)
        assert not isinstance(events, q.Verdict), (staged.name, answer, events)
        game = apply_all(game, events)
        yield told(game, staged.nation, rng)


def told(game: Game, nation: str, rng: random.Random) -> Told:
    groups = groups_of(game, nation)
    paths = [[list(group), path] for group in groups for path in random_paths(game, group, rng)]
    recruits = list(random_recruits(game, nation, rng))
    return {
        "ask": {"groups": groups, "paths": paths, "recruits": recruits},
        "reach": [
            [[city, list(path)] for city, path in movement.reach(game, group).items()] for group in groups
        ],
        "legal": [movement.verdict(game, q.Move(nation, tuple(g), tuple(path))) is None for g, path in paths],
        "supply": [supplied(game, name) for name in game.generals_of(nation)],
        "attacks": [list(pair) for pair in combat.find_attacks(game, nation).attacks],
        "leave": list(movement.must_leave(game, nation)),
        "recruit": [may_recruit(game, nation, one) for one in recruits],
        "price": recruitment.price(game, nation),
        **standing(game, nation),
    }


def supplied(game: Game, name: str) -> list[Any]:
    found = supply(game, name)
    return [found.source, found.train, list(found.path)]


def may_recruit(game: Game, nation: str, one: Told) -> bool:
    entering = tuple((piece, city) for piece, city in one["entering"])
    ruling = recruitment.recruit(game, q.Recruit(nation, tuple(one["cards"]), one["troops"], entering))
    return not isinstance(ruling, q.Verdict)


def standing(game: Game, nation: str) -> Told:
    """How everything stands."""
    return {
        "where": dict(sorted(game.where.items())),
        "troops": {name: game.troops[name] for name in game.generals_of(nation)},
        "down": sorted(game.face_down),
        "conquered": sorted(game.conquered),
        "marks": list(game.stage.marks),
        "moved": sorted(game.stage.moved),
        "hand": sorted(card.face for card in game.hands[nation]),
    }


def order(answer: q.Answer) -> Told:
    """An answer as the page keeps it."""
    if isinstance(answer, q.Move):
        return {"kind": "move", "pieces": answer.pieces, "path": answer.path}
    if isinstance(answer, q.Transfer):
        return {"kind": "transfer", "count": answer.count, "giver": answer.giver, "taker": answer.taker}
    assert isinstance(answer, q.Recruit)
    return {
        "kind": "recruit",
        "cards": answer.cards,
        "troops": dict(answer.troops),
        "entering": answer.entering,
    }


@pytest.fixture(scope="module")
def ready(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Page:
    """A page with the rules as the order desk has them, and nothing else."""
    pages = templates_dir() / "pages"
    script = "".join(
        (pages / f"order-desk-{name}.js").read_text("utf-8") for name in ("rules", "recruitment")
    )
    path = tmp_path_factory.mktemp("rules") / "rules.html"
    path.write_text(
        f"<!doctype html><meta charset=utf-8><script>{script}</script><script>{SCRIPT}</script>", "utf-8"
    )
    page = Page(browser)
    page.open(path)
    return page


def answered(page: Page, staged: Staged, asks: list[Told]) -> list[Told]:
    """What the page says of a stage."""
    known = order_desk_facts(staged.view, staged.game.rules)
    page.run("window.board = window.board || arguments[0]", known.pop("board"))
    return page.run(
        "return answered(...arguments)", known, staged.nation, list(map(order, staged.answers)), asks
    )


def test_the_page_judges_as_the_engine_does(ready: Page) -> None:
    assert compared(ready, all_stages(), usual()) >= LEAST


@pytest.mark.slow
def test_the_page_judges_as_the_engine_does_in_many_games(ready: Page) -> None:
    assert compared(ready, many_stages(), expected(many_stages())) >= 3 * LEAST


def compared(ready: Page, stages: tuple[Staged, ...], expected: tuple[tuple[Told, ...], ...]) -> int:
    """The number of positions, in all of which page and engine agree about everything."""
    positions, wrong = 0, []
    for staged, says in zip(stages, expected, strict=True):
        found = answered(ready, staged, [one["ask"] for one in says])
        for place, (mine, theirs) in enumerate(zip(found, says, strict=True)):
            positions += 1
            wrong += [(staged.name, staged.nation, place, key) for key in mine if mine[key] != theirs[key]]
            assert set(mine) == set(theirs) - {"ask"}
    assert wrong == []
    print(f"{positions} positions of {len(expected)} stages agree")
    return positions


def test_the_positions_hold_what_is_hard() -> None:
    every = [one for stage in usual() for one in stage]
    assert sum(map(len, (one["attacks"] for one in every))) > 100
    assert any(one["leave"] for one in every) and any(one["marks"] for one in every)
    assert any(one["down"] for one in every) and {one["price"] for one in every} == {6, 8}
    for kind in ("legal", "recruit"):
        assert {answer for one in every for answer in one[kind]} == {True, False}
    effects = {one.get("effect") for staged in all_stages() for one in parts(staged)}
    assert len(effects) >= 9


def parts(staged: Staged) -> Iterator[Told]:
    for part in order_desk_facts(staged.view, staged.game.rules)["parts"]:
        yield {"effect": part["effect"] and part["effect"]["kind"]}
