"""Facts that something depends on, and what a condition may speak of without a name."""

from __future__ import annotations

from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass


def turned(fact: str) -> str:
    """The opposite of a fact."""
    return fact.removeprefix("not ") if fact.startswith("not ") else f"not {fact}"


def title_in_facts(at: Situation, name: str) -> str:
    """A piece as facts name it: a supply train of others with its nation, for a number alone is one's own."""
    return at.title(name) if at.is_own(name) else name


@dataclass(frozen=True)
class Facts:
    """What has to be so."""

    facts: tuple[str, ...]
    """In the orders language: `not Daun in Glatz`; all of them have to be so."""
    names: tuple[str, ...] = ()
    """The pieces that they are about."""
    is_denied: bool = False
    """Whether on the contrary one of them must not be so."""

    def head(self, *, otherwise: bool = False) -> str:
        """What stands before an order that waits for this, or that is given `otherwise`."""
        is_denied = self.is_denied != otherwise
        if is_denied and len(self.facts) == 1 and self.facts[0].startswith("not "):
            return f"if {turned(self.facts[0])}: "
        return f"{'unless' if is_denied else 'if'} {' and '.join(self.facts)}: "

    def opposite(self) -> Facts:
        """That this is not so."""
        if len(self.facts) == 1:
            return Facts((turned(self.facts[0]),), self.names, self.is_denied)
        return Facts(self.facts, self.names, not self.is_denied)

    @property
    def free(self) -> str:
        """The city that it asks for as a free one, or one that is not."""
        city = self.facts[0].removeprefix("not ") if len(self.facts) == 1 else ""
        return city.removesuffix(" free") if city.endswith(" free") else ""

    def places(self, at: Situation) -> tuple[tuple[str, int], ...]:
        """Its pieces that it asks for in a city, each with that."""
        names = {title_in_facts(at, name): name for name in self.names}
        told = (one.removeprefix("not ").partition(" in ") for one in self.facts)
        cities = {names[who]: city for who, _, city in told if who in names}
        found = {
            name: place
            for place, one in enumerate(at.rules.board.cities)
            for name, city in cities.items()
            if one.title == city
        }
        return tuple(found.items())

    def stands(self, at: Situation) -> dict[str, int]:
        """Its pieces that have to be in a city, each with that."""
        is_so = not self.is_denied and not any(one.startswith("not ") for one in self.facts)
        return dict(self.places(at)) if is_so else {}

    def excludes(self, other: Facts) -> bool:
        """Whether the two cannot both be so."""
        if self.is_opposite(other) or self.is_denied or other.is_denied:
            return self.is_opposite(other)
        (one, *more), (two, *further) = self.facts, other.facts
        who, at, place = one.partition(" in ")
        is_elsewhere = bool(at) and two.startswith(f"{who} in ") and two != f"{who} in {place}"
        return is_elsewhere and not (more or further or one.startswith("not "))

    def is_opposite(self, other: Facts) -> bool:
        """Whether just one of the two is so."""
        if self.facts == other.facts:
            return self.is_denied != other.is_denied
        opposite = tuple(turned(one) for one in self.facts)
        return len(opposite) == 1 and opposite == other.facts and self.is_denied == other.is_denied


@dataclass(frozen=True)
class Context:
    """What a condition may speak of without a name."""

    goal: int | None = None
    """The city that what depends on it leads to: `if it is free`."""
    him: tuple[str, ...] = ()
    """Those of whom `he` and `they` may tell."""
    own: tuple[str, ...] = ()
    """The pieces whose orders depend on it."""
    stand: tuple[tuple[str, int], ...] = ()
    """Where the condition before asked whether they are: `if he is gone` goes on with that."""
    free: str = ""
    """The city of which the condition before asked whether it is free: `if it is occupied`."""
