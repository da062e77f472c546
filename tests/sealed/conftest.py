"""Keys of sealed games lie in a folder of each test's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from support.sealed_games import Twins


@pytest.fixture(autouse=True)
def keys(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("keys")
    monkeypatch.setenv("PBEM_KEYS", str(folder))
    return folder


@pytest.fixture(scope="session")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Twins:
    """The example game, which nobody may change."""
    from support.sealed_games import Twins, example, same_key

    folder = tmp_path_factory.mktemp("twins")
    with pytest.MonkeyPatch.context() as patch, same_key():
        patch.setenv("PBEM_KEYS", str(folder / "keys"))
        return Twins(
            example(folder / "plain" / "seven-years", sealed=False),
            example(folder / "sealed" / "seven-years", sealed=True),
        )


@pytest.fixture
def at_hand(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> Twins:
    """The twins, with their key."""
    monkeypatch.setenv("PBEM_KEYS", str(twins.plain.parents[1] / "keys"))
    return twins
