"""The log's head: whoever writes the last line anew, or all, is found out by what others have kept."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pbem.desk.letters import submit
from pbem.desk.look import doctor
from pbem.engine.events import TurnBegan
from pbem.game import log_end, state
from pbem.game.proof import head
from pbem.game.proof.head import Head
from support.command_line import done, resolved, run

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("kept") / "seven-years")


@pytest.fixture
def game(tmp_path: Path, kept: Path) -> Path:
    return Path(shutil.copytree(kept, tmp_path / "seven-years"))


def signed_again(game: Path, change: Callable[[Lines], None]) -> None:
    """The log with something changed, and every line's hash made anew."""
    log = game / "log.jsonl"
    lines = [json.loads(line) for line in log.read_bytes().splitlines()]
    change(lines)
    before = None
    written = []
    for line in lines:
        line |= {"prev": before} if before else {}
        written.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        before = hashlib.sha256(written[-1]).hexdigest()
    log.write_bytes(b"".join(written))


def other_source(number: int) -> Callable[[Lines], None]:
    """A step is said to come from another line of a letter: nothing that `replay` could judge."""

    def change(lines: Lines) -> None:
        lines[number]["from"] = "letter 1, line 77"

    return change


def last_step(game: Path) -> int:
    return state.load(game).last_step


@pytest.mark.parametrize("command", ["status", "verify", "replay", "doctor", "log"])
def test_another_last_line_is_noticed_by_game_yaml(game: Path, command: str) -> None:
    end = len(state.load(game).log.entries)
    signed_again(game, other_source(end - 1))
    ran = run(command, game)
    assert ran.code == 1
    assert (
        f"line {end} of {game / 'log.jsonl'} is not the one that game.yaml was written after"
        in ran.out + ran.err
    )
    with pytest.raises(log_end.ChangedLog):
        state.load(game)


@pytest.mark.parametrize("command", ["verify", "replay", "doctor"])
def test_a_log_signed_anew_is_noticed_by_what_was_written_to_players(game: Path, command: str) -> None:
    signed_again(game, other_source(last_step(game) - 3))
    (game / "game.yaml").unlink()
    ran = run(command, game)
    assert ran.code == 1 and "summary.txt tells of log" in ran.out, ran
    found = {one.what for one in doctor.examine(game) if one.mend == log_end.MEND_CHANGED}
    assert {one.partition(" tells")[0] for one in found} == {
        "reports/turn-01/summary.txt",
        "reports/turn-02/summary.txt",
    }


def heads_of(path: Path) -> list[Head]:
    return head.heads_in(path.read_text("utf-8"))


def test_a_receipt_tells_the_line_of_its_letter(game: Path) -> None:
    now = state.load(game)
    for entry in now.letters_ever:
        (path,) = (game / "reports" / "receipts").glob(f"{entry.letter:04d}-*.txt")
        assert heads_of(path) == [Head(head.hash_of(entry), letter=1)]
        assert head.line_of(now.log.entries, heads_of(path)[0]) == entry.n + 1
        assert submit.heard_again(now, entry).head == head.hash_of(entry)


def test_a_summary_tells_the_line_in_which_its_turn_ended(game: Path) -> None:
    now = state.load(game)
    files = (game / "reports" / f"turn-0{turn}" / "summary.txt" for turn in (1, 2))
    first, second = map(heads_of, files)
    assert first == [Head(head.hash_of(now.last_entry(1)), turn=1)]
    assert second == [Head(head.hash_of(now.last_entry(2)), turn=2)]
    assert now.last_entry(2).n == now.last_step
    assert any(isinstance(event, TurnBegan) for event in now.last_entry(1).events)  # type: ignore[attr-defined]


def test_a_turn_that_has_ended_keeps_its_line(game: Path) -> None:
    before = state.load(game).last_entry(1)
    done("say", game, "Hello")
    submit.submit(game, "more.txt", b"nation Prussia\nhold\n")
    done("resolve", game)
    assert state.load(game).last_entry(1) == before


def test_verify_holds_what_a_player_kept_against_the_log(game: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    shutil.copy(game / "reports" / "turn-02" / "summary.txt", mine)
    receipt = next((game / "reports" / "receipts").glob("0002-*"))
    own = [heads_of(path)[-1] for path in (receipt, mine)]
    lines = [head.line_of(state.load(game).log.entries, one) for one in own]
    said = done("verify", game, "--head", str(own[0]), "--head", mine)
    assert said.splitlines() == [
        f"log {one}: it is line {line}, and the log is the same up to there."
        for one, line in zip(own, lines, strict=True)
    ]
    signed_again(game, other_source(lines[1] - 2))
    for path in (game / "game.yaml", *(game / "reports").rglob("*.txt")):
        path.unlink()
    assert run("verify", game).code == 0
    ran = run("verify", game, "--head", str(own[0]), "--head", mine)
    assert ran.code == 1 and f"log {own[1]}: NOT in this log." in ran.out
    assert f"The log differs from one of the lines {lines[0] + 1} to {lines[1]} on." in ran.out
    ran = run("verify", game, "--head", str(own[1]), "--json")
    assert ran.code == 1 and json.loads(ran.out)["lines"] == [1, lines[1]]


def test_a_letter_that_was_changed_later_is_found_by_its_receipt(game: Path) -> None:
    (receipt,) = (game / "reports" / "receipts").glob("0003-*")
    (kept,) = heads_of(receipt)

    def change(lines: Lines) -> None:
        lines[3]["player"] = "Nobody"

    signed_again(game, change)
    (game / "game.yaml").unlink()
    ran = run("verify", game, "--head", str(kept))
    assert ran.code == 1 and "The log differs from one of the lines 1 to " in ran.out


def test_a_whole_hash_may_be_given_and_german_is_read(game: Path) -> None:
    entries = state.load(game).log.entries
    whole = head.grouped(hashlib.sha256(entries[4].line).hexdigest(), 16)
    assert head.heads_in(f"Im Protokoll: Protokoll {whole} bei\n  Zug 5.") == [Head(whole, turn=5)]
    assert head.heads_in("Protokoll 1F3A-9c02 bei Brief 2, 1f3a") == [Head("1f3a-9c02", letter=2)]
    assert head.heads_in("Protokoll 1f3a-9c02 bei Runde 2") == [Head("1f3a-9c02", turn=2)]
    assert head.line_of(entries, Head(whole)) == 5 and head.line_of(entries, Head("0000-0000-0000")) == 0


def test_what_is_no_head_is_refused(game: Path) -> None:
    ran = run("verify", game, "--head", "whatever")
    assert ran.code == 2 and "tells no head of a log" in ran.err


def test_a_sealed_games_yaml_knows_the_end_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PBEM_KEYS", str(tmp_path / "keys"))
    game = tmp_path / "seven-years"
    done("new", game, "--sealed", "--plays", "Frederick")
    done("say", game, "Hello")
    text = (game / "game.yaml").read_text("utf-8")
    known = log_end.known_end(state.load(game).folder)
    assert known.line == 2 and known.hash in text.splitlines()[0]
    other = "0000-0000" if known.hash != "0000-0000" else "1111-1111"
    (game / "game.yaml").write_text(text.replace(known.hash, other), "utf-8")
    assert "is not the one that game.yaml was written after" in run("status", game).err
