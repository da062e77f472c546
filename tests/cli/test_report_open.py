"""`--open`: a letter with the map, or an order desk, in a file of its own, handed to the user's browser."""

from __future__ import annotations

import stat
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest

from support.command_line import run
from support.example_game import EXAMPLE


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was asked to open."""
    found: list[str] = []
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("webbrowser.open", lambda address: found.append(address) or True)
    return found


def test_the_summary_is_opened_with_its_map(opened: list[str]) -> None:
    ran = run("report", EXAMPLE, "--turn", "4", "--open")
    path = Path(unquote(urlparse(opened[0]).path))
    assert ran.code == 0 and ran.out.strip() == str(path) and path.name == "seven-years-turn-04-summary.html"
    text = path.read_text("utf-8")
    assert "seven-years: turn 4" in text and "<svg" in text and 'class="troops"' not in text


def test_a_players_letter_can_be_read_by_the_user_alone(opened: list[str]) -> None:
    assert run("report", EXAMPLE, "--player", "Prussia", "--turn", "4", "--open").code == 0
    path = Path(unquote(urlparse(opened[0]).path))
    assert path.name == "seven-years-turn-04-frederick.html" and 'class="troops"' in path.read_text("utf-8")
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_without_a_browser_the_file_is_named(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    ran = run("report", EXAMPLE, "--open")
    assert ran.code == 0 and Path(ran.out.strip()).is_file() and "by hand" in ran.err


def test_the_order_desk_is_opened_or_named(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("order-desk", EXAMPLE, "Prussia", "--open").code == 0
    path = Path(unquote(urlparse(opened[0]).path))
    assert path.name == "order-desk-seven-years-frederick.html" and path.is_file()
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    assert "by hand" in run("order-desk", EXAMPLE, "Prussia", "--open").err
