"""Mails that nobody answers: those of robots, and those of lists and forums that bring no player's orders.

An answer to a robot is answered by it, and so on for ever. A mailing list or a forum passes on what a player
wrote, so its mail is taken in if it brings his token; even then nothing is sent to the address it came from.
"""

from __future__ import annotations

from pbem.desk.letters import submit
from pbem.desk.out import tokens
from pbem.desk.out.mails import Desk
from pbem.game.state import State
from pbem.post.read.letter import Letter

SUBJECT = 80
"""As much of a subject as the moderator is shown."""


def whence(letter: Letter) -> str:
    """Sender and subject of a mail for the moderator, without a token: whoever has one can order with it."""
    subject = tokens.hidden(letter.subject or "")
    shown = subject if len(subject) <= SUBJECT else f"{subject[:SUBJECT]}…"
    return f'from {letter.sender or "nobody"}, "{shown}"'


def why_alone(now: State, letter: Letter, content: bytes, player: str | None, desk: Desk) -> str:
    """Why a mail that no person's program sent is left alone though it names a game; empty if it is not.
    `player` is whose valid token it brings."""
    if letter.sent == "person":
        return ""
    if player is None:
        return "a mail of a list or a program, without a token that is valid: left alone"
    if _is_ours(letter, desk):
        return "a letter of ours that came back, left alone"
    receipt = submit.hear(now, "mail.eml", content, sender=player).receipt
    if not receipt.filed and not receipt.problems:
        return f"a mail of a list or a program with {player}'s token, but without orders: left alone"
    return ""


def _is_ours(letter: Letter, desk: Desk) -> bool:
    """Whether a mail says that the moderator sent it: one of our letters, on its way back."""
    own = [person for person in (desk.moderator, desk.reply_to) if person]
    return any(submit.same_address(person.address, letter.sender) for person in own)
