"""The Cards of Fate as views show them: the one read last, the one that holds through a turn (rule 11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pbem.changed_copy import replace
from pbem.engine.events import Event
from pbem.engine.fate_events import FateRead, FateUsed, NationQuit, Retired
from pbem.engine.model import AFTER_FATE, FATE, OVER, Effect, Game, Rules
from pbem.report.fate_records import LEFT, NOT_IN_GAME, RETIRED, Absent, FateShown
from pbem.report.places import place
from pbem.report.record import Record

READ = (FATE, AFTER_FATE, OVER)
"""The phases in which this turn's card has been read, or none will be."""


def last_read(game: Game) -> FateShown | None:
    """The card that was read last."""
    if game.fate.card is None:
        return None
    gone = (*game.quit, *game.retired)
    return fate_shown(game.rules, game.fate.card, game.fate.suit, gone, used=game.fate.used)


def card_of_next_turn(game: Game) -> FateShown | None:
    """The card that holds through the turn to come; None while that one is not yet read."""
    return _lasting(last_read(game)) if game.phase in READ[:2] else None


def card_of_turn(record: Record, story_turn: int | None) -> FateShown | None:
    """The card that holds through a turn, or held: the position tells, or the story if the turn is over."""
    game = record.game
    turn = game.turn if story_turn is None else story_turn
    if turn == game.turn and game.phase not in READ:
        return _lasting(last_read(game))
    before, then = _events(record, turn - 1, turn - 1), _events(record, turn, turn)
    read = [event for event in before if isinstance(event, FateRead)]
    if not read:
        return None
    used = any(isinstance(event, FateUsed) for event in then)
    gone = {*game.quit, *game.retired}
    if gone:
        gone -= {_leaver(event) for event in _events(record, turn, None)}
    return _lasting(fate_shown(game.rules, read[-1].card, read[-1].suit, gone, used=used))


def _events(record: Record, first: int, last: int | None) -> Iterator[Event]:
    """What happened in some turns."""
    return (record.history[place].event for place in record.places(first, last))


def _leaver(event: Event) -> str:
    """The nation or general that leaves the war by an event."""
    if isinstance(event, Retired):
        return event.general
    return event.nation if isinstance(event, NationQuit) else ""


def _lasting(shown: FateShown | None) -> FateShown | None:
    return shown if shown and shown.when == "next" else None


# ----------------------------------------------------------------------------------- as it was read


def fate_shown(
    rules: Rules, card: str, suit: str, gone: Iterable[str] = (), *, used: bool = False
) -> FateShown:
    """A Card of Fate as it is read; `gone` are the nations and generals that have left the war."""
    drawn = rules.clock.cards[card]
    effect = drawn.versions.get(suit)
    if effect is None:
        return FateShown(card, drawn.stroke, suit)
    terms = {name: _term(rules, name, value) for name, value in effect.terms.items()}
    about = tuple(dict.fromkeys(name for name in _nations(rules, effect) if name in rules.nations))
    absent = () if effect.when == "for good" else tuple(_absent(rules, effect, frozenset(gone)))
    what = FateShown(card, drawn.stroke, suit, effect.kind, effect.when, effect.text, terms, about)
    return replace(what, idle=bool(absent), used=used, absent=absent)


def _term(rules: Rules, name: str, value: Any) -> Any:
    return place(rules, value) if name == "city" else value


def _people(effect: Effect) -> tuple[str, ...]:
    """The generals an effect names."""
    return tuple(filter(None, (effect.terms.get("general"), *effect.terms.get("generals", ()))))


def _nations(rules: Rules, effect: Effect) -> tuple[str, ...]:
    """The nations an effect names, and those of the generals it names."""
    terms = effect.terms
    named = (*(terms.get(name) for name in ("nation", "one_of", "with")), *terms.get("between", ()))
    led = (rules.nation_of.get(name) for name in _people(effect))
    return tuple(filter(None, (*named, *led, *effect.decides)))


def _absent(rules: Rules, effect: Effect, gone: frozenset[str]) -> Iterator[Absent]:
    """Whom the effect needs and misses. Of a nation that is absent no general is named besides."""
    nations = dict.fromkeys(_nations(rules, effect))
    for name in (*nations, *_people(effect)):
        led = rules.nation_of.get(name)
        if name not in rules.nations and name not in rules.generals:
            yield Absent(name, NOT_IN_GAME)
        elif name in gone and led not in gone:
            yield Absent(name, RETIRED if led else LEFT)
