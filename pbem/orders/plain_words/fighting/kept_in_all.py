"""Cards that are kept in all fights: in the plans for some of them, too, as the more exact of two counts
alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pbem.engine.model import RESERVE
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.outcome import Outcome, Taken
from pbem.orders.plain_words.plans.general_plans import GeneralPlans

KEEP = "keep "


def keep_in_all(
    here: int,
    cards: Sequence[str],
    general: GeneralPlans,
    out: Outcome,
    nations: Collection[str],
    *,
    is_of_others: bool,
) -> None:
    """Keep cards in the plans told of before, too: the more exact of two plans counts alone. What is said of
    the other fights is not for those that have a plan of their own."""

    def is_meant(nation: str, text: str) -> bool:
        return nation in nations and (not is_of_others or is_for_all(text))

    general.found[:] = [
        (line, nation, _with_all_kept(text, cards) if is_meant(nation, text) else text)
        for line, nation, text in general.found
    ]
    for place, one in enumerate(out.orders):
        if one.text.startswith("battle") and is_meant(one.nation, one.text):
            out.orders[place] = Taken(one.line, one.nation, _with_all_kept(one.text, cards))
    for nation, text in general.written:
        if is_meant(nation, text):
            # The later of two plans for the same fight stands.
            out.take(here, nation, _with_all_kept(text.rstrip(" .,;"), cards))


def is_for_all(plan: str) -> bool:
    """Whether a plan is for all fights of its nation."""
    return verb_of(plan.partition(":")[0].strip()) == "battle"


def _with_all_kept(plan: str, cards: Sequence[str]) -> str:
    for card in cards:
        is_kept = card == RESERVE and ("keep R" in plan or "reserve no" in plan)
        plan = plan if is_kept or card in plan.split() else with_kept(plan, card)
    return plan


def with_kept(plan: str, card: str) -> str:
    """A plan in which a card more is kept: a plan says once what it keeps."""
    head, _, clauses = plan.partition(": ")
    kept = [f"{one} {card}" if one.startswith("keep ") else one for one in clauses.split(", ")]
    kept += [] if any(one.startswith("keep ") for one in kept) else [f"keep {card}"]
    return f"{head}: {', '.join(kept)}"
