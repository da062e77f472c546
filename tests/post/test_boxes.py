"""Folders, mboxes, Maildirs and standard input: whole messages only, each once, nothing lost on the way."""

from __future__ import annotations

import fcntl
import io
import mailbox
import os
import pkgutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.post import send, sources
from pbem.post.boxes import BoxError, Message, Source, StandardInput
from pbem.post.sources.folder import FolderSource
from pbem.post.sources.maildir import MaildirSource
from pbem.post.sources.mbox import MboxSource

OLD = 1_700_000_000


def mail(number: int, more: str = "") -> bytes:
    return f"From: a@example.org\nSubject: {number}\n\nmove Friedrich: Berlin\n{more}".encode()


def put(path: Path, data: bytes, at: int = OLD) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (at, at))
    return path


def fresh() -> int:
    """A time that is still "just now" when a busy machine comes to look."""
    return int(time.time()) + 300


def never(seconds: float) -> None:
    raise AssertionError("nothing here is fresh")


def contents(source: Source) -> list[bytes]:
    return [message.data for message in source.messages()]


def tree(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# -------------------------------------------------------------------------------------------------- folder


def folder(path: Path, wait: Callable[[float], None] = never, **settings: int) -> FolderSource:
    return FolderSource(path, wait=wait, **settings)


def test_files_come_in_the_order_in_which_they_were_written(tmp_path: Path) -> None:
    put(tmp_path / "a.eml", mail(3), OLD + 2)
    put(tmp_path / "b.txt", mail(1), OLD)
    put(tmp_path / "c", mail(2), OLD + 1)
    assert contents(folder(tmp_path)) == [mail(1), mail(2), mail(3)]
    assert list(folder(tmp_path).messages()) == list(folder(tmp_path).messages())


def test_what_is_done_is_moved_whole_and_nothing_is_written_over(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        put(tmp_path / "orders.txt", mail(number))
        source = folder(tmp_path)
        for message in source.messages():
            source.done(message)
            source.done(message)
    assert tree(tmp_path) == {
        "done/orders.txt": mail(1), "done/orders.2.txt": mail(2), "done/orders.3.txt": mail(3)
    }  # fmt: skip


def test_another_letter_under_the_same_name_is_another_message_and_is_not_moved_for_the_first(
    tmp_path: Path,
) -> None:
    put(tmp_path / "orders.txt", mail(1))
    (first,) = folder(tmp_path).messages()
    put(tmp_path / "orders.txt", mail(2))
    folder(tmp_path).done(first)
    (second,) = folder(tmp_path).messages()
    assert second.id != first.id and second.data == mail(2)


@pytest.mark.parametrize("name", [".hidden", "a.eml.part", "a.TMP", "a.partial", "a.txt~", "b.crdownload"])
def test_files_that_are_being_copied_are_known_by_their_names(tmp_path: Path, name: str) -> None:
    put(tmp_path / name, mail(1))
    assert contents(folder(tmp_path)) == []


def test_empty_files_and_folders_are_left_alone(tmp_path: Path) -> None:
    box = tmp_path / "box"
    put(box / "empty", b"")
    put(tmp_path / "more" / "a.eml", mail(9))
    (box / "done").mkdir()
    (box / "elsewhere").symlink_to(tmp_path / "more")
    assert contents(folder(box)) == []
    assert sorted(os.listdir(box)) == ["done", "elsewhere", "empty"]


def strange(box: Path, secret: Path) -> None:
    """What is no plain file, among the messages of a box."""
    (box / "1link").symlink_to(secret)
    (box / "2dangling").symlink_to(secret.with_name("nothing"))
    os.mkfifo(box / "3pipe")
    for name in STRANGE:
        os.utime(box / name, (OLD, OLD), follow_symlinks=False)


STRANGE = ["1link", "2dangling", "3pipe"]


def told(source: FolderSource | MaildirSource) -> tuple[list[bytes], str]:
    """The contents of a source's messages, and what it says of those that cannot be read."""
    found: list[bytes] = []
    try:
        for one in source.messages():
            found.append(one.data)
    except BoxError as error:
        return found, str(error)
    return found, ""


def test_links_and_pipes_are_put_aside_and_told_once(tmp_path: Path) -> None:
    secret = put(tmp_path / "elsewhere" / "secret", mail(9))
    box = tmp_path / "box"
    put(box / "4.eml", mail(4))
    strange(box, secret)
    found, said = told(folder(box))
    assert found == [mail(4)] and said.count("; it lies in unreadable/ now") == 3
    assert said.count("it is a symbolic link, and only plain files are taken") == 2
    assert "3pipe cannot be read: it is no plain file" in said
    assert sorted(os.listdir(box / "unreadable")) == STRANGE
    assert told(folder(box)) == ([mail(4)], "") and secret.read_bytes() == mail(9)


def test_a_file_that_grows_while_we_look_is_left_for_the_next_time(tmp_path: Path) -> None:
    path = put(tmp_path / "a.eml", b"From: a@example.org\n", fresh())
    waited = []

    def grow(seconds: float) -> None:
        waited.append(seconds)
        put(path, mail(1), fresh())

    assert contents(folder(tmp_path, grow)) == []
    assert contents(folder(tmp_path, waited.append)) == [mail(1)]
    assert waited == [1.0, 1.0]


def test_a_file_replaced_while_we_look_is_left_too(tmp_path: Path) -> None:
    put(tmp_path / "a.eml", mail(1), OLD)
    put(tmp_path / "b.eml", mail(2), OLD + 1)
    messages = folder(tmp_path).messages()
    assert next(messages).data == mail(1)
    put(tmp_path / "b.eml", mail(3))
    assert list(messages) == []


def test_a_file_that_goes_while_we_look_is_no_error(tmp_path: Path) -> None:
    put(tmp_path / "a.eml", mail(1), OLD)
    path = put(tmp_path / "b.eml", mail(2), OLD + 1)
    messages = folder(tmp_path).messages()
    first = next(messages)
    path.unlink()
    (tmp_path / "a.eml").unlink()
    assert list(messages) == []
    folder(tmp_path).done(first)


def test_a_long_file_comes_as_its_head_and_can_be_done(tmp_path: Path) -> None:
    put(tmp_path / "a.eml", mail(1, "x" * 200_000))
    source = folder(tmp_path, limit=100_000)
    (message,) = source.messages()
    assert message.cut and message.data == mail(1, "x" * 200_000)[: 1 << 16]
    source.done(message)
    assert contents(source) == [] and list(tree(tmp_path)) == ["done/a.eml"]


def test_a_file_that_may_not_be_read_is_told_after_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "a.eml", mail(1), OLD)
    put(tmp_path / "b.eml", mail(2), OLD + 1)
    refuse(monkeypatch, "a.eml")
    messages = folder(tmp_path).messages()
    assert next(messages).data == mail(2)
    with pytest.raises(BoxError, match=r"a\.eml cannot be read: Permission denied"):
        next(messages)


def refuse(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """No file of that name may be opened: the tests may run as one whom nothing is forbidden."""
    real = os.open

    def guarded(path: str, *rest: int, **more: int) -> int:
        if str(path).endswith(name):
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *rest, **more)

    monkeypatch.setattr(os, "open", guarded)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=r"the folder .*nowhere cannot be read: No such file"):
        contents(folder(tmp_path / "nowhere"))


def test_a_folder_that_may_not_be_written_to_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path / "a.eml", mail(1))
    (message,) = folder(tmp_path).messages()

    def refused(*names: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "rename", refused)
    with pytest.raises(BoxError, match=r"cannot be moved to done/: Read-only file system"):
        folder(tmp_path).done(message)
    assert (tmp_path / "a.eml").exists()


# --------------------------------------------------------------------------------------------------- mbox


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


# ------------------------------------------------------------------------------------------------- Maildir


@pytest.fixture
def maildir(tmp_path: Path) -> mailbox.Maildir:
    return mailbox.Maildir(tmp_path / "Maildir")


def test_messages_of_a_maildir_move_to_cur_when_they_are_done(
    tmp_path: Path, maildir: mailbox.Maildir
) -> None:
    keys = [maildir.add(mail(number)) for number in (1, 2, 3)]
    source = MaildirSource(tmp_path / "Maildir")
    messages = list(source.messages())
    assert [message.id for message in messages] == keys
    source.done(messages[1])
    source.done(messages[1])
    assert list(source.messages()) == [messages[0], messages[2]]
    assert maildir[keys[1]].get_flags() == "S" and maildir[keys[1]].get_subdir() == "cur"
    assert maildir.get_bytes(keys[1]) == mail(2)


def test_a_mail_that_a_program_has_listed_but_nobody_read_is_taken(
    tmp_path: Path, maildir: mailbox.Maildir
) -> None:
    for number, flags in ((1, ""), (2, "F"), (3, "FS")):
        message = mailbox.MaildirMessage(mail(number))
        message.set_subdir("cur")
        message.set_flags(flags)
        maildir.add(message)
    source = MaildirSource(tmp_path / "Maildir")
    first, second = source.messages()
    assert [first.data, second.data] == [mail(1), mail(2)]
    source.done(second)
    assert maildir[second.id].get_flags() == "FS"


def test_a_mail_moved_or_deleted_by_a_program_meanwhile(tmp_path: Path, maildir: mailbox.Maildir) -> None:
    keys = [maildir.add(mail(number)) for number in (1, 2, 3)]
    source = MaildirSource(tmp_path / "Maildir")
    messages = source.messages()
    first = next(messages)
    os.rename(tmp_path / "Maildir/new" / keys[0], tmp_path / "Maildir/cur" / f"{keys[0]}:2,R")
    maildir.remove(keys[1])
    assert [message.data for message in messages] == [mail(3)]
    source.done(first)
    source.done(Message(keys[1], b""))
    assert maildir[keys[0]].get_flags() == "RS"


def test_a_maildir_that_is_none_and_a_message_that_cannot_be_read(
    tmp_path: Path, maildir: mailbox.Maildir
) -> None:
    with pytest.raises(BoxError, match=r"the Maildir .* cannot be read: new/: No such file"):
        contents(MaildirSource(tmp_path))
    maildir.add(mail(1))
    (tmp_path / "Maildir/new/0").mkdir()
    messages = MaildirSource(tmp_path / "Maildir").messages()
    assert next(messages).data == mail(1)
    with pytest.raises(BoxError, match="it is no plain file; it lies in unreadable"):
        next(messages)


def test_a_long_mail_in_a_maildir(tmp_path: Path, maildir: mailbox.Maildir) -> None:
    maildir.add(mail(1, "x" * 100_000))
    (message,) = MaildirSource(tmp_path / "Maildir", limit=70_000).messages()
    assert message.cut and len(message.data) == 1 << 16


# ------------------------------------------------------------------------------------------ standard input


def test_standard_input_is_one_message(tmp_path: Path) -> None:
    source = StandardInput(io.BytesIO(mail(1)))
    (message,) = source.messages()
    assert message.data == mail(1) and not message.cut
    assert list(StandardInput(io.BytesIO(mail(1))).messages()) == [message]
    source.done(message)
    assert list(source.messages()) == []
    assert list(StandardInput(io.BytesIO(b"\n")).messages()) == []
    (long,) = StandardInput(io.BytesIO(mail(1, "x" * 200_000)), limit=100_000).messages()
    assert long.cut


# ----------------------------------------------------------------------------------------------- start-up


def test_looking_at_the_post_loads_nothing_of_the_network() -> None:
    modules = [f"pbem.post.{name}" for name in ("boxes", "server", "settings")]
    for room in (sources, send):
        modules += [f"{room.__name__}.{one.name}" for one in pkgutil.iter_modules(room.__path__)]
    assert len(modules) == 12
    script = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    heavy = {"imaplib", "smtplib", "ssl", "mailbox", "email", "socket", "subprocess", "yaml", "jsonschema"}
    assert heavy & set(run.stdout.split()) == set()


def test_what_cannot_be_read_in_a_maildir_is_put_aside_and_told_once(
    tmp_path: Path, maildir: mailbox.Maildir, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One message without permission, a link, a pipe, a folder; the others come, and none is waited for."""
    maildir.add(mail(1))
    box = tmp_path / "Maildir"
    secret = put(tmp_path / "elsewhere" / "secret", mail(9))
    strange(box / "new", secret)
    put(box / "cur" / "4locked:2,", mail(4))
    (box / "new" / "5folder").mkdir()
    real = os.open

    def guarded(path: Path, *rest: int, **more: int) -> int:
        if "4locked" in str(path):
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *rest, **more)

    monkeypatch.setattr(os, "open", guarded)
    source = MaildirSource(box)
    found, said = told(source)
    assert found == [mail(1)] and said.count("; it lies in unreadable/ now") == 5
    assert "4locked:2, cannot be read: Permission denied" in said
    assert sorted(os.listdir(box / "unreadable")) == sorted([*STRANGE, "4locked:2,", "5folder"])
    assert told(source) == ([mail(1)], "")
