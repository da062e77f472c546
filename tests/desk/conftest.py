"""What the tests of the desk share: tables that are played once, and copied for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.play_by_mail.made_once import letters_made_once
from support.play_by_mail.mail_table import Table
from support.play_by_mail.timed_table import Timed, after_turn_one


@pytest.fixture(scope="module", autouse=True)
def no_letter_is_made_twice() -> Iterator[None]:
    """Most tests play the same first turn of the same game: its letters are made of the same facts."""
    with letters_made_once():
        yield


@pytest.fixture(scope="session")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """A game whose players have been asked for their first orders; to be copied, not changed."""
    table = Table(tmp_path_factory.mktemp("asked"))
    table.run()
    return table


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Timed:
    """Turn 2, Prussia's stage: turn 1 was played by mail; to be copied, not changed."""
    return after_turn_one(Timed(tmp_path_factory.mktemp("played")))


@pytest.fixture
def table(asked: Table, tmp_path: Path) -> Table:
    """A game whose players have been asked for their first orders."""
    return asked.copied(tmp_path)
