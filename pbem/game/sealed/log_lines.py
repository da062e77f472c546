"""The log of a sealed game. A line of the file holds what was added at one time, sealed, and beside it the
part of that which everybody may know.

`{"line": 7, "told": [...], "sealed": "...", "prev": ...}`: the sealed parts, opened and joined, are the log
of an ordinary game to the byte. `prev` is the SHA-256 of the line before: even without the key everybody can
see that no line was changed. With the key, a change of an open part shows as well. The length of a line
depends on what everybody may know, unless there are many secrets beside it.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from pbem.game.sealed.cipher import Seal, SealError
from pbem.game.sealed.header import SealHeader
from pbem.records import dataclass

PublicFacts = Sequence[dict[str, Any]]

ROOM = 2000
"""Bytes that a line has for its secrets at least."""

A_FACT = 3
"""Bytes that it has for them besides for each byte of what everybody may know."""


class BrokenLine(Exception):
    """A line that is not as it was written: its number, and what is wrong."""

    def __init__(self, number: int, wrong: str) -> None:
        super().__init__(wrong)
        self.number, self.wrong = number, wrong


@dataclass(frozen=True)
class SealedLog:
    """Where a sealed log ends: how many lines it has and the SHA-256 of the last; and its header."""

    seal: Seal
    header: SealHeader
    lines: int = 0
    last: str = ""

    def line(self, content: bytes, public: PublicFacts) -> bytes:
        """The next line of the file, for some lines of the log and what of them everybody may know."""
        facts = self._open(public)
        beside = _json(facts)
        room = ROOM + A_FACT * len(_json(list(public)))
        sealed = self.seal.close(content, _place(self.lines), least=room, beside=beside)
        return _json({**facts, "sealed": base64.b64encode(sealed).decode()}) + b"\n"

    def _open(self, public: PublicFacts) -> dict[str, Any]:
        first = {"seal": self.header.facts()} if self.lines == 0 else {"prev": self.last}
        return {"line": self.lines, **first, "told": list(public)}

    def after(self, line: bytes) -> SealedLog:
        """With this line written."""
        return replace(self, lines=self.lines + 1, last=_digest(line))


def read_sealed_log(content: bytes, seal: Seal, header: SealHeader) -> tuple[bytes, SealedLog]:
    """The ordinary log that is sealed in a file, and where it ends. Raises BrokenLine."""
    contents, end = [], SealedLog(seal, header)
    for _, line, part in _opened(content, seal):
        contents.append(part)
        end = end.after(line)
    return b"".join(contents), end


def parts(content: bytes, seal: Seal) -> Iterator[tuple[int, dict[str, Any], bytes]]:
    """The lines of a file: number, what stands openly in it, and the lines of the ordinary log that are
    sealed in it. Raises BrokenLine."""
    for facts, _, part in _opened(content, seal):
        yield facts["line"], facts, part


def entries(path: Path, seal: Seal, count: int) -> int:
    """How many entries of the ordinary log so many lines of a file hold. Raises BrokenLine."""
    first = b"".join(whole_lines(path).splitlines(keepends=True)[:count])
    return sum(part.count(b"\n") for _, _, part in _opened(first, seal))


def _opened(content: bytes, seal: Seal) -> Iterator[tuple[dict[str, Any], bytes, bytes]]:
    for number, facts, line in lines(content):
        sealed = facts.pop("sealed")
        try:
            part = seal.open(base64.b64decode(sealed), _place(number), beside=_json(facts))
        except (SealError, TypeError, ValueError) as error:
            raise BrokenLine(number, str(error)) from None
        yield facts, line, part


def lines(content: bytes) -> Iterator[tuple[int, dict[str, Any], bytes]]:
    """The lines of a file: number, what stands in it, the line itself; what is open in it needs no key.
    Raises BrokenLine if one was changed after the next was written."""
    last = ""
    for number, line in enumerate(content.splitlines(keepends=True)):
        try:
            facts = json.loads(line)
        except ValueError as error:
            raise BrokenLine(number, f"this line is none of a sealed log ({error})") from None
        if not isinstance(facts, dict) or facts.get("line") != number or "sealed" not in facts:
            raise BrokenLine(number, f"line {number} of a sealed log is expected here")
        if facts.get("prev", "") != last:
            raise BrokenLine(number - 1, f"this line is not as it was when line {number + 1} was written")
        last = _digest(line)
        yield number, facts, line


def whole_lines(path: Path) -> bytes:
    """A log file without the half line that a killed program may have left at its end."""
    whole = path.read_bytes().rpartition(b"\n")[0]
    return whole + b"\n" if whole else b""


def first_broken_line(path: Path) -> BrokenLine | None:
    """What is wrong with the chain of a sealed log, as far as can be told without the key."""
    try:
        for _ in lines(whole_lines(path)):
            pass
    except BrokenLine as wrong:
        return wrong
    return None


def _place(number: int) -> str:
    return f"line {number + 1} of log.jsonl"


def _json(facts: Any) -> bytes:
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode()


def _digest(line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()
