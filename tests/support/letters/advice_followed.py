"""A letter sent a second time by a writer who has nothing but its receipt, and who knows what he means.

He follows the receipt to the letter. What was not taken he sends as the line that it proposes, if that line
says what he means. Else he fills in what it shows: every word of the language that he needs has to stand in
its advice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from pbem.engine.model import Rules
from pbem.engine.sequence import questions
from pbem.orders.grammar.plan.clauses import CLAUSES
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.reading.parse import parse
from pbem.report.record import Receipt
from support.letters.people_letters import PEOPLE, Fact, facts_missing, moment, orders_of, taken
from support.yaml_files import read_yaml

_PROPOSED = re.compile(r"(?:[Ww]rite|Did you mean|to the program): (.*?)(?=\. [A-Z]|\.?$)", re.DOTALL)
_ADVICE = re.compile(
    r"(?:[Ww]rite|Did you mean|to the program|written like|read as|Clauses are|Facts are)\b.*", re.DOTALL
)
_LINE = re.compile(r"^lines? (\d+)")
_FACTS = {
    "if",
    "unless",
    "else",
    "in",
    "near",
    "not",
    "free",
    "conquered",
    "stay",
    "and",
    "score",
    "better",
    "more",
}
_WORDS = frozenset(verb.word for verb in VERBS) | frozenset(CLAUSES) | _FACTS
"""The words of the language that a writer has to be shown; the rest of a line are names and numbers."""


@dataclass(frozen=True)
class Second:
    """How a second letter came out."""

    lines: tuple[str, ...]
    """The lines that were sent for what was missing."""
    why_not: str
    """What stood in the way of its being taken as it is meant; empty if nothing did."""


def followed(letter: Mapping[str, Any]) -> Second:
    """What comes of a letter when it is sent again as its receipt advises."""
    receipt, _ = orders_of(moment(letter["situation"]), letter["player"], letter["text"])
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    proposed = [line.rstrip(".") for one in told for line in _PROPOSED.findall(one)]
    shown = _words_of(" ".join(match[0] for one in told if (match := _ADVICE.search(one))))
    kept = list(_lines_kept(letter, receipt))
    sent: list[tuple[str, list[str]]] = []
    for fact in facts_missing({**letter, "text": "\n".join(kept), "means": in_orders(letter)}):
        lines = lines_of(letter, fact)
        if not lines:
            return Second((), f"no line says it: {fact.get('says') or fact['does']}")
        if (unshown := _needed(lines) - shown) and not all(line in proposed for line in lines):
            return Second((), f"not shown: {', '.join(sorted(unshown))} of {'; '.join(lines)}")
        sent.append((fact["nation"], lines))
    second = _by_nation(sent)
    how = taken({**letter, "text": "\n".join([*kept, *second]), "means": in_orders(letter)})
    return Second(tuple(second), "" if how == "exactly" else f"{how} again")


def _by_nation(orders: Iterable[tuple[str, list[str]]]) -> list[str]:
    """Lines below their nations."""
    lines: list[str] = []
    for nation, group in groupby(orders, key=lambda one: one[0]):
        lines += ["", f"nation {nation}", *(line for _, own in group for line in own)]
    return lines


def _lines_kept(letter: Mapping[str, Any], receipt: Receipt) -> Iterator[str]:
    """The lines of a letter but those that are wrong."""
    wrong = {int(match[1]) for one in receipt.problems if (match := _LINE.match(str(one)))}
    for number, line in enumerate(letter["text"].split("\n"), 1):
        if number not in wrong:
            yield line


def _words_of(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text))


def _needed(lines: Sequence[str]) -> set[str]:
    return {word for line in lines for word in _words_of(line)} & _WORDS


def is_allowed(letter: Mapping[str, Any]) -> bool:
    """Whether the rules allow all that a letter means, so that some letter can be taken so."""
    facts = facts_missing({**letter, "text": "", "means": in_orders(letter)})
    lines = _by_nation([(fact["nation"], lines_of(letter, fact)) for fact in facts])
    receipt, _ = orders_of(moment(letter["situation"]), letter["player"], "\n".join(lines))
    return not receipt.problems


def _rules() -> Rules:
    return moment("setup").game.rules


@cache
def _told_in_words() -> Mapping[str, list[list[str]]]:
    found: Mapping[str, list[list[str]]] = read_yaml(PEOPLE / "orders.yaml")
    return found


def _is_told_in_words(fact: Fact) -> bool:
    """Whether a fact says what it means in words alone."""
    if fact["does"] in ("stays", "other"):
        return False
    plan = fact["does"] == "plan" and not fact["clauses"]
    return bool(fact.get("if")) or plan or fact.get("which") == "a 3"


def in_orders(letter: Mapping[str, Any]) -> list[Fact]:
    """What a letter means, with the orders themselves for what its facts tell in words alone."""
    facts: list[Fact] = []
    for fact in letter["means"]:
        lines = lines_of(letter, fact) if _is_told_in_words(fact) else []
        facts += [{"nation": fact["nation"], "does": "line", "line": line} for line in lines] or [fact]
    sheet = parse(list(enumerate((str(fact.get("line", "")) for fact in facts), 1)), _rules())
    said = {order.line: str(order.line_in_full) for part in sheet.parts for order in part.orders}
    return [
        {**fact, "said": said.get(number)} if "line" in fact else fact for number, fact in enumerate(facts, 1)
    ]


def lines_of(letter: Mapping[str, Any], fact: Fact) -> list[str]:
    """The lines in the orders language that say a fact of a letter; none if no line does."""
    if fact["does"] == "line":
        return [fact["line"]]
    if _is_told_in_words(fact):
        facts = [one for one in letter["means"] if _is_told_in_words(one)]
        return _told_in_words().get(letter["id"], [[] for _ in facts])[facts.index(fact)]
    line = _answer(letter, fact) if fact["does"] == "answer" else _order(fact)
    return [line] if line else []


def _answer(letter: Mapping[str, Any], fact: Fact) -> str:
    """The answer that a fact gives to the question which its nation is asked."""
    asked = (one for one in questions(moment(letter["situation"]).game) if one.nation == fact["nation"])
    says = (
        "concede"
        if fact.get("gives-up")
        else f"play {fact['plays']}"
        if fact.get("plays")
        else fact.get("city")
    )
    return next((f"answer {one.number}: {says}" for one in asked), "")


def _order(fact: Mapping[str, Any]) -> str:
    """The order that says a fact; empty if none says it."""
    own, enemy = " + ".join(fact.get("own") or ()), " + ".join(fact.get("enemy") or ())
    does = fact["does"]
    if does == "move":
        pieces = " + ".join(fact["pieces"])
        return (
            f"move {pieces}: {', '.join(fact['cities'])}"
            if fact.get("cities")
            else f"move {pieces} to {fact['goal']}"
        )
    if does == "plan":
        sides = " ".join(
            filter(None, ((fact.get("own") or [""])[0], f"> {fact['enemy'][0]}" if enemy else ""))
        )
        return f"battle {sides}: {fact['clauses'][0]}".replace("  ", " ") if fact["clauses"] else ""
    if does in ("transfer", "split") and isinstance(fact.get("troops"), dict):
        return "allot " + ", ".join(f"{name} {count}" for name, count in fact["troops"].items())
    if does == "recruit":
        items = (
            " ".join(
                filter(
                    None,
                    (
                        one["piece"],
                        f"at {one['city']}" if one.get("city") else "",
                        str(one.get("troops") or ""),
                    ),
                )
            )
            for one in fact.get("items", ())
        )
        return f"recruit {' '.join(fact['cards'])}: {', '.join(items)}"
    return {
        "set-up": lambda: "setup " + ", ".join(f"{name} {count}" for name, count in fact["troops"].items()),
        "attack": lambda: f"attack {own} > {enemy}",
        "discard": lambda: "discard lowest",
        "nothing-moves": lambda: "hold",
        "retreat-wish": lambda: f"retreat {fact['loser']}: {', '.join(fact['cities'])}",
    }.get(does, lambda: "")()
