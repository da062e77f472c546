"""The bots there are, by the names that commands know them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pbem.bots.letter import Bot
from pbem.bots.random_bot import random_bot
from pbem.bots.sensible_bot import sensible_bot

BOTS: Mapping[str, Callable[[str], Bot]] = {"sensible": sensible_bot, "random": random_bot}
"""Each is made with a seed."""
