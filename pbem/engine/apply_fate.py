"""How the events of the Clock of Fate and the expert game change a game (rules 11, 13): see `apply.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pbem.engine import fate_events as e
from pbem.engine.changed_copy import replace
from pbem.engine.changes import (
    after_decision,
    stage_with,
    stage_without_attacks,
    with_entries,
    without_cards,
    without_keys,
)
from pbem.engine.model import AFTER_FATE, FATE, Game, Offensive


def _clock_set(game: Game, event: e.ClockSet) -> Game:
    return replace(game, fate=replace(game.fate, clock=event.cards))


def _fate_read(game: Game, event: e.FateRead) -> Game:
    clock = (*game.fate.clock[1:], event.card)
    fate = replace(game.fate, clock=clock, card=event.card, suit=event.suit, used=False, sealed={})
    return replace(game, phase=FATE, fate=fate)


def _fate_settled(game: Game, event: e.FateSettled) -> Game:
    return after_decision(game, phase=AFTER_FATE)


def _fate_used(game: Game, event: e.FateUsed) -> Game:
    return replace(game, fate=replace(game.fate, used=True))


def _fate_declined(game: Game, event: e.FateDeclined) -> Game:
    if game.stage.evading:
        return after_decision(game, stage=stage_with(game, evading=game.stage.evading[1:]))
    return after_decision(game)


def _troops_changed(game: Game, event: e.TroopsChanged) -> Game:
    return replace(game, troops=with_entries(game.troops, event.troops))


def _sealed(game: Game, event: e.Sealed) -> Game:
    return replace(
        game, fate=replace(game.fate, sealed=with_entries(game.fate.sealed, {event.nation: event.card}))
    )


def _card_given(game: Game, event: e.CardGiven) -> Game:
    hand = list(game.hands[event.nation])
    hand.remove(event.card)
    changed = {event.nation: tuple(hand), event.taker: (*game.hands[event.taker], event.card)}
    return replace(game, hands=with_entries(game.hands, changed))


def _card_received(game: Game, event: e.CardReceived) -> Game:
    return game


def _displaced(game: Game, event: e.Displaced) -> Game:
    game = replace(game, where=with_entries(game.where, dict.fromkeys(event.pieces, event.path[-1])))
    if not event.evaded:
        return game
    return after_decision(
        game, stage=stage_without_attacks(game, event.start, evading=game.stage.evading[1:])
    )


def _income_cut(game: Game, event: e.IncomeCut) -> Game:
    cuts = with_entries(game.fate.cuts, {event.nation: game.fate.cuts.get(event.nation, 0) + 1})
    return replace(game, fate=replace(game.fate, cuts=cuts))


def _colony_lost(game: Game, event: e.ColonyLost) -> Game:
    return replace(game, fate=replace(game.fate, colonies=game.fate.colonies + 1))


def _nation_quit(game: Game, event: e.NationQuit) -> Game:
    where, troops = without_keys(game.where, event.pieces), without_keys(game.troops, event.pieces)
    hand = game.hands.get(event.nation, ())
    gone = without_cards(game, event.nation, hand) if hand else {}
    return replace(
        game,
        quit=game.quit | {event.nation},
        where=where,
        troops=troops,
        face_down=game.face_down.difference(event.pieces),
        conquered=game.conquered.difference(event.lost),
        **gone,
    )


def _retired(game: Game, event: e.Retired) -> Game:
    gone = (event.general,)
    return replace(
        game,
        retired=game.retired | {event.general},
        where=without_keys(game.where, gone),
        troops=with_entries(without_keys(game.troops, gone), event.left),
        face_down=game.face_down.difference(gone),
    )


def _taken_over(game: Game, event: e.TakenOver) -> Game:
    others = {player: tuple(n for n in own if n != event.nation) for player, own in game.roles.items()}
    return replace(
        game, roles=with_entries(others, {event.player: (*others.get(event.player, ()), event.nation)})
    )


def _eased(game: Game, event: e.Eased) -> Game:
    return replace(game, eased=game.eased | {event.nation})


def _offensive_decided(game: Game, event: e.OffensiveDecided) -> Game:
    offensive = Offensive(event.card is not None, event.card)
    if event.card is None:
        return replace(game, offensive=offensive)
    hand = list(game.hands[event.nation])
    hand.remove(event.card)
    return replace(game, offensive=offensive, hands=with_entries(game.hands, {event.nation: tuple(hand)}))


def _offensive_card_taken(game: Game, event: e.OffensiveCardTaken) -> Game:
    offensive = Offensive(declared=True, card=None, taken=True)
    hand = (*game.hands[event.nation], event.card)
    return replace(game, offensive=offensive, hands=with_entries(game.hands, {event.nation: hand}))


def _given_up(game: Game, event: e.ObjectivesGivenUp) -> Game:
    return replace(game, conquered=game.conquered.difference(event.cities))


FATE_EVENTS: dict[type, Callable[[Game, Any], Game]] = {
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
