"""The facts of a view one by one: where each stands, and the same view with one of them changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from pbem.report.facts import LEFT_OUT

Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every fact of a view that JSON tells, with the way to it."""
    if is_dataclass(value):
        for field in fields(value):
            if field.name not in LEFT_OUT.get(type(value).__name__, ()):
                yield from leaves(getattr(value, field.name), (*path, field.name))
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from leaves(one, (*path, key))
    elif isinstance(value, tuple | list):
        for number, one in enumerate(value):
            yield from leaves(one, (*path, number))
    else:
        yield path, value


def changed(value: Any, path: Path, leaf: Any) -> Any:
    """The same view with another fact there."""
    if not path:
        return leaf
    step, rest = path[0], path[1:]
    if is_dataclass(value):
        return replace(value, **{str(step): changed(getattr(value, str(step)), rest, leaf)})  # type: ignore[type-var]
    if isinstance(value, Mapping):
        return {**value, step: changed(value[step], rest, leaf)}
    assert isinstance(step, int)
    return (*value[:step], changed(value[step], rest, leaf), *value[step + 1 :])


def name(path: Path, view: Any) -> str:
    """The record that a fact stands in and its name there: `OwnGeneral.troops`, `Moved.path`."""
    here, found = view, ""
    for step in path:
        if is_dataclass(here):
            event = step == "fields" and hasattr(here, "touches")
            found = "" if event else f"{type(here).__name__}.{step}"
            record, here = here, getattr(here, str(step))
        else:
            found = found or f"{record.kind}.{step}"
            here = here[step]
    return found


def general(path: Path) -> str:
    """The way without numbers."""
    return ".".join("*" if isinstance(step, int) else step for step in path)
