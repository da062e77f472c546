"""A nation's fights played to their end in thought, by the orders that are on file, on a game as her player
knows it. Where secrets decide several courses are tried: an enemy with as few or as many troops as his total
allows, who gives in, plays just enough, or plays all he has. No card is drawn and no luck is needed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import field, replace
from itertools import product

from pbem.engine import events as e
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.combat import suit
from pbem.engine.model import COMBAT, HIGHEST_CARD, LOWEST_CARD, MOST_TROOPS, RETROACTIVE, Card, Combat, Game
from pbem.engine.sequence import carry_on, decide, default, legal, questions
from pbem.engine.supply import check_supply
from pbem.orders.grammar.order import Order
from pbem.orders.judging.answer_from_orders import answer_for, course_of
from pbem.records import dataclass

GIVES_IN, JUST_ENOUGH, ALL_HE_HAS = "gives in", "just enough", "all he has"
"""How an enemy plays."""
LEAST, MOST = 0, 1
"""How many troops he has."""


@dataclass(frozen=True)
class Fight:
    """One fight in a course."""

    pair: tuple[int, int]
    """Where the attackers and the defenders stand."""
    began: e.CombatBegan
    own: bool
    """Whether the player's nation is the attacker."""
    result: int = 0
    """The troops that the enemy loses; below 0 those that the player's nation loses; 0 is a tie."""
    asked: int | None = None
    """The score, as the player sees it, at which he is asked first; None if his orders play all of it."""


@dataclass(frozen=True)
class Course:
    """One course that a stage may take."""

    fights: tuple[Fight, ...]
    game: Game
    """After the fights and what they open, before supply is checked."""
    conquered: tuple[int, ...]
    down: tuple[str, ...]
    """The generals who are turned face down for want of supply."""
    lost: tuple[str, ...]
    """Those who are lost for want of it."""


Orders = Mapping[str, tuple[Order, ...]]


def courses(
    game: Game, orders: Orders, began: Game | None = None, history: Collection[e.Event] = ()
) -> tuple[Course, ...]:
    """The courses that the fights of a position may take. `orders` are what answers for each nation of the
    player's; `began` is the game as her movement began, `history` how a fight has gone that is on."""
    found = []
    for troops, plays in product((LEAST, MOST), (GIVES_IN, JUST_ENOUGH, ALL_HE_HAS)):
        trial = _Trial(_with_strength(game, orders, troops), orders, plays, began, list(history))
        found.append(trial.play())
    return tuple(found)


def strength_range(game: Game, city: int) -> tuple[int, int]:
    """The fewest and the most troops that a stack may have whose nation's total is known."""
    nation = game.nation_at(city) or ""
    stack = len(game.generals_at(city))
    others, total = len(game.generals_of(nation)) - stack, game.total(nation)
    return max(stack, total - MOST_TROOPS * others), min(MOST_TROOPS * stack, total - others)


def _with_strength(game: Game, orders: Orders, which: int) -> Game:
    """The game with the fewest or the most troops in the stacks that are still to be fought."""
    troops, known = dict(game.troops), game.stage.combat
    named = {known.attacker_city, known.defender_city} if known else set()
    for city in {city for pair in game.stage.attacks for city in pair} - named:
        generals = game.generals_at(city)
        if not generals or game.nation_at(city) in orders:
            continue
        strength = strength_range(game, city)[which]
        each, over = divmod(strength, len(generals))
        troops |= {name: each + (place < over) for place, name in enumerate(generals)}
    return replace(game, troops=troops)


@dataclass
class _Trial:
    game: Game
    orders: Orders
    plays: str
    began: Game | None
    history: list[e.Event]
    fights: list[Fight] = field(default_factory=list)
    conquered: list[int] = field(default_factory=list)
    left: dict[str, int] = field(default_factory=dict)
    """How many cards each enemy still holds."""

    def play(self) -> Course:
        self.left = {name: len(hand) for name, hand in self.game.hands.items() if name not in self.orders}
        on = next((one for one in reversed(self.history) if isinstance(one, e.CombatBegan)), None)
        if on and self.game.stage.combat:
            self._begin(on)
        active, own_stage = self.game.nation, self.game.nation in self.orders
        while self.game.phase in (COMBAT, RETROACTIVE) and self.game.nation == active:
            if not own_stage and not self.game.stage.combat and not self.game.stage.retreat:
                break
            asked = questions(self.game)
            self._happen(self._decided(asked[0]) if asked else carry_on(self.game))
        return self._course(active or "")

    def _course(self, active: str) -> Course:
        checked = check_supply(self.game, active) if active in self.orders else []
        down = [name for one in checked if isinstance(one, e.FacedDown) for name in one.generals]
        after = apply_all(self.game, tuple(checked))
        lost = [name for name in self.game.generals_of(active) if name not in after.where]
        return Course(tuple(self.fights), self.game, tuple(self.conquered), tuple(down), tuple(lost))

    def _happen(self, events: tuple[e.Event, ...]) -> None:
        self.game = apply_all(self.game, events)
        for event in events:
            self.history.append(event)
            if isinstance(event, e.CombatBegan):
                self._begin(event)
            elif isinstance(event, e.CardPlayed) and event.nation in self.left:
                self.left[event.nation] -= 1
            elif isinstance(event, e.CombatEnded) and self.fights:
                won = event.winner in self.orders
                loss = min(event.loss, self._strength(won)) if event.winner else 0
                self._note(result=loss if won else -loss)
            elif isinstance(event, e.Conquered | e.Reconquered):
                self.conquered.append(event.city)

    def _begin(self, event: e.CombatBegan) -> None:
        self.fights.append(Fight((event.city, event.enemy_city), event, event.nation in self.orders))

    def _strength(self, won: bool) -> int:
        """The troops of the side that lost a fight, as it began."""
        fight = self.fights[-1]
        return fight.began.enemy_troops if fight.own == won else fight.began.troops

    def _note(self, *, result: int | None = None, asked: int | None = None) -> None:
        fight = self.fights[-1]
        if result is not None:
            fight = replace(fight, result=result)
        if asked is not None and fight.asked is None:
            fight = replace(fight, asked=asked)
        self.fights[-1] = fight

    # -------------------------------------------------------------------------------- answers

    def _decided(self, question: q.Question) -> tuple[e.Event, ...]:
        mine = question.nation in self.orders
        answer = self._own_answer(question) if mine else self._enemys_answer(question)
        ruling = decide(self.game, answer)
        assert not isinstance(ruling, q.Verdict), ruling
        return ruling

    def _own_answer(self, question: q.Question) -> q.Answer:
        nation = question.nation
        course = course_of(self.history, nation)
        self._deal({name: (Card("S", LOWEST_CARD, 1),) * count for name, count in self.left.items()})
        given = answer_for(self.game, question, self.orders[nation], course, self.began)
        if given:
            return given.answer
        combat = self.game.stage.combat
        if question.kind == q.PLAY and combat and self.fights:
            self._note(asked=combat.score_of(nation))
        return default(self.game, question)

    def _enemys_answer(self, question: q.Question) -> q.Answer:
        combat = self.game.stage.combat
        if question.kind != q.PLAY or combat is None:
            return default(self.game, question)
        nation = question.nation
        values = range(LOWEST_CARD, HIGHEST_CARD + 1) if self.left[nation] else range(0)
        suited = suit(self.game, combat, nation)
        self._deal({nation: tuple(Card(suited, value, 1) for value in values)})
        return self._play(question, combat)

    def _play(self, question: q.Question, combat: Combat) -> q.Answer:
        answers = legal(self.game, question)
        plays = sorted((one for one in answers if isinstance(one, q.Play)), key=lambda one: one.value)
        stop = next((one for one in answers if isinstance(one, q.Stop)), None)
        if stop and (self.plays == GIVES_IN or not plays):
            return stop
        if self.plays == ALL_HE_HAS or not plays:
            return plays[-1] if plays else default(self.game, question)
        score = combat.score_of(question.nation)
        return next((one for one in plays if score + one.value > 0), plays[-1])

    def _deal(self, hands: Mapping[str, tuple[Card, ...]]) -> None:
        self.game = replace(self.game, hands={**self.game.hands, **hands})
