"""The receipt of a letter that was put into a sealed game by hand: it goes to its writer unread."""

from __future__ import annotations

from datetime import UTC, datetime

from pbem.desk.folder_post import Busy, desk_of, open_post
from pbem.desk.out import mails
from pbem.game.state import State
from pbem.post.settings import POST_FILE
from pbem.report.record import Receipt


def hand_on(now: State, receipt: Receipt) -> str:
    """Put the receipt of the letter that came last into the outbox; where it is now, for the moderator."""
    root = now.folder.path.absolute().parent
    if not (root / POST_FILE).is_file():
        return f"The receipt is kept sealed: there is no {POST_FILE} beside the game to mail it by."
    try:
        with open_post(root) as post:
            desk = desk_of(post, datetime.now(UTC))
            entry = now.letters_ever[-1]
            mailed = mails.mail_receipt(desk, now, receipt, entry)
    except Busy as busy:
        return f"The receipt is kept sealed: {busy}."
    if not mailed:
        return "The receipt is kept sealed: its writer has no address on record."
    return "The receipt is in the outbox: pbem send."
