"""Mails that were sent some days ago are packed and later dropped, and none of them is ever written again."""

from __future__ import annotations

import gzip
import hashlib
import json
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk import run as desk_run
from pbem.desk.look import integrity
from pbem.desk.out.outbox import Outbox
from pbem.game import log_end, state
from support.play_by_mail.breaker import Breaker, Killed, broken
from support.play_by_mail.mail_table import NOW, Table

DAY = timedelta(days=1)


def test_old_mails_go_when_the_next_ones_leave(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    sent = table.game / "outbox" / "sent"
    first = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sent.iterdir()}
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
    first = contents(sent)
    table.everybody_replies()
    desk_run.run(table.root, NOW + 31 * DAY)
    assert contents(sent).items() >= first.items()


def contents(sent: Path) -> dict[str, bytes]:
    """The mails that were sent by their names, packed or not."""
    packed = {path.stem: gzip.decompress(path.read_bytes()) for path in sent.glob("*.gz")}
    return packed | {path.name: path.read_bytes() for path in sent.glob("*.eml")}


def test_mails_are_packed_after_a_week_and_none_is_written_again(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    sent = table.game / "outbox" / "sent"
    first, names = contents(sent), Outbox(table.game / "outbox").names()
    table.reply("Frederick", "move Friedrich: Berlin\n")
    assert not desk_run.run(table.root, NOW + 6 * DAY).troubles
    assert len(list(sent.glob("*.eml"))) == 5 and not list(sent.glob("*.gz"))
    (table.game / "outbox" / ".mailed").unlink()  # As after a run that was killed: everything is due again.
    table.everybody_replies()
    assert not desk_run.run(table.root, NOW + 8 * DAY).troubles
    assert {path.stem for path in sent.glob("*.gz")} == set(first)
    assert contents(sent).items() >= first.items() and not {path.name for path in sent.iterdir()} & set(first)
    found = Outbox(table.game / "outbox").names()
    assert set(names) <= set(found) and len(found) == len(set(found))


def test_a_packed_mail_is_dropped_when_its_time_comes_with_the_hash_of_what_was_sent(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    first, box = contents(table.game / "outbox" / "sent"), Outbox(table.game / "outbox")
    box.pack(NOW + DAY)
    box.drop(NOW)
    assert contents(box.path / "sent") == first
    box.drop(NOW + DAY)
    assert not list((box.path / "sent").iterdir())
    dropped = json.loads((box.path / "dropped.json").read_text("utf-8"))
    assert dropped == {name: hashlib.sha256(mail).hexdigest() for name, mail in first.items()}


def test_packing_that_is_killed_anywhere_loses_no_mail_and_is_made_good(tmp_path: Path) -> None:
    table = Table(tmp_path / "table")
    table.run()
    whole = Outbox(table.copied(tmp_path / "whole").game / "outbox")
    with broken(Breaker()) as breaker:
        whole.pack(NOW + DAY)
    first = contents(table.game / "outbox" / "sent")
    dates = {path.name: path.stat().st_mtime for path in (table.game / "outbox" / "sent").iterdir()}
    assert len(breaker.points) >= 5 * len(first)
    for at in range(1, len(breaker.points) + 1):
        box = Outbox(table.copied(tmp_path / str(at)).game / "outbox")
        with pytest.raises(Killed), broken(Breaker(at)):
            box.pack(NOW + DAY)
        assert contents(box.path / "sent") == first and sorted(box.names()) == sorted(first)
        assert [box.put(name, b"again") for name in first] == [False] * len(first)
        box.pack(NOW + DAY)
        assert contents(box.path / "sent") == first
        assert {path.stem: path.stat().st_mtime for path in (box.path / "sent").iterdir()} == dates


def test_packed_mails_too_tell_that_the_end_of_the_log_is_missing(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    table.everybody_replies()
    table.run()
    Outbox(table.game / "outbox").pack(NOW + DAY)
    assert not list((table.game / "outbox" / "sent").glob("*.eml"))
    (table.game / "reports" / ".told").unlink()
    (table.game / ".snapshot").unlink(missing_ok=True)
    assert not integrity.missing_end(state.load(table.game))
    log = table.game / "log.jsonl"
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:3]))
    with pytest.raises(log_end.CutLog):
        state.load(table.game)
    (table.game / "game.yaml").unlink()
    assert "a letter was written after entry" in integrity.missing_end(state.load(table.game))
