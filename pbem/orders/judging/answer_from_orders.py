"""What a nation's orders answer when the engine asks: discards, attacks, cards, retreats, fate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pbem.engine import combat as rule_7
from pbem.engine import events as e
from pbem.engine import fate_conditions
from pbem.engine import questions as q
from pbem.engine.model import HIGHEST_CARD, MOST_RESERVE, RESERVE, Combat, Game
from pbem.engine.retreat import ends
from pbem.engine.sequence import decide
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.judging.later_orders import enemy_side, plan_of, wished_cities
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.judging.wishes import attack_pair, wished_card
from pbem.orders.meaning.battle_plans import Choice, Fight, Plan, Terms, fitting, follow
from pbem.orders.meaning.fate_orders import fate_answer
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.names.cards import own_value

Orders = Sequence[Order]


@dataclass(frozen=True)
class OrderedAnswer:
    """An answer that orders give, and the order it comes from (None if none says so, see `answer_for`)."""

    answer: q.Answer
    order: Order | None


def answer_for(
    game: Game, question: q.Question, orders: Orders, played: Sequence[Choice] = ()
) -> OrderedAnswer | None:
    """What the orders answer to an open question; None if the player has to be asked.

    `orders` are all that may answer, the older ones first: standing orders, then those of letters, then
    `answer` lines. `played` is what the nation has played in this combat (see `played_by`). Attacks that
    nobody put in order are fought by rank, so that no game waits for them.
    """
    for order in reversed(orders):
        if isinstance(order, AnswerOrder) and order.number == question.number:
            answer = numbered_answer(game, question, order)
            return None if isinstance(answer, Fault) else OrderedAnswer(answer, order)
    look = _ANSWERS.get(question.kind)
    given = look(game, question.nation, orders, tuple(played)) if look else None
    return given if given and not isinstance(decide(game, given.answer), q.Verdict) else None


def played_by(events: Iterable[e.Event], nation: str) -> tuple[Choice, ...]:
    """What a nation has played in the latest combat of a history: each card at its own value, which a Card of
    Fate may have changed; a Reserve at what it counted."""
    cards: list[Choice] = []
    for event in events:
        if isinstance(event, e.CombatBegan):
            cards = []
        elif isinstance(event, e.CardPlayed) and event.nation == nation:
            cards.append((event.card.face, event.value if event.card.suit == RESERVE else event.card.value))
    return tuple(cards)


# ------------------------------------------------------------------------------------ one kind each


def _set_up(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    own = [order for order in orders if isinstance(order, SetUpOrder)]
    answer = setup_answer(game, nation, own) if own else ()
    return OrderedAnswer(answer, own[-1]) if isinstance(answer, q.Allot) else None


def _discard(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    own = [order for order in orders if isinstance(order, DiscardOrder)]
    face = wished_card(game.stage.drawn, own[-1].wishes) if own else None
    return OrderedAnswer(q.Discard(nation, face), own[-1]) if face else None


def _move(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    """Movement is a run of many answers (see `stage`)."""
    return None


def _attack(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    for order in orders:
        if isinstance(order, AttackOrder) and (pair := attack_pair(game, nation, order)):
            return OrderedAnswer(q.Attack(nation, *pair), order)
    return OrderedAnswer(q.Attack(nation, *game.stage.attacks[0]), None) if game.stage.attacks else None


def _play(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    assert game.stage.combat
    fight = fight_of(game, game.stage.combat, played)
    read = [(plan_of(game, nation, order), order) for order in orders if isinstance(order, BattleOrder)]
    plans = [(plan, order) for plan, order in read if isinstance(plan, Plan)]
    chosen = fitting([plan for plan, _ in plans], fight.own, fight.enemy)
    answer = follow(chosen, fight) if chosen else None
    return OrderedAnswer(answer, next(order for plan, order in plans if plan is chosen)) if answer else None


def fight_of(game: Game, combat: Combat, played: tuple[Choice, ...]) -> Fight:
    """The combat as it is seen by the player who has the right to play."""
    nation = combat.to_play
    city = combat.city_of(nation)
    return Fight(
        nation,
        game.generals_at(city),
        game.generals_at(combat.city_of(combat.enemy(nation))),
        combat.score_of(nation),
        game.strength(city),
        rule_7.suit(game, combat, nation),
        tuple(card.face for card in game.hands[nation]),
        played,
        terms_of(game, combat),
    )


def terms_of(game: Game, combat: Combat) -> Terms:
    """What a Card of Fate changes for the nation that has the right to play (rule 11)."""
    nation = combat.to_play
    legal = [answer for answer in rule_7.options(game, combat) if isinstance(answer, q.Play)]
    suited = [answer for answer in legal if answer.card != RESERVE]
    doubled = [answer.card for answer in suited if answer.value != own_value(answer.card)]
    counts = fate_conditions.worth(game, combat, nation, MOST_RESERVE)
    return Terms(
        highest=fate_conditions.ceiling(game, combat) or HIGHEST_CARD,
        double=doubled[0] if doubled else "",
        bonus=counts - MOST_RESERVE if counts else 0,
        void=counts == 0,
        pressed=fate_conditions.is_pressed(game, combat, nation),
        plays=frozenset((answer.card, answer.value) for answer in legal),
    )


def _retreat(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    owed = game.stage.retreat
    assert owed
    losers, open_to = set(game.generals_at(owed.city)), ends(game, owed)
    for order in reversed(orders):
        if isinstance(order, RetreatOrder) and _names_some(game, nation, order, losers):
            for city in wished_cities(game, nation, order, open_to):
                if isinstance(city, int) and city in open_to:
                    return OrderedAnswer(q.ChooseRetreat(nation, city), order)
    return None


def _names_some(game: Game, nation: str, order: RetreatOrder, losers: set[str]) -> bool:
    return losers.issuperset(enemy_side(game, nation, order, order.loser).generals)


def _offensive(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    own = [order for order in orders if isinstance(order, OffensiveOrder)]
    return OrderedAnswer(q.DecideOffensive(nation, own[-1].card), own[-1]) if own else None


def _fate(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    return _decided(game, nation, orders, q.FATE)


def _evade(game: Game, nation: str, orders: Orders, played: tuple[Choice, ...]) -> OrderedAnswer | None:
    return _decided(game, nation, orders, q.EVADE)


def _decided(game: Game, nation: str, orders: Orders, kind: str) -> OrderedAnswer | None:
    """The latest `fate` order that fits the question and can be carried out."""
    for order in reversed(orders):
        answer = fate_answer(game, nation, kind, order) if isinstance(order, FateOrder) else None
        if isinstance(answer, q.Answer) and not isinstance(decide(game, answer), q.Verdict):
            return OrderedAnswer(answer, order)
    return None


_ANSWERS: dict[str, Callable[[Game, str, Orders, tuple[Choice, ...]], OrderedAnswer | None]] = {
    q.ALLOT: _set_up,
    q.DISCARD: _discard,
    q.OFFENSIVE: _offensive,
    q.MOVE: _move,
    q.EVADE: _evade,
    q.ATTACK: _attack,
    q.PLAY: _play,
    q.RETREAT: _retreat,
    q.FATE: _fate,
}
