"""`dataclass` as the standard library has it, but its methods are written when they are first called.

A command loads three hundred kinds of records and uses a few dozen. To write the methods of all of them took
a third of the time of every command. Here a kind costs next to nothing until the first record is made,
compared or shown; `fields`, `replace` and `is_dataclass` of the library work as ever.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, TypeVar

from pbem import compiling

if TYPE_CHECKING:
    # What a type checker knows of records holds for these too.
    from dataclasses import dataclass as dataclass
else:

    def dataclass(kind=None, /, *, frozen=False, eq=True, kw_only=False):
        """The decorator, with those of its switches that are used here."""
        ways = Ways(frozen, eq, kw_only)
        return ways.prepare if kind is None else ways.prepare(kind)


def often_read(kind: type[Kind]) -> type[Kind]:
    """A decorator above `dataclass` for kinds whose fields are read all the time: their defaults do not stay
    on the class. Python reads a record's field several times faster if its class has nothing of that name."""
    _often_read.add(kind)
    return kind


Kind = TypeVar("Kind")

_often_read: set[type] = set()


def _leave_no_defaults(kind: type, every: Iterable[dataclasses.Field[Any]]) -> None:
    for one in every:
        if one.default is not dataclasses.MISSING and one.name in kind.__dict__:
            delattr(kind, one.name)


class Ways:
    """The switches of a kind. The library looks here whether what it inherits from is frozen."""

    def __init__(self, frozen: bool, eq: bool, kw_only: bool) -> None:
        self.frozen, self.eq, self.kw_only = frozen, eq, kw_only

    def prepare(self, kind: Any) -> Any:
        """The same class, with everything that a record needs still to be worked out."""
        kind.__dataclass_params__ = self
        wanted = _COMPARED if self.eq else _ALWAYS
        for name, make in wanted.items():
            if name not in kind.__dict__ or name == "__dataclass_fields__":
                setattr(kind, name, _Later(kind, name, make))
        if self.eq and (not self.frozen or "__hash__" not in kind.__dict__):
            kind.__hash__ = _Later(kind, "__hash__", _hash) if self.frozen else None
        if self.frozen:
            kind.__setattr__, kind.__delattr__ = _set, _delete
        return kind


class _Later:
    """An attribute of a class that is worked out when it is first asked for."""

    __slots__ = ("kind", "make", "name")

    def __init__(self, kind: type, name: str, make: Callable[[Any], Any]) -> None:
        self.kind, self.name, self.make = kind, name, make

    def __get__(self, record: object, kind: type) -> Any:
        if self.kind.__dict__.get(self.name) is self:
            setattr(self.kind, self.name, self.make(self.kind))
        made = self.kind.__dict__[self.name]
        return made.__get__(record, kind) if hasattr(made, "__get__") else made


def _fields(kind: Any) -> dict[str, Any]:
    """The fields by name as the library keeps them, inherited ones first."""
    found: dict[str, Any] = {}
    for base in kind.__mro__[:0:-1]:
        found |= getattr(base, "__dataclass_fields__", {})
    for name, hint in kind.__annotations__.items():
        if not hint.startswith("ClassVar["):
            found[name] = _field(kind, name, hint)
    return found


def _field(kind: Any, name: str, hint: str) -> Any:
    """A field that a kind has itself, as the library describes it. To have the library look for it took ten
    times as long: it makes a class for that."""
    library: Any = dataclasses
    given = kind.__dict__.get(name, library.MISSING)
    own = given if isinstance(given, library.Field) else library.field(default=given)
    own.name, own.type, own._field_type = name, hint, library._FIELD
    if own.kw_only is library.MISSING:
        own.kw_only = kind.__dataclass_params__.kw_only
    if own is given and own.default is not library.MISSING:
        setattr(kind, name, own.default)
    elif own is given:
        delattr(kind, name)
    return own


def _init(kind: Any) -> Any:
    every = dataclasses.fields(kind)
    keyed = [one for one in every if one.kw_only]
    names: dict[str, Any] = {"_absent": object()}
    wants = [_parameter(one, names) for one in every if not one.kw_only]
    wants += ["*"][: len(keyed)] + [_parameter(one, names) for one in keyed]
    # A dictionary of its own: in one that shares its keys with other records Python reads far more slowly.
    values = ", ".join(f"{one.name!r}: {_value(one)}" for one in every)
    names["_lay"] = object.__setattr__
    lines = [f'_lay(self, "__dict__", {{{values}}})']
    if kind in _often_read:
        _leave_no_defaults(kind, every)
    if hasattr(kind, "__post_init__"):
        lines.append("self.__post_init__()")
    return _written(kind, "__init__", ", ".join(["self", *wants]), lines, names)


def _parameter(field: Any, names: dict[str, Any]) -> str:
    """A field in the head of the initializer; `names` takes up what stands for its default value."""
    name: str = field.name
    if field.default is not dataclasses.MISSING:
        names[f"_{name}"] = field.default
        return f"{name}=_{name}"
    if field.default_factory is not dataclasses.MISSING:
        names[f"_{name}"] = field.default_factory
        return f"{name}=_absent"
    return name


def _value(field: Any) -> str:
    name: str = field.name
    if field.default_factory is dataclasses.MISSING:
        return name
    return f"_{name}() if {name} is _absent else {name}"


def _repr(kind: Any) -> Any:
    shown = [one.name for one in dataclasses.fields(kind) if one.repr]

    def __repr__(self: Any) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{type(self).__qualname__}({values})"

    return recursive_repr()(__repr__)


def _eq(kind: Any) -> Any:
    lines = [
        "if self is other: return True",
        f"if self.__class__ is other.__class__: return {_tuple('self', kind)} == {_tuple('other', kind)}",
        "return NotImplemented",
    ]
    return _written(kind, "__eq__", "self, other", lines, {})


def _hash(kind: Any) -> Any:
    return _written(kind, "__hash__", "self", [f"return hash({_tuple('self', kind)})"], {})


def _tuple(record: str, kind: Any) -> str:
    """What is compared of a record."""
    return "(" + "".join(f"{record}.{one.name}, " for one in dataclasses.fields(kind) if one.compare) + ")"


def _match_args(kind: Any) -> tuple[str, ...]:
    return tuple(one.name for one in dataclasses.fields(kind) if not one.kw_only)


def _written(kind: type, name: str, wants: str, lines: list[str], names: dict[str, Any]) -> Any:
    """A method from its text."""
    exec(compiling.method(f"def {name}({wants}):\n" + "".join(f" {line}\n" for line in lines)), names)
    made = names[name]
    made.__qualname__ = f"{kind.__qualname__}.{name}"
    return made


def _set(record: object, name: str, value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete(record: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


_ALWAYS: dict[str, Callable[[Any], Any]] = {
    "__dataclass_fields__": _fields,
    "__match_args__": _match_args,
    "__init__": _init,
    "__repr__": _repr,
}
_COMPARED = _ALWAYS | {"__eq__": _eq}
"""What is worked out of the fields."""
