"""Keys of sealed games lie in a folder of each test's own; what tests/desk plays with is at hand."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
sys.path += [str(TESTS), str(TESTS / "desk")]


@pytest.fixture(autouse=True)
def keys(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("keys")
    monkeypatch.setenv("PBEM_KEYS", str(folder))
    return folder
