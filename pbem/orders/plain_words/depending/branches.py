"""Sentences in two: what is done if something is so, and what else: `If Daun has left Glatz Keith goes to
Brieg, otherwise he stays.` What else is done may stand in a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.corrections import Corrections
from pbem.orders.plain_words.depending.deeds_told import with_enemies, with_place, without_stay
from pbem.orders.plain_words.depending.facts import Context, Facts
from pbem.orders.plain_words.depending.facts_told import facts_told, is_negated, may_be_facts
from pbem.orders.plain_words.depending.parted import (
    Branches,
    affirmed_size,
    branches,
    is_bare_attack,
    opens_else,
    says_or,
    stripped,
    with_else,
)
from pbem.orders.plain_words.depending.told_apart import without_lead
from pbem.orders.plain_words.depending.tried import Before
from pbem.orders.plain_words.entity import Entity, Kind, mean, to_in
from pbem.orders.plain_words.outcome import Outcome, Taken, both
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

OTHER_DEEDS = ("recruit", "discard", "transfer", "concede", "play", "keep", "retreat", "split", "lose", "pay")
"""What is no move: the conditions of it are read elsewhere."""

ATTACK = "attack "
"""What an order begins with that attacks."""

LEADING = ("then", "else", "but", "and", "filler", "they", "him", "the", "there")
"""What may stand before what those do who were told of: `then he`."""

Entities = Sequence[Entity]
Answers = Callable[[], Sequence[object]]
Read = Callable[[list[Entity]], None]


class BranchReader:
    """Reads such sentences of one letter."""

    def __init__(
        self, at: Situation, out: Outcome, corrections: Corrections, read: Read, answers: Answers
    ) -> None:
        """`answers` gives what has been read as answers and plans so far: trying a part may not add to it."""
        self.at, self.out, self.corrections, self._read = at, out, corrections, read
        self._answers = answers
        self._facts: Facts | None = None
        """What the last one of them asks for, while what else is done may follow."""
        self._pieces: tuple[str, ...] = ()
        self._is_negated = False
        """Whether it says that something is not so: `if it has`, told behind that, is the opposite."""
        self._last: Taken | None = None
        self._free: list[Taken] = []
        """The orders of the last one of them that it gives in any case: marches to where somebody attacks."""
        self._busy = False
        self._goal: int | None = None
        """Where the orders read last lead."""
        self._asked: dict[str, int] = {}
        """The pieces that the condition asks for in a city, each with that."""
        self.told_of: tuple[str, ...] = ()
        """The one general of others of whom the sentence before tells, who orders nothing."""
        self.told_own: tuple[str, ...] = ()
        """The pieces of the writer's in it."""
        self._stayed: tuple[Facts, tuple[str, ...], int, int] | None = None
        """What the sentence before asked for that had some pieces stay, and how many doubts and orders there
        were before it: only what else they do can be ordered."""

    def read(self, entities: list[Entity]) -> bool:
        """Whether a sentence says what is done on a condition that facts tell, or what is done otherwise: it
        is taken then."""
        if self._busy or self.at.sets_up or any(one.kind is Kind.CARD for one in entities):
            return False
        if mean(entities, *OTHER_DEEDS) or (mean(entities, "maybe") and not says_or(entities)):
            return False
        if self._goes_on(entities):
            return True
        bare = without_lead(self.at, entities)
        return self._is_branched(entities) or (len(bare) < len(entities) and self._is_bare(entities, bare))

    def _is_branched(self, entities: Entities) -> bool:
        """Whether it is taken as a condition and what is done on it."""
        told = branches(self.at, entities)
        if told is not None and self._is_attacked(told.deed):
            return False
        return told is not None and may_be_facts(told.condition) and self._take(told, entities[0].line)

    def _is_bare(self, entities: Entities, bare: Entities) -> bool:
        """Whether it is taken so without a remark, which may tell of whom it goes on to speak."""
        before = self.told_of
        named = [name for one in entities if one.kind is Kind.PIECE and (name := self.at.piece(one))]
        others = [name for name in dict.fromkeys(named) if not self.at.is_own(name)]
        self.told_of = tuple(others) if len(others) == 1 else before
        is_read = self._is_branched(bare)
        self.told_of = before
        return is_read

    def hear(self, entities: Entities, *, is_talk: bool) -> None:
        """Note of whom a sentence tells that orders nothing: `It all depends on Daun.`"""
        named = (self.at.piece(one) for one in entities if one.kind is Kind.PIECE)
        names = [name for name in dict.fromkeys(named) if name] if is_talk else []
        him = [name for name in names if not self.at.is_own(name)]
        there = {self.at.where.get(name) for name in him}
        is_there = all(there.intersection(one.cities) for one in entities if one.kind is Kind.CITY)
        self.told_of = tuple(him) if len(him) == 1 and is_there else ()
        self.told_own = tuple(name for name in names if self.at.is_own(name))

    def _is_attacked(self, deed: Entities) -> bool:
        """Whether `he attacks Keith` is what is done: then `he` is no piece of the writer's."""
        runs = zip(deed, deed[1:], deed[2:], strict=False)
        return any(
            one.means("they") and two.means("attack") and bool(self.at.own_piece(three))
            for one, two, three in runs
        )

    def _is_open(self) -> bool:
        """Whether the order told last is one on a condition."""
        return self._last is not None and self.out.orders[-1:] == [self._last]

    def _goes_on(self, entities: Entities) -> bool:
        """Whether it tells what is done if the condition told of right before is not met."""
        affirms = affirmed_size(stripped(entities)) if self._is_negated else 0
        if not (affirms or opens_else(entities)) or not (self._stayed or (self._is_open() and self._facts)):
            return False
        if self._stayed:
            self._facts, self._pieces, doubts, _ = self._stayed
        nothing, other = ([], stripped(entities)[affirms:]) if affirms else with_else(stripped(entities))
        if self._last:
            from pbem.orders.plain_words.depending.second_ways import with_stop

            other = with_stop(self.at, other, self._last)
        orders = self._orders(other, self._pieces) if other and not nothing else None
        if orders is None or self._facts is None:
            return False
        if self._stayed:
            del self.out.doubts[doubts:]
        named = {name for one in entities if (name := self.at.own_piece(one))}
        is_same = self._stayed is None and named <= set(self._pieces)
        for one in [one for one in self._free if is_same and one in self.out.orders]:
            # `Keith to Brieg and attacks Daun if he is there. Otherwise he stays.`: so is the march.
            self.out.orders[self.out.orders.index(one)] = replace(one, text=self._facts.head() + one.text)
        self._add(orders, self._facts.head(otherwise=True), entities[0].line)
        self.out.parts += 1
        self._last = self._stayed = None
        return True

    def _take(self, told: Branches, line: int) -> bool:
        before = (self._facts, self._pieces) if self._is_open() else (None, self._attackers(told.deed))
        stayed = self._stayed if self._stayed and self._stayed[3] == len(self.out.orders) else None
        if stayed and not self._is_open():
            before = stayed[:2]
        if not before[1] and len(self.told_own) == 1 and mean(told.deed, "they"):
            before = (before[0], self.told_own)
        enemies = self._enemies(told.condition)
        deed = with_place(self._without_there(told.deed), told.condition)
        own = tuple(dict.fromkeys(name for one in deed if (name := self.at.own_piece(one))))
        facts = facts_told(self.at, told.condition, self._context(deed, before[0]), is_denied=told.is_denied)
        # `Unless Schwerin is in Glatz, then he stays` does not mean that he stays if not.
        ways = (self._limits, self._goes_short) if facts and not told.is_denied else ()
        if facts and any(takes(told, facts, own, line) for takes in ways):
            return True
        self._asked = facts.stands(self.at) if facts else {}
        told_of = [name for name in facts.names if name in self.at.rules.generals] if facts else []
        enemies = enemies or [self._entity(name, line) for name in told_of if not self.at.is_own(name)]
        orders = self._orders(deed, before[1], enemies)
        if orders is None:
            return False
        pieces = own or before[1]
        if orders or not facts or set(pieces) != set(self._pieces):
            # Those who stay have no goal of their own: `if it is occupied he stays` asks for the one before.
            context = self._context(deed, before[0])
            facts = facts_told(self.at, told.condition, context, is_denied=told.is_denied)
        enemies = enemies or [self._entity(name, line) for name in facts.names] if facts else []
        other = self._orders(told.other, pieces, enemies) if told.other else []
        if facts and set(pieces) == set(self._pieces) and self._confirms(facts, orders, told):
            self.out.parts += 1
            return True
        if facts and pieces and not (orders or told.other):
            self._stayed = (facts, pieces, len(self.out.doubts), len(self.out.orders))
        if facts is None or other is None or not (orders or other) or not pieces:
            return False
        titles = {self.at.title(name) for name in pieces}
        known = [one for one in self.out.orders if titles & set(_moved_in(one.text))]
        if all(one.text.startswith(ATTACK) for one in (*orders, *other)):
            # Those who attack may have been moved before.
            known = [one for one in known if ATTACK in one.text]
        follows = before[0] is not None and facts.is_opposite(before[0])
        if stayed and follows:
            # What was open of the sentence before is told by this one.
            self.out.parts += len(self.out.doubts) - stayed[2]
            del self.out.doubts[stayed[2] :]
            self._stayed = None
        if known and not (follows and not told.other):
            return False
        is_of_attack = told.is_of_attack and bool(enemies)
        self._add(orders, facts.head(), line, of_attack=is_of_attack)
        self._free = [one for one in self.out.orders if is_of_attack and one.text in map(_text, orders)]
        self._add(other, facts.head(otherwise=True), line)
        # `to Neu Stettin, no, Fermor is there: to Stargard` is of others, too.
        moved = {title for one in orders for title in _moved_in(one.text)}
        acting = tuple(name for name in pieces if self.at.title(name) in moved)
        self._facts, self._pieces, self._is_negated = facts, acting or pieces, is_negated(told.condition)
        self._last = self.out.orders[-1] if not (told.other or follows) else None
        return True

    def _confirms(self, facts: Facts, orders: Sequence[Taken], told: Branches) -> bool:
        """Whether it only says that those stay for whom a march was told right before on the condition that
        is not met: `Keith goes to Brieg if Daun is there. If he has gone, Keith stays.`"""
        if orders or told.other or not (self._is_open() and self._facts):
            return False
        return facts.excludes(self._facts)

    def _limits(self, told: Branches, facts: Facts, pieces: Sequence[str], line: int) -> bool:
        """Whether it says of the march told right before how far it goes if the condition is met."""
        from pbem.orders.plain_words.depending.second_ways import second_way

        moved = self.at.last_moved or self.corrections.moved
        pieces = pieces or moved
        titles = {self.at.title(name) for name in pieces}
        if not pieces or set(pieces) != set(moved):
            return False
        place = len(self.out.orders) - 1
        while place > 0 and _is_attack_of(titles, self.out.orders[place]):
            # `They go to Springe and attack Ferdinand. If he is gone, they only go to Hameln.`
            place -= 1
        march = self.out.orders[place] if place >= 0 else None
        if march is None or set(_moved_in(march.text)) != titles:
            return False
        ways = second_way(self.at, told, pieces, march, self._orders)
        if ways is None:
            return False
        first, second = ways
        said = both(march.said, self.out.saying)
        self.out.orders[place] = replace(march, text=facts.opposite().head() + first, said=said)
        if second:
            self.out.take(line, march.nation, facts.head() + second)
        self.out.parts += 1
        self._facts, self._pieces, self._last = facts, tuple(pieces), None
        return True

    def _goes_short(self, told: Branches, facts: Facts, pieces: Sequence[str], line: int) -> bool:
        """Whether it says how far the march told right before on a condition goes if that is not met: `Ist er
        weg, halten beide in Hameln an.`"""
        from pbem.orders.plain_words.depending.second_ways import second_way

        is_same = not pieces or set(pieces) == set(self._pieces)
        if not (is_same and self._is_open() and self._last and self._facts):
            return False
        head, march = self._facts.head(), self._last.text
        if not march.startswith(f"{head}move ") or not facts.is_opposite(self._facts):
            return False
        bare = replace(self._last, text=march.removeprefix(head))
        ways = second_way(self.at, told, self._pieces, bare, self._orders)
        if ways is None or not ways[1]:
            return False
        self.out.take(line, bare.nation, facts.head() + ways[1])
        self._last = None
        return True

    def _attackers(self, deed: Entities) -> tuple[str, ...]:
        """Who attacks where nobody is named: those who stand by then in the one city that it names, or `they`
        who were moved right before."""
        if not mean(deed, "attack") or any(map(self.at.own_piece, deed)):
            return ()
        cities = {city for one in deed if one.kind is Kind.CITY and one.is_full for city in one.cities}
        there = (name for name in self.at.generals if self.at.where.get(name) in cities)
        before = self.at.last_moved or self.corrections.moved
        moved = before if not cities and (mean(deed, "they") or self._are_here(before, deed)) else ()
        return tuple(there) if len(cities) == 1 else moved

    def _are_here(self, moved: Sequence[str], deed: Entities) -> bool:
        """Whether a bare attack is that of those whose march to beside the enemy was told right before, in
        this line or the one above: `Keith to Brieg. Attack Daun if he is still in Neisse.`"""
        last, titles = self.out.orders[-1:], {self.at.title(name) for name in moved}
        is_next = bool(last) and 0 <= deed[0].line - last[0].line <= 1
        if not is_next or not last[0].text.startswith("move ") or set(_moved_in(last[0].text)) != titles:
            return False
        enemies = {self.at.where.get(str(self.at.piece(one))) for one in self._enemies(deed)}
        near = set(self.at.near(self.at.where[moved[0]])) if moved[0] in self.at.where else set()
        return is_bare_attack(deed) and enemies <= near

    def _without_there(self, deed: Entities) -> Entities:
        """What is to be done without a `there` in front of an attack that names none of those who attack: it
        is where they have come to."""
        words = stripped(deed)
        is_theirs = mean(words, "attack") and not any(map(self.at.own_piece, words))
        return words[1:] if is_theirs and words[0].means("there", "then") else deed

    def _add(self, orders: Sequence[Taken], head: str, line: int, *, of_attack: bool = False) -> None:
        """Add orders on a condition, which may be that `of_attack` alone."""
        for one in orders:
            is_free = of_attack and not one.text.startswith("attack ")
            self.out.take(line, one.nation, one.text if is_free else head + one.text)

    def _enemies(self, condition: Entities) -> list[Entity]:
        """The generals of others whom a condition names."""
        names = [(one, self.at.piece(one)) for one in condition if one.kind is Kind.PIECE]
        return [one for one, name in names if name in self.at.rules.generals and not self.at.own_piece(one)]

    def _entity(self, name: str, line: int) -> Entity:
        return Entity(Kind.PIECE, "train" if name in self.at.rules.trains else name, line, names=(name,))

    def _context(self, deed: Entities, before: Facts | None) -> Context:
        others = [self.at.piece(one) for one in deed if one.kind is Kind.PIECE]
        him = tuple(name for name in others if name and not self.at.is_own(name))
        own = tuple(name for name in others if name and self.at.is_own(name))
        moved = self.corrections.moved
        goals = {self.at.where.get(name) for name in moved} if set(own) in (set(), set(moved)) else set()
        # `Keith to Brieg. If the train isn't there, he goes on to Oppeln`
        goal = next(iter(goals)) if self._goal is None and len(goals) == 1 else self._goal
        stands = {self.at.where.get(name) for name in him} if mean(deed, "attack") else set()
        if len(stands) == 1:
            # Who is attacked is not where those come to who attack him.
            goal = next(iter(stands))
        stand = before.places(self.at) if before and not him else ()
        him = him or (before.names if before else self.told_of) or self._train_at(goal)
        return Context(goal, him, own, stand, before.free if before else "")

    def _train_at(self, goal: int | None) -> tuple[str, ...]:
        """The supply train of another player's that stands alone in the city which somebody goes to: `Keith
        grabs the train at Brieg, if it is still there`."""
        there = () if goal is None else tuple(self.at.standing_in((goal,)))
        is_train = len(there) == 1 and there[0] in self.at.rules.trains and not self.at.is_own(there[0])
        return there if is_train else ()

    def _orders(
        self, part: Entities, pieces: Sequence[str], enemies: Sequence[Entity] = ()
    ) -> list[Taken] | None:
        """What a part orders of its own pieces, or else of those told of before, and perhaps against the
        `enemies` of its condition; [] if they stay, None if it cannot be told."""
        at, out = self.at, self.out
        deed = with_enemies(part, enemies)
        self._goal = None
        own = {name for one in deed if (name := at.own_piece(one))}
        words = self._with_pieces(deed, pieces)
        if not words:
            return None
        acting = own or set(pieces)
        if mean(words, "stay") and not mean(words, "move", "attack", "via", "all"):
            here = {at.where.get(name) for name in acting}
            cities = [one.cities for one in words if one.kind is Kind.CITY and one.is_full]
            if all(here.intersection(some) for some in cities):
                return [] if not pieces or own <= set(pieces) else None
        before = Before(at, out, self.corrections, self._answers())
        self._busy = True
        at.where = {**at.where, **self._asked}
        self._read(words)
        self._busy = False
        orders = [one for one in out.orders if one not in before.orders]
        is_doubted = len(out.doubts) > len(before.doubts) or out.unsaid != before.unsaid
        self._goal = next((at.where[name] for name in acting if name in at.where), None)
        starts = {before.where.get(name) for name in acting}
        told = self._is_whole(words, orders, starts) and (len(deed) == len(part) or self._is_beside(words))
        is_still = not orders and acting <= out.staying - before.staying and told
        is_doubted = is_doubted or any(one not in out.orders for one in before.orders)
        before.restore()
        if is_doubted or not (is_still or (orders and told)):
            return None
        return orders

    def _with_pieces(self, deed: Entities, pieces: Sequence[str]) -> list[Entity]:
        """What is to be done, by pieces that it does not name itself."""
        kept = stripped(deed)
        if not pieces:
            return kept
        # `to Neu Stettin with Fermor` is a way of those told of, too.
        own = next((p for p, one in enumerate(kept) if self.at.own_piece(one)), len(kept))
        if own < len(kept) and not (kept[own - 1].means("with") and own > 1):
            return kept
        while kept and (kept[0].kind is Kind.MARK or kept[0].means(*LEADING)) and not kept[0].means("to"):
            kept.pop(0)
        if mean(kept[:1], "away", "gone") and mean(kept[1:2], "to"):
            # `dann weg nach Prag`
            kept.pop(0)
        case = [place for place, one in enumerate(kept) if fold(one.text) not in kind_of("in which case")]
        kept = kept[case[0] :] if case else []
        if not kept:
            return kept
        line = kept[0].line
        lead = [self._entity(name, line) for name in pieces]
        goes = to_in(line, "move")
        rest = [one for one in without_stay(kept) if not (one.means("they") and not one.means("the"))]
        rest = [one for one in rest if fold(one.text) not in kind_of("both")]
        is_way = not mean(rest, "move", "stay", "attack")
        return [*lead, *([goes] if is_way else []), *rest]

    def _is_whole(self, words: Entities, orders: Sequence[Taken], starts: set[int | None]) -> bool:
        """Whether there are but moves and attacks, which leave no city out that is named, but where they
        start."""
        if not all(one.text.startswith(("move ", "attack ")) for one in orders):
            return False
        said = " ".join(f"{one.text}," for one in orders)
        stand = starts | {self.at.where.get(n) for one in words if one.kind is Kind.PIECE for n in one.names}
        cities = [one for one in words if one.kind is Kind.CITY and one.is_full]
        left = [one for one in cities if not stand.intersection(one.cities)]
        attacks = not mean(words, "attack", "against") or "attack " in said
        return attacks and all(any(f" {self.at.city(c)}," in said for c in one.cities) for one in left)

    def _is_beside(self, words: Entities) -> bool:
        """Whether the one stack that is told of is beside where those come who attack it."""
        where = {**self.at.where, **self._asked}
        stacks = {where.get(str(self.at.piece(one))) for one in self._enemies(words)}
        near = {place for city in (self._goal,) if city is not None for place in self.at.near(city)}
        return len(stacks) == 1 and stacks <= near


def _is_attack_of(titles: set[str], order: Taken) -> bool:
    return order.text.startswith(ATTACK) and set(_moved_in(order.text)) == titles


def _text(order: Taken) -> str:
    return order.text


def _moved_in(line: str) -> Sequence[str]:
    """The pieces that a move or an attack names, on a condition or without."""
    order = line.partition(": ")[2] if line.startswith(("if ", "unless ")) else line
    verb, _, rest = order.partition(" ")
    who = rest.partition(":")[0].partition(" to ")[0].partition(" > ")[0]
    return who.split(" + ") if verb in ("move", "attack") else ()
