"""Cities of a purchase without `at`: `Karl Brünn 2` is Karl at Brünn, for no other reading is left."""

from __future__ import annotations

from dataclasses import replace

from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder, Recruits
from pbem.orders.names.name_book import Book


def with_cities_told(order: Order, names: Book) -> Order:
    """An order whose pieces that re-enter have their cities; any other order as it is."""
    if not isinstance(order, RecruitOrder):
        return order
    return replace(order, items=tuple(_parted(item, names) for item in order.items))


def _parted(item: Recruits, names: Book) -> Recruits:
    """An item, parted where the full name of a piece ends and that of a city begins."""
    if item.place or names.pieces.is_called(item.piece):
        return item
    words = item.piece.split()
    for size in range(1, len(words)):
        piece, place = " ".join(words[:size]), " ".join(words[size:])
        if names.pieces.is_called(piece) and names.cities.is_called(place):
            return replace(item, piece=piece, place=place)
    return item
