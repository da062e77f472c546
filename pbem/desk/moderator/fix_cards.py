"""Cards that a correction puts into a hand come from somewhere, and those it takes out go somewhere.

What a hand gives up lies free for another; then cards are sought in the draw deck, then in the piles of
played cards. What nobody takes goes on the pile of its deck.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from pbem.data.errors import PositionError

Document = dict[str, Any]


def with_cards_moved(before: Document, wished: Document) -> Document:
    """The wished document with every card in one place, where it changed hands."""
    old, new = before["hands"], wished.get("hands", {})
    changed = [nation for nation in {**old, **new} if _cards(old.get(nation)) != _cards(new.get(nation))]
    if not changed:
        return wished
    document = deepcopy(wished)
    free = [card for nation in changed for card in _cards(old.get(nation))]
    heaps = _heaps(document["deck"])
    for nation in changed:
        wanted = _cards(new.get(nation))
        document["hands"][nation] = " ".join(_taken_card(card, nation, free, heaps) for card in wanted)
    for card in free:
        heaps[card.partition("/")[2]].append(card)
    _put_back(document["deck"], heaps)
    return document


def _cards(listed: str | list[str] | None) -> list[str]:
    return listed.split() if isinstance(listed, str) else list(listed or ())


def _heaps(deck: Document) -> dict[str, list[str]]:
    """The draw deck under no number, then the piles."""
    piles = {number: _cards(cards) for number, cards in deck["piles"].items()}
    return {"": _cards(deck["draw"]), **piles}


def _taken_card(card: str, nation: str, free: list[str], heaps: dict[str, list[str]]) -> str:
    """The card, taken from where it lies."""
    for heap in (free, *heaps.values()):
        same = next((one for one in heap if card in (one, one.partition("/")[0])), None)
        if same:
            heap.remove(same)
            return same
    raise PositionError(f"hands.{nation}: {card} lies neither in the draw deck nor on a pile")


def _put_back(deck: Document, heaps: dict[str, list[str]]) -> None:
    deck["draw"] = " ".join(heaps[""])
    deck["piles"] = {number: " ".join(cards) for number, cards in heaps.items() if number}
