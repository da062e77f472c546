"""A player's order desk, made from a game as it stands."""

from __future__ import annotations

from pbem.data.tongues import tongue
from pbem.desk.state import State
from pbem.desk.writing import file_name, template_folders
from pbem.report.view import view


def order_page(now: State, player: str, *, address: str = "", token: str = "") -> str:
    """The page in the player's language. `address` is where his mail goes, `token` what his reports carry."""
    from pbem.pages.order_desk import order_desk

    seen = view(now.record(), player, now.game.turn)
    said, folders = tongue(now.language(player)), template_folders(now.folder.path)
    return order_desk(seen, now.game.rules, said, address=address, token=token, folders=folders)


def page_name(now: State, player: str) -> str:
    """What the page is called where it is attached: `order-desk-seven-years-maria-theresa.html`."""
    return f"order-desk-{now.name}-{file_name(player)}.html"
