"""Positions made for the Cards of Fate: each version just read, and each that lasts in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.fate_effects import evasions
from pbem.engine.model import FATE, MOVEMENT, SETUP, Game, Stage
from pbem.engine.sequence import decide, questions
from pbem.report.record import Record
from support.bot_games import some_records


@cache
@cache
def amid_the_war() -> Record:
    """A position in which all nations are set up and hold cards, and as many Cards of Fate as can be ask for
    something."""
    found = [
        record for record in some_records() if record.game.phase != SETUP and all(record.game.hands.values())
    ]
    return max(found, key=lambda record: sum(bool(questions(game)) for game in _each_read(record)))


def _each_read(record: Record) -> Iterator[Game]:
    """Each version of each card, read last."""
    at_end = replace(record.game, nation=None, phase=FATE, stage=Stage())
    for card in record.game.rules.clock.cards.values():
        for suit in card.versions if not card.stroke else "S":
            yield fated(at_end, card.name, suit)


def fated(game: Game, card: str, suit: str) -> Game:
    """The same position with another Card of Fate read last."""
    beaten = frozenset(["Hildburghausen"])
    return replace(game, fate=replace(game.fate, card=card, suit=suit, used=False, sealed={}, beaten=beaten))


@cache
def just_read() -> tuple[Record, ...]:
    """Every version of every card, at the moment when its questions are put."""
    record = amid_the_war()
    return tuple(replace(record, game=game) for game in _each_read(record))


def asking() -> tuple[Record, ...]:
    """Those of them that ask somebody, and once more when the first answer to a sealed exchange is in."""
    found = tuple(record for record in just_read() if questions(record.game))
    swap = next(record for record in found if len(questions(record.game)) > 1)
    fate = replace(swap.game.fate, sealed={"Russia": swap.game.hands["Russia"][0].face})
    return (*found, replace(swap, game=replace(swap.game, fate=fate)))


@cache
def in_force() -> tuple[Record, ...]:
    """Every version that lasts, in a stage of a nation it concerns, and a stack that may step aside."""
    return (*_lasting(), evading())


def _lasting() -> Iterator[Record]:
    record = amid_the_war()
    for card in record.game.rules.clock.cards.values():
        for suit, effect in card.versions.items():
            if effect.when == "next":
                led = effect.terms.get("general") or (*effect.terms.get("generals", ()), "Friedrich")[0]
                active = record.game.rules.nation_of[led]
                staged = replace(record.game, nation=active, phase=MOVEMENT, stage=Stage())
                yield replace(record, game=fated(staged, card.name, suit))


def evading() -> Record:
    """Daun stands next to a Prussian, and card 8 of clubs lets the Prussian step aside."""
    record = amid_the_war()
    game = fated(replace(record.game, nation="Austria", phase=MOVEMENT, stage=Stage()), "8", "C")
    free = (evasions(game, game.where[general]) for general in game.generals_of("Prussia"))
    near = next(cities[0] for cities in free if len(cities) > 1)
    game = replace(game, where={**game.where, "Daun": near}, troops={"Daun": 1, **game.troops})
    ruling = decide(game, q.EndMovement("Austria"))
    assert not isinstance(ruling, q.Verdict)
    game = apply_all(game, ruling)
    assert [question.kind for question in questions(game)] == [q.EVADE]
    return replace(record, game=game)
