"""The command `language`: in which language the letters of a game are written."""

from __future__ import annotations

from pathlib import Path

import click

from pbem.cli.options import GAME, JSON, print_json


@click.command("language")
@GAME
@click.argument("words", nargs=-1, metavar="[PLAYER] [LANGUAGE]")
@JSON
def language_command(game: Path, words: tuple[str, ...], as_json: bool) -> None:
    """Set the language of a player's letters, or of the whole GAME; without words, show them all.

    A player can do it himself, by a line such as `language de` in a letter.

    Example: pbem language games/seven-years Frederick de
    """
    from pbem.desk.moderator.language import set_language
    from pbem.game import state

    if len(words) > 2:
        raise click.UsageError("too many words; for instance: pbem language GAME 'Maria Theresa' de")
    now = set_language(game, words[-1], *words[:-1]) if words else state.load(game)
    languages = {player: now.language(player) for player in now.game.roles}
    if as_json:
        print_json({"game": now.language(None), "players": languages})
        return
    click.echo(f"{now.name} (public summary): {now.language(None)}")
    for player, language in languages.items():
        click.echo(f"{player}: {language}")
