"""`pbem new`: a game is started in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from pbem.cli.options import GAME, RoleLanguage
from pbem.cli.play.sealing import sealing_of, sealing_options, told_of_key


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


def _languages(pairs: tuple[tuple[str | None, str], ...]) -> tuple[str, dict[str, str]]:
    """The game's language and that of each player, from `--language de` and `--language Frederick=de`."""
    from pbem.game.languages import DEFAULT

    languages = dict(pairs)
    game = languages.pop(None, DEFAULT)
    return game, {role: language for role, language in languages.items() if role}


def _start(file: Path | None) -> dict[str, Any] | None:
    if file is None:
        return None
    from pbem.data.strict import load_yaml

    document: dict[str, Any] = load_yaml(file, "position")
    return document


def _sown(seed: str | None, start: dict[str, Any], weak: bool) -> str:
    """The seed as given, as the position has it, or drawn now."""
    import secrets

    from pbem.game.proof.luck import is_guessable

    if seed is not None and not weak and is_guessable(seed):
        raise click.BadParameter(
            "a list of words would find this seed, and who finds it knows all cards. Leave --seed out, and "
            "one is drawn that nobody can guess; or say --weak-seed if it is no matter.",
            param_hint="--seed",
        )
    if seed == "":
        raise click.BadParameter("all luck follows from the seed; give one, or leave --seed out to draw it.")
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
@click.option("--weak-seed", "weak", is_flag=True, help="Take a seed that can be guessed.")
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
    weak: bool,
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
    import secrets

    from pbem.data.rules import rules_for, scenarios
    from pbem.game import save

    start, (language, languages) = _start(position), _languages(spoken)
    named = scenario or (start or {}).get("scenario", "standard")
    if named not in scenarios():
        raise click.BadParameter(f"there is no scenario {named!r}; there are {', '.join(scenarios())}.")
    sown = _sown(seed, start or {}, weak)
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
            salt=secrets.token_hex(16),
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
