"""`pbem run`: mail in, turns played, letters written and sent, for every game of a folder.

Safe to call every minute and twice at once. Whatever it is killed at, the next run goes on from there: a mail
is done only when game and receipt are on the disk, and letters leave only from the outbox.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path

from pbem.deadlines.outages import Steady
from pbem.desk import idle
from pbem.desk.folder_post import desk_of, open_post
from pbem.desk.letters import set_aside
from pbem.desk.letters.collect import collect
from pbem.desk.out.mails import Desk
from pbem.desk.out.outcome import Outcome
from pbem.desk.out.send import send
from pbem.desk.play import play
from pbem.desk.turns.watch import Pulse
from pbem.game.folder import games_in
from pbem.game.troubles import explain
from pbem.post.settings import Pages, PostSettings


def run(root: Path, when: datetime, steady: Steady | None = None, jobs: int = 1) -> Outcome:
    """Everything, once; `steady` is the reading of a clock that nobody sets. So many processes share the
    games. Raises as `open_post` does."""
    with open_post(root) as post:
        return run_games(root, post, when, steady, jobs=jobs)


def run_games(
    root: Path,
    post: PostSettings,
    when: datetime,
    steady: Steady | None = None,
    only: Path | None = None,
    jobs: int = 1,
) -> Outcome:
    """A run by settings that are at hand, of all games or of `only` one."""
    desk = desk_of(post, when)
    outcome = collect(root, post, desk)
    held = outcome.held | set_aside.games_held(root)
    # Nobody is late while his answer may lie where it could not be read.
    games = {
        path: Pulse(not outcome.deaf and name not in held, steady)
        for name, path in _those_with_mail_first(games_in(root), outcome)
        if only in (None, path)
    }
    for one in _each(games, post, desk, jobs):
        outcome.add(one)
    _close(post)
    if post.site:
        _publish(root, post.site, outcome)
    return outcome


def _each(games: Mapping[Path, Pulse], post: PostSettings, desk: Desk, jobs: int) -> Iterable[Outcome]:
    """What became of each game, in their order."""
    made = set_aside.program()
    found: dict[Path, Outcome] = {}

    def busy() -> Iterator[Path]:
        """The games whose logs have to be read."""
        for path, pulse in games.items():
            line = idle.idle_line(path, desk.now, pulse, made)
            if line:
                found[path] = Outcome([line])
            else:
                yield path

    def played(path: Path) -> Outcome:
        outcome = Outcome()
        with _apart_from_others(path, outcome):
            outcome.add(_play_and_send(path, post, desk, games[path], made))
        return outcome

    if jobs == 1:
        found |= {path: played(path) for path in busy()}
    else:
        found |= dict(_shared(busy(), played, post, jobs))
    return [found[path] for path in games]


def _shared(
    busy: Iterable[Path], played: Callable[[Path], Outcome], post: PostSettings, jobs: int
) -> Iterator[tuple[Path, Outcome]]:
    """The same by several processes. Who dies at a game has spoiled nothing: the next run goes on."""
    from pbem.desk.workers import Died, shared

    for path, result in shared(busy, played, jobs, partial(_close, post)):
        if isinstance(result, Died):
            yield path, Outcome(troubles=[f"{path.name}: {result}"])
        else:
            yield path, result


def _those_with_mail_first(games: dict[str, Path], outcome: Outcome) -> list[tuple[str, Path]]:
    """Nobody's answer waits for games that nobody has written to."""
    return sorted(games.items(), key=lambda game: (game[0] not in outcome.written_to, game[0]))


def _play_and_send(path: Path, post: PostSettings, desk: Desk, pulse: Pulse, made: str) -> Outcome:
    before = idle.stamps(path)
    outcome = play(path, desk, pulse)
    sent = send(path, post, desk)
    if idle.stamps(path) == before and not sent.troubles:
        idle.note_idle(desk.games.load(path), desk, outcome.lines[0], made)
    outcome.add(sent)
    return outcome


def send_all(root: Path, post: PostSettings, desk: Desk) -> Outcome:
    """Send what waits in the outboxes of all games."""
    outcome = Outcome()
    for path in games_in(root).values():
        with _apart_from_others(path, outcome):
            outcome.add(send(path, post, desk))
    _close(post)
    return outcome


@contextmanager
def _apart_from_others(game: Path, outcome: Outcome) -> Iterator[None]:
    """A damaged game is told as a trouble, and does not keep the others from going on."""
    try:
        yield
    except Exception as error:
        outcome.troubles.append(f"{game.name}: {explain(error, game)}")


def _close(post: PostSettings) -> None:
    if post.sender:
        post.sender.close()


def _publish(root: Path, pages: Pages, outcome: Outcome) -> None:
    """Keep the games' pages up to date."""
    from pbem.desk.out import site

    outcome.troubles += site.update_pages(games_in(root), pages.public, pages.private)
