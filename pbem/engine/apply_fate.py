"""How the events of the Clock of Fate and the expert game change a game (rules 11, 13): see `apply.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pbem.engine import fate_events as e
from pbem.engine.changes import (
    Changes,
    fate_with,
    stage_with,
    stage_without_attacks,
    with_entries,
    with_pieces,
    without_cards,
    without_keys,
    without_pieces,
)
from pbem.engine.model import AFTER_FATE, FATE, Game, Offensive


def _clock_set(game: Game, event: e.ClockSet) -> Changes:
    return {"fate": fate_with(game, clock=event.cards)}


def _fate_read(game: Game, event: e.FateRead) -> Changes:
    clock = (*game.fate.clock[1:], event.card)
    fate = fate_with(game, clock=clock, card=event.card, suit=event.suit, used=False, sealed={})
    return {"phase": FATE, "fate": fate}


def _fate_settled(game: Game, event: e.FateSettled) -> Changes:
    return {"phase": AFTER_FATE, "decisions": game.decisions + 1}


def _fate_used(game: Game, event: e.FateUsed) -> Changes:
    return {"fate": fate_with(game, used=True)}


def _fate_declined(game: Game, event: e.FateDeclined) -> Changes:
    if game.stage.evading:
        return {
            "stage": stage_with(game, evading=game.stage.evading[1:]),
            "decisions": game.decisions + 1,
        }
    return {"decisions": game.decisions + 1}


def _troops_changed(game: Game, event: e.TroopsChanged) -> Changes:
    return {"troops": with_entries(game.troops, event.troops)}


def _sealed(game: Game, event: e.Sealed) -> Changes:
    return {"fate": fate_with(game, sealed={**game.fate.sealed, event.nation: event.card})}


def _card_given(game: Game, event: e.CardGiven) -> Changes:
    hand = list(game.hands[event.nation])
    hand.remove(event.card)
    changed = {event.nation: tuple(hand), event.taker: (*game.hands[event.taker], event.card)}
    return {"hands": with_entries(game.hands, changed)}


def _card_received(game: Game, event: e.CardReceived) -> Changes:
    return {}


def _displaced(game: Game, event: e.Displaced) -> Changes:
    changes = with_pieces(game, dict.fromkeys(event.pieces, event.path[-1]))
    if event.evaded:
        changes["stage"] = stage_without_attacks(game, event.start, evading=game.stage.evading[1:])
        changes["decisions"] = game.decisions + 1
    return changes


def _income_cut(game: Game, event: e.IncomeCut) -> Changes:
    cuts = with_entries(game.fate.cuts, {event.nation: game.fate.cuts.get(event.nation, 0) + 1})
    return {"fate": fate_with(game, cuts=cuts)}


def _colony_lost(game: Game, event: e.ColonyLost) -> Changes:
    return {"fate": fate_with(game, colonies=game.fate.colonies + 1)}


def _nation_quit(game: Game, event: e.NationQuit) -> Changes:
    hand = game.hands.get(event.nation, ())
    changes: Changes = {
        **without_pieces(game, event.pieces),
        "quit": game.quit | {event.nation},
        "troops": without_keys(game.troops, event.pieces),
        "face_down": game.face_down.difference(event.pieces),
        "conquered": game.conquered.difference(event.lost),
    }
    return {**changes, **without_cards(game, event.nation, hand)} if hand else changes


def _retired(game: Game, event: e.Retired) -> Changes:
    gone = (event.general,)
    return {
        **without_pieces(game, gone),
        "retired": game.retired | {event.general},
        "troops": with_entries(without_keys(game.troops, gone), event.left),
        "face_down": game.face_down.difference(gone),
    }


def _taken_over(game: Game, event: e.TakenOver) -> Changes:
    others = {player: tuple(n for n in own if n != event.nation) for player, own in game.roles.items()}
    return {"roles": {**others, event.player: (*others.get(event.player, ()), event.nation)}}


def _eased(game: Game, event: e.Eased) -> Changes:
    return {"eased": game.eased | {event.nation}}


def _offensive_decided(game: Game, event: e.OffensiveDecided) -> Changes:
    offensive = Offensive(event.card is not None, event.card)
    if event.card is None:
        return {"offensive": offensive}
    hand = list(game.hands[event.nation])
    hand.remove(event.card)
    return {"offensive": offensive, "hands": {**game.hands, event.nation: tuple(hand)}}


def _offensive_card_taken(game: Game, event: e.OffensiveCardTaken) -> Changes:
    offensive = Offensive(declared=True, card=None, taken=True)
    hand = (*game.hands[event.nation], event.card)
    return {"offensive": offensive, "hands": {**game.hands, event.nation: hand}}


def _given_up(game: Game, event: e.ObjectivesGivenUp) -> Changes:
    return {"conquered": game.conquered.difference(event.cities)}


FATE_EVENTS: dict[type, Callable[[Game, Any], Changes]] = {
    e.ClockSet: _clock_set,
    e.FateRead: _fate_read,
    e.FateSettled: _fate_settled,
    e.FateUsed: _fate_used,
    e.FateDeclined: _fate_declined,
    e.TroopsChanged: _troops_changed,
    e.Sealed: _sealed,
    e.CardGiven: _card_given,
    e.CardReceived: _card_received,
    e.Displaced: _displaced,
    e.IncomeCut: _income_cut,
    e.ColonyLost: _colony_lost,
    e.NationQuit: _nation_quit,
    e.Retired: _retired,
    e.TakenOver: _taken_over,
    e.Eased: _eased,
    e.OffensiveDecided: _offensive_decided,
    e.OffensiveCardTaken: _offensive_card_taken,
    e.ObjectivesGivenUp: _given_up,
}
