"""The parts of a sentence that may be a remark, and what each of them has in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from pbem.engine import questions as q
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.remarks.tales import AT, folded, homeward_in
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_of

POINTS = words.forms(words.words(lambda one: one.points))

SHORT = 4
"""So few words send somebody home."""

SPLITTING = ",;:.!?()-–—\"'"

CARD_DEEDS = ("play", "concede", "discard", "pay", "recruit", "transfer", "split", "keep", "spend", "settle")
"""What is done with cards and troops."""

DEEDS = (
    *(*CARD_DEEDS, "move", "stay", "attack", "against", "retreat", "join", "follow", "lose", "cost", "ask"),
    *("fight to win", "off supply", "highest", "lowest", "no more", "reserve", "cards", "re-enter", "win"),
    *("via", "combat", "beaten"),
)
"""What a part of a sentence may order, or be about."""


class Part:
    """What stands between two signs of a sentence, or two words that join."""

    def __init__(self, at: Situation, entities: Sequence[Entity], *, is_but: bool = False) -> None:
        self.at, self.begins_with_but = at, is_but
        self.all = [one for one in entities if one.kind is not Kind.MARK]

    @cached_property
    def said(self) -> list[str]:
        """Its words, folded."""
        return folded(self.all)

    @cached_property
    def own(self) -> list[str]:
        """The pieces of the writer's in it; where a train may be several, all of them."""
        named = (one for one in self.all if one.kind is Kind.PIECE)
        told = ((name,) if one.is_full and (name := self.at.piece(one)) else one.names for one in named)
        return [name for names in told for name in names if self.at.is_own(name)]

    @cached_property
    def may_own(self) -> bool:
        """Whether a piece of the writer's may be in it: a train that several nations have."""
        return any(map(self.at.may_own, self.all))

    @cached_property
    def others(self) -> bool:
        """Whether it names a piece or a nation of another player's."""
        pieces = any(one.kind is Kind.PIECE and not self.at.may_own(one) for one in self.all)
        nations = (one.names[0] for one in self.all if one.kind is Kind.NATION)
        return pieces or any(name not in self.at.nations for name in nations)

    @cached_property
    def cities(self) -> list[Entity]:
        """The cities in it."""
        return [one for one in self.all if one.kind is Kind.CITY and one.is_full]

    @property
    def towns(self) -> set[int]:
        """What the cities in it may be."""
        return {number for one in self.cities for number in one.cities}

    @cached_property
    def cards(self) -> bool:
        """Whether a card or a suit is in it."""
        return any(one.kind is Kind.CARD or suit_of(one) for one in self.all)

    @cached_property
    def counts(self) -> bool:
        """Whether a number is in it that may be one of troops, points or cards."""
        return any(one.number > 1 and one.kind is not Kind.CARD for one in self.all)

    @cached_property
    def bids(self) -> bool:
        """Whether a word in it bids somebody do something: `please`, `must`, `shall`, and not `to send`."""
        known = kind_of("bids")
        return any(
            fold(one.text) in known and not (place and self.all[place - 1].means("to"))
            for place, one in enumerate(self.all)
        )

    @property
    def is_fought(self) -> bool:
        """Whether a fight asks its writer for a card."""
        return self.at.question(q.PLAY) is not None

    @property
    def is_idle(self) -> bool:
        """Whether nothing in it may be ordered."""
        named = self.may_own or self.cities or self.cards or self.counts
        # `Daun`, behind a sign, may be whom it is against.
        is_name = all(one.kind is Kind.PIECE for one in self.all)
        leads = self.leads_on or self.sends_home
        return not (named or is_name or leads or self.bids or mean(self.all, *DEEDS))

    @property
    def sends_home(self) -> bool:
        """Whether it sends somebody home who is told of before: `home with it`, `heim damit`."""
        first = homeward_in(self.said)
        return first >= 0 and not self.means("is") and first + 1 < len(self.said) <= first + SHORT

    @property
    def leads_on(self) -> bool:
        """Whether it leads to what may be a city that is not known: `to Jaromer`."""
        told = [(one, two) for one, two in pairwise(self.all) if one.means("to") and _may_be_city(two)]
        return any(fold(one.text) not in AT for one, _ in told)

    @property
    def is_mere(self) -> bool:
        """Whether it only names somebody, or counts men or cards, behind a sigh: `four cards for two men!`"""
        deeds = [one for one in DEEDS if one not in ("cards", "lose")]
        return not (
            self.others or self.cities or self.cards or self.bids or self.means(*deeds) or self.has_points
        )

    @property
    def is_bare_march(self) -> bool:
        """Whether it only says that somebody comes: `here we come`."""
        known = kind_of("there") | kind_of("small before a remark") | kind_of("as follows")
        small = ("move", "I", "they", "there")
        rest = [one for one in self.all if not (one.means(*small) or fold(one.text) in known)]
        return not rest and self.means("I") and self.means("move")

    @property
    def has_points(self) -> bool:
        """Whether it speaks of points, as plans do."""
        return any(fold(one.text) in POINTS for one in self.all)

    def means(self, *words: str) -> bool:
        """Whether a word of it has one of these meanings."""
        return mean(self.all, *words)

    def is_at_home(self, *, once: bool = True) -> bool:
        """Whether every city in it is one in which its pieces stand, or stood before they moved (`once`)."""
        own = self.own or [name for name in self.at.where if self.at.is_own(name)]
        places = {self.at.where.get(name) for name in own}
        places |= {self.at.came_from.get(name) for name in own} if once else set()
        return all(places.intersection(one.cities) for one in self.cities)

    def place_of(self, *kinds: str) -> int:
        """Where the first of its words is that is of one of some kinds; -1 if none is."""
        known = frozenset[str]().union(*map(kind_of, kinds))
        return next((p for p, one in enumerate(self.all) if known.intersection(folded([one]))), -1)

    def begins(self, kind: str) -> int:
        """How many of its words, behind small ones, are an expression of a kind; 0 if none are."""
        known, first = kind_of(kind), 0
        while first < len(self.said) and self.said[first] in kind_of("small before a remark"):
            if (size := self._size(known, first)) > first:
                return size
            first += 1
        return self._size(known, first)

    def _size(self, known: frozenset[str], first: int) -> int:
        sizes = range(min(LONGEST, len(self.said) - first), 0, -1)
        return next((first + n for n in sizes if "".join(self.said[first : first + n]) in known), 0)


def _may_be_city(one: Entity) -> bool:
    return one.kind is Kind.OTHER and one.text[:1].isupper()


LONGEST = 6
"""No expression that opens a remark has more words."""


def parts_of(at: Situation, entities: Sequence[Entity]) -> list[Part]:
    """The parts of a sentence between signs, and between words that join what is said of two."""
    found: list[Part] = []
    for told, is_but in _split(entities):
        part = Part(at, told, is_but=is_but)
        goes_on = found and part.all and is_of_kind(part.all[0], "what is supposed")
        whole = Part(at, [*found[-1].all, *told]) if goes_on else part
        if goes_on and (whole.begins("supposes") or whole.begins("exclaims")):
            # `I am glad, that ...`
            found[-1] = whole
        elif part.all:
            found.append(part)
    return found


def _split(entities: Sequence[Entity]) -> Iterator[tuple[list[Entity], bool]]:
    """The words of each part, and whether `but` stands before them."""
    told, is_but = list[Entity](), False
    for one, after in pairwise([*entities, Entity(Kind.MARK, ".", entities[-1].line)]):
        is_sign = one.kind is Kind.MARK and one.text in SPLITTING
        # `Ob er von da nach Brieg kommt`
        is_reason = fold(one.text) in kind_of("joins a reason") and not (told and one.means("there"))
        if is_sign or is_reason or one.means("but") or _joins_two(told, one, after):
            yield told, is_but
            told, is_but = [], one.means("but")
        else:
            told.append(one)
    yield told, is_but


def _joins_two(before: Sequence[Entity], one: Entity, after: Entity) -> bool:
    """Whether `and` joins two things that are said, and not two names of one kind."""
    two = bool(before) and (before[-1].kind is not after.kind or after.means(*DEEDS))
    return one.means("and") and not one.means("with") and two
