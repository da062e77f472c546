"""A snapshot spares a command folding the whole log; it is believed only by whom and of what it was made."""

from __future__ import annotations

import io
import os
import pickle
import random
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.desk.look import doctor
from pbem.desk.moderator import redo, undo
from pbem.game import log, state
from pbem.game.folder import SNAPSHOT, Folder
from pbem.game.kept import pieces, snapshot
from pbem.game.kept.pieces import Kept
from pbem.parts import Parts
from pbem.report.record import turns_of
from support.command_line import done, resolved
from support.sealed_games import resolved as sealed_game


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a user whose key nobody else has."""
    folder = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder / "pbem"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game at the start of turn 2, which has just begun."""
    return resolved(tmp_path / "seven-years")


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """The lines of logs that were read one by one."""
    lines: list[bytes] = []
    read_entry = log.read_entry

    def noting(line: bytes) -> object:
        lines.append(line)
        return read_entry(line)

    monkeypatch.setattr(log, "read_entry", noting)
    yield lines


def is_used(game: Path) -> bool:
    return snapshot.recall(Folder(game), (game / "log.jsonl").read_bytes()) is not None


def assert_is_the_log(game: Path) -> None:
    """The game is the one that its whole log tells, line by line."""
    now, anew = state.load(game), state.load(game, anew=True)
    assert now == anew and now.folded == anew.folded
    assert log.log_bytes(now.log) == (game / "log.jsonl").read_bytes()
    assert [entry.prev for entry in now.log.entries] == [entry.prev for entry in anew.log.entries]
    assert now.filed == anew.filed and now.record() == anew.record()


def test_what_was_folded_is_not_read_again(game: Path, read: list[bytes]) -> None:
    assert_is_the_log(game)
    read.clear()
    state.load(game)
    assert read == []
    done("say", game, "A new line.")
    read.clear()
    now = state.load(game)
    assert len(read) == 1 and now.notices[-1].facts["text"] == "A new line."
    assert_is_the_log(game)


def in_pieces(game: Path) -> state.State:
    """A game as it is read of a snapshot with many pieces."""
    now = state.load(game)
    snapshot.keep(now.folder, Kept(now.log.entries, state.kept_fields(now)))
    return state.load(game)


def test_of_what_is_old_only_what_is_asked_for_is_read(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (game / SNAPSHOT).unlink()
    monkeypatch.setattr(pieces, "LENGTH", 4)
    read: list[object] = []
    once = pieces._Once._all
    monkeypatch.setattr(pieces._Once, "_all", lambda one: (read.append(one), once(one))[1])
    now = in_pieces(game)
    known = now.log.entries
    assert isinstance(known, Parts) and len(known.old) == -(-len(known) // 4) > 5
    assert now.letter_numbers and now.done and len(turns_of(now.history)) == len(now.history)
    assert now.hold is None and now.timing is None and not now.substitutes
    assert len(set(read)) == 1  # the last line, which game.yaml is compared with
    assert now.language("Elisabeth") == "en" and now.last_step and len(set(read)) == 2
    assert_is_the_log(game)


def test_pieces_are_written_again_as_they_were_read(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (game / SNAPSHOT).unlink()
    monkeypatch.setattr(pieces, "LENGTH", 4)
    first = in_pieces(game).log.entries
    done("say", game, "A new line.")
    second = in_pieces(game).log.entries
    assert isinstance(first, Parts) and isinstance(second, Parts) and len(second) == len(first) + 1
    assert [one.source for one in second.old][:-1] == [one.source for one in first.old]
    assert_is_the_log(game)
    undo.undo(game, to=4)
    in_pieces(game)
    assert_is_the_log(game)


def test_it_is_for_its_owner_alone(game: Path, own_cache: Path) -> None:
    for path in (game / SNAPSHOT, own_cache / snapshot.KEY):
        assert path.stat().st_mode & 0o777 == 0o600
    assert (own_cache / snapshot.KEY).read_bytes() not in (game / SNAPSHOT).read_bytes()


def test_of_a_damaged_one_nothing_is_believed(game: Path) -> None:
    whole, rng = (game / SNAPSHOT).read_bytes(), random.Random(1)
    for place in (*range(0, 80, 7), *rng.sample(range(len(whole)), 40)):
        other = bytearray(whole)
        other[place] ^= 1 << rng.randrange(8)
        (game / SNAPSHOT).write_bytes(other)
        assert not is_used(game), place
    for size in (0, 1, 31, 32, 71, 72, len(whole) // 2, len(whole) - 1):
        (game / SNAPSHOT).write_bytes(whole[:size])
        assert not is_used(game), size
    assert_is_the_log(game)
    (game / SNAPSHOT).unlink()
    (game / SNAPSHOT).mkdir()
    assert_is_the_log(game)


def test_it_is_of_one_log_alone(game: Path) -> None:
    lines = (game / "log.jsonl").read_bytes().splitlines(keepends=True)
    (game / "game.yaml").unlink()
    (game / "log.jsonl").write_bytes(b"".join(lines[:-1]))
    assert not is_used(game)
    assert len(state.load(game).log.entries) == len(lines) - 1
    changed = b"".join(lines).replace(b'"Daun":8', b'"Daun":7', 1)
    assert len(changed) == sum(map(len, lines))
    (game / "log.jsonl").write_bytes(changed)
    assert not is_used(game)
    with pytest.raises(log.LogError, match="not as it was"):
        state.load(game)


def test_another_user_s_is_not_believed(game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_used(game)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "another"))
    assert not is_used(game)
    snapshot._new_key()
    assert not is_used(game)
    assert_is_the_log(game)


def test_a_key_that_others_may_know_is_none(game: Path, own_cache: Path) -> None:
    (own_cache / snapshot.KEY).chmod(0o644)
    assert not is_used(game)
    (own_cache / snapshot.KEY).chmod(0o600)
    assert is_used(game)


def test_another_program_s_is_not_believed(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "program", lambda: b"another")
    assert not is_used(game)
    assert_is_the_log(game)


class Hostile:
    """What a pickle from elsewhere would do."""

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (self.target,)

    def __init__(self, target: str) -> None:
        self.target = target


def test_nothing_that_is_not_signed_is_opened(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = (game / "log.jsonl").read_bytes()
    head = (game / SNAPSHOT).read_bytes()[snapshot.SIZE :][: snapshot.SIZE + 8]
    hostile = pickle.dumps(Hostile(str(tmp_path / "made")))
    body = head + len(hostile).to_bytes(snapshot.NUMBER, "big") + hostile
    (game / SNAPSHOT).write_bytes(bytes(snapshot.SIZE) + body)
    with monkeypatch.context() as patch:
        patch.setattr(snapshot, "_Reader", None)  # whoever opened it would fail
        assert snapshot.recall(Folder(game), content) is None
    key = snapshot._key()
    assert key
    (game / SNAPSHOT).write_bytes(snapshot._signature(key, body) + body)
    assert snapshot.recall(Folder(game), content) is None
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("what", [os.system, os.mkdir, eval, print, io.open, shutil.rmtree, snapshot.keep])
def test_it_makes_records_of_a_game_alone(what: object) -> None:
    with pytest.raises(pickle.UnpicklingError):
        snapshot._Reader(io.BytesIO(pickle.dumps(what))).load()


@pytest.mark.parametrize("name", ["os.system", "io.BytesIO", "Unpickler", "suppress", "keep"])
def test_nor_by_the_names_of_its_own_modules(name: str) -> None:
    words = (f"\x8c{chr(len(word))}{word}" for word in ("pbem.game.kept.snapshot", name))
    asked = f"\x80\x04{''.join(words)}\x93.".encode("latin-1")
    assert pickle.loads(asked)
    with pytest.raises(pickle.UnpicklingError, match="belongs to no game"):
        snapshot._Reader(io.BytesIO(asked)).load()


def test_what_was_undone_and_taken_up_again(game: Path) -> None:
    before = state.load(game)
    undo.undo(game, to=4)
    assert state.load(game).game != before.game
    assert_is_the_log(game)
    redo.redo(game)
    assert state.load(game).game == before.game
    assert_is_the_log(game)


def test_doctor_finds_one_that_is_wrong(game: Path) -> None:
    """A mistake of the program's own: nobody else could have signed it."""
    now = state.load(game, anew=True)
    fields = {**state.kept_fields(now), "game": now.turn_ends[1]}
    snapshot.keep(now.folder, Kept(now.log.entries, fields))
    assert [finding.what for finding in doctor.examine(game)] == [".snapshot is not what the log says"]
    (game / SNAPSHOT).unlink()
    assert doctor.examine(game) == []


def test_where_it_cannot_be_written_there_is_none(
    tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own_cache / snapshot.KEY).mkdir(parents=True)
    game = resolved(tmp_path / "seven-years")
    assert not (game / SNAPSHOT).exists() and state.load(game).game.turn == 2
    assert doctor.examine(game) == []


def test_a_sealed_game_has_none(tmp_path: Path) -> None:
    game = sealed_game(tmp_path / "seven-years")
    assert not (game / SNAPSHOT).exists()
    shutil.copy(resolved(tmp_path / "open") / SNAPSHOT, game / SNAPSHOT)
    assert state.load(game) == state.load(game, anew=True)
    assert [finding.what for finding in doctor.examine(game)] == [".snapshot lies readable in a sealed game"]


def test_it_goes_nowhere(game: Path, tmp_path: Path) -> None:
    done("export", game, tmp_path / "x.zip")
    done("site", game, "--into", tmp_path / "pages")
    assert not any(SNAPSHOT in name for name in zipfile.ZipFile(tmp_path / "x.zip").namelist())
    assert not list((tmp_path / "pages").rglob(SNAPSHOT))
