"""The game as its player knows it: a position in which all that he may not know is filled neutrally (R41).

Like the view it is read from the record, and it holds no more: others' hands and the draw deck are cards of
no face that count, others' troops are their public total spread evenly, the seed and the Clock of Fate are
empty. Letters are judged on it to the same verdict as on the game itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from pbem.engine import events as e
from pbem.engine.model import Card, Chance, Fate, Game, Stage
from pbem.report.record import Record

UNKNOWN = Card("S", 2, 1)
"""A card that nobody but its holder knows, in a place where cards are counted."""


def known_game(record: Record, player: str) -> Game:
    """The game as it is now, as far as a player knows it."""
    game, own = record.game, frozenset(record.game.roles[player])
    chance, offensive = game.chance, game.offensive
    if offensive and offensive.card:
        offensive = replace(offensive, card=_of_no_deck(offensive.card))
    return replace(
        game,
        chance=Chance(
            "", unknown(len(chance.draw)), tuple(unknown(len(one)) for one in chance.piles), chance.opened
        ),
        hands={nation: _cards(hand, nation in own) for nation, hand in game.hands.items()},
        troops=_troops(game, own, _named(record)),
        stage=_stage(game, own),
        fate=_fate(game.fate, own),
        offensive=offensive,
    )


def unknown(count: int) -> tuple[Card, ...]:
    """So many cards that nobody knows."""
    return (UNKNOWN,) * count


def evenly(total: int, names: Sequence[str]) -> dict[str, int]:
    """Troops spread evenly over generals; each has one at least, or he would be taken off the map."""
    if not names:
        return {}
    each, over = divmod(max(total, len(names)), len(names))
    return {name: each + (place < over) for place, name in enumerate(names)}


def _cards(hand: Collection[Card], is_own: bool) -> tuple[Card, ...]:
    return tuple(map(_of_no_deck, hand)) if is_own else unknown(len(hand))


def _of_no_deck(card: Card) -> Card:
    """All cards are given deck 1: no player is told from which deck a card came."""
    return card._replace(deck=1)


def _troops(game: Game, own: Collection[str], named: Mapping[tuple[str, ...], int]) -> dict[str, int]:
    troops: dict[str, int] = {}
    for nation in game.rules.order:
        generals = [name for name in game.generals_of(nation) if name in game.troops]
        if nation in own:
            troops |= {name: game.troops[name] for name in generals}
            continue
        left = game.total(nation)
        for stack, strength in named.items():
            if stack[0] in generals:
                troops |= evenly(strength, stack)
                left -= strength
                generals = [name for name in generals if name not in stack]
        troops |= evenly(left, generals)
    return troops


def _named(record: Record) -> dict[tuple[str, ...], int]:
    """The troops of both stacks that fight now: they were named to everybody as the combat began."""
    for event in fight_so_far(record)[:1]:
        if isinstance(event, e.CombatBegan):
            return {event.generals: event.troops, event.enemy_generals: event.enemy_troops}
    return {}


def _stage(game: Game, own: Collection[str]) -> Stage:
    return replace(game.stage, drawn=_cards(game.stage.drawn, game.nation in own))


def _fate(fate: Fate, own: Collection[str]) -> Fate:
    """Everybody sees who has given a sealed answer, and nobody what it is."""
    sealed = {nation: card if nation in own else None for nation, card in fate.sealed.items()}
    return replace(fate, clock=(), sealed=sealed)


def fight_so_far(record: Record) -> tuple[e.CombatBegan | e.CardPlayed, ...]:
    """How the combat that is being fought has gone, which everybody saw; nothing if none is."""
    found: list[e.CombatBegan | e.CardPlayed] = []
    if record.game.stage.combat is None:
        return ()
    for happened in record.history:
        if isinstance(happened.event, e.CombatBegan):
            found = [happened.event]
        elif isinstance(happened.event, e.CardPlayed):
            found.append(replace(happened.event, card=_of_no_deck(happened.event.card)))
    return tuple(found)
