"""What `resolve` says is to be sent by hand, and to whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.command_line import run

LETTERS = Path(__file__).parents[1] / "letters" / "turn-1"


def started(tmp_path: Path, *more: str) -> str:
    game = str(tmp_path / "war")
    run("new", game, "--player", "Frederick=frederick@example.org", *more)
    run("submit", game, *map(str, sorted(LETTERS.iterdir())))
    return game


def section(out: str) -> list[str]:
    return [line.strip() for line in out.partition("Send now:\n")[2].splitlines()]


def test_each_file_is_listed_with_whom_it_is_for(tmp_path: Path) -> None:
    game = started(tmp_path)
    lines = section(run("resolve", game).out)
    assert [line.partition(":")[0] for line in lines] == [
        "to everybody", "to Frederick", "to Elisabeth", "to Maria Theresa", "to Pompadour"
    ]  # fmt: skip
    assert lines[0].endswith("reports/turn-02/summary.txt")
    assert lines[1].endswith(f"reports/turn-02/frederick.txt, and what pbem form {game} Prussia prints")
    assert all("frederick" not in line for line in (lines[0], *lines[2:]))
    named = [word.strip(",") for line in lines for word in line.split() if word.startswith("reports/")]
    assert all((tmp_path / "war" / name).is_file() for name in named)


def test_nothing_is_to_be_sent_where_nothing_was_played(tmp_path: Path) -> None:
    game = started(tmp_path)
    assert "Send now" not in run("resolve", game, "--dry-run").out
    run("resolve", game)
    assert "Send now" not in run("resolve", game).out


def test_of_a_sealed_game_only_what_is_public_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PBEM_KEYS", str(tmp_path / "keys"))
    lines = section(run("resolve", started(tmp_path, "--sealed")).out)
    assert len(lines) == 1 and lines[0].startswith("to everybody: ")
