"""The receipt of a letter that was put into a sealed game by hand: it goes to its writer unread."""

from __future__ import annotations

from datetime import UTC, datetime

from pbem.desk import mailing, running
from pbem.desk.state import State
from pbem.report.record import Receipt


def hand_on(now: State, said: Receipt) -> str:
    """Put the receipt of the letter that came last into the outbox; where it is now, for the moderator."""
    root = now.folder.path.absolute().parent
    if not (root / running.SETTINGS).is_file():
        return f"The receipt is kept sealed: there is no {running.SETTINGS} beside the game to mail it by."
    try:
        with running.post_of(root) as post:
            desk = running.desk_of(post, datetime.now(UTC))
            entry = next(one for one in reversed(now.log.entries) if one["kind"] == "letter")
            mailed = mailing.mail_receipt(desk, now, said, int(entry["n"]), entry.get("message_id"))
    except running.Busy as busy:
        return f"The receipt is kept sealed: {busy}."
    if not mailed:
        return "The receipt is kept sealed: its writer has no address on record."
    return "The receipt is in the outbox: pbem send."
