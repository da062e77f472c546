"""Lines that take what the last receipt proposed: `yes`, `Yes please, 1 and 3`, `ja, so war es gemeint`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.reading.proposal import Proposal
from pbem.patterns import compiled

_WORD = compiled(r"\d+|[^\W\d_]+")


def accepted(text: str, proposals: Sequence[Proposal], *, alone: bool) -> Sequence[Proposal]:
    """The proposals that a line takes: those whose numbers it names, all of them if it names none. Where a
    `yes` that stands `alone` is the answer to a question, a number has to stand with it."""
    said = [fold(one) for one in _WORD.findall(text)]
    numbers = {int(one) for one in said if one.isdecimal()}
    words = [one for one in said if not one.isdecimal()]
    if not proposals or not words or words[0] not in kind_of("accepts"):
        return ()
    if not set(words[1:]) <= kind_of("accepts") | kind_of("beside accepts") or not (numbers or alone):
        return ()
    if not numbers <= set(range(1, len(proposals) + 1)):
        return ()
    return [one for number, one in enumerate(proposals, 1) if number in (numbers or {number})]
