"""The supply phase judges all generals of a nation at once, by one search from her trains: on any position it
finds those without supply whom a search from each general finds (rule 9, R24)."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pytest

from pbem.data.rules import rules_for, scenarios
from pbem.engine import events as e
from pbem.engine.model import Game
from pbem.engine.start import new_game
from pbem.engine.supply import check_supply, supply


def scattered(scenario: str, seed: int, *, spread: int) -> Game:
    """A position with the pieces put anywhere within some hundred cities, so that enemies bar many ways."""
    chance = random.Random(f"{scenario} {seed}")
    rules = rules_for(scenario)
    middle = chance.randrange(len(rules.board.cities))
    distances = rules.board.distances_from(middle)
    near = sorted(range(len(distances)), key=lambda city: (distances[city], city))[:spread]
    pieces = [*rules.generals, *rules.trains]
    where = dict(zip(pieces, chance.sample(near, len(pieces)), strict=True))
    gone = [train for train in rules.trains if chance.random() < 0.5]
    where = {piece: city for piece, city in where.items() if piece not in gone}
    down = frozenset(name for name in rules.generals if chance.random() < 0.3)
    game = new_game(rules, "a seed", ())
    return replace(game, where=where, troops=dict.fromkeys(rules.generals, 1), face_down=down)


@pytest.mark.parametrize("spread", [60, 150, 400])
@pytest.mark.parametrize("scenario", sorted(scenarios()))
def test_a_search_from_the_trains_finds_what_one_from_each_general_finds(scenario: str, spread: int) -> None:
    judged = {True: 0, False: 0}
    for seed in range(40):
        game = scattered(scenario, seed, spread=spread)
        for nation in game.rules.order:
            without = {name for name in game.generals_of(nation) if supply(game, name).source is None}
            events = check_supply(game, nation)
            turned = chain.from_iterable(one.generals for one in events if isinstance(one, e.FacedDown))
            lost = chain.from_iterable(one.removed for one in events if isinstance(one, e.TroopsLost))
            assert {*turned, *lost} == without, (seed, nation)
            raised = {name for one in events if isinstance(one, e.FacedUp) for name in one.generals}
            assert raised == {n for n in game.generals_of(nation) if n in game.face_down and n not in without}
            for name in game.generals_of(nation):
                judged[name in without] += 1
    assert min(judged.values()) > 20
