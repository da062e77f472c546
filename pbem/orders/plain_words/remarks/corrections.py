"""What takes back the order right before it: `Lacy to Prag. No, rather Kolin!`, `not Prag but Kolin`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import cache

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.broken_lines import limits_before
from pbem.orders.plain_words.depending.exceptions import condition_of, is_exception
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Taken, Why, both
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

SMALL = ("to", "from", "the", "filler", "and", "move")
"""What may stand beside the names that are denied: `not back to Prag`."""

LEADING = ("they", "him", "the", "filler", "and", "but", "I", "rather", "no", "to")
"""What may stand before `stays` of who was told of: `so he`, `leave him`."""

THERE = kind_of("there")

BESIDE = (*SMALL, "via", "then", "is", "him", "they", "I")
"""What may stand beside the cities that are meant instead."""


class Corrections:
    """The corrections of one letter; `said` are the orders of the sentence right before."""

    def __init__(self, at: Situation, out: Outcome) -> None:
        self.at, self.out = at, out
        self.said: list[Taken] = []
        self.moved: tuple[str, ...] = ()
        """The pieces of the move among them."""
        self.whole: Taken | None = None
        """The order right before that is one as it stands, whatever it orders."""
        self.moves: list[Taken] = []
        """All moves so far."""

    def note(self, said: Sequence[Taken], whole: Taken | None = None) -> None:
        """Note the orders of a sentence, or of a line that is an order as it stands."""
        self.said, self.moved, self.at.last_moved = list(said), self.at.last_moved, ()
        self.whole = whole
        self.moves += [one for one in said if one.text.startswith("move ")]

    def limit(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence tells nothing but what the orders before depend on, `But only if Daun has
        left.`, or an exception. One move is made on that condition if a fact says it; others are asked
        back."""
        told = [one for one in self.said if one in self.out.orders]
        told = told or ([self.whole] if self.whole else [])
        if not told or not (limits_before(entities) or is_exception(self.at, entities, self.moved)):
            return False
        head = condition_of(self.at, entities, self.moved)
        if head and len(told) == 1 and told[0].text.startswith("move ") and " else " not in told[0].text:
            self._set_condition(told[0], head, entities[0].line)
            return True
        self._unsay()
        self.out.unsaid |= {one.line for one in told}
        for one in told:
            self.out.doubt(one.line, Why.CONDITION, f"{head}{one.text}" if head else "")
        self.said, self.whole = [], None
        return True

    def _set_condition(self, move: Taken, head: str, line: int) -> None:
        """Put a condition before a move that was told without one."""
        line_on_condition = head + move.text
        limited = replace(move, text=line_on_condition, said=both(move.said, self.out.saying))
        if move in self.out.orders:
            self.out.orders[self.out.orders.index(move)] = limited
            self.out.parts += 1
        else:
            self.out.unsaid.add(move.line)
            self.out.orders.append(replace(limited, line=line))
        self.said, self.whole = [limited], None

    def read(self, entities: Sequence[Entity], read: Callable[[list[Entity]], None]) -> bool:
        """Whether a sentence corrects itself or the one before. With one meaning it is taken by `read`; else
        what it corrects is no order any more, and it is asked back."""
        marked = _marked(entities)
        begins = marked is None or all(one.kind == Kind.MARK for one in marked[0])
        if begins and self._stays_after_all(marked[2] if marked else entities, is_marked=bool(marked)):
            return True
        if marked is None:
            return False
        before, marks, after = marked
        if self._reads_before(before, read):
            pass
        elif not self._is_about_before(marks, after):
            return self._thinks_aloud(entities, marks)
        self._correct(after, marks[0].line, read)
        return True

    def _reads_before(self, before: list[Entity], read: Callable[[list[Entity]], None]) -> bool:
        """Whether what a sentence corrects stands in it: `Keith to Brieg, no wait`, and not `Ach nein`."""
        if not any(one.kind in (Kind.PIECE, Kind.CITY) for one in before):
            return False
        size, orders, moved = self.out.size, len(self.out.orders), self.at.last_moved
        self.at.last_moved = ()
        read(before)
        if self.out.size == size and not any(one.is_full for one in before if one.kind is Kind.CITY):
            self.at.last_moved = moved
            return False
        self.note(self.out.orders[orders:])
        return True

    def _stays_after_all(self, entities: Sequence[Entity], *, is_marked: bool) -> bool:
        """Whether a sentence has those who were moved right before stay where they stood: `Keith to Brieg.
        No, he stays where he is.`, `Leave him in Schweidnitz.`"""
        is_one_move = len(self.said) == 1 and self.said[0].text.startswith("move ") and bool(self.moved)
        other = any(one.kind in (Kind.PIECE, Kind.CARD, Kind.NATION) for one in entities)
        said_there = any(fold(one.text) in THERE for one in entities)
        if (
            said_there
            or not is_one_move
            or other
            or not mean(entities, "stay")
            or mean(entities, "not", "if", "maybe")
        ):
            return False
        stays = next(place for place, one in enumerate(entities) if one.means("stay"))
        said = words_in(entities[:stays])
        thinks = bool(said & kind_of("changes something"))
        if not all(_leads(one) or (thinks and one.kind is Kind.OTHER) for one in entities[:stays]):
            return False
        here = {self.at.came_from.get(name) for name in self.moved}
        named = [one.cities for one in entities if one.kind == Kind.CITY and one.is_full]
        is_there = bool(named) and all(here.intersection(cities) for cities in named)
        if not is_there and (named or not (is_marked or thinks) or not self._is_he(entities, stays)):
            return False
        self._put_back()
        self._unsay()
        self.out.stay(self.said[0].nation, entities[0].line, self.moved)
        self.said = []
        return True

    def _is_he(self, entities: Sequence[Entity], stays: int) -> bool:
        """Whether `he` stays, or `der` as some say behind words that take something back."""
        is_that = mean(entities[max(0, stays - 1) : stays], "the") and not mean(entities[:stays], "no")
        return is_that or mean(entities, "they", "him")

    def ask(self, entities: Sequence[Entity]) -> None:
        """Ask back what a question puts in doubt: `Or rather Kolin?`"""
        marked = _marked(entities)
        if marked and not marked[0] and self._is_about_before(*marked[1:]):
            self._take_back(marked[1][0].line, "")

    def _is_about_before(self, marks: Sequence[Entity], after: Sequence[Entity]) -> bool:
        """Whether what begins with a mark is about the orders of the sentence before."""
        names = any(one.kind == Kind.CITY and one.is_full for one in after)
        # `lieber Soubise` is how one speaks to him.
        pieces = (self.at.piece(one) for one in after if one.kind == Kind.PIECE and one.is_full)
        names = names or any(name is None or self.at.is_own(name) for name in pieces)
        leads_on = mean(marks, "rather") and mean(after[:1], "to")
        # `On second thoughts, no.`
        is_no = mean(marks, "rather") and mean(marks, "no") and not after
        told = names or leads_on or is_no or mean((*marks, *after), "correction", "takes back")
        return bool(self.said) and told

    def _thinks_aloud(self, entities: Sequence[Entity], marks: Sequence[Entity]) -> bool:
        """A correction of nothing that was read: `Wait, Keith to Prag`."""
        if not mean(marks, "correction") or marks[0].means("no"):
            return False
        if any(one.kind in (Kind.PIECE, Kind.CARD) for one in entities):
            self.out.doubt(entities[0].line, Why.CORRECTION)
        return True

    def _correct(self, after: Sequence[Entity], line: int, read: Callable[[list[Entity]], None]) -> None:
        self.out.parts += 1
        moved, said = self.moved, list(self.said)
        is_one_move = len(said) == 1 and said[0].text.startswith("move ") and bool(moved)
        own = {self.at.piece(one) for one in after if one.kind == Kind.PIECE}
        if own and own != set(moved) and (earlier := self._move_of(own)):
            is_one_move, said, moved = True, [earlier], self._moved_by(earlier)
            self.said, self.moved = said, moved
        if not is_one_move or not (_is_way(after) or own == set(moved)):
            self._take_back(line, self._would_be(after, read) if own else "")
            return
        where, known = dict(self.at.where), len(self.out.doubts)
        self._put_back()
        rest = [one for one in self.out.orders if one not in said]
        self.out.orders[:] = rest
        read([*([] if own else _pieces(self.at, moved, line)), *after])
        new = self.out.orders[len(rest) :]
        if len(self.out.doubts) > known or (not new and not self.out.staying.issuperset(moved)):
            self.at.where = where
            self.out.orders[:], self.out.doubts[known:] = rest, []
            self._unsay()
            self.out.doubt(line, Why.CORRECTION, new[0].text if len(new) == 1 else "")

    def _move_of(self, pieces: AbstractSet[str | None]) -> Taken | None:
        """The last move before of just these pieces; None if there is none."""
        moves = (one for one in reversed(self.moves) if set(self._moved_by(one)) == pieces)
        return next(moves, None)

    def _moved_by(self, move: Taken) -> tuple[str, ...]:
        """The pieces that a move of this letter moves."""
        titles = move.text.removeprefix("move ").partition(":")[0].partition(" to ")[0].split(" + ")
        own = (name for name in self.at.came_from if self.at.rules.nation_of[name] == move.nation)
        return tuple(name for name in own if self.at.title(name) in titles)

    def _put_back(self) -> None:
        self.at.where |= {name: self.at.came_from[name] for name in self.moved}

    def _would_be(self, after: Sequence[Entity], read: Callable[[list[Entity]], None]) -> str:
        """The move that is told in place of another one; empty if it is not one move."""
        where, orders, known = dict(self.at.where), list(self.out.orders), len(self.out.doubts)
        self._put_back()
        read(list(after))
        new = [one.text for one in self.out.orders if one not in orders]
        self.at.where, self.out.orders[:], self.out.doubts[known:] = where, orders, []
        return new[0] if len(new) == 1 and new[0].startswith("move ") else ""

    def _take_back(self, line: int, would_be: str) -> None:
        """Leave the orders before out: which of the two is meant is the writer's to say."""
        if any(one in self.said for one in self.out.orders):
            self._put_back()
        self._unsay()
        self.out.doubt(line, Why.CORRECTION, would_be)
        self.said = []

    def _unsay(self) -> None:
        """Leave out the orders before, those too that are some as they stand."""
        as_they_stand = [one for one in (*self.said, self.whole) if one and one not in self.out.orders]
        self.out.orders[:] = [one for one in self.out.orders if one not in self.said]
        self.out.unsaid |= {one.line for one in as_they_stand}


def _leads(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means(*LEADING)


def _pieces(at: Situation, names: Sequence[str], line: int) -> list[Entity]:
    """Pieces and a verb of motion, to stand before cities."""
    titles = [(name, "train" if name in at.rules.trains else name) for name in names]
    pieces = [Entity(Kind.PIECE, title, line, names=(name,)) for name, title in titles]
    return [*pieces, Entity(Kind.MEANING, "to", line, meanings=frozenset({"move", "to"}))]


def _is_way(entities: Sequence[Entity]) -> bool:
    """Whether words are nothing but cities and what leads to them."""
    cities = any(one.kind == Kind.CITY and one.is_full for one in entities)
    return cities and all(one.kind in (Kind.CITY, Kind.MARK) or one.means(*BESIDE) for one in entities)


def _marked(
    entities: Sequence[Entity],
) -> tuple[list[Entity], list[Entity], list[Entity]] | None:
    """What stands before the words that correct, those words, and what stands behind them; None if nothing is
    corrected."""
    first = next((place for place, _ in enumerate(entities) if _corrects(entities, place)), None)
    if first is None:
        return None
    last = first
    while last < len(entities) and _is_mark(entities[last]):
        last += 1
    before = list(entities[:first])
    while before and before[-1].kind == Kind.MARK:
        before.pop()
    return before, list(entities[first:last]), list(entities[last:])


def _is_mark(one: Entity) -> bool:
    told = one.means("correction", "no", "rather", "takes back", "filler", "I")
    return one.kind == Kind.MARK or told or _hesitates(one)


def _hesitates(one: Entity) -> bool:
    """Whether a word has a writer stop in what he says: `Halt, Troß 2 doch nur bis Eschwege`."""
    return fold(one.text) in HESITATING


HESITATING = kind_of("hesitates") | kind_of("hums")


@cache
def _before_verbs() -> frozenset[str]:
    """Words before a verb that therefore stops nobody: `because he couldn't wait`."""
    return kind_of("before a verb")


def _corrects(entities: Sequence[Entity], place: int) -> bool:
    """Whether the word at a place begins a correction: `no,` and `rather` do where something begins."""
    one, after = entities[place], entities[place + 1 : place + 2]
    if place and (
        entities[place - 1].means("not", "and") or fold(entities[place - 1].text) in _before_verbs()
    ):
        return False
    if one.means("correction", "takes back") and not one.means("no"):
        return True
    begins = place == 0 or entities[place - 1].kind == Kind.MARK or entities[place - 1].means("but")
    if not begins:
        return False
    if _hesitates(one) and after and after[0].text in (",", "-"):
        return True
    goes_on = bool(after) and (after[0].kind == Kind.MARK or after[0].means("rather", "correction"))
    return one.means("rather") or (one.means("no") and goes_on)


# ------------------------------------------------------------------------------------ not this but that


def without_denied(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the names that it says are not meant: `to Kolin, not to Prag`, `not Keith but
    Dohna goes to Kolin`."""
    kept, place = list(entities), 0
    while place < len(kept):
        end = _denied_until(kept, place)
        if end:
            first = place - 1 if place and _joins(kept[place - 1]) and end == len(kept) else place
            verbs = [one for one in kept[place:end] if one.means("move")]
            kept[first:end] = verbs
        place += 1
    return kept


def _joins(one: Entity) -> bool:
    return one.kind == Kind.MARK or one.means("and")


def _denied_until(entities: Sequence[Entity], place: int) -> int:
    """Where what is denied from a place on ends; 0 if nothing is, or what is meant instead is not told."""
    one = entities[place]
    is_than = fold(one.text) in kind_of("than") and mean(entities[:place], "rather")
    if not (is_than or one.means("not", "in place of")) or one.means("stay"):
        return 0
    end = place + 1
    while end < len(entities) and (size := _size_denied(entities[end : end + 2])):
        end += size
    kinds = {one.kind for one in entities[place:end] if _is_name(one)}
    if len(kinds) != 1:
        return 0
    after = entities[end : end + 2]
    skipped = 1 if after and after[0].text == "," else 0
    if after[skipped : skipped + 1] and after[skipped].means("but rather"):
        names = (one.kind for one in entities[end:] if _is_name(one))
        return end + skipped + 1 if next(names, None) in kinds else 0
    same = any(one.kind in kinds for one in entities[:place] if _is_name(one))
    is_apart = is_than or one.means("in place of") or (place > 0 and _joins(entities[place - 1]))
    closes = end == len(entities) or entities[end].kind == Kind.MARK
    return end if same and is_apart and closes else 0


def _size_denied(entities: Sequence[Entity]) -> int:
    """How many of two words go on with what is denied: a name, a small word, `after all`."""
    if _is_name(entities[0]) or entities[0].means(*SMALL):
        return 1
    return 2 * ("".join(fold(one.text) for one in entities) in kind_of("after all"))


def with_plain_denials(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which `doch nicht` only denies what something else stands in place of: `doch nicht nach
    Glatz, sondern nach Neurode`."""
    found: list[Entity] = []
    for place, one in enumerate(entities):
        first, _, last = one.text.rpartition(" ")
        is_denial = bool(first) and one.means("takes back") and fold(last) in NEGATION
        if is_denial and mean(entities[place + 1 :], "but rather"):
            doubt = Entity(Kind.MEANING, first, one.line, meanings=frozenset({"filler"}))
            found += [doubt, Entity(Kind.MEANING, last, one.line, meanings=frozenset({"not"}))]
        else:
            found.append(one)
    return found


NEGATION = words.forms(words.words(lambda one: one.negation))


def _is_name(one: Entity) -> bool:
    return one.kind == Kind.PIECE or (one.kind == Kind.CITY and one.is_full)
