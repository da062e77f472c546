"""Players as people name them, and the addresses that letters to them go to."""

from __future__ import annotations

from pbem.data.tongues import tongue
from pbem.engine.model import Game
from pbem.game.errors import FolderError
from pbem.orders.names.name_book import book
from pbem.post.addresses import AddressError, carried


def player_named(game: Game, text: str) -> str:
    """The player of that name, in English or German, whose name alone begins so, or who plays the nation.

    Raises FolderError if there is none.
    """
    nation = book(game.rules).nations.find(text)
    begins = [player for player in game.roles if text and player.lower().startswith(text.lower())]
    if len(begins) == 1:
        return begins[0]
    german = [player for player in game.roles if tongue("de").name(player).lower() == text.lower()]
    if german:
        return german[0]
    if isinstance(nation, str):
        return game.player_of(nation)
    raise FolderError(f"no player is called {text!r}; there are {', '.join(game.roles)}.")


def address_of(player: str, given: str) -> str:
    """An address as it was given, if mail can be sent to it: only such a one is put on record. Raises
    FolderError, which says what would be right."""
    address = given.strip()
    try:
        carried(address)
    except AddressError as error:
        raise FolderError(f"{player}: {error}. {_right(address)}") from None
    return address


def _right(given: str) -> str:
    """What would be right: the address within the name and brackets around it, if there is one."""
    from email.utils import parseaddr

    within = parseaddr(given)[1]
    try:
        carried(within)
    except AddressError:
        return "Right would be a bare address, as otto@example.org is."
    return f"Right would be the bare address, {within}."
