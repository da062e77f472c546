"""A fixture of the tests of letters in German."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from jinja2 import Environment

from pbem.data import tongues
from pbem.data.share import templates_dir
from pbem.desk.out import reports
from pbem.report.render import environment
from support.letters.german_letters import Marking


@pytest.fixture
def marking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Environment]:
    """The templates in the tongue that marks, which the desk takes for German."""
    monkeypatch.setattr(tongues, "tongue", lambda language: Marking())
    reports._environment.cache_clear()
    yield environment([templates_dir()], language="de")
    reports._environment.cache_clear()
