"""That earlier orders are taken back, in a sentence that says no more: `I withdraw my orders.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.addressing import YOU
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

LINE = "withdraw"
STANDING_OFF = "standing off"


class TakenBack:
    """The sentences of one letter that take earlier orders back, until all of it is read."""

    def __init__(self) -> None:
        self._told: list[tuple[int, tuple[str, ...], str]] = []
        """The line, the nations, and the sentence."""

    def read(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Whether a sentence speaks of taking orders back; what it says beside that is asked back."""
        told = [one for one in entities if one.kind not in (Kind.MARK, Kind.NATION)]
        said = words_in(told)
        takes, back = kind_of("takes"), kind_of("back")
        if ends_standing(entities):
            _end_standing(at, entities, out)
            return True
        is_back = said & kind_of("takes back orders") or (said & takes and said & back)
        if not is_back or not said & kind_of("letter") or said & YOU:
            return False
        known = kind_of("takes back orders") | kind_of("letter") | kind_of("beside takes back") | takes | back
        named = [name for one in entities if one.kind is Kind.NATION for name in one.names]
        nations = tuple(dict.fromkeys(named)) or ((at.nation,) if at.nation else at.nations)
        if said <= known and all(name in at.nations for name in nations):
            self._told.append((entities[0].line, nations, out.saying))
            out.parts += 1
        else:
            out.doubt(entities[0].line, Why.CORRECTION, LINE)
        return True

    def order(self, out: Outcome, *, has_orders: bool) -> None:
        """Add the lines. In a letter that orders something else too, the writer is to say what he means: that
        may be new, or what he takes back."""
        for line, nations, out.saying in self._told:
            if has_orders or out.orders:
                out.doubt(line, Why.CORRECTION, LINE)
                continue
            for name in nations:
                out.take(line, name, LINE)


def ends_standing(entities: Sequence[Entity]) -> bool:
    """Whether a sentence speaks of an end of standing orders: `Cancel my standing orders for Hanover.`"""
    said = words_in(entities)
    if not said & kind_of("standing"):
        return False
    drops = said & (kind_of("takes back orders") | kind_of("forgets"))
    drops = drops or (said & kind_of("takes") and said & kind_of("back"))
    others = any(one.kind in (Kind.PIECE, Kind.CITY) and one.is_full for one in entities)
    return bool(drops) and not said & YOU and not others


def _end_standing(at: Situation, entities: Sequence[Entity], out: Outcome) -> None:
    """End the standing orders of the nations named, or of all; what else is said of them is asked back."""
    kinds = ("takes back orders", "forgets", "takes", "back", "letter", "standing", "beside standing")
    known = frozenset[str]().union(*map(kind_of, (*kinds, "beside takes back")))
    named = [name for one in entities if one.kind is Kind.NATION for name in one.names]
    nations = tuple(dict.fromkeys(named)) or ((at.nation,) if at.nation else at.nations)
    words = words_in([one for one in entities if one.kind is not Kind.NATION])
    if words <= known and all(name in at.nations for name in nations):
        for name in nations:
            out.take(entities[0].line, name, STANDING_OFF)
    else:
        out.doubt(entities[0].line, Why.CORRECTION, STANDING_OFF)
