"""`pbem post`: a turn as it is pasted into a forum."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pbem.cli.options import GAME, JSON, counted, language_option, print_json, turn_of
from pbem.pages.forums import FORUMS, MARKUPS, Forum


@click.command("post")
@GAME
@click.option("--turn", type=int, default=None, help="The turn to tell of; else the one that ended last.")
@click.option(
    "--forum", type=click.Choice(list(FORUMS)), default="phpbb", show_default=True, help="Where it goes."
)
@click.option(
    "--format",
    "markup",
    type=click.Choice(list(MARKUPS)),
    default=None,
    help="If not the forum's.",
)
@click.option(
    "--limit", type=click.IntRange(1), default=None, help="Characters of a post, if not the forum's."
)
@click.option("--picture", default="", metavar="ADDRESS", help="Where the map lies: it is shown at the top.")
@click.option("--part", type=click.IntRange(1), default=None, help="Print this post alone.")
@language_option("If not the game's:")
@JSON
def post_command(
    game: Path,
    turn: int | None,
    forum: str,
    markup: str | None,
    limit: int | None,
    picture: str,
    part: int | None,
    language: str | None,
    as_json: bool,
) -> None:
    """Print a turn's public summary to be pasted into a forum, in as many posts as its limit makes.

    The posts go to standard output, what to do with them to standard error. Each is whole in itself and
    numbered; none is parted within a word, a tag or, if there is room, a list's item.

    Example: pbem post games/seven-years --turn 1; pbem post games/seven-years --forum discord --part 1
    """
    from pbem.pages.forum_posts import TooSmall

    of_turn, chosen = _turn_to_post(game, turn), _forum(forum, markup, limit)
    try:
        posts = _posts(game, of_turn, chosen, picture, language)
    except TooSmall as error:
        raise click.BadParameter(str(error), param_hint="--limit") from None
    if part is not None and part > len(posts):
        there = "there is" if len(posts) == 1 else "there are"
        raise click.BadParameter(f"{there} {counted(len(posts), 'post')}.", param_hint="--part")
    if as_json:
        _as_json(game, of_turn, chosen, posts)
        return
    _print(posts if part is None else posts[part - 1 : part])
    click.echo(_advice(game, of_turn, chosen, len(posts), picture), err=True)


def _turn_to_post(game: Path, turn: int | None) -> int:
    """The turn whose summary is posted: that given, or the last that is complete."""
    from pbem.engine.model import OVER
    from pbem.game import state

    now = state.load(game).game
    return turn_of(now, turn, max(now.turn - (now.phase != OVER), 0))


def _forum(name: str, markup: str | None, limit: int | None) -> Forum:
    from dataclasses import replace

    known = FORUMS[name]
    if markup and markup != known.markup:
        known = replace(known, write=MARKUPS[markup].write, markup=markup)
    return replace(known, limit=limit, source="as you said") if limit else known


def _posts(game: Path, turn: int, forum: Forum, picture: str, language: str | None) -> tuple[str, ...]:
    from pbem.desk.out import reports
    from pbem.game import state
    from pbem.pages.forum_posts import forum_posts
    from pbem.report.letters import summary_document

    now = state.load(game)
    letters = reports.templates_of_letters(now.folder, language or now.language(None))
    summary = summary_document(reports.view_of(now, None, turn), letters)
    shown = _picture(picture, forum.markup)
    first, *others = forum_posts(summary, forum.write, forum.limit - len(shown), simple=forum.simple)
    return (shown + first, *others)


def _picture(address: str, markup: str) -> str:
    """The map at the top of the first post."""
    if not address:
        return ""
    if set(address) & set(" []()<>\"'\n"):
        raise click.BadParameter(f"{address!r} is no address of a picture.", param_hint="--picture")
    return MARKUPS[markup].picture.format(address) + "\n\n"


def _as_json(game: Path, turn: int, forum: Forum, posts: tuple[str, ...]) -> None:
    facts: dict[str, Any] = {"game": str(game), "turn": turn, "format": forum.markup, "limit": forum.limit}
    print_json({**facts, "posts": list(posts)})


def _print(posts: tuple[str, ...]) -> None:
    """The posts, with a line on standard error before each if there are several."""
    for number, text in enumerate(posts, 1):
        if len(posts) > 1:
            click.echo(f"----- post {number} of {len(posts)}, {len(text)} characters", err=True)
        click.echo(text, nl=False)


def _advice(game: Path, turn: int, forum: Forum, count: int, picture: str) -> str:
    """What to do with them, and with the map."""
    posts = f"{count} {'post' if count == 1 else 'posts'} of at most {forum.limit} characters"
    lines = [f"----- {posts} ({forum.source})."]
    if not picture:
        lines += [
            f"The map: pbem map {game} --turn {turn} -o map.png makes a picture. Attach it to the first",
            "post, or upload it and name its address with --picture.",
        ]
    return "\n".join(lines)
