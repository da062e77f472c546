"""What a Card of Fate does at once, and what it lets players choose (rule 11).

A choice is one row of `CHOICES` at the end: the kind of effect in `rules/friedrich/fate.yaml`, what is named,
which answers are open and what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pbem.engine import cards, fate, fate_effects, movement, supply, victory
from pbem.engine.apply import apply
from pbem.engine.events import Discarded, Event, FacedDown, TrainTaken
from pbem.engine.fate_events import (
    CardGiven,
    CardReceived,
    Displaced,
    FateDeclined,
    FateSettled,
    Sealed,
    TroopsChanged,
)
from pbem.engine.model import MOST_TROOPS, Card, Effect, Game
from pbem.engine.phrase import joined, phrase, sentences
from pbem.engine.questions import DecideFate, Verdict
from pbem.records import dataclass


@dataclass(frozen=True)
class Choice:
    """What a kind of effect lets a nation choose."""

    names: str
    """What she names: "general", "card" or "city"."""
    options: Callable[[Game, Effect, str], tuple[str | int, ...]]
    """Those she may name."""
    follow: Callable[[Game, Effect, str, Any], tuple[Event, ...]]
    """What follows from the one she named."""
    may_pass: bool = True
    """Whether she may name none."""


# ------------------------------------------------------------------------------ reading, asking, going on


def execute_top_card(game: Game) -> tuple[Event, ...]:
    """The top card is read, and what it does without a decision happens (rule 2)."""
    event = fate.read_card(game)
    game = apply(game, event)
    effect = fate.effect_read(game)
    return (event, *(_at_once(game, effect) if effect else ()))


def _at_once(game: Game, effect: Effect) -> Iterable[Event]:
    if effect.when == "for good":
        return fate.strike(game, effect)
    if effect.when != "now" or effect.decides:
        return ()
    if effect.kind == "overstretch":
        return _overstretched(game, effect)
    return _change(game, effect, effect.terms["general"])


def nations_asked(game: Game) -> tuple[str, ...]:
    """The nations that have to decide about the card that was read. None if it ends the game, since nothing
    is decided any more then (rule 12)."""
    effect = fate.effect_read(game)
    if effect is None or effect.when == "next" or victory.by_survival(game) or victory.by_objectives(game):
        return ()
    if effect.kind == "swap":
        return (
            tuple(n for n in effect.decides if n not in game.fate.sealed) if _both_hold(game, effect) else ()
        )
    return tuple(n for n in effect.decides if _in_play(game, n) and options(game, n))


def _in_play(game: Game, nation: str) -> bool:
    return nation in game.hands and nation not in game.quit


def _both_hold(game: Game, effect: Effect) -> bool:
    return all(_in_play(game, nation) and game.hands[nation] for nation in effect.decides)


def settle_card(game: Game) -> tuple[Event, ...]:
    """All have decided, or nobody was asked: sealed answers are opened (R40), and the card is settled."""
    effect = fate.effect_read(game)
    swapped = _swap(game, effect) if effect and effect.kind == "swap" and game.fate.sealed else ()
    return (*swapped, FateSettled(game.fate.card or ""))


# ----------------------------------------------------------------------------------------- deciding


def options(game: Game, nation: str) -> tuple[str | int, ...]:
    """The generals, cards or cities that a nation may name now; empty if the card gives her no choice."""
    effect = fate.effect_read(game)
    return CHOICES[effect.kind].options(game, effect, nation) if effect else ()


def answers(game: Game, nation: str) -> tuple[DecideFate, ...]:
    """Every answer, the default first, which is to pass where that is possible (R35)."""
    effect = fate.effect_read(game)
    assert effect
    choice = CHOICES[effect.kind]
    named = tuple(_naming(nation, choice.names, one) for one in options(game, nation))
    return (DecideFate(nation), *named) if choice.may_pass else named


def _naming(nation: str, what: str, one: str | int) -> DecideFate:
    if what == "general":
        return DecideFate(nation, general=str(one))
    return DecideFate(nation, card=str(one)) if what == "card" else DecideFate(nation, city=int(one))


def decide(game: Game, answer: DecideFate) -> tuple[Event, ...] | Verdict:
    """What follows from a nation's decision about the card that was read, or a verdict if it is not open to
    her."""
    effect = fate.effect_read(game)
    assert effect
    if answer not in answers(game, answer.nation):
        return _not_open(game, answer, effect)
    if effect.kind == "swap":
        return (Sealed(answer.nation, answer.card),)
    settled = FateSettled(game.fate.card or "")
    if answer.passes:
        return (FateDeclined(answer.nation, settled.card), settled)
    named = answer.general or answer.card or answer.city
    return (*CHOICES[effect.kind].follow(game, effect, answer.nation, named), settled)


def _not_open(game: Game, answer: DecideFate, effect: Effect) -> Verdict:
    choice = CHOICES[effect.kind]
    titles = [_title(game, one) for one in options(game, answer.nation)]
    named = (
        answer.general
        or answer.card
        or (_title(game, answer.city) if answer.city is not None else phrase("to pass"))
    )
    passing = phrase("You may also pass.") if choice.may_pass else ""
    possible = phrase("Possible: {titles}.", titles=joined(titles))
    text = phrase("the card does not let {nation} choose {named}", nation=answer.nation, named=named)
    return Verdict(text, "rule 11", sentences(possible, passing), firm=False)


def _title(game: Game, one: str | int) -> str:
    return one if isinstance(one, str) else game.rules.board.cities[one].title


# ------------------------------------------------------------------------------ a troop more, a troop less


def _change(game: Game, effect: Effect, general: str) -> tuple[Event, ...]:
    """A general gains or loses a troop, if that can be (R42)."""
    name = _gainer(game, general) if effect.kind == "gain" else _loser(game, general)
    if name is None:
        return ()
    change = 1 if effect.kind == "gain" else -1
    return (TroopsChanged(game.rules.nation_of[general], change, {name: game.troops[name] + change}),)


def _gainer(game: Game, general: str) -> str | None:
    """The one of a general's stack who takes a new troop: he himself if he has room; None if nobody can."""
    nation = game.rules.nation_of.get(general, "")
    if general not in game.where or game.total(nation) >= game.rules.nations[nation].troops:
        return None
    stack = (general, *game.generals_at(game.where[general]))
    return next((name for name in stack if game.troops[name] < MOST_TROOPS), None)


def _loser(game: Game, general: str) -> str | None:
    """The one of a general's stack who gives a troop up: he himself if he can spare it; None if nobody
    can."""
    if general not in game.where:
        return None
    stack = (general, *game.generals_at(game.where[general])[::-1])
    return next((name for name in stack if game.troops[name] > 1), None)


def _gainers(game: Game, effect: Effect, nation: str) -> tuple[str, ...]:
    return tuple(name for name in game.generals_of(nation) if _gainer(game, name))


def _losers(game: Game, effect: Effect, nation: str) -> tuple[str, ...]:
    return tuple(name for name in game.generals_of(nation) if game.troops[name] > 1)


def _changes(game: Game, effect: Effect, nation: str, general: str) -> tuple[Event, ...]:
    return _change(game, effect, general)


# ----------------------------------------------------------------------------------- Tactical Cards


def _faces(game: Game, effect: Effect, nation: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(card.face for card in game.hands[nation]))


def _swap(game: Game, effect: Effect) -> tuple[Event, ...]:
    """The two cards change hands if both nations have named one (R40)."""
    one, other = effect.decides
    named = game.fate.sealed[one], game.fate.sealed[other]
    if None in named:
        return ()
    first, second = (_card(game, nation, str(face)) for nation, face in zip((one, other), named, strict=True))
    return (*_gives(one, other, first), *_gives(other, one, second))


def _card(game: Game, nation: str, face: str) -> Card:
    held = cards.find(game.hands[nation], (face,))
    assert not isinstance(held, str)
    return held[0]


def _gives(giver: str, taker: str, card: Card) -> tuple[Event, ...]:
    return CardGiven(giver, taker, card), CardReceived(taker, giver, card)


def _renew(game: Game, effect: Effect, nation: str, face: str) -> tuple[Event, ...]:
    """A card is put away and another drawn (4 hearts)."""
    event = Discarded(nation, _card(game, nation, face))
    return (event, *cards.draw(apply(game, event), nation, 1))


def _trade(game: Game, effect: Effect, nation: str, face: str) -> tuple[Event, ...]:
    """A card is given, and one of the other's hand drawn blindly, which may be the same one (9 diamonds)."""
    other = effect.terms["with"]
    given = _gives(nation, other, _card(game, nation, face))
    drawn = cards.draw_blindly(apply(game, given[0]), other)
    return (*given, *_gives(other, nation, drawn))


def _tradable(game: Game, effect: Effect, nation: str) -> tuple[str, ...]:
    return _faces(game, effect, nation) if _in_play(game, effect.terms["with"]) else ()


# -------------------------------------------------------------------------------------- on the map


def _steps(game: Game, effect: Effect, nation: str) -> tuple[int, ...]:
    """The cities a general may be moved to at once (6 spades, R46)."""
    general = effect.terms["general"]
    if general not in game.where:
        return ()
    roads = game.rules.board.neighbours[game.where[general]]
    return tuple(city for city in roads if movement.may_stop(game, (general,), city))


def _step(game: Game, effect: Effect, nation: str, city: int) -> tuple[Event, ...]:
    general = effect.terms["general"]
    others = game.at.get(city, ())
    moved = Displaced(nation, (general,), game.where[general], (city,))
    if others and others[0] in game.rules.trains:
        return moved, TrainTaken(nation, others[0], city)
    return (moved, *movement.face_down_by_union(game, nation, (general, *others)))


def _flippable(game: Game, effect: Effect, nation: str) -> tuple[str, ...]:
    """Face-up generals of the other side in the countries of the card (6 diamonds)."""
    victim, cities = effect.terms["one_of"], game.rules.board.cities
    if not _in_play(game, victim):
        return ()
    up = (name for name in game.generals_of(victim) if name not in game.face_down)
    return tuple(name for name in up if cities[game.where[name]].country in effect.terms["countries"])


def _flip(game: Game, effect: Effect, nation: str, general: str) -> tuple[Event, ...]:
    stack = game.generals_at(game.where[general])
    return (FacedDown(effect.terms["one_of"], stack),)


def _overstretched(game: Game, effect: Effect) -> tuple[Event, ...]:
    """Generals whose supply path is long are turned face down (R47)."""
    terms = effect.terms
    nation: str = terms.get("one_of") or game.rules.nation_of.get(terms["general"], "")
    if nation not in game.rules.nations:
        return ()
    concerned = [name for name in game.generals_of(nation) if terms.get("general", name) == name]
    long = range(terms["nearest"], terms["farthest"] + 1)
    stretched = [
        name for name in concerned if name not in game.face_down and _roads_to_train(game, name) in long
    ]
    stacks = dict.fromkeys(name for one in stretched for name in game.generals_at(game.where[one]))
    return (FacedDown(nation, tuple(stacks)),) if stacks else ()


def _roads_to_train(game: Game, general: str) -> int:
    """The length of a general's supply path; 0 if he needs no train or has none in reach."""
    own = supply.supply(game, general)
    return len(own.path) - 1 if own.source == "train" else 0


def _westwards(game: Game, effect: Effect, nation: str) -> tuple[int, ...]:
    """Where a beaten general may be moved (12 hearts, R36)."""
    general, board = effect.terms["general"], game.rules.board
    if general not in game.where or general not in game.fate.beaten:
        return ()
    start = game.where[general]
    here = board.cities[start]
    ends = {
        b for a in fate_effects.evasions(game, start) for b in fate_effects.evasions(game, a) if b != start
    }
    west = (
        city for city in sorted(ends) if here.x - board.cities[city].x > abs(here.y - board.cities[city].y)
    )
    return tuple(west)


def _chase(game: Game, effect: Effect, nation: str, city: int) -> tuple[Event, ...]:
    """All of his stack goes with him, as in a retreat."""
    start = game.where[effect.terms["general"]]
    between = next(a for a in fate_effects.evasions(game, start) if game.rules.board.adjacent(a, city))
    stack = game.generals_at(start)
    return (Displaced(game.rules.nation_of[stack[0]], stack, start, (between, city)),)


def _retirable(game: Game, effect: Effect, nation: str) -> tuple[str, ...]:
    """The generals who may be retired. Those off the map and of the lowest rank come first: the first is the
    default, which shall do least harm (R35)."""
    generals = fate.retirable_generals(game, effect)
    return tuple(sorted(generals, key=lambda name: (name in game.where, -game.rank(name))))


def _retire(game: Game, effect: Effect, nation: str, general: str) -> tuple[Event, ...]:
    return (fate.retire(game, general),)


CHOICES: dict[str, Choice] = {
    "gain": Choice("general", _gainers, _changes, may_pass=False),
    "lose": Choice("general", _losers, _changes, may_pass=False),
    "swap": Choice("card", _faces, _changes),
    "renew": Choice("card", _faces, _renew),
    "trade": Choice("card", _tradable, _trade),
    "step": Choice("city", _steps, _step),
    "flip": Choice("general", _flippable, _flip),
    "chase": Choice("city", _westwards, _chase),
    "peace": Choice("general", _retirable, _retire, may_pass=False),
}
"""Every kind of effect that gives somebody a choice."""
