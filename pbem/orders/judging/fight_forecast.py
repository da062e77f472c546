"""What the orders on file would do in the fights that are possible now: a forecast for their player alone.

It is made on a game as he pictures it, which holds others' troops as guesses and their cards not at all: how
many they hold is told apart. Nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from pbem.engine.combat import find_attacks
from pbem.engine.model import COMBAT, RESERVE, Combat, Game, Retreat, Stage
from pbem.engine.phrase import Face, Phrase, any_of, joined, phrase
from pbem.engine.questions import Answer, Play
from pbem.engine.retreat import ends
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.judging.retreat_orders import retreat_choice
from pbem.orders.judging.wishes import attack_pair
from pbem.orders.meaning.facts import holds
from pbem.orders.meaning.fight import NO_CARDS, Fight
from pbem.orders.meaning.plan import Plan, fitting
from pbem.orders.names.cards import written
from pbem.records import dataclass

WORST_SCORE = 12
"""Down to this score, below 0, a plan is tried."""
LONGEST_RETREAT = 6
"""Up to this length a retreat is tried."""
ATTACK_RANGE = 4
"""Within so many roads an enemy is thought to come and attack: three cities and the road to the fight."""


@dataclass(frozen=True)
class Outlook:
    """What is known for a forecast."""

    game: Game
    """As the player pictures it."""
    nation: str
    orders: tuple[Order, ...]
    """All that may answer, the older ones first."""
    cards: Mapping[str, int]
    """How many Tactical Cards each nation holds."""

    @property
    def plans(self) -> list[Plan]:
        """The plans among the orders, of those whose conditions are fulfilled now."""
        battles = (one for one in self.orders if isinstance(one, BattleOrder) and self._counts(one))
        read = (plan_of(self.game, self.nation, one) for one in battles)
        return [plan for plan in read if isinstance(plan, Plan)]

    @property
    def retreats(self) -> list[RetreatOrder]:
        """The orders for retreats, of those whose conditions are fulfilled now."""
        return [one for one in self.orders if isinstance(one, RetreatOrder) and self._counts(one)]

    def _counts(self, order: Order) -> bool:
        return not order.when or holds(self.game, self.nation, order)


def if_attacked(outlook: Outlook) -> tuple[str, ...]:
    """A line for each stack that an enemy can reach and a plan holds for: what it does at which score."""
    game, plans = outlook.game, outlook.plans
    cities = dict.fromkeys(game.where[name] for name in game.generals_of(outlook.nation)) if plans else ()
    return tuple(line for city in cities for line in _stack_lines(outlook, plans, city))


def _stack_lines(outlook: Outlook, plans: Sequence[Plan], city: int) -> Iterator[str]:
    """The lines of one stack: enemies against whom it does the same share one."""
    by_answers: dict[str, list[str]] = {}
    for other in _enemies_near(outlook.game, outlook.nation, city):
        fight = _fight(outlook, city, other, attacking=False)
        if answers := _answers(plans, fight):
            by_answers.setdefault(answers, []).append(" + ".join(fight.enemy))
    for answers, enemies in by_answers.items():
        yield phrase(
            "{generals} ({city}), attacked by {enemies}: {answers}",
            generals=" + ".join(outlook.game.generals_at(city)),
            city=outlook.game.rules.board.cities[city].title,
            enemies=any_of(enemies),
            answers=answers,
        )


def _enemies_near(game: Game, nation: str, city: int) -> list[int]:
    """The cities of hostile stacks that may come and attack, the nearest first."""
    roads = game.rules.board.distances_from(city)
    hostile = (
        other
        for other, pieces in game.at.items()
        if game.rules.hostile(nation, game.rules.nation_of[pieces[0]]) and game.generals_at(other)
    )
    return sorted(
        (other for other in hostile if roads[other] <= ATTACK_RANGE), key=lambda at: (roads[at], at)
    )


def _fight(outlook: Outlook, city: int, other: int, *, attacking: bool) -> Fight:
    """A fight of two stacks in which the player has the right to play; its score is still to be set."""
    from pbem.orders.judging.answer_from_orders import fight_of

    game, nation = outlook.game, outlook.nation
    enemy = game.nation_at(other) or ""
    sides = (nation, city, enemy, other) if attacking else (enemy, other, nation, city)
    combat = Combat(*sides, -1 if attacking else 1, nation)
    there = replace(game, nation=sides[0], phase=COMBAT, stage=Stage(combat=combat))
    return replace(fight_of(there, combat, NO_CARDS), enemy_cards=outlook.cards.get(enemy, 0))


def _answers(plans: Sequence[Plan], fight: Fight) -> str:
    """What the plans do at each score, in a row; empty if none holds."""
    from pbem.orders.meaning.battle_plans import follow

    held = False
    answers: list[tuple[int, Answer | None]] = []
    for loss in range(1, WORST_SCORE + 1):
        now = replace(fight, score=-loss, enemy_troops=fight.troops + loss)
        plan = fitting(plans, now)
        held = held or plan is not None
        answers.append((-loss, follow(plan, now) if plan else None))
    return joined(_in_ranges(answers), "; ") if held else ""


def _in_ranges(answers: Iterable[tuple[int, Answer | None]]) -> Iterator[str]:
    """Scores at which he plays, gives in or is asked, together."""
    for _, same in groupby(answers, key=lambda one: type(one[1])):
        found = list(same)
        best, worst = found[0][0], found[-1][0]
        does = _does([answer for _, answer in found])
        if worst == -WORST_SCORE and best != worst:
            yield phrase("from {score} on {does}", score=best, does=does)
        elif best == worst:
            yield phrase("at {score} {does}", score=best, does=does)
        else:
            yield phrase("at {best} to {worst} {does}", best=best, worst=worst, does=does)


def _does(answers: Sequence[Answer | None]) -> str:
    """What answers of one kind do; of plays the cards, each once."""
    if answers[0] is None:
        return phrase("asks you")
    plays = dict.fromkeys(_card(one) for one in answers if isinstance(one, Play))
    return phrase("plays {cards}", cards=any_of(plays)) if plays else phrase("gives in")


def _card(answer: Play) -> str:
    """A card to play; of a Reserve it does not matter what it would count."""
    return Face(answer.card if answer.card == RESERVE else written(answer.card, answer.value))


# ----------------------------------------------------------------------------- attacks and retreats


def own_attacks(outlook: Outlook) -> tuple[str, ...]:
    """The attacks that would be made as the pieces stand, in the order in which they are fought."""
    game = outlook.game
    attacks = list(find_attacks(game, outlook.nation).attacks)
    if not attacks:
        return ()
    there = replace(game, nation=outlook.nation, phase=COMBAT, stage=Stage(attacks=tuple(attacks)))
    orders = [one for one in outlook.orders if isinstance(one, AttackOrder)]
    named = dict.fromkeys(pair for one in orders if (pair := attack_pair(there, outlook.nation, one)))
    left = [pair for pair in attacks if pair not in named]
    lines = [_sides(game, pair) for pair in (*named, *left)]
    fights = [line for pair in (*named, *left) for line in _attack_line(outlook, pair)]
    return (_order_line(lines, named=bool(not left), asks=any(one.then_ask for one in orders)), *fights)


def _sides(game: Game, pair: tuple[int, int]) -> str:
    return " > ".join(" + ".join(game.generals_at(city)) for city in pair)


def _order_line(attacks: Sequence[str], *, named: bool, asks: bool) -> Phrase:
    shown = joined(attacks, "; ")
    if len(attacks) == 1:
        return phrase("One attack as things stand: {attacks}.", attacks=shown)
    if asks:
        return phrase("Attacks as things stand: {attacks}. You are asked for the order.", attacks=shown)
    if named:
        return phrase("Attacks as things stand, in your order: {attacks}.", attacks=shown)
    return phrase(
        "Attacks as things stand, in this order: {attacks}. What you put in no order goes by rank (R51); "
        "`attack ask` lets you choose.",
        attacks=shown,
    )


def _attack_line(outlook: Outlook, pair: tuple[int, int]) -> Iterator[str]:
    fight = _fight(outlook, *pair, attacking=True)
    if answers := _answers(outlook.plans, fight):
        yield phrase("{attack}: {answers}", attack=_sides(outlook.game, pair), answers=answers)


def if_they_lose(outlook: Outlook) -> tuple[str, ...]:
    """A line for each enemy next to a stack of the nation whose retreat the orders choose: where it would end
    after which loss."""
    retreats, game = outlook.retreats, outlook.game
    if not retreats:
        return ()
    cities = dict.fromkeys(game.where[name] for name in game.generals_of(outlook.nation))
    pairs = (
        (city, other) for city in cities for other in _enemies_near(game, outlook.nation, city)
        if game.rules.board.adjacent(city, other)
    )  # fmt: skip
    return tuple(_retreat_line(outlook, retreats, *pair) for pair in pairs)


def _retreat_line(outlook: Outlook, retreats: Sequence[RetreatOrder], city: int, other: int) -> str:
    game = outlook.game
    lengths = [(n, _end(outlook, retreats, city, other, n)) for n in range(1, LONGEST_RETREAT + 1)]
    told = (
        phrase("{losses} {end}", losses="/".join(str(n) for n, _ in same), end=end)
        for end, same in ((end, list(group)) for end, group in groupby(lengths, key=lambda one: one[1]))
    )
    return phrase(
        "{losers} ({city}), beaten by {generals}, by losses: {ends}",
        losers=" + ".join(game.generals_at(other)),
        city=game.rules.board.cities[other].title,
        generals=" + ".join(game.generals_at(city)),
        ends=joined(told, "; "),
    )


def _end(outlook: Outlook, retreats: Sequence[RetreatOrder], city: int, other: int, length: int) -> str:
    game, loser = outlook.game, outlook.game.nation_at(other) or ""
    owed = Retreat(loser, other, length, outlook.nation, city)
    possible = tuple(ends(game, owed))
    if not possible:
        return phrase("no way out")
    choice = retreat_choice(game, outlook.nation, owed, retreats)
    chosen = possible[0] if len(possible) == 1 else choice.city if choice else None
    return phrase("you are asked") if chosen is None else game.rules.board.cities[chosen].title
