"""YAML of the tests themselves as plain data, read by the C library where there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(path: Path) -> Any:
    """The content of a file."""
    return yaml.load(path.read_text("utf-8"), Loader=LOADER)
