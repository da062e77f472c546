"""`pbem collect`: all mail that lies somewhere is taken in, and what was set aside is tried again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from pbem.desk.letters import set_aside
from pbem.desk.letters.intake import Held, Taken, take, take_again
from pbem.desk.out.mails import Desk
from pbem.desk.out.outcome import Outcome
from pbem.game.folder import Folder, games_in
from pbem.game.troubles import explain, source_trouble
from pbem.post.boxes import Source
from pbem.post.settings import PostSettings

SET_ASIDE = "mails set aside"


def collect(
    root: Path,
    post: PostSettings,
    desk: Desk,
    sources: Sequence[Source] | None = None,
    *,
    again: bool = False,
) -> Outcome:
    """Take in all mail that is there, or all of some sources.

    Before it come the mails that another program had set aside, or with `again` all of them. A source that
    fails does not keep the others from being read: what went wrong is among the troubles.
    """
    outcome = Outcome()
    if sources is None:
        with _going_on(root, outcome, SET_ASIDE):
            _try_set_aside_again(root, desk, outcome, again)
    for source in post.sources if sources is None else sources:
        with _going_on(root, outcome, source.name), closing(source):
            for message in source.messages():
                if _is_taken(partial(take, root, message, desk, outcome.held), outcome):
                    source.done(message)
    if sources is None:
        with _going_on(root, outcome, SET_ASIDE):
            outcome.troubles += set_aside.tell(root)
    return outcome


@contextmanager
def _going_on(root: Path, outcome: Outcome, name: str) -> Iterator[None]:
    """Whatever goes wrong with mails becomes a trouble, and the rest goes on. Where there is a sealed game
    no text of a mail is told with it."""
    try:
        yield
    except Exception as error:
        sealed = next((path for path in games_in(root).values() if Folder(path).header), None)
        outcome.deaf = True
        outcome.troubles.append(source_trouble(name, explain(error, sealed)))


def _try_set_aside_again(root: Path, desk: Desk, outcome: Outcome, every: bool) -> None:
    """Take in the mails that were set aside, if this is another program or all are wanted."""
    for note in set_aside.notes(root):
        if every or note.program != set_aside.program():
            _is_taken(partial(take_again, root, note, desk, outcome.held), outcome)


def _is_taken(taking: Callable[[], Taken], outcome: Outcome) -> bool:
    """Take in one mail; whether that is done. One that a damaged game is in the way of stays where it is,
    and the others go on."""
    try:
        taken = taking()
    except Held as error:
        outcome.troubles.append(str(error))
        return False
    outcome.written_to.add(taken.game)
    outcome.lines.append(f"{taken.game or 'mail'}: {taken.remark}")
    return True
