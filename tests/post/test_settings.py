"""post.yaml: what it may say, what becomes of it, and every mistake with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbem.data.strict import DataError
from pbem.post.send.compose import Person
from pbem.post.send.senders import Files, Sendmail
from pbem.post.send.smtp import Smtp
from pbem.post.settings import PostSettings, read_settings
from pbem.post.sources.folder import FolderSource
from pbem.post.sources.imap import ImapSource
from pbem.post.sources.maildir import MaildirSource
from pbem.post.sources.mbox import MboxSource

HEAD = "moderator:\n  address: games@example.org\ntoken_key: keys/token.key\n"


def settings(tmp_path: Path, text: str, head: str = HEAD) -> PostSettings:
    path = tmp_path / "post.yaml"
    path.write_text(head + text, "utf-8")
    return read_settings(path, tmp_path / "state")


def test_all_kinds_of_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    post = settings(
        tmp_path,
        "largest_mail: 50000\n"
        "in:\n  - folder: letters\n  - mbox: /var/mail/games\n  - maildir: Maildir\n"
        "  - imap: {host: imap.example.org, user: games, password_env: G, move_to: Done, also_read: true}\n",
    )
    folder, mbox, maildir, imap = post.sources
    assert isinstance(folder, FolderSource) and folder.path == tmp_path / "letters" and folder.limit == 50_000
    assert isinstance(mbox, MboxSource) and mbox.path == Path("/var/mail/games")
    assert mbox.seen.parent == tmp_path / "state" and mbox.seen.name.startswith("mbox-")
    assert isinstance(maildir, MaildirSource) and maildir.limit == 50_000
    assert isinstance(imap, ImapSource) and imap.name == "games@imap.example.org/INBOX"
    assert (imap.server.port, imap.server.tls, imap.move_to, imap.also_read) == (
        993,
        "implicit",
        "Done",
        True,
    )
    monkeypatch.setenv("G", "open sesame")
    assert imap.server.password() == "open sesame"


def test_every_way_out(tmp_path: Path) -> None:
    assert settings(tmp_path, "").sender is None
    files = settings(tmp_path, "out: {files: out}\n").sender
    assert isinstance(files, Files) and files.folder == tmp_path / "out"
    program = settings(tmp_path, "out: {sendmail: [msmtp, --account, games]}\n").sender
    assert isinstance(program, Sendmail) and program.command == ("msmtp", "--account", "games")
    smtp = settings(
        tmp_path,
        "out:\n  smtp: {host: h.org, tls: starttls, user: me, password_command: [echo, x], ca_file: ca}\n",
    ).sender
    assert isinstance(smtp, Smtp) and smtp.server.port == 587 and smtp.server.ca_file == tmp_path / "ca"
    assert smtp.hello == "example.org" and smtp.server.password() == "x"


def test_the_moderator_and_his_key(tmp_path: Path) -> None:
    post = settings(
        tmp_path, "", HEAD.replace("keys", "/keys").replace("\ntoken", "\n  name: Die Spielleitung\ntoken")
    )
    assert post.moderator == Person("games@example.org", "Die Spielleitung")
    assert (post.token_key, post.reply_to, post.sources) == (Path("/keys/token.key"), None, ())
    post = settings(tmp_path, "", HEAD.replace("\ntoken", "\n  reply_to: a@example.org\ntoken"))
    assert post.reply_to == Person("a@example.org")


IMAP = "in:\n  - imap:\n      host: imap.example.org\n      user: games\n"
SMTP = "out:\n  smtp:\n    host: smtp.example.org\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("in:\n  - pop3: x\n", '5:5: "pop3" is not known here; it may be folder, imap, maildir, mbox'),
        ("in:\n  - folder: a\n    mbox: b\n", "6:5: only one of folder and mbox may stand here"),
        (IMAP, "7:13: a user needs one of"),
        (IMAP + "      password: x\n", '8:7: "password" is not known here'),
        (IMAP + "      password_env: A\n      password_command: [b]\n", "9:25: a user needs one of"),
        (IMAP + "      password_env: a b\n", "8:21: "),
        (IMAP + "      password_env: A\n      tls: none\n", "9:12: imap.example.org is not this machine"),
        (IMAP + "      password_env: A\n      also_read: true\n", "9:18: `also_read` needs `move_to`"),
        (
            IMAP + "      tls: maybe\n      password_env: A\n",
            '8:12: "maybe" is none of implicit, starttls, none',
        ),
        (SMTP + "    password_env: A\n", "7:19: a user needs one of"),
        (SMTP + "    tls: none\n", "7:10: smtp.example.org is not this machine"),
        (SMTP + "    port: 99999\n", "7:11: 99999 is more than 65535"),
        (SMTP + "  files: out\n", "7:3: only one of smtp and files may stand here"),
        ("out: {}\n", "4:6: there have to be 1 or more keys here"),
        ("out:\n  sendmail: /usr/sbin/sendmail -t\n", "5:13: "),
        ("outward: x\n", '4:1: "outward" is not known here'),
    ],
)
def test_every_mistake_has_its_place(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(DataError) as caught:
        settings(tmp_path, text)
    assert str(caught.value).startswith(f"{tmp_path}/post.yaml:{fault}")


def test_an_address_that_is_none_and_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"post\.yaml:2:12: 'games' is no address"):
        settings(tmp_path, "", HEAD.replace("@example.org", ""))
    with pytest.raises(DataError, match=r"none\.yaml:1:1: cannot be read"):
        read_settings(tmp_path / "none.yaml", tmp_path)


def test_the_example_in_the_text_is_good(tmp_path: Path) -> None:
    from pbem.post import settings as module

    text = (module.__doc__ or "").partition("\n\n")[2].partition("\n\nPaths")[0]
    post = settings(tmp_path, "", text)
    assert len(post.sources) == 2 and isinstance(post.sender, Smtp)


def test_the_examples_in_the_docs_are_good(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "post.md"
    blocks = re.findall(r"^```yaml \S+\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 2
    assert all(settings(tmp_path, block, "").sender for block in blocks)
