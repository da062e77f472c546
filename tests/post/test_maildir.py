"""Maildirs: whole messages only, each once, nothing lost on the way."""

from __future__ import annotations

import mailbox
import os
from pathlib import Path

import pytest

from pbem.post.boxes import BoxError, Message
from pbem.post.sources.maildir import MaildirSource
from support.mail_boxes import STRANGE, contents, mail, put, strange, told


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
