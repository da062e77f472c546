"""A sentence about fights as phrases and parts that are told by the kinds of their words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from pbem.orders.plain_words.fighting.loose.part import ALL_SIGNS, Part, is_name
from pbem.orders.plain_words.fighting.loose.part_meaning import loss_in, meaning_of, yields
from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import CARD, NUMBER, OWN, entry, kind_of

Steps = Callable[[Sequence[str], int], Sequence[Said]]

BETWEEN = ",;:.!-–—()…>?="
"""The marks between two parts."""

COST, COST_IDLE = 10, 15
"""What a part costs that no phrase has, and one that says nothing: as few as may be are taken."""

GIVING_UP = ("concede", "yield", "refuse")

LEAST = 3
"""A condition has so many words at least."""


def parted(row: Sequence[str], steps: Steps) -> list[Said]:
    """The phrases of which a row of words is made, and between them parts that no phrase has; none if a part
    of it cannot be told."""
    size = len(row)
    costs: list[int | None] = [None] * size + [0]
    chosen: list[Said | None] = [None] * size
    for place in range(size - 1, -1, -1):
        options = [(0, one) for one in steps(row, place)]
        if _is_between(row[place]):
            options.append((1, Said("mark", place + 1)))
        if _may_begin(row, place):
            options += _parts_at(row, place)
        for cost, one in options:
            rest, before = costs[min(one.end, size)], costs[place]
            if rest is not None and (before is None or cost + rest < before):
                costs[place], chosen[place] = cost + rest, one
    if not size or costs[0] is None:
        return []
    found: list[Said] = []
    whole = Part(row)
    while (place := found[-1].end if found else 0) < size:
        found += filter(None, chosen[place : place + 1])
    # `That suits me` and `I pass` are the same word in German.
    if _keeps_bare_cards(row, found) or _may_go_on(row, found):
        return []
    if any(one.meaning == "concede" for one in found):
        # `take the loss, no cards`
        found = [Said("aside", one.end) if one.meaning == "yield" else one for one in found]
    is_meant = whole.has("yields", "cards", "fights", "end") or bool(whole.cards)
    return found if is_meant or not any(one.meaning in GIVING_UP for one in found) else []


def _is_between(word: str) -> bool:
    return word in BETWEEN or word in entry("_loose joins")


def _may_begin(row: Sequence[str], place: int) -> bool:
    """Whether a part may begin at a place: behind a mark, a small word or a name, or with what a new clause
    begins with."""
    return (
        not place or _is_between(row[place - 1]) or is_name(row[place - 1], *ALL_SIGNS) or _opens(row, place)
    )


def _opens(row: Sequence[str], place: int) -> bool:
    """Whether a clause may begin here behind a condition that no comma ends: `if attacked he gives up`."""
    word, after = row[place], row[place + 1 : place + 2]
    is_card = kind_of(word) == CARD or any(kind_of(two) == CARD for two in after)
    rest = Part(row[place : place + LEAST])
    return (
        is_card
        or is_name(word, OWN)
        or rest.begins("subject", "ask", "yields", "flees", "play", "keep", "most", "always")
    )


def _parts_at(row: Sequence[str], place: int) -> Iterator[tuple[int, Said]]:
    """The parts that begin at a place, each with what it costs, the longest first, and of conditions the
    shortest."""
    ends = _ends(row, place)
    is_case = Part(row[place : place + LEAST]).begins("case")
    for end in ends if is_case else reversed(ends):
        part = Part(row[place:end])
        if told := meaning_of(part, row[end] if end < len(row) else "."):
            yield COST_IDLE if told[0] == "aside" else COST, Said(told[0], end, told[1])
        if loss := loss_in(part):
            begin = end + (end < len(row) and row[end] == ",")
            for last in _ends(row, begin) if begin < len(row) else ():
                if yields(Part(row[begin:last])):
                    yield COST, Said("loss", last, str(loss))


def _keeps_bare_cards(row: Sequence[str], found: Sequence[Said]) -> bool:
    """Whether cards with nothing beside them stand before what keeps others: `the S3, the S4 I keep` plays
    neither."""
    begins = dict(zip(found, [0, *(one.end for one in found)], strict=False))
    told = [one for one in found if one.meaning not in ("mark", "aside")]
    return any(
        one.meaning in ("play", "cards")
        and two.meaning.startswith("keep")
        and not Part(row[begins[one] : one.end]).has("play", "first", "moves")
        for one, two in pairwise(told)
    )


def _may_go_on(row: Sequence[str], found: Sequence[Said]) -> bool:
    """Whether a few words that say nothing are joined to cards, and may stand for one more: `keep S13 and the
    king`."""
    for place, one in enumerate(found):
        end, rest = one.end, found[place + 1 :]
        if one.meaning not in ("keep", "play", "cards") or entry("_loose and").isdisjoint(row[end : end + 1]):
            continue
        while rest and (rest[0].meaning == "aside" or end == one.end):
            end, rest = rest[0].end, rest[1:]
        if 1 < end - one.end <= LEAST + 1 and (not rest or rest[0].meaning == "mark"):
            return True
    return False


def _joins_alike(row: Sequence[str], place: int) -> bool:
    """Whether a small word stands between two cards, `the S3 and the S4`, or two who are named."""
    before, after = kind_of(row[place - 1]), [kind_of(one) for one in row[place + 1 : place + 3]]
    return any(before in kinds and not set(kinds).isdisjoint(after) for kinds in ((CARD, NUMBER), ALL_SIGNS))


def _ends(row: Sequence[str], place: int) -> list[int]:
    """Where a part that begins at a place may end: before the next mark, or a small word in front of that;
    a condition also before what a clause may begin with."""
    found: list[int] = []
    is_case = Part(row[place : place + LEAST]).begins("case")
    for end in range(place + 1, len(row) + 1):
        if end == len(row) or row[end] in BETWEEN:
            return [*found, end]
        if (row[end] in entry("_loose joins") and not _joins_alike(row, end)) or (
            is_case and end - place >= LEAST - 1 and _opens(row, end)
        ):
            found.append(end)
    return found
