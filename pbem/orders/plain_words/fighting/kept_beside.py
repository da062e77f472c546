"""Cards that a sentence keeps beside others, or beside the Reserves: `the 13 and the Reserves stay home`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.vocabulary import words_for


def may_keep_both(phrases: Sequence[Said]) -> bool:
    """Whether a sentence begins with a card, and behind it another that is kept: `the 7, the 6 I keep` may
    mean both."""
    meanings = [one.meaning for one in phrases if one.meaning != "mark"]
    # `The 7, after that only the 5, the 8 I keep` keeps one.
    told = meanings[: meanings.index("keep behind")] if "keep behind" in meanings else []
    return "cards" in told[:1] and "play" not in told


def with_kept_beside(row: Sequence[str], phrases: Sequence[Said], *, is_asked: bool) -> list[Said]:
    """The phrases, in which a card that is joined to Reserves that are kept is kept as well: `keep both
    Reserves and the S13`, `die S13 und beide Reserven behalten`. Where a fight asks for a card (`is_asked`)
    a bare one is played: `S13 and the Reserves stay`."""
    found, ends = list(phrases), [0, *(one.end for one in phrases)]
    for place, one in enumerate(phrases[:-2]):
        last = phrases[place + 2]
        joined = row[one.end : phrases[place + 1].end]
        if phrases[place + 1].meaning not in ("aside", "mark") or not entry("_together").issuperset(joined):
            continue
        if one.meaning == "reserve no" and last.meaning == "cards" and row[ends[place]] in keeping():
            found[place + 2] = Said("keep", last.end, last.value)
        elif one.meaning == "cards" and last.meaning == "reserve no" and row[last.end - 1] in keeping():
            is_one = len(one.value.split()) == 1
            found[place] = Said("keep", one.end, one.value) if is_one else one
        elif last.meaning == "reserve no" and _stays_with(
            row, ends[place], one, phrases[place + 1].end, may_be_bare=not is_asked
        ):
            found[place] = Said("keep", one.end, one.value)
    return found


def _stays_with(
    row: Sequence[str], begins: int, one: Said, reserves: int, *, may_be_bare: bool
) -> bool:
    """Whether a card that only its article stands before, or `but`, is a subject beside the Reserves: `the 13
    and the Reserves stay home`."""
    article, its = row[begins : one.end - 1], entry("_its")
    is_told = bool(article) or (may_be_bare and not begins)
    is_told = is_told or (begins > 0 and row[begins - 1] in entry("_sparing"))
    is_bare = len(one.value.split()) == 1 and is_told and its.issuperset(article)
    subject = row[reserves : reserves + 1]
    return is_bare and one.meaning in ("play", "cards") and its.issuperset(subject)


@cache
def keeping() -> frozenset[str]:
    """The words that say that something is kept."""
    return words_for("keep")
