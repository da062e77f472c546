"""Whole games of bots, for `pbem demo --bots`."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pbem.bots.bot_game import Result
    from pbem.game.state import State


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
