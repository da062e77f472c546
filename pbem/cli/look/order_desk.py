"""`pbem order-desk`: the page on which a player clicks his orders together."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from pbem.cli.look.browser import browse, private_folder
from pbem.cli.options import GAME

STDOUT = Path("-")


@click.command("order-desk")
@GAME
@click.argument("player")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default=STDOUT, help="The file to write; - prints it."
)
@click.option("--open", "show", is_flag=True, help="Open it in the browser.")
@click.option("--address", default="", help="Where the page's mails go: the moderator's address.")
def order_desk_command(game: Path, player: str, output: Path, show: bool, address: str) -> None:
    """Write the order desk of PLAYER, or of who plays that nation: one HTML file that needs no network.

    He clicks pieces and cities, sees what is possible, and gets the text of his orders. It holds his secrets.

    Example: pbem order-desk games/seven-years Frederick --output frederick.html
    """
    from pbem.data.disk import write_file
    from pbem.desk.out import order_page
    from pbem.game import access, state
    from pbem.game.players import player_named

    now = state.load(game)
    who = player_named(now.game, player)
    access.require(now, who, f"the order desk of {who}", options=f"--player '{who}'")
    page = order_page.order_page(now, who, address=address).encode()
    if output == STDOUT and not show:
        sys.stdout.buffer.write(page)
        return
    path = output if output != STDOUT else private_folder("order-desk") / order_page.page_name(now, who)
    write_file(path, page)
    click.echo(f"{path}: {len(page) // 1024} KB.")
    if show:
        browse(path)
