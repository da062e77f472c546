"""`waive Muskau, Bunzlau, Görlitz, Kamenz`"""

from __future__ import annotations

from pbem.engine.phrase import joined, phrase
from pbem.orders.grammar.lists import items
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.problem import Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class WaiveOrder(Order):
    """The objectives that Austria does without."""

    places: tuple[str, ...]

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("waive {cities}", cities=joined(self.places))


def _read(line: int, text: str, rest: str) -> WaiveOrder | Problem:
    return WaiveOrder(line, text, items(rest)) if items(rest) else Problem(phrase("no city is named"))


WAIVE = Verb(
    "waive",
    Group.ANY_TIME,
    phrase("waive CITY, CITY, CITY, CITY"),
    phrase("names the objectives Austria gives up (expert game); there is no need to"),
    "rule 13",
    WaiveOrder,
    _read,
    (("waive", "no city is named"),),
    at_once=True,
)
