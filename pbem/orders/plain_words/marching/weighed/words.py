"""What a sentence about marches, and a piece or a city in it, may say."""

from __future__ import annotations

ORDERS = "orders"
"""Of a sentence: that it orders something."""

GOES, STAYS = "goes", "stays"
"""Of a piece."""

END, VIA = "end", "via"
"""Of a city: that a march ends there, or passes through it."""

NONE = "none"
"""Of a piece or a city: that it has nothing to do with the order."""
