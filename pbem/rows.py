"""`NamedTuple` as the standard library has it, at a tenth of what a kind costs to make.

The library compiles the text of every field's type, and a method for each kind, when its module is loaded.
Here the method that makes a row is written when the first row is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from pbem import compiling

if TYPE_CHECKING:
    # What a type checker knows of named tuples holds for these too.
    from typing import NamedTuple as NamedTuple
else:
    try:
        # What the library's own named tuples read their fields with, if there is one.
        from _collections import _tuplegetter as field_at
    except ImportError:
        from operator import itemgetter

        def field_at(place: int, doc: str) -> property:
            return property(itemgetter(place), doc=doc)

    class _Row(tuple):
        """What all rows can do."""

        __slots__ = ()
        _fields: tuple[str, ...] = ()
        _field_defaults: Mapping[str, Any] = {}

        @classmethod
        def _make(cls, values: Iterable[Any]) -> Any:
            made = tuple.__new__(cls, values)
            if len(made) != len(cls._fields):
                raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
            return made

        def _replace(self, /, **changed: Any) -> Any:
            made = self._make(map(changed.pop, self._fields, self))
            if changed:
                raise ValueError(f"Got unexpected field names: {list(changed)!r}")
            return made

        def _asdict(self) -> dict[str, Any]:
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self) -> str:
            told = (f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
            return f"{type(self).__name__}({', '.join(told)})"

        def __getnewargs__(self) -> tuple[Any, ...]:
            return tuple(self)

    class _Later:
        """What makes a row, until the first one is made."""

        __slots__ = ("kind",)

        def __get__(self, _: object, asked: type) -> Any:
            if isinstance(self.kind.__dict__["__new__"], _Later):
                self.kind.__new__ = staticmethod(_maker(self.kind))
            return self.kind.__dict__["__new__"].__func__

    def _maker(kind: Any) -> Any:
        defaults = kind._field_defaults
        wants = ", ".join(f"{name}=_default_{name}" if name in defaults else name for name in kind._fields)
        values = "".join(f"{name}, " for name in kind._fields)
        names = {"_new": tuple.__new__} | {f"_default_{name}": value for name, value in defaults.items()}
        exec(compiling.method(f"def __new__(_cls, {wants}):\n return _new(_cls, ({values}))\n"), names)
        made = names["__new__"]
        made.__qualname__ = f"{kind.__qualname__}.__new__"
        return made

    class _Kind(type):
        def __new__(meta, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Any:
            if not bases:
                return super().__new__(meta, name, bases, space)
            fields = tuple(space.get("__annotations__", ()))
            defaults = {field: space[field] for field in fields if field in space}
            later = _Later()
            own = space | {field: field_at(place, "") for place, field in enumerate(fields)}
            own |= {"_fields": fields, "__match_args__": fields, "_field_defaults": defaults}
            own |= {"__slots__": (), "__new__": later}
            later.kind = type(name, (_Row,), own)
            return later.kind

    class NamedTuple(metaclass=_Kind):
        """What kinds of rows are written as: fields with their types, and values if they are left out."""


__all__ = ["NamedTuple"]
