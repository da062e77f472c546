"""Looking for secrets in bytes: as they are and in every dress that a program might put on them."""

from __future__ import annotations

import base64
import io
import json
import lzma
import quopri
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import quote, quote_plus

from pbem.pages.order_desk import SHORTENING, SIGNS


def dressed(secret: str) -> set[bytes]:
    """A text in UTF-8, UTF-16, JSON, hex, base64 (wherever it begins), quoted-printable, a URL, HTML."""
    plain = secret.encode()
    found = {plain, secret.encode("utf-16-le"), json.dumps(secret)[1:-1].encode(), quopri.encodestring(plain)}
    found |= {plain.hex().encode(), plain.hex().upper().encode()}
    found |= {quote(secret).encode(), quote_plus(secret).encode()}
    found |= {secret.encode("ascii", "xmlcharrefreplace")}
    for ahead in range(3):
        coded = base64.b64encode(b"\0" * ahead + plain)
        inner = coded[-(-8 * ahead // 6) : 8 * (ahead + len(plain)) // 6]  # what no neighbour has a part in
        found |= {inner, inner.replace(b"+", b"-").replace(b"/", b"_")}
    assert min(map(len, found)) > 5, f"{secret!r} is so short that chance would find it"
    return found


def undressed(content: bytes) -> Iterator[bytes]:
    """The content, what is packed in it, and what its JSON lines hold in base64."""
    yield content
    if content[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for name in archive.namelist():
                yield name.encode()
                yield from undressed(archive.read(name))
    for begins in (b"\x78\x9c", b"\x78\x01", b"\x78\xda", b"\x1f\x8b"):
        at = content.find(begins)
        while at >= 0:
            yield _unpacked(content[at:], 31 if begins == b"\x1f\x8b" else 15)
            at = content.find(begins, at + 1)
    for packed in _PACKED_PAGE.findall(content):
        yield lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=SHORTENING).decompress(_of_signs(packed))
    for line in content.splitlines():
        if line.startswith(b'{"line":'):
            yield base64.b64decode(json.loads(line)["sealed"])


_PACKED_PAGE = re.compile(rb'<script type="text/plain" id="packed">\s*([^<]+)</script>')
"""An order desk in a mail."""


def _of_signs(text: bytes) -> bytes:
    numbers = [SIGNS.index(chr(sign)) for sign in text if chr(sign) in SIGNS]
    bits = "".join(
        f"{one * len(SIGNS) + two:013b}" for one, two in zip(numbers[::2], numbers[1::2], strict=True)
    )
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def _unpacked(content: bytes, bits: int) -> bytes:
    try:
        return zlib.decompressobj(bits).decompress(content)
    except zlib.error:
        return b""


def everything(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Every file under a folder, with its name as a file of its own."""
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        yield f"the name {name}", name.encode()
        if path.is_file():
            yield name, path.read_bytes()


def found(secrets: Iterable[str], places: Iterable[tuple[str, bytes]]) -> set[tuple[str, str]]:
    """Which secrets are in which places."""
    forms = {secret: dressed(secret) for secret in secrets}
    return {
        (secret, name)
        for name, content in places
        for bare in undressed(content)
        for secret, dresses in forms.items()
        if any(dress in bare for dress in dresses)
    }
