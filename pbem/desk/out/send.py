"""`pbem send`: what waits in the outbox of a game leaves."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from pbem.desk.out import mails, open_letters
from pbem.desk.out.mails import Desk
from pbem.desk.out.moderators_mail import MODERATOR
from pbem.desk.out.outbox import Outbox
from pbem.desk.out.outcome import Outcome
from pbem.desk.out.readers import reader_addresses, withdraw_letters
from pbem.desk.out.talk_mail import WORDS
from pbem.post.send.senders import Files
from pbem.post.settings import PostSettings

PLAIN = timedelta(days=7)
"""So long a mail that was sent lies there as it is; then it is packed."""


def send(path: Path, post: PostSettings, desk: Desk) -> Outcome:
    """Send what waits in a game's outbox; without a way out it stays there for the moderator."""
    outbox = Outbox(path / mails.OUTBOX)
    if post.sender is None or desk.way.shut or not outbox.waiting():
        return Outcome()
    now = desk.games.load(path)
    if now.folder.header and _stay_in_folder(post, path):
        return Outcome(troubles=[f"{now.name} is sealed, and its letters would leave into its own folder."])
    warning = open_letters.open_letters_warning(now, post)
    withdraw_letters(now, outbox, desk.now)
    addresses = reader_addresses(now)
    addresses[MODERATOR] = desk.moderator.address
    addresses[WORDS] = desk.talk_to.address if desk.talk_to else ""
    troubles = list(outbox.send(post.sender, desk.moderator.address, addresses, desk.now, desk.way))
    outbox.drop(desk.now - timedelta(days=post.keep_mails))
    outbox.pack(desk.now - PLAIN)
    return Outcome(
        [f"WARNING {warning}"] if warning else [], [f"{now.name}: {trouble}" for trouble in troubles]
    )


def _stay_in_folder(post: PostSettings, game: Path) -> bool:
    """Whether letters leave as files into the game's folder, where they would lie open."""
    sender = post.sender
    return isinstance(sender, Files) and sender.folder.resolve().is_relative_to(game.resolve())
