"""The log: only ever appended to, whole or not at all, and no line changed unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.game.log import Log, LogError, read


def written(path: Path, kinds: str) -> Log:
    log = Log(path)
    for kind in kinds.split():
        log.add(kind, note="Brünn")
        log.save()
    return log


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    log = written(tmp_path / "log.jsonl", "created letter step")
    assert read(tmp_path / "log.jsonl").entries == log.entries
    assert [entry["n"] for entry in log.entries] == [0, 1, 2]


def test_half_an_entry_never_counted_and_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    written(path, "created letter")
    whole = path.read_bytes()
    for length in (1, 20, 60):
        path.write_bytes(whole + (b'{"n":2,"kind":"step","note":"' + b"x" * 40 + b'"}')[:length])
        log = read(path)
        assert len(log.entries) == 2
        log.add("step")
        log.save()
        assert path.read_bytes().startswith(whole)
        assert [entry["kind"] for entry in read(path).entries] == ["created", "letter", "step"]


def test_a_changed_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    written(path, "created letter step")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[1].replace("Brünn", "Prag"), lines[2]]), "utf-8")
    with pytest.raises(LogError, match=r"log\.jsonl:2: this line is not as it was"):
        read(path)


@pytest.mark.parametrize(
    "line, message",
    [("no json", "no entry of a log"), ("[1]", "entry 1 is expected"), ('{"n":5}', "entry 1 is expected")],
)
def test_a_line_that_is_none_of_ours_is_named(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "log.jsonl"
    written(path, "created")
    path.write_bytes(path.read_bytes() + line.encode() + b"\n")
    with pytest.raises(LogError, match=f":2: .*{message}"):
        read(path)


def test_what_was_undone_stays_in_the_log_and_stands_no_more(tmp_path: Path) -> None:
    log = written(tmp_path / "log.jsonl", "created letter step step")
    log.add("undo", to=1)
    log.add("letter")
    log.save()
    again = read(tmp_path / "log.jsonl")
    assert [entry["n"] for entry in again.standing()] == [0, 1, 5]
    assert len(again.entries) == 6
