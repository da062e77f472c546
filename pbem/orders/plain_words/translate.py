"""A letter's lines in the orders language: orders as they stand, the other lines as they are meant."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.standing import StandingOrder
from pbem.orders.languages.words import verb_of
from pbem.orders.names.name_book import book
from pbem.orders.plain_words.cutting.sentences import Sentence, leads_to_next
from pbem.orders.plain_words.depending.broken_lines import begins_item, breaks_off
from pbem.orders.plain_words.fighting.told import told_in
from pbem.orders.plain_words.line_check import is_clear, nation_ordered
from pbem.orders.plain_words.lines.absence import EXAMPLE, absence, is_vague
from pbem.orders.plain_words.lines.accepted import accepted
from pbem.orders.plain_words.lines.additions import addition, amend_in, head_for, names_own
from pbem.orders.plain_words.lines.answered import answering, without_heads
from pbem.orders.plain_words.lines.better_told import faulty_lines
from pbem.orders.plain_words.lines.bracketed import names_city_in_brackets, without_told_again
from pbem.orders.plain_words.lines.dictated import told_apart
from pbem.orders.plain_words.lines.form_lines import with_those_who_stay
from pbem.orders.plain_words.lines.in_brackets import doubts_and_plans, read_brackets
from pbem.orders.plain_words.lines.list_heads import without_list_heads
from pbem.orders.plain_words.lines.plan_behind import with_plans_apart
from pbem.orders.plain_words.lines.plan_lines import names_enemy_alone
from pbem.orders.plain_words.lines.plans_inside import denies, of_the_attack, plans_in
from pbem.orders.plain_words.lines.remark_behind import doubt_remark
from pbem.orders.plain_words.lines.respelling import is_limited
from pbem.orders.plain_words.lines.standing_heads import Shared, is_for_both, standing_head, standing_in
from pbem.orders.plain_words.lines.versions import versions
from pbem.orders.plain_words.lines.whole_lines import blocks, whole_lines, without_note
from pbem.orders.plain_words.lines.written import WrittenLines
from pbem.orders.plain_words.marching.to_attack import go_where_they_attack
from pbem.orders.plain_words.outcome import Doubt, Why
from pbem.orders.plain_words.plans.plan_heads import with_plans_in_lists
from pbem.orders.plain_words.reader import Reader
from pbem.orders.plain_words.remarks.signature import signature
from pbem.orders.plain_words.remarks.taken_order import takes_order_back
from pbem.orders.plain_words.remarks.unheard import doubt_unheard
from pbem.orders.plain_words.staying.holding import stays_after_all
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.translation import NumberedLine, Translation
from pbem.orders.reading.parse import LineReader, plain_line
from pbem.orders.reading.proposal import Proposal

MOST_CHARS, PER_LINE = 3_000, 25
"""So much of a letter's own words is read as sentences, a line counting for so much more than it holds, the
rest only as orders: more than a full page, twice as much as the longest letter that anybody has written."""

QUOTED = 6
"""So many quoted lines right above tell what a line is about."""

AMEND = "amend"
"""The line that has a letter add to earlier ones."""

YES_OR_NO = (q.OFFENSIVE, q.EVADE, q.FATE)
"""Questions that a lone `yes` may answer."""


def translate(
    game: Game, player: str, own: Sequence[NumberedLine], quoted: Iterable[NumberedLine], reader: LineReader,
    proposed: Sequence[Proposal] = (),
) -> Translation:  # fmt: skip
    """The lines that a player wrote himself; those that he quotes tell what the ones below them are about.
    `reader` tells which lines are orders as they stand, and `proposed` is what his last receipt proposed."""
    return _Translating(game, player, reader, proposed).all(own, quoted)


class _Translating:
    def __init__(self, game: Game, player: str, lines: LineReader, proposed: Sequence[Proposal] = ()) -> None:
        self.proposed = proposed
        self.reader, self.read_line = Reader(game, player), lines.read
        self.written = WrittenLines(self.reader, book(game.rules), lines.read)
        self.standing_in = partial(standing_in, lines.read, self.reader.at)
        self.waiting: list[NumberedLine] = []
        """Lines that are no orders as they stand, and may be part of one sentence."""
        self.joined: set[int] = set()
        """The lines that go on with a condition or a denial in which the line above them breaks off."""
        self.signed: frozenset[int] = frozenset()
        """The lines below the last order in which nobody but the writer is named."""
        self.width = 0
        """How long the longest line is."""

    def all(self, own: Sequence[NumberedLine], quoted: Iterable[NumberedLine]) -> Translation:
        theirs = set(quoted)
        above: deque[NumberedLine] = deque(maxlen=QUOTED)
        chars, last = 0, None
        self.signed = signature(self.reader.namer, own)
        self.reader.at.blocks = blocks(one for one, text in own if text.strip())
        self.width = max((len(text.strip()) for _, text in own), default=0)
        form = with_those_who_stay(self.reader.at, own, self.read_line)
        form = with_plans_in_lists(self.reader.namer, form)
        told = without_list_heads(without_heads(self.reader.at, form), self.read_line)
        told = [(one, without_told_again(self.reader.namer, one, text) or text) for one, text in told]
        answers = {one: answering(self.reader.at, text) for one, text in told}
        self.written.reworded |= {number for number, text in own if answers[number] != text}
        own = [(number, answers[number]) for number, _ in own]
        lines = with_plans_apart(self.reader.namer, self.read_line, whole_lines(sorted(own)))
        for line in heapq.merge(lines, sorted(theirs), key=lambda one: one[0]):
            if line in theirs:
                self._read_waiting()
                above.append(line)
                continue
            for one in above:
                self.reader.quotations.note(*one)
            above.clear()
            chars += len(line[1]) + PER_LINE if line[1].strip() else 0
            line = self._without_absence(*self._without_amend(*line))
            if chars > MOST_CHARS:
                self._read_waiting()
                last = last or line[0] - 1
                self.written.lines.append(line)
            elif self._goes_on(line):
                self.joined.add(line[0])
                self.waiting.append(line)
            elif not self._accepts(*line) and not self._as_it_stands(*line):
                is_talk = line[1].lstrip().startswith("#") or line[0] in self.signed
                if line[0] in self.signed:
                    # Nothing goes on behind it.
                    self._read_waiting()
                if is_talk:
                    self.written.lines.append(line)
                else:
                    self.waiting.append(without_note(line))
        self._read_waiting()
        before, known = list(self.reader.out.orders), len(self.reader.out.doubts)
        amends = any(verb_of(text.strip(" .!")) == AMEND for _, text in self.written.lines)
        texts = dict(own)
        if not amends:
            # Else their march may be on file.
            go_where_they_attack(self.reader.at, self.reader.out, partial(self._cities_in, texts))
        self.reader.finish(frozenset(self.written.staged), amends=amends)
        self._return_faulty(texts, self.reader.out.doubts[known:])
        # A plan may say more by the whole letter than by its sentence.
        outdone = {(one.line, one.text) for one in before if one not in self.reader.out.orders}
        self.written.drop(set(), outdone)
        for taken in self.reader.out.orders:
            if taken not in before:
                self.written.take_late(taken)
        written, out, reworded = tuple(self.written.lines), self.reader.out, frozenset(self.written.reworded)
        doubts, stays = tuple(out.doubts), tuple(sorted(out.staying))
        return Translation(written, doubts, self.written.said, reworded, stays, self.written.examples, last)

    def _without_amend(self, number: int, text: str) -> NumberedLine:
        """A line without the words in front of it that add the letter to earlier ones; below orders
        `Addition:` is a postscript."""
        rest, is_sure = addition(plain_line(text))
        if not rest:
            return number, text
        is_below = self.reader.out.size or self.written.staged or names_own(self.reader.namer, self.waiting)
        if is_below and not is_sure:
            return number, text
        self._read_waiting()
        self.written.add(number, AMEND)
        # By its length it is told whether the next line goes on with it.
        return number, rest.rjust(len(text))

    def _without_absence(self, number: int, text: str) -> NumberedLine:
        """A line without the words that say when its writer is away."""
        order = self.read_line(number, text)
        if isinstance(order, Fault) and is_vague(text):
            # Nobody waits for days.
            self._read_waiting()
            self.reader.out.doubts.append(Doubt(number, Why.LEFT, like=(EXAMPLE,)))
            return number, ""
        told = None if isinstance(order, Order) else absence(text)
        if told is None:
            return number, text
        line, rest, is_whole = told
        if not is_whole:
            self.reader.out.doubt(number, Why.LEFT, line)
            return number, text
        self._read_waiting()
        self.written.add(number, line)
        return number, rest

    def _accepts(self, number: int, text: str) -> bool:
        """Take what the last receipt proposed, if the line says so."""
        alone = not any(one.kind in YES_OR_NO for one in self.reader.at.asked)
        taken = accepted(text, self.proposed, alone=alone)
        if not all(one.nation for one in taken):
            # For all of his nations: one whose letter was not asked about keeps what she has on file.
            self.written.lines.append((number, AMEND))
        for one in taken:
            order = self.read_line(number, one.line)
            if isinstance(order, Order):
                if one.nation:
                    self.reader.at.nation = one.nation
                    self.written.speak_of(number, one.nation)
                self._keep(number, one.line, order)
                self.written.reworded.add(number)
        return bool(taken)

    def _goes_on(self, line: NumberedLine) -> bool:
        """Whether a line goes on with a condition or a denial above it; below a colon all lines do."""
        above = self.waiting[-1] if self.waiting else None
        if above is None or above[0] != line[0] - 1 or not line[1].strip() or not above[1].strip():
            return False
        if above[0] in self.joined:
            first = next(one for one in reversed(self.waiting) if one[0] not in self.joined)
            return first[1].rstrip().endswith(":")
        return not begins_item(line[1]) and breaks_off(self.reader.namer, *above)

    def _read_waiting(self) -> None:
        """Read the lines that have gathered as sentences; those that come to nothing stay as they stand."""
        if not self.waiting:
            return
        out, used = self.reader.out, set[int]()
        before, doubts = len(out.orders), len(out.doubts)
        for sentence in told_apart(self.reader, self.waiting, self.joined, self.width):
            size, told, stayed = out.size, self._told(), set(out.staying)
            orders, others = [*out.orders], doubts_and_plans(self.reader)
            self.reader.plans.come_to(sentence.tokens[0].line, self.reader.at.part)
            self.reader.read(sentence)
            read_brackets(self.reader, sentence, orders, others)
            entities = self.reader.namer.entities(sentence.tokens) if out.staying - stayed else []
            if entities and stays_after_all(self.reader.at, entities, out, stayed):
                out.take(sentence.tokens[0].line, "", AMEND)
            if out.size == size and any(token.line in self.joined for token in sentence.tokens):
                out.doubt(sentence.tokens[0].line, Why.CONDITION)
            elif self._told() == told:
                self._leave_out(sentence)
            if out.size > size:
                used |= {token.line for token in sentence.tokens}
        used -= self._better_told(out.doubts[doubts:], used)
        # Each with the line at which it is given: one that waits for others follows them.
        new = out.orders[before:]
        taken = list(zip(accumulate((one.line for one in new), max), new, strict=True))
        for place, (number, text) in enumerate(self.waiting):
            is_first = not place or self.waiting[place - 1][0] != number
            for one in [order for line, order in taken if line == number and is_first]:
                self.written.take(one)
            if number not in used:
                self.written.leave(number, text)
        self.waiting.clear()
        self.reader.in_order.done = len(out.orders)
        self.written.drop(out.unsaid - used, out.given_up)

    def _told(self) -> tuple[object, ...]:
        """What has been made of the letter so far."""
        out, plans = self.reader.out, self.reader.general.found
        return out.size, [*out.orders], [*out.doubts], len(plans), len(out.unsaid), len(out.given_up)

    def _leave_out(self, sentence: Sentence) -> None:
        """Take note of a sentence that came to nothing, which may have been meant as an order."""
        reader, entities = self.reader, self.reader.namer.entities(sentence.tokens)
        answers = reader.boasts if (reader.fight or reader.retreat) and not reader.answering else None
        if doubt_unheard(reader.at, sentence, entities, reader.out, answers):
            reader.doubtful.add(reader.at.nation)

    def _better_told(self, doubts: Iterable[Doubt], lines: Iterable[int]) -> set[int]:
        """Those of the lines that are only in doubt, and which the grammar has a fault of its own for."""
        taken = {one.line for one in self.reader.out.orders} | self.reader.answering
        broken = {*self.joined, *(line - 1 for line in self.joined), *self.reader.out.unsaid}
        faulty = faulty_lines(self.read_line, doubts, dict(self.waiting), taken | broken)
        self.reader.out.doubts[:] = [one for one in self.reader.out.doubts if one.line not in faulty]
        return faulty.intersection(lines)

    def _cities_in(self, texts: Mapping[int, str], number: int) -> set[int]:
        """The cities that a line names."""
        entities = self.reader.namer.entities(tokens_of(number, texts.get(number, "")))
        return {city for one in entities for city in one.cities}

    def _return_faulty(self, texts: Mapping[int, str], doubts: Iterable[Doubt]) -> None:
        """Leave lines as they stand that the whole letter makes no sense of, and that look like orders."""
        # Of a line that gave an order the rest stays in doubt.
        taken = {one.line for one in self.reader.out.orders}
        # That some stay and others are not told of says more than that `hold` stands alone.
        for doubt in (one for one in doubts if one.line not in taken and one.why is not Why.OTHERS):
            line = doubt.line, texts.get(doubt.line, "")
            if isinstance(self.read_line(*line), Fault | Order) and not is_limited(line[1]):
                self.reader.out.doubts.remove(doubt)
                if line not in self.written.lines:
                    self.written.leave(*line)

    def _as_it_stands(self, number: int, text: str) -> bool:
        """Keep a line if it is an order, perhaps but for the spelling of a card or a remark in brackets."""
        if takes_order_back(text):
            self._read_waiting()
            self.reader.out.doubts.append(Doubt(number, Why.CORRECTION))
            return True
        if is_for_both(self.reader.namer, number, plain_line(text)):
            self._read_waiting()
            self.written.shared = Shared(self.reader.at.nations)
            return False
        if self._stands_for(number, text):
            return True
        if below := self._below_standing(number, text):
            self._keep(number, *below)
            return True
        written, found = self.read_line(number, text), versions(self.reader, self.read_line, number, text)
        is_told_beside = is_limited(text) or names_city_in_brackets(self.reader.namer, number, text)
        if is_told_beside and any(isinstance(one.order, MoveOrder | AttackOrder) for one in found):
            return False
        for version, order, has_remark in found:
            if isinstance(order, Order) and is_clear(self.reader.at, order):
                self._keep(number, version, order)
                if not has_remark:
                    doubt_remark(self.reader, number, text, order)
                if isinstance(written, Fault):
                    self.written.reworded.add(number)
                return True
        for suffix in plans_in(text):
            order, before = self.read_line(number, suffix), text.removesuffix(suffix)
            if denies(self.reader.namer.entities(tokens_of(number, before))):
                continue
            if isinstance(order, BattleOrder) and is_clear(self.reader.at, order):
                if not self._as_it_stands(number, before):
                    self.waiting.append((number, before))
                self._read_waiting()
                of_it = of_the_attack(text, suffix, self.reader.out.orders, number)
                if isinstance(plan := self.read_line(number, of_it), Order):
                    self._keep(number, of_it, plan)
                self.written.reworded.add(number)
                return True
        if amends := amend_in(self.reader.namer, self.read_line, number, text):
            self._keep(number, *amends)
            head_for(self.reader.at, self.reader.namer.entities(tokens_of(number, text)))
            return True
        leads_on = any(one == number - 1 and leads_to_next(above) for one, above in self.waiting[-1:])
        if not leads_on and isinstance(written, Fault) and names_enemy_alone(self.read_line, number, text):
            self._read_waiting()
            self.written.leave(number, text)
            return True
        # Plans and purchases have more words than sentences do: their own fault tells more.
        if not isinstance(written, BattleOrder | RecruitOrder):
            return False
        named = self.reader.namer.entities(tokens_of(number, text))
        is_known = isinstance(written, BattleOrder) and told_in(self.reader.at, named)
        if is_known:
            return False
        self._keep(number, text, written)
        return True

    def _below_standing(self, number: int, text: str) -> tuple[str, Order] | None:
        """The order behind the heading of standing orders on one line, which then stands in a line before it:
        `standing: battle: loss 2`."""
        heading, _, rest = plain_line(text).partition(":")
        standing = self.read_line(number, heading) if rest.strip() else None
        if not isinstance(standing, StandingOrder) or not standing.on:
            return None
        *first, last = self.standing_in(number, rest.strip()) or (None,)
        if last is None:
            return None
        self._read_waiting()
        nation = nation_ordered(self.reader.at, last[1])
        self.written.begin_standing(number, heading, nation, [one for one, _ in first])
        return last

    def _stands_for(self, number: int, text: str) -> bool:
        """Take the standing orders behind a heading that names nations, for each of these."""
        nations, rest = standing_head(self.reader.namer, number, plain_line(text))
        told = self.standing_in(number, rest) or self.standing_in(number, f"battle: {rest}") if rest else []
        if not nations or (rest and not told):
            return False
        self._read_waiting()
        # Only now it is known of whom the lines above tell; and a general says himself whose plan it is.
        nations, _ = standing_head(self.reader.namer, number, plain_line(text))
        named = [one for _, one in told if getattr(one, "own", ())]
        holders = {nation_ordered(self.reader.at, one) for one in named}
        nations = tuple(one for one in nations if one in holders) or nations
        self.written.stand_for(number, nations, [one for one, _ in told])
        return True

    def _keep(self, number: int, text: str, order: Order) -> None:
        self._read_waiting()
        self.written.keep(number, text, order)
        self._take_what_waited()

    def _take_what_waited(self) -> None:
        """Take the orders that have waited for the move of a line that is one as it stands."""
        known = len(self.reader.out.orders)
        self.reader.in_order.go_on()
        for one in self.reader.out.orders[known:]:
            self.written.take(one)
        self.reader.in_order.done = len(self.reader.out.orders)
