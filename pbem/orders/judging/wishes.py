"""Wishes that need the moment to mean something: the lowest card drawn, the attack still to fight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.engine.board import SUITS
from pbem.engine.model import RESERVE, Card, Game
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.discard import ASK
from pbem.orders.judging.sides import enemy_side, own_side
from pbem.orders.names.cards import held_card, suit


def wished_card(drawn: Sequence[Card], wishes: Iterable[str]) -> str | None:
    """The face of the card that the first possible wish gives up; a Reserve only if nothing else is left.
    None if none fits, or the player wants to be asked first."""
    for wish in wishes:
        word, *suits = wish.lower().split()
        if word == ASK:
            return None
        if word in ("lowest", "highest"):
            fits = [card for card in drawn if not suits or card.suit in map(suit, suits)]
        else:
            fits = [card for card in drawn if card.face == held_card(wish)]
        if fits:
            return _extreme(fits, highest=word == "highest").face
    return None


def _extreme(cards: Sequence[Card], *, highest: bool) -> Card:
    suited = [card for card in cards if card.suit != RESERVE] or list(cards)
    by_suit = sorted(suited, key=lambda card: (*SUITS, RESERVE).index(card.suit))
    return (max if highest else min)(by_suit, key=lambda card: card.value)


def attack_pair(game: Game, nation: str, order: AttackOrder) -> tuple[int, int] | None:
    """The attack still to fight that an order names; None if it names none."""
    if not order.own:
        return None
    own = own_side(game, nation, order, order.own)
    enemy = enemy_side(game, nation, order, order.enemy)
    for here, there in () if own.faults or enemy.faults else game.stage.attacks:
        ours, theirs = set(game.generals_at(here)), set(game.generals_at(there))
        if ours.issuperset(own.generals) and theirs.issuperset(enemy.generals):
            return here, there
    return None


def is_begun(game: Game, nation: str, order: AttackOrder) -> bool:
    """Whether the attack that an order names is being fought, or was before the one that is."""
    combat = game.stage.combat
    if combat is None or combat.attacker != nation or not order.own:
        return False
    return attack_pair(game, nation, order) in (None, (combat.attacker_city, combat.defender_city))
