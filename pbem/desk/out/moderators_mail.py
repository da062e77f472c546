"""A mail to the moderator himself, from the outbox of a game like those to players."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.desk.out import tokens
from pbem.desk.out.mails import Desk, outbox
from pbem.game.state import State
from pbem.post.send.compose import Outgoing, compose

MODERATOR = "moderator"
"""Who such a mail is for, in its name in the outbox."""


def mail_moderator(desk: Desk, now: State, entry: int, kind: str, about: str, lines: Sequence[str]) -> bool:
    """Put a mail to the moderator into the outbox, once for an entry of the log and a kind; whether it is
    new. It holds no token, and nothing that `pbem status` would not tell him."""
    name = f"{entry:06d}-{MODERATOR}-{kind}.eml"
    unique = tokens.letter_identity(desk.key, now.edition, name)
    mail = Outgoing(
        sender=desk.moderator,
        reply_to=None,
        to=desk.moderator,
        subject=f"[{now.name}] {about}",
        message_id=f"<{unique}@{desk.moderator.address.rpartition('@')[2]}>",
        date=desk.now,
        text="".join(f"{line}\n" for line in lines),
    )
    return outbox(now).put(name, compose(mail))
