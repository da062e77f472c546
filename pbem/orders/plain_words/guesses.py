"""What a sentence that is not read may well mean, from its names and its words for fights: it is proposed to
its writer, and never taken without his word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.instead import denies
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import expressions_of, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import is_round, way

MOST_CITIES = 6
"""A sentence that names more cities is no way."""

NEAR = 4
"""So many words at most stand between a number and the word that tells what is counted."""

MINUS = "-"

LIMITS = {"loss": "guess loss", "spend": "guess spend"}
CLAUSES = {
    "low": "guess low",
    "high": "guess high",
    "reserve no": "guess no reserve",
    "ask": "guess ask",
    "concede": "guess concede",
    "fight": "guess fight",
}
"""The clauses of a plan, each with the kind of the expressions that it may be meant by."""
OF_TROOPS = ("discard", "recruit", "transfer", "split")
"""What a sentence tells that is neither a march nor a plan."""

NARROWER = ("if", "should", "unless", "not", "stay", "maybe", "thought", "otherwise")
"""What makes of a move something else than a march to the cities that are named."""


def guess(at: Situation, entities: Sequence[Entity]) -> str:
    """The order that a sentence comes nearest to, as a line; empty if nothing is near."""
    if at.sets_up or any(one.kind is Kind.CARD for one in entities) or mean(entities, *OF_TROOPS):
        return ""
    pieces = [at.piece(one) for one in entities if one.kind is Kind.PIECE]
    if None in pieces:
        return ""
    own = tuple(dict.fromkeys(one for one in pieces if one and at.is_own(one)))
    enemies = tuple(dict.fromkeys(one for one in pieces if one and not at.is_own(one)))
    if len({at.where.get(one) for one in own}) > 1 or len(enemies) > 1:
        return ""
    stops = [one for one in entities if one.kind is Kind.CITY]
    if own and stops and not enemies:
        return _march(at, own, entities, stops)
    is_plan = not stops and not at.question(q.PLAY) and not any(one in at.rules.trains for one in own)
    return _plan(at, own, enemies, entities) if is_plan else ""


def _march(at: Situation, own: tuple[str, ...], entities: Sequence[Entity], stops: Sequence[Entity]) -> str:
    """The march through as many of the cities, in the order in which they are named, as the roads allow."""
    start = at.where.get(own[0])
    depends = mean(entities, *NARROWER, "lose", "attack", "against", "retreat")
    # `Lacy soll doch nicht nach Beneschau`: what he is not to do is not proposed.
    depends = depends or any(map(denies, entities))
    depends = depends or _says([word for one in entities for word in _words(one)], "guess narrower")
    if start is None or depends or len(stops) > MOST_CITIES:
        return ""
    for count in range(len(stops), 0, -1):
        # Of two ways as long as each other the one told later is the one in detail.
        for some in reversed(list(combinations(stops, count))):
            path = way(at, own, some)
            if path and not is_round(path, start, some):
                return f"move {' + '.join(map(at.title, own))}: {', '.join(map(at.city, path))}"
    return ""


def _plan(at: Situation, own: Sequence[str], enemies: Sequence[str], entities: Sequence[Entity]) -> str:
    """The battle plan whose clauses a sentence has words for; empty if a number in it is not understood, or
    if it depends on something."""
    if enemies and not own:
        return ""
    words = [word for one in entities for word in _words(one)]
    told = [clause for clause, kind in CLAUSES.items() if _says(words, kind)]
    limits = list(_limits(words))
    if "ask" in told and _says(words, "guess unasked"):
        return ""
    if None in limits or not (limits or told) or _says(words, "guess narrower"):
        return ""
    if "concede" in told and (limits or len(told) > 1):
        # `low, and give up at -2` fights until then.
        told.remove("concede")
    sides = " > ".join(" + ".join(map(at.title, side)) for side in (own, enemies) if side)
    clauses = [*told, *dict.fromkeys(one for one in limits if one)]
    return f"{f'battle {sides}'.strip()}: {', '.join(clauses)}"


def _limits(words: Sequence[str]) -> Iterator[str | None]:
    """What each number limits; None if that cannot be told."""
    for place, word in enumerate(words):
        if word.isdecimal():
            near = words[max(0, place - NEAR) : place + NEAR + 1]
            found = [clause for clause, kind in LIMITS.items() if not kind_of(kind).isdisjoint(near)]
            found = ["loss"] if words[max(0, place - 1)] in kind_of("guess minus") | {MINUS} else found
            yield f"{found[0]} {word}" if len(found) == 1 else None


def _says(words: Sequence[str], kind: str) -> bool:
    """Whether one of the expressions of a kind is among the words."""
    text = f" {' '.join(words)} "
    return any(f" {' '.join(map(fold, one.split()))} " in text for one in expressions_of(kind))


def _words(one: Entity) -> list[str]:
    """Its words, folded; a number, however it is written, in digits."""
    if one.number:
        return [str(one.number)]
    return [MINUS] if one.text in "-–−" else [word for text in one.text.split() if (word := fold(text))]
