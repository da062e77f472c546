"""Conformance cases: tests/conformance/*.yaml read, with their short ways of writing spelt out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pbem.data import schema
from pbem.data.strict import load
from pbem.engine.cards import deck

FOLDER = Path(__file__).parent / "conformance"

_DECK = re.compile(r"deck ([1-9])(?: without (.+))?")
_LIKE = re.compile(r"same as (\S+)")


@dataclass(frozen=True)
class Case:
    """One case: in this position, with these orders, that follows."""

    id: str
    source: str
    says: str
    negative: bool
    position: Mapping[str, Any]
    orders: str
    letter_names_nation: bool
    deadline: bool
    then: Mapping[str, Any]

    @property
    def paragraph(self) -> str:
        return self.id.partition("-")[0]

    @property
    def accepts(self) -> bool:
        """Whether it shows something that is allowed or happens."""
        return not (self.negative or "refused" in self.then or "impossible" in self.then)


@cache
def sheets() -> tuple[Mapping[str, Any], ...]:
    """The files as they are, one a rule."""
    return tuple(load(path, "conformance") for path in sorted(FOLDER.glob("rule-*.yaml")))


@cache
def paragraphs() -> Mapping[str, str]:
    return {number: text for sheet in sheets() for number, text in sheet["paragraphs"].items()}


@cache
def cases() -> tuple[Case, ...]:
    written = [case for sheet in sheets() for case in sheet["cases"]]
    return tuple(_cases(written, {case["id"]: case for case in written}))


def _cases(written: list[Mapping[str, Any]], by_id: Mapping[str, Mapping[str, Any]]) -> Iterator[Case]:
    for case in written:
        yield Case(
            case["id"],
            case["source"],
            case["says"],
            case.get("negative", False),
            _position(_followed(case, "position", by_id)),
            *_orders(case, by_id),
            case.get("deadline", False),
            case["then"],
        )


def _followed(case: Mapping[str, Any], key: str, by_id: Mapping[str, Mapping[str, Any]]) -> Any:
    """A case's part, or that of the case it is the same as."""
    value = case.get(key, "")
    like = _LIKE.fullmatch(value) if isinstance(value, str) else None
    return _followed(by_id[like[1]], key, by_id) if like else value


def _orders(case: Mapping[str, Any], by_id: Mapping[str, Mapping[str, Any]]) -> tuple[str, bool]:
    """The letter, and whether it names its nation itself; else it is the active one's."""
    text: str = _followed(case, "orders", by_id)
    if not text or re.match(r"\s*nation ", text):
        return text, True
    nation = _followed(case, "position", by_id)["nation"]
    return f"nation {nation}\n{text}", False


def _position(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position with whole decks spelt out; it has to fit the schema of positions."""
    full = dict(document)
    if "hands" in full:
        full["hands"] = {nation: _cards(text) for nation, text in full["hands"].items()}
    if "piles" in full.get("deck", {}):
        piles = {number: _cards(text) for number, text in full["deck"]["piles"].items()}
        full["deck"] = {**full["deck"], "piles": piles}
    fault = schema.fault(full, "position")
    assert fault is None, fault
    return full


def _cards(text: str) -> str:
    """`deck 2 without S13` is all of deck 2 but one card."""
    whole = _DECK.fullmatch(text)
    if not whole:
        return text
    without = (whole[2] or "").split()
    faces = [card.face for card in deck(int(whole[1]))]
    for face in without:
        faces.remove(face)
    return " ".join(f"{face}/{whole[1]}" for face in faces)
