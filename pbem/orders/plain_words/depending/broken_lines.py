"""Lines that break off in a condition or a denial, which the next goes on with: `If Daun leaves, then I`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.verb_first import SUBJECTS
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.vocabulary import expressions_for
from pbem.patterns import compiled

NEVER = kind_of("never")
"""What forbids the deed behind it: `do not`, `never`."""

ENDING = kind_of("breaks off")
"""What a line cannot end with unless something follows: `in which case`."""

DEEDS = ("concede", "play", "keep", "ask", "discard", "recruit", "transfer")
"""What a condition has behind it, if no name does, that is whole."""

VERBS = ("attack", "retreat", "move", "stay", "lose", "fight to win")
"""Of these a condition has one, and what depends on it another: `If attacked he just retreats`."""

MOST_WORDS = 6
"""A denial that breaks off has no more words: `Do not under any circumstances`."""

COLON = ":"


_ITEM = compiled(r"\s*(?:[-*•–]|\(?(?:\d{1,2}|[a-z])[.)])\s+\S")


def begins_item(text: str) -> bool:
    """Whether a line is an item of a list: it goes on with no line above."""
    return _ITEM.match(text) is not None


def breaks_off(namer: Namer, number: int, text: str) -> bool:
    """Whether a line ends in a condition or a denial without what depends on it."""
    bare = text.rstrip()
    if bare[-1:] in tuple(".!?;)"):
        return False
    tokens = tokens_of(number, bare)
    if not _may_break_off([one.key for one in tokens if one.key]):
        return False
    entities = _last_sentence(namer.entities(tokens))
    asked = [place for place, one in enumerate(entities) if one.means("if") and not one.means("else")]
    if not asked:
        return _denies(entities)
    return _breaks_off(namer, entities[: asked[0]], entities[asked[0] :])


def _may_break_off(keys: Sequence[str]) -> bool:
    """Whether words are among these that begin a condition or a denial: few lines have any."""
    known = _if_words() | NEVER
    return not known.isdisjoint(keys) or any(one + other in NEVER for one, other in pairwise(keys))


@cache
def _if_words() -> frozenset[str]:
    return frozenset(form[0] for form in expressions_for("if"))


def _last_sentence(entities: Sequence[Entity]) -> Sequence[Entity]:
    ends = [place for place, one in enumerate(entities) if one.text in (".", "!", "?", ";")]
    return entities[ends[-1] + 1 :] if ends else entities


def _breaks_off(namer: Namer, before: Sequence[Entity], condition: Sequence[Entity]) -> bool:
    own = (namer.at.piece(one) for one in before if one.kind == Kind.PIECE)
    if not is_about_game(condition) or condition[0].text.lower() in ONLY_TELLING:
        return False
    last = next(one for one in reversed(condition) if one.kind != Kind.MARK)
    if last.means("then", "else", "I") or fold(last.text) in ENDING:
        return True
    if any(name and namer.at.is_own(name) for name in own):
        return False
    end = next((p for p, one in enumerate(condition) if one.text in (",", COLON)), len(condition))
    deed = condition[end:]
    names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NUMBER) for one in deed)
    acts = sum(one.means(*VERBS) for one in condition) > 1 or mean(condition, *DEEDS)
    acts = acts or _he_acts(condition)
    return not (names or acts or mean(deed, "attack", "stay", "move", "retreat", "lose", "fight to win"))


def _he_acts(condition: Sequence[Entity]) -> bool:
    """Whether `he` does something behind a condition of a piece: `if Daun is still there he attacks him`."""
    told = next((place for place, one in enumerate(condition) if one.kind is Kind.PIECE), len(condition))
    rest = condition[told + 1 :]
    return any(one.means("they", "I") and two.means(*VERBS) for one, two in pairwise(rest))


ONLY_TELLING = words.in_remarks("only telling")
"""Words for `if` that mostly begin a tale: `When Daun came to Glatz ...`."""


def is_about_game(entities: Sequence[Entity]) -> bool:
    """Whether a condition speaks of pieces, cities, nations or an enemy; `if I may say so` does not."""
    if any(one.means("maybe") and fold(one.text) in ADDRESSED for one in entities):
        return False
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) and one.is_full for one in entities)
    return named or any(fold(one.text) in SUBJECTS - IMPERSONAL for one in entities)


ADDRESSED = words.forms(words.words(lambda one: one.spoken_to))
IMPERSONAL = kind_of("impersonal")


def _denies(entities: Sequence[Entity]) -> bool:
    """Whether a short line without names begins or ends with what forbids: `I would never`."""
    bare = [fold(one.text) for one in entities if one.kind != Kind.MARK]
    if not bare or len(bare) > MOST_WORDS or any(one.kind in (Kind.PIECE, Kind.CITY) for one in entities):
        return False
    pairs = {f"{one}{two}" for one, two in pairwise(bare[:3])}
    return bare[-1] in NEVER or bool(NEVER.intersection(bare[:2])) or bool(NEVER & pairs)


def limits_before(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is nothing but a condition of the order before it: `But only if Daun has left.`"""
    first = next((p for p, one in enumerate(entities) if not _leads(one)), len(entities))
    condition = entities[first:]
    if not condition or not condition[0].means("if") or condition[0].means("else"):
        return False
    if not is_about_game(condition) or any(one.text in (",", COLON) for one in condition):
        return False
    if mean(condition, "I"):
        # `If I were Keith I would run` is a tale.
        return False
    acts = sum(one.means(*VERBS) for one in condition) > 1 or mean(condition, *DEEDS, "then")
    return not acts and not any(one.kind == Kind.CARD for one in condition)


def _leads(one: Entity) -> bool:
    return one.kind == Kind.MARK or one.means("and", "but", "filler") or fold(one.text) in ONLY


ONLY = kind_of("only")
