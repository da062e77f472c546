"""What a condition asks of a city: that it is free, or conquered."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.depending.fact_words import CONQUERED, FREE, GOING, STATING, says
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def fact_of_city(
    at: Situation, said: Entities, places: Sequence[int], free: str, goal: int | None
) -> str:
    """The fact that a condition tells of a city, as if nothing denied it: whether it is free, or conquered.
    With `nobody` in it the fact is whole."""
    place = places[0] if len(places) == 1 else goal if not places else None
    city = free if free and not places else at.city(place) if place is not None else ""
    words_said = words_in(said)
    is_told = bool(places) or mean(said, "there", "him") or words_said <= FREE
    is_who = mean(said, "nobody") or says(said, "somebody")
    if not city or not is_told or mean(said, "near") or (says(said, *GOING) and not _comes(said, is_who)):
        return ""
    if words_said & FREE or (mean(said, "nobody") and not _is_city_last(said)):
        return f"{city} free"
    if words_said & CONQUERED and places:
        return f"{city} conquered"
    is_taken = says(said, "occupied") or (places and says(said, "occupied, of a city"))
    is_somebody = says(said, "somebody") or (is_taken and words_said & STATING)
    return f"not {city} free" if is_somebody else ""


def _comes(said: Entities, is_who: bool) -> bool:
    """Whether it tells that somebody, or nobody, has come to a city: `nobody has come to Prag`."""
    return is_who and says(said, "has come to") and not says(said, "has left it", "leaves it", "comes to")


def _is_city_last(said: Entities) -> bool:
    """Whether there is nothing but `nobody` and names."""
    return all(one.kind is Kind.CITY or one.means("nobody") for one in said) and len(said) < 2
