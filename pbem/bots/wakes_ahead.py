"""What wakes a player who writes ahead: the enemy whom he means to attack stands elsewhere, but not far."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pbem.bots.campaign import Campaign
from pbem.bots.stack_worth import Company
from pbem.engine.model import Game
from pbem.report.view import View

PROMISING = 12.0
"""What a fight has to be worth that a stage is to wait for."""

IN_REACH = 3
"""An enemy who has gone farther than so many roads cannot be brought to fight: nobody waits for that."""


def wakes_ahead(view: View, game: Game, campaign: Campaign, movers: Collection[str]) -> Iterator[str]:
    """The line for the fight that is worth most of those that the stage as drafted in `game` would lead to;
    none if the enemy does not move before, or if another nation of the player's matters more."""
    if campaign.nation != _leading(view):
        return
    fights = [one for one in _fights(game, campaign) if game.rules.nation_of[one[1]] in movers]
    if fights:
        _, enemy = max(fights)
        city = game.rules.board.cities[game.where[enemy]].title
        yield f"wake if not {enemy} in {city} and {enemy} near {city} {IN_REACH}"


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
