"""Records whose methods are written at their first use are what the standard library would make of them."""

from __future__ import annotations

import ast
import copy
import dataclasses
import importlib
import inspect
import pickle
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

import pbem
from pbem import records

PACKAGE = Path(pbem.__file__).parent


def decorated(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The names of the records of a file, but for those within functions, with their switches."""
    for node in ast.parse(path.read_text("utf-8")).body:
        for one in node.decorator_list if isinstance(node, ast.ClassDef) else ():
            name = one.func if isinstance(one, ast.Call) else one
            if isinstance(node, ast.ClassDef) and ast.unparse(name) == "dataclass":
                given = one.keywords if isinstance(one, ast.Call) else []
                yield node.name, {str(word.arg): ast.literal_eval(word.value) for word in given}


def all_records() -> Iterator[tuple[Any, dict[str, Any]]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for name, ways in decorated(path):
            inside = path.relative_to(PACKAGE.parent).with_suffix("").parts
            kind = getattr(importlib.import_module(".".join(inside)), name, None)
            if kind is not None and isinstance(kind.__dict__.get("__dataclass_params__"), records.Ways):
                yield kind, ways


RECORDS = list(all_records())

Facts = list[tuple[str, Any, Any, bool, bool, bool, Any]]


def facts(kind: Any) -> Facts:
    def fact(one: Any) -> tuple[str, Any, Any, bool, bool, bool, Any]:
        return one.name, one.type, one.default, one.compare, one.repr, one.kw_only, one.default_factory

    return [fact(one) for one in dataclasses.fields(kind)]


def as_the_library_makes_it(kind: Any, ways: dict[str, Any]) -> Any:
    """The class made by the library from the text of the class and of those it inherits from."""
    bases = tuple(
        as_the_library_makes_it(base, ways | {"kw_only": base.__dataclass_params__.kw_only})
        if "__dataclass_params__" in base.__dict__
        else base
        for base in kind.__bases__
        if base.__module__ != "typing"
    )
    hints = kind.__annotations__
    kept = {name: kind.__dict__[name] for name in hints if name in kind.__dict__}
    own = {one.name: one for one in dataclasses.fields(kind) if one.name in hints}
    given = {name: again(one) for name, one in own.items() if has_default(one) or has_switch(one)}
    frame = {"__module__": kind.__module__, "__doc__": ".", "__annotations__": hints}
    return dataclasses.dataclass(**ways)(type(kind.__name__, bases, frame | kept | given))


def has_default(one: Any) -> bool:
    return one.default is not dataclasses.MISSING or one.default_factory is not dataclasses.MISSING


def has_switch(one: Any) -> bool:
    """Whether more is said of a field than its name and kind. A class that was used no longer has what was
    written there."""
    return bool(one.metadata or one.kw_only or not one.repr or not one.compare)


def again(one: Any) -> Any:
    given = {"default": one.default, "default_factory": one.default_factory}
    made = {name: value for name, value in given.items() if value is not dataclasses.MISSING}
    switches = {"repr": one.repr, "compare": one.compare, "kw_only": one.kw_only, "metadata": one.metadata}
    return dataclasses.field(**made, **switches)


def test_nearly_all_records_are_of_this_kind() -> None:
    assert len(RECORDS) > 300


@pytest.mark.parametrize(("kind", "ways"), RECORDS, ids=[kind.__qualname__ for kind, _ in RECORDS])
def test_a_record_is_what_the_library_makes_of_it(kind: Any, ways: dict[str, Any]) -> None:
    other = as_the_library_makes_it(kind, ways)
    assert facts(kind) == facts(other)
    assert kind.__match_args__ == other.__match_args__
    assert wants(kind) == wants(other)
    for name in ("__eq__", "__hash__", "__setattr__"):
        has_own = getattr(kind, name) is not getattr(object, name)
        assert has_own == (getattr(other, name) is not getattr(object, name)), name
    assert (kind.__hash__ is None) == (other.__hash__ is None)


def wants(kind: Any) -> list[tuple[str, Any, bool]]:
    """What the initializer is given: names, kinds, and whether each may be left out."""
    given = inspect.signature(kind.__init__).parameters.values()
    return [(one.name, one.kind, one.default is one.empty) for one in given]


# ------------------------------------------------------------------------------------ one by one


@records.dataclass(frozen=True)
class Plain:
    """A record."""

    name: str
    many: dict[str, int] = dataclasses.field(default_factory=dict)
    aside: int = dataclasses.field(default=3, compare=False, repr=False)
    SIGN: ClassVar[str] = "x"


@records.dataclass(frozen=True)
class Longer(Plain):
    """One more field."""

    more: tuple[int, ...] = ()


@records.dataclass
class Changing:
    """A record that may be changed."""

    number: int = 0

    def __post_init__(self) -> None:
        self.number += 1


@records.dataclass(frozen=True, eq=False)
class Itself:
    """A record that is equal to nothing else."""

    number: int


def test_a_record_is_made_compared_and_shown() -> None:
    assert (Plain("a").name, Plain("a").many, Plain("a").aside) == ("a", {}, 3)
    assert repr(Longer("a", {"b": 1}, 4, (5,))) == "Longer(name='a', many={'b': 1}, more=(5,))"
    assert Plain("a", aside=1) == Plain("a", aside=2) != Plain("b")
    assert Plain("a") != Longer("a")
    assert hash(Longer("a", (), more=(1,))) == hash(Longer("a", (), 9, more=(1,)))  # type: ignore[arg-type]
    assert Itself(1) != Itself(1)


def test_every_record_has_a_default_of_its_own() -> None:
    assert Plain("a").many is not Plain("a").many


def test_the_library_knows_a_record_before_any_was_made() -> None:
    @records.dataclass(frozen=True)
    class New:
        number: int = 1

    assert dataclasses.is_dataclass(New)
    assert [one.name for one in dataclasses.fields(New)] == ["number"]
    assert New.number == 1


def test_a_record_is_copied_with_changes_and_pickled() -> None:
    one = Longer("a", more=(1,))
    assert dataclasses.replace(one, name="b") == Longer("b", more=(1,))
    assert pickle.loads(pickle.dumps(one)) == one == copy.deepcopy(one)


@records.often_read
@records.dataclass(frozen=True)
class Often:
    """A record whose fields are read all the time."""

    number: int = 3
    name: str = ""


def test_defaults_of_what_is_often_read_hold_and_do_not_stay_on_the_class() -> None:
    assert (Often().number, Often(4).name, Often(name="a")) == (3, "", Often(3, "a"))
    assert not hasattr(Often, "number") and not hasattr(Often, "name")
    assert dataclasses.replace(Often(), name="b") == pickle.loads(pickle.dumps(Often(name="b")))


def test_a_frozen_record_stays_as_it_is() -> None:
    one = Plain("a")
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.name = "b"  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del one.name
    changing = Changing(4)
    changing.number = 7
    assert changing == Changing(6)
    with pytest.raises(TypeError, match="unhashable"):
        hash(changing)


def test_what_is_missing_or_strange_is_refused() -> None:
    with pytest.raises(TypeError, match="name"):
        Plain()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="colour"):
        Plain("a", colour=1)  # type: ignore[call-arg]


def test_a_record_matches_by_place() -> None:
    match Longer("a", {}, 2):
        case Longer(name, _, aside):
            assert (name, aside) == ("a", 2)
        case _:
            pytest.fail("no match")


def test_a_record_of_the_library_may_inherit_from_one() -> None:
    @dataclasses.dataclass(frozen=True)
    class Theirs(Longer):
        end: int = 9

    assert Theirs("a", end=2) == Theirs("a", {}, 3, (), 2)
    assert dataclasses.replace(Theirs("a"), more=(3,)).more == (3,)


def test_methods_of_a_class_are_left_as_they_are() -> None:
    @records.dataclass(frozen=True)
    class Own:
        number: int

        def __repr__(self) -> str:
            return "own"

        def __eq__(self, other: object) -> bool:
            return isinstance(other, SimpleNamespace)

        def __hash__(self) -> int:
            return 4

    assert repr(Own(1)) == "own" and Own(1) == SimpleNamespace() and hash(Own(1)) == 4
