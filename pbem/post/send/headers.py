"""The header of a mail that goes out: lines of plain ASCII into which no text can smuggle another line.

Written here and not by the library, whose ways to fold a line differ between versions of Python: the same
letter has to be the same bytes everywhere.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator

from pbem.patterns import compiled

_WIDTH = 76
_PLAIN_WORD = compiled(r"(?!.*=\?)[\x21-\x7e]{1,60}")
_IDENTITY = compiled(r"<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>")
_UNSEEN = compiled(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_LONGEST = 400
_PIECE = 39
"""So many bytes fit into an encoded word behind the longest name of a line."""


def header_line(name: str, words: Iterable[str]) -> str:
    """A line of the header, folded between words."""
    rows, row = [], f"{name}:"
    for word in words:
        if len(row) + 1 + len(word) > _WIDTH and row.strip() and row != f"{name}:":
            rows.append(row)
            row = ""
        row += f" {word}"
    return "\n".join([*rows, row]) + "\n"


def header_words(text: str) -> list[str]:
    """A text in words that a header carries: as they are, or all encoded if one of them cannot stay so."""
    plain = header_text(text).split(" ")
    return plain if all(map(_PLAIN_WORD.fullmatch, plain)) else list(_encoded(" ".join(plain)))


def mailbox(address: str, name: str) -> list[str]:
    """A name and an address that a mail can carry."""
    name = header_text(name)
    if not name:
        return [address]
    quoted = '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
    plain = all(map(_PLAIN_WORD.fullmatch, name.split(" "))) and len(quoted) <= _WIDTH
    return [*([quoted] if plain else _encoded(name)), f"<{address}>"]


def header_text(text: str) -> str:
    """A text without line breaks and what else nobody sees, its blanks single, and not too long."""
    text = text.encode("utf-8", "replace").decode()
    return " ".join(_UNSEEN.sub(" ", text).split())[:_LONGEST]


def is_identity(text: str) -> bool:
    """Whether a text can stand as a Message-ID, `<` and `>` around it."""
    return _IDENTITY.fullmatch(text) is not None


def _encoded(text: str) -> Iterator[str]:
    """Encoded words (RFC 2047), none of which cuts a letter in two."""
    piece = b""
    for letter in text:
        code = letter.encode("utf-8", "replace")
        if len(piece) + len(code) > _PIECE:
            yield _word(piece)
            piece = b""
        piece += code
    if piece:
        yield _word(piece)


def _word(piece: bytes) -> str:
    """One encoded word."""
    return f"=?utf-8?b?{b64encode(piece).decode()}?="
