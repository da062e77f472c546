"""One letter in many hands: the same orders as different mailers, forums and editors would send them.

`letters()` gives name and bytes. Each holds ORDERS, whatever else it holds is CHATTER or has to be skipped;
DECOY stands in quotations, signatures and struck-out text and must never be read as an order.
"""

from __future__ import annotations

from collections.abc import Iterator

from support.corpus.coded_mails import encodings, files, library
from support.corpus.multipart_mails import pages, parts
from support.corpus.quoting_mails import forums, forwards, replies


def letters() -> Iterator[tuple[str, bytes]]:
    """Every letter of the corpus, under a name that tells how it was made."""
    for maker in (library, encodings, replies, pages, parts, forwards, forums, files):
        for name, data in maker():
            yield f"{maker.__name__}: {name}", data
