"""What an order can depend on: facts that everybody sees, or its writer. Names and cards are still text."""

from __future__ import annotations

from pbem.engine.phrase import joined, phrase
from pbem.records import dataclass

IN, NEAR, CONQUERED, FREE = "in", "near", "conquered", "free"
FACE_DOWN, GONE, IN_HAND, TROOPS = "face down", "gone", "in hand", "troops"
"""The kinds of facts: of a piece and a city, a city, a piece, a nation, a card and a general."""


@dataclass(frozen=True)
class Fact:
    """One fact: `Daun in Glatz`."""

    kind: str
    name: str
    """The piece, city, nation or card that it is about."""
    place: str = ""
    """The city that a piece is in or near."""
    number: int = 0
    """How many roads away at most, or how many troops at least."""
    most: bool = False
    """Of troops: so many at most."""
    negated: bool = False

    @property
    def in_full(self) -> str:
        """The fact as one writes it."""
        says = _in_full(self)
        return phrase("not {fact}", fact=says) if self.negated else says


def _in_full(fact: Fact) -> str:
    name, city, number = fact.name, fact.place, fact.number
    match fact.kind:
        case "in":
            return phrase("{piece} in {city}", piece=name, city=city)
        case "near":
            return phrase("{piece} near {city} {number}", piece=name, city=city, number=number)
        case "conquered":
            return phrase("{city} conquered", city=name)
        case "free":
            return phrase("{city} free", city=name)
        case "face down":
            return phrase("{piece} face down", piece=name)
        case "gone":
            return phrase("{nation} gone", nation=name)
        case "in hand":
            return phrase("{card} in hand", card=name)
    if fact.most:
        return phrase("troops of {general} {number} or fewer", general=name, number=number)
    return phrase("troops of {general} {number} or more", general=name, number=number)


@dataclass(frozen=True)
class Condition:
    """Facts all of which have to be true, or, with `otherwise`, not all of them."""

    facts: tuple[Fact, ...]
    """() only of an `else` whose `if` stands in a line before it."""
    otherwise: bool = False

    @property
    def in_full(self) -> str:
        """The facts as one writes them."""
        says: str = self.facts[0].in_full if self.facts else ""
        for fact in self.facts[1:]:
            says = phrase("{facts} and {fact}", facts=says, fact=fact.in_full)
        return says


def under(conditions: tuple[Condition, ...], order: str) -> str:
    """An order with what it depends on, as one line."""
    for one in reversed(conditions):
        if not one.facts:
            order = phrase("else: {order}", order=order)
        elif one.otherwise:
            order = phrase("unless {facts}: {order}", facts=one.in_full, order=order)
        else:
            order = phrase("if {facts}: {order}", facts=one.in_full, order=order)
    return order


def all_in_full(conditions: tuple[Condition, ...]) -> str:
    """What an order depends on, one after the other."""
    return joined(one.in_full for one in conditions)
