"""Where `rules/`, `templates/`, the example game and the conformance cases are: beside the package in a
checkout, inside it once installed."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def _root() -> Path:
    installed = _PACKAGE / "_share"
    return installed if installed.is_dir() else _PACKAGE.parent


def rules_dir() -> Path:
    """The directory of the rules' data and their schemas."""
    return _root() / "rules"


def templates_dir() -> Path:
    """The directory of the letters' templates."""
    return _root() / "templates"


def own_templates() -> tuple[Path, ...]:
    """The folders of a moderator's own templates for all games, the first one first: those that
    PBEM_TEMPLATES names, then `templates` in the user's configuration of pbem."""
    given = os.environ.get("PBEM_TEMPLATES", "").split(os.pathsep)
    named = (Path(name).expanduser() for name in given if name)
    base = os.environ.get("XDG_CONFIG_HOME", "")
    config = Path(base) if os.path.isabs(base) else Path(os.path.expanduser("~/.config"))
    return (*named, config / "pbem" / "templates")


def example_dir() -> Path:
    """The directory of the example game's script, `play.yaml`, and its letters."""
    return _root() / "games" / "example"


def conformance_dir() -> Path:
    """The directory of the conformance cases."""
    root = _root()
    return root / "tests" / "conformance" if root == _PACKAGE.parent else root / "conformance"


def rules_file(name: str) -> Path:
    """One file of the game's data, by its bare name: `board`."""
    return rules_dir() / "friedrich" / f"{name}.yaml"


def schema_file(name: str) -> Path:
    """A JSON Schema by its bare name: `board`."""
    return rules_dir() / "schema" / f"{name}.schema.json"
