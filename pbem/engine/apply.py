"""How events change a game. `apply` never judges: whatever a rule decides is in the event already.

Each kind of event has one function that says what changes, found by its class in the table at the end; those
of rules 11 and 13 stand in `apply_fate.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pbem.changed_copy import record_of
from pbem.engine import events as e
from pbem.engine.apply_fate import FATE_EVENTS
from pbem.engine.changes import (
    Changes,
    after_draw,
    after_shuffle,
    fate_with,
    stage_with,
    stage_without_attacks,
    with_entries,
    with_pieces,
    with_piled,
    without_cards,
    without_keys,
    without_pieces,
)
from pbem.engine.model import CARDS, OVER, TURN_END, Combat, Game, Retreat, Stage


def apply(game: Game, event: e.Event) -> Game:
    """The game after one event."""
    return apply_all(game, (event,))


def apply_all(game: Game, events: Iterable[e.Event]) -> Game:
    """The game after several events. It is copied once: nobody sees the copy before all have happened."""
    now = dict(game.__dict__)
    copy = record_of(Game, now)
    for event in events:
        now.update(_APPLY[type(event)](copy, event))
    return copy


# ---------------------------------------------------------------------- set-up and the frame of a turn


def _set_up(game: Game, event: e.SetUp) -> Changes:
    nation = game.rules.nations[event.nation]
    cities = {name: game.rules.generals[name].city for name in nation.generals}
    cities |= {name: game.rules.trains[name].city for name in nation.trains}
    return {
        **with_pieces(game, cities),
        "troops": with_entries(game.troops, event.troops),
        "hands": {**game.hands, nation.name: ()},
        "decisions": game.decisions + 1,
    }


def _turn_began(game: Game, event: e.TurnBegan) -> Changes:
    return {"turn": event.turn, "fate": fate_with(game, beaten=frozenset(), attacked=frozenset())}


def _stage_began(game: Game, event: e.StageBegan) -> Changes:
    return {"nation": event.nation, "phase": CARDS, "stage": _NEW_STAGE}


_NEW_STAGE = Stage()


def _phase_began(game: Game, event: e.PhaseBegan) -> Changes:
    stage = stage_with(game, drawn=()) if game.stage.drawn else game.stage
    return {"phase": event.phase, "stage": stage, "decisions": game.decisions + 1}


def _turn_ended(game: Game, event: e.TurnEnded) -> Changes:
    return {"nation": None, "phase": TURN_END, "stage": _NEW_STAGE}


def _game_ended(game: Game, event: e.GameEnded) -> Changes:
    return {"phase": OVER, "nation": None, "winners": event.nations, "stage": _NEW_STAGE}


# ------------------------------------------------------------------------------------- Tactical Cards


def _shuffled(game: Game, event: e.Shuffled) -> Changes:
    return {"chance": after_shuffle(game.chance, event)}


def _drawn(game: Game, event: e.Drawn) -> Changes:
    hand = game.hands[event.nation] + event.cards
    return {
        "chance": after_draw(game.chance, event.count),
        "hands": {**game.hands, event.nation: hand},
        "stage": stage_with(game, drawn=event.cards),
    }


def _burnt(game: Game, event: e.Burnt) -> Changes:
    return {"chance": with_piled(after_draw(game.chance, event.count), event.cards)}


def _discarded(game: Game, event: e.Discarded) -> Changes:
    return {
        **without_cards(game, event.nation, (event.card,)),
        "stage": stage_with(game, drawn=()),
        "decisions": game.decisions + 1,
    }


# -------------------------------------------------------------------------- movement and conquest


def _moved(game: Game, event: e.Moved) -> Changes:
    changes = with_pieces(game, dict.fromkeys(event.pieces, event.path[-1]))
    changes["stage"] = stage_with(game, moved=game.stage.moved.union(event.pieces, event.united))
    return changes


def _train_taken(game: Game, event: e.TrainTaken) -> Changes:
    return without_pieces(game, (event.train,))


def _conquered(game: Game, event: e.Conquered) -> Changes:
    return {"conquered": game.conquered | {event.city}, "stage": _unmarked(game, event.city)}


def _reconquered(game: Game, event: e.Reconquered) -> Changes:
    return {"conquered": game.conquered - {event.city}, "stage": _unmarked(game, event.city)}


def _unmarked(game: Game, city: int) -> Stage:
    if city not in game.stage.marks:
        return game.stage
    return stage_with(game, marks=tuple(mark for mark in game.stage.marks if mark != city))


def _marked(game: Game, event: e.Marked) -> Changes:
    return {"stage": stage_with(game, marks=(*game.stage.marks, event.city))}


def _mark_lifted(game: Game, event: e.MarkLifted) -> Changes:
    return {"stage": _unmarked(game, event.city)}


# ---------------------------------------------------------------------------- troops and recruitment


def _allotted(game: Game, event: e.Allotted) -> Changes:
    return {"troops": with_entries(game.troops, event.troops)}


def _recruited(game: Game, event: e.Recruited) -> Changes:
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
    return {
        **with_pieces(game, dict(event.entered)),
        **without_cards(game, event.nation, event.cards),
        "troops": with_entries(game.troops, troops),
        "stage": stage,
    }


def _troops_lost(game: Game, event: e.TroopsLost) -> Changes:
    changes: Changes = {"troops": with_entries(without_keys(game.troops, event.removed), event.left)}
    if event.removed:
        changes |= without_pieces(game, event.removed)
        changes["face_down"] = game.face_down.difference(event.removed)
    if not event.left:
        changes["stage"] = stage_without_attacks(game, event.city, retreat=None)
    return changes


# -------------------------------------------------------------------------------- combat and retreat


def _attacks_found(game: Game, event: e.AttacksFound) -> Changes:
    if (event.attacks, event.evading) == (game.stage.attacks, game.stage.evading):
        return {}  # mostly none, and none before
    return {"stage": stage_with(game, attacks=event.attacks, evading=event.evading)}


def _combat_began(game: Game, event: e.CombatBegan) -> Changes:
    combat = Combat(event.nation, event.city, event.enemy, event.enemy_city, event.score, event.to_play)
    left = tuple(pair for pair in game.stage.attacks if pair != (event.city, event.enemy_city))
    suit = game.rules.board.cities[event.city].suit
    attacked = game.fate.attacked.union((name, suit) for name in event.generals)
    return {
        "fate": fate_with(game, attacked=attacked),
        "stage": stage_with(game, combat=combat, attacks=left),
        "decisions": game.decisions + 1,
    }


def _card_played(game: Game, event: e.CardPlayed) -> Changes:
    was = game.stage.combat
    assert was
    combat = Combat(
        was.attacker, was.attacker_city, was.defender, was.defender_city, event.score, event.to_play
    )
    return {
        **without_cards(game, event.nation, (event.card,)),
        "stage": stage_with(game, combat=combat),
        "decisions": game.decisions + 1,
    }


def _combat_ended(game: Game, event: e.CombatEnded) -> Changes:
    combat = game.stage.combat
    assert combat
    if not event.winner or not event.loser:
        return {"stage": stage_with(game, combat=None), "decisions": game.decisions + 1}
    here, there = combat.city_of(event.loser), combat.city_of(event.winner)
    retreat = Retreat(event.loser, here, event.loss, event.winner, there)
    beaten = game.fate.beaten.union(game.generals_at(here))
    return {
        "fate": fate_with(game, victor=game.generals_at(there)[0], beaten=beaten),
        "stage": stage_with(game, combat=None, retreat=retreat),
        "decisions": game.decisions + 1,
    }


def _retreated(game: Game, event: e.Retreated) -> Changes:
    return {
        **with_pieces(game, dict.fromkeys(event.generals, event.path[-1])),
        "stage": stage_without_attacks(game, event.start, retreat=None),
        "decisions": game.decisions + 1,
    }


# --------------------------------------------------------------------------------------------- supply


def _faced_down(game: Game, event: e.FacedDown) -> Changes:
    return {"face_down": game.face_down.union(event.generals)}


def _faced_up(game: Game, event: e.FacedUp) -> Changes:
    return {"face_down": game.face_down.difference(event.generals)}


_APPLY: dict[type, Callable[[Game, Any], Changes]] = {
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
