"""IMAP against a real server: read once, marked once, over TLS or not at all, and all breaks clear errors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.post.boxes import BoxError, Message
from pbem.post.server import Server
from pbem.post.sources.imap import ImapSource
from pbem.post.sources.imap_line import ImapLine
from support.play_by_mail.mail_servers import (  # fmt: skip
    LOOPBACK,
    PASSWORD,
    PATIENCE,
    USER,
    Loop,
    Mailboxes,
    Trust,
    cut_line,
    imap_server,
    nobodys_port,
    silence,
)


def mail(number: int, more: str = "") -> bytes:
    return f"From: a@example.org\r\nSubject: {number}\r\n\r\nmove Friedrich: Berlin {more}\r\n".encode()


MAILS = [mail(1), mail(2, "né " * 30), mail(3)]


@pytest.fixture(scope="module")
def secure(loop: Loop, trusted: Trust) -> Iterator[Mailboxes]:
    with imap_server(loop, tls=trusted.server, implicit=True) as boxes:
        yield boxes


@pytest.fixture
def inbox(loop: Loop) -> Iterator[Mailboxes]:
    """A server of its own, without TLS; three mails are in."""
    with imap_server(loop) as boxes:
        for data in MAILS:
            boxes.add(data)
        yield boxes


def server(port: int, **changes: object) -> Server:
    plain = Server(LOOPBACK, port, "none", USER, lambda: PASSWORD, timeout=PATIENCE)
    return replace(plain, **changes)  # type: ignore[arg-type]


def source(boxes: Mailboxes, **settings: object) -> ImapSource:
    return ImapSource(server(boxes.port), **settings)  # type: ignore[arg-type]


def contents(box: ImapSource) -> list[bytes]:
    return [message.data for message in box.messages()]


# ------------------------------------------------------------------------------------------- read and done


def test_messages_come_in_order_and_stay_unread_until_they_are_done(inbox: Mailboxes) -> None:
    box = source(inbox)
    first = list(box.messages())
    assert [message.data for message in first] == MAILS
    assert not any(message.cut for message in first)
    assert list(box.messages()) == first
    assert inbox.flags() == [set(), set(), set()]
    box.close()


def test_what_is_done_never_comes_again_and_what_is_not_comes_with_the_same_id(inbox: Mailboxes) -> None:
    box = source(inbox)
    first, second, third = box.messages()
    box.done(second)
    box.done(second)
    box.close()
    again = source(inbox)
    assert list(again.messages()) == [first, third]
    assert [flags for flags in inbox.flags() if flags] == [{r"\Seen"}]
    again.close()


def test_messages_are_done_one_by_one_while_they_are_read(inbox: Mailboxes) -> None:
    box = source(inbox)
    for message in box.messages():
        box.done(message)
    assert contents(box) == []
    inbox.add(mail(4))
    assert contents(box) == [mail(4)]
    box.close()


def test_what_is_done_can_be_moved_to_a_folder_that_is_made_for_it(inbox: Mailboxes) -> None:
    box = source(inbox, move_to="Erledigt & “schön”")
    for message in box.messages():
        box.done(message)
        box.done(message)
    box.close()
    assert inbox.flags() == []
    other = source(inbox, folder="Erledigt & “schön”", move_to="x", also_read=True)
    assert contents(other) == MAILS
    other.close()


def test_with_a_folder_to_move_to_even_read_mails_can_be_taken(inbox: Mailboxes) -> None:
    inbox.add(mail(5), flags=(rb"\Seen",))
    inbox.add(mail(6), flags=(rb"\Deleted",))
    assert contents(source(inbox)) == MAILS
    assert contents(source(inbox, move_to="Done", also_read=True)) == [*MAILS, mail(5)]


def test_a_mail_that_is_too_long_comes_as_its_head(inbox: Mailboxes) -> None:
    inbox.add(mail(9, "x" * 200_000))
    *short, long = source(inbox, limit=100_000).messages()
    assert [message.data for message in short] == MAILS
    assert long.cut and len(long.data) == 1 << 16 and b"Subject: 9" in long.data


def test_a_mail_at_the_limit_is_whole(inbox: Mailboxes) -> None:
    assert [message.cut for message in source(inbox, limit=len(MAILS[0])).messages()] == [False, True, False]


# --------------------------------------------------------------------------------------------- renumbered


def test_in_a_renumbered_folder_nothing_is_marked_by_an_old_number(inbox: Mailboxes) -> None:
    box = source(inbox)
    old = list(box.messages())
    box.close()
    inbox.renumber()
    box.done(old[0])
    assert inbox.flags() == [set(), set(), set()]
    new = list(box.messages())
    assert [message.data for message in new] == MAILS
    assert not {message.id for message in new} & {message.id for message in old}
    box.close()


def test_a_folder_renumbered_while_it_is_read_stops_the_reading(inbox: Mailboxes) -> None:
    box = source(inbox)
    messages = box.messages()
    next(messages)
    box.close()
    inbox.renumber()
    with pytest.raises(BoxError, match="renumbered"):
        next(messages)


def test_an_id_of_another_source_is_refused(inbox: Mailboxes) -> None:
    with pytest.raises(BoxError, match="no message of this folder"):
        source(inbox).done(Message("orders.txt#1234", b""))


# ------------------------------------------------------------------------------------------------ security


def test_over_tls_from_the_first_byte(secure: Mailboxes, trusted: Trust) -> None:
    secure.add(MAILS[0])
    box = ImapSource(server(secure.port, tls="implicit", ca_file=trusted.ca_file))
    assert MAILS[0] in contents(box)
    box.close()


def test_over_tls_from_a_command_on(loop: Loop, trusted: Trust) -> None:
    with imap_server(loop, tls=trusted.server) as boxes:
        boxes.add(MAILS[0])
        box = ImapSource(server(boxes.port, tls="starttls", ca_file=trusted.ca_file))
        assert contents(box) == MAILS[:1]
        box.close()


def test_a_certificate_that_nobody_vouches_for_ends_it(secure: Mailboxes) -> None:
    with pytest.raises(BoxError, match="no trusted certificate"):
        contents(ImapSource(server(secure.port, tls="implicit")))


def test_a_server_without_starttls_is_not_told_the_password(inbox: Mailboxes, trusted: Trust) -> None:
    def never() -> str:
        raise AssertionError

    asked = server(inbox.port, tls="starttls", ca_file=trusted.ca_file, secret=never)
    with pytest.raises(BoxError):
        contents(ImapSource(asked))


def test_only_this_machine_may_be_without_tls() -> None:
    for host in ("imap.example.org", "10.0.0.1", "localhost.example.org", "::"):
        with pytest.raises(BoxError, match="only over TLS"):
            Server(host, 143, "none")
    for host in ("localhost", "127.0.0.1", "127.8.8.8", "::1"):
        Server(host, 143, "none")


def test_a_wrong_password_is_said_and_never_shown(inbox: Mailboxes) -> None:
    with pytest.raises(BoxError, match="does not take the user moderator") as caught:
        contents(ImapSource(server(inbox.port, secret=lambda: "open sesame")))
    assert "sesame" not in str(caught.value)


def test_a_password_that_a_simple_login_cannot_carry(
    inbox: Mailboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    import imaplib

    monkeypatch.setattr(imaplib.IMAP4, "capability", lambda self: ("OK", [b"IMAP4rev1"]))
    with pytest.raises(BoxError, match="takes only ASCII"):
        contents(source(inbox))
    with pytest.raises(BoxError, match="does not take the user"):
        contents(ImapSource(server(inbox.port, secret=lambda: 'of "quotes" \\')))


# --------------------------------------------------------------------------------------------------- breaks


def test_a_folder_that_is_not_there(inbox: Mailboxes) -> None:
    with pytest.raises(BoxError, match="there is no folder Orders"):
        contents(source(inbox, folder="Orders"))


def test_a_server_that_cannot_move_is_told_before_anything_is_done(
    inbox: Mailboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    import imaplib

    monkeypatch.setattr(imaplib.IMAP4, "capability", lambda self: ("OK", [b"IMAP4rev1 AUTH=PLAIN REMOVE"]))
    with pytest.raises(BoxError, match="cannot move messages"):
        contents(source(inbox, move_to="Done"))


def test_nobody_at_the_port() -> None:
    with nobodys_port() as port, pytest.raises(BoxError, match="cannot be reached"):
        contents(ImapSource(server(port)))


@pytest.mark.parametrize("tls", ["none", "implicit", "starttls"])
def test_a_server_that_says_nothing_is_not_waited_for_long(tls: str) -> None:
    with silence() as silent:
        with pytest.raises(BoxError, match=r"did not answer within 0\.2 seconds"):
            contents(ImapSource(server(silent.port, tls=tls, timeout=0.2)))
        assert silent.calls() == 1


def test_a_line_that_breaks_anywhere_is_a_clear_error_and_loses_nothing(loop: Loop, inbox: Mailboxes) -> None:
    """Whatever came before the break is whole, and all comes again afterwards."""
    reached = set()
    for after in range(0, 3000, 70):
        got: list[bytes] = []
        with cut_line(loop, inbox.port, after) as port:
            box = ImapSource(server(port))
            try:
                got += (message.data for message in box.messages())
            except BoxError as error:
                assert LOOPBACK in str(error)
            box.close()
        assert got == MAILS[: len(got)]
        reached.add(len(got))
    assert reached == {0, 1, 2, 3}
    assert contents(source(inbox)) == MAILS
    assert inbox.flags() == [set(), set(), set()]


def test_after_a_break_the_next_call_connects_again(inbox: Mailboxes) -> None:
    box = source(inbox)
    first, *_ = box.messages()
    assert box._open
    box._open._box.sock.close()
    box._open._box.file.close()
    box.done(first)
    assert contents(box) == MAILS[1:]
    box.close()


def test_a_message_deleted_meanwhile_is_passed_over(inbox: Mailboxes) -> None:
    box = source(inbox)
    uid = list(box.messages())[1].id.rpartition("=")[2]
    messages = box.messages()
    first = next(messages)
    other = ImapLine(server(inbox.port))
    other.login()
    other.select("INBOX")
    other._box.uid("STORE", uid, "+FLAGS", r"(\Deleted)")
    other._box.expunge()
    other.close()
    box.close()
    assert [message.data for message in messages] == [MAILS[2]]
    box.done(Message(first.id.rpartition("=")[0] + "=" + uid, b""))
    box.close()


def test_an_answer_is_understood_wherever_the_uid_stands(
    inbox: Mailboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = ImapLine(server(inbox.port))
    answer = [(b"1 (FLAGS () BODY[]<0> {3}", b"abc"), b" UID 7)", b"2 (FLAGS (\\Seen))"]
    monkeypatch.setattr(line._box, "uid", lambda *_: ("OK", answer))
    assert line.fetch(7, 10) == b"abc"
    monkeypatch.setattr(line._box, "uid", lambda *_: ("OK", [None]))
    assert line.fetch(7, 10) is None
    line.close()


def test_nothing_of_the_password_in_what_is_printed_of_a_source(inbox: Mailboxes) -> None:
    assert PASSWORD not in repr(source(inbox))


def test_the_folder_in_the_protocols_own_letters() -> None:
    from pbem.post.sources.imap_line import _folder

    assert _folder("Entwürfe") == '"Entw&APw-rfe"'
    assert _folder('a&b "c"\\') == '"a&-b \\"c\\"\\\\"'
    assert _folder("台北") == '"&U,BTFw-"'


def test_mails_are_files_to_nobody(tmp_path: Path, inbox: Mailboxes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for message in (box := source(inbox)).messages():
        box.done(message)
    assert list(tmp_path.iterdir()) == []
