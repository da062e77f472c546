"""A folder of mails: whole files only, each once, nothing lost on the way."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.post.boxes import BoxError
from pbem.post.sources.folder import FolderSource
from support.mail_boxes import OLD, STRANGE, contents, fresh, mail, never, put, strange, told, tree


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
