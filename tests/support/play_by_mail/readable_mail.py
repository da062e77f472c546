"""Mails compared without what was made with a key that their reader has not, or of the whole log."""

from __future__ import annotations

import re
from email.message import Message

from support.log_heads import without_head_bytes


def readable(mail: Message) -> bytes:
    """A mail without its Message-ID, the boundaries made of it, and the log's head."""
    found = re.fullmatch(r"<([0-9a-f]{24})@example\.org>", str(mail["Message-ID"]))
    assert found, mail["Message-ID"]
    boundary = re.compile(rb"=_[0-9a-f]{32}")
    return boundary.sub(b"=_", without_head_bytes(bytes(mail)).replace(found[1].encode(), b""))
