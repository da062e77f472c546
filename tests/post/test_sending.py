"""Letters leave: by SMTP against a real server, by a program, as files; and what came of it is told apart."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.post.boxes import BoxError
from pbem.post.send.senders import Files, Later, Outcome, Refused, Sender, Sendmail, Sent
from pbem.post.send.smtp import Smtp
from pbem.post.server import Server, from_command, from_environment
from support.play_by_mail.mail_servers import (  # fmt: skip
    LOOPBACK,
    PASSWORD,
    PATIENCE,
    USER,
    Loop,
    Postbox,
    Trust,
    cut_line,
    nobodys_port,
    silence,
    smtp_server,
)

FROM, TO = "moderator@example.org", ["frederick@example.org"]
LETTER = (
    b"From: moderator@example.org\nMessage-ID: <turn-1.frederick@example.org>\n\nHello\n.\n..dots\nFrom\n"
)
ON_THE_WIRE = LETTER.replace(b"\n", b"\r\n")


@pytest.fixture
def box() -> Postbox:
    return Postbox()


@pytest.fixture
def port(loop: Loop, box: Postbox) -> Iterator[int]:
    with smtp_server(loop, box) as port:
        yield port


def smtp(port: int, **changes: object) -> Smtp:
    return Smtp(replace(Server(LOOPBACK, port, "none", timeout=PATIENCE), **changes))  # type: ignore[arg-type]


def send(sender: Sender, letter: bytes = LETTER, to: list[str] = TO) -> Outcome:
    try:
        return sender.send(letter, FROM, to)
    finally:
        sender.close()


def reason(outcome: Outcome) -> str:
    assert isinstance(outcome, Later | Refused)
    return outcome.reason


# --------------------------------------------------------------------------------------------------- SMTP


def test_a_letter_arrives_as_it_left(port: int, box: Postbox) -> None:
    assert send(smtp(port)) == Sent()
    (got,) = box.got
    assert (got.mail_from, got.rcpt_tos, got.original_content) == (FROM, TO, ON_THE_WIRE)


def test_several_letters_go_through_one_connection(port: int, box: Postbox) -> None:
    sender = smtp(port)
    assert [sender.send(LETTER, FROM, TO) for _ in range(3)] == [Sent()] * 3
    sender.close()
    assert len(box.got) == 3 and box.connections == 1


def test_a_connection_that_died_meanwhile_is_made_anew(port: int, box: Postbox) -> None:
    sender = smtp(port)
    assert sender.send(LETTER, FROM, TO) == Sent()
    assert sender._open and sender._open.sock
    sender._open.sock.shutdown(socket.SHUT_RDWR)
    assert send(sender) == Sent()
    assert box.connections == 2 and len(box.got) == 2


def test_nobody_may_be_named_as_the_one_to_hear_of_failures(port: int, box: Postbox) -> None:
    assert smtp(port).send(LETTER, "", TO) == Sent()
    assert box.got[0].mail_from == "<>"


def test_over_starttls_with_a_password_of_any_letters(loop: Loop, box: Postbox, trusted: Trust) -> None:
    with smtp_server(loop, box, tls=trusted.server, auth=True) as port:
        account = smtp(port, tls="starttls", ca_file=trusted.ca_file, user=USER, secret=lambda: PASSWORD)
        assert send(account) == Sent()
        wrong = send(smtp(port, tls="starttls", ca_file=trusted.ca_file, user=USER, secret=lambda: "sesame"))
    assert isinstance(wrong, Later) and "does not take the user moderator" in wrong.reason
    assert "sesame" not in wrong.reason
    assert box.logins == ["PLAIN", "PLAIN"] and len(box.got) == 1


def test_over_tls_from_the_first_byte(loop: Loop, box: Postbox, trusted: Trust) -> None:
    with smtp_server(loop, box, tls=trusted.server, implicit=True) as port:
        assert send(smtp(port, tls="implicit", ca_file=trusted.ca_file)) == Sent()
        assert "no trusted certificate" in reason(send(smtp(port, tls="implicit")))


def test_a_certificate_for_another_name_is_not_taken(loop: Loop, box: Postbox, trusted: Trust) -> None:
    with smtp_server(loop, box, tls=trusted.server, implicit=True) as port:
        other = smtp(port, host="127.0.0.2", tls="implicit", ca_file=trusted.ca_file)
        assert isinstance(send(other), Later)
    assert box.got == []


def test_a_server_without_starttls_gets_neither_password_nor_letter(
    port: int, box: Postbox, trusted: Trust
) -> None:
    def never() -> str:
        raise AssertionError

    asked = smtp(port, tls="starttls", ca_file=trusted.ca_file, user=USER, secret=never)
    assert isinstance(send(asked), Later)
    assert box.got == []


def test_a_server_without_login_and_a_password_that_is_not_there(port: int, box: Postbox) -> None:
    assert isinstance(send(smtp(port, user=USER, secret=lambda: PASSWORD)), Later)
    missing = send(smtp(port, user=USER, secret=from_environment("NO_SUCH_VARIABLE")))
    assert isinstance(missing, Later) and "NO_SUCH_VARIABLE, which is not set" in missing.reason
    assert box.got == []


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("550 no such user", Refused), ("553 not here", Refused), ("450 grey, come back", Later),
        ("452 full", Later), ("530 log in first", Later), ("421 closing", Later),
    ],
)  # fmt: skip
def test_the_code_tells_for_now_from_for_good(
    port: int, box: Postbox, answer: str, kind: type[Outcome]
) -> None:
    box.refuse[TO[0]] = answer
    sender = smtp(port)
    outcome = sender.send(LETTER, FROM, TO)
    assert isinstance(outcome, kind) and answer in reason(outcome) and TO[0] in reason(outcome)
    box.refuse.clear()
    assert send(sender) == Sent()
    assert len(box.got) == 1


def test_all_recipients_or_none(port: int, box: Postbox) -> None:
    box.refuse["b@example.org"] = "550 unknown"
    both = ["a@example.org", "b@example.org"]
    assert isinstance(send(smtp(port), to=both), Refused)
    assert box.got == []
    box.refuse.clear()
    assert send(smtp(port), to=both) == Sent()
    assert box.got[0].rcpt_tos == both


@pytest.mark.parametrize(("answer", "kind"), [("554 spam", Refused), ("451 later", Later)])
def test_a_letter_refused_after_its_text(port: int, box: Postbox, answer: str, kind: type[Outcome]) -> None:
    box.on_data = lambda: answer
    outcome = send(smtp(port))
    assert isinstance(outcome, kind) and answer in reason(outcome)
    assert not (isinstance(outcome, Later) and outcome.unsure)


def test_a_line_that_breaks_anywhere_never_says_sent_for_what_did_not_go(
    loop: Loop, port: int, box: Postbox
) -> None:
    """Sent: it is there. Later: it is not, or `unsure` says that it may be."""
    seen = set()
    for after in range(0, 330, 9):
        box.got.clear()
        with cut_line(loop, port, after) as broken:
            outcome = send(smtp(broken))
        assert not isinstance(outcome, Refused)
        unsure = isinstance(outcome, Later) and outcome.unsure
        assert unsure or bool(box.got) == (outcome == Sent())
        seen.add((type(outcome).__name__, unsure))
    assert seen == {("Later", False), ("Later", True), ("Sent", False)}


@pytest.mark.parametrize("tls", ["none", "implicit", "starttls"])
def test_a_server_that_says_nothing_is_not_waited_for_long(tls: str) -> None:
    with silence() as silent:
        said = reason(send(smtp(silent.port, tls=tls, timeout=0.2)))
        assert "did not answer within 0.2 seconds" in said and silent.calls() == 1


def test_nobody_at_the_port() -> None:
    with nobodys_port() as port:
        outcome = send(smtp(port))
    assert isinstance(outcome, Later) and not outcome.unsure and "Connection refused" in outcome.reason


def test_only_this_machine_may_be_without_tls() -> None:
    with pytest.raises(BoxError, match="only over TLS"):
        Smtp(Server("smtp.example.org", 25, "none"))


BAD = [
    "", "a", "a@", "@b", "a b@example.org", "a@exa mple.org", "a@b>\r\nDATA", "-oX@example.org", "a\n@b.org",
    "a@b.org,c@d.org", "<a@b.org>", "é@example.org", "a@" + "é" * 300, "a" * 65 + "@b.org",
]  # fmt: skip


@pytest.mark.parametrize("address", BAD)
def test_an_address_that_is_none_is_refused_by_all_alike(tmp_path: Path, address: str) -> None:
    for sender in (Smtp(Server(LOOPBACK, 1, "none")), Files(tmp_path), Sendmail(("false",))):
        assert isinstance(sender.send(LETTER, FROM, [address]), Refused)
        assert isinstance(sender.send(LETTER, FROM, []), Refused)
        if address:
            assert isinstance(sender.send(LETTER, address, TO), Refused)
    assert list(tmp_path.iterdir()) == []


def test_a_domain_of_other_letters(port: int, box: Postbox) -> None:
    assert send(smtp(port), to=["otto@münchen.example"]) == Sent()
    assert box.got[0].rcpt_tos == ["otto@xn--mnchen-3ya.example"]


def test_a_letter_of_other_bytes_is_announced(port: int, box: Postbox) -> None:
    letter = LETTER + "Königsberg\n".encode()
    assert send(smtp(port), letter) == Sent()
    assert (box.got[0].original_content or b"").endswith("Königsberg\r\n".encode())
    assert "BODY=8BITMIME" in box.got[0].mail_options


# ------------------------------------------------------------------------------------------------ sendmail

PROGRAM = """
import os, pathlib, sys
pathlib.Path(sys.argv[1]).write_bytes(repr(sys.argv[2:]).encode() + b"|" + sys.stdin.buffer.read())
"""


def program(code: str, *arguments: str) -> Sendmail:
    return Sendmail((sys.executable, "-c", code, *arguments))


def test_a_program_gets_the_letter_and_the_addresses(tmp_path: Path) -> None:
    outcome = send(program(PROGRAM, str(tmp_path / "out"), "$HOME; *"), to=[*TO, "b@example.org"])
    assert outcome == Sent()
    arguments, _, letter = (tmp_path / "out").read_bytes().partition(b"|")
    wanted = ["$HOME; *", "-i", "-f", FROM, "--", *TO, "b@example.org"]
    assert (arguments.decode(), letter) == (repr(wanted), LETTER)


@pytest.mark.parametrize(
    ("code", "kind"), [(67, Refused), (65, Refused), (75, Later), (69, Later), (78, Later), (1, Later)]
)
def test_exit_codes_tell_for_now_from_for_good(code: int, kind: type[Outcome]) -> None:
    outcome = send(program(f"import sys; print('no\\nway', file=sys.stderr); sys.exit({code})"))
    assert isinstance(outcome, kind) and reason(outcome).endswith(f"with exit code {code}: no way")


def test_a_program_that_is_missing_hangs_or_is_killed(tmp_path: Path) -> None:
    assert send(Sendmail((str(tmp_path / "none"),))) == Later(
        f"{tmp_path}/none cannot be run: No such file or directory", down=True
    )
    hanging = Sendmail((sys.executable, "-c", "import time; time.sleep(600)"), timeout=0.3)
    slow = send(hanging)
    assert isinstance(slow, Later) and slow.unsure and "0.3 seconds" in slow.reason
    killed = send(program("import os; os.kill(os.getpid(), 9)"))
    assert isinstance(killed, Later) and killed.unsure


# --------------------------------------------------------------------------------------------------- files


def test_letters_left_as_files_lie_under_their_ids_once(tmp_path: Path) -> None:
    sender = Files(tmp_path / "out")
    assert [send(sender), send(sender)] == [Sent(), Sent()]
    assert send(sender, LETTER + b"more\n") == Sent()
    names = sorted(os.listdir(tmp_path / "out"))
    assert names[1] == "turn-1.frederick_example.org.eml" and len(names) == 2
    assert (tmp_path / "out" / names[1]).read_bytes() == LETTER


@pytest.mark.parametrize(
    "identity", [b"<../../x@y>", b"<.hidden@y>", b"<a/b\\c@y>", b"", b"<" + b"x" * 300 + b"@y>"]
)
def test_no_id_leads_out_of_the_folder(tmp_path: Path, identity: bytes) -> None:
    assert send(Files(tmp_path / "out"), b"Message-ID: " + identity + b"\n\nHello\n") == Sent()
    (path,) = tmp_path.rglob("*.eml")
    assert path.parent == tmp_path / "out" and not path.name.startswith(".")


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    outcome = send(Files(tmp_path / "file"))
    assert isinstance(outcome, Later) and "cannot be written to" in outcome.reason


# ----------------------------------------------------------------------------------------------- passwords


def test_passwords_come_from_the_environment_or_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POST_PASSWORD", "früh")
    assert from_environment("POST_PASSWORD")() == "früh"
    assert from_command([sys.executable, "-c", "print('open sesame'); print('more')"])() == "open sesame"


@pytest.mark.parametrize(
    ("code", "fault"),
    [("", "printed none"), ("print()", "printed none"), ("print('x'); raise SystemExit(3)", "exit code 3")],
)
def test_a_program_that_gives_no_password(code: str, fault: str) -> None:
    with pytest.raises(BoxError, match=fault):
        from_command([sys.executable, "-c", code])()


def test_a_program_for_the_password_that_is_missing_or_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pbem.post.server.COMMAND_SECONDS", 0.2)
    with pytest.raises(BoxError, match="cannot be run: No such file"):
        from_command(["/nowhere/pass"])()
    with pytest.raises(BoxError, match=r"not done within 0\.2 seconds"):
        from_command([sys.executable, "-c", "import time; time.sleep(600)"])()
