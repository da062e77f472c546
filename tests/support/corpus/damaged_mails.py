"""Letters damaged on purpose: `fuzzed(seed)` is always the same bytes, made from the corpus by chance.

Run as a program it reads and judges as many as it is told, on all cores, tells how far it is, and in the end
which took longest:
`PYTHONPATH=tests python -m support.corpus.damaged_mails 100000`. What fails is written to a file.
"""

from __future__ import annotations

import base64
import os
import quopri
import re
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random

from pbem.data.rules import rules_for
from pbem.engine.model import Game
from pbem.engine.start import new_game
from pbem.orders.judging.judge import judge
from pbem.orders.plain_words.understand import understand
from pbem.post.read import limits
from pbem.post.read.content import read_letter
from pbem.post.read.letter import Letter
from support.corpus.handmade_mails import HEAD
from support.corpus.mail_corpus import letters

LIMIT = 0.1
"""Seconds in which a letter is read and judged."""
TOLD_EACH = 10
"""After so many thousand letters it is told how far the run is."""
LARGEST = 1_200_000
"""A damaged letter is cut to so many bytes: a little more than is ever read."""
CORPUS = [data for _, data in letters()]
KINDS = [
    "text/plain", "text/html", "multipart/mixed", "multipart/alternative", "multipart/report",
    "message/rfc822", "text/", "/", "application/octet-stream", "image/png", "text/plain; format=flowed",
]  # fmt: skip
CHARSETS = [
    "utf-8", "utf-16", "utf-32", "utf-7", "iso-2022-jp", "hz", "big5", "cp037", "latin-1", "x", "idna",
]  # fmt: skip
ENCODINGS = [
    "base64", "quoted-printable", "x-uuencode", "8bit", "binary", "7bit", "gzip",
]  # fmt: skip
PIECES = [
    b"", b"\n", b"\r", b"\x00", b"<", b">", b"&", b"=?", b"?=", b"[quote]", b"[/quote]", b"[s]", b"--",
    b"-- \n", b"<div>", b"</div>", b"<table>", b"<pre>", b"<!--", b"<blockquote>", b"<s>", b"> ", b"\n\n",
    b"\r\n\r\n", b"move ", b"battle ", b"nation ", b"waive ", b"amend\n", b"withdraw\n",
    b"accept partial\n", b"=\n", b"On Sun, M wrote:\n", b"From: M\nSent: x\n", b"\xff\xfe",
    b"\xef\xbb\xbf", b"\xe2\x80\xa8", b"(", b"\"",
]  # fmt: skip
FIELDS = [
    b"From", b"Subject", b"Content-Type", b"Content-Transfer-Encoding", b"Message-ID", b"X-A", b"Received",
]  # fmt: skip
NAMES = re.compile(rb"Friedrich|Winterfeldt|Heinrich|Daun|Dresden|Riesa|Luckau|Zossen|Keith|Prussia")

Damage = Callable[[bytes, Random], bytes]


def fuzzed(seed: int) -> bytes:
    """The damaged letter of a number."""
    luck = Random(seed)
    data = luck.choice(CORPUS)
    for _ in range(luck.choice((1, 1, 2, 3, 5))):
        data = luck.choice(DAMAGES)(data, luck)[:LARGEST]
    return data


def _place(data: bytes, luck: Random) -> tuple[int, int]:
    """A stretch of a letter, mostly a short one."""
    at = luck.randrange(len(data) + 1)
    return at, at + luck.choice((0, 1, 3, 20, 80, 400, len(data)))


def _bytes(data: bytes, luck: Random) -> bytes:
    """Other bytes in place of some, or none."""
    at, end = _place(data, luck)
    return data[:at] + luck.choice((luck.randbytes(luck.randrange(60)), luck.choice(PIECES))) + data[end:]


def _flip(data: bytes, luck: Random) -> bytes:
    """Single bits turned over."""
    found = bytearray(data)
    for _ in range(luck.randrange(1, 40) if found else 0):
        found[luck.randrange(len(found))] ^= 1 << luck.randrange(8)
    return bytes(found)


def _repeat(data: bytes, luck: Random) -> bytes:
    """A stretch again and again, up to the largest letter."""
    at, end = _place(data, luck)
    piece = data[at:end] or luck.choice(PIECES)
    times = luck.choice((2, 30, 500, LARGEST // max(1, len(piece))))
    return data[:at] + (piece * times)[:LARGEST] + data[end:]


def _lines(data: bytes, luck: Random) -> bytes:
    """Lines in another order, some of them twice and others gone."""
    lines = data.splitlines(keepends=True)
    most = LARGEST // max(map(len, lines), default=1) + 1
    many = min(most, luck.choice((len(lines), 2 * len(lines), 5_000)))
    return b"".join(luck.choices(lines, k=many)) if lines else b""


def _splice(data: bytes, luck: Random) -> bytes:
    """The beginning of one letter and the end of another."""
    other = luck.choice(CORPUS)
    return data[: luck.randrange(len(data) + 1)] + other[luck.randrange(len(other) + 1) :]


def _other_body(data: bytes, luck: Random) -> bytes:
    """The header of one letter and the body of another."""
    other = luck.choice(CORPUS)
    return data.partition(b"\n\n")[0] + b"\n\n" + (other.partition(b"\n\n")[2] or other)


def _header(data: bytes, luck: Random) -> bytes:
    """A line of the header more, or another one, or a very long one."""
    value = luck.choice((b"", b"x", luck.randbytes(30), b"=?utf-8?q?=4d?= " * luck.randrange(3_000)))
    long = (b"(" * luck.randrange(2_000), b"a=b; " * luck.randrange(4_000), b" \n " * 300)
    value = luck.choice((value, *long))
    kind = f"{luck.choice(KINDS)}; charset={luck.choice(CHARSETS)}; boundary={luck.choice(('=_b1', 'x', ''))}"
    value = luck.choice((value, kind.encode(), luck.choice(ENCODINGS).encode()))
    return luck.choice(FIELDS) + luck.choice((b": ", b":", b" :", b"")) + value + b"\n" + data


def _header_less(data: bytes, luck: Random) -> bytes:
    """A line of the header gone, or its colon."""
    head, blank, body = data.partition(b"\n\n")
    lines = head.split(b"\n")
    at = luck.randrange(len(lines))
    line = lines[at]
    lines[at : at + 1] = luck.choice(([], [line.replace(b":", b"")], [b" " + line], [line] * 40))
    return b"\n".join(lines) + blank + body


def _wrapped(data: bytes, luck: Random) -> bytes:
    """The letter as a part of others, in parts within parts."""
    inside = data
    for level in range(luck.choice((1, 2, 10, 40))):
        kind, boundary = luck.choice(KINDS), f"b{level}"
        head = f'Content-Type: {kind}; boundary="{boundary}"\n\n--{boundary}\n'.encode()
        inside = head + inside * luck.choice((1, 1, 2)) + f"\n--{boundary}--\n".encode()
        inside = inside[:LARGEST]
    return HEAD + inside


def _encoded(data: bytes, luck: Random) -> bytes:
    """The letter in another character set or with other line ends, whatever it says of itself."""
    text = data.decode("utf-8", "replace")
    return luck.choice(
        (
            text.encode(luck.choice(("utf-16", "utf-32", "utf-7", "latin-1", "cp037")), "replace"),
            data.replace(b"\n", luck.choice((b"\r\n", b"\r", b"\n\r", b"\x85", b"\x0b"))),
        )
    )


def _body_encoded(data: bytes, luck: Random) -> bytes:
    """The body in an encoding, declared or not."""
    head, _, body = data.partition(b"\n\n")
    body = luck.choice((base64.encodebytes(body), quopri.encodestring(body), base64.b64encode(body)))
    said = f"\nContent-Transfer-Encoding: {luck.choice(ENCODINGS)}" if luck.random() < 0.8 else ""
    return head + said.encode() + b"\n\n" + body


def _mistyped(data: bytes, luck: Random) -> bytes:
    """Every name with a letter changed, and many more of them."""

    def wrong(name: re.Match[bytes]) -> bytes:
        found = bytearray(name.group())
        found[luck.randrange(len(found))] = luck.choice(b"abcdefghiklmnorst")
        return bytes(found)

    found = NAMES.sub(wrong, data)
    lines = [line for line in found.splitlines(keepends=True) if NAMES.search(line) or b":" in line]
    return found + b"".join(luck.choices(lines, k=luck.choice((0, 0, 300)))) if lines else found


DAMAGES: list[Damage] = [
    _bytes, _bytes, _flip, _repeat, _lines, _splice, _other_body, _header, _header_less, _wrapped, _encoded,
    _body_encoded, _mistyped,
]  # fmt: skip


# ---------------------------------------------------------------------------------------------- judging


@cache
def game() -> Game:
    """A game in its set-up."""
    return new_game(rules_for("standard"), "fuzzed")


def judged(data: bytes) -> Letter:
    """Read a letter and judge what it orders. Raises AssertionError if it was not read as it should be."""
    letter = read_letter(data)
    assert not any("could not be read" in problem for problem in letter.problems), letter.problems
    assert len(letter.lines) <= limits.OWN_LINES
    assert all(0 < len(line.text) <= limits.LINE_CHARS and line.number > 0 for line in letter.lines)
    quoted = [(line.number, line.text) for line in letter.skipped if line.why == "quoted"]
    own = [(line.number, line.text) for line in letter.lines]
    judge(game(), understand(game(), "Frederick", own, quoted), "Frederick")
    return letter


def seconds(data: bytes) -> float:
    """The processor's time for a letter; the least of three where it seems long, for others are at work."""
    took = []
    for _ in range(3):
        began = time.process_time()
        judged(data)
        took.append(time.process_time() - began)
        if took[0] < LIMIT / 2:
            break
    return min(took)


Outcome = tuple[float, int, str]
"""The seconds that a letter took, its number, and what went wrong."""


def tried(seeds: range) -> list[Outcome]:
    """The letters of these numbers: the slowest five, and all that failed or were too slow; then their sum,
    under the number -1."""
    seconds(CORPUS[0])
    found = [_tried(seed) for seed in seeds]
    told = {*sorted(found)[-5:], *(one for one in found if one[2] or one[0] > LIMIT)}
    return [*told, (sum(one[0] for one in found), -1, "")]


def _tried(seed: int) -> Outcome:
    try:
        return seconds(fuzzed(seed)), seed, ""
    except Exception as error:
        return 0.0, seed, f"{type(error).__name__}: {error}"[:300]


def trials(count: int, first: int = 0) -> Iterator[list[Outcome]]:
    """As many letters as that, a thousand at a time, on all cores."""
    chunks = [range(at, min(at + 1_000, first + count)) for at in range(first, first + count, 1_000)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(tried, chunks)


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    began = time.perf_counter()
    found: list[Outcome] = []
    for read, some in enumerate(trials(count), 1):
        found += some
        _tell_wrong(some)
        if read % TOLD_EACH == 0:
            print(f"{1_000 * read} letters in {time.perf_counter() - began:.0f} s", flush=True)
    total = sum(took for took, seed, _ in found if seed < 0)
    slowest = sorted(one for one in found if one[1] >= 0)[-5:]
    wrong = [one for one in found if _is_wrong(one)]
    worst = ", ".join(f"{1000 * took:.0f} ms (letter {seed})" for took, seed, _ in reversed(slowest))
    print(f"{count} letters in {time.perf_counter() - began:.0f} s, {1000 * total / count:.1f} ms each")
    print(f"the slowest: {worst}; {len(wrong)} failed or took more than {1000 * LIMIT:.0f} ms")
    return 1 if wrong else 0


def _is_wrong(one: Outcome) -> bool:
    took, seed, why = one
    return bool(why) or (seed >= 0 and took > LIMIT)


def _tell_wrong(some: list[Outcome]) -> None:
    """Tell the letters that failed or took too long, and keep each in a file."""
    for took, seed, why in filter(_is_wrong, some):
        Path(f"fuzzed-{seed}.eml").write_bytes(fuzzed(seed))
        print(f"letter {seed}: {why or f'{1000 * took:.0f} ms'}; it is in fuzzed-{seed}.eml", flush=True)


if __name__ == "__main__":
    sys.exit(main())
