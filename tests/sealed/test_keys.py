"""A key that is lost, wrong or lies open, and bytes that were changed or moved: said, and nothing is done."""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pbem.desk.look import doctor
from pbem.game import state
from pbem.game.log import LogError
from pbem.game.sealed.cipher import KEY_SIZE, LEAST, LONGEST, Seal, SealError, filled
from support.command_line import run
from support.sealed_games import LETTERS, begun, resolved

COMMANDS = (
    ("status",), ("submit", LETTERS / "elisabeth.txt"), ("resolve",), ("undo",), ("say", "Hello."),
    ("report",), ("log",), ("fix", "--reason", "x", "turn=3"), ("open", "--reason", "x", "--log"),
    ("verify",), ("replay",), ("export", "x.zip"), ("bot", "Pompadour"),
)  # fmt: skip


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return resolved(tmp_path / "seven-years")


def files(folder: Path) -> dict[Path, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path: path.read_bytes() for path in found}


def lost(key: Path, _: Path) -> None:
    key.unlink()


def anothers(key: Path, beside: Path) -> None:
    begun(beside / "other")
    other = next(path for path in key.parent.glob("other-*"))
    key.write_bytes(other.read_bytes())


def cut(key: Path, _: Path) -> None:
    key.write_text(key.read_text("ascii")[:40], "ascii")


def none(key: Path, _: Path) -> None:
    key.write_bytes(b"\xff\x00 no key")


def readable(key: Path, _: Path) -> None:
    key.chmod(0o644)


WRONG = (
    (lost, "its key", "Put back a copy"),
    (anothers, "was sealed with the key", "Put that one there"),
    (cut, "is no key", "put back a copy"),
    (none, "is no key", "put back a copy"),
    (readable, "can be read by others", "chmod 600"),
)


@pytest.mark.parametrize(("harm", "said", "advice"), WRONG)
def test_without_its_key_nothing_is_done(
    harm: Callable[[Path, Path], None], said: str, advice: str, game: Path, keys: Path, tmp_path: Path
) -> None:
    key = next(keys.glob("seven-years-*"))
    secret = key.read_text("ascii").strip()
    harm(key, tmp_path)
    before = files(game)
    for command, *rest in COMMANDS:
        ran = run(command, game, *(tmp_path / word if word == "x.zip" else word for word in rest))
        assert ran.code == 1 and said in ran.err and advice in ran.err, (command, ran)
        assert secret not in ran.out + ran.err and "Traceback" not in ran.err
    assert files(game) == before
    found = [finding.what for finding in doctor.examine(game)]
    assert len(found) == 1 and said in found[0]


def test_a_key_in_the_game_is_refused(game: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PBEM_KEYS", str(game / "keys"))
    (game / "keys").mkdir()
    next(keys.iterdir()).rename(game / "keys" / next(keys.iterdir()).name)
    with pytest.raises(SealError, match="inside the game's folder"):
        state.load(game)


def test_a_key_elsewhere_is_found_from_wherever_one_is(
    tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = begun(tmp_path / "games" / "seven-years", key=tmp_path / "safe" / "one.key")
    assert not list(keys.iterdir())
    assert str(tmp_path) not in (folder / "log.jsonl").read_text("utf-8")
    monkeypatch.chdir(folder)
    assert state.load(Path(".")).name == "seven-years"
    monkeypatch.chdir(tmp_path)
    assert state.load(Path("games/seven-years")).name == "seven-years"


def test_the_package_that_seals_may_be_missing(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.ciphers.aead", None)
    ran = run("status", game)
    assert ran.code == 1 and "pip install 'pbem[sealed]'" in ran.err


# ------------------------------------------------------------------------- changed, moved, cut off


def log_lines(game: Path) -> list[bytes]:
    return (game / "log.jsonl").read_bytes().splitlines(keepends=True)


def put(game: Path, lines: list[bytes]) -> None:
    (game / "log.jsonl").write_bytes(b"".join(lines))


def changed(line: bytes, **facts: object) -> bytes:
    found = json.loads(line)
    return json.dumps({**found, **facts}, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def other_byte(line: bytes) -> bytes:
    sealed = bytearray(base64.b64decode(json.loads(line)["sealed"]))
    sealed[100] ^= 1
    return changed(line, sealed=base64.b64encode(bytes(sealed)).decode())


def test_a_changed_byte_in_the_last_line_does_not_open(game: Path) -> None:
    lines = log_lines(game)
    put(game, [*lines[:-1], other_byte(lines[-1])])
    with pytest.raises(LogError, match=f"log.jsonl:{len(lines)}: .*does not open"):
        state.load(game)


def test_a_changed_line_within_breaks_the_chain_without_the_key(game: Path, keys: Path) -> None:
    lines = log_lines(game)
    put(game, [*lines[:2], other_byte(lines[2]), *lines[3:]])
    next(keys.iterdir()).unlink()
    found = [finding.what for finding in doctor.examine(game)]
    assert found[0] == "log.jsonl, line 3: this line is not as it was when line 4 was written"
    assert "its key" in found[1]


def test_words_beside_the_seal_cannot_be_changed(game: Path) -> None:
    lines = log_lines(game)
    put(game, [*lines[:-1], changed(lines[-1], told=[])])
    with pytest.raises(LogError, match="does not open"):
        state.load(game)


def test_who_plays_cannot_be_changed(game: Path) -> None:
    """Nor can the chain be made anew after it: the first line is bound to its seal."""
    lines = log_lines(game)
    header = json.loads(lines[0])["seal"]
    put(game, [changed(lines[0], seal={**header, "plays": ["Pompadour"]}), *lines[1:]])
    with pytest.raises(LogError):
        state.load(game)
    put(game, [changed(lines[0], seal={**header, "plays": ["Pompadour"]})])
    with pytest.raises(LogError, match=r"log.jsonl:1: .*does not open"):
        state.load(game)


def test_what_is_sealed_in_one_line_does_not_open_in_another(game: Path) -> None:
    lines = log_lines(game)
    other = json.loads(lines[1])["sealed"]
    put(game, [*lines[:2], changed(lines[2], sealed=other)])
    with pytest.raises(LogError, match=r"log.jsonl:3: .*does not open"):
        state.load(game)


@pytest.mark.parametrize("line", [b"{}\n", b"junk\n", b'{"line":5}\n', b'{"line":5,"sealed":7,"prev":""}\n'])
def test_a_line_that_is_none_is_named(line: bytes, game: Path) -> None:
    lines = log_lines(game)
    put(game, [*lines[:5], line])
    with pytest.raises(LogError, match=r"log.jsonl:[56]: "):
        state.load(game)


def test_half_a_line_never_counted(game: Path) -> None:
    lines = log_lines(game)
    put(game, [*lines[:-1], lines[-1][:-400]])
    (game / "game.yaml").unlink()  # it is written when the line is whole
    assert state.load(game).game.turn == 0
    assert next(finding.harmless for finding in doctor.examine(game))
    assert run("resolve", game).code == 0
    assert log_lines(game) == lines


def test_a_letter_under_anothers_name_does_not_open(game: Path) -> None:
    now = state.load(game)
    one, other = (now.folder.lies(now.folder.letter(entry.file)) for entry in now.letters[:2])
    one.write_bytes(other.read_bytes())
    with pytest.raises(SealError, match=r"0001-elisabeth.txt does not open"):
        now.folder.read(now.folder.letter(now.letters[0].file))
    assert "letter 1 is not as it came" in [finding.what for finding in doctor.examine(game)]


def test_a_file_under_a_name_of_another_folder_is_named(game: Path) -> None:
    now = state.load(game)
    path = now.folder.lies(now.folder.letter(now.letters[0].file))
    path.rename(game / "reports" / "receipts" / path.name)
    with pytest.raises(SealError, match="this game has not written"):
        now.folder.names(now.folder.reports / "receipts")


def test_a_letter_of_another_game_does_not_open(game: Path, tmp_path: Path) -> None:
    other = state.load(resolved(tmp_path / "other"))
    now = state.load(game)
    file = now.letters[0].file
    theirs = other.folder.lies(other.folder.letter(file)).read_bytes()
    now.folder.lies(now.folder.letter(file)).write_bytes(theirs)
    with pytest.raises(SealError, match="does not open"):
        now.folder.read(now.folder.letter(file))


# ---------------------------------------------------------------------------------------- the seal


def test_what_is_sealed_is_opened_whatever_it_is() -> None:
    seal = Seal(b"k" * KEY_SIZE)
    for content in (b"", b"\0", b"\x80", b"\x80\0\0", b"x" * LEAST, b"end\0" * 5000, bytes(range(256))):
        sealed = seal.close_file(content, "a/b")
        assert seal.open_file(sealed, "a/b") == content
        assert seal.close_file(content, "a/b") == sealed
        for wrong in ("a/c", "b/b"):
            with pytest.raises(SealError):
                seal.open_file(sealed, wrong)
    for name in ("0001-elisabeth.txt", "x" * 64, "ä" * 40, "a.b", "z" * LONGEST):
        hidden = seal.close_name(name, "letters")
        assert seal.open_name(hidden, "letters") == name and len(f".{hidden}.new") <= 255
        with pytest.raises(SealError):
            seal.open_name(hidden, "reports")


def test_a_name_too_long_for_the_disk_is_named() -> None:
    with pytest.raises(SealError, match=r"letters/zzz.*too long"):
        Seal(b"k" * KEY_SIZE).close_name("z" * (LONGEST + 1), "letters")


def test_a_letter_in_a_file_of_any_name_is_taken_in(game: Path, tmp_path: Path) -> None:
    letter = tmp_path / f"{'漢' * 80}.txt"
    letter.write_text("nation Prussia\nhold\n", "utf-8")
    assert "receipt for letter 2, " in run("submit", game, letter).out
    assert doctor.examine(game) == []


def test_sizes_go_up_in_powers_of_two() -> None:
    sizes = {len(filled(b"x" * size, LEAST)) for size in range(0, 200_000, 77)}
    assert sizes == {LEAST << shift for shift in range(5)}
    assert len(filled(b"x" * (LEAST - 1), LEAST)) == LEAST and len(filled(b"x" * LEAST, LEAST)) == 2 * LEAST
