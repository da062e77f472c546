"""What lies beyond the end of what was read of a mail or a file: whether there may be orders in it.

It is not read, only looked at: for orders where a text goes on, else for parts that would have been read.
"""

from __future__ import annotations

from pbem.patterns import compiled
from pbem.post.read.characters import decoded
from pbem.post.read.limits import MAIL_BYTES
from pbem.post.read.room import Cut, may_order

_PART = compiled(rb"content-type[ \t]*:\s*(?:text|multipart|message)/")
_BARE_PART = compiled(rb"\n--[^\r\n]{0,70}[^-\r\n](?:\r\n|\r|\n){2}")
_NAMED_PART = compiled(rb"\.(?:txt|text|orders?|md|bbcode)\b")


def goes_on(rest: bytes) -> Cut:
    """Whether there are orders in the rest of a text; one in an encoding is not looked into."""
    if not rest.strip():
        return ""
    return "surely" if len(rest) > MAIL_BYTES or may_order(decoded(rest), 0) else "perhaps"


def has_texts(rest: bytes) -> bool:
    """Whether a text or an attached file of orders begins in the rest of a mail. The rest of a picture alone
    is none."""
    small = rest.lower()
    return any(kind.search(small) for kind in (_PART, _BARE_PART, _NAMED_PART))
