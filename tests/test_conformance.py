"""Every conformance case, each a test of its own named by its number."""

from __future__ import annotations

import pytest
from conformance_cases import Case, cases
from conformance_runner import run


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_case(case: Case) -> None:
    complaints = run(case)
    assert not complaints, "\n".join([f"{case.says} ({case.source})", *complaints])
