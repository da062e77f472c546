"""Orders for later decisions (plans, attacks, retreats), checked when they come in.

Each check returns all that is wrong with one order; what depends on where the pieces stand is not firm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from pbem.engine import questions as q
from pbem.engine.fate import income
from pbem.engine.model import OFFENSIVE_OPTION, SETUP, Game
from pbem.engine.phrase import Keyword, all_of, phrase, sentences
from pbem.engine.sequence import decide
from pbem.orders.grammar.allot import AllotOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.faults import Fault, fault_in, illegal, note, refusal
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.waive import WaiveOrder
from pbem.orders.judging.retreat_orders import retreat_faults
from pbem.orders.judging.sides import Names, enemy_nation, enemy_side, own_side
from pbem.orders.judging.way_advice import attacked_from
from pbem.orders.meaning.fate_orders import fate_faults
from pbem.orders.meaning.plan import NO_LIMIT, Plan, ReservePolicy
from pbem.orders.meaning.to_answer import NameReader, faults_in, to_answer
from pbem.orders.names import name_book
from pbem.orders.names.cards import held_card, played_card, suit
from pbem.orders.problem import Kind, Problem

# ------------------------------------------------------------------------------------ battle plans


def plan_of(game: Game, nation: str, order: BattleOrder) -> Plan | tuple[Fault, ...]:
    """The plan that a `battle` line means, or all that is wrong with it."""
    own = own_side(game, nation, order, order.own)
    against = enemy_nation(game, nation, order, order.enemy)
    enemy = Names((), faults_in((against,))) if against else enemy_side(game, nation, order, order.enemy)
    words = {clause.word: clause.words for clause in order.clauses if not clause.is_conditional}
    plays = [played_card(word) for word in words.get("play", ())]
    reserved = [suit(word) or held_card(word) for word in words.get("keep", ())]
    faults = own.faults + enemy.faults + _no_cards(order, [*plays, *reserved])
    return faults or Plan(
        own.generals,
        enemy.generals,
        tuple(play for play in plays if not isinstance(play, Problem)),
        _number(words, "spend"),
        _number(words, "loss"),
        _number(words, "settle"),
        frozenset(str(card) for card in reserved),
        high="high" in words,
        zero="zero" in words,
        reserve=_RESERVE[words.get("reserve", ("last",))[0].lower()],
        concede="concede" in words,
        ask="ask" in words,
        fight=(_number(words, "fight") if words["fight"] else NO_LIMIT) if "fight" in words else None,
        against=against if isinstance(against, str) else "",
        conditions=order.conditions,
        cards=_number(words, "cards"),
        ask_if=tuple(clause.conditions for clause in order.clauses if clause.is_conditional),
    )


_RESERVE: dict[str, ReservePolicy] = {"no": "no", "last": "last", "yes": "yes"}


def _number(words: dict[str, tuple[str, ...]], clause: str) -> int | None:
    return int(words[clause][0]) if clause in words else None


def _no_cards(order: Order, cards: Iterable[object]) -> tuple[Fault, ...]:
    wrong = dict.fromkeys(card for card in cards if isinstance(card, Problem))
    return tuple(fault_in(order, replace(card, kind=Kind.ILLEGAL), "rule 3, R20") for card in wrong)


def _battle(game: Game, nation: str, order: BattleOrder) -> tuple[Fault, ...]:
    plan = plan_of(game, nation, order)
    twice = [word for word in dict.fromkeys(c.word for c in order.clauses) if _times(order, word) > 1]
    faults = tuple(
        illegal(order, phrase("the clause `{word}` appears twice", word=Keyword(word)), "rule 7")
        for word in twice
    )
    if _times(order, "low") and _times(order, "high"):
        faults += (illegal(order, phrase("`low` and `high` do not go together"), "rule 7"),)
    return faults + (plan if isinstance(plan, tuple) else ())


def _times(order: BattleOrder, word: str) -> int:
    """How often a clause is there; each condition of `ask` is a clause of its own."""
    return sum(clause.word == word and not clause.is_conditional for clause in order.clauses)


# ------------------------------------------------------------------------------- attack and retreat


def _attack(game: Game, nation: str, order: AttackOrder) -> tuple[Fault, ...]:
    """Attacks go against adjacent enemies, as the pieces stand after the movement (rule 7, R18)."""
    if not order.own:
        return ()
    own = own_side(game, nation, order, order.own)
    enemy = enemy_side(game, nation, order, order.enemy)
    if faults := own.faults + enemy.faults:
        return faults
    for general in (*own.generals, *enemy.generals):
        if general not in game.where:
            return (
                illegal(order, phrase("{general} is not on the map", general=general), "rule 7", firm=False),
            )
    return _not_adjacent(game, order, own.generals[0], enemy.generals[0])


def _not_adjacent(game: Game, order: Order, own: str, enemy: str) -> tuple[Fault, ...]:
    here, there = game.where[own], game.where[enemy]
    if game.rules.board.adjacent(here, there):
        return ()
    title = [game.rules.board.cities[city].title for city in (here, there)]
    what = phrase(
        "{own} in {here} is not adjacent to {enemy} in {there}",
        own=own,
        here=title[0],
        enemy=enemy,
        there=title[1],
    )
    only = phrase("Only adjacent enemies are attacked.")
    # Who has moved comes no nearer now.
    beside = "" if own in game.stage.moved else attacked_from(game, (own,), there)
    return (illegal(order, what, "rule 7, R18", sentences(only, beside), firm=False),)


# ------------------------------------------------------------------------------------------- cards


def _discard(game: Game, nation: str, order: DiscardOrder) -> tuple[Fault, ...]:
    """Only a nation that draws too many cards gives one up (rules 3 and 11, R4). For any other the line is
    wrong, but nobody has to mend it."""
    if income(game, nation)[1]:
        return ()
    if game.rules.nations[nation].discard:
        return (
            note(
                order,
                phrase("{nation} now keeps all the Tactical Cards she draws", nation=nation),
                "rule 3, rule 11",
            ),
        )
    givers = [name for name, other in game.rules.nations.items() if other.discard]
    only = phrase("Only {nations} discards one.", nations=all_of(givers)) if givers else ""
    what = phrase("{nation} keeps all the Tactical Cards she draws", nation=nation)
    return (Fault(order.line, order.text, Kind.NEEDLESS, what, "rule 3, R4", only),)


# ---------------------------------------------------------------------------------------- any time


def _allot(game: Game, nation: str, order: AllotOrder) -> tuple[Fault, ...]:
    answer = to_answer(game, nation, order)
    if isinstance(answer, tuple):
        return answer
    if game.phase == SETUP:
        return (
            illegal(
                order, phrase("stacks can be split again only once the game has begun"), "rule 6", firm=False
            ),
        )
    verdict = decide(game, answer)
    return (refusal(order, verdict),) if isinstance(verdict, q.Verdict) else ()


def waived_objectives(game: Game, nation: str) -> tuple[int, ...]:
    """The objectives that a nation can name where she does without some."""
    return tuple(game.rules.board.objectives.get(nation, ()))


def waived_cities(game: Game, nation: str, order: WaiveOrder) -> list[int | Fault]:
    """The objectives that an order does without."""
    read = NameReader(game, nation, order)
    wanted = waived_objectives(game, nation)
    return [read.city(text, wanted) for chunk in order.places for text in name_book.places(game.rules, chunk)]


def _waive(game: Game, nation: str, order: WaiveOrder) -> tuple[Fault, ...]:
    """Which four Austria does without is reckoned for her (R33): an order can neither help nor harm."""
    faults = faults_in(waived_cities(game, nation, order))
    if nation != "Austria":
        return (
            *faults,
            illegal(
                order,
                phrase("{nation} cannot give up objectives", nation=nation),
                "rule 13",
                phrase("Only Austria can."),
            ),
        )
    if OFFENSIVE_OPTION not in game.options:
        return (
            *faults,
            illegal(order, phrase("this game is played without the Offensive Option"), "rule 13, R33"),
        )
    what = phrase(
        "there is no need to: when objectives are counted, the four that serve Austria best are left out"
    )
    return faults or (note(order, what, "rule 13, R33"),)


CHECKS: dict[type, Callable[..., tuple[Fault, ...]]] = {
    BattleOrder: _battle,
    AttackOrder: _attack,
    RetreatOrder: retreat_faults,
    DiscardOrder: _discard,
    AllotOrder: _allot,
    WaiveOrder: _waive,
    FateOrder: fate_faults,
}
"""What to look at in an order that is not carried out at once; the game stands as after the movement."""
