"""Pages on the disk: only what changed is written, nothing of others is touched, a kill does no harm."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from pbem.data import disk
from pbem.data.tongues import Tongue
from pbem.desk.moderator import undo
from pbem.desk.out.site import publish, update_pages
from pbem.desk.out.site_stamps import STAMPS
from pbem.engine.board import Board
from pbem.game import state
from pbem.game.errors import FolderError
from pbem.pages import site, site_files
from pbem.pages.site_map import Split, split
from pbem.report.view import View
from support.example_game import EXAMPLE

LINES = (EXAMPLE / "log.jsonl").read_text("utf-8").splitlines(keepends=True)


def game_of(folder: Path, lines: int = len(LINES)) -> Path:
    """The example game as it was after so many entries; game.yaml and reports knew of more."""
    if not folder.exists():
        shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("game.yaml", "reports"))
    (folder / "log.jsonl").write_text("".join(LINES[:lines]), "utf-8")
    return folder


def entries_of(turn: int) -> int:
    """How many entries there are when a turn has just begun."""
    for number, line in enumerate(LINES, 1):
        happened = json.loads(line).get("events", ())
        if any(one["event"] == "TurnBegan" and one["turn"] == turn for one in happened):
            return number
    raise AssertionError(turn)


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


@pytest.mark.parametrize(
    "private", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["public", "all"]
)
def test_turn_by_turn_the_same_comes_out_as_at_once(private: bool, tmp_path: Path) -> None:
    def publish_as(game: Path, name: str) -> None:
        out = tmp_path / name
        publish(game, out / "public", out / "private" if private else None)

    for turn in (2, 4, 5):
        publish_as(game_of(tmp_path / "seven-years", entries_of(turn)), "step by step")
    game = game_of(tmp_path / "seven-years")
    publish_as(game, "step by step")
    publish_as(game, "at once")
    assert files(tmp_path / "step by step") == files(tmp_path / "at once")


def test_only_turns_that_changed_are_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int | None] = []

    def splitting(view: View, board: Board, tongue: Tongue) -> Split:
        drawn.append(view.story_turn)
        return split(view, board, tongue)

    monkeypatch.setattr(site, "split", splitting)
    game = game_of(tmp_path / "seven-years", entries_of(4))
    publish(game, tmp_path / "public", None)
    assert drawn and set(drawn) == {0, 1, 2, 3, 4}
    drawn.clear()
    publish(game_of(game), tmp_path / "public", None)
    assert set(drawn) == {4, 5, 6}
    drawn.clear()
    assert publish(game, tmp_path / "public", None).written == 0 and drawn == []


def test_the_pages_of_undone_turns_are_taken_away(tmp_path: Path) -> None:
    game = game_of(tmp_path / "seven-years")
    public = tmp_path / "public"
    publish(game, public, None)
    assert (public / "turns" / "turn-06.html").is_file()
    undo.undo(game, entries_of(3))
    publish(game, public, None)
    names = sorted(path.name for path in (public / "turns").iterdir())
    turn = state.load(game).game.turn
    assert names == sorted(f"turn-{n:02d}.{ending}" for n in range(turn + 1) for ending in ("html", "js"))
    fresh = tmp_path / "fresh"
    publish(game, fresh, None)
    assert files(fresh) == files(public)


def test_files_of_others_are_neither_changed_nor_deleted(tmp_path: Path) -> None:
    game = game_of(tmp_path / "seven-years")
    public = tmp_path / "public"
    publish(game, public, None)
    (public / "turns" / "mine.html").write_text("mine")
    (public / "turns" / "turn-06.html").write_text("changed by me")
    undo.undo(game, entries_of(3))
    publish(game, public, None)
    assert (public / "turns" / "mine.html").read_text() == "mine"
    assert (public / "turns" / "turn-06.html").read_text() == "changed by me"
    assert not (public / "turns" / "turn-06.js").exists()


def test_a_folder_with_a_page_of_somebody_else_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    game = game_of(tmp_path / "seven-years")
    (tmp_path / "public").mkdir()
    (tmp_path / "public" / "index.html").write_text("my homepage")
    with pytest.raises(FileExistsError, match="not pbem's"):
        publish(game, tmp_path / "public", None)
    assert files(tmp_path / "public") == {"index.html": b"my homepage"}


@pytest.mark.parametrize("name", ["../mine.txt", "turns/../../mine.txt", "/{}/mine.txt"])
def test_a_manifest_that_names_files_elsewhere_has_none_deleted(name: str, tmp_path: Path) -> None:
    game, mine = game_of(tmp_path / "seven-years"), tmp_path / "mine.txt"
    mine.write_text("mine")
    (tmp_path / "public").mkdir()
    listed = {name.format(tmp_path): [hashlib.sha256(b"mine").hexdigest()]}
    (tmp_path / "public" / site_files.MANIFEST).write_text(json.dumps({"files": listed}), "utf-8")
    with pytest.raises(FileExistsError, match="names files elsewhere"):
        publish(game, tmp_path / "public", None)
    assert mine.read_text() == "mine"


def test_a_page_that_was_damaged_is_written_again(tmp_path: Path) -> None:
    game = game_of(tmp_path / "seven-years")
    public = tmp_path / "public"
    publish(game, public, None)
    before = files(public)
    (public / "turns" / "turn-02.html").write_text("half")
    (public / "map.svg").unlink()
    assert publish(game, public, None).written == 2
    assert files(public) == before


def test_pages_that_were_deleted_are_written_again(tmp_path: Path) -> None:
    game = game_of(tmp_path / "seven-years")
    games, public = {"seven-years": game}, tmp_path / "public"
    publish(game, public / game.name, None)
    before = files(public / game.name)
    for write_again in (
        lambda: publish(game, public / game.name, None),
        lambda: update_pages(games, public, None),
    ):
        shutil.rmtree(public / game.name)
        write_again()
        assert files(public / game.name) == before


WRITTEN = 10
"""So many files are written when a turn is added to the page of two."""


class Killed(BaseException):
    """As if somebody had pulled the plug."""


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    """A folder with a game in its second turn and its page, and what that page becomes in the third turn."""
    folder = tmp_path_factory.mktemp("before")
    game = game_of(folder / "now" / "seven-years", entries_of(2))
    publish(game, folder / "now" / "public", None)
    shutil.copytree(folder / "now", folder / "kept")
    publish(game_of(game, entries_of(3)), folder / "expected", None)
    return folder, files(folder / "expected")


@pytest.mark.parametrize("after", [0, 1, 2, 3, 5, 7, WRITTEN - 1])
def test_killed_anywhere_the_next_run_makes_the_same(
    after: int, before: tuple[Path, dict[str, bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, expected = before
    shutil.rmtree(folder / "now")
    shutil.copytree(folder / "kept", folder / "now")
    game, public = game_of(folder / "now" / "seven-years", entries_of(3)), folder / "now" / "public"
    written: list[Path] = []

    def write(path: Path, content: bytes) -> None:
        if len(written) == after:
            path.with_name(f".{path.name}.new").write_bytes(content[: len(content) // 2])
            raise Killed
        written.append(path)
        disk.write_file(path, content)

    with monkeypatch.context() as patch, pytest.raises(Killed):
        patch.setattr(site_files, "write_file", write)
        publish(game, public, None)
    publish(game, public, None)
    assert files(public) == expected


def test_killed_and_then_undone_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(tmp_path / "seven-years", entries_of(2))
    publish(game, tmp_path / "public", None)
    game_of(game, entries_of(4))
    count = 0

    def write(path: Path, content: bytes) -> None:
        nonlocal count
        count += 1
        disk.write_file(path, content)
        if count == 11:
            raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(site_files, "write_file", write)
        with pytest.raises(Killed):
            publish(game, tmp_path / "public", None)
    assert (tmp_path / "public" / "turns" / "turn-03.html").exists()
    game_of(game, entries_of(2))
    publish(game, tmp_path / "public", None)
    publish(game, tmp_path / "expected", None)
    assert files(tmp_path / "public") == files(tmp_path / "expected")


# ------------------------------------------------------------------------------------- kept apart


@pytest.mark.parametrize(
    ("public", "private"), [("out", "out"), ("out", "out/private"), (".", None), ("seven-years/..", None)]
)
def test_no_secret_may_lie_where_everybody_can_read_it(
    public: str, private: str | None, tmp_path: Path
) -> None:
    game = game_of(tmp_path / "seven-years")
    with pytest.raises(FolderError):
        publish(game, tmp_path / public, tmp_path / private if private else None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["seven-years"]


def test_the_manifest_tells_nothing_but_names_and_digests(tmp_path: Path) -> None:
    game = game_of(tmp_path / "seven-years", entries_of(2))
    publish(game, tmp_path / "public", None)
    found = json.loads((tmp_path / "public" / site_files.MANIFEST).read_text())
    written = files(tmp_path / "public")
    del written[site_files.MANIFEST]
    digests = {name: [hashlib.sha256(content).hexdigest()] for name, content in written.items()}
    assert found == {"written by": "pbem site", "files": digests}
    assert (game / STAMPS).is_file()
