"""A march told before, and behind it when its pieces go only so far: `Soubise to Göttingen through Kassel. If
Cumberland is there, he stays in Kassel.`"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet

from pbem.orders.plain_words.depending.parted import Branches, goes_further
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import MOVE, Taken
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

OrdersOf = Callable[[Sequence[Entity], Sequence[str]], list[Taken] | None]


def second_way(
    at: Situation, told: Branches, pieces: Sequence[str], march: Taken, orders_of: OrdersOf
) -> tuple[str, str] | None:
    """The two marches, or nothing for the second, of pieces that have the first if a condition is not met and
    the second if it is; None if that is not what is said."""
    deed = [one for one in told.deed if one.kind is not Kind.MARK]
    head, _, path = march.text.partition(": ")
    way = path.split(", ") if path else []
    if not march.text.startswith(MOVE) or not way or mean(deed, "attack", "against", "not"):
        return None
    cities = [one for one in deed if one.kind is Kind.CITY and one.is_full]
    titles = {at.city(one) for city in cities for one in city.cities}
    start = {at.came_from.get(name) for name in pieces}
    halts = not words_in(deed).isdisjoint(kind_of("comes to a halt"))
    if (halts or (mean(deed, "stay") and not mean(deed, "move"))) and not told.other:
        if not cities or all(start.intersection(one.cities) for one in cities):
            return march.text, ""
        stop = next((place for place, name in enumerate(way[:-1], 1) if name in titles), 0)
        return (march.text, f"{head}: {', '.join(way[:stop])}") if stop and len(cities) == 1 else None
    if short := _shortened(deed, cities, way, titles):
        return None if told.other else (march.text, f"{head}: {', '.join(way[:short])}")
    further = any(map(goes_further, deed))
    stays = not told.other or (mean(told.other, "stay") and not mean(told.other, "move"))
    if not (further and cities and stays):
        return None
    orders = orders_of(told.deed, pieces) or []
    new = orders[0].text.partition(": ") if len(orders) == 1 else ("", "", "")
    if new[0] != head or not new[2]:
        return None
    # The way that is found for him may begin where he stands now, or where the march ends.
    return march.text, f"{head}: {new[2] if f'{new[2]}, '.startswith(f'{path}, ') else f'{path}, {new[2]}'}"


def with_stop(at: Situation, other: Sequence[Entity], march: Taken) -> list[Entity]:
    """What is done otherwise, as a way to the city on that of the march before where those who go stay:
    `sonst bleibt er in Schwedt stehen`."""
    cities = [one for one in other if one.kind is Kind.CITY and one.is_full]
    way = march.text.rpartition(": ")[2].split(", ")
    is_stop = len(cities) == 1 and any(at.city(city) in way for city in cities[0].cities)
    if not is_stop or not mean(other, "stay") or mean(other, "move", "not", "attack", "via", "if"):
        return list(other)
    return [one for one in other if not one.means("stay")]


def _shortened(
    deed: Sequence[Entity], cities: Sequence[Entity], way: Sequence[str], titles: AbstractSet[str]
) -> int:
    """How many cities of a way are left of it by words that name the last of those, and say that it is only
    that far: `only to Anklam`; 0 if they say anything else."""
    is_only = any(is_of_kind(one, "solely") or is_of_kind(one, "no more than") for one in deed)
    stop = next((place for place, name in enumerate(way[:-1], 1) if name in titles), 0)
    return stop if is_only and len(cities) == 1 else 0
