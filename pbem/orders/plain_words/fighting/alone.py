"""What a sentence tells of a fight that is named elsewhere: by the head of a line, or by an attack."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.fighting.wording.clauses_told import Told


def clauses_alone(found: Sequence[Told], heads: str = "", *, may_yield: bool = False) -> str:
    """The clauses of what is told if it is all about that fight, and names no cards to play one by one.
    It may say nothing of which fight it is but `heads`; whether it `may_yield` by words as `we withdraw`."""
    if len(found) != 1:
        return ""
    (one,) = found
    is_else = not all(head.meaning == heads and not head.value for head in one.heads)
    is_open = one.is_after or one.corrects or one.before_else is not None or not one.is_right
    is_open = is_open or (one.yields and not may_yield)
    names_cards = one.play or one.pick or one.unplayed
    return "" if is_else or is_open or names_cards else ", ".join(one.clauses())
