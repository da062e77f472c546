"""How games of bots end, and how long a whole game takes: `python benchmarks/games.py [GAMES]`.

Prints a table of winners by scenario over games of sensible bots (by default 8 a scenario, every second one
with all options of the expert game), then the seconds of a whole game: every answer by text (view, letter,
parse, judge, decide), and the engine alone, given the same answers again.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean
from time import perf_counter

from pbem.bots.bot_game import Result, play_game
from pbem.bots.bots import BOTS
from pbem.data.rules import rules_for, scenarios
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.sequence import decide, questions, settle
from pbem.engine.start import new_game


@dataclass
class Tally:
    """How the games of one scenario went."""

    ends: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    letters: list[int] = field(default_factory=list)
    by_text: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)

    def add(self, result: Result, alone: float) -> None:
        self.ends[" + ".join(result.winners)] += 1
        self.turns.append(result.game.turn)
        self.letters.append(result.letters)
        self.by_text.append(result.seconds)
        self.alone.append(alone)


def played(scenario: str, number: int, kind: str) -> tuple[Result, tuple[str, ...]]:
    """One whole game, and the options it was played with."""
    rules = rules_for(scenario)
    options = rules.options if number % 2 else ()
    bots = {player: BOTS[kind](f"{number} {player}") for player in rules.players}
    return play_game(scenario, f"{scenario} {number}", options, bots), options


def again(result: Result, options: tuple[str, ...]) -> float:
    """The seconds that the engine alone takes for the same answers: asking, judging, carrying out."""
    game = new_game(result.game.rules, result.game.chance.seed, options)
    started = perf_counter()
    for step in result.steps:
        if step.answer is None:
            _, game = settle(game)
            continue
        assert questions(game)
        ruling = decide(game, step.answer)
        assert not isinstance(ruling, q.Verdict)
        game = apply_all(game, ruling)
    seconds = perf_counter() - started
    assert game == result.game
    return seconds


def tally(scenario: str, games: int, kind: str) -> Tally:
    found = Tally()
    for number in range(games):
        result, options = played(scenario, number, kind)
        found.add(result, again(result, options))
    return found


def show_ends(tallies: dict[str, Tally]) -> None:
    print("Winners, sensible bots")
    for scenario, found in tallies.items():
        ends = ", ".join(f"{winners} {count}" for winners, count in found.ends.most_common())
        print(f"  {scenario:14} {len(found.turns):4} games, {mean(found.turns):4.1f} turns: {ends}")


def show_times(kind: str, tallies: dict[str, Tally]) -> None:
    print(f"Seconds for a whole game, {kind} bots      by text  engine alone  ratio  letters")
    for scenario, found in tallies.items():
        by_text, alone = mean(found.by_text), mean(found.alone)
        times = f"{by_text:7.2f}  {alone:12.3f}  {by_text / alone:5.0f}  {mean(found.letters):7.0f}"
        print(f"  {scenario:38} {times}")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    sensible = {scenario: tally(scenario, games, "sensible") for scenario in scenarios()}
    show_ends(sensible)
    show_times("sensible", sensible)
    show_times(
        "random", {scenario: tally(scenario, max(2, games // 8), "random") for scenario in scenarios()}
    )


if __name__ == "__main__":
    main()
