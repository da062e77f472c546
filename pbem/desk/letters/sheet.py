"""A letter's own lines as its writer means them. What reads sentences is a third of a command, and is loaded
only for a letter that has any."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine.model import Game
from pbem.orders.reading.own_form import is_in_own_form
from pbem.orders.reading.parse import Sheet
from pbem.orders.reading.proposal import Proposal


def sheet_of(
    game: Game, player: str | None, own: Sequence[tuple[int, str]], quoted: Sequence[tuple[int, str]],
    proposed: Sequence[Proposal], as_orders: Sheet,
) -> Sheet:  # fmt: skip
    """The lines, each with its number, as `understand` reads them; `as_orders` is what they say as orders
    alone."""
    if player is None or is_in_own_form(as_orders, game.rules):
        return as_orders
    from pbem.orders.plain_words.understand import understand

    return understand(game, player, own, quoted, proposed)
