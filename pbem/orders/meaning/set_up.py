"""Set-up lines and new splits of troops (rules 1, 6): all that is wrong with one is named at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.engine import questions as q
from pbem.engine.model import MOST_TROOPS, SETUP, Game
from pbem.engine.phrase import Typed, all_of, joined, phrase, sentences
from pbem.engine.troops import default_set_up, has_to_allot, set_up_faults
from pbem.orders.grammar.allot import AllotOrder
from pbem.orders.grammar.faults import Fault, illegal, refusal
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.languages.folding import nearest
from pbem.orders.meaning.to_answer import NameReader, faults_in, to_answer
from pbem.orders.names import name_book
from pbem.orders.names.nearest import may_hint
from pbem.orders.problem import Kind


def setup_answer(game: Game, nation: str, orders: Sequence[Order]) -> q.Allot | tuple[Fault, ...]:
    """What the last set-up line (or new split) among the orders means, or all that is wrong with it."""
    order = orders[-1]
    assert isinstance(order, SetUpOrder | AllotOrder)
    answer = to_answer(game, nation, order)
    if isinstance(order, SetUpOrder):
        return _set_up(game, nation, order, answer)
    assert isinstance(answer, q.Allot | tuple)
    return answer


def _set_up(game: Game, nation: str, order: SetUpOrder, answer: object) -> q.Allot | tuple[Fault, ...]:
    faults = _over(game, nation, order)
    if not faults and not has_to_allot(game.rules, nation):
        return _only_way(game, nation, order, answer)
    if isinstance(answer, q.Allot):
        faults += tuple(refusal(order, verdict) for verdict in set_up_faults(game, nation, answer.troops))
        return faults or answer
    assert isinstance(answer, tuple)
    return (*faults, *_of_her_own(game, nation, order, answer), *_counts(game, nation, order))


def _of_her_own(game: Game, nation: str, order: SetUpOrder, faults: tuple[Fault, ...]) -> Iterator[Fault]:
    """The faults, those of names that nobody has with the nation's generals who are spelt most like them, and
    with those who have no troops yet."""
    read = NameReader(game, nation, order)
    heard = {share.general: read.piece(share.general) for share in order.shares}
    pieces = name_book.book(game.rules).pieces
    unknown = {fault: text for text, fault in heard.items() if not pieces.fitting(text)}
    generals = game.rules.nations[nation].generals
    missing = [name for name in generals if name not in heard.values()]
    for fault in faults:
        if fault in unknown and may_hint():
            near = nearest(unknown[fault], generals)
            told = phrase("The nearest names are {titles}.", titles=all_of(near))
            open_ = phrase("Without troops so far: {missing}.", missing=joined(missing)) if missing else ""
            yield replace(fault, instead=sentences(told, open_))
        else:
            yield fault


def _only_way(game: Game, nation: str, order: SetUpOrder, answer: object) -> q.Allot | tuple[Fault, ...]:
    """A set-up line for a nation that is set up without one: right if it says how. Else nobody waits for a
    better one."""
    only = default_set_up(game, nation)
    if answer == only:
        return only
    what = phrase("{nation} has nothing to allot", nation=nation)
    shares = (joined((name, str(troops)), " ") for name, troops in only.troops.items())
    line = phrase("She is set up without a letter: {shares}. Leave this line out.", shares=joined(shares))
    return (Fault(order.line, order.text, Kind.STALE, what, "rule 1, R2", line),)


def _over(game: Game, nation: str, order: SetUpOrder) -> tuple[Fault, ...]:
    """The fault of a set-up line after the set-up."""
    if game.phase == SETUP and nation not in game.hands:
        return ()
    what = phrase("{nation} has been set up already", nation=nation)
    later = phrase("To split a stack's troops again, write: allot.")
    return (Fault(order.line, order.text, Kind.STALE, what, "rule 1, R2", later),)


def _counts(game: Game, nation: str, order: SetUpOrder) -> tuple[Fault, ...]:
    """What is wrong with the numbers, whichever generals the names mean."""
    faults = [
        illegal(
            order,
            phrase(
                "{general} cannot command {troops} troops", general=Typed(share.general), troops=share.troops
            ),
            "rule 6, R2",
            phrase("1 to {most}.", most=MOST_TROOPS),
        )
        for share in order.shares
        if not 1 <= share.troops <= MOST_TROOPS
    ]
    total, due = sum(share.troops for share in order.shares), game.rules.nations[nation].troops
    if total != due:
        what = phrase(
            "the troops add up to {total}, and {nation} starts with {due}",
            total=total,
            nation=nation,
            due=due,
        )
        faults.append(illegal(order, what, "rule 1, R2"))
    return tuple(faults + list(_missing(game, nation, order)))


def _missing(game: Game, nation: str, order: SetUpOrder) -> tuple[Fault, ...]:
    """Generals without troops, if more are missing than names are unknown."""
    read = NameReader(game, nation, order)
    named = [read.piece(share.general) for share in order.shares]
    missing = [name for name in game.rules.nations[nation].generals if name not in named]
    if len(missing) <= len(faults_in(named)):
        return ()
    return (
        illegal(
            order,
            phrase("{missing}: all of them have to be given troops", missing=joined(missing)),
            "rule 1, R2",
        ),
    )
