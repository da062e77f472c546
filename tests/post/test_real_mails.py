"""Answers that mail programs wrote to letters of ours, with the quotation as they make it by default."""

from __future__ import annotations

import pytest

from pbem.post.read.content import read_letter
from support.call_count import calls
from support.corpus.real_mails import REAL_ORDERS, real_mails

MAILS = list(real_mails())
MOST_CALLS = 100_000
"""Calls of functions that reading one of them may cost."""


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in MAILS])
def test_the_writers_own_words_are_read_and_nothing_else(data: bytes) -> None:
    letter = read_letter(data)
    assert [line.text for line in letter.lines] == REAL_ORDERS
    assert (letter.whole, letter.problems) == (True, ())
    assert {line.why for line in letter.skipped} == {"quoted"}


def test_mutt_quotes_the_order_desk_too() -> None:
    sizes = {name: (len(data), data.count(b"\n")) for name, data in MAILS if name.startswith("mutt")}
    assert len(sizes) == 3 and all(size > 300_000 and lines > 6_000 for size, lines in sizes.values())


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in MAILS])
def test_they_are_little_work(data: bytes) -> None:
    assert calls(read_letter, data) < MOST_CALLS
