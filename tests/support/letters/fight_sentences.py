"""What a plan says in the terms of those who wrote the sentences about fights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from support.letters.people_sentences import Meaning

COUNTED = {"spend": "points", "cards": "cards", "loss": "loss"}
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}


def meant(one: Meaning) -> dict[str, Any] | None:
    """What a sentence means, without the fights that it is for; None if it is no plan. Where a number of
    cards or points ends the fight it is given up there, said or not."""
    if "other" in one:
        return None
    fields = ("order", "points", "cards", "loss", "gives_up", "ask", "play", "keep", "reserve_last")
    return _without_ends({name: one[name] for name in fields if name in one} | _kept(one.get("keep", ())))


def told(clauses: Sequence[str]) -> dict[str, Any]:
    """The same of a plan's clauses."""
    found: dict[str, Any] = {}
    for name, value in _facts(clauses):
        found[name] = [*found.get(name, ()), *value] if name == "keep" else value
    return _without_ends(found | _kept(found.get("keep", ())))


def _facts(clauses: Sequence[str]) -> Iterator[tuple[str, Any]]:
    for clause in clauses:
        word, *rest = clause.replace("fight up to", "spend").split()
        if word in COUNTED:
            yield COUNTED[word], int(rest[0])
        elif word in ("low", "high"):
            yield "order", word
        elif word == "play":
            yield "play", rest
        elif word == "keep":
            yield "keep", [SUITS.get(one, one) for one in rest]
        elif clause == "reserve last":
            yield "reserve_last", True
        elif word != "fight":
            yield {"concede": "gives_up", "ask": "ask"}.get(word, clause), True


def _kept(cards: Sequence[str]) -> dict[str, Any]:
    return {"keep": sorted(set(cards))} if cards else {}


def _without_ends(found: dict[str, Any]) -> dict[str, Any]:
    if found.keys() & {"points", "cards"}:
        found.pop("gives_up", None)
    return found
