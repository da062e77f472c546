"""A march told anew behind second thoughts that name nobody: `Soubise to Münden. Or further? Yes: Kassel,
Münden, Göttingen.`, `Keith alone is enough`; and what an earlier letter said, which orders nothing itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.marks import hesitates
from pbem.orders.plain_words.entity import Entity, Kind, mean, to_in, words_in
from pbem.orders.plain_words.marching.orders_told import who_and_where
from pbem.orders.plain_words.outcome import MOVE, Doubt, Outcome, Taken, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import way

OLDEST = 4
"""So many sentences may stand between a march and what is meant instead."""

DECIDING = ("correction", "takes back", "rather", "no", "in place of")

BESIDE = ("filler", "the", "and", "then", "via", "to", "is", "him", "but", "but rather", "parting", "I")
"""What may stand beside the cities of a way, with words that decide."""

HIM = ("they", "him", "move", "should", "from")
"""What may, where a sentence ends in a way: `so now he only goes to Aussig`."""

OTHER_THINGS = ("if", "unless", "attack", "against", "stay", "maybe", "else", "recruit", "retreat")

SIGNS = ",;:-–."

Entities = Sequence[Entity]


class ToldAnew:
    """What a letter says of the pieces that it told of last."""

    def __init__(self, at: Situation, out: Outcome) -> None:
        self.at, self.out = at, out
        self._pieces: tuple[str, ...] = ()
        self._order: Taken | None = None
        """Their march, if they have one."""
        self._doubts: list[tuple[int, str]] = []
        """What was asked back about them, line and sentence, and need not be once they have another march."""
        self._wavers = self._asked = False
        """Whether since then it wavers, and whether the sentence before is a question."""
        self._age = self._line = 0

    def meant(self, entities: list[Entity]) -> list[Entity]:
        """A sentence that tells no more than another way, with the pieces it is for; [] if it narrows a march
        to some of those who have it."""
        near = bool(self._pieces) and self._age <= OLDEST and 0 <= entities[0].line - self._line <= 1
        if not near or self.at.sets_up or (self._asked and entities[0].means("then")):
            # `Is Glatz free? Then Neurode.` depends on that.
            return entities
        if self._narrows(entities):
            return []
        told, decides = _way_told(entities)
        cities = [one for one in told if one.kind is Kind.CITY]
        if not cities or not (self._wavers or (decides and self._order is None) or self._lengthens(cities)):
            # What puts a march right at once is a correction.
            return entities
        start = dict(self.at.where)
        self._put_back()
        on_map = all(name in self.at.where for name in self._pieces)
        if not on_map or not way(self.at, self._pieces, _in_order(told)):
            self.at.where = start
            return entities
        if self._order in self.out.orders:
            self.out.orders.remove(self._order)
        line = entities[0].line
        titles = [(name, "train" if name in self.at.rules.trains else name) for name in self._pieces]
        who = [Entity(Kind.PIECE, title, line, names=(name,)) for name, title in titles]
        leads = to_in(line, "move")
        return [*who, leads, *told]

    def note(self, entities: Entities, known: Sequence[Taken], doubts: int, *, is_question: bool) -> None:
        """Note what has been made of a sentence: the orders but those `known` before, and the doubts from a
        place on."""
        own = tuple(dict.fromkeys(name for one in entities if (name := self.at.own_piece(one))))
        moves = [one for one in self.out.orders if one not in known and one.text.startswith(MOVE)]
        new = self.out.doubts[doubts:]
        self._age, self._asked = self._age + 1, is_question
        if moves:
            if _recalls(entities) and len(moves) == 1:
                moves = self._ask_back(moves[0], entities)
                new = self.out.doubts[doubts:]
            elif self._is_of_them(moves[-1], own):
                self._settle()
        if moves:
            self._begin(moves[-1], self._moved(moves) if len(moves) == 1 else (), [], entities)
        elif own and own != self._pieces:
            is_thought = self._is_thought(entities, is_question=is_question)
            self._begin(None, own if is_thought else (), new if is_thought else [], entities)
            self._wavers = is_thought and is_question
        elif self._pieces:
            self._wavers |= is_question or _wavers(entities)
            self._line = entities[-1].line
            if _is_aside(entities):
                self._doubts += [(one.line, one.said) for one in new if one.why is Why.CORRECTION]

    def _is_thought(self, entities: Entities, *, is_question: bool) -> bool:
        """Whether a sentence only asks or tells where pieces could go, or what was written of them before."""
        others = any(one.kind is Kind.PIECE and not self.at.own_piece(one) for one in entities)
        # `Where should Keith go?` asks no condition.
        depends = mean(entities, "if", "unless", "else", "stay") and not (is_question or _recalls(entities))
        other = depends or mean(entities, "attack", "against", "retreat", "lose", "beaten", "win")
        if others or other or _names_card(entities) or any(map(_denies, entities)):
            return False
        goes = mean(entities, "move", "to") or any(one.kind is Kind.CITY and one.is_full for one in entities)
        kinds = ("thought of before", "wrote before")
        told = mean(entities, "letter") or any(is_of_kind(one, kind) for one in entities for kind in kinds)
        return is_question or (goes and told)

    def _begin(
        self, order: Taken | None, pieces: tuple[str, ...], doubts: Sequence[Doubt], entities: Entities
    ) -> None:
        self._order, self._pieces = order, pieces
        self._doubts = [(one.line, one.said) for one in doubts]
        self._wavers, self._age, self._line = False, 0, entities[-1].line

    def _settle(self) -> None:
        """Ask no more about what was only thought of those who have a march now."""
        self.out.doubts[:] = [one for one in self.out.doubts if (one.line, one.said) not in self._doubts]
        self._doubts = []

    def _is_of_them(self, move: Taken, own: tuple[str, ...]) -> bool:
        return set(self._moved([move])) == set(self._pieces) and (not own or set(own) == set(self._pieces))

    def _moved(self, moves: Sequence[Taken]) -> tuple[str, ...]:
        titles = [title for one in moves for title in _titles(one.text)]
        names = (name for name in self.at.where if self.at.is_own(name))
        owners = {one.nation for one in moves}
        return tuple(n for n in names if self.at.title(n) in titles and self.at.rules.nation_of[n] in owners)

    def _ask_back(self, move: Taken, entities: Entities) -> list[Taken]:
        """Ask back a march that only tells what an earlier letter said, which has it on file."""
        pieces = self._moved([move])
        self.out.orders.remove(move)
        self.at.where |= {name: self.at.came_from[name] for name in pieces if name in self.at.came_from}
        self.out.doubt(entities[0].line, Why.CORRECTION, move.text)
        return []

    def _put_back(self) -> None:
        if self._order is not None:
            back = {name: self.at.came_from[name] for name in self._pieces if name in self.at.came_from}
            self.at.where |= back

    def _lengthens(self, cities: Entities) -> bool:
        """Whether a way begins with the cities of the march told before, and goes on."""
        path = self._order.text.partition(": ")[2].split(", ") if self._order else []
        told = [self.at.city(one.cities[0]) for one in cities if len(one.cities) == 1]
        return bool(path) and len(told) > len(path) and told[: len(path)] == path

    def _narrows(self, entities: Entities) -> bool:
        """Whether a sentence leaves a march to some of those who have it: `Keith alone is enough`, `So: Keith
        to Brieg, Schwerin stays`."""
        order = self._order
        is_told = order is not None and order in self.out.orders and len(self._pieces) > 1
        if order is None or not is_told or mean(entities, "if", "maybe"):
            return False
        going, staying, alone = set[str](), set[str](), False
        for part in _parts(entities):
            own = {name for one in part if (name := self.at.own_piece(one))}
            if mean(part, "stay"):
                staying |= own
            elif own:
                going |= own
                alone |= _is_alone(part)
        goals = {self.at.where.get(name) for name in self._pieces}
        cities = [one for one in entities if one.kind is Kind.CITY and one.is_full]
        rest = set(self._pieces) - going
        is_rest = bool(staying) and staying == rest
        if not going or not going < set(self._pieces) or not (alone or is_rest) or staying - rest:
            return False
        there = all(goals.intersection(one.cities) for one in cities)
        others = any(one.kind is Kind.PIECE and not self.at.own_piece(one) for one in entities)
        cards = any(one.kind is Kind.CARD for one in entities)
        if not there or others or cards or mean(entities, "attack") or any(map(_denies, entities)):
            return False
        self._narrow(order, going, entities)
        return True

    def _narrow(self, order: Taken, going: set[str], entities: Entities) -> None:
        titles = [self.at.title(name) for name in self._pieces if name in going]
        before = " + ".join(_titles(order.text))
        text = f"{MOVE}{' + '.join(titles)}{order.text.removeprefix(MOVE + before)}"
        new = replace(order, text=text, line=entities[0].line)
        self.out.orders[self.out.orders.index(order)] = new
        rest = [name for name in self._pieces if name not in going]
        self.at.where |= {name: self.at.came_from[name] for name in rest if name in self.at.came_from}
        self.out.stay(order.nation, entities[0].line, rest)
        self._order, self._pieces = new, tuple(name for name in self._pieces if name in going)


def _is_alone(part: Entities) -> bool:
    """Whether words say no more than that somebody is to go alone, or is enough: `only Keith goes`."""
    known = ("he and no other", "alone suffices", "will")
    said = any_of_kind(part, "he and no other")
    return said and all(
        one.kind in (Kind.PIECE, Kind.CITY)
        or one.means(*BESIDE, *DECIDING, "move")
        or _decides(one)
        or any(is_of_kind(one, kind) for kind in known)
        for one in part
    )


def _titles(text: str) -> list[str]:
    return who_and_where(text)[0]


def _parts(entities: Entities) -> Iterator[list[Entity]]:
    part: list[Entity] = []
    for one in entities:
        if one.kind is Kind.MARK and one.text in SIGNS:
            yield part
            part = []
        else:
            part.append(one)
    yield part


def _way_told(entities: Entities) -> tuple[list[Entity], bool]:
    """The cities of a sentence that tells nothing but a way, or ends in one behind a reason that names
    nobody; and whether a word of it decides."""
    if any(one.kind in (Kind.PIECE, Kind.CARD, Kind.NATION) and one.is_full for one in entities):
        return [], False
    first = next((p for p, one in enumerate(entities) if one.kind is Kind.CITY and one.is_full), None)
    if first is None:
        return [], False
    begin = max((p + 1 for p in range(first) if _opens(entities[p])), default=0)
    last = max(p for p, one in enumerate(entities) if one.kind is Kind.CITY and one.is_full)
    end = next((p for p in range(last, len(entities)) if _opens(entities[p])), len(entities))
    told, tail = entities[begin:end], entities[end:]
    he = begin > 0 or mean(told[:2], "they") or any_of_kind(told[:1], "they in short")
    small = all(_is_small(one, he=he) for one in told)
    if not small or mean(entities, *OTHER_THINGS) or any(map(_denies, entities)):
        return [], False
    decides = any(one.means(*DECIDING) or hesitates(one) or _decides(one) for one in entities)
    is_rest = bool(words_in(tail) & kind_of("rest of it"))
    kept = [one for one in told if one.kind in (Kind.CITY, Kind.MARK) or one.means("via", "and", "then")]
    while kept and (kept[0].kind is Kind.MARK or kept[0].means("and", "then")) and not kept[0].means("via"):
        kept.pop(0)
    return [*kept, *(tail if is_rest else ())], decides


def _in_order(told: Entities) -> list[Entity]:
    """The cities of a way, those before the goal that it leads through."""
    through = {p + 1 for p, one in enumerate(told) if one.means("via")}
    cities = [(p not in through, p, one) for p, one in enumerate(told) if one.kind is Kind.CITY]
    return [one for *_, one in sorted(cities, key=lambda row: row[:2])]


def _opens(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in ",;:-–."


def _is_small(one: Entity, *, he: bool) -> bool:
    if one.kind in (Kind.CITY, Kind.MARK):
        return one.kind is Kind.MARK or one.is_full
    if one.means(*BESIDE, *DECIDING, "one") or hesitates(one) or _decides(one):
        return True
    return he and (one.means(*HIM) or is_of_kind(one, "they in short") or is_of_kind(one, "will"))


def _decides(one: Entity) -> bool:
    kinds = ("says yes", "decides on it", "no more than", "sighs", "wills", "further on")
    return any(is_of_kind(one, kind) for kind in kinds)


def _is_aside(entities: Entities) -> bool:
    """Whether a sentence names nothing that an order has: `No, wait, that brings him under Daun's nose.`"""
    cities = any(one.kind is Kind.CITY and one.is_full for one in entities)
    return not (cities or _names_card(entities) or mean(entities, "if", "unless", "else"))


def _names_card(entities: Entities) -> bool:
    return any(one.kind is Kind.CARD for one in entities)


def _denies(one: Entity) -> bool:
    return one.means("not") and not one.means("no", "stay")


def _wavers(entities: Entities) -> bool:
    return mean(entities, *DECIDING, "maybe") or any(map(hesitates, entities))


def _recalls(entities: Entities) -> bool:
    """Whether a sentence tells what its writer wrote before: `I wrote yesterday that Keith goes to Brieg`."""
    said = words_in(entities)
    first = next((p for p, one in enumerate(entities) if is_of_kind(one, "wrote before")), None)
    if first is None or said & kind_of("as") or not mean(entities[:first], "I"):
        return False
    rest = entities[first + 1 :]
    behind = rest[: next((p for p, one in enumerate(rest) if one.kind is Kind.PIECE), len(rest))]
    that = any(one.means("that", "the") or fold(one.text) in kind_of("that he") for one in behind)
    return that or bool(said & kind_of("yesterday"))
