"""The generals' moves of a stage: each goes where he is worth most, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.bots.campaign import Campaign
from pbem.bots.draft import Draft
from pbem.bots.stack_worth import Company
from pbem.bots.ways import ways
from pbem.engine.model import Game

TOGETHER = 6
"""Stacks stay together while an enemy is as near as this."""


def march(draft: Draft, campaign: Campaign) -> None:
    """Order the moves of all generals; those who can take something move first."""
    for _ in range(2):
        for generals in list(companies(draft.game, campaign)):
            if not draft.game.stage.moved.intersection(generals):
                _go(draft, campaign, generals)


def companies(game: Game, campaign: Campaign) -> Iterator[tuple[str, ...]]:
    """Stacks as they should go: whole near the enemy, else each general for himself."""
    for city in dict.fromkeys(game.where[name] for name in game.generals_of(campaign.nation)):
        stack = game.generals_at(city)
        near = any(campaign.outlook.distance(city, foe.city) <= TOGETHER for foe in campaign.foes)
        yield from (stack,) if near or len(stack) == 1 else ((name,) for name in reversed(stack))


def _go(draft: Draft, campaign: Campaign, generals: tuple[str, ...]) -> None:
    open_ways = ways(draft.game, generals, campaign.prizes)
    if not open_ways:
        return
    company = Company(campaign, draft.game, generals)
    best = max(open_ways, key=lambda way: (way.prize + company.worth(way.end), -len(way.path), -way.end))
    if best.path:
        draft.move(generals, best.path)
