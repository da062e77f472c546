"""The addresses of players, as they are put on record: only what mail can be sent to."""

from __future__ import annotations

from email.utils import parseaddr

from pbem.game.errors import FolderError
from pbem.post.addresses import AddressError, carried


def address_of(player: str, given: str) -> str:
    """An address as it was given, if mail can be sent to it. Raises FolderError, which says what would be
    right."""
    address = given.strip()
    try:
        carried(address)
    except AddressError as error:
        raise FolderError(f"{player}: {error}. {_right(address)}") from None
    return address


def _right(given: str) -> str:
    """What would be right: the address within the name and brackets around it, if there is one."""
    within = parseaddr(given)[1]
    try:
        carried(within)
    except AddressError:
        return "Right would be a bare address, as otto@example.org is."
    return f"Right would be the bare address, {within}."
