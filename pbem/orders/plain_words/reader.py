"""Sentences to orders: who goes where, who attacks whom, what is bought, what answers an open question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.orders.plain_words import proposals
from pbem.orders.plain_words.answers.boasts import is_boast, without_amazement
from pbem.orders.plain_words.answers.fight_answer import FightAnswer
from pbem.orders.plain_words.answers.later_retreats import read_later
from pbem.orders.plain_words.answers.reconsidered import reconsidered
from pbem.orders.plain_words.answers.retreat_answer import RetreatAnswer
from pbem.orders.plain_words.answers.score_told import is_score
from pbem.orders.plain_words.beaten import doubt_beaten, read_beaten
from pbem.orders.plain_words.buying.for_whom import bought_beside, with_buyer_told
from pbem.orders.plain_words.buying.other_card import with_other_card
from pbem.orders.plain_words.buying.purchases import Purchases
from pbem.orders.plain_words.buying.told_apart import bought_apart
from pbem.orders.plain_words.commenting.asides import without_asides
from pbem.orders.plain_words.commenting.strengths import compares_strength, tells_how_many
from pbem.orders.plain_words.correcting.corrections import Corrections
from pbem.orders.plain_words.correcting.denied import read_denied
from pbem.orders.plain_words.correcting.denied_names import doubt_denied_ways, without_denied
from pbem.orders.plain_words.correcting.dropped import read_dropped
from pbem.orders.plain_words.correcting.second_thoughts import SecondThoughts
from pbem.orders.plain_words.correcting.taken_back import TakenBack
from pbem.orders.plain_words.correcting.told_anew import ToldAnew
from pbem.orders.plain_words.cutting.clauses import clauses
from pbem.orders.plain_words.cutting.sentence_parts import apart, parts, without_remarks
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.depending.branches import BranchReader
from pbem.orders.plain_words.depending.cities_left import doubt_half_ways
from pbem.orders.plain_words.depending.conditional_moves import read_conditional, stays_else
from pbem.orders.plain_words.depending.conditions import next_condition
from pbem.orders.plain_words.depending.falling_back import read_fall_backs
from pbem.orders.plain_words.depending.premises import Premise
from pbem.orders.plain_words.depending.told_apart import told_apart
from pbem.orders.plain_words.depending.unread import ask_what_depends, read_each
from pbem.orders.plain_words.discarding.beside_purchases import discard_apart
from pbem.orders.plain_words.discarding.discards import read_discard, read_discard_alone
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.attack_plans import doubt_cards_left, read_with_plan
from pbem.orders.plain_words.fighting.attack_words import doubt_bare_attack
from pbem.orders.plain_words.fighting.beside_answer import plan_beside
from pbem.orders.plain_words.fighting.both_fights import read_both_fights
from pbem.orders.plain_words.fighting.cases_read import goes_on_with_cases, read_cases
from pbem.orders.plain_words.fighting.duels import put_in_order, read_duels
from pbem.orders.plain_words.fighting.fought_first import put_first, with_first
from pbem.orders.plain_words.fighting.loose.told_loosely import doubt_passed_over, read_loosely
from pbem.orders.plain_words.fighting.plans_of_him import doubt_plan_of_him
from pbem.orders.plain_words.fighting.prose_plans import read_prose
from pbem.orders.plain_words.fighting.retreats_told import lengthens_wish, read_wish
from pbem.orders.plain_words.lines.quotations import Quotations
from pbem.orders.plain_words.losers import read_loser
from pbem.orders.plain_words.marching.against import read_against
from pbem.orders.plain_words.marching.along import doubt_along
from pbem.orders.plain_words.marching.attacked import attack_on_him
from pbem.orders.plain_words.marching.cities_passed_over import doubt_cities_passed_over
from pbem.orders.plain_words.marching.clause_reader import ClauseReader
from pbem.orders.plain_words.marching.order_of_moves import OrderOfMoves
from pbem.orders.plain_words.marching.returns import doubt_returns
from pbem.orders.plain_words.marching.told_loosely import march_loosely
from pbem.orders.plain_words.marching.weighed.by_weight import Before, MarchesByWeight
from pbem.orders.plain_words.naming.as_meant import as_meant
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.naming.nation_letters import is_cry
from pbem.orders.plain_words.outcome import ABOUT_CARDS, Doubt, Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import FightPlans
from pbem.orders.plain_words.plans.general_plans import GeneralPlans
from pbem.orders.plain_words.plans.joined import join_plans
from pbem.orders.plain_words.plans.plan_advice import advise
from pbem.orders.plain_words.plans.sums_of_fights import read_sum_of_fights
from pbem.orders.plain_words.referring.partners import doubt_partner, has_partners
from pbem.orders.plain_words.referring.who import pieces_of
from pbem.orders.plain_words.remainder import is_about_fight, is_plan_left, is_sentence_left
from pbem.orders.plain_words.remarks.addressing import is_request
from pbem.orders.plain_words.remarks.asked_first import read_asked_first
from pbem.orders.plain_words.remarks.called import Called, doubt_others
from pbem.orders.plain_words.remarks.detached import doubt_detached
from pbem.orders.plain_words.remarks.headings import begins_part, without_both
from pbem.orders.plain_words.remarks.idle_parts import without_idle_parts
from pbem.orders.plain_words.remarks.lasting import without_lasting
from pbem.orders.plain_words.remarks.later_part import read_for_later, tells_next_turn, without_later_part
from pbem.orders.plain_words.remarks.messages import read_message
from pbem.orders.plain_words.remarks.no_choice import read_no_choice
from pbem.orders.plain_words.remarks.of_letter import final_from, read_of_letter
from pbem.orders.plain_words.remarks.orders_later import read_orders_later
from pbem.orders.plain_words.remarks.other_turn import read_other_turn
from pbem.orders.plain_words.remarks.plain_remarks import is_plain_remark
from pbem.orders.plain_words.remarks.rest_stands import without_rest
from pbem.orders.plain_words.remarks.tales import doubt_guess
from pbem.orders.plain_words.remarks.unheard import is_sum
from pbem.orders.plain_words.remarks.void_orders import VoidPlans, doubt_void
from pbem.orders.plain_words.sharing.set_up_left import ask_about_troops
from pbem.orders.plain_words.sharing.set_up_shares import SetUpShares
from pbem.orders.plain_words.sharing.transfers import read_transfer, read_troops, transfer_apart
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.all_but import read_all_but
from pbem.orders.plain_words.staying.at_rest import read_at_rest
from pbem.orders.plain_words.staying.beside_him import StaysBeside
from pbem.orders.plain_words.staying.holding import order_holds
from pbem.orders.plain_words.telling.announced import sits_in_train, speaks_of_moves
from pbem.orders.plain_words.telling.left_out import leave_out_tale
from pbem.orders.plain_words.telling.partings import Partings
from pbem.orders.plain_words.tokens import tokens_of


class Reader:
    """Reads the sentences of one letter, in order. What they come to is in `out`."""

    def __init__(self, game: Game, player: str) -> None:
        self.at = Situation(game, player)
        self.namer = Namer(self.at)
        self.out = Outcome()
        self.purchases = Purchases()
        self.corrections = Corrections(self.at, self.out)
        self.thoughts = SecondThoughts(self.at, self.out)
        self.shares = SetUpShares()
        self.plans = FightPlans()
        self.general = GeneralPlans()
        self.taken_back = TakenBack()
        self.called = Called()
        question = self.at.question(q.PLAY)
        self.fight = FightAnswer(question) if question else None
        retreat = self.at.question(q.RETREAT)
        self.retreat = RetreatAnswer(retreat) if retreat else None
        told = (self.plans, self.general, self.purchases)
        answers = lambda: [one for one in (self.fight, self.retreat, *told) if one]  # noqa: E731
        self.branches = BranchReader(self.at, self.out, self.corrections, self._read, answers)
        self.doubtful: set[str | None] = set()
        """The nations of whose pieces something is told that was not read: they are not said to hold."""
        self.held = tuple(face for nation in self.at.nations for face in self.at.held(nation))
        """The cards of all nations of the writer."""
        self.told = ClauseReader(self.at, self.out, self.shares, self.plans)
        """Reads clauses, and knows of the ones before."""
        self.by_weight = MarchesByWeight(self.at, self.out)
        self.partings = Partings()
        self.beside = StaysBeside()
        self.premise = Premise()
        self.depends = False
        """Whether the sentence before sets a condition, or was asked back."""
        self.anew = ToldAnew(self.at, self.out)
        self.in_order = OrderOfMoves(self.at, self.out, self.corrections, self.told, self._read)
        self.quotations = Quotations(self.at, self.namer)
        self.is_cried = False
        """Whether the sentence that is read ends with an exclamation mark."""
        self.void = VoidPlans()
        self.boasts: list[tuple[int, str]] = []
        """What was said for show while a fight asks for a card, each with its line."""

    def examples_of(self, number: int, text: str) -> tuple[str, ...]:
        """Examples of the orders that a line may be which was not read."""
        return proposals.examples_of(self.namer.entities(tokens_of(number, text)), self.at)

    def heard(self, sentence: Sentence) -> list[Entity]:
        """What a sentence names, as its writer means it."""
        named = self.namer.entities(sentence.tokens)
        return as_meant(self.at, named, self.at.held_by_those(named))

    def read(self, sentence: Sentence) -> None:
        """Read one sentence."""
        meant, self.is_cried = self.heard(sentence), sentence.is_cry
        heard = self.called.hear(self.at, sentence, meant)
        if not heard or is_sum(heard) or speaks_of_moves(self.at, heard) or sits_in_train(heard):
            return
        is_remark = self.fight is None and (compares_strength(heard) or tells_how_many(self.at, heard))
        if is_remark and any(one.kind is Kind.PIECE and not self.at.own_piece(one) for one in heard):
            self.at.note_names(heard)
        if is_remark or (sentence.is_cry and is_cry(heard)):
            return
        self.at.note_names(heard)
        if self.fight:
            self.fight.hear(meant, sentence.text, self.out.size)
        entities = with_first(self.at, with_other_card(self.at, without_idle_parts(self.at, heard)))
        self.out.saying, entities, self.out.lasts = sentence.text, *without_lasting(entities)
        entities = self.premise.built_on(without_both(self.at, entities), self.out)
        entities = without_later_part(entities, self.out)
        if sentence.is_question and not is_request(self.at, self.namer.entities(sentence.tokens)):
            self.quotations.end()
            self.corrections.ask(entities)
            if any(one.kind is Kind.PIECE for one in entities):
                self.corrections.note(())
            self.anew.note(entities, self.out.orders, len(self.out.doubts), is_question=True)
            return
        if not (entities := self.void.without(self.at, self.anew.meant(entities), self.out)):
            return
        if has_partners(sentence) and doubt_partner(self.namer.entities(sentence.tokens), entities, self.out):
            self.doubtful.add(self.at.nation)
            return
        if self.at.sets_up:
            self.shares.hear(self.at, self.namer.entities(sentence.tokens))
        spoken_of, known, size = self.at.nation, len(self.out.doubts), self.out.size
        plans, before = len(self.general.found), self.told.pieces
        orders, where = self.out.orders.copy(), dict(self.at.where)
        him, state = self.told.generals_near(entities), (orders, plans, known, size)
        is_right = self.purchases.put_right(self.at, entities, self.out)
        if not is_right and self.thoughts.hear(entities):
            self.told.note(entities)
        elif not is_right:
            for part in bought_apart(self.at, apart(entities)):
                for chunk in discard_apart(self.at, part, self.out):
                    for whole in transfer_apart(self.at, chunk):
                        read_each(told_apart(self.at, whole), self.out, self._read_again)
        read_loosely(self.at, entities, (self.general, self.plans), self.out, him, state)
        march_loosely(self.at, entities, self.out, len(orders), known, self._read)
        start = self.by_weight.hear(meant, Before(orders, known, size, where, him))
        orders, known, where = list(start.orders), start.doubts, dict(start.where)  # marches change both
        doubt_denied_ways(entities, self.out, self.at.city, len(orders))
        doubt_along(self.at, entities, self.out, len(orders))
        doubt_cities_passed_over(self.at, entities, self.out, (len(orders), known), where)
        attack_on_him(self.at, entities, self.out, len(orders))
        if any(doubt(self.at, entities, self.out, len(orders)) for doubt in (doubt_returns, doubt_beaten)):
            self.at.where = where
        doubt_bare_attack(self.at, entities, self.out, len(orders))
        doubt_void(entities, self.out, len(orders))
        doubt_cards_left(entities, self.out, len(orders))
        self.general.keep_whole(entities, self.out, plans, size)
        self.general.said |= dict.fromkeys(self.general.found[plans:], (sentence.text, self.out.lasts))
        ask_about_troops(self.at, entities, self.out, size)
        doubt_others(self.at, entities, self.out, len(orders))
        if doubt_guess(self.at, self.out, entities, orders) or doubt_half_ways(
            self.at, self.out, entities, (orders, where, known), before
        ):
            self.at.where = where
        is_case = self.plans.cases is not None and self.plans.cases.size == self.out.size
        depends = self.depends and not is_case
        doubt_detached(self.at, self.out, self.general, entities, (orders, plans), depends=depends)
        self.thoughts.heard(entities, len(self.out.doubts) - known)
        self.anew.note(entities, list(orders), known, is_question=False)
        put_first(entities, self.out, orders, self.in_order.done)
        self.corrections.note([one for one in self.out.orders if one not in orders])
        is_corrected = any(one.why is Why.CORRECTION for one in self.out.doubts[known:])
        if is_corrected and any(one.kind is Kind.CARD for one in entities):
            self.purchases.doubt_cards(entities[0].line)
            if self.fight:
                # What is played cannot be taken back.
                self.fight.correct()
        self.in_order.go_on()
        if len(self.out.orders) > len(orders):
            join_plans(self.out)
        new = self.out.doubts[known:]
        self.depends = bool(new) or (mean(entities, "if", "should", "unless") and not is_case)
        self.branches.hear(entities, is_talk=self.out.size - size == len(new))
        if self.out.size - size == len(new) or any(one.why is Why.FIGHT for one in new):
            fights = self.fight is not None
            advise(self.at, self.out, self.plans, entities, known, self.held, self.told.pieces, fights=fights)
        if self.told.is_near(entities):
            ask_what_depends(self.at, entities, before, self.out, state)
        if leave_out_tale(self.at, self.out, entities, known, size, orders) and not self.answering:
            self.boasts.append((entities[0].line, self.out.saying))
        doubt_passed_over(self.at, entities, self.general, self.out, state)
        self.premise.hear(self.at, entities, sentence.text)
        self.beside.hear(self.at, entities, before, self.out)
        if len(self.out.doubts) == known:
            return
        taken, new = len(self.out.orders) > len(orders), self.out.doubts[known:]
        self.out.doubts[known:] = proposals.completed(self.at, entities, new, is_taken=taken)
        self.partings.hear(self.at, entities, self.out.doubts[known:])
        self.premise.doubts = self.out.doubts[known:]
        if any(one.why not in ABOUT_CARDS for one in new):
            self.doubtful |= {spoken_of, self.at.nation}

    def _read_again(self, entities: list[Entity]) -> None:
        """Read a sentence that may take back the answer in a fight which it begins with."""
        for one in reconsidered(entities) if self.fight else [entities]:
            if self.fight:
                self.fight.reconsider(one)
            self._read(one)

    def _read(self, entities: list[Entity]) -> None:
        self.quotations.end()
        if end := final_from(entities):
            self._read(entities[:end])
            entities = entities[end:]
        if both := bought_beside(self.at, entities):
            march, entities = both
            self._read(march)
        if self.fight and (end := plan_beside(self.at, entities)):
            self._read(entities[:end])
            entities = entities[end + 1 :]
        if read_of_letter(self.at, entities, self.out, fights=self.fight is not None):
            return
        if is_score(self.at, entities):
            self.out.parts += 1
            return
        if is_boast(self.at, entities, self.is_cried):
            self.boasts.append((entities[0].line, self.out.saying))
            self.out.parts += 1
            return
        if not (entities := without_amazement(self.at, entities)):
            self.out.parts += 1
            return
        if not (entities := without_rest(self.at, entities, self.out)):
            return
        remarks = (self.taken_back.read, read_message, read_dropped, read_asked_first, read_denied)
        later = (read_at_rest, tells_next_turn, read_for_later, read_other_turn, read_orders_later)
        rules = (read_no_choice, read_sum_of_fights)
        is_read = any(read(self.at, entities, self.out) for read in (*remarks, *later, *rules))
        is_bare = all(one.kind in (Kind.OTHER, Kind.MARK) and one.text != ":" for one in entities)
        if is_read or is_bare:
            return
        if deed := read_all_but(self.at, entities, self.out):
            self._read(deed)
            return
        him = self.told.generals_near(entities)
        is_placed = self.in_order.read(entities) or begins_part(self.at, entities, self.out)
        if is_placed or read_with_plan(self.at, entities, self.out, self._read, him):
            return
        if read_against(self.at, entities, self.out) or lengthens_wish(self.at, entities, self.out):
            return
        if (self.fight or mean(entities[:1], "if", "should")) and self._read_prose(entities, him):
            return
        if self.branches.read(entities) or read_fall_backs(
            self.at, entities, self.out, self.corrections, self._read
        ):
            self.plans.note(self.out)
            return
        entities = with_buyer_told(self.at, entities, him)
        readers = (self.purchases.read_trade, read_transfer, stays_else)
        is_discard = read_discard_alone(self.at, without_remarks(entities), self.out)
        if is_discard or any(read(self.at, entities, self.out) for read in readers):
            self.told.note(entities)
            return
        if self._read_prose(entities, him) or self.corrections.limit(entities):
            return
        if self.retreat and read_later(self.at, entities, self.out, self.retreat):
            return
        is_answer = self.retreat and self.retreat.read(self.at, entities)
        if is_answer or (self.fight and self.fight.add_settled(self.at, entities)):
            self.out.parts += 1
            return
        if read_wish(self.at, entities, self.out, self.plans.fought(self.at), self.general.attacks):
            return
        known = len(self.out.orders)
        if self.corrections.read(without_remarks(entities), self._read):
            if len(self.out.orders) <= known:
                self.told.note(entities)
            return
        told = without_denied(entities)
        is_narrowed = len(told) < len(entities)
        entities = without_asides(self.at, told, self.out)
        if (end := next_condition(self.at, entities)) and not self.at.sets_up:
            self._read(entities[:end])
            entities = entities[end:]
            if self.branches.read(entities):
                return
        if read_beaten(self.at, entities, self.out):
            return
        if read_loser(self.at, entities, self.out, asked=self.retreat is not None, is_narrowed=is_narrowed):
            return
        if self.fight and self.fight.add(self.at, entities):
            self.out.parts += 1
            return
        is_this = mean(entities, "this fight")
        fight = self.plans.fight_meant(self.at, (), ()) if is_this else self.plans.meant(entities, self.out)
        is_apart = is_this or not self.plans.goes_further(entities) or mean(entities, "every")
        is_below = not is_this and self.plans.is_below(self.at, entities, self.out)
        read_general = partial(self.general.read, self.at, entities, self.out, fight, is_below=is_below)
        him = self.told.generals_near(entities)
        if is_apart and (doubt_plan_of_him(self.at, entities, self.out, him) or read_general()):
            return
        size, doubts, known = self.out.size, len(self.out.doubts), len(self.out.orders)
        left = [one for part in parts(self.at, entities) if not self._read_part(part) for one in part]
        if not left or len(self.out.doubts) > doubts:
            return
        said, is_silent = [one.text for one in self.out.orders], self.out.size == size
        if is_silent and self.plans.goes_on(entities):
            self.plans.unsay(self.out)
        elif is_sentence_left(left, said, is_silent=is_silent) and not is_plain_remark(self.at, left):
            self.out.doubt(entities[0].line, Why.LEFT)
        elif is_plan_left(entities, said[known:]) and not self.at.sets_up:
            self.out.doubt(entities[0].line, Why.FIGHT)
        if not is_silent:
            self.plans.is_open = False

    def _read_prose(self, entities: Sequence[Entity], him: Sequence[str]) -> bool:
        if read_both_fights(self.at, entities, self.out):
            return True
        told = (self.general, self.plans)
        if goes_on_with_cases(entities, self.plans, self.out):
            return read_cases(self.at, entities, *told, self.out, him)
        is_read = read_prose(self.at, entities, *told, self.fight, self.out, him)
        return is_read or read_cases(self.at, entities, *told, self.out, him)

    def _read_part(self, entities: Sequence[Entity]) -> bool:
        """Read a sentence, or what of it is about one kind of order; whether all of it was used."""
        if not self.at.sets_up and read_troops(self.at, entities, self.out):
            self.told.note(entities)
            return True
        if (
            read_duels(self.at, entities, self.out)
            or put_in_order(self.at, entities, self.out, self.in_order.done)
            or read_discard(self.at, entities, self.out)
            or self.purchases.read(self.at, entities, self.out)
            or self.plans.read(self.at, entities, self.out)
            or read_conditional(self.at, entities, partial(pieces_of, self.at), self.out)
        ):
            return True
        size = self.out.size
        for clause in clauses(self.at, entities):
            self.told.read(clause, fights=self.fight is not None)
        if self.out.size == size and is_about_fight(entities):
            self.out.doubt(entities[0].line, Why.FIGHT)
        return False

    def answered(self, number: int, *, plays: bool) -> None:
        """A question is answered by an order as it stands, which may play a card."""
        if self.fight and self.fight.question.number == number:
            self.plans.playable = self.fight.playable(self.at) if plays else ()
            self.fight = None
        if self.retreat and self.retreat.question.number == number:
            self.retreat = None

    @property
    def answering(self) -> set[int]:
        """The lines that answer an open question; their orders are given at the end of the letter."""
        return {one.line for one in (self.fight, self.retreat) if one} - {0}

    def finish(self, staged: frozenset[str], *, amends: bool) -> None:
        """Add what only the whole letter tells. The nations that are `staged` have orders for their stage
        which were not read here; whether the letter adds to an earlier one."""
        self.in_order.finish()
        self.out.lasts = False
        self.taken_back.order(self.out, has_orders=bool(staged))
        self.out.saying = ""
        self.shares.order(self.at, self.out)
        self.purchases.order(self.at, self.out)
        self.out.saying = ""
        if self.fight:
            self.fight.order(self.at, self.out, has_plan=bool(self.general.written))
        if self.retreat:
            self.retreat.order(self.at, self.out)
        if (self.fight or self.retreat) and not self.answering:
            # With nothing else said of it they may be the answer.
            self.out.doubts += [Doubt(line, Why.FIGHT, said=said) for line, said in self.boasts]
        self.general.order(self.out)
        self.void.settle(self.out)
        ordered = staged | {one.nation for one in self.out.orders}
        if sent := [line for nation, line in self.out.as_sent.items() if nation in ordered]:
            self.out.take(sent[0], "", "amend")
        self.partings.settle(self.at, self.out)
        self.doubtful |= self.beside.settle(self.at, self.out)
        self.by_weight.finish()
        self.corrections.settle()
        order_holds(self.at, self.out, staged | self.doubtful, amends=amends)
        like = proposals.examples_of((), self.at)
        self.out.doubts[:] = [proposals.with_examples(one, like) for one in self.out.doubts]
