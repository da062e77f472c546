"""How events change a game. `apply` never judges: whatever a rule decides is in the event already.

Each kind of event has one function, found by its class in the table at the end; those of rules 11 and 13
stand in `apply_fate.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pbem.engine import events as e
from pbem.engine.apply_fate import FATE_EVENTS
from pbem.engine.changed_copy import replace
from pbem.engine.changes import (
    after_decision,
    after_shuffle,
    stage_with,
    stage_without_attacks,
    with_entries,
    with_piled,
    without_cards,
    without_keys,
)
from pbem.engine.model import CARDS, OVER, TURN_END, Combat, Game, Retreat, Stage


def apply(game: Game, event: e.Event) -> Game:
    """The game after one event."""
    return _APPLY[type(event)](game, event)


def apply_all(game: Game, events: Iterable[e.Event]) -> Game:
    """The game after several events."""
    for event in events:
        game = _APPLY[type(event)](game, event)
    return game


# ---------------------------------------------------------------------- set-up and the frame of a turn


def _set_up(game: Game, event: e.SetUp) -> Game:
    nation = game.rules.nations[event.nation]
    cities = {name: game.rules.generals[name].city for name in nation.generals}
    cities |= {name: game.rules.trains[name].city for name in nation.trains}
    troops = with_entries(game.troops, event.troops)
    return after_decision(
        game,
        where=with_entries(game.where, cities),
        troops=troops,
        hands=with_entries(game.hands, {nation.name: ()}),
    )


def _turn_began(game: Game, event: e.TurnBegan) -> Game:
    fate = replace(game.fate, beaten=frozenset(), attacked=frozenset())
    return replace(game, turn=event.turn, fate=fate)


def _stage_began(game: Game, event: e.StageBegan) -> Game:
    return replace(game, nation=event.nation, phase=CARDS, stage=Stage())


def _phase_began(game: Game, event: e.PhaseBegan) -> Game:
    return after_decision(game, phase=event.phase, stage=stage_with(game, drawn=()))


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
        hands=with_entries(game.hands, {event.nation: hand}),
        stage=stage_with(game, drawn=event.cards),
    )


def _burnt(game: Game, event: e.Burnt) -> Game:
    chance = replace(game.chance, draw=game.chance.draw[: len(game.chance.draw) - event.count])
    return replace(game, chance=with_piled(chance, event.cards))


def _discarded(game: Game, event: e.Discarded) -> Game:
    return after_decision(
        game, stage=stage_with(game, drawn=()), **without_cards(game, event.nation, (event.card,))
    )


# -------------------------------------------------------------------------- movement and conquest


def _moved(game: Game, event: e.Moved) -> Game:
    cities = dict.fromkeys(event.pieces, event.path[-1])
    moved = game.stage.moved.union(event.pieces, event.united)
    return replace(game, where=with_entries(game.where, cities), stage=stage_with(game, moved=moved))


def _train_taken(game: Game, event: e.TrainTaken) -> Game:
    return replace(game, where=without_keys(game.where, (event.train,)))


def _conquered(game: Game, event: e.Conquered) -> Game:
    return replace(game, conquered=game.conquered | {event.city}, stage=_unmarked(game, event.city))


def _reconquered(game: Game, event: e.Reconquered) -> Game:
    return replace(game, conquered=game.conquered - {event.city}, stage=_unmarked(game, event.city))


def _unmarked(game: Game, city: int) -> Stage:
    return stage_with(game, marks=tuple(mark for mark in game.stage.marks if mark != city))


def _marked(game: Game, event: e.Marked) -> Game:
    return replace(game, stage=stage_with(game, marks=(*game.stage.marks, event.city)))


def _mark_lifted(game: Game, event: e.MarkLifted) -> Game:
    return replace(game, stage=_unmarked(game, event.city))


# ---------------------------------------------------------------------------- troops and recruitment


def _allotted(game: Game, event: e.Allotted) -> Game:
    return replace(game, troops=with_entries(game.troops, event.troops))


def _recruited(game: Game, event: e.Recruited) -> Game:
    entered = frozenset(piece for piece, _ in event.entered)
    troops = {name: game.troops.get(name, 0) + new for name, new in event.troops.items()}
    cities = {game.where[name] for name in event.troops if name in game.where}
    cities |= {city for piece, city in event.entered if piece in event.troops}
    stacked = [name for city in cities for name in game.generals_at(city)]
    stage = stage_with(
        game,
        moved=game.stage.moved.union(entered, event.united),
        entered=game.stage.entered | entered,
        received=game.stage.received.union(event.troops, stacked),
        substitute=event.substitute if event.substitute is not None else game.stage.substitute,
    )
    where = with_entries(game.where, dict(event.entered))
    changes = without_cards(game, event.nation, event.cards)
    return replace(game, where=where, troops=with_entries(game.troops, troops), stage=stage, **changes)


def _troops_lost(game: Game, event: e.TroopsLost) -> Game:
    troops = with_entries(without_keys(game.troops, event.removed), event.left)
    where, face_down = without_keys(game.where, event.removed), game.face_down.difference(event.removed)
    game = replace(game, troops=troops, where=where, face_down=face_down)
    return game if event.left else replace(game, stage=stage_without_attacks(game, event.city, retreat=None))


# -------------------------------------------------------------------------------- combat and retreat


def _attacks_found(game: Game, event: e.AttacksFound) -> Game:
    return replace(game, stage=stage_with(game, attacks=event.attacks, evading=event.evading))


def _combat_began(game: Game, event: e.CombatBegan) -> Game:
    combat = Combat(event.nation, event.city, event.enemy, event.enemy_city, event.score, event.to_play)
    left = tuple(pair for pair in game.stage.attacks if pair != (event.city, event.enemy_city))
    suit = game.rules.board.cities[event.city].suit
    attacked = game.fate.attacked.union((name, suit) for name in event.generals)
    fate = replace(game.fate, attacked=attacked)
    return after_decision(game, fate=fate, stage=stage_with(game, combat=combat, attacks=left))


def _card_played(game: Game, event: e.CardPlayed) -> Game:
    assert game.stage.combat
    combat = replace(game.stage.combat, score=event.score, to_play=event.to_play)
    changes = without_cards(game, event.nation, (event.card,))
    return after_decision(game, stage=stage_with(game, combat=combat), **changes)


def _combat_ended(game: Game, event: e.CombatEnded) -> Game:
    combat = game.stage.combat
    assert combat
    if not event.winner or not event.loser:
        return after_decision(game, stage=stage_with(game, combat=None))
    here, there = combat.city_of(event.loser), combat.city_of(event.winner)
    retreat = Retreat(event.loser, here, event.loss, event.winner, there)
    beaten = game.fate.beaten.union(game.generals_at(here))
    fate = replace(game.fate, victor=game.generals_at(there)[0], beaten=beaten)
    return after_decision(game, fate=fate, stage=stage_with(game, combat=None, retreat=retreat))


def _retreated(game: Game, event: e.Retreated) -> Game:
    cities = dict.fromkeys(event.generals, event.path[-1])
    stage = stage_without_attacks(game, event.start, retreat=None)
    return after_decision(game, where=with_entries(game.where, cities), stage=stage)


# --------------------------------------------------------------------------------------------- supply


def _faced_down(game: Game, event: e.FacedDown) -> Game:
    return replace(game, face_down=game.face_down.union(event.generals))


def _faced_up(game: Game, event: e.FacedUp) -> Game:
    return replace(game, face_down=game.face_down.difference(event.generals))


_APPLY: dict[type, Callable[[Game, Any], Game]] = {
    **FATE_EVENTS,
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
