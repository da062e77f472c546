"""Events carried out: `apply(game, event)` changes and never judges.

One function an event, found by its class. Whatever a rule decides is in the event already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from pbem.engine import events as e
from pbem.engine.cards import after_shuffle
from pbem.engine.model import CARDS, OVER, TURN_END, Card, Chance, Combat, Game, Retreat, Stage


def apply(game: Game, event: e.Event) -> Game:
    """The game after one event."""
    return _APPLY[type(event)](game, event)


def apply_all(game: Game, events: Iterable[e.Event]) -> Game:
    """The game after several events."""
    for event in events:
        game = _APPLY[type(event)](game, event)
    return game


def _with(mapping: Mapping[Any, Any], changes: Mapping[Any, Any]) -> dict[Any, Any]:
    return {**mapping, **changes}


def _without(mapping: Mapping[str, int], names: Iterable[str]) -> dict[str, int]:
    gone = frozenset(names)
    return {name: value for name, value in mapping.items() if name not in gone}


def _decided(game: Game, **changes: Any) -> Game:
    """A change that a decision brought about: questions are numbered by these."""
    return replace(game, decisions=game.decisions + 1, **changes)


def _stage(game: Game, **changes: Any) -> Stage:
    return replace(game.stage, **changes)


# ---------------------------------------------------------------------- set-up and the frame of a turn


def _set_up(game: Game, event: e.SetUp) -> Game:
    nation = game.rules.nations[event.nation]
    cities = {name: game.rules.generals[name].city for name in nation.generals}
    cities |= {name: game.rules.trains[name].city for name in nation.trains}
    troops = _with(game.troops, event.troops)
    return _decided(
        game, where=_with(game.where, cities), troops=troops, hands=_with(game.hands, {nation.name: ()})
    )


def _turn_began(game: Game, event: e.TurnBegan) -> Game:
    return replace(game, turn=event.turn)


def _stage_began(game: Game, event: e.StageBegan) -> Game:
    return replace(game, nation=event.nation, phase=CARDS, stage=Stage())


def _phase_began(game: Game, event: e.PhaseBegan) -> Game:
    return _decided(game, phase=event.phase, stage=_stage(game, drawn=()))


def _turn_ended(game: Game, event: e.TurnEnded) -> Game:
    return replace(game, nation=None, phase=TURN_END, stage=Stage())


def _game_ended(game: Game, event: e.GameEnded) -> Game:
    return replace(game, phase=OVER, nation=None, winners=event.nations, stage=Stage())


# ------------------------------------------------------------------------------------- Tactical Cards


def _shuffled(game: Game, event: e.Shuffled) -> Game:
    return replace(game, chance=after_shuffle(game.chance, event))


def _drawn(game: Game, event: e.Drawn) -> Game:
    chance = replace(game.chance, draw=game.chance.draw[: len(game.chance.draw) - event.count])
    hand = game.hands[event.nation] + event.cards
    return replace(
        game,
        chance=chance,
        hands=_with(game.hands, {event.nation: hand}),
        stage=_stage(game, drawn=event.cards),
    )


def _burnt(game: Game, event: e.Burnt) -> Game:
    chance = replace(game.chance, draw=game.chance.draw[: len(game.chance.draw) - event.count])
    return replace(game, chance=_on_piles(chance, event.cards))


def _on_piles(chance: Chance, cards: Iterable[Card]) -> Chance:
    piles = list(chance.piles)
    for card in cards:
        piles[card.deck - 1] = (*piles[card.deck - 1], card)
    return replace(chance, piles=tuple(piles))


def _spent(game: Game, nation: str, cards: Iterable[Card]) -> dict[str, Any]:
    """The changes when cards leave a hand for their piles."""
    hand = list(game.hands[nation])
    for card in cards:
        hand.remove(card)
    return {"hands": _with(game.hands, {nation: tuple(hand)}), "chance": _on_piles(game.chance, cards)}


def _discarded(game: Game, event: e.Discarded) -> Game:
    return _decided(game, stage=_stage(game, drawn=()), **_spent(game, event.nation, (event.card,)))


# -------------------------------------------------------------------------- movement and conquest


def _moved(game: Game, event: e.Moved) -> Game:
    cities = dict.fromkeys(event.pieces, event.path[-1])
    moved = game.stage.moved.union(event.pieces, event.united)
    return replace(game, where=_with(game.where, cities), stage=_stage(game, moved=moved))


def _train_taken(game: Game, event: e.TrainTaken) -> Game:
    return replace(game, where=_without(game.where, (event.train,)))


def _conquered(game: Game, event: e.Conquered) -> Game:
    return replace(game, conquered=game.conquered | {event.city}, stage=_unmarked(game, event.city))


def _reconquered(game: Game, event: e.Reconquered) -> Game:
    return replace(game, conquered=game.conquered - {event.city}, stage=_unmarked(game, event.city))


def _unmarked(game: Game, city: int) -> Stage:
    return _stage(game, marks=tuple(mark for mark in game.stage.marks if mark != city))


def _marked(game: Game, event: e.Marked) -> Game:
    return replace(game, stage=_stage(game, marks=(*game.stage.marks, event.city)))


def _mark_lifted(game: Game, event: e.MarkLifted) -> Game:
    return replace(game, stage=_unmarked(game, event.city))


# ---------------------------------------------------------------------------- troops and recruitment


def _allotted(game: Game, event: e.Allotted) -> Game:
    return replace(game, troops=_with(game.troops, event.troops))


def _recruited(game: Game, event: e.Recruited) -> Game:
    entered = frozenset(piece for piece, _ in event.entered)
    troops = {name: game.troops.get(name, 0) + new for name, new in event.troops.items()}
    stage = _stage(
        game,
        moved=game.stage.moved.union(entered, event.united),
        entered=game.stage.entered | entered,
        substitute=event.substitute if event.substitute is not None else game.stage.substitute,
    )
    where = _with(game.where, dict(event.entered))
    changes = _spent(game, event.nation, event.cards)
    return replace(game, where=where, troops=_with(game.troops, troops), stage=stage, **changes)


def _troops_lost(game: Game, event: e.TroopsLost) -> Game:
    troops = _with(_without(game.troops, event.removed), event.left)
    where, face_down = _without(game.where, event.removed), game.face_down.difference(event.removed)
    game = replace(game, troops=troops, where=where, face_down=face_down)
    return game if event.left else replace(game, stage=_no_attacks(game, event.city, retreat=None))


def _no_attacks(game: Game, city: int, **changes: Any) -> Stage:
    """Who has left a city neither attacks nor is attacked there any more (R18)."""
    return _stage(game, attacks=tuple(pair for pair in game.stage.attacks if city not in pair), **changes)


# -------------------------------------------------------------------------------- combat and retreat


def _attacks_found(game: Game, event: e.AttacksFound) -> Game:
    return replace(game, stage=_stage(game, attacks=event.attacks))


def _combat_began(game: Game, event: e.CombatBegan) -> Game:
    combat = Combat(event.nation, event.city, event.enemy, event.enemy_city, event.score, event.to_play)
    left = tuple(pair for pair in game.stage.attacks if pair != (event.city, event.enemy_city))
    return _decided(game, stage=_stage(game, combat=combat, attacks=left))


def _card_played(game: Game, event: e.CardPlayed) -> Game:
    assert game.stage.combat
    combat = replace(game.stage.combat, score=event.score, to_play=event.to_play)
    changes = _spent(game, event.nation, (event.card,))
    return _decided(game, stage=_stage(game, combat=combat), **changes)


def _combat_ended(game: Game, event: e.CombatEnded) -> Game:
    combat = game.stage.combat
    assert combat
    retreat = None
    if event.winner and event.loser:
        here, there = combat.city_of(event.loser), combat.city_of(event.winner)
        retreat = Retreat(event.loser, here, event.loss, event.winner, there)
    return _decided(game, stage=_stage(game, combat=None, retreat=retreat))


def _retreated(game: Game, event: e.Retreated) -> Game:
    cities = dict.fromkeys(event.generals, event.path[-1])
    stage = _no_attacks(game, event.start, retreat=None)
    return _decided(game, where=_with(game.where, cities), stage=stage)


# --------------------------------------------------------------------------------------------- supply


def _faced_down(game: Game, event: e.FacedDown) -> Game:
    return replace(game, face_down=game.face_down.union(event.generals))


def _faced_up(game: Game, event: e.FacedUp) -> Game:
    return replace(game, face_down=game.face_down.difference(event.generals))


_APPLY: dict[type, Callable[[Game, Any], Game]] = {
    e.SetUp: _set_up,
    e.TurnBegan: _turn_began,
    e.StageBegan: _stage_began,
    e.PhaseBegan: _phase_began,
    e.TurnEnded: _turn_ended,
    e.GameEnded: _game_ended,
    e.Shuffled: _shuffled,
    e.Drawn: _drawn,
    e.Discarded: _discarded,
    e.Burnt: _burnt,
    e.Moved: _moved,
    e.TrainTaken: _train_taken,
    e.Conquered: _conquered,
    e.Reconquered: _reconquered,
    e.Marked: _marked,
    e.MarkLifted: _mark_lifted,
    e.Allotted: _allotted,
    e.Recruited: _recruited,
    e.TroopsLost: _troops_lost,
    e.AttacksFound: _attacks_found,
    e.CombatBegan: _combat_began,
    e.CardPlayed: _card_played,
    e.CombatEnded: _combat_ended,
    e.Retreated: _retreated,
    e.FacedDown: _faced_down,
    e.FacedUp: _faced_up,
}
