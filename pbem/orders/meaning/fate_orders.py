"""Orders about Cards of Fate and the Offensive Option read against a game (rules 11 and 13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pbem.engine import fate, fate_choices, fate_effects
from pbem.engine import questions as q
from pbem.engine.model import SECTOR_FATE, Effect, Game
from pbem.engine.phrase import Keyword, joined, phrase
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar.fate import (
    ASK,
    BY_EFFECT,
    BY_WORD,
    CARD,
    CITY,
    ENEMY,
    GENERAL,
    PASS,
    Deed,
    FateOrder,
)
from pbem.orders.grammar.faults import Fault, fault_in, illegal, note, refusal
from pbem.orders.meaning.to_answer import NameReader, faults_in
from pbem.orders.names.name_book import enemy_generals, own_piece, piece
from pbem.orders.problem import Problem

EVADE = BY_WORD["evade"]


# ------------------------------------------------------------------------------- answers to questions


def deed_asked_for(game: Game, kind: str) -> Deed:
    """The verb that answers the open question of this kind."""
    effect = fate.effect_read(game)
    return EVADE if kind == q.EVADE or effect is None else BY_EFFECT[effect.kind]


def fate_answer(game: Game, nation: str, kind: str, order: FateOrder) -> q.Answer | Fault:
    """What a `fate` order means as the answer to the open question of this kind, or why it is none."""
    deed = deed_asked_for(game, kind)
    if order.deed == PASS:
        return q.Evade(nation, None) if kind == q.EVADE else q.DecideFate(nation)
    if order.deed != deed.word:
        what = phrase("the Card of Fate asks something else of {nation}", nation=nation)
        return illegal(order, what, "rule 11", phrase("Answer with: {form}", form=deed.form), firm=False)
    return _evade(game, nation, order) if kind == q.EVADE else _NAMED[deed.names](game, nation, order)


def _general(game: Game, nation: str, order: FateOrder) -> q.Answer | Fault:
    general = general_named(game, nation, order)
    return general if isinstance(general, Fault) else q.DecideFate(nation, general=general)


def _card(game: Game, nation: str, order: FateOrder) -> q.Answer | Fault:
    return q.DecideFate(nation, card=order.name)


def _city(game: Game, nation: str, order: FateOrder) -> q.Answer | Fault:
    effect = fate.effect_read(game)
    assert effect
    mover: str = effect.terms["general"]
    who = general_named(game, nation, order) if order.name else mover
    if isinstance(who, str) and who != mover:
        return illegal(
            order,
            phrase("the Card of Fate moves {mover}, not {who}", mover=mover, who=who),
            "rule 11",
            firm=False,
        )
    cities = [city for city in fate_choices.options(game, nation) if isinstance(city, int)]
    city = NameReader(game, nation, order).city(order.place, cities)
    if isinstance(who, Fault) or isinstance(city, Fault):
        return faults_in((who, city))[0]
    return q.DecideFate(nation, city=city)


def _evade(game: Game, nation: str, order: FateOrder) -> q.Answer | Fault:
    here = game.stage.evading[0]
    stack = game.generals_at(here)
    who = general_named(game, nation, order) if order.name else stack[0]
    city = NameReader(game, nation, order).city(order.place, fate_effects.evasions(game, here))
    if isinstance(who, Fault) or isinstance(city, Fault):
        return faults_in((who, city))[0]
    if who not in stack:
        what = phrase(
            "the question is whether {stack} steps aside, not {who}", stack=joined(stack, " + "), who=who
        )
        return illegal(order, what, "rule 11, R38", firm=False)
    return q.Evade(nation, city)


def is_for_later_stack(game: Game, nation: str, order: FateOrder) -> bool:
    """Whether an order lets a stack step aside that is asked after the one that is asked now (R38)."""
    who = general_named(game, nation, order) if order.name else None
    return isinstance(who, str) and game.where.get(who) in game.stage.evading[1:]


_NAMED: dict[str, Callable[[Game, str, FateOrder], q.Answer | Fault]] = {
    GENERAL: _general,
    ENEMY: _general,
    CARD: _card,
    CITY: _city,
}


def general_named(game: Game, nation: str, order: FateOrder) -> str | Fault:
    """The general whom an order names: one's own, an enemy to turn face down, anyone to be moved."""
    name = _piece_named(game, nation, order)
    if isinstance(name, Problem):
        return fault_in(order, name)
    if name not in game.rules.generals:
        return illegal(
            order,
            phrase("{found} is a supply train, and the cards are about generals", found=name),
            "rule 11",
        )
    return name


def _piece_named(game: Game, nation: str, order: FateOrder) -> str | Problem:
    rules, effect = game.rules, fate.effect_read(game)
    deed = BY_WORD[order.deed]
    if deed.names == ENEMY:
        return piece(rules, nation, order.name, enemy_generals(rules, nation))
    if deed.word == "move":
        return piece(rules, nation, order.name, [effect.terms.get("general", "")] if effect else ())
    return own_piece(rules, nation, order.name, rules.nations[nation].generals)


# ------------------------------------------------------------------------------ as a letter comes in


def fate_faults(game: Game, nation: str, order: FateOrder) -> tuple[Fault, ...]:
    """The faults of a `fate` order that has come in; what depends on a card still to be read is a remark."""
    named = [general_named(game, nation, order)] if order.name and names_general(order) else []
    places = (
        [NameReader(game, nation, order).city(order.place, near_cities(game, nation))] if order.place else []
    )
    if faults := faults_in((*named, *places)):
        return faults
    open_now = [one.kind for one in questions(game) if one.nation == nation and one.kind in (q.FATE, q.EVADE)]
    if not open_now:
        return (_early(game, nation, order),)
    if order.deed == ASK:
        return ()
    answer = fate_answer(game, nation, open_now[0], order)
    if isinstance(answer, Fault):
        return (answer,)
    ruling = decide(game, answer)
    return (refusal(order, ruling),) if isinstance(ruling, q.Verdict) else ()


def names_general(order: FateOrder) -> bool:
    """Whether what a `fate` order names is a general, and no card."""
    return BY_WORD[order.deed].names != CARD


def near_cities(game: Game, nation: str) -> tuple[int, ...]:
    """The cities that an open question is about."""
    kinds = [one.kind for one in questions(game) if one.nation == nation]
    if q.EVADE in kinds:
        return fate_effects.evasions(game, game.stage.evading[0])
    options = fate_choices.options(game, nation) if q.FATE in kinds else ()
    return tuple(city for city in options if isinstance(city, int))


def _early(game: Game, nation: str, order: FateOrder) -> Fault:
    """The remark on an order that no question waits for."""
    if order.deed == PASS:
        what = phrase(
            "no Card of Fate asks {nation} anything now; this is kept for the next one she may pass on",
            nation=nation,
        )
    elif order.deed == ASK:
        what = phrase("no Card of Fate asks {nation} anything now; she is asked when one does", nation=nation)
    elif any(effect.kind in BY_WORD[order.deed].effects for effect in effects_for(game, nation)):
        what = phrase(
            "no Card of Fate asks {nation} anything now; this is kept until one asks for it", nation=nation
        )
    else:
        what = phrase("no Card of Fate ever asks {nation} for this", nation=nation)
    return note(order, what, "rule 11")


def effects_for(game: Game, nation: str) -> Iterator[Effect]:
    """All that Cards of Fate can let a nation decide; the standard game reads spades alone (rule 2)."""
    for card in game.rules.clock.cards.values():
        for suit, effect in card.versions.items():
            if nation in effect.decides and (suit == fate.STANDARD_SUIT or SECTOR_FATE in game.options):
                yield effect


# ----------------------------------------------------------------------------------------- in full


def decision_in_full(game: Game, answer: q.DecideFate) -> str:
    """The order that a decision comes from; `game` stands as before it."""
    effect = fate.effect_read(game)
    assert effect
    if answer.passes:
        return phrase("fate {deed}", deed=Keyword(PASS))
    word = BY_EFFECT[effect.kind].word
    if answer.city is None:
        return phrase("fate {deed} {named}", deed=Keyword(word), named=answer.general or answer.card or "")
    city = game.rules.board.cities[answer.city].title
    return phrase("fate {deed} {named}: {city}", deed=Keyword(word), named=effect.terms["general"], city=city)


def evasion_in_full(game: Game, answer: q.Evade) -> str:
    """The order that steps aside, or stays; `game` stands as before it."""
    if answer.city is None:
        return phrase("fate {deed}", deed=Keyword(PASS))
    stack, city = game.generals_at(game.stage.evading[0]), game.rules.board.cities[answer.city].title
    return phrase("fate {deed} {named}: {city}", deed=Keyword(EVADE.word), named=stack[0], city=city)
