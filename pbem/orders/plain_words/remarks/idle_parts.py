"""Parts of a sentence that order nothing beside one that does: `the 8 of clubs, I've got two`, `always
the lowest, no need to ask me`, `the thirteen of diamonds, take that, Fritz!`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, run_together, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of, size_at_head
from pbem.orders.plain_words.remarks.tales import folded, has
from pbem.orders.plain_words.situation import Situation

SIGNS = ",;.!()-–"

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION)

DEEDS = (
    "move",
    "stay",
    "attack",
    "play",
    "concede",
    "keep",
    "recruit",
    "discard",
    "pay",
    "lose",
    "spend",
    "if",
)
"""What a part is about that orders something."""


def without_idle_parts(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without such parts; one that is nothing else stays as it is."""
    parts = _parts(entities)
    if len(parts) == 1:
        return entities
    parts = _without_greeting(parts)
    names = any(one.kind is Kind.PIECE for one in parts[0])
    if names and mean(entities, "beaten", "loser", "retreat"):
        # `Lacy, if beaten, goes to Dresden`
        return entities
    kept = [part for p, part in enumerate(parts) if not _is_idle(at, part, parts[p - 1] if p else [])]
    left = [one for part in kept for one in part]
    if not left or len(left) == len(entities) or all(one.kind is Kind.MARK for one in left):
        return entities
    while left[0].kind is Kind.MARK and left[0].text in ",:;":
        left.pop(0)
    return left


def without_known(entities: list[Entity]) -> list[Entity]:
    """A sentence without `, as everybody knows,`: what stands before and behind it is one."""
    if sum(one.text == "," for one in entities) < 2:
        return entities
    found: list[Entity] = []
    is_inside = False
    for part in _parts(entities):
        said = run_together(one for one in part if one.kind is not Kind.MARK)
        if found and said in kind_of("as is known"):
            is_inside = True
            continue
        found += part[1:] if is_inside and part[0].text == "," else part
        is_inside = False
    return found


def without_rest_fine(entities: list[Entity]) -> list[Entity]:
    """A sentence without what it says of all the rest behind the first word of that, if that is no more than
    that it is right so: German `Rest passt`, whose verb is also that of one who passes."""
    found: list[Entity] = []
    for part in _parts(entities):
        words = [one for one in part if one.kind is not Kind.MARK]
        says = run_together(words) in kind_of("the rest is fine")
        found += [one for one in part if one.kind is Kind.MARK or one is words[0]] if says else part
    return found


def _without_greeting(parts: list[list[Entity]]) -> list[list[Entity]]:
    """Parts without those in front that only greet, or say from where: `Hello, quickly from the train:`"""
    begins = 0
    for part in parts[:-1]:
        words = [one for one in part if one.kind is not Kind.MARK]
        said = [fold(one.text) for one in words]
        is_greeting = bool(words) and kind_of("greeting").issuperset(said)
        is_note = bool(words) and part[-1].text == ":" and is_of_kind(words[0], "in a hurry")
        names = any(one.kind in (Kind.CITY, Kind.CARD, Kind.NATION) or one.number for one in words)
        if not is_greeting and (not is_note or names or mean(words, *DEEDS)):
            break
        begins += 1
    return parts[begins:]


def _parts(entities: Sequence[Entity]) -> list[list[Entity]]:
    """What stands between signs, and before a colon; each part has the sign before it."""
    parts: list[list[Entity]] = [[]]
    for one in entities:
        if one.kind is Kind.MARK and one.text in SIGNS and parts[-1]:
            parts.append([])
        parts[-1].append(one)
        if one.text == ":" and one.kind is Kind.MARK:
            parts.append([])
    return [part for part in parts if part]


def _is_idle(at: Situation, part: Sequence[Entity], before: Sequence[Entity]) -> bool:
    words = [one for one in part if one.kind is not Kind.MARK]
    if not words:
        return False
    if _waives(words) or _denies_asking(words) or _is_cause(at, words, before):
        return True
    if mean(before, "attack") and (_is_haste(at, words) or _is_pity(words)):
        return True
    return _counts_held(words, before) or _is_taunt(at, words)


def _waives(words: Sequence[Entity]) -> bool:
    """Whether it says that something else does not matter: `never mind what the plan says`."""
    begins = is_of_kind(words[0], "never mind") or is_of_kind(words[0], "no matter")
    asks = len(words) > 1 and is_of_kind(words[1], "what it is")
    return begins and asks and not any(one.kind in NAMED or one.number for one in words)


def _is_cause(at: Situation, words: Sequence[Entity], before: Sequence[Entity]) -> bool:
    """Whether it says behind a march on whose account that is made: `wegen Daun`, `because of Brieg`."""
    end = size_at_head(words, "because of", 2)
    rest = words[end:]
    names = all(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) or one.means("the", "and") for one in rest)
    own = any(map(at.own_piece, rest))
    return bool(end and rest and before) and names and not own


def _is_haste(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether it says behind an attack why it is made now: `bevor der sich erholt`, `before help comes`."""
    begins = [words[0], *(two for one, two in pairwise(words) if one.means("and"))]
    told = any_of_kind(begins, "before it happens")
    names = any(map(at.own_piece, words)) or any(
        one.kind in (Kind.CITY, Kind.CARD) or one.number for one in words
    )
    return told and not names and not mean(words, "ask", "concede", "keep", "recruit", "discard")


def _is_pity(words: Sequence[Entity]) -> bool:
    """Whether it only pities him who is attacked: `poor man`."""
    return run_together(words) in kind_of("pitied")


def _denies_asking(words: Sequence[Entity]) -> bool:
    """Whether it says that nobody need ask: `don't ask me each time`."""
    if not mean(words, "ask"):
        return False
    names = any(one.kind in NAMED for one in words)
    is_denied = mean(words, "not", "no") and not mean(words, "without", "maybe")
    return is_denied and not names and not mean(words, *DEEDS)


def _counts_held(words: Sequence[Entity], before: Sequence[Entity]) -> bool:
    """Whether it says behind a card how many of its kind the writer has: `I've got two`."""
    if not any(one.kind is Kind.CARD for one in before):
        return False
    held = words_in(words)
    names = any(one.kind in NAMED for one in words) or mean(words, *DEEDS, "not", "then")
    counts = [one for one in words if one.number or one.means("one", "two", "three")]
    small = {fold(one.text) for one in words if one in counts or one.means("I")}
    known = kind_of("has in hand") | kind_of("beside held") | small
    is_held = bool(held & kind_of("has in hand")) and held <= known
    return bool(counts) and is_held and not names


def _is_taunt(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether it only jeers at somebody who is asked about in no fight: `take that, Fritz!`"""
    if at.question(q.PLAY) is None:
        return False
    names = [one for one in words if one.kind in NAMED]
    is_called = len(names) <= 1 and all(one.kind is Kind.PIECE and not at.own_piece(one) for one in names)
    rest = [one for one in words if one not in names]
    known = kind_of("taunt") | kind_of("beside a taunt")
    said = folded(rest)
    is_known = known.issuperset(said)
    return is_called and is_known and (has(said, "taunt") or (bool(names) and not rest))
