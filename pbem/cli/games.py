"""Commands for a game as a whole: new, state, undo, export, replay, verify."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from pbem.cli.options import GAME, JSON, RoleLanguage, counted, print_json
from pbem.cli.sealed import sealing_of, sealing_options, told_of_key


def _players(pairs: tuple[str, ...], file: Path | None) -> dict[str, str]:
    """Addresses by player, from `--player ROLE=ADDRESS` and a file of such lines in YAML."""
    addresses: dict[str, str] = {}
    if file:
        from pbem.data.strict import load_yaml

        addresses |= load_yaml(file, "players")
    for pair in pairs:
        role, equals, address = pair.partition("=")
        if not equals or not role or not address:
            raise click.BadParameter(
                f"{pair!r} should be ROLE=ADDRESS, for instance Frederick=otto@example.org"
            )
        addresses[role.strip()] = address.strip()
    return addresses


def _start(file: Path | None) -> dict[str, Any] | None:
    if file is None:
        return None
    from pbem.data.strict import load_yaml

    document: dict[str, Any] = load_yaml(file, "position")
    return document


def _sown(seed: str | None, start: dict[str, Any]) -> str:
    """The seed as given, as the position has it, or drawn now."""
    if seed == "":
        raise click.BadParameter("all luck follows from the seed; give one, or leave --seed out to draw it.")
    import secrets

    return seed or str(start.get("seed") or secrets.token_hex(32))


@contextmanager
def _naming(position: Path | None) -> Iterator[None]:
    """What is wrong with a position is said with its file's name."""
    from pbem.data.errors import PositionError

    try:
        yield
    except PositionError as error:
        raise click.ClickException(f"{position}: {error}") from None


@click.command("new")
@GAME
@click.option("--scenario", default=None, help="standard (default), three-players, west or theatre.")
@click.option(
    "--players",
    "file",
    type=click.Path(exists=True, path_type=Path),
    help="YAML: a line a player, ROLE: ADDRESS.",
)
@click.option(
    "--player", "pairs", multiple=True, metavar="ROLE=ADDRESS", help="One player's address; may be repeated."
)
@click.option("--seed", default=None, help="All luck follows from it; drawn by the machine if not given.")
@click.option("--position", type=click.Path(exists=True, path_type=Path), help="Start from a position file.")
@click.option(
    "--expert",
    multiple=True,
    metavar="OPTION",
    help="An option of the expert game: 'sector fate', 'milder clock', 'offensive option', or all.",
)
@click.option(
    "--language",
    "spoken",
    type=RoleLanguage(),
    multiple=True,
    help="The game's language, en (English) or de (German), or with ROLE= one player's; may be repeated.",
)
@sealing_options
def new_command(
    game: Path,
    scenario: str | None,
    file: Path | None,
    pairs: tuple[str, ...],
    seed: str | None,
    position: Path | None,
    expert: tuple[str, ...],
    spoken: tuple[tuple[str | None, str], ...],
    sealed: bool,
    plays: tuple[str, ...],
    key: Path | None,
) -> None:
    """Start a game in the folder GAME, whose name is the game's.

    With --sealed you can play yourself (--plays Frederick): docs/sealed.md.

    Example: pbem new games/seven-years --player Frederick=otto@example.org
    """
    from pbem.cli.language import chosen
    from pbem.data.rules import rules_for, scenarios
    from pbem.game import save

    start, (language, languages) = _start(position), chosen(spoken)
    named = scenario or (start or {}).get("scenario", "standard")
    if named not in scenarios():
        raise click.BadParameter(f"there is no scenario {named!r}; there are {', '.join(scenarios())}.")
    sown = _sown(seed, start or {})
    options = rules_for(named).options if "all" in expert else expert or (start or {}).get("options", ())
    with _naming(position):
        now = save.new(
            game,
            name=game.resolve().name,
            scenario=named,
            players=_players(pairs, file),
            seed=sown,
            options=options,
            language=language,
            languages=languages,
            sealing=sealing_of(sealed, plays, key, seed, position),
            start=None
            if start is None
            else {**start, "scenario": named, "seed": sown, "options": sorted(options)},
        )
    click.echo(f"{now.name} is started: {now.game.rules.title}.")
    click.echo(f"Publish this: the hash of the seed is {now.created.commitment}")
    if sealed:
        click.echo(told_of_key(now))
        from pbem.desk.out import open_letters

        if warning := open_letters.warning_beside(now):
            click.echo(f"WARNING {warning}", err=True)
    click.echo(
        f"Next: pbem form {game} NATION prints an order form; pbem submit {game} LETTER takes orders in."
    )


HIDDEN = "something is not as logged; {} is sealed: compare it with a copy, or ask again when it is over"
"""What is said of a difference that would tell secrets."""


@click.command("state")
@GAME
@JSON
def state_command(game: Path, as_json: bool) -> None:
    """Print the whole position, secrets included, in the form that `pbem new --position` reads.

    Example: pbem state games/seven-years --json
    """
    from pbem.data import position
    from pbem.game import access, save, state

    now = state.load(game)
    access.require(now, None, "the position", options="--state")
    document = position.write_position(now.game)
    if as_json:
        print_json(document)
    else:
        click.echo(save.as_yaml(document), nl=False)


@click.command("undo")
@GAME
@click.option(
    "--to",
    type=int,
    default=None,
    help="The last entry of the log to keep; without it the last letter, or all played since, is undone.",
)
def undo_command(game: Path, to: int | None) -> None:
    """Take a game back to an earlier entry of its log; what was undone stays in the log.

    Example: pbem undo games/seven-years --to 41
    """
    from pbem.desk.moderator import undo
    from pbem.game.entries import UndoEntry

    now, gone = undo.undo(game, to)
    if now.is_closed:
        click.echo(f"{now.name}: taken back, and all players are told. pbem status {game} shows where it is.")
        return
    noun = "entry" if gone == 1 else "entries"
    last = now.log.last(UndoEntry)
    click.echo(f"{now.name}: {gone} {noun} undone; the game is as it was after entry {last.to}.")


@click.command("replay")
@GAME
@JSON
def replay_command(game: Path, as_json: bool) -> None:
    """Decide every logged answer again under today's rules and name the first difference.

    A letter that today's reader would understand otherwise is named as a remark: what its receipt confirmed
    counts all the same.

    Example: pbem replay games/seven-years
    """
    from pbem.desk.look import integrity, proofs, second_reading
    from pbem.game import state

    now = state.load(game)
    steps, difference = proofs.replay(now)
    remarks = list(second_reading.second_readings(now))
    closed = now.is_closed
    if closed and difference:
        difference = HIDDEN.format(game)
    difference = "; ".join(filter(None, (difference, *integrity.damage(now)))) or None
    if as_json:
        facts = {"steps": None if closed else steps, "difference": difference}
        print_json(facts | ({"remarks": remarks} if remarks else {}))
    else:
        steps_in_words = "All steps" if closed else counted(steps, "step")
        click.echo(f"{steps_in_words} decided again: " + (difference or "all as logged."))
        click.echo("".join(f"note: {remark}.\n" for remark in remarks), nl=False)
    if difference:
        raise click.exceptions.Exit(1)


@click.command("verify")
@GAME
@JSON
def verify_command(game: Path, as_json: bool) -> None:
    """Deal every card again from the seed, and check that the seed is the one that was promised.

    Example: pbem verify games/seven-years
    """
    from pbem.desk.look import integrity, proofs
    from pbem.game import state

    now = state.load(game)
    shuffles, cards, wrong = proofs.verify(now)
    if now.is_closed and wrong:
        wrong = [HIDDEN.format(game)]
    wrong += integrity.damage(now)
    made, published = proofs.seed_hashes(now)
    if as_json:
        hashes = {"made": made, "published": published}
        print_json({"shuffles": shuffles, "cards": cards, "seed_sha256": hashes, "wrong": wrong})
    else:
        click.echo(
            f"{counted(shuffles, 'shuffle')} made again, {counted(cards, 'card')} dealt again: "
            + ("; ".join(wrong) or "all as logged.")
        )
        click.echo(f"SHA-256 of the seed:    {made}\npublished at the start: {published}")
    if wrong:
        raise click.exceptions.Exit(1)


@click.command("export")
@GAME
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.zip")
def export_command(game: Path, file: Path) -> None:
    """Pack log, letters, reports and game.yaml into one zip, with a README that tells how to check it.

    The same game gives the same bytes. It holds every secret: before the game is over no player may have it.
    What a sealed game holds is sealed in it too, until the game is over.

    Example: pbem export games/seven-years seven-years.zip
    """
    from pbem.desk.look import export

    if file.suffix.lower() != ".zip":
        raise click.BadParameter(f"{file} should end in .zip.")
    now, count = export.export(game, file)
    holds = "Its secrets are sealed." if now.is_closed else "It holds every secret of the game."
    click.echo(f"{now.name}: {count} files in {file}. {holds}")
