"""The moves of supply trains: near the generals who need them, far from the enemy."""

from __future__ import annotations

from pbem.bots.campaign import Campaign
from pbem.bots.draft import Draft
from pbem.engine import movement
from pbem.engine.model import Game
from pbem.engine.supply import LENGTH

CLOSE, DANGER = 3, 5
"""How near a train should be behind its generals, and how near a foe may come to it."""


def bring_trains(draft: Draft, campaign: Campaign) -> None:
    """Order the moves of all trains."""
    for train in draft.game.trains_of(campaign.nation):
        if path := train_way(draft.game, campaign, train):
            draft.move((train,), path)


def train_way(game: Game, campaign: Campaign, train: str) -> tuple[int, ...]:
    """The way of a train to where it is of most use; no city if it stays."""
    here, reach = game.where[train], movement.reach(game, (train,))
    best = max(
        (here, *reach), key=lambda city: (train_worth(game, campaign, train, city), city == here, -city)
    )
    return reach[best] if best != here else ()


def train_worth(game: Game, campaign: Campaign, train: str, city: int) -> float:
    """The worth of a train in a city."""
    others = [game.where[other] for other in game.trains_of(campaign.nation) if other != train]
    lacks = -sum(_need(campaign, game.where[name], city, others) for name in _needy(game, campaign))
    return lacks - _danger(game, campaign, city)


def _needy(game: Game, campaign: Campaign) -> list[str]:
    """Generals outside their home country; all of them if nobody is."""
    home = game.rules.nations[campaign.nation].home
    generals = game.generals_of(campaign.nation)
    cities = game.rules.board.cities
    return [name for name in generals if cities[game.where[name]].country not in home]


def _need(campaign: Campaign, general: int, city: int, others: list[int]) -> float:
    """What a general lacks if the train stands there; less if another train is near him."""
    roads = campaign.outlook.distance(general, city)
    lacks = 1.0 * max(0, roads - CLOSE) + (15.0 if roads > LENGTH else 0.0)
    served = any(campaign.outlook.distance(general, other) <= LENGTH - 1 for other in others)
    return lacks * (0.2 if served else 1.0)


def _danger(game: Game, campaign: Campaign, city: int) -> float:
    return sum(4.0 * max(0, DANGER - near[city]) for _, near in campaign.foes_and_roads)
