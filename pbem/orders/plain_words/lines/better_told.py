"""Lines in doubt that the grammar has a fault of its own for, which tells more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set

from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.lines.respelling import is_limited
from pbem.orders.plain_words.outcome import Doubt, Why
from pbem.patterns import compiled


def faulty_lines(
    read: Callable[[int, str], Order | Fault | None],
    doubts: Iterable[Doubt],
    texts: Mapping[int, str],
    but: Set[int],
) -> set[int]:
    """The lines with these texts, `but` for some, that are only in doubt and no talk by the grammar."""
    # A correction that comes to one line tells more than the grammar could, as does what a discard or a
    # retreat may be.
    unclear = (one for one in doubts if one.why is not Why.CORRECTION or not one.would_be)
    unclear = (one for one in unclear if not (one.would_be.endswith(": hold") or _is_proposed(one)))
    unclear = (one for one in unclear if not _tells_plan(one, texts.get(one.line, "")))
    told = {one.line for one in unclear if one.line in texts and not _withdraws(one, texts[one.line])} - but
    doubtful = (line for line in told if not is_limited(texts[line]))
    return {line for line in doubtful if isinstance(read(line, texts[line]), Fault | Order)}


def _is_proposed(doubt: Doubt) -> bool:
    told = doubt.would_be
    return told.startswith("discard ") or (told.startswith("retreat") and ": towards " in told)


def _tells_plan(doubt: Doubt, text: str) -> bool:
    """Whether a line tells on what condition to fight, in words: `If anybody attacks me: fight, or lose two`.
    The grammar's `if` has an order of its own form behind its colon."""
    first, _, rest = text.partition(" ")
    deed = _WORD.search(rest.partition(":")[2])
    in_words = deed is not None and verb_of(deed[0]) in (None, "battle")
    is_if = verb_of(first) == "if" and text.count(":") == 1 and ">" not in text
    return is_if and in_words and doubt.why in (Why.FIGHT, Why.LEFT)


def _withdraws(doubt: Doubt, text: str) -> bool:
    """Whether a line takes something back that is not all of the orders: `Cancel my recruits.`"""
    first = _WORD.search(text)
    return doubt.why is Why.CORRECTION and first is not None and verb_of(first[0]) == "withdraw"


_WORD = compiled(r"[^\W\d_]+")
