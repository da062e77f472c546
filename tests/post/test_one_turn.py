"""One whole turn of four players through real servers: IMAP in, SMTP out, `pbem run` typed as from cron."""

from __future__ import annotations

import email
import os
import subprocess
import sys
from email.message import EmailMessage, Message
from email.policy import SMTP
from pathlib import Path

from pbem.game import save, state
from pbem.post.read.content import read_letter
from support.play_by_mail.mail_servers import PASSWORD, USER, Loop, Postbox, Trust, imap_server, smtp_server
from support.play_by_mail.mail_table import final

LETTERS = Path(__file__).parents[1] / "letters" / "turn-1"
FILES = {
    "Frederick": "frederick.eml",
    "Elisabeth": "elisabeth.txt",
    "Maria Theresa": "maria-theresa.eml",
    "Pompadour": "pompadour.forum.txt",
}
PLAYERS = {player: f"{player.split()[0].lower()}@example.org" for player in FILES}
SETTINGS = """
moderator: {{address: moderator@example.org, name: The moderator}}
token_key: ../token.key
in:
  - imap: {{host: localhost, port: {imap}, user: {user}, password_env: PBEM_TEST_PASSWORD, ca_file: {ca}}}
out:
  smtp: {{host: localhost, port: {smtp}, user: {user}, password_env: PBEM_TEST_PASSWORD, ca_file: {ca}}}
"""


def test_a_turn_through_imap_and_smtp(loop: Loop, trusted: Trust, tmp_path: Path) -> None:
    box = Postbox()
    with (
        imap_server(loop, tls=trusted.server, implicit=True) as inbox,
        smtp_server(loop, box, tls=trusted.server, implicit=True, auth=True) as port,
    ):
        root = games(tmp_path, inbox.port, port, trusted.ca_file)
        begun = typed(root)
        assert "0 steps, 4 letters. Waiting for Prussia" in begun and "(question 1), and 4 more." in begun
        assert {mail["To"] for mail in got(box)} == set(PLAYERS.values())
        for mail in got(box):
            inbox.add(reply(mail))
        # The receipts, the reports, and one letter to the moderator: the example's players also talk.
        assert "50 steps, 5 letters" in typed(root)
        assert sum("words to the moderator" in mail["Subject"] for mail in got(box)) == 1
        assert all("\\Seen" in flags for flags in inbox.flags())
        assert "0 steps, 0 letters" in typed(root)
    assert (state.load(root / "seven-years").game.turn, len(box.got)) == (2, 13)
    assert len({mail["Message-ID"] for mail in got(box)}) == 13
    for address in PLAYERS.values():
        told = [mail["Subject"] for mail in got(box) if mail["To"] == address]
        assert ["receipt" in subject for subject in told] == [False, True, False]


def games(folder: Path, imap: int, smtp: int, ca: Path) -> Path:
    root = folder / "games"
    save.new(root / "seven-years", name="seven-years", scenario="standard", players=PLAYERS, seed="post")
    settings = SETTINGS.format(imap=imap, smtp=smtp, user=USER, ca=ca)
    (root / "post.yaml").write_text(settings, "utf-8")
    return root


def typed(root: Path) -> str:
    """What `pbem run` says, in a process of its own; nothing on the error output."""
    command = [sys.executable, "-c", "from pbem.cli.main import main; main()", "run", str(root)]
    ran = subprocess.run(command, capture_output=True, env={**os.environ, "PBEM_TEST_PASSWORD": PASSWORD})
    assert (ran.returncode, ran.stderr.decode()) == (0, "")
    return ran.stdout.decode()


def got(box: Postbox) -> list[Message]:
    return [email.message_from_bytes(envelope.content or b"") for envelope in box.got]


def reply(mail: Message) -> bytes:
    """A player's answer to a letter, as a mailer makes it; `final`, so that no stage rests for an hour."""
    player = next(player for player, address in PLAYERS.items() if address == mail["To"])
    lines = read_letter((LETTERS / FILES[player]).read_bytes(), FILES[player]).lines
    answer = EmailMessage(policy=SMTP)
    answer["From"], answer["To"] = mail["To"], mail["From"]
    answer["Subject"], answer["In-Reply-To"] = f"Re: {mail['Subject']}", mail["Message-ID"]
    answer["Message-ID"] = f"<{player.replace(' ', '.')}@example.org>"
    answer.set_content(final("\n".join(line.text for line in lines) + "\n"))
    return answer.as_bytes()
