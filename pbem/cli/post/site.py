"""`pbem site`: the pages of a game, or of all games of a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME, language_option

if TYPE_CHECKING:
    from pbem.desk.out.site import SitePages

FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("site")
@GAME
@click.option(
    "--into", type=FOLDER, default=None, help="Write into the folders `public` and `private` of this one."
)
@click.option(
    "--public", type=FOLDER, default=None, help="The folder for everybody's page, if not in --into."
)
@click.option(
    "--private", type=FOLDER, default=None, help="The folder for the players' pages, if not in --into."
)
@click.option("--no-private", is_flag=True, help="Write no pages for the players.")
@language_option("The public page's, if not the game's; each player's page is in his.")
def site_command(
    game: Path,
    into: Path | None,
    public: Path | None,
    private: Path | None,
    no_private: bool,
    language: str | None,
) -> None:
    """Write the page of GAME, or of every game of a folder: a public one to upload, and one for each player.

    The pages open from disk and need no server. Turns that did not change are not written again. Upload the
    public folder alone: a player's page holds his secrets.

    Example: pbem site games/seven-years --into pages; pbem site games --into all-pages
    """
    from pbem.desk.out import site
    from pbem.game.folder import Folder, games_in

    open_to = public or (into / "public" if into else None)
    if open_to is None:
        raise click.UsageError("say where to write the pages: --into FOLDER.")
    private_to = None if no_private else private or (into / "private" if into else None)
    if Folder(game).log.is_file() or not games_in(game):
        _say(site.publish(game, open_to, private_to, language))
        return
    for done in site.publish_all(games_in(game), open_to, private_to, language):
        _say(done)
    click.echo(f"All of them: {open_to / 'index.html'}")


def _say(done: SitePages) -> None:
    """Where the pages lie, and what to do with them."""
    click.echo(f"{done.view.game}: {done.written} {'file' if done.written == 1 else 'files'} written.")
    click.echo(f"For everybody: {done.public}")
    for path in done.private:
        click.echo(f"For {path.parent.name} alone: {path}")
    if done.withheld:
        click.echo(f"The game is sealed: no page was written for {', '.join(done.withheld)}.")
