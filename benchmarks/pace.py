"""How many letters, waits and days a turn by mail takes: whole games of bots through the program.

`python benchmarks/pace.py [GAMES] [--turns N] [--into DIR]` plays each game three times, with the same seed:

- card by card: a letter for every question;
- with plans: a letter for all stages of its player's nations that are still to come in the turn, as the
  pieces stand, with plans for fights and retreats; it is mended where pieces have moved by then;
- writing ahead: all players write once when a turn begins, with goals, fall-backs and rules.

A wait is counted each time the game stops for somebody. A letter takes a day; all who are asked at the same
stop write on the same day.

`--seats` plays each game six times instead, in memory: everybody asked for everything, everybody writing
ahead, and one player writing ahead while the others are asked. It prints how often each player won, how many
objectives his nations held (of Frederick: his enemies held), and what they lost in fights and out of supply;
and by how much more often he won than when all were asked, in the same games, with its standard error. --from
says with which seed the games begin.

Letters are submitted, kept and receipted in a game's folder as those of people are; with --into the folders
stay.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, stdev

from by_mail import AHEAD, CARDS, PLANS, PLAYERS, Pace, played
from in_memory import COUNTED, course_of_game

from pbem.data.rules import rules_for

MODES = {CARDS: "card by card", PLANS: "with plans", AHEAD: "writing ahead"}


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="?", type=int, default=2)
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--into", type=Path, default=None)
    parser.add_argument("--seats", action="store_true")
    parser.add_argument("--from", type=int, default=0, dest="first")
    given = parser.parse_args()
    if given.seats:
        _seats(range(given.first, given.first + given.games), given.turns)
        return
    if given.into:
        given.into.mkdir(parents=True, exist_ok=True)
        _pace(given.games, given.turns, given.into)
        return
    with tempfile.TemporaryDirectory() as folder:
        _pace(given.games, given.turns, Path(folder))


def _pace(games: int, turns: int, into: Path) -> None:
    row = "{:<14} {:>5} {:>9} {:>8} {:>8} {:>9}  {}"
    print(row.format("", "turns", "letters/t", "waits/t", "days/t", "defaults", "stopped for"))
    for mode, title in MODES.items():
        ways = dict.fromkeys(PLAYERS, mode)
        paces = [played(into / f"{mode}-{number}", f"pace {number}", ways, turns) for number in range(games)]
        total = sum(pace.turns for pace in paces) or 1
        kinds: dict[str, int] = {}
        for pace in paces:
            for kind, count in pace.kinds.items():
                kinds[kind] = kinds.get(kind, 0) + count
        told = ", ".join(f"{kind} {count / total:.2f}" for kind, count in sorted(kinds.items()))

        def each(count: Callable[[Pace], int], total: int = total, paces: list[Pace] = paces) -> str:
            return f"{sum(map(count, paces)) / total:.2f}"

        print(
            row.format(
                title,
                total,
                each(lambda one: one.letters),
                each(lambda one: one.stops),
                each(lambda one: one.stops + one.rounds),
                sum(one.defaults for one in paces),
                told,
            ),
            flush=True,
        )
        print("  won by: " + "; ".join(", ".join(pace.winners) or "nobody yet" for pace in paces), flush=True)


def _seats(seeds: range, turns: int) -> None:
    """How each player fared, when everybody, nobody or one of them writes ahead."""
    print(f"objectives and troops lost: up to turn {COUNTED}, in the mean, with its standard error")
    row = "{:<14} {:<14} {:>5} {:>10} {:>14} {:>7} {:>8}"
    print(row.format("writing ahead", "player", "won", "more", "objectives", "troops", "starved"))
    asked: dict[str, list[bool]] = {}
    roles = rules_for("standard").players
    for ahead in ((), PLAYERS, *((player,) for player in PLAYERS)):
        title = "nobody" if not ahead else "everybody" if len(ahead) > 1 else ahead[0]
        ways = {player: AHEAD if player in ahead else CARDS for player in PLAYERS}
        courses = [course_of_game(f"seat {number}", ways, turns) for number in seeds]
        for player in PLAYERS:
            own = roles[player]
            won = [bool(set(one.winners) & set(own)) for one in courses]
            more = [now - then for now, then in zip(won, asked.setdefault(player, won), strict=True)]
            held = [one.mean_held(own) for one in courses]
            lost, starved = (
                fmean(sum(kind.get(nation, 0) for nation in own) for kind in kinds)
                for kinds in ([one.lost for one in courses], [one.starved for one in courses])
            )
            told = f"{fmean(held):.2f} ± {_error(held):.2f}"
            gain = f"{100 * fmean(more):+.0f} ± {100 * _error(more):.0f}"
            counts = (f"{fmean(won):.0%}", gain, told, f"{lost:.1f}", f"{starved:.1f}")
            print(row.format(title, player, *counts), flush=True)


def _error(found: Sequence[float]) -> float:
    """The standard error of a mean."""
    return float(stdev(found) / len(found) ** 0.5) if len(found) > 1 else 0.0


if __name__ == "__main__":
    main()
