"""What the tests of the post share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.play_by_mail.mail_servers import Loop, Trust, trust


@pytest.fixture(scope="session")
def loop() -> Iterator[Loop]:
    loop = Loop()
    yield loop
    loop.stop()


@pytest.fixture(scope="session")
def trusted(tmp_path_factory: pytest.TempPathFactory) -> Trust:
    return trust(tmp_path_factory.mktemp("trust"))
