"""The sequence of play (rule 2) as one table: what each phase does by itself, and what it asks.

A game goes on by two steps in turn. `carry_on` returns what follows without a decision, until `questions` has
something to ask; `decide` judges the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations
from typing import Any

from pbem.engine import (
    cards,
    combat,
    conquest,
    fate,
    fate_choices,
    movement,
    offensive,
    recruitment,
    retreat,
    supply,
    troops,
    victory,
)
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.events import Discarded, Event, PhaseBegan, SetUp, StageBegan, TurnBegan, TurnEnded
from pbem.engine.model import (
    AFTER_FATE,
    CARDS,
    COMBAT,
    FATE,
    MOVEMENT,
    OFFENSIVE,
    OVER,
    RESERVE,
    RETROACTIVE,
    SETUP,
    SUPPLY,
    TURN_END,
    Game,
)
from pbem.engine.phrase import all_of, joined, phrase
from pbem.engine.questions import Answer, Question, Ruling, Verdict
from pbem.records import dataclass

Asked = tuple[tuple[str, str], ...]
"""Open decisions as (nation, kind)."""


@dataclass(frozen=True)
class Phase:
    """One row of the sequence of play."""

    carry_on: Callable[[Game], tuple[Event, ...]]
    """What happens by itself, once nothing is asked."""
    asks: Callable[[Game], Asked]
    """What has to be decided in this phase now."""


# ------------------------------------------------------------------------------------------- set-up


def _set_up_asks(game: Game) -> Asked:
    """Who has something to allot: a nation whose troops can go to her generals in one way only has not."""
    return tuple((nation, q.ALLOT) for nation in _not_set_up(game) if troops.has_to_allot(game.rules, nation))


def _not_set_up(game: Game) -> tuple[str, ...]:
    return tuple(nation for nation in game.rules.order if nation not in game.hands)


def without_choice(game: Game) -> tuple[Event, ...]:
    """How the nations that are not set up yet and have nothing to allot are set up (rule 1)."""
    own = (name for name in _not_set_up(game) if not troops.has_to_allot(game.rules, name))
    return tuple(SetUp(name, troops.default_set_up(game, name).troops) for name in own)


def _begin_first_turn(game: Game) -> tuple[Event, ...]:
    return (*without_choice(game), fate.set_clock(game), TurnBegan(1), StageBegan(_nations(game)[0]))


def _nations(game: Game) -> tuple[str, ...]:
    return tuple(name for name in game.rules.order if name not in game.quit)


# -------------------------------------------------------------------------------------------- cards


def _draw(game: Game) -> tuple[Event, ...]:
    nation = _active(game)
    count, discard = fate.income(game, nation)
    drawn = cards.draw(game, nation, count)
    return tuple(drawn) if discard else (*drawn, _after_cards(game, nation))


def _after_cards(game: Game, nation: str) -> PhaseBegan:
    return PhaseBegan(nation, OFFENSIVE if offensive.is_asked(game, nation) else MOVEMENT)


def _cards_asks(game: Game) -> Asked:
    return ((_active(game), q.DISCARD),) if game.stage.drawn else ()


def _discard(game: Game, answer: q.Discard) -> Ruling:
    card = cards.discard_verdict(game, answer.nation, answer.card)
    if isinstance(card, Verdict):
        return card
    return (Discarded(answer.nation, card), _after_cards(game, answer.nation))


# ---------------------------------------------------------------------------- movement and what follows


def _end_movement(game: Game, answer: q.EndMovement) -> Ruling:
    owing = movement.must_leave(game, answer.nation)
    if owing:
        names, board = all_of(owing), game.rules.board
        text = phrase(
            "{names} may not attack this turn and has to move away from the enemy next to him", names=names
        )
        ends = joined(
            (joined((name, board.cities[path[-1]].title), ": ") for name, path in owing.items()), "; "
        )
        return Verdict(text, "rule 11", phrase("For instance {ends}.", ends=ends), firm=False)
    return (PhaseBegan(answer.nation, COMBAT), combat.find_attacks(game, answer.nation))


def _fight(game: Game) -> tuple[Event, ...]:
    return combat.forced_events(game) or (PhaseBegan(_active(game), RETROACTIVE),)


def _combat_asks(game: Game) -> Asked:
    if combat.forced_events(game):
        return ()
    stage = game.stage
    if stage.evading:
        return ((_owner(game, stage.evading[0]), q.EVADE),)
    if stage.retreat:
        return ((stage.retreat.winner, q.RETREAT),)
    if stage.combat:
        return ((stage.combat.to_play, q.PLAY),)
    return ((_active(game), q.ATTACK),) if stage.attacks else ()


def _owner(game: Game, city: int) -> str:
    return game.rules.nation_of[game.generals_at(city)[0]]


def _settle_marks(game: Game) -> tuple[Event, ...]:
    nation = _active(game)
    return (*conquest.settle_marks(game, nation), PhaseBegan(nation, SUPPLY))


def _check_supply(game: Game) -> tuple[Event, ...]:
    return (*supply.check_supply(game, _active(game)), _next_stage(game))


def _next_stage(game: Game) -> Event:
    order = game.rules.order
    later = [name for name in order[order.index(_active(game)) + 1 :] if name not in game.quit]
    return StageBegan(later[0]) if later else TurnEnded(game.turn)


def _end_turn(game: Game) -> tuple[Event, ...]:
    """Victory is looked for, then a Card of Fate is read (rules 2, 11 and 12)."""
    won = victory.by_objectives(game)
    if won:
        return (won,)
    return fate_choices.execute_top_card(game) if fate.is_due(game) else _next_turn(game)


def _after_fate(game: Game) -> tuple[Event, ...]:
    """Victory is looked for once more, then the next turn begins (R29)."""
    won = victory.by_survival(game) or victory.by_objectives(game)
    return (won,) if won else _next_turn(game)


def _next_turn(game: Game) -> tuple[Event, ...]:
    burnt = cards.burn(game, game.rules.imaginary_draw) if game.rules.imaginary_draw else []
    return (*burnt, TurnBegan(game.turn + 1), StageBegan(_nations(game)[0]))


def _active(game: Game) -> str:
    assert game.nation is not None
    return game.nation


def _nothing(game: Game) -> Asked:
    return ()


def _waits(game: Game) -> tuple[Event, ...]:
    return ()


SEQUENCE: dict[str, Phase] = {
    SETUP: Phase(_begin_first_turn, _set_up_asks),
    CARDS: Phase(_draw, _cards_asks),
    OFFENSIVE: Phase(_waits, lambda game: ((_active(game), q.OFFENSIVE),)),
    MOVEMENT: Phase(_waits, lambda game: ((_active(game), q.MOVE),)),
    COMBAT: Phase(_fight, _combat_asks),
    RETROACTIVE: Phase(_settle_marks, _nothing),
    SUPPLY: Phase(_check_supply, _nothing),
    TURN_END: Phase(_end_turn, _nothing),
    FATE: Phase(
        fate_choices.settle_card, lambda game: tuple((n, q.FATE) for n in fate_choices.nations_asked(game))
    ),
    AFTER_FATE: Phase(_after_fate, _nothing),
    OVER: Phase(_waits, _nothing),
}


# ------------------------------------------------------------------------------- asking and going on


def questions(game: Game) -> tuple[Question, ...]:
    """All decisions that are open now; empty if the game can go on by itself or is over."""
    asked = _asked(game)
    if game.phase == SETUP:
        return tuple(Question(1 + game.rules.order.index(nation), nation, kind) for nation, kind in asked)
    return tuple(Question(game.decisions + 1, nation, kind) for nation, kind in asked)


def _asked(game: Game) -> Asked:
    return () if offensive.victory(game) else SEQUENCE[game.phase].asks(game)


def carry_on(game: Game) -> tuple[Event, ...]:
    """What happens next without a decision; empty if somebody is asked or the game is over."""
    if game.phase != OVER and (won := offensive.victory(game)):
        return (won,)
    phase = SEQUENCE[game.phase]
    return () if phase.asks(game) else phase.carry_on(game)


def settle(game: Game) -> tuple[tuple[Event, ...], Game]:
    """Everything that happens until somebody has to decide, and the game then."""
    happened: list[Event] = []
    while events := carry_on(game):
        happened += events
        game = apply_all(game, events)
    return tuple(happened), game


# ----------------------------------------------------------------------------------------- answering


def decide(game: Game, answer: Answer) -> Ruling:
    """What follows from an answer, or the verdict that refuses it. Troops may change hands within a stack at
    any time (R10), and a nation that is not asked how she sets up may still say so; every other answer needs
    its question to be open (rule 2)."""
    if isinstance(answer, _OF_TROOPS) and (may_come := _at_any_time(game, answer)):
        return may_come(game, answer)
    kind, judge = _JUDGES[type(answer)]
    if (answer.nation, kind) not in _asked(game):
        return Verdict(
            phrase("{nation} is not asked for this now ({kind})", nation=answer.nation, kind=kind),
            "rule 2",
            _asked_now(game),
            firm=False,
        )
    ruling: Ruling = judge(game, answer)
    return ruling


_OF_TROOPS = (q.Transfer, q.Allot)


def _at_any_time(game: Game, answer: q.Transfer | q.Allot) -> Callable[[Game, Any], Ruling] | None:
    """Who judges an answer about troops that no question need be open for; None if one has to be."""
    if game.phase != SETUP:
        return troops.allot if isinstance(answer, q.Allot) else troops.transfer
    allots = isinstance(answer, q.Allot) and answer.nation in _not_set_up(game)
    return troops.set_up if allots else None


def _asked_now(game: Game) -> str:
    open_now = joined((joined((one.nation, one.kind), ": ") for one in questions(game)), "; ")
    return phrase("The game waits for {open_now}.", open_now=open_now) if open_now else ""


def _play(game: Game, answer: q.Play) -> Ruling:
    assert game.stage.combat
    return combat.play(game, game.stage.combat, answer)


def _stop(game: Game, answer: q.Stop) -> Ruling:
    assert game.stage.combat
    return combat.stop(game, game.stage.combat)


def _choose_retreat(game: Game, answer: q.ChooseRetreat) -> Ruling:
    assert game.stage.retreat
    return retreat.choose(game, game.stage.retreat, answer)


_JUDGES: dict[type, tuple[str, Callable[..., Ruling]]] = {
    q.Allot: (q.ALLOT, troops.set_up),
    q.Transfer: (q.MOVE, troops.transfer),
    q.Discard: (q.DISCARD, _discard),
    q.DecideOffensive: (q.OFFENSIVE, offensive.decide),
    q.Evade: (q.EVADE, combat.evade),
    q.DecideFate: (q.FATE, fate_choices.decide),
    q.Move: (q.MOVE, movement.move),
    q.Recruit: (q.MOVE, recruitment.recruit),
    q.EndMovement: (q.MOVE, _end_movement),
    q.Attack: (q.ATTACK, combat.attack),
    q.Play: (q.PLAY, _play),
    q.Stop: (q.PLAY, _stop),
    q.ChooseRetreat: (q.RETREAT, _choose_retreat),
}


# --------------------------------------------------------------------------------- what may be answered


def legal(game: Game, question: Question) -> tuple[Answer, ...]:
    """The legal answers to a question, the default among them.

    Two lists are not complete, because they would be endless: for a set-up only the default is listed, for
    movement every single move and the end of the phase, but no recruitment and no transfer.
    """
    return tuple(_LEGAL[question.kind](game, question.nation))


def default(game: Game, question: Question) -> Answer:
    """The answer that counts at the deadline if there is no other (R35)."""
    if question.kind == q.MOVE:
        return _default_move(game, question.nation)
    if question.kind == q.PLAY:
        assert game.stage.combat
        return combat.default(game, game.stage.combat)
    return legal(game, question)[0]


def _default_move(game: Game, nation: str) -> Answer:
    """Nobody moves but those who have to (R35, FAQ)."""
    for general, path in movement.must_leave(game, nation).items():
        return q.Move(nation, (general,), path)
    return q.EndMovement(nation)


def _offensives(game: Game, nation: str) -> tuple[Answer, ...]:
    faces = dict.fromkeys(card.face for card in game.hands[nation])
    return (q.DecideOffensive(nation, None), *(q.DecideOffensive(nation, face) for face in faces))


def _discards(game: Game, nation: str) -> Iterator[Answer]:
    lowest_first = sorted(game.stage.drawn, key=lambda card: (card.suit == RESERVE, card.value, card.suit))
    return (q.Discard(nation, face) for face in dict.fromkeys(card.face for card in lowest_first))


def moves(game: Game, nation: str) -> Iterator[q.Move]:
    """Every single move that is legal now, of every piece and every part of a stack (rule 4)."""
    for pieces in _groups(game, nation):
        for path in movement.reach(game, pieces).values():
            yield q.Move(nation, pieces, path)


def _groups(game: Game, nation: str) -> Iterator[tuple[str, ...]]:
    for city in dict.fromkeys(game.where[general] for general in game.generals_of(nation)):
        stack = game.generals_at(city)
        yield from chain.from_iterable(combinations(stack, size) for size in range(1, len(stack) + 1))
    yield from ((train,) for train in game.trains_of(nation))


def _attacks(game: Game, nation: str) -> Iterator[Answer]:
    return (q.Attack(nation, own, enemy) for own, enemy in game.stage.attacks)


def _plays(game: Game, nation: str) -> tuple[Answer, ...]:
    assert game.stage.combat
    return combat.options(game, game.stage.combat)


def _retreats(game: Game, nation: str) -> Iterator[Answer]:
    assert game.stage.retreat
    return (q.ChooseRetreat(nation, city) for city in retreat.ends(game, game.stage.retreat))


_LEGAL: dict[str, Callable[[Game, str], Iterator[Answer] | tuple[Answer, ...]]] = {
    q.ALLOT: lambda game, nation: (troops.default_set_up(game, nation),),
    q.DISCARD: _discards,
    q.OFFENSIVE: _offensives,
    q.EVADE: combat.evasions,
    q.FATE: fate_choices.answers,
    q.MOVE: lambda game, nation: (*moves(game, nation), q.EndMovement(nation)),
    q.ATTACK: _attacks,
    q.PLAY: _plays,
    q.RETREAT: _retreats,
}
