"""A retreat that is wished to a quarter of the compass: `Richelieu is to fall back north`. No term of a wish
says that, so the city farthest there is proposed."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.engine.sequence import legal
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

Vector = tuple[float, float]

QUARTERS: dict[str, Vector] = {
    "to the north": (0, -1),
    "to the south": (0, 1),
    "to the east": (1, 0),
    "to the west": (-1, 0),
}
"""Where each lies on the board, whose second number grows to the south."""

ASIDE = 0.5
"""So much of what a city lies aside of the way counts against it."""


MOST_WORDS = 8
"""No answer that names a quarter alone has more words."""


def read_direction(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Ask back a sentence that wishes a retreat to a quarter and names no city; False if it does not."""
    way = _way(entities)
    if at.sets_up or way is None or mean(entities, "not", "maybe"):
        return False
    names = [at.piece(one) for one in entities if one.kind is Kind.PIECE]
    others = any(one.kind is Kind.CARD or (one.kind is Kind.CITY and one.is_full) for one in entities)
    if others or any(name and at.is_own(name) for name in names) or len(names) > 1:
        return False
    question = at.question(q.RETREAT)
    if question is not None and len(entities) <= MOST_WORDS:
        ends = [one.city for one in legal(at.game, question) if isinstance(one, q.ChooseRetreat)]
        best = _farthest(at, ends, way, None, aside=0)
        out.doubt(entities[0].line, Why.LEFT, f"answer {question.number}: {best}")
        return True
    if not mean(entities, "retreat", "loser", "beaten"):
        return False
    start = at.where.get(str(names[0])) if names else None
    loser = f" {names[0]}" if names and names[0] else ""
    best = _farthest(at, range(len(at.rules.board.cities)), way, start)
    out.doubt(entities[0].line, Why.LEFT, f"retreat{loser}: towards {best}")
    return True


def is_direction(text: str) -> bool:
    """Whether a word is that of a quarter, which may be the beginning of a city's name, too: `north`."""
    return any(text in kind_of(kind) for kind in QUARTERS)


def _way(entities: Sequence[Entity]) -> Vector | None:
    """The direction that a sentence names; None without any, or where two turn against each other."""
    said = words_in(entities)
    told = [vector for kind, vector in QUARTERS.items() if said & kind_of(kind)]
    x, y = sum(one for one, _ in told), sum(one for _, one in told)
    return (x, y) if x or y else None


def _farthest(
    at: Situation, cities: Sequence[int], way: Vector, start: int | None, aside: float = ASIDE
) -> str:
    """The city farthest in a direction from where somebody stands, or from the middle of the board, and not
    far aside of it."""
    board = at.rules.board
    starts = board.cities if start is None else [board.cities[start]]
    x, y = sum(one.x for one in starts) / len(starts), sum(one.y for one in starts) / len(starts)

    def reach(city: int) -> float:
        across, down = board.cities[city].x - x, board.cities[city].y - y
        return across * way[0] + down * way[1] - aside * abs(across * way[1] - down * way[0])

    return at.city(max(cities, key=reach))
