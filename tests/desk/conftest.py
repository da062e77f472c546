"""What the tests of the desk share."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.play_by_mail.mail_table import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A game whose players have been asked for their first orders."""
    table = Table(tmp_path)
    table.run()
    return table
