"""Headings of lists: `Moves:`, `Ablage:` above lines that say by themselves what is done, or go on with the
heading's verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import WORD, tokens_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.orders.plain_words.vocabulary import meant_by
from pbem.patterns import compiled

_HEAD = compiled(r"^\W*([^\W\d_]+(?:[ -][^\W\d_]+)?)\s*:\W*$")
_ITEM = compiled(r"^\s*[-*•–]\s+")

VERBS = ("discard", "recruit", "retreat", "attack")
"""The verbs that a heading may have as a noun: `Discards:`, `Abwurf:`."""

ReadLine = Callable[[int, str], Order | Fault | None]


def without_list_heads(own: Sequence[NumberedLine], read_line: ReadLine) -> list[NumberedLine]:
    """The lines of a letter without the headings of its lists. A line below `Discard:` that is no order by
    itself, and is one with that verb, gets it."""
    found = list(own)
    for place, (number, text) in enumerate(own):
        head = _HEAD.match(text)
        if _is_case(text) and _has_plans(own, place):
            found[place] = (number, "")
            continue
        if head is None or fold(head[1]) not in kind_of("head of a list"):
            continue
        items = _items(own, place)
        if not items or any(own[one][1].strip(" -*").startswith(tuple("123456789")) for one in items):
            # `Trains:` and below it `1: Siegen`
            continue
        found[place] = (number, "")
        verb = verb_of(head[1]) or next((one for one in VERBS if one in meant_by(fold(head[1]))), "")
        for one in items if verb else ():
            line, said = own[one]
            bare = _ITEM.sub("", said).strip()
            if not isinstance(read_line(line, bare), Order) and isinstance(
                read_line(line, f"{verb} {bare}"), Order
            ):
                found[one] = (line, f"{verb} {bare}")
    return found


def _is_case(text: str) -> bool:
    """Whether a line is only that somebody may come, with a colon: `In case Seydlitz or anybody comes:`"""
    if not text.rstrip().endswith(":"):
        return False
    keys = [one.key for one in tokens_of(0, text) if one.kind == WORD]
    comes = not kind_of("comes hither").isdisjoint(keys) or any("attack" in meant_by(one) for one in keys)
    return bool(keys) and "if" in meant_by(keys[0]) and comes and not any("not" in meant_by(k) for k in keys)


def _has_plans(own: Sequence[NumberedLine], place: int) -> bool:
    """Whether nothing but plans stands behind a gap below a line: `Soubise against Seydlitz: loss 2`."""
    items = _items(own, place)
    is_apart = bool(items) and own[items[0]][0] > own[place][0] + 1
    return is_apart and all(":" in own[one][1] for one in items)


def _items(own: Sequence[NumberedLine], place: int) -> list[int]:
    """The places of the lines below a heading, up to a gap or the next heading; one gap may be above them."""
    found: list[int] = []
    for one in range(place + 1, len(own)):
        number, text = own[one]
        if not text.strip():
            continue
        last = own[found[-1]][0] if found else own[place][0] + 1
        if _HEAD.match(text) or number > last + 1:
            break
        found.append(one)
    return found
