"""What one clause of a sentence tells of: whose pieces, which cities, what is done."""

from __future__ import annotations

from dataclasses import field
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.records import dataclass

FROM, VIA, TO = "from", "via", "to"
"""What stands before a city and tells its place on the way."""

JOINING = ("and", "then", TO, VIA, "filler", "move")
"""What may stand between the cities of a way that is told by itself."""


@dataclass
class Clause:
    """The parts of a clause, in the order in which they were read."""

    nation: str | None
    """The nation that is spoken of."""
    is_nation_named: bool = False
    """Whether it names her itself."""
    nations: list[str] = field(default_factory=list)
    """All nations that it names one after another: `Russia and Sweden`."""
    parts: list[Entity] = field(default_factory=list)
    """All of it."""
    pieces: list[Entity] = field(default_factory=list)
    """The writer's pieces that it tells of."""
    stops: list[tuple[str, Entity]] = field(default_factory=list)
    """The cities, each with `from`, `via` or `to` if that stands before it, else with nothing."""
    others: list[Entity] = field(default_factory=list)
    """The pieces of other players."""
    targets: list[Entity] = field(default_factory=list)
    """The cities in which it says that an enemy stands: `attack the two gentlemen in Uelzen`."""
    numbers: list[Entity] = field(default_factory=list)
    enemy_nation: str = ""
    """The nation of another player that it names behind its pieces."""
    names_others: bool = False
    """Whether it names a nation of another player."""
    has_unknown_stop: bool = False
    """Whether a word stands in its way that is no city as far as can be told."""
    has_unknown_goal: bool = False
    """Whether `to` leads to a word that is not known: `Keith to Nowhereville`."""
    has_unknown_subject: bool = False
    """Whether somebody who is not known follows its pieces: `The escort follows Soubise to Kassel`."""
    has_unknown_deed: bool = False
    """Whether it tells in words that are not known what its pieces do to one of another player."""
    attacks: bool = False
    """Whether those told of before attack in it, whom it does not name."""
    meanings: set[str] = field(default_factory=set)
    """What its words mean."""

    @property
    def line(self) -> int:
        """The line it begins in; 0 if it is empty."""
        return self.pieces[0].line if self.pieces else self.parts[0].line if self.parts else 0

    def means(self, *words: str) -> bool:
        """Whether one of its words means one of these."""
        return not self.meanings.isdisjoint(words)

    @property
    def is_likewise(self) -> bool:
        """Whether it says that its pieces do what others do, and nothing else: `Keith likewise`."""
        # `Laudon is too lonely out there`
        pairs = pairwise(self.parts)
        if any(one.means("likewise") and self.means("is") and two.kind is Kind.OTHER for one, two in pairs):
            return False
        return self.means("likewise") and not self.stops and not self.means("stay", "attack")

    @property
    def only_is(self) -> bool:
        """Whether it tells how its pieces are, and names no city."""
        return self.means("is") and not self.means("move", "stay", "attack") and not self.stops

    @property
    def goes_on_attack(self) -> bool:
        """Whether it names the two sides of a fight, and no verb: `then Dohna against Fermor`."""
        strange = any(one.kind == Kind.OTHER for one in self.parts)
        bare = not (strange or self.means("move", "stay", "if", "not", "maybe"))
        return bool(self.others) and not self.stops and (self.means("against") or bare)

    @property
    def is_bare_way(self) -> bool:
        """Whether it is a nation and her way, with `to` or `via`, and nothing else: `Sweden to Anklam`."""
        leads = any(role in (TO, VIA) for role, _ in self.stops)
        small = all(one.kind in (Kind.CITY, Kind.MARK) or one.means(*JOINING) for one in self.parts)
        return self.is_nation_named and leads and small

    def is_way_of(self, before: Clause) -> bool:
        """Whether it is nothing but the way of the pieces told of right before, who have none yet: `Train 1,
        run! Prag and Kolin.`"""
        is_bare = all(one in before.pieces or one.kind is Kind.MARK for one in before.parts)
        goes = before.means("move") or (is_bare and len(self.stops) > 1)
        if before.stops or not goes or before.means("if", "not", "maybe", "stay"):
            return False
        is_next = bool(self.stops) and 0 <= self.line - before.parts[-1].line <= 1
        return is_next and all(
            one.kind in (Kind.CITY, Kind.MARK) or one.means(*JOINING) for one in self.parts
        )
