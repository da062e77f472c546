"""The open questions of a player, with what he may answer and what happens at the deadline."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from pbem.engine import combat, fate_effects, retreat, supply
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import RESERVE, Combat, Game, Retreat
from pbem.engine.sequence import default, legal, questions
from pbem.report.fate_card import last_read
from pbem.report.places import piece, piece_nearby, place, places
from pbem.report.question_records import DefaultAnswer, OpenQuestion, Pairing, RetreatEnd
from pbem.report.view_records import CurrentCombat, Place, Waiting


def waiting(game: Game) -> tuple[Waiting, ...]:
    """Whom the game waits for, told from what everybody sees: in a combat it is whoever has the right to
    play, whether or not there is anything in that hand to play."""
    fought = game.stage.combat
    open_now = [(fought.to_play, q.PLAY)] if fought else [(one.nation, one.kind) for one in questions(game)]
    return tuple(Waiting(nation, game.player_of(nation), kind) for nation, kind in open_now)


def current_combat(game: Game) -> CurrentCombat | None:
    """The combat being fought, as everybody sees it."""
    now = game.stage.combat
    if now is None:
        return None
    here, there = now.attacker_city, now.defender_city
    return CurrentCombat(
        now.attacker,
        game.generals_at(here),
        place(game.rules, here),
        now.defender,
        game.generals_at(there),
        place(game.rules, there),
        now.score,
        now.to_play,
    )


def open_questions(game: Game, nations: frozenset[str]) -> tuple[OpenQuestion, ...]:
    """The open questions to these nations."""
    return tuple(_asked(game, one) for one in questions(game) if one.nation in nations)


def _asked(game: Game, question: q.Question) -> OpenQuestion:
    chosen = _chosen(game, default(game, question))
    details = _DETAILS[question.kind](game, question.nation)
    return OpenQuestion(question.number, question.nation, question.kind, chosen, **details)


def _chosen(game: Game, answer: q.Answer) -> DefaultAnswer:
    kind = type(answer).__name__
    if isinstance(answer, q.Allot):
        return DefaultAnswer(kind, troops=dict(answer.troops))
    if isinstance(answer, q.Discard):
        return DefaultAnswer(kind, card=answer.card)
    if isinstance(answer, q.Play):
        return DefaultAnswer(kind, card=answer.card, value=answer.value)
    if isinstance(answer, q.Attack):
        return DefaultAnswer(kind, pairing=_pairing(game, answer.city, answer.enemy_city))
    if isinstance(answer, q.ChooseRetreat):
        return DefaultAnswer(kind, place=place(game.rules, answer.city))
    return _chosen_by_fate(game, answer)


def _chosen_by_fate(game: Game, answer: q.Answer) -> DefaultAnswer:
    kind = type(answer).__name__
    if isinstance(answer, q.DecideOffensive):
        return DefaultAnswer(kind, card=answer.card or "", passes=answer.card is None)
    if isinstance(answer, q.Evade):
        return DefaultAnswer(kind, place=_place(game, answer.city), passes=answer.city is None)
    if isinstance(answer, q.DecideFate):
        there, passes = _place(game, answer.city), answer.passes
        return DefaultAnswer(
            kind, answer.card or "", place=there, general=answer.general or "", passes=passes
        )
    return DefaultAnswer(kind)


def _place(game: Game, city: int | None) -> Place | None:
    return None if city is None else place(game.rules, city)


def _pairing(game: Game, city: int, enemy_city: int) -> Pairing:
    enemies = game.generals_at(enemy_city)
    enemy = game.rules.nation_of[enemies[0]]
    here, there = place(game.rules, city), place(game.rules, enemy_city)
    return Pairing(game.generals_at(city), here, enemies, there, enemy)


# --------------------------------------------------------------------------------- what each may answer


def _set_up(game: Game, nation: str) -> dict[str, Any]:
    own = game.rules.nations[nation]
    return {"generals": tuple(piece(game, name) for name in own.generals), "troops": own.troops}


def _discard(game: Game, nation: str) -> dict[str, Any]:
    return {"cards": tuple(card.face for card in game.stage.drawn)}


def _attack(game: Game, nation: str) -> dict[str, Any]:
    return {"pairings": tuple(_pairing(game, own, enemy) for own, enemy in game.stage.attacks)}


def _play(game: Game, nation: str) -> dict[str, Any]:
    now = game.stage.combat
    assert now
    plays = [one for one in combat.options(game, now) if isinstance(one, q.Play)]
    suited = [one for one in plays if one.card != RESERVE]
    doubled = [one.card for one in suited if int(one.card[1:]) != one.value]
    return {
        "pairing": _pairing(game, now.city_of(nation), now.city_of(now.enemy(nation))),
        "score": now.score_of(nation),
        "suit": combat.suit(game, now, nation),
        "cards": _held_among(game, nation, [one.card for one in suited if one.value == int(one.card[1:])]),
        "reserve": len(suited) < len(plays),
        "values": tuple(one.value for one in plays if one.card == RESERVE),
        "double": doubled[0] if doubled else "",
        "must": not combat.may_stop(game, now),
        "pressed": fate_effects.is_pressed(game, now, nation),
        **_defeat(game, now, nation),
    }


def _defeat(game: Game, now: Combat, nation: str) -> dict[str, int]:
    """What a defeat would cost now (rules 7, 8): whoever has no way to retreat loses all."""
    city, winner = now.city_of(nation), now.enemy(nation)
    score, troops = -now.score_of(nation), game.strength(city)
    if score <= 0:
        return {}
    owed = Retreat(nation, city, score, winner, now.city_of(winner))
    left = troops - score if score < troops and retreat.ends(game, owed) else 0
    return {"loss": troops - left, "left": left}


def _retreat(game: Game, nation: str) -> dict[str, Any]:
    owed = game.stage.retreat
    assert owed
    cities, losers = retreat.ends(game, owed), game.generals_at(owed.city)
    return {
        "places": places(game.rules, cities),
        "ends": tuple(_retreat_end(game, nation, owed, losers, city) for city in cities),
        "loser": owed.loser,
        "losers": losers,
        "length": owed.length,
    }


def _retreat_end(game: Game, nation: str, owed: Retreat, losers: tuple[str, ...], city: int) -> RetreatEnd:
    events = retreat.choose(game, owed, q.ChooseRetreat(nation, city))
    there = game if isinstance(events, q.Verdict) else apply_all(game, events)
    supplied = all(supply.supply(there, name).source for name in losers if name in there.where)
    # Of two as near the first in the rules' order is named, here as in a check at home.
    enemies = (one for one in game.rules.generals if one in there.where)
    near_by = (
        piece_nearby(there, one, city)
        for one in enemies
        if game.rules.hostile(owed.loser, game.rules.nation_of[one])
    )
    return RetreatEnd(
        place(game.rules, city), supplied, min(near_by, key=lambda one: one.roads, default=None)
    )


def _offensive(game: Game, nation: str) -> dict[str, Any]:
    faces = [card.face for card in game.hands[nation]]
    return {"cards": _held_among(game, nation, faces), "may_pass": True}


def _held_among(game: Game, nation: str, faces: Collection[str]) -> tuple[str, ...]:
    """The cards of a hand that have one of these faces, by their value, Reserves last."""
    held = (card.face for card in game.hands[nation] if card.face in faces)
    return tuple(sorted(held, key=lambda face: (face == RESERVE, int(face[1:] or 0), face)))


def _evade(game: Game, nation: str) -> dict[str, Any]:
    city = game.stage.evading[0]
    attacker = next(own for own, enemy in game.stage.attacks if enemy == city)
    ends = places(game.rules, fate_effects.evasions(game, city))
    return {"pairing": _pairing(game, city, attacker), "places": ends, "may_pass": True}


def _fate(game: Game, nation: str) -> dict[str, Any]:
    question = next(one for one in questions(game) if one.nation == nation)
    answers = [one for one in legal(game, question) if isinstance(one, q.DecideFate)]
    return {
        "fate": last_read(game),
        "generals": tuple(piece(game, one.general) for one in answers if one.general),
        "cards": _held_among(game, nation, [one.card for one in answers if one.card]),
        "places": places(game.rules, (one.city for one in answers if one.city is not None)),
        "may_pass": any(one.passes for one in answers),
    }


_DETAILS: dict[str, Callable[[Game, str], dict[str, Any]]] = {
    q.ALLOT: _set_up,
    q.DISCARD: _discard,
    q.MOVE: lambda game, nation: {},
    q.ATTACK: _attack,
    q.PLAY: _play,
    q.RETREAT: _retreat,
    q.OFFENSIVE: _offensive,
    q.EVADE: _evade,
    q.FATE: _fate,
}
