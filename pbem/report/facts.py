"""A view as JSON: the facts of a letter for programs, as rules/schema/letter.schema.json describes them.

Every record of the view becomes an object with the names of its fields as keys, in the same order every time.
What is left out stands in another place as well, or belongs to the rules or to the desk.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from pbem.report.view import View

VERSION = 1
"""Grows when a key is removed or changes its meaning; a new key does not count."""

LEFT_OUT = {
    "View": ("person", "events", "elsewhere"),
    "VisibleEvent": ("touches", "source"),
    "FateShown": ("terms",),
}
"""`person` may be an address; `events` stand in `story`, by chapters, and so does what happened `elsewhere`;
`touches` sorts them into `news`; of their `source` only the deadline is told; `terms` are those of the
rules."""


KEYS = {"View": {"story_turn": "told", "questions": "asked"}}
"""The keys of fields that have another name in the program; other people's programs read the keys."""


def facts(view: View) -> dict[str, Any]:
    """The facts of a view, as plain data for JSON."""
    record = _record(view)
    return {"format": "pbem letter", "version": VERSION, **record}


def as_json(view: View) -> str:
    """The facts of a view as the text of a JSON file."""
    return json.dumps(facts(view), ensure_ascii=False, indent=2) + "\n"


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, str):
        return str(value)
    if is_dataclass(value):
        return _record(value)
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if isinstance(value, frozenset | set):
        return sorted(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(one) for key, one in value.items()}
    raise TypeError(f"no fact for JSON: {value!r}")


def _record(record: Any) -> dict[str, Any]:
    kind: Any = type(record)
    keys = KEYS.get(kind.__name__, {})
    values = {keys.get(name, name): _plain(getattr(record, name)) for name in _names(kind)}
    if "source" in LEFT_OUT.get(kind.__name__, ()):
        values["deadline"] = record.source == "deadline"
    return values


@cache
def _names(kind: Any) -> tuple[str, ...]:
    left_out = LEFT_OUT.get(kind.__name__, ())
    return tuple(field.name for field in fields(kind) if field.name not in left_out)
