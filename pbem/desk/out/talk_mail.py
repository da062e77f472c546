"""What players wrote to the moderator in their letters, passed on to him: one mail a run and game."""

from __future__ import annotations

from pbem.data.tongues import tongue
from pbem.desk.out import reports, tokens
from pbem.desk.out.mails import Desk, outbox
from pbem.engine.phrase import phrase
from pbem.game.entries import LetterEntry
from pbem.game.state import State
from pbem.post.send.compose import Outgoing, compose
from pbem.report.writers.text import text

WORDS = "words"
"""Who reads them in the names of mails, where else a player stands."""
ENDING = f"-{WORDS}-talk.eml"


def mail_talk(desk: Desk, now: State) -> bool:
    """Put what players wrote since the last such mail into the outbox; whether there was anything."""
    if desk.talk_to is None or now.log.sealed:
        return False
    told = max((int(name.split("-")[0]) for name in outbox(now).names() if name.endswith(ENDING)), default=-1)
    new = [entry for entry in now.letters_ever if entry.talk and entry.n > told]
    return bool(new) and _put(desk, now, new)


def _put(desk: Desk, now: State, letters: list[LetterEntry]) -> bool:
    assert desk.talk_to
    name = f"{letters[-1].n:06d}{ENDING}"
    facts = {"game": now.name, "folder": now.folder.path.name, "letters": letters}
    document = reports.talk_document(now, facts)
    unique = tokens.letter_identity(desk.key, now.edition, name)
    spoken = tongue(now.language(None))
    mail = Outgoing(
        sender=desk.moderator,
        to=desk.talk_to,
        subject=f"[{now.name}] {spoken.say(phrase('words to the moderator'))}",
        message_id=f"<{unique}@{desk.moderator.address.rpartition('@')[2]}>",
        date=desk.now,
        text=text(document),
    )
    return outbox(now).put(name, compose(mail))
