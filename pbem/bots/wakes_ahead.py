"""What wakes a player who writes ahead: the enemy whom he means to attack stands elsewhere than expected, but
not far; or a great stack of his own was driven away."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.bots.campaign import Campaign
from pbem.bots.cases import Cases
from pbem.bots.stack_worth import Company
from pbem.engine.model import Game
from pbem.report.view import View

PROMISING = 12.0
"""What a fight has to be worth that a stage is to wait for."""

LIKELY = 3
"""In so many likely cities of the enemy's the cases say what is done."""

GREAT, NEAR = 5, 5
"""A stack of so many troops is waited for if it is driven away; an enemy so near may attack it."""

IN_REACH = 3
"""An enemy who has gone farther than so many roads cannot be brought to fight: nobody waits for that."""


def wakes_ahead(view: View, game: Game, campaign: Campaign, cases: Cases) -> Iterator[str]:
    """The lines: for the fight that is worth most of those that the stage as drafted in `game` would lead to,
    and for each great stack that may be driven away before; none if another nation of the player's matters
    more."""
    if campaign.nation != _leading(view):
        return
    cities = game.rules.board.cities
    moving = {name: stack for stack in cases.enemies for name in stack}
    fights = [one for one in _fights(game, campaign) if one[1] in moving]
    if fights:
        _, enemy = max(fights)
        here = game.where[enemy]
        known = dict.fromkeys((here, *cases.likely(moving[enemy])[:LIKELY]))
        elsewhere = " and ".join(f"not {enemy} in {cities[city].title}" for city in known)
        yield f"wake if {elsewhere} and {enemy} near {cities[here].title} {IN_REACH}"
    for city, general in _threatened(cases):
        yield f"wake if not {general} in {cities[city].title}"


def _threatened(cases: Cases) -> Iterator[tuple[int, str]]:
    """The leaders of the nation's stacks that an enemy may drive away before she moves, with their cities."""
    now = cases.now
    for city in dict.fromkeys(now.where[name] for name in now.generals_of(cases.nation)):
        near = now.rules.board.distances_from(city)
        foes = (now.where[stack[0]] for stack in cases.enemies)
        if now.strength(city) >= GREAT and any(near[foe] <= NEAR for foe in foes):
            yield city, now.generals_at(city)[0]


def _leading(view: View) -> str:
    """The player's nation that began with most troops, of those in the war: one stage a turn may wait."""
    return max((own for own in view.own if not own.quit), key=lambda own: own.most).name


def _fights(game: Game, campaign: Campaign) -> Iterator[tuple[float, str]]:
    """What each fight that is worth waiting for is worth, and with whom it would be."""
    for city in dict.fromkeys(game.where[name] for name in game.generals_of(campaign.nation)):
        company = Company(campaign, game, game.generals_at(city))
        for foe in campaign.foes:
            if campaign.outlook.distance(city, foe.city) == 1 and game.generals_at(foe.city):
                worth = company.fight_now(game.strength(city), city, foe)
                if worth >= PROMISING:
                    yield worth, game.generals_at(foe.city)[0]
