"""What a terminal would obey never comes through: moderators read senders, subjects and orders on one."""

from __future__ import annotations

import re

import pytest

from pbem.post.read.content import read_letter

OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
SIGNS = ("\x1bc", "\x1b[2J", "\x1b]0;title\x07", "\x9b2J", "\x85", "\r", "\u202e", "\x00", "\x08")


@pytest.mark.parametrize("sign", SIGNS)
def test_no_sender_subject_or_line_moves_a_terminal(sign: str) -> None:
    for sender in (f"{sign}", f"Eve{sign} <e@x.org>", f"e{sign}@x.org", f"<e{sign}@x.org>"):
        head = f"From: {sender}\nSubject: [seven-years]{sign} orders\n\n"
        letter = read_letter(f"{head}nation France{sign}\nmove Soubise: Bebra\n".encode())
        shown = [letter.sender or "", letter.subject or "", *(line.text for line in letter.lines)]
        shown += [line.text for line in letter.skipped]
        assert not any(map(OBEYED.search, shown)), shown


def test_the_rest_is_as_it_was() -> None:
    letter = read_letter(
        "From: Jürgen <j@x.org>\nSubject: [seven-years] Züge\n\nmove Soubise: Bebra\n".encode()
    )
    assert (letter.sender, letter.subject) == ("j@x.org", "[seven-years] Züge")
    assert [line.text for line in letter.lines] == ["move Soubise: Bebra"]
