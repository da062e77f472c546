"""`pbem run`: mail in, turns played, letters written and sent, for every game of a folder.

Safe to call every minute and twice at once. Whatever it is killed at, the next run goes on from there: a mail
is done only when game and receipt are on the disk, and letters leave only from the outbox.
"""

from __future__ import annotations

import fcntl
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import IO

from pbem.deadlines.outages import Steady
from pbem.desk.letters import set_aside
from pbem.desk.letters.intake import Held, Taken, take, take_again
from pbem.desk.look.waiting import dry_run, first_question_words
from pbem.desk.out import mails, open_letters, tokens
from pbem.desk.out.mails import Desk
from pbem.desk.out.outbox import Outbox
from pbem.desk.out.reports import file_name
from pbem.desk.turns import late, reminders, resolve, watch
from pbem.desk.turns.watch import Pulse
from pbem.game import save, state
from pbem.game.entries import StepEntry
from pbem.game.errors import FolderError
from pbem.game.folder import Folder, games_in
from pbem.game.troubles import told_of, why
from pbem.post.boxes import Source
from pbem.post.send.senders import Files
from pbem.post.settings import POST_FILE, Pages, Post, read_settings


class Busy(Exception):
    """Another run is at work in the same folder; nothing needs doing."""


@dataclass
class Done:
    """What a run came to, a line each; `troubles` are those that a moderator should see;
    `deaf`: mail may lie somewhere that could not be read; `held`: the games that a letter waits for."""

    lines: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    deaf: bool = False
    held: set[str] = field(default_factory=set)


@contextmanager
def post_of(root: Path, patience: float = 0) -> Iterator[Post]:
    """The settings of a folder, while nobody else uses them; who has `patience` waits so many seconds for
    that. Raises FolderError, DataError or Busy."""
    path = root / POST_FILE
    if not path.is_file():
        raise FolderError(f"{root} has no {POST_FILE}: docs/moderator.md shows how to write one.")
    (root / ".post").mkdir(exist_ok=True)
    with open(root / ".post" / "lock", "w", encoding="ascii") as lock:
        until = time.monotonic() + patience
        while not _locked(lock):
            if time.monotonic() > until:
                raise Busy(f"another run is at work in {root}")
            time.sleep(0.1)
        yield read_settings(path, root / ".post")


def _locked(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def desk_of(post: Post, now: datetime) -> Desk:
    """What every letter needs."""
    key = tokens.read_key(post.token_key)
    return Desk(post.moderator, post.reply_to, key, now, post.html, post.by_address)


def collect(
    root: Path, post: Post, desk: Desk, sources: Sequence[Source] | None = None, *, again: bool = False
) -> Done:
    """Take in all mail that is there, or all of some sources. One that fails does not keep the others from
    being read. Before it come the mails that another program had set aside, or with `again` all of them."""
    done = Done()
    if sources is None:
        with _going_on(root, done, "mails set aside"):
            _take_again(root, desk, done, again)
    for source in post.sources if sources is None else sources:
        with _going_on(root, done, source.name), closing(source):
            for message in source.messages():
                if _is_done(partial(take, root, message, desk, done.held), done):
                    source.done(message)
    if sources is None:
        with _going_on(root, done, "mails set aside"):
            done.troubles += set_aside.tell(root)
    return done


@contextmanager
def _going_on(root: Path, done: Done, name: str) -> Iterator[None]:
    """Whatever goes wrong with mails is told, and the rest goes on; where there is a sealed game no mail's
    text is told with it."""
    try:
        yield
    except Exception as error:
        sealed = next((path for path in games_in(root).values() if Folder(path).header), None)
        done.deaf = True
        done.troubles.append(told_of(name, why(error, sealed)))


def _take_again(root: Path, desk: Desk, done: Done, every: bool) -> None:
    """The mails that were set aside, if this is another program or all are wanted."""
    for note in set_aside.notes(root):
        if every or note.program != set_aside.program():
            _is_done(partial(take_again, root, note, desk, done.held), done)


def _is_done(taking: Callable[[], Taken], done: Done) -> bool:
    """Take in one mail; whether it is done. One that a damaged game is in the way of stays where it is, and
    the others go on."""
    try:
        taken = taking()
    except Held as error:
        done.troubles.append(str(error))
        return False
    done.lines.append(f"{taken.game or 'mail'}: {taken.said}")
    return True


def play(path: Path, desk: Desk, pulse: Pulse | None = None) -> Done:
    """Play a game as far as its orders and deadlines reach, and write each player one letter if something
    happened."""
    now = state.load(path)
    save.mend(now)
    tick = watch.leave_tick(now, desk.now, pulse or Pulse())
    now = watch.note_questions(path, desk.now, now) if tick else now
    known = len(now.log.entries)
    done = resolve.resolve_if_needed(path, now)
    late_words = late.answer_for_the_late(path, desk, tick, done.after) if tick else []
    after = state.load(path, done.after) if tick else done.after
    letters = mails.mail_turn(desk, after)
    for nation, faults in done.played.faults.items():
        said = resolve.gone_wrong(done.after, nation, faults)
        letters += mails.mail_gone_wrong(desk, after, said, nation)
    letters += reminders.write_reminders(after, desk, tick) if tick else 0
    waits = first_question_words(dry_run(after) if late_words else done.played)
    steps = sum(isinstance(entry, StepEntry) for entry in after.log.entries[known:])
    count = "" if after.is_closed else f"{steps} steps, "
    outcome = f"{after.name}: {count}{letters} {'letter' if letters == 1 else 'letters'}. {waits}"
    return Done([outcome, *late_words])


def send(path: Path, post: Post, desk: Desk) -> Done:
    """Send what waits in a game's outbox; without a way out it stays there for the moderator."""
    outbox = Outbox(path / mails.OUTBOX)
    if post.sender is None or not outbox.waiting():
        return Done()
    now = state.load(path)
    if now.folder.header and _stays(post, path):
        return Done(troubles=[f"{now.name} is sealed, and its letters would leave into its own folder."])
    told = [f"WARNING {warning}"] if (warning := open_letters.lies_open(now, post)) else []
    addresses = {file_name(player): address for player, address in now.addresses.items()}
    troubles = list(outbox.send(post.sender, desk.moderator.address, addresses, desk.now))
    return Done(told, troubles=[f"{now.name}: {trouble}" for trouble in troubles])


def _stays(post: Post, game: Path) -> bool:
    """Whether letters leave as files into the game's folder, where they would lie open."""
    sender = post.sender
    return isinstance(sender, Files) and sender.folder.resolve().is_relative_to(game.resolve())


def send_all(root: Path, post: Post, desk: Desk) -> Done:
    """Send what waits in the outboxes of all games."""
    done = Done()
    _each(root, done, lambda _, path: send(path, post, desk))
    if post.sender:
        post.sender.close()
    return done


def _each(root: Path, done: Done, *steps: Callable[[str, Path], Done]) -> None:
    """Take the steps for every game. One that is damaged does not keep the others from going on."""
    for name, path in games_in(root).items():
        try:
            for step in steps:
                came = step(name, path)
                done.lines += came.lines
                done.troubles += came.troubles
        except Exception as error:
            done.troubles.append(f"{path.name}: {why(error, path)}")


def run(root: Path, when: datetime, steady: Steady | None = None) -> Done:
    """Everything, once."""
    with post_of(root) as post:
        desk = desk_of(post, when)
        done = collect(root, post, desk)
        held = done.held | set_aside.holding(root)

        def on(name: str, path: Path) -> Done:
            return play(path, desk, Pulse(not done.deaf and name not in held, steady))

        _each(root, done, on, lambda _, path: send(path, post, desk))
        if post.sender:
            post.sender.close()
        if post.site:
            _publish(root, post.site, done)
        return done


def _publish(root: Path, site: Pages, done: Done) -> None:
    """Keep the games' pages up to date."""
    from pbem.desk.out import site as out_site

    done.troubles += out_site.keep_up(games_in(root), site.public, site.private)
