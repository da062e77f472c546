"""Games played at random, as records: what the reports are tested on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from pbem.data.rules import rules_for
from pbem.engine import cards, movement, recruitment
from pbem.engine import questions as q
from pbem.engine.apply import apply
from pbem.engine.events import Event
from pbem.engine.model import MOST_TROOPS, MOVEMENT, OPTIONS, OVER, Rules
from pbem.engine.sequence import decide, default, legal, questions, settle
from pbem.engine.start import new_game
from pbem.report.record import LoggedEvent, Record

PEOPLE = {"Frederick": "Otto", "Elisabeth": "Lise", "Maria Theresa": "Resi", "Pompadour": "Jeanne"}


class Play:
    """A game being played at random, and everything that happened in it."""

    def __init__(self, seed: int, rules: Rules | None = None, options: Iterable[str] = ()) -> None:
        self.random = random.Random(seed)
        self.game = new_game(rules or rules_for(), f"seed {seed} of a war", options)
        self.history: list[LoggedEvent] = []
        self._settle()

    def record(self) -> Record:
        chance = cards.commitment(self.game.chance.seed)
        return Record("seven-years", self.game, tuple(self.history), chance, PEOPLE, frozenset({"Sweden"}))

    def step(self) -> None:
        """One answer to an open question, or troops moved within a stack."""
        question = self.random.choice(questions(self.game))
        self._happen(self._judged(self._answer(question)), f"letter {len(self.history) % 9}, line 4")
        self._settle()

    def _settle(self) -> None:
        events, _ = settle(self.game)
        self._happen(events, "rules")

    def _happen(self, events: tuple[Event, ...], source: str) -> None:
        for event in events:
            now = self.game
            self.history.append(LoggedEvent(len(self.history) + 1, now.turn, now.nation, source, event))
            self.game = apply(now, event)

    def _judged(self, answer: q.Answer) -> tuple[Event, ...]:
        ruling = decide(self.game, answer)
        assert not isinstance(ruling, q.Verdict), (answer, ruling)
        return ruling

    # ------------------------------------------------------------------------------------ choices

    def _answer(self, question: q.Question) -> q.Answer:
        if question.kind == q.MOVE:
            return self._move(question.nation)
        if question.kind == q.OFFENSIVE:
            return legal(self.game, question)[-1]
        if question.kind == q.ALLOT:
            return default(self.game, question)
        options = legal(self.game, question)
        if question.kind == q.PLAY and self.random.random() < 0.8:
            return options[0]
        return self.random.choice(options)

    def _move(self, nation: str) -> q.Answer:
        return self._transfer(nation) or self._recruit(nation) or self._march(nation) or q.EndMovement(nation)

    def _march(self, nation: str) -> q.Answer | None:
        game = self.game
        own = (*game.generals_of(nation), *game.trains_of(nation))
        pieces = [piece for piece in own if piece not in game.stage.moved]
        for piece in self.random.sample(pieces, len(pieces)):
            stack = game.generals_at(game.where[piece]) if piece in game.troops else (piece,)
            if self.random.random() < 0.5 or any(p in game.stage.moved for p in stack):
                stack = (piece,)
            reach = movement.reach(game, stack)
            if reach and self.random.random() < 0.9:
                return q.Move(nation, stack, reach[self._towards(nation, stack, list(reach))])
        return None

    def _towards(self, nation: str, stack: tuple[str, ...], cities: list[int]) -> int:
        """Mostly next to an enemy, onto a friend or over an objective, else anywhere."""
        game, board = self.game, self.game.rules.board
        enemies = [game.where[g] for g in game.troops if game.rules.hostile(nation, game.rules.nation_of[g])]
        if not enemies or self.random.random() < 0.35:
            return self.random.choice(cities)
        return min(cities, key=lambda city: min(board.distance(city, enemy) for enemy in enemies))

    def _transfer(self, nation: str) -> q.Answer | None:
        game = self.game
        for giver in game.generals_of(nation):
            for taker in game.generals_at(game.where[giver]):
                room = taker != giver and game.troops[giver] > 1 and game.troops[taker] < MOST_TROOPS
                if room and self.random.random() < 0.15:
                    return q.Transfer(nation, 1, giver, taker) if self._allowed(nation) else None
        return None

    def _allowed(self, nation: str) -> bool:
        return self.game.phase == MOVEMENT and self.game.nation == nation

    def _recruit(self, nation: str) -> q.Answer | None:
        game, price = self.game, recruitment.price(self.game, nation)
        free = game.rules.nations[nation].troops - game.total(nation)
        if free < 1 or self.random.random() < 0.3:
            return None
        paid = self._payment(nation, price)
        return self._entering(nation, paid) or self._reinforced(nation, paid) if paid else None

    def _payment(self, nation: str, price: int) -> tuple[str, ...]:
        held = sorted(self.game.hands[nation], key=lambda card: card.value)
        for count in range(1, 5):
            if cards.points(held[:count]) >= price:
                return tuple(card.face for card in held[:count])
        return ()

    def _entering(self, nation: str, paid: tuple[str, ...]) -> q.Answer | None:
        own = self.game.rules.nations[nation]
        for name in (*own.generals, *own.trains):
            if name not in self.game.where and (open_to := recruitment.entry_cities(self.game, nation, name)):
                troops = {name: 1} if name in own.generals else {}
                return q.Recruit(nation, paid, troops, ((name, open_to[0]),))
        return None

    def _reinforced(self, nation: str, paid: tuple[str, ...]) -> q.Answer | None:
        room = [name for name in self.game.generals_of(nation) if self.game.troops[name] < MOST_TROOPS]
        return q.Recruit(nation, paid, {room[0]: 1}) if room else None


class QuietPlay(Play):
    """A war in which nobody stirs: it goes from Card of Fate to Card of Fate to its end."""

    def _move(self, nation: str) -> q.Answer:
        return default(self.game, q.Question(0, nation, q.MOVE))


def played(play: Play, turns: int, every: int) -> Iterator[Record]:
    """Records of a game as it goes on: every so many decisions, and at the first few of each kind."""
    steps, met = 0, Counter[str]()
    while play.game.phase != OVER and play.game.turn <= turns:
        kind = questions(play.game)[0].kind
        met[kind] += play.game.turn > 1 or play.game.turn == 0
        if steps % every == 0 or met[kind] in (2, 5) or kind in (q.OFFENSIVE, q.EVADE, q.FATE):
            yield play.record()
        play.step()
        steps += 1
    yield play.record()


@cache
def some_records() -> tuple[Record, ...]:
    """Positions from the set-up and from the midst of wars, with every kind of question but one; in the last
    war Cards of Fate are read from turn 1 on."""
    fated = Play(3, hasty(), OPTIONS)
    return (*played(Play(1), 3, 90), *played(Play(2), 5, 110), *played(fated, 5, 70))


def hasty() -> Rules:
    """Rules by which the first Card of Fate is read at the end of turn 1."""
    rules = rules_for()
    return replace(rules, clock=replace(rules.clock, first_turn=1))


@cache
def whole_game(scenario: str = "standard", seed: int = 1) -> tuple[Record, ...]:
    """A quiet game to its end: the position after every answer to a Card of Fate, and the last."""
    play = QuietPlay(seed, rules_for(scenario))
    records = []
    while play.game.phase != OVER:
        asked = questions(play.game)[0].kind
        play.step()
        if asked == q.FATE and play.game.phase != OVER:
            records.append(play.record())
    return (*records, play.record())
