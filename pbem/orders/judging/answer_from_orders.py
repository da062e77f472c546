"""What a nation's orders answer when the engine asks: discards, attacks, cards, retreats, fate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from pbem.engine import combat as rule_7
from pbem.engine import events as e
from pbem.engine import fate_effects
from pbem.engine import questions as q
from pbem.engine.model import HIGHEST_CARD, MOST_RESERVE, RESERVE, Card, Combat, Game
from pbem.engine.sequence import decide, legal
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import ASK, FateOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.forced import ForcedOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.judging.retreat_orders import retreat_choice
from pbem.orders.judging.wishes import attack_pair, wished_card
from pbem.orders.meaning.battle_plans import FORCED, follow_by_clause
from pbem.orders.meaning.facts import holds
from pbem.orders.meaning.fate_orders import fate_answer
from pbem.orders.meaning.fight import NO_CARDS, Course, Fight, Terms
from pbem.orders.meaning.plan import Plan, fitting
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.names.cards import own_value
from pbem.records import dataclass

Orders = Sequence[Order]


@dataclass(frozen=True)
class OrderedAnswer:
    """An answer that orders give, and the order it comes from (None if none says so, see `answer_for`)."""

    answer: q.Answer
    order: Order | None
    clause: str = ""
    """Of a battle plan: the clause that decided it, by its name in `meaning/battle_plans`."""


def answer_for(
    game: Game, question: q.Question, orders: Orders, course: Course = NO_CARDS, began: Game | None = None
) -> OrderedAnswer | None:
    """What the orders answer to an open question; None if the player has to be asked.

    `orders` are all that may answer, the older ones first: standing orders, then those of letters, then
    `answer` lines. `course` is how this combat has gone so far (see `course_of`), and `began` the game as her
    movement began: what orders depend on is looked up as the fight began, of attacks as the stage did.
    Attacks that nobody put in order are fought by rank (R51), so that no game waits for them.
    """
    for order in reversed(orders):
        if isinstance(order, AnswerOrder) and order.number == question.number:
            from pbem.orders.judging.numbered_answer import numbered_answer

            answer = numbered_answer(game, question, order)
            return None if isinstance(answer, Fault) else OrderedAnswer(answer, order)
    facts = _facts_of(game, question, course, began or game)
    orders = [order for order in orders if not order.when or holds(facts, question.nation, order)]
    look = _ANSWERS.get(question.kind)
    given = look(game, question.nation, orders, course) if look else None
    given = given or _without_choice(game, question, orders)
    return given if given and not isinstance(decide(game, given.answer), q.Verdict) else None


def _without_choice(game: Game, question: q.Question, orders: Orders) -> OrderedAnswer | None:
    """The only answer that there is, if its nation gives such answers at once (`forced at once`, R52)."""
    own = [order for order in orders if isinstance(order, ForcedOrder)]
    if not own or not own[-1].at_once or question.kind in (q.ALLOT, q.MOVE):
        return None
    answers = legal(game, question)
    return OrderedAnswer(answers[0], own[-1]) if len(answers) == 1 else None


def _facts_of(game: Game, question: q.Question, course: Course, began: Game) -> Game:
    """The game that tells what the orders for a question depend on."""
    if question.kind == q.ATTACK:
        return began
    if question.kind != q.PLAY or not course.played:
        return game
    hand = (*game.hands[question.nation], *(_card(face) for face, _ in course.played))
    return replace(game, hands={**game.hands, question.nation: hand})


def _card(face: str) -> Card:
    return Card(RESERVE, 0, 1) if face == RESERVE else Card(face[0], int(face[1:]), 1)


def course_of(events: Iterable[e.Event], nation: str) -> Course:
    """How the latest combat of a history has gone for the nation that now has the right to play. Cards have
    their own values in it, which a Card of Fate may have changed."""
    course = Course()
    for event in events:
        if isinstance(event, e.CombatBegan):
            course = Course()
        elif isinstance(event, e.CardPlayed):
            course = course.plus(event) if event.nation == nation else replace(course, latest=())
    return course


# ------------------------------------------------------------------------------------ one kind each


def _set_up(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    own = [order for order in orders if isinstance(order, SetUpOrder)]
    answer = setup_answer(game, nation, own) if own else ()
    return OrderedAnswer(answer, own[-1]) if isinstance(answer, q.Allot) else None


def _discard(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    own = [order for order in orders if isinstance(order, DiscardOrder)]
    face = wished_card(game.stage.drawn, own[-1].wishes) if own else None
    return OrderedAnswer(q.Discard(nation, face), own[-1]) if face else None


def _move(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    """Movement is a run of many answers (see `stage`)."""
    return None


def _attack(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    for order in orders:
        if isinstance(order, AttackOrder) and (pair := attack_pair(game, nation, order)):
            return OrderedAnswer(q.Attack(nation, *pair), order)
    if any(isinstance(order, AttackOrder) and order.then_ask for order in orders):
        return None
    return OrderedAnswer(q.Attack(nation, *game.stage.attacks[0]), None) if game.stage.attacks else None


def _play(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    assert game.stage.combat
    fight = fight_of(game, game.stage.combat, course)
    read = [(plan_of(game, nation, order), order) for order in orders if isinstance(order, BattleOrder)]
    plans = [(plan, order) for plan, order in read if isinstance(plan, Plan)]
    chosen = fitting([plan for plan, _ in plans], fight)
    if chosen is None:
        return None
    decided, clause = follow_by_clause(chosen, fight)
    answer, clause = (decided, clause) if decided else (_only_answer(game, chosen), FORCED)
    order = next(order for plan, order in plans if plan is chosen)
    return OrderedAnswer(answer, order, clause) if answer else None


def _only_answer(game: Game, plan: Plan) -> q.Answer | None:
    """What a player has to answer whose plan leaves it to him on a condition: given at once, it tells others
    no more than the plan's own answers (R52). None if there is a choice, or if the plan says `ask`."""
    assert game.stage.combat
    legal = rule_7.options(game, game.stage.combat)
    return legal[0] if len(legal) == 1 and not plan.ask else None


def fight_of(game: Game, combat: Combat, course: Course) -> Fight:
    """The combat as it is seen by the player who has the right to play."""
    nation, enemy = combat.to_play, combat.enemy(combat.to_play)
    city, other = combat.city_of(nation), combat.city_of(enemy)
    hand = tuple(card.face for card in game.hands[nation])
    fight = Fight(
        nation,
        game.generals_at(city),
        game.generals_at(other),
        combat.score_of(nation),
        game.strength(city),
        rule_7.suit(game, combat, nation),
        hand,
        course.played,
        terms_of(game, combat),
        attacking=nation == combat.attacker,
        enemy_nation=enemy,
        enemy_troops=game.strength(other),
        enemy_cards=len(game.hands[enemy]),
    )
    return replace(fight, at_first=_before(fight, course)) if course.latest else fight


def _before(fight: Fight, course: Course) -> Fight:
    """A fight as it was when the right to play came to the player."""
    faces, counted = zip(*course.latest, strict=True)
    return replace(fight, score=fight.score - sum(counted), hand=(*fight.hand, *faces))


def terms_of(game: Game, combat: Combat) -> Terms:
    """What a Card of Fate changes for the nation that has the right to play (rule 11)."""
    nation = combat.to_play
    legal = [answer for answer in rule_7.options(game, combat) if isinstance(answer, q.Play)]
    suited = [answer for answer in legal if answer.card != RESERVE]
    doubled = [answer.card for answer in suited if answer.value != own_value(answer.card)]
    counts = fate_effects.worth(game, combat, nation, MOST_RESERVE)
    return Terms(
        highest=fate_effects.ceiling(game, combat) or HIGHEST_CARD,
        double=doubled[0] if doubled else "",
        bonus=counts - MOST_RESERVE if counts else 0,
        void=counts == 0,
        pressed=fate_effects.is_pressed(game, combat, nation),
        plays=frozenset((answer.card, answer.value) for answer in legal),
    )


def _retreat(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    owed = game.stage.retreat
    assert owed
    own = [order for order in orders if isinstance(order, RetreatOrder)]
    choice = retreat_choice(game, nation, owed, own)
    if choice is None or choice.city is None:
        return None
    return OrderedAnswer(q.ChooseRetreat(nation, choice.city), choice.order)


def _offensive(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    own = [order for order in orders if isinstance(order, OffensiveOrder)]
    return OrderedAnswer(q.DecideOffensive(nation, own[-1].card), own[-1]) if own else None


def _fate(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    return _decided(game, nation, orders, q.FATE)


def _evade(game: Game, nation: str, orders: Orders, course: Course) -> OrderedAnswer | None:
    return _decided(game, nation, orders, q.EVADE)


def _decided(game: Game, nation: str, orders: Orders, kind: str) -> OrderedAnswer | None:
    """The latest `fate` order that fits the question and can be carried out."""
    for order in reversed(orders):
        if isinstance(order, FateOrder) and order.deed == ASK:
            return None
        answer = fate_answer(game, nation, kind, order) if isinstance(order, FateOrder) else None
        if isinstance(answer, q.Answer) and not isinstance(decide(game, answer), q.Verdict):
            return OrderedAnswer(answer, order)
    return None


_ANSWERS: dict[str, Callable[[Game, str, Orders, Course], OrderedAnswer | None]] = {
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
