"""How much work a call is: the same on every machine, at every hour. Seconds are for benchmarks/."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls(function: Callable[..., object], *given: Any) -> int:
    """How many calls of functions a call comes to."""
    count = 0

    def one_more(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(one_more)
    try:
        function(*given)
    finally:
        sys.setprofile(before)
    return count
