"""Commands about bots: an absent player's seat, and whole games for `pbem demo --bots`."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pbem.cli.options import GAME

if TYPE_CHECKING:
    from pbem.bots.bot_game import Result
    from pbem.game.state import State


@click.command("bot")
@GAME
@click.argument("player")
@click.option(
    "--bot",
    "kind",
    type=click.Choice(["sensible", "random"]),
    default="sensible",
    show_default=True,
    help="How it plays.",
)
@click.option("--once", is_flag=True, help="One letter only, and leave resolving to you.")
def bot_command(game: Path, player: str, kind: str, once: bool) -> None:
    """Let a program answer for an absent player, from nothing but what that player may know.

    It writes a letter for what is asked of him now, which is kept and logged like any other, and resolves,
    until the game waits for somebody else. Its letters are called bot-sensible-frederick.txt and the like.

    Example: pbem bot games/seven-years Sweden --once
    """
    from pbem.desk.out import reports
    from pbem.desk.turns.bots import serve
    from pbem.game.access import may_see

    if not once:
        _serve_on(game, player, kind)
        return
    served = serve(game, player, kind)
    if served is None:
        click.echo(f"Nothing is asked of {player} now.")
        return
    if not may_see(served.now, served.receipt.player):
        click.echo(f"A letter was written for {served.receipt.player}. What it says is sealed.")
        return
    click.echo(served.text)
    click.echo(reports.receipt(served.now, served.receipt), nl=False)


def _serve_on(game: Path, player: str, kind: str) -> None:
    from pbem.desk.look import waiting
    from pbem.desk.turns.bots import play_for

    before, now = play_for(game, player, kind)
    written = len(now.letters) - before
    click.echo(f"{now.name}: {written} {'letter' if written == 1 else 'letters'} written for {player}.")
    click.echo(waiting.question_words(waiting.dry_run(now)), nl=False)


# ------------------------------------------------------------------------------------- whole games


def demo_of_bots(into: Path | None, games: int, scenario: str, seed: str, *, site: bool = False) -> None:
    """One game in a folder, or several in memory, and how they ended."""
    from pbem.data.rules import scenarios

    if scenario not in scenarios():
        raise click.BadParameter(f"there is no scenario {scenario!r}; there are {', '.join(scenarios())}.")
    if games > 1:
        _many(games, scenario, seed)
        return
    folder = into or Path(tempfile.mkdtemp(prefix="pbem-demo-")) / "bots"
    now = _one(folder, scenario, seed)
    winners = " and ".join(now.game.winners)
    click.echo(f"{now.name}: {winners} won in turn {now.game.turn}, after {len(now.letters)} letters.")
    if site:
        from pbem.desk.out.site import publish

        click.echo(f"Open: {publish(folder, folder / 'site' / 'public', None).public}")
    click.echo(f"Letters, log and reports: {folder}\nTry: pbem log {folder}; pbem replay {folder}")


def _one(folder: Path, scenario: str, seed: str) -> State:
    from pbem.data.rules import rules_for
    from pbem.desk.turns.bots import play_on
    from pbem.game import save

    save.new(folder, name="bots", scenario=scenario, players={}, seed=seed)
    kinds = dict.fromkeys(rules_for(scenario).players, "sensible")
    return play_on(folder, kinds, _MatchProgress() if sys.stderr.isatty() else None)


class _MatchProgress:
    """Says which turn has begun to whoever sits at a terminal."""

    def __init__(self) -> None:
        self.turn = 0

    def __call__(self, now: State) -> None:
        if now.game.turn > self.turn:
            self.turn = now.game.turn
            click.echo(f"\rTurn {self.turn}, {len(now.letters)} letters ", nl=False, err=True)


def _many(games: int, scenario: str, seed: str) -> None:
    from pbem.bots.bot_game import play_game
    from pbem.bots.bots import BOTS
    from pbem.data.rules import rules_for

    ends: Counter[str] = Counter()
    results: list[Result] = []
    with click.progressbar(range(games), label="Playing", file=sys.stderr) as numbers:
        for number in numbers:
            bots = {player: BOTS["sensible"](f"{seed} {number}") for player in rules_for(scenario).players}
            results.append(play_game(scenario, f"{seed} {number}", (), bots))
            ends[" and ".join(results[-1].winners)] += 1
    for winners, count in ends.most_common():
        click.echo(f"{count:5}  {winners}")
    turns = sum(result.game.turn for result in results) / games
    seconds = sum(result.seconds for result in results) / games
    click.echo(f"{games} games, {turns:.1f} turns and {seconds:.2f} seconds each.")
