"""The line by which a player hands over his seat for a time: `deputy`."""

from __future__ import annotations

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import END
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.person.presence import OFF, days_of
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages.words import keyword
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class DeputyLine(Order):
    """`deputy Anna anna@example.org from 3 May to 12 May`: the days as an absence has them; all "" for
    `deputy off`."""

    name: str
    address: str
    first: str
    last: str


_ADDRESS = compiled(r"[<(\[]*(?:mailto:)?([^\s<>()\[\]:,;]+@[^\s<>()\[\]:,;]+)[>)\],;:]*")
_LINKED = compiled(r"\s*<mailto:[^\s>]*>")

WHO = phrase(
    "name and address of the deputy are missing: such as deputy Anna anna@example.org from 3 May to 12 May"
)
DAYS = phrase("the days are missing: such as deputy Anna anna@example.org from 3 May to 12 May")


def _deputy(line: int, text: str, rest: str) -> DeputyLine | Problem:
    rest = rest.lstrip(": ")
    if keyword(rest.rstrip(END)) == OFF:
        return DeputyLine(line, text, "", "", "", "")
    found = _ADDRESS.search(_LINKED.sub("", rest))
    name = found.string[: found.start()].strip(" ,:;\"'") if found else ""
    if not found or not name:
        return Problem(WHO)
    days = days_of(found.string[found.end() :])
    return DeputyLine(line, text, name, found[1].rstrip("."), *days) if days else Problem(DAYS)


DEPUTY_VERBS: tuple[Verb, ...] = (
    Verb(
        "deputy",
        Group.HEADER,
        phrase("deputy NAME ADDRESS from DAY to DAY | off"),
        phrase("lets somebody else order too for a time, or ends that"),
        "rule 2",
        DeputyLine,
        _deputy,
        (
            ("deputy", WHO),
            ("deputy Anna from 3 May to 12 May", WHO),
            ("deputy Anna anna@example.org", DAYS),
            ("deputy Anna anna@example.org from 31 February to 3 March", DAYS),
        ),
    ),
)
"""The verb of this line."""
