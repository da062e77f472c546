"""What follows a card in a fight, and depends on an answer to it: `D7, and D5 if he goes on`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.fighting.clauses_told import MAY_PLAY
from pbem.orders.plain_words.fighting.phrases import Said
from pbem.orders.plain_words.fighting.templates import entry


def is_in_turn(row: Sequence[str], phrases: Sequence[Said], *, goes_on: bool) -> bool:
    """Whether nothing but what follows a card depends on an answer to it: `D7, and D5 if he goes on`."""
    acts = 1 if goes_on else 0
    beating = entry("_beats")
    for place, one in enumerate(phrases):
        before = phrases[place - 1].meaning if place else "mark"
        is_last = all(other.meaning not in (*ACTS, *WAYS) for other in phrases[place:])
        if one.meaning == "answered" and acts < (2 if is_last else 1):
            begins = phrases[place - 1].end if place else 0
            if acts or goes_on or not _is_behind(row[begins : one.end]):
                return False
        if one.meaning == "answered" and not is_last and before not in ("mark", "aside", "after"):
            return False
        if before == "answered" and one.meaning == "cards" and row[phrases[place - 1].end - 1] in beating:
            # `If he beats the six` tells of a card that is played by then.
            return False
        if one.meaning == "fight" and row[one.end : one.end + 1] == (":",):
            # `First fight: Friedrich against Browne` is about which of them comes first.
            return False
        if before == "answered" and one.meaning in ("low", "high"):
            # `If he answers with something high` tells of his cards.
            return False
        acts += one.meaning in ACTS
    return True


def _is_behind(words: Sequence[str]) -> bool:
    """Whether a condition is only that one is behind, as is who is asked for a card: `if we're behind`."""
    return not entry("_is behind").isdisjoint(words) and entry("_once more").isdisjoint(words)


CONDITIONS = ("answered", "head of attacked")
"""What the meanings of phrases begin with that set a condition."""

ACTS = (
    *("play", "play reserve", "cards", "keep", "keep behind", MAY_PLAY),
    *("concede", "refuse", "yield", "no more", "fight", "fight to", "ask"),
)
"""What may be done when a card is answered."""

WAYS = (
    *("low", "high", "loss", "settle", "spend", "points", "fight to", "limit", "reserve no"),
    *("reserve never", "keep in all fights", "spend in all fights", "ask in all fights"),
    "loss in all fights",
)
"""How it may be done: `If he goes over it, low cards only.`"""
