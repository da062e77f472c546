"""Changed copies of frozen records.

A game is copied at every event. `dataclasses.replace` runs the initializer again, which was a quarter of the
time of replaying a game; copying the fields as they lie is enough for records that check nothing.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

KEPT = {"at": "where"}
"""What is worked out of one field alone, by that field: it holds on as long as the field does."""

if TYPE_CHECKING:
    # So that a type checker knows the fields.
    from dataclasses import replace as replace
else:

    def replace(record: Any, **changes: Any) -> Any:
        """A frozen record with some of its fields changed. Raises TypeError for a field it does not have."""
        kind = record.__class__
        values = record.__dict__ | changes
        if len(values) > (_counts.get(kind) or _count(kind)):
            _clear(kind, values, changes)
        return record_of(kind, values)


def record_of(kind: type[Kind], values: dict[str, Any]) -> Kind:
    """A record whose fields are those values, and lie in that very dictionary. It is for those who know all
    fields; to copy a dictionary whole and lay it in is the fastest way to copy a record."""
    record = _new(kind)
    _lay(record, "__dict__", values)
    return record


Kind = TypeVar("Kind")

_new, _lay = object.__new__, object.__setattr__


@cache
def _names(kind: type) -> frozenset[str]:
    return frozenset(one.name for one in fields(kind))


_counts: dict[type, int] = {}


def _count(kind: type) -> int:
    return _counts.setdefault(kind, len(_names(kind)))


def _clear(kind: type, values: dict[str, Any], changes: dict[str, Any]) -> None:
    """Leave out of a copy what was worked out and may not hold any more. Raises TypeError for what is no
    field."""
    for name in values.keys() - _names(kind):
        if name in changes:
            raise TypeError(f"{kind.__name__} has no {', '.join(sorted(changes.keys() - _names(kind)))}")
        if name not in KEPT or KEPT[name] in changes:
            del values[name]
