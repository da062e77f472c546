"""A player's order desk, made from a game as it stands."""

from __future__ import annotations

from pbem.data.tongues import tongue
from pbem.desk.out import reports
from pbem.game.state import State
from pbem.post.send.compose import Attachment
from pbem.report.view import View

NAME = "order-desk.html"
"""What the page is called where it is attached."""


def order_page(
    now: State,
    player: str,
    *,
    address: str = "",
    token: str = "",
    shown: View | None = None,
    light: bool = False,
) -> str:
    """The page in the player's language, of what he is shown (None: the turn being played). `address` is
    where his mail goes, `token` what his reports carry; a `light` page is to be packed."""
    from pbem.pages.order_desk import order_desk

    seen = shown or reports.view_of(now, player, now.game.turn)
    language = now.language(player)
    letters = reports.templates(now.folder, language)
    standing = {one.name: [kept.order for kept in now.filed[one.name].standing] for one in seen.own}
    return order_desk(
        seen,
        now.game.rules,
        letters,
        tongue(language),
        address=address,
        token=token,
        standing=standing,
        light=light,
    )


def order_page_for_mail(now: State, player: str, shown: View, *, address: str, token: str) -> str:
    """The same page, a third as heavy."""
    from pbem.pages.order_desk import packed_order_desk

    # The form stands outside the page that is unpacked: it is for browsers that cannot unpack it.
    page = order_page(now, player, address=address, token=token, shown=shown, light=True)
    language = now.language(player)
    return packed_order_desk(page, shown, reports.templates(now.folder, language), tongue(language))


def attached(now: State, player: str, shown: View, address: str, sign: str) -> Attachment:
    """The page as a file of a mail; `address` is where answers go, `sign` the token of the mail."""
    page = order_page_for_mail(now, player, shown, address=address, token=sign)
    return Attachment(NAME, page, "text/html")


def page_name(now: State, player: str) -> str:
    """What a file of it is called that nobody named: `order-desk-seven-years-maria-theresa.html`."""
    return f"order-desk-{now.name}-{reports.player_file_name(player)}.html"
