"""Every conformance case, each a test of its own named by its number."""

from __future__ import annotations

import pytest

from pbem.conformance.cases import Case, cases
from pbem.conformance.comparison import compare


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_case(case: Case) -> None:
    differences = compare(case)
    assert not differences, "\n".join([f"{case.says} ({case.source})", *map(str, differences)])
