"""Headings of standing orders that name nations: `Standing for Prussia and Hanover: battle: loss 2`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verbs import STANDING_ORDERS
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.entity import Kind, words_in
from pbem.orders.plain_words.line_check import is_clear
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled
from pbem.records import dataclass

LONGEST_HEADING = 40
"""A heading has no more characters."""

_WORD = compiled(r"[^\W\d_]+")


@dataclass(frozen=True)
class Shared:
    """A heading for several nations: each order of fights below it is for all of them."""

    nations: tuple[str, ...] = ()
    is_standing: bool = False

    @property
    def last(self) -> str:
        """The nation whose the order itself is; empty if there is no such heading."""
        return self.nations[-1] if self.nations else ""

    def before(self, number: int, text: str) -> list[NumberedLine]:
        """The lines that stand before an order: itself for all but the last nation, and her heading."""
        standing = [(number, "standing")] if self.is_standing else []
        lines: list[NumberedLine] = []
        for nation in self.nations:
            lines += [(number, f"nation {nation}"), *standing, (number, text)]
        return lines[:-1]


def standing_head(namer: Namer, number: int, text: str) -> tuple[tuple[str, ...], str]:
    """The nations that a heading of standing orders is for, and what stands behind its colon: those it
    names, else the one told of before, else all; none if it is no such heading, or nothing follows it."""
    heading, colon, rest = text.partition(":")
    if not colon:
        return (), ""
    entities = namer.entities(tokens_of(number, heading))
    named = [one.names[0] for one in entities if one.kind is Kind.NATION]
    others = [one for one in entities if one.kind not in (Kind.NATION, Kind.MARK)]
    said = words_in(others)
    stands = any(verb_of(word) == "standing" for word in said) or said & kind_of("standing")
    others_said = said - kind_of("standing") - kind_of("beside standing")
    known = all(verb_of(word) == "standing" for word in others_said)
    own = namer.at.nations
    if said & kind_of("both") or (said & kind_of("both nations") and said & kind_of("for all")):
        named = list(own)
    if not stands or not known or any(name not in own for name in named):
        return (), ""
    if not named and rest.strip():
        named = [namer.at.nation] if namer.at.nation else list(own)
    return tuple(dict.fromkeys(named)), rest.strip()


def is_for_both(namer: Namer, number: int, text: str) -> bool:
    """Whether a line is a heading for all nations of its writer, and nothing else: `for both nations:`"""
    if len(namer.at.nations) < 2 or len(text) > LONGEST_HEADING:
        return False
    tokens = tokens_of(number, text)
    if kind_of("both").isdisjoint(one.key for one in tokens):
        return False
    said = words_in(one for one in namer.entities(tokens) if one.kind is not Kind.MARK)
    # `For both:`
    of_both = said & kind_of("both") and (said & kind_of("both nations") or text.rstrip().endswith(":"))
    return bool(of_both) and said <= kind_of("both") | kind_of("both nations") | kind_of("beside standing")


def standing_in(
    read_line: Callable[[int, str], Order | Fault | None], at: Situation, number: int, rest: str
) -> list[tuple[str, Order]]:
    """The standing orders behind their heading, one or several: `discard lowest, battle loss 3`; empty if
    they are not all told."""
    words = _WORD.finditer(rest)
    starts = [one.start() for one in words if verb_of(one[0]) and _follows_stop(rest[: one.start()])]
    parts = [rest[start:end].strip(" ,;.") for start, end in pairwise((0, *starts, len(rest)))]
    for texts in ([rest], parts):
        read = [(text, read_line(number, text)) for text in texts]
        meant = [one.meant if isinstance(one, Fault) and one.meant else text for text, one in read]
        told = [(text, read_line(number, text)) for text in meant]
        if all(isinstance(one, STANDING_ORDERS) and is_clear(at, one) for _, one in told):
            return [(text, one) for text, one in told if isinstance(one, Order)]
    return []


def _follows_stop(before: str) -> bool:
    return before.rstrip()[-1:] in (",", ";", ".")
