"""`pbem run`: mail in, turns played, letters written and sent, for every game of a folder.

Safe to call every minute and twice at once. Whatever it is killed at, the next run goes on from there: a mail
is done only when game and receipt are on the disk, and letters leave only from the outbox.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from pbem.deadlines.outages import Steady
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


def run(root: Path, when: datetime, steady: Steady | None = None) -> Outcome:
    """Everything, once; `steady` is the reading of a clock that nobody sets. Raises as `open_post` does."""
    with open_post(root) as post:
        desk = desk_of(post, when)
        outcome = collect(root, post, desk)
        held = outcome.held | set_aside.games_held(root)
        for name, path in games_in(root).items():
            # Nobody is late while his answer may lie where it could not be read.
            pulse = Pulse(not outcome.deaf and name not in held, steady)
            with _apart_from_others(path, outcome):
                outcome.add(play(path, desk, pulse))
                outcome.add(send(path, post, desk))
        _close(post)
        if post.site:
            _publish(root, post.site, outcome)
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
