"""Mails that were sent long ago are dropped, and none of them is ever written again."""

from __future__ import annotations

import hashlib
import json
import os
from datetime import timedelta
from pathlib import Path

from pbem.desk import run as desk_run
from support.play_by_mail.mail_table import NOW, Table

DAY = timedelta(days=1)


def test_old_mails_go_when_the_next_ones_leave(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    sent = table.game / "outbox" / "sent"
    first = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sent.iterdir()}
    for path in sent.iterdir():
        os.utime(path, (NOW.timestamp(), NOW.timestamp()))
    (table.game / "outbox" / ".mailed").unlink()  # As after a run that was killed: everything is due again.
    table.everybody_replies()
    assert not desk_run.run(table.root, NOW + 31 * DAY).troubles
    left = {path.name for path in sent.iterdir()}
    assert left and not left & set(first)
    assert json.loads((table.game / "outbox" / "dropped.json").read_text("utf-8")) == first


def test_mails_are_kept_as_long_as_the_settings_say(tmp_path: Path) -> None:
    table = Table(tmp_path)
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8") + "keep_mails: 60\n", "utf-8")
    table.run()
    sent = table.game / "outbox" / "sent"
    first = {path.name for path in sent.iterdir()}
    for path in sent.iterdir():
        os.utime(path, (NOW.timestamp(), NOW.timestamp()))
    table.everybody_replies()
    desk_run.run(table.root, NOW + 31 * DAY)
    assert first <= {path.name for path in sent.iterdir()}
