"""What can be checked by deciding and dealing again: replay, verify."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME, JSON, counted, print_json

if TYPE_CHECKING:
    from pbem.game.proof.head import Head
    from pbem.game.state import State

HIDDEN = "something is not as logged; {} is sealed: compare it with a copy, or ask again when it is over"
"""What is said of a difference that would tell secrets."""


@click.command("replay")
@GAME
@click.option("--go-on", is_flag=True, help="Play on under this program's rules; all players are told.")
@JSON
def replay_command(game: Path, go_on: bool, as_json: bool) -> None:
    """Decide every logged answer again under today's rules and name every difference.

    A game names the edition of its rules. A program that has another one changes nothing in it until you
    say --go-on.

    A letter that today's reader would understand otherwise is named as a remark: what its receipt confirmed
    counts all the same.

    Example: pbem replay games/seven-years
    """
    from pbem.desk.look import integrity, proofs, second_reading
    from pbem.game import state

    now = _gone_on(game, as_json) if go_on else state.load(game, anew=True)
    steps, difference = proofs.replay(now)
    difference = "; ".join(proofs.differences(now)) or None
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


def _gone_on(game: Path, as_json: bool) -> State:
    """Play on under this program's rules."""
    from pbem.desk.moderator.go_on import go_on

    now = go_on(game)
    click.echo(f"{now.name}: it goes on under this program's rules, and all players are told.", err=as_json)
    return now


@click.command("verify")
@GAME
@click.option(
    "--head",
    "kept",
    multiple=True,
    metavar="HEAD",
    help="A head of the log that a player kept, as '1f3a-9c02 at turn 3', or a file: a summary or a "
    "receipt of his. It is held against the log; may be repeated.",
)
@JSON
def verify_command(game: Path, kept: tuple[str, ...], as_json: bool) -> None:
    """Deal every card again from the seed, and check that the seed is the one that was promised.

    With --head check instead that the log is the one that a player's letters were written from; if it is not,
    it is told from which line on it differs.

    Example: pbem verify games/seven-years
    """
    if kept:
        _verify_heads(game, kept, as_json)
        return
    from pbem.desk.look import integrity, proofs
    from pbem.game import state

    now = state.load(game, anew=True)
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


def _verify_heads(game: Path, kept: tuple[str, ...], as_json: bool) -> None:
    """Hold what players kept against the log. Exit code 1 if something does not fit."""
    from pbem.desk.look import integrity
    from pbem.game import state

    now = state.load(game, anew=True)
    found = integrity.compare_heads(now, [one for text in kept for one in _heads(text)])
    if as_json:
        fit = [{"head": str(head), "line": line} for head, line in found.fit]
        print_json({"fit": fit, "differ": [str(head) for head in found.differ], "lines": found.where})
    else:
        for head, line in found.fit:
            click.echo(f"log {head}: it is line {line}, and the log is the same up to there.")
        for head in found.differ:
            click.echo(f"log {head}: NOT in this log.")
    if found.where:
        first, last = found.where
        lines = f"line {first}" if first == last else f"one of the lines {first} to {last}"
        click.echo(f"The log differs from {lines} on.", err=as_json)
        raise click.exceptions.Exit(1)


def _heads(text: str) -> list[Head]:
    """The heads in a file, or typed."""
    from pbem.game.proof.head import heads_in

    file = Path(text)
    found = heads_in(file.read_text("utf-8", "replace") if file.is_file() else text)
    if not found:
        wrong = f"{text!r} tells no head of a log; it should be like '1f3a-9c02 at turn 3'."
        raise click.BadParameter(wrong, param_hint="--head")
    return found
