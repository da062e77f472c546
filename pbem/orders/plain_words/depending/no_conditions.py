"""What looks like a condition and is none: `if I counted right`, `wenn ich mich nicht irre`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of

Entities = Sequence[Entity]

STATING = words.forms(words.words(lambda one: one.stating))


def without_courtesies(entities: Entities) -> list[Entity]:
    """A sentence without such a part, which asks for nothing in the game: its writer only says that he may
    be wrong, or is polite."""
    found = list(entities)
    place = next((p for p in range(len(found) - 1, -1, -1) if _asks(found[p])), None)
    if place is None:
        return found
    end = next((p for p in range(place + 1, len(found)) if _closes(found[p])), len(found))
    if not _is_courtesy(found[place + 1 : end]):
        return found
    first = place
    is_lead = all(one.kind is Kind.MARK or one.means("and", "but", "filler") for one in found[:place])
    if first and found[first - 1].text in (",", "(", "-", "–"):
        first -= 1
    # The comma behind it goes with it, unless it stands between two parts.
    after = end + (
        end < len(found) and (is_lead or first < place) and found[end].text in (",", ")", "-", "–")
    )
    return [*found[:first], *found[after:]]


def _asks(one: Entity) -> bool:
    return one.means("if") and not one.means("else", "unless")


def _closes(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in ",;:()-–."


def _is_courtesy(said: Entities) -> bool:
    names = (Kind.PIECE, Kind.CARD, Kind.NATION, Kind.CITY)
    if any(one.kind in names and (one.is_full or one.kind is not Kind.CITY) for one in said):
        return False
    known = kind_of("knows") | kind_of("beside knows") | STATING
    told = {fold(word) for word in words_in(said)}
    # `wenn das nicht geht` leads to what is done then.
    denied = any(one.means("not") for one in said) and not told & kind_of("errs")
    return bool(told & kind_of("knows")) and told <= known and not denied
