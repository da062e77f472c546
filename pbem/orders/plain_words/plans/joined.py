"""Plans for the same fights that two sentences tell, as one: of two with one head the later counts alone."""

from __future__ import annotations

from dataclasses import replace

from pbem.orders.plain_words.outcome import Outcome, Taken, both

BATTLE = "battle"

ALIKE = {"fight": "spend", "high": "low", "zero": "low", "reserve": "keep", "settle": "loss"}
"""Clauses that say something of the same as others."""

LAST = {"ask", "concede"}
"""Clauses that end a plan."""


def join_plans(out: Outcome) -> None:
    """Join plans with the same head that stand in one line, or one below the other, and say different things:
    `Saltikov plays H6, then H9. At a loss of 2 or less he gives up.`"""
    found: list[Taken] = []
    for one in out.orders:
        is_plan = one.text.startswith(BATTLE)
        places = reversed(range(len(found))) if is_plan else ()
        place = next((p for p in places if _goes_on(found[p], one)), None)
        if place is None:
            found.append(one)
            continue
        before = found[place]
        clauses = [part for part in _clauses(one) if part not in _clauses(before)]
        text = ", ".join((before.text, *clauses))
        found[place] = replace(before, text=text, said=both(before.said, one.said))
    out.orders[:] = found


def _clauses(one: Taken) -> list[str]:
    return one.text.partition(": ")[2].split(", ")


def _goes_on(before: Taken, one: Taken) -> bool:
    """Whether a plan says more of the fights that another one is for."""
    head = one.text.partition(": ")[0]
    is_same = head == before.text.partition(": ")[0] and before.nation == one.nation
    if not is_same or not 0 <= one.line - before.line <= 1:
        return False
    known, new = ({_kind(part) for part in _clauses(plan)} for plan in (before, one))
    return known.isdisjoint(new | LAST)


def _kind(clause: str) -> str:
    word = clause.split()[0]
    is_limit = word != "fight" or clause != word
    return ALIKE.get(word, word) if is_limit else word
