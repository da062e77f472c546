"""Answers to a letter of ours as Debian's mutt 2.2.12, neomutt 20220429 and s-nail 14.9.24 wrote them.

Each quotes the letter in the way that its program does by default, with the orders above the quotation
("top"), below it ("bottom") or in it ("between"). Mutt quotes every text that is attached, and so the order
desk: over 6,000 lines. Debian's settings have s-nail quote with `>`; its own default is a tab.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path

REAL = Path(__file__).parent / "real"
REAL_ORDERS = [
    "nation Prussia",
    "setup Friedrich 5, Winterfeldt 2, Heinrich 6, Schwerin 5, Keith 4, Seydlitz 4, Dohna 3, Lehwaldt 3",
]
"""What each of them orders, and nothing else is its writer's."""


def real_mails() -> Iterator[tuple[str, bytes]]:
    """Each of the mails, under the name of its program and the place of the orders."""
    for path in sorted(REAL.glob("*.eml")):
        yield path.stem, path.read_bytes()
    box = lzma.decompress((REAL / "mutt.mbox.xz").read_bytes())
    for place, mail in zip(
        ("bottom", "top", "between"), box.split(b"From otto@example.org Sun ")[1:], strict=True
    ):
        yield f"mutt-{place}", mail.partition(b"\n")[2]
