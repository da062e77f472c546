"""Short answers in a fight: `the 13 of spades`, `H9, then the seven`, `I give up`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field, replace

from pbem.engine import questions as q
from pbem.engine.model import RESERVE
from pbem.engine.sequence import legal
from pbem.orders.plain_words.answers.card_chosen import (
    chosen,
    is_another,
    playable,
    score_of,
    superlative,
)
from pbem.orders.plain_words.answers.cards_named import (
    cards_named,
    faces_of,
    fits_name,
    is_limit,
    played,
    plays_of,
    with_cards,
)
from pbem.orders.plain_words.answers.considered import is_conclusion, is_weighed, prefers, without_considered
from pbem.orders.plain_words.answers.onward import is_plan_alone, tells_on
from pbem.orders.plain_words.answers.question_number import without_number
from pbem.orders.plain_words.answers.reconsidered import is_instead, taken_back_at
from pbem.orders.plain_words.answers.unsure import (
    gives_up_else,
    is_conditional,
    is_guess,
    is_row,
    plays_first,
)
from pbem.orders.plain_words.answers.weighed.behind_card import BehindCard
from pbem.orders.plain_words.answers.who_gives_up import (
    gives_up_behind,
    gives_up_now,
    is_at_other_loss,
    keeps_hand,
    without_other_side,
    without_refusal,
)
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.wording.clauses_told import PICKED_EACH_TIME, Told
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.plans.plan_parts import PlanParts, giving_up_at_last, plan_parts
from pbem.orders.plain_words.remarks.kinds import says
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

KEEP_RESERVES = f"keep {RESERVE}"

OF_FIGHTS = ("attack", "against", "if", "should", "combat", "concede", "play", "lose", "attacked")
"""What makes a sentence with an enemy's name one about another fight."""


@dataclass
class FightAnswer:
    """What a letter says of the fight that its writer is asked about: the cards in the order in which they
    are to be played, and whether he gives up then."""

    question: q.Question
    line: int = 0
    """The line of the first of it; 0 while nothing has been said."""
    cards: list[str] = field(default_factory=list)
    gives_up: bool = False
    most: int = 0
    """The most troops that may be lost after the cards named; 0 if that is not told."""
    keep: list[str] = field(default_factory=list)
    """The cards that are not to be played."""
    no_reserve: bool = False
    fights: bool = False
    """Whether all that is held may be played."""
    is_low: bool = False
    more: list[str] = field(default_factory=list)
    """Other clauses of a plan for the rest of the fight."""
    dear: tuple[str, str] = ("", "")
    """A condition, and the cards that are played only on it behind the first."""
    is_whole: bool = True
    """Whether all that it says of the rest of the fight was read."""
    broken: int = 0
    """The line of what was not; 0 if all was."""
    further: list[int] = field(default_factory=list)
    """The lines of what was read of it."""
    has_other_card: bool = False
    """Whether the letter began with a card that cannot be played."""
    is_over: bool = False
    """Whether the letter has gone on to another fight."""
    passed: int = 0
    """The line that names a card only to pass it over; 0 if none does."""
    weighed: list[str] = field(default_factory=list)
    """The cards of which it tells what would come of them."""
    is_taken_back: bool = False
    """Whether `no, wait` stands behind what was said, and nothing clear behind that."""
    was_corrected: bool = False
    """Whether something was put right in words that were not read."""
    is_guess: bool = False
    """Whether a card is only thought of, or one of several: `maybe C7`, `C7 or C11`."""

    behind: BehindCard = field(default_factory=BehindCard)
    """What is said from the card on."""

    def hear(self, entities: Sequence[Entity], text: str, size: int) -> None:
        """Note a sentence that is going to be read, when so much had been."""
        self.behind.hear(entities, text, size, has_card=bool(self.cards))

    def reconsider(self, entities: Sequence[Entity]) -> None:
        """Note that a sentence says `no, wait` first: what is said so far is not played as it stands."""
        place = taken_back_at(entities)
        before = entities[:place] if place is not None else entities
        is_first = not (mean(before, "concede") or any(one.kind is Kind.CARD for one in before))
        if self.line and place is not None and is_first:
            self.is_taken_back = True
        begins_anew = bool(self.cards) and entities[0].means("rather") and mean(entities, "concede")
        self.is_guess |= begins_anew and not self.is_taken_back

    def add(self, at: Situation, entities: Sequence[Entity]) -> bool:
        """Add what a sentence says; False if it says nothing of this fight."""
        entities = without_number(entities, self.question.number)
        told = entities
        if not (entities := without_refusal(told)):
            return True
        if self.gives_up and not self.cards and keeps_hand(entities):
            # `I give up. I keep my spade.`
            return True
        is_of_all = any(one.means("every") and one.means("combat") for one in entities)
        if self._is_elsewhere(at, entities) or (self.line and is_of_all):
            return False
        answers = legal(at.game, self.question)
        faces = [one.card for one in plays_of(answers) if one.card != RESERVE]
        has_reserve = any(one.card == RESERVE for one in plays_of(answers))
        # `If I play the 6 he has more` is a thought. Once a card is named `if he goes over it` is the plan.
        # Nor is the field given up at once where a card that cannot be played was to come before.
        is_later = self.has_other_card and entities[0].means("then")
        if not self.line and (is_later or is_conditional(entities)):
            return False
        faces_once = list(dict.fromkeys(faces))
        line = entities[0].line
        entities, is_his = without_other_side(at, entities, is_behind=bool(self.cards))
        if is_his:
            self._break(line)
            self.behind.is_his = True
        if not entities:
            return bool(self.cards)
        as_cards = with_cards(entities, dict(cards_named(entities, faces_once, has_reserve)))
        entities, passed = without_considered(as_cards)
        self.passed = self.passed or (as_cards[0].line if passed else 0)
        if not entities:
            return True
        named = dict(cards_named(entities, faces_once, has_reserve))
        cards = list(played(entities, named))
        if self._may_begin_anew() and (cards or gives_up_now(entities)) and is_instead(entities):
            # `I give up .. no, wait. C7!`
            self._begin_anew()
        if self.gives_up and not self.cards and cards:
            # `I concede. I need the jack elsewhere.`
            self.is_guess |= mean(entities, "play", "rather", "but") or is_row(entities)
            return True
        is_chosen = not cards and not self.cards and bool(cards := superlative(at, self.question, entities))
        may_stop = any(isinstance(one, q.Stop) for one in answers)
        gives_up = gives_up_now(entities) and (may_stop or bool(cards))
        if gives_up and not (cards or self.cards) and gives_up_behind(entities, faces_once):
            self.passed = line
            return True
        if mean(entities, "concede") and not gives_up and not cards and mean(entities, "not"):
            # `I do not give up!` says what is so anyhow, if nothing else was said before it.
            self.is_taken_back = self.is_taken_back or (self.gives_up and not self.cards)
            return True
        parts = plan_parts(entities, at.held(self.question.nation))
        if says(entities, "asking him") and mean(entities, "not", "no", "no more"):
            # `You need not ask before the 10 is gone` keeps no card.
            parts, gives_up = PlanParts(is_whole=False), False
        if not cards and not gives_up and not (self.cards and parts.clauses()):
            self._note_more(at, entities)
            if mean(entities, "lowest", "highest") and not self.passed:
                # `The lowest club, he is not worth more`: if nothing else answers it is asked about.
                self.passed = line
            self.has_other_card |= any(one.kind == Kind.CARD for one in entities)
            return bool(passed) or len(entities) < len(told)
        limits = any(is_limit(entities, place) for place in named)
        if not parts.is_whole or limits or (self.cards and parts.is_strange):
            self._break(entities[0].line)
        parts.is_low = parts.is_low and not (is_chosen and not mean(entities, "always", "then", "every"))
        is_more = any(not one.startswith("play ") for one in parts.clauses())
        self.behind.is_loose |= bool(self.cards or is_more or (gives_up and cards))
        self._go_on(parts)
        self.further += [entities[0].line] if self.line else []
        self.line = self.line or entities[0].line
        self.is_guess |= bool(cards) and not self.cards and is_guess(entities)
        self.is_guess |= bool(cards) and not self.cards and is_another(at, self.question, entities)
        if gives_up and not (cards or self.cards):
            is_open = is_at_other_loss(entities, -score_of(at, self.question))
            self.is_guess |= is_open or plays_first(entities) or gives_up_else(entities)
        if cards and self.cards and is_conclusion(entities):
            # `C7. No, C11.`
            self.cards, self.is_guess = [], False
        elif self.cards and not mean(entities, "then") and not set(cards) <= set(self.cards):
            # Of two cards one may have been meant in place of the other.
            self.is_guess |= self.was_corrected or prefers(entities)
        self.weighed += cards if is_weighed(entities) else []
        held = at.held(self.question.nation)
        for card in (one for one in cards if one not in parts.keep):
            # What is said twice of one card is said once: `my best card! the 9 of hearts`.
            if self.cards.count(card) < max(1, held.count(card)):
                self.cards.append(card)
        self.gives_up = self.gives_up or gives_up
        return True

    def add_settled(self, at: Situation, entities: Sequence[Entity]) -> bool:
        """Add a sentence that names a card, takes it back, and is left with one: `H6 ... no, make it H9`."""
        is_more = mean(entities, "then", "if", "keep", "concede")
        if is_more or any(one.kind is Kind.CITY for one in entities):
            return False
        faces = self.playable(at)
        named = with_cards(entities, dict(cards_named(entities, faces, has_reserve=False)))
        rest, passed = without_considered(named)
        left = {*played(rest, dict(cards_named(rest, faces, has_reserve=False)))}
        return bool(passed) and len(left) == 1 and self.add(at, entities)

    def playable(self, at: Situation) -> tuple[str, ...]:
        """The cards that the question leaves, apart from Reserves."""
        return playable(at, self.question)

    def add_told(self, at: Situation, told: Told, entities: Sequence[Entity]) -> bool:
        """Add what a sentence tells that was read whole; False unless its cards can all be played, and one
        of them comes first."""
        line = entities[0].line
        if told.order and not (told.play or told.pick or self.cards or told.concedes):
            # `Always the lowest that puts us ahead, 25 points at most` chooses the first card, too.
            enough = says(entities, "puts ahead") or mean(entities, "enough")
            picks = {"high": "highest", "zero": "level"}
            is_never_level = says(entities, "no longer behind") and not chosen(at, self.question, "level")
            if told.order == "zero" and is_never_level:
                picks["zero"] = "enough"
            told = replace(told, pick=picks.get(told.order, "enough" if enough else "lowest"))
        if told.pick in PICKED_EACH_TIME and self.cards and not (told.play or told.order):
            told = replace(told, order=PICKED_EACH_TIME[told.pick], pick="")
        if told.pick:
            picked = chosen(at, self.question, told.pick)
            if not picked and told.pick == "level":
                self.passed = line
                return True
            if self.cards or not picked or not fits_name(entities, picked[0]):
                return False
            # `The lowest that works, so that must be the 11`
            further = told.play[1:] if told.play[:1] == picked else told.play
            told = replace(told, play=[*picked, *further], pick="")
        answers = legal(at.game, self.question)
        can_play = {f"{RESERVE}{one.value}" if one.card == RESERVE else one.card for one in plays_of(answers)}
        if told.dear and not (told.is_dear_alone and (self.cards or told.play)):
            return False
        is_stop = self._stops(at, told) and any(isinstance(one, q.Stop) for one in answers)
        is_instead_told = is_stop or len(told.play) == 1
        if self._may_begin_anew() and is_instead_told and not told.unplayed:
            self._begin_anew()
        elif told.corrects or told.unplayed:
            is_clear = self._take_back(told, line)
            if not is_clear or not told.clauses():
                return True
        if self.gives_up and told.clauses()[:1] == [f"keep {' '.join(told.keep)}"]:
            # `I concede. I need the jack elsewhere.`, `D8, then I give up. I need the D7.`
            if not set(told.keep).isdisjoint(self.cards):
                self._break(line)
            self.keep += told.keep if self.cards else []
            return True
        if self.gives_up and not self.cards and told.clauses() == ["concede"]:
            # `I give up. For two men I burn no heart.`
            return True
        if not (self.line or is_stop) and is_plan_alone(told, entities):
            # `Give up at a loss of 2 or less` is a plan for this fight, in which more may be lost now.
            self.line, self.more = line, told.clauses()
            return True
        if told.clauses() == ["fight"] and not self.passed:
            self.passed = line
        begins = bool(told.play or self.cards) or is_stop
        if not begins or self.gives_up or self.has_other_card or not can_play.issuperset(told.play):
            return False
        if not self._has(at, [*self.cards, *told.play]):
            return False
        if told.at_once and self.cards[1:]:
            # The cards would be played first, whatever it costs by then.
            self._break(line)
        self.is_guess |= is_stop and not self.cards and gives_up_else(entities)
        self.further += [line] if self.line else []
        self.line = self.line or line
        self.cards += told.play
        self.dear = (told.when, " ".join(told.dear)) if told.dear else self.dear
        self.keep += told.keep
        self.no_reserve = self.no_reserve or bool(told.keep and told.no_reserve)
        self.gives_up = told.concedes or (is_stop and not self.cards)
        if told.is_till_none and set(self.playable(at)) <= set(self.cards):
            # `The 11, then the 7 and the 6. When the clubs are spent I give up.`
            told = replace(told, fights=False)
        own = ("play ", "keep ", "concede")
        self.more += [one for one in told.clauses() if one == "keep R" or not one.startswith(own)]
        if told.is_answering and told.clauses() == ["ask"]:
            # `We fight on, with S3. If he answers ask me.` plays no further card unasked.
            self.more = [one for one in self.more if one != "fight"]
        return True

    def _stops(self, at: Situation, told: Told) -> bool:
        """Whether a sentence gives up at once, perhaps with what that costs: `I take the loss of two`."""
        costs = not self.cards and told.clauses() == [f"loss {-score_of(at, self.question)}"]
        clauses = [one for one in told.clauses() if not one.startswith(("loss ", "keep "))]
        return costs or (told.concedes and clauses in ([], ["concede"]))

    def _has(self, at: Situation, cards: Sequence[str]) -> bool:
        """Whether the nation holds all these cards, each as often as it is named."""
        held = Counter(at.held(self.question.nation))
        return all(count <= held[face] for face, count in Counter(faces_of(cards)).items())

    def _take_back(self, told: Told, line: int) -> bool:
        """Take back the card said before; False, and nothing is played, if it is open what is meant then."""
        is_open = told.corrects and (len(self.cards) > 1 or bool(self.keep or self.more or self.gives_up))
        self.cards = [] if told.corrects else [one for one in self.cards if one not in told.unplayed]
        if is_open or not (told.play or self.cards):
            self.forget()
            self.passed = line
            return False
        return True

    def _note_more(self, at: Situation, entities: Sequence[Entity]) -> None:
        """Note that a sentence which was not read goes on with the fight: `When both are gone I go.`"""
        if self.cards and self.is_whole and tells_on(at, entities):
            self._break(entities[0].line)

    def correct(self) -> None:
        """Play nothing of what is said so far: it was put right in words that were not read."""
        self.forget()
        self.was_corrected = True

    def forget(self) -> None:
        """Play nothing: what was said of the cards is taken back in part, or may be."""
        self.line, self.cards, self.gives_up = 0, [], False

    def _may_begin_anew(self) -> bool:
        """Whether one thing only was said before `no, wait`: of a whole plan it is open what is kept."""
        said = len(self.cards) + self.gives_up + len(self.keep) + len(self.more)
        return self.is_taken_back and said <= 1

    def _begin_anew(self) -> None:
        """Forget what was said before `no, wait`: what is to be done instead is clear."""
        self.forget()
        self.keep, self.more, self.is_guess, self.is_taken_back = [], [], False, False

    def _break(self, line: int) -> None:
        self.is_whole = False
        self.broken = self.broken or line

    def _go_on(self, parts: PlanParts) -> None:
        """Add what a sentence says of the rest of the fight."""
        self.gives_up = self.gives_up or parts.concedes
        self.keep += [card for card in parts.keep if card not in self.keep]
        self.no_reserve = self.no_reserve or parts.no_reserve
        self.fights, self.is_low = self.fights or parts.fights, self.is_low or parts.is_low
        self.most = self.most or parts.loss

    def _is_elsewhere(self, at: Situation, entities: Sequence[Entity]) -> bool:
        """Whether a sentence is about another fight, or follows one that is."""
        combat = at.game.stage.combat
        names = {at.piece(one) for one in entities if one.kind == Kind.PIECE}
        fighting = {name for name in names if name in at.rules.generals}
        if combat is not None and fighting:
            cities = (combat.city_of(side) for side in (combat.attacker, combat.defender))
            here = {name for city in cities for name in at.game.generals_at(city)}
            is_other = len(fighting & here) * 2 < len(fighting)
            # `Fritz surely has plenty of them. We give up.` only tells of somebody.
            is_talk = not any(at.is_own(str(one)) for one in fighting) and not mean(entities, *OF_FIGHTS)
            if is_other and is_talk:
                return True
            self.is_over = is_other
        return self.is_over

    def order(self, at: Situation, out: Outcome, *, has_plan: bool) -> None:
        """Add the answer, and a plan for the rest of the fight if more is said; whether the letter has one in
        its own form."""
        if not self.line and self.passed:
            out.doubt(self.passed, Why.FIGHT)
        if not self.line:
            return
        number, nation = self.question.number, self.question.nation
        is_open = self.cards[1:] and self.cards[0] in self.weighed
        if self.more and not (self.cards or self.gives_up or self.passed or self.is_taken_back):
            self._take_plan(at, out, self.more)
            return
        if is_open or (not self.cards and not self.gives_up):
            out.doubt(self.line, Why.FIGHT)
            return
        first = f"play {self.cards[0]}" if self.cards else "concede"
        if self.is_taken_back:
            out.doubt(self.line, Why.FIGHT)
            return
        if self.is_guess:
            out.doubt(self.line, Why.FIGHT, f"answer {number}: {first}" if len(self.cards) == 1 else "")
            return
        size, rest = out.size, self._rest()
        out.take(self.line, nation, f"answer {number}: {first}")
        if self.cards and not (self.dear[0] or has_plan) and self._weigh(at, out, rest, size):
            return
        if not self.is_whole and self.cards:
            # The card is on file: what is asked back is all that was said of the rest of the fight.
            for line in sorted({self.broken, *self.further}):
                out.doubt(line, Why.FIGHT)
            return
        if rest:
            self._take_plan(at, out, rest)
        if self.dear[0]:
            self._take_plan(at, out, [f"play {self.dear[1]}"], self.dear[0])

    def _rest(self) -> list[str]:
        """The clauses of all that was read of the rest of the fight."""
        rest = [f"play {' '.join(self.cards[1:])}"] if self.cards[1:] else []
        kept = [*self.keep, RESERVE] if self.keep and KEEP_RESERVES in self.more else self.keep
        self.more = [one for one in self.more if not kept or one != KEEP_RESERVES]
        rest += [f"keep {' '.join(kept)}"] if kept and self.cards else []
        rest += ["fight"] if self.fights and self.cards else []
        rest += ["low"] if self.is_low and self.cards else []
        rest += ["reserve no"] if self.no_reserve and self.cards else []
        rest += [f"loss {self.most}"] if self.most and self.cards else []
        rest += self.more if self.cards else []
        is_limited = self.most or any(one.startswith(("loss", "settle")) for one in self.more)
        rest += ["concede"] if self.gives_up and self.cards and not is_limited else []
        return giving_up_at_last(rest)

    def _weigh(self, at: Situation, out: Outcome, rest: Sequence[str], size: int) -> bool:
        """Whether the rest of the fight is told, or asked about, by the weight of what is said behind the
        card; `rest` was read of it, when the letter had come to so much."""
        told = rest if self.is_whole else None
        plans = self.behind.plans(at, self.question, self.cards[0], told, out, size)
        for when, clauses in plans or ():
            self._take_plan(at, out, clauses, when)
        return plans is not None

    def _take_plan(self, at: Situation, out: Outcome, clauses: Sequence[str], when: str = "") -> None:
        """Add a plan for the rest of the fight, perhaps on a condition."""
        nation, combat = self.question.nation, at.game.stage.combat
        if combat is not None:
            own = at.game.generals_at(combat.city_of(nation))
            enemy = at.game.generals_at(combat.city_of(combat.enemy(nation)))
            head = f"battle {own[0]} > {enemy[0]}{' if ' if when else ''}{when}"
            out.take(self.line, nation, f"{head}: {', '.join(clauses)}")
