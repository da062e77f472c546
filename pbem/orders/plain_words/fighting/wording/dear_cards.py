"""Cards that are played only if a fight costs much: `the 13 only if we would lose more than three troops`.

They are kept by the plan that the sentence tells; a second plan, on that condition, does not keep them.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.fighting.wording.templates import CARD, NUMBER, entry, kind_of
from pbem.orders.plain_words.outcome import Outcome, Taken
from pbem.records import dataclass

BATTLE = "battle"

ONLY = {
    "only at loss": ("loss", 0, "more"),
    "only over loss": ("loss", 1, "more"),
    "only at score": ("score", 0, "worse"),
    "only over score": ("score", 1, "worse"),
}
"""What phrases mean that set such a condition: what is looked at, what is added to the number, and where it
is fulfilled."""


def condition(meaning: str, number: int) -> str:
    """The condition in the orders language: `loss 4 or more`, `score -4 or worse`."""
    what, more, where = ONLY[meaning]
    return f"{what} {'-' if what == 'score' else ''}{number + more} or {where}"


@dataclass(frozen=True)
class Dear:
    """Cards that a plan keeps unless a condition is fulfilled."""

    nation: str
    head: str
    """What the plan begins with: `battle Keith > Daun`."""
    line: int
    cards: tuple[str, ...]
    when: str
    """The condition: `loss 4 or more`."""
    alone: bool = False
    """Whether nothing but these cards is told for that case."""
    said: str = ""


def dear_plans(dear: Sequence[Dear], out: Outcome) -> None:
    """Add the plans for fights that cost much, at the end of the letter, when those that they belong to are
    whole: what these say of other cards holds for them too."""
    for one in dear:
        base = next((order for order in reversed(out.orders) if _is_of(one, order)), None)
        if base is None:
            continue
        head, _, told = base.text.partition(": ")
        joint = ", " if " if " in head else " if "
        plan = f"{head}{joint}{one.when}: {', '.join(_clauses(one, told.split(', ')))}"
        out.saying = one.said
        out.take(one.line, one.nation, plan)


def _is_of(one: Dear, order: Taken) -> bool:
    return order.nation == one.nation and order.text.partition(": ")[0] == one.head


def _clauses(one: Dear, told: Sequence[str]) -> list[str]:
    """The clauses of a plan as they are where its dear cards are played."""
    kept = [_without(one.cards, clause) for clause in told]
    rest = [clause for clause in kept if clause]
    is_fought = any(clause.split()[0] in ("fight", "low", "high", "play") for clause in rest)
    if one.alone or not is_fought:
        return [f"play {' '.join(one.cards)}", *(clause for clause in rest if clause.startswith("keep"))]
    if not any(clause.split()[0] in ("fight", "low", "high") for clause in rest):
        # `The 3, and the 13 only if it costs three men`: they come behind the others.
        rest[0] = f"{rest[0]} {' '.join(one.cards)}" if rest[0].startswith("play ") else rest[0]
    return rest


def _without(cards: Sequence[str], clause: str) -> str:
    """A clause that no longer keeps some cards; empty if it says nothing more."""
    if not clause.startswith("keep "):
        return clause
    kept = [card for card in clause.removeprefix("keep ").split() if card not in cards]
    return f"keep {' '.join(kept)}" if kept else ""


def cards_apart(words: Sequence[str]) -> int:
    """How many cards of a phrase stand behind its last `then`, or behind its last comma if an article leads
    them there; else 0."""
    parting = entry("_in a row") | {","}
    last = max((place for place, word in enumerate(words) if word in parting), default=-1)
    behind = words[last + 1 :]
    is_led = last > 0 and (words[last] != "," or not entry("_its").isdisjoint(behind[:1]))
    return sum(kind_of(word) in (CARD, NUMBER) for word in behind) if is_led else 0
