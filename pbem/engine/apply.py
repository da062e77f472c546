"""Events carried out: `apply(game, event)` changes and never judges.

One function an event, found by its class. Whatever a rule decides is in the event already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from pbem.engine import events as e
from pbem.engine.cards import after_shuffle
from pbem.engine.model import (
    AFTER_FATE,
    CARDS,
    FATE,
    OVER,
    TURN_END,
    Card,
    Chance,
    Combat,
    Game,
    Offensive,
    Retreat,
    Stage,
)


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
    fate = replace(game.fate, beaten=frozenset(), attacked=frozenset())
    return replace(game, turn=event.turn, fate=fate)


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
    cities = {game.where[name] for name in event.troops if name in game.where}
    cities |= {city for piece, city in event.entered if piece in event.troops}
    stacked = [name for city in cities for name in game.generals_at(city)]
    stage = _stage(
        game,
        moved=game.stage.moved.union(entered, event.united),
        entered=game.stage.entered | entered,
        received=game.stage.received.union(event.troops, stacked),
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
    return replace(game, stage=_stage(game, attacks=event.attacks, evading=event.evading))


def _combat_began(game: Game, event: e.CombatBegan) -> Game:
    combat = Combat(event.nation, event.city, event.enemy, event.enemy_city, event.score, event.to_play)
    left = tuple(pair for pair in game.stage.attacks if pair != (event.city, event.enemy_city))
    suit = game.rules.board.cities[event.city].suit
    attacked = game.fate.attacked.union((name, suit) for name in event.generals)
    fate = replace(game.fate, attacked=attacked)
    return _decided(game, fate=fate, stage=_stage(game, combat=combat, attacks=left))


def _card_played(game: Game, event: e.CardPlayed) -> Game:
    assert game.stage.combat
    combat = replace(game.stage.combat, score=event.score, to_play=event.to_play)
    changes = _spent(game, event.nation, (event.card,))
    return _decided(game, stage=_stage(game, combat=combat), **changes)


def _combat_ended(game: Game, event: e.CombatEnded) -> Game:
    combat = game.stage.combat
    assert combat
    if not event.winner or not event.loser:
        return _decided(game, stage=_stage(game, combat=None))
    here, there = combat.city_of(event.loser), combat.city_of(event.winner)
    retreat = Retreat(event.loser, here, event.loss, event.winner, there)
    beaten = game.fate.beaten.union(game.generals_at(here))
    fate = replace(game.fate, victor=game.generals_at(there)[0], beaten=beaten)
    return _decided(game, fate=fate, stage=_stage(game, combat=None, retreat=retreat))


def _retreated(game: Game, event: e.Retreated) -> Game:
    cities = dict.fromkeys(event.generals, event.path[-1])
    stage = _no_attacks(game, event.start, retreat=None)
    return _decided(game, where=_with(game.where, cities), stage=stage)


# --------------------------------------------------------------------------------------------- supply


def _faced_down(game: Game, event: e.FacedDown) -> Game:
    return replace(game, face_down=game.face_down.union(event.generals))


def _faced_up(game: Game, event: e.FacedUp) -> Game:
    return replace(game, face_down=game.face_down.difference(event.generals))


# ------------------------------------------------------------------------------- the Clock of Fate


def _clock_set(game: Game, event: e.ClockSet) -> Game:
    return replace(game, fate=replace(game.fate, clock=event.cards))


def _fate_read(game: Game, event: e.FateRead) -> Game:
    clock = (*game.fate.clock[1:], event.card)
    fate = replace(game.fate, clock=clock, card=event.card, suit=event.suit, used=False, sealed={})
    return replace(game, phase=FATE, fate=fate)


def _fate_settled(game: Game, event: e.FateSettled) -> Game:
    return _decided(game, phase=AFTER_FATE)


def _fate_used(game: Game, event: e.FateUsed) -> Game:
    return replace(game, fate=replace(game.fate, used=True))


def _fate_declined(game: Game, event: e.FateDeclined) -> Game:
    if game.stage.evading:
        return _decided(game, stage=_stage(game, evading=game.stage.evading[1:]))
    return _decided(game)


def _troops_changed(game: Game, event: e.TroopsChanged) -> Game:
    return replace(game, troops=_with(game.troops, event.troops))


def _sealed(game: Game, event: e.Sealed) -> Game:
    return replace(game, fate=replace(game.fate, sealed=_with(game.fate.sealed, {event.nation: event.card})))


def _card_given(game: Game, event: e.CardGiven) -> Game:
    hand = list(game.hands[event.nation])
    hand.remove(event.card)
    changed = {event.nation: tuple(hand), event.taker: (*game.hands[event.taker], event.card)}
    return replace(game, hands=_with(game.hands, changed))


def _card_received(game: Game, event: e.CardReceived) -> Game:
    return game


def _displaced(game: Game, event: e.Displaced) -> Game:
    game = replace(game, where=_with(game.where, dict.fromkeys(event.pieces, event.path[-1])))
    if not event.evaded:
        return game
    return _decided(game, stage=_no_attacks(game, event.start, evading=game.stage.evading[1:]))


def _income_cut(game: Game, event: e.IncomeCut) -> Game:
    cuts = _with(game.fate.cuts, {event.nation: game.fate.cuts.get(event.nation, 0) + 1})
    return replace(game, fate=replace(game.fate, cuts=cuts))


def _colony_lost(game: Game, event: e.ColonyLost) -> Game:
    return replace(game, fate=replace(game.fate, colonies=game.fate.colonies + 1))


def _nation_quit(game: Game, event: e.NationQuit) -> Game:
    where, troops = _without(game.where, event.pieces), _without(game.troops, event.pieces)
    hand = game.hands.get(event.nation, ())
    spent = _spent(game, event.nation, hand) if hand else {}
    return replace(
        game,
        quit=game.quit | {event.nation},
        where=where,
        troops=troops,
        face_down=game.face_down.difference(event.pieces),
        conquered=game.conquered.difference(event.lost),
        **spent,
    )


def _retired(game: Game, event: e.Retired) -> Game:
    gone = (event.general,)
    return replace(
        game,
        retired=game.retired | {event.general},
        where=_without(game.where, gone),
        troops=_with(_without(game.troops, gone), event.left),
        face_down=game.face_down.difference(gone),
    )


def _taken_over(game: Game, event: e.TakenOver) -> Game:
    others = {player: tuple(n for n in own if n != event.nation) for player, own in game.roles.items()}
    return replace(game, roles=_with(others, {event.player: (*others.get(event.player, ()), event.nation)}))


def _eased(game: Game, event: e.Eased) -> Game:
    return replace(game, eased=game.eased | {event.nation})


def _offensive_decided(game: Game, event: e.OffensiveDecided) -> Game:
    offensive = Offensive(event.card is not None, event.card)
    if event.card is None:
        return replace(game, offensive=offensive)
    hand = list(game.hands[event.nation])
    hand.remove(event.card)
    return replace(game, offensive=offensive, hands=_with(game.hands, {event.nation: tuple(hand)}))


def _offensive_card_taken(game: Game, event: e.OffensiveCardTaken) -> Game:
    offensive = Offensive(declared=True, card=None, taken=True)
    hand = (*game.hands[event.nation], event.card)
    return replace(game, offensive=offensive, hands=_with(game.hands, {event.nation: hand}))


def _given_up(game: Game, event: e.ObjectivesGivenUp) -> Game:
    return replace(game, conquered=game.conquered.difference(event.cities))


_APPLY: dict[type, Callable[[Game, Any], Game]] = {
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
