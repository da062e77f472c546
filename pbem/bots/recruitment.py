"""Recruitment: lost pieces and troops are bought with the cards that can be spared (rule 10)."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.bots.campaign import Campaign
from pbem.bots.draft import Draft
from pbem.engine import questions as q
from pbem.engine import recruitment
from pbem.engine.model import MOST_RESERVE, MOST_TROOPS, RESERVE, Card, Game

KEPT = 26
"""The points of a hand that are not spent on recruits."""

DEAREST = 8
"""Cards above this value are for fighting."""


def recruit(draft: Draft, campaign: Campaign) -> None:
    """Order what the spare cards can buy: trains first, then generals, then troops for those on the map."""
    for _ in range(4):
        purse = _purse(draft.game, campaign)
        price = recruitment.price(draft.game, campaign.nation)
        order = _wish(draft, campaign, purse, price) if _points(purse) >= price else None
        if order is None or not draft.order(order):
            return


def _purse(game: Game, campaign: Campaign) -> list[Card]:
    """The cards that may be spent, those of the weakest suits first."""
    hand = [card for card in game.hands[campaign.nation] if card.suit != RESERVE and card.value <= DEAREST]
    used = _suits_in_use(game, campaign)
    hand.sort(key=lambda card: (card.suit in used, card.value))
    over = _points(game.hands[campaign.nation]) - KEPT
    while hand and _points(hand) > over:
        hand.pop()
    return hand


def _suits_in_use(game: Game, campaign: Campaign) -> set[str]:
    cities = game.rules.board.cities
    return {cities[game.where[name]].suit for name in game.generals_of(campaign.nation)}


def _points(cards: Iterable[Card]) -> int:
    return sum(MOST_RESERVE if card.suit == RESERVE else card.value for card in cards)


def _wish(draft: Draft, campaign: Campaign, purse: list[Card], price: int) -> q.Recruit | None:
    game, nation = draft.game, campaign.nation
    free = game.rules.nations[nation].troops - game.total(nation)
    can = min(free, _points(purse) // price)
    return (
        _train(game, nation, purse, price)
        or _general(game, nation, purse, price, can)
        or _troops(game, campaign, purse, price, can)
    )


def _paid(purse: list[Card], due: int) -> tuple[str, ...]:
    """The first cards of the purse that pay, without those that turn out needless."""
    cards: list[Card] = []
    for card in purse:
        if _points(cards) < due:
            cards.append(card)
    for card in list(cards):
        if _points(cards) - card.value >= due:
            cards.remove(card)
    return tuple(card.face for card in cards)


def _train(game: Game, nation: str, purse: list[Card], price: int) -> q.Recruit | None:
    for train in game.rules.nations[nation].trains:
        open_to = () if train in game.where else recruitment.entry_cities(game, nation, train)
        if open_to:
            return q.Recruit(nation, _paid(purse, price), {}, ((train, open_to[0]),))
    return None


def _general(game: Game, nation: str, purse: list[Card], price: int, can: int) -> q.Recruit | None:
    off_map = (name for name in game.rules.nations[nation].generals if name not in game.where)
    for general in off_map if can > 0 else ():
        open_to = () if general in game.retired else recruitment.entry_cities(game, nation, general)
        if open_to:
            count = min(can, MOST_TROOPS)
            return q.Recruit(nation, _paid(purse, count * price), {general: count}, ((general, open_to[0]),))
    return None


def _troops(game: Game, campaign: Campaign, purse: list[Card], price: int, can: int) -> q.Recruit | None:
    """For the general nearest to an enemy who has room."""
    room = [name for name in game.generals_of(campaign.nation) if game.troops[name] < MOST_TROOPS]
    if not room or can < 1:
        return None
    best = min(room, key=lambda name: _nearest_foe(game, campaign, name))
    count = min(can, MOST_TROOPS - game.troops[best])
    return q.Recruit(campaign.nation, _paid(purse, count * price), {best: count})


def _nearest_foe(game: Game, campaign: Campaign, name: str) -> int:
    return min((campaign.outlook.distance(game.where[name], foe.city) for foe in campaign.foes), default=99)
