"""What several folders of tests share and is slow to make."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1] / "games" / "example" / "game"


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the example game, in the folders `public` and `private`; to be read, not changed."""
    from pbem.desk import publishing

    folder = tmp_path_factory.mktemp("site")
    game = Path(shutil.copytree(EXAMPLE, folder / "seven-years"))
    publishing.publish(game, folder / "public", folder / "private")
    return folder
