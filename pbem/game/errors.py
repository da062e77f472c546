"""Errors of a game's folder that a user can mend."""

from __future__ import annotations


class FolderError(Exception):
    """A folder that is no game, is one already, or is in use; the text says what to do."""


MEND_LETTER = "Put it back from a copy or from the mailbox; mails lie as they came in .post/mail/."


class ChangedLetter(FolderError):
    """A kept letter that is not there, or not as it came; `what` says which."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}. {MEND_LETTER}")
        self.what = what
