"""Mboxes: whole messages only, each once, never written to."""

from __future__ import annotations

import fcntl
import mailbox
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.post.boxes import BoxError
from pbem.post.sources.mbox import MboxSource
from support.mail_boxes import OLD, contents, fresh, mail, never, put


def entry(number: int, more: str = "") -> bytes:
    return b"From a@example.org Mon Nov  2 20:15:03 2026\n" + mail(number, more) + b"\n"


def mbox(
    tmp_path: Path, data: bytes | None = None, wait: Callable[[float], None] = never, **settings: int
) -> MboxSource:
    if data is not None:
        put(tmp_path / "mbox", data, int(time.time()) - 30)
    return MboxSource(tmp_path / "mbox", tmp_path / "seen", wait=wait, **settings)


def test_the_messages_of_an_mbox_that_the_library_wrote(tmp_path: Path) -> None:
    box = mailbox.mbox(tmp_path / "mbox")
    for number in (1, 2, 3):
        box.add(mail(number, "From here on they marched\n\nFrom: nobody\n"))
    box.close()
    os.utime(tmp_path / "mbox", (OLD, OLD))
    body = ">From here on they marched\n\nFrom: nobody\n"
    assert contents(mbox(tmp_path)) == [mail(number, body) for number in (1, 2, 3)]


def test_an_mbox_is_never_written_to_and_what_is_done_is_remembered_beside(tmp_path: Path) -> None:
    data = entry(1) + entry(2) + entry(3)
    source = mbox(tmp_path, data)
    first, second, third = source.messages()
    source.done(second)
    source.done(second)
    assert list(mbox(tmp_path).messages()) == [first, third]
    assert (tmp_path / "mbox").read_bytes() == data
    assert (tmp_path / "seen").read_text() == second.id + "\n"


def test_done_messages_stay_done_when_others_are_deleted_or_marked_by_a_mail_program(tmp_path: Path) -> None:
    source = mbox(tmp_path, entry(1) + entry(2) + entry(3))
    for message in source.messages():
        source.done(message)
    marked = entry(3).replace(b"Subject", b"Status: RO\nX-Status: A\nSubject")
    assert contents(mbox(tmp_path, entry(2) + marked + entry(4))) == [mail(4)]


def test_what_looks_like_a_mark_in_the_text_still_makes_two_messages(tmp_path: Path) -> None:
    assert len(contents(mbox(tmp_path, entry(1, "status: a\n") + entry(1, "status: b\n")))) == 2


@pytest.mark.parametrize("end", range(0, len(entry(3)) + 1))
def test_a_message_that_is_being_written_is_left_for_the_next_time(tmp_path: Path, end: int) -> None:
    whole = entry(1) + entry(2) + entry(3)
    size = len(whole) - len(entry(3)) + end
    got = contents(mbox(tmp_path, whole[:size]))
    started = entry(3)[:end].find(b":15") > 0  # enough of a `From ` line to be known as one
    wanted = 3 if end == len(entry(3)) else 2 if started or not end else 1
    assert len(got) == wanted and got[:2] == [mail(1), mail(2)][:wanted]


def test_a_last_message_without_its_empty_line_is_whole_after_a_while(tmp_path: Path) -> None:
    put(tmp_path / "mbox", entry(1) + entry(2)[:-1], int(time.time()) - 700)
    assert contents(mbox(tmp_path)) == [mail(1), mail(2)]


def test_a_fresh_mbox_is_looked_at_twice(tmp_path: Path) -> None:
    path = put(tmp_path / "mbox", entry(1) + entry(2), fresh())
    assert contents(MboxSource(path, tmp_path / "seen", wait=lambda _: None)) == [mail(1), mail(2)]
    os.utime(path, (fresh(), fresh()))

    def grow(seconds: float) -> None:
        with open(path, "ab") as file:
            file.write(b"more of the second\n\n")

    assert contents(MboxSource(path, tmp_path / "seen", wait=grow)) == [mail(1)]


def test_an_mbox_that_another_program_holds_keeps_its_last_message_back(tmp_path: Path) -> None:
    source = mbox(tmp_path, entry(1) + entry(2))
    script = "import fcntl, sys; file = open(sys.argv[1], 'ab'); fcntl.lockf(file, fcntl.LOCK_EX)"
    script += "; print(1, flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path / "mbox")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout and other.stdout.readline() == b"1\n"
        assert contents(source) == [mail(1)]
        other.communicate(b"\n")
    (tmp_path / "mbox.lock").touch()
    assert contents(source) == [mail(1)]
    (tmp_path / "mbox.lock").unlink()
    assert contents(source) == [mail(1), mail(2)]


def test_an_mbox_on_a_disk_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError(37, "No locks available")

    source = mbox(tmp_path, entry(1))
    monkeypatch.setattr(fcntl, "lockf", none)
    assert contents(source) == [mail(1)]


def test_an_mbox_that_is_cut_while_it_is_read_is_told(tmp_path: Path) -> None:
    messages = mbox(tmp_path, entry(1) * 3 + entry(2, "x" * 300_000) + entry(3)).messages()
    next(messages)
    os.truncate(tmp_path / "mbox", 100)
    with pytest.raises(BoxError, match="rewritten by another program"):
        list(messages)


def test_a_long_message_of_an_mbox_comes_as_its_head(tmp_path: Path) -> None:
    source = mbox(tmp_path, entry(1) + entry(2, "x" * 300_000) + entry(3), limit=100_000)
    first, long, third = source.messages()
    assert (first.cut, long.cut, third.cut) == (False, True, False)
    assert len(long.data) == 1 << 16 and third.data == mail(3)
    source.done(long)
    assert list(source.messages()) == [first, third]


def test_a_line_of_the_memory_that_was_cut_short_counts_for_nothing_and_harms_nothing(tmp_path: Path) -> None:
    source = mbox(tmp_path, entry(1) + entry(2))
    first, second = source.messages()
    (tmp_path / "seen").write_text(first.id[:-3])
    assert list(source.messages()) == [first, second]
    source.done(second)
    assert list(source.messages()) == [first]


def test_the_same_message_twice_in_an_mbox_is_one(tmp_path: Path) -> None:
    assert contents(mbox(tmp_path, entry(1) + entry(1))) == [mail(1)]


def test_windows_line_ends(tmp_path: Path) -> None:
    data = (entry(1) + entry(2)).replace(b"\n", b"\r\n")
    assert contents(mbox(tmp_path, data)) == [mail(n).replace(b"\n", b"\r\n") for n in (1, 2)]


def test_what_is_no_mbox(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="is no mbox"):
        contents(mbox(tmp_path, mail(1)))
    assert contents(mbox(tmp_path, b"")) == []
    with pytest.raises(BoxError, match="cannot be read: No such file"):
        contents(MboxSource(tmp_path / "nowhere", tmp_path / "seen"))


def test_an_mbox_that_may_not_be_remembered(tmp_path: Path) -> None:
    path = put(tmp_path / "mbox", entry(1))
    source = MboxSource(path, tmp_path / "nowhere" / "seen")
    (message,) = source.messages()
    with pytest.raises(BoxError, match="seen cannot be written: No such file"):
        source.done(message)
