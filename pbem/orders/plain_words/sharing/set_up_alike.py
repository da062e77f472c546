"""That all generals of a nation get the same: `Six to everybody`, `Hanover six and six`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine.model import MOST_TROOPS
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.sharing.set_up_sums import EQUALLY
from pbem.orders.plain_words.situation import Situation

LONGEST = 16
"""Such a sentence has no more words and signs."""

OPEN = ("not", "if", "maybe", "unless", "except", "lose", "spend", "play", "keep", "more than", "at most")
"""What makes another thing of it."""

BEHIND = ("to", "each", "every", "all", "troops", "and", "filler", "the", "I")
"""What may stand behind the number: `six to everybody`, and not `six days`."""


def is_alike(at: Situation, nation: str, sentence: Sequence[Entity]) -> int:
    """The troops that a sentence gives all generals of a nation, whose sum is right; 0 if it does not."""
    generals, total = at.rules.nations[nation].generals, at.rules.nations[nation].troops
    share, over = divmod(total, len(generals))
    if over or len(generals) < 2 or len(sentence) > LONGEST or mean(sentence, *OPEN):
        return 0
    if any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD) and one.is_full for one in sentence):
        return 0
    named = {one.names[0] for one in sentence if one.kind is Kind.NATION}
    others = [name for name in at.nations if name != nation and share == _share(at, name)]
    numbers = [one.number for one in sentence if one.number]
    if (named - {nation}) or (others and not named) or not {share} <= set(numbers) <= {
        share,
        len(generals),
        total,
    }:
        return 0
    is_each = mean(sentence, "all", "each", "every") or bool(words_in(sentence) & EQUALLY)
    is_each = is_each or numbers == [share] * len(generals)
    pairs = zip(sentence, [*sentence[1:], None], strict=True)
    return share if is_each and all(_ends(after) for one, after in pairs if one.number == share) else 0


def rest_each(at: Situation, nation: str, sentence: Sequence[Entity]) -> tuple[list[Entity], int] | None:
    """The rest of a sentence that gives all who are not named the same, and what that is: `everyone gets 4,
    except Friedrich 6`, `Friedrich 6, all others 4`. None if none does."""
    if not mean(sentence, "all", "anyone") or mean(sentence, *OF_OTHERS):
        return None
    named = [one.names[0] for one in sentence if one.kind is Kind.NATION]
    if named and nation not in named:
        return None
    for place, one in enumerate(sentence):
        if not one.means("all", "anyone"):
            continue
        later = range(place + 1, len(sentence))
        behind = next((p for p in later if _ends_search(sentence[p])), len(sentence))
        if behind < len(sentence) and _is_count(sentence[behind]) and behind - place <= NEAR:
            return [*sentence[:place], *sentence[behind + 1 :]], sentence[behind].number
        before = place - 2
        if before >= 0 and _is_count(sentence[before]) and sentence[place - 1].means("to"):
            # `4 for everyone else`
            return [*sentence[:before], *sentence[place + 1 :]], sentence[before].number
    return None


OF_OTHERS = tuple(word for word in OPEN if word != "except")

NEAR = 4
"""So near behind `all` stands what they get: `all of them are given 4`."""


def _is_count(one: Entity) -> bool:
    return one.kind is not Kind.CARD and 1 <= one.number <= MOST_TROOPS


def _ends_search(one: Entity) -> bool:
    return one.kind is Kind.PIECE or bool(one.number)


def _share(at: Situation, nation: str) -> int:
    share, over = divmod(at.rules.nations[nation].troops, len(at.rules.nations[nation].generals))
    return 0 if over or len(at.rules.nations[nation].generals) < 2 else share


def _ends(after: Entity | None) -> bool:
    """Whether behind a number stands a sign, or what may follow troops."""
    if after is None or after.kind in (Kind.MARK, Kind.NATION) or after.number:
        return True
    return after.means(*BEHIND) or is_of_kind(after, "counts them") or bool(words_in([after]) & EQUALLY)
