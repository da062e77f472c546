"""Random movement and recruitment, all of it legal (rules 4, 6, 10)."""

from __future__ import annotations

import random

from pbem.bots.draft import Draft
from pbem.engine import movement, recruitment
from pbem.engine import questions as q
from pbem.engine.model import MOST_RESERVE, MOST_TROOPS, RESERVE, Rules
from pbem.report.view import View


def random_orders(view: View, rules: Rules, nation: str, rng: random.Random) -> list[str]:
    """Orders for a whole movement phase."""
    draft = Draft(view, rules, nation)
    own = (*draft.game.generals_of(nation), *draft.game.trains_of(nation))
    steps = rng.sample(own, len(own))
    recruits_at = rng.randint(0, len(steps))
    for place, piece in enumerate(steps):
        if place == recruits_at:
            _recruit(draft, rng)
        _transfer(draft, rng)
        if rng.random() < 0.85:
            _march(draft, piece, rng)
    if recruits_at == len(steps):
        _recruit(draft, rng)
    return draft.all_lines()


# ------------------------------------------------------------------------------------------ movement


def _march(draft: Draft, piece: str, rng: random.Random) -> None:
    """A piece goes somewhere, alone or with all or some of its stack."""
    pieces = _company(draft, piece, rng)
    reach = movement.reach(draft.game, pieces)
    if reach:
        draft.move(pieces, reach[_end(draft, sorted(reach), rng)])


def _company(draft: Draft, piece: str, rng: random.Random) -> tuple[str, ...]:
    if piece not in draft.game.troops or rng.random() < 0.4:
        return (piece,)
    stack = draft.game.generals_at(draft.game.where[piece])
    return tuple(name for name in stack if name == piece or rng.random() < 0.8)


def _end(draft: Draft, cities: list[int], rng: random.Random) -> int:
    """Half of the time the city nearest to some enemy, so that there is fighting."""
    game, board = draft.game, draft.game.rules.board
    owner = game.rules.nation_of
    hostile = [city for name, city in game.where.items() if game.rules.hostile(draft.nation, owner[name])]
    if not hostile or rng.random() < 0.5:
        return rng.choice(cities)
    return min(cities, key=lambda city: min(board.distance(city, enemy) for enemy in hostile))


# ------------------------------------------------------------------------------------------- troops


def _transfer(draft: Draft, rng: random.Random) -> None:
    """Now and then troops change hands within a stack."""
    game = draft.game
    stacks = [game.generals_at(game.where[name]) for name in game.generals_of(draft.nation)]
    stacks = [stack for stack in stacks if len(stack) > 1]
    if stacks and rng.random() < 0.15:
        giver, taker = rng.sample(rng.choice(stacks), 2)
        draft.order(q.Transfer(draft.nation, rng.randint(1, 3), giver, taker))


def _recruit(draft: Draft, rng: random.Random) -> None:
    """Now and then new troops are paid for, or pieces brought back."""
    own = draft.view.of(draft.nation)
    off_map = [one for one in own.off_map if one.places]
    if rng.random() < 0.4 or not (own.free or off_map):
        return
    if off_map and rng.random() < 0.7:
        entering = rng.choice(off_map).piece.name
        _enter(draft, entering, rng)
    elif own.free:
        _reinforce(draft, rng.randint(1, min(2, own.free)), rng)


def _enter(draft: Draft, piece: str, rng: random.Random) -> None:
    cities = recruitment.entry_cities(draft.game, draft.nation, piece)
    troops = {piece: 1} if piece in draft.game.rules.generals else {}
    cards = payment(draft, 1, rng)
    if cities and cards:
        draft.order(q.Recruit(draft.nation, cards, troops, ((piece, rng.choice(cities)),)))


def _reinforce(draft: Draft, count: int, rng: random.Random) -> None:
    game = draft.game
    room = [name for name in game.generals_of(draft.nation) if game.troops[name] + count <= MOST_TROOPS]
    cards = payment(draft, count, rng)
    if room and cards:
        draft.order(q.Recruit(draft.nation, cards, {rng.choice(room): count}))


def payment(draft: Draft, bought: int, rng: random.Random) -> tuple[str, ...]:
    """Random cards that pay for what is bought; none if the hand is not worth enough."""
    due = bought * recruitment.price(draft.game, draft.nation)
    hand = draft.game.hands[draft.nation]
    cards: list[str] = []
    for card in rng.sample(hand, len(hand)):
        if due > 0:
            cards.append(card.face)
            due -= MOST_RESERVE if card.suit == RESERVE else card.value
    return tuple(cards) if due <= 0 else ()
