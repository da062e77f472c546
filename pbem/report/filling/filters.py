"""The filters and tests of Jinja2 that the program's templates use, as it describes them.

A template's code gives some filters first what they work with: the names it knows, how texts are put together
or the templates (`WORKS_WITH`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from pbem.records import dataclass
from pbem.report.filling.running import TEXTS, Context, Texts, Unknown

Getter = Callable[[Any], Any]


def attribute_of(path: str | None, fold: bool = False) -> Getter:
    """Takes an attribute of an item by its path, `piece.name`; the item itself for None. `fold`: texts come
    out in small letters, by which they are sorted."""
    steps = [int(step) if step.isdigit() else step for step in path.split(".")] if path else []

    def get(item: Any) -> Any:
        for step in steps:
            item = item_of(item, step)
        return item.lower() if fold and isinstance(item, str) else item

    return get


def item_of(value: Any, key: Any) -> Any:
    """`value[key]`, or its attribute of that name."""
    try:
        return value[key]
    except (AttributeError, TypeError, LookupError):
        if isinstance(key, str) and hasattr(value, key):
            return getattr(value, key)
        return Unknown(obj=value, name=key)


def attribute(value: Any, name: str) -> Any:
    """`value.name`, or what it has under that key."""
    try:
        return getattr(value, name)
    except AttributeError:
        try:
            return value[name]
        except (TypeError, LookupError, AttributeError):
            return Unknown(obj=value, name=name)


def _map(context: Context, items: Iterable[Any], *given: Any, attribute: str | None = None) -> Iterator[Any]:
    """An attribute of each item, or what a filter that is given by name makes of each."""
    if attribute is not None:
        return map(attribute_of(attribute), items)
    name, *more = given
    found = context.filters[name]
    worked_with = {"context": context, "texts": TEXTS, "templates": None}
    before = [worked_with[WORKS_WITH[name]]] if name in WORKS_WITH else []
    return (found(*before, item, *more) for item in items)


def _chosen(wanted: bool, by_attribute: bool) -> Callable[..., Iterator[Any]]:
    """A filter that keeps the items, or drops them, whose attribute, or that themselves, meet a test."""

    def chosen(context: Context, items: Iterable[Any], *given: Any) -> Iterator[Any]:
        get = attribute_of(given[0] if by_attribute else None)
        name, *more = given[by_attribute:] or ("true",)
        meets = TESTS[name]
        yield from (item for item in items if bool(meets(get(item), *more)) is wanted)

    return chosen


def _join(texts: Texts, items: Iterable[object], between: str = "") -> str:
    return between.join(map(str, items))


def _trim(value: object) -> str:
    return str(value).strip()


def _replace(texts: Texts, value: object, old: str, new: str) -> str:
    return str(value).replace(old, new)


def _first(templates: object, items: Iterable[Any]) -> Any:
    return next(iter(items), Unknown("there is no first item"))


def _least(templates: object, items: Iterable[Any]) -> Any:
    return min(items, key=attribute_of(None, fold=True))


def _most(templates: object, items: Iterable[Any]) -> Any:
    return max(items, key=attribute_of(None, fold=True))


def _sum(templates: object, items: Iterable[Any], start: Any = 0) -> Any:
    return sum(items, start)


def _sort(templates: object, items: Iterable[Any], attribute: str | None = None) -> list[Any]:
    return sorted(items, key=attribute_of(attribute, fold=True))


def _unique(templates: object, items: Iterable[Any], attribute: str | None = None) -> Iterator[Any]:
    get = attribute_of(attribute, fold=True)
    seen = set()
    for item in items:
        if (key := get(item)) not in seen:
            seen.add(key)
            yield item


@dataclass(frozen=True)
class Group:
    """Items that have something in common."""

    grouper: Any
    list: list[Any]

    def __iter__(self) -> Iterator[Any]:
        return iter((self.grouper, self.list))


def _groups(templates: object, items: Iterable[Any], attribute: str) -> list[Group]:
    key, shown = attribute_of(attribute, fold=True), attribute_of(attribute)
    groups = (list(group) for _, group in groupby(sorted(items, key=key), key))
    return [Group(shown(group[0]), group) for group in groups]


def _int(value: Any) -> int:
    """A whole number; 0 for what is none."""
    try:
        return int(value)
    except (TypeError, ValueError):
        return 0


FILTERS: Mapping[str, Callable[..., Any]] = {
    "abs": abs,
    "first": _first,
    "groupby": _groups,
    "int": _int,
    "join": _join,
    "last": lambda templates, items: items[-1],
    "length": len,
    "list": lambda texts, items: list(items),
    "map": _map,
    "max": _most,
    "min": _least,
    "reject": _chosen(False, by_attribute=False),
    "rejectattr": _chosen(False, by_attribute=True),
    "replace": _replace,
    "reverse": reversed,
    "select": _chosen(True, by_attribute=False),
    "selectattr": _chosen(True, by_attribute=True),
    "sort": _sort,
    "string": str,
    "sum": _sum,
    "trim": _trim,
    "unique": _unique,
    "upper": lambda value: str(value).upper(),
}
"""By name."""

WORKS_WITH: Mapping[str, str] = {
    **dict.fromkeys(("map", "select", "selectattr", "reject", "rejectattr", "named", "say"), "context"),
    **dict.fromkeys(("join", "list", "replace"), "texts"),
    **dict.fromkeys(("first", "groupby", "last", "max", "min", "sort", "sum", "unique"), "templates"),
}
"""What a filter is given first; `named` and `say` are those of pbem/report/render.py."""

TESTS: Mapping[str, Callable[..., bool]] = {
    "defined": lambda value: not isinstance(value, Unknown),
    "equalto": lambda value, other: bool(value == other),
    "in": lambda value, others: value in others,
    "none": lambda value: value is None,
    "true": bool,
    "undefined": lambda value: isinstance(value, Unknown),
}
"""By name; `true` is what an item is tried by if no test is named."""
