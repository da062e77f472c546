"""The conformance cases, read from their files. Whatever a file abbreviates is written out here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from pbem.data import schema
from pbem.data.errors import PositionError
from pbem.data.rules import rules_for
from pbem.data.share import conformance_dir
from pbem.data.strict import load_yaml
from pbem.engine.cards import deck
from pbem.patterns import compiled
from pbem.records import dataclass

Written = Mapping[str, Any]

_DECK = compiled(r"deck ([1-9])(?: without (.+))?")
_LIKE = compiled(r"same as (\S+)")


@dataclass(frozen=True)
class Case:
    """One case: what follows from these orders in this position."""

    id: str
    """The paragraph it belongs to and a letter: `4.1-b`."""
    source: str
    """The rule, ruling or FAQ entry that says so."""
    says: str
    """What it shows, in a sentence."""
    negative: bool
    """Whether it shows that something does not happen, though nothing is refused."""
    position: Written
    """The game before, as a document of the schema of positions."""
    orders: str
    """The letter; empty if there is none."""
    letter_names_nation: bool
    """False if a `nation` line was put before the letter here."""
    deadline: bool
    """Whether the deadline of what is asked has passed."""
    then: Written
    """What has to be true afterwards: each key is one of `comparison.CHECKS`."""
    card: str | None = None
    """The version of a Card of Fate that it shows: `7D`, `Poems`."""
    seeds: int = 1
    """How many different shuffles it has to hold for."""

    @property
    def paragraph(self) -> str:
        """The paragraph of the rules that it belongs to."""
        return self.id.partition("-")[0]

    @property
    def rule(self) -> int:
        """The rule its paragraph belongs to."""
        return int(self.id.partition(".")[0])

    @property
    def accepts(self) -> bool:
        """Whether it shows something that is allowed or happens."""
        return not (self.negative or "refused" in self.then or "impossible" in self.then)


@cache
def rule_files() -> tuple[Written, ...]:
    """The files as they are, one or more for each rule, in the order of the rules. Raises DataError for a
    file that does not fit its schema."""
    return tuple(load_yaml(path, "conformance") for path in sorted(conformance_dir().glob("rule-*.yaml")))


@cache
def paragraphs() -> Mapping[str, str]:
    """What each paragraph of the rules says, by its number and in the booklet's order."""
    texts = {number: text for file in rule_files() for number, text in file["paragraphs"].items()}
    return {number: texts[number] for number in sorted(texts, key=case_place)}


@cache
def faq() -> tuple[Written, ...]:
    """The entries of the FAQ, with the cases that show them."""
    return tuple(load_yaml(conformance_dir() / "faq.yaml", "faq")["entries"])


def case_place(number: str) -> tuple[int, ...]:
    """Where a paragraph (`11.2`) or a case stands in the booklet's order."""
    return tuple(int(part) for part in number.partition("-")[0].split("."))


@cache
def cases() -> tuple[Case, ...]:
    """All cases, in the order of the rules."""
    written = [case for file in rule_files() for case in file["cases"]]
    in_full = _written_out(written, {case["id"]: case for case in written})
    return tuple(sorted(in_full, key=lambda case: case_place(case.id)))


def _written_out(written: list[Written], by_id: Mapping[str, Written]) -> Iterator[Case]:
    for case in written:
        yield Case(
            case["id"],
            case["source"],
            case["says"],
            case.get("negative", False),
            _position(case["id"], _own_position(case, by_id)),
            *_orders(case, by_id),
            case.get("deadline", False),
            case["then"],
            case.get("card"),
            case.get("seeds", 1),
        )


def _part_of(case: Written, key: str, by_id: Mapping[str, Written]) -> Any:
    """A part of a case, or of another one where it says `same as ID`."""
    value = case.get(key, "")
    like = _LIKE.fullmatch(value) if isinstance(value, str) else None
    return _part_of(by_id[like[1]], key, by_id) if like else value


def _orders(case: Written, by_id: Mapping[str, Written]) -> tuple[str, bool]:
    """The letter, and whether it names its nation itself. If not, it is the active nation's."""
    text: str = _part_of(case, "orders", by_id)
    if not text or re.match(r"\s*nation ", text):
        return text, True
    nation = _own_position(case, by_id)["nation"]
    return f"nation {nation}\n{text}", False


def _own_position(case: Written, by_id: Mapping[str, Written]) -> Written:
    """The case's position. By `like` it takes over another case's, but for what it says itself."""
    own: Written = _part_of(case, "position", by_id)
    return {**_own_position(by_id[own["like"]], by_id), **own} if "like" in own else own


def _position(case: str, document: Written) -> Written:
    """The position with decks and clock written out. Raises PositionError if it does not fit the schema."""
    full = {key: value for key, value in document.items() if key != "like"}
    if "hands" in full:
        full["hands"] = {nation: _cards(text) for nation, text in full["hands"].items()}
    if "piles" in full.get("deck", {}):
        piles = {number: _cards(text) for number, text in full["deck"]["piles"].items()}
        full["deck"] = {**full["deck"], "piles": piles}
    if "clock" in full.get("fate", {}):
        full["fate"] = {**full["fate"], "clock": _clock(full["fate"]["clock"])}
    fault = schema.fault(full, "position")
    if fault:
        raise PositionError(f"case {case}: {'.'.join(map(str, fault.steps))}: {fault.message}")
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


def _clock(first: list[str | int]) -> list[str]:
    """The Cards of Fate with these on top, the others below in the order of their list."""
    named = [str(card) for card in first]
    return named + [card for card in rules_for().clock.cards if card not in named]
