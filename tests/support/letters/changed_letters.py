"""Letters of turn 1 changed in what nobody but their player may know."""

from __future__ import annotations

import re
from collections.abc import Callable

Changed = Callable[[str], str]


def other_troops(text: str) -> str:
    """Every set-up with two generals' troops exchanged, wishes of another kind, and a few words more."""
    swapped = re.sub(r"(setup [\w ]+?) (\d), ([\w ]+?) (\d)", r"\1 \4, \3 \2", text)
    assert swapped != text or "Sweden" in text
    return swapped.replace("loss 3, spend 20", "loss 7, spend 9").replace("discard lowest", "discard highest")


def hidden_transfer(text: str) -> str:
    """Troops handed over within a stack, which nobody sees: an entry more in the log, and all that follow are
    numbered otherwise."""
    return text.replace(
        "move train 1: Herzberg", "transfer 1 Friedrich > Winterfeldt\nmove train 1: Herzberg"
    )
