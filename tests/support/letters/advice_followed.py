"""A letter sent a second time by a writer who has nothing but its receipt, and who knows what he means.

What was not taken he writes again as an order of the verb that the receipt shows for it, by a line that it
proposes or by an example. If it shows no order of that kind he does not know how to write it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from support.letters.people_letters import facts_missing, moment, orders_of, taken

_ADVICE = re.compile(r"(?:[Ww]rite|Did you mean|to the program)\b.*", re.DOTALL)
_LINE = re.compile(r"^lines? (\d+)")


def followed_to_the_letter(letter: Mapping[str, Any]) -> bool:
    """Whether a letter is as it is meant when it is sent again as its receipt advises."""
    receipt, _ = orders_of(moment(letter["situation"]), letter["player"], letter["text"])
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    shown = " ".join(match[0] for one in told if (match := _ADVICE.search(one)))
    wrong = {int(match[1]) for one in receipt.problems if (match := _LINE.match(str(one)))}
    lines = [line for number, line in enumerate(letter["text"].split("\n"), 1) if number not in wrong]
    missing = facts_missing({**letter, "text": "\n".join(lines)})
    for fact in missing:
        order = _order(fact)
        if not order or order.split()[0] not in re.findall(r"[a-z]+", shown):
            return False
        lines += ["", f"nation {fact['nation']}", order]
    return taken({**letter, "text": "\n".join(lines)}) == "exactly"


def is_allowed(letter: Mapping[str, Any]) -> bool:
    """Whether the rules allow all that a letter means, so that some letter can be taken so."""
    facts = list(facts_missing({**letter, "text": ""}))
    lines = [f"nation {fact['nation']}\n{order}" for fact in facts if (order := _order(fact))]
    receipt, _ = orders_of(moment(letter["situation"]), letter["player"], "\n".join(lines))
    return not receipt.problems


def _order(fact: Mapping[str, Any]) -> str:
    """The order that says a fact; empty if none says it."""
    own, enemy = " + ".join(fact.get("own") or ()), " + ".join(fact.get("enemy") or ())
    does = fact["does"]
    if fact.get("if"):
        return ""
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
