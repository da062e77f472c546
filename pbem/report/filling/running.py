"""The names that a template's code uses, as Jinja2's runtime has them: for plain text, where nothing is
escaped, and strict about what is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NoReturn

Code = Callable[["Context"], Iterable[str]]
"""The code of a whole template: gives its text in pieces."""


class Missing:
    """Stands for a value that nobody has given."""


missing = Missing()


class UnknownName(Exception):
    """A template of the program asks for something that is not there."""


class Unknown:
    """What is not there. It may be asked whether it is `defined` and nothing else."""

    def __init__(self, hint: str = "", obj: object = missing, name: object = "") -> None:
        owner = "" if obj is missing else f" of {type(obj).__name__}"
        self.__dict__["hint"] = hint or f"{name!r}{owner} is undefined"

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise UnknownName(self.__dict__["hint"])

    __getattr__ = __getitem__ = __call__ = __str__ = __iter__ = __len__ = __bool__ = __hash__ = _refuse
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __contains__ = __add__ = __radd__ = _refuse


class Nothing:
    """What `x if condition` gives where the condition does not hold: an empty text."""

    def __init__(self, hint: str = "") -> None:
        """A template's code says why there is nothing."""

    def __str__(self) -> str:
        return ""

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[str]:
        return iter(())


class Texts:
    """How texts are put together: as they are."""

    autoescape = False


TEXTS = Texts()


class Context:
    """The names that one template knows while it is filled in."""

    eval_ctx = TEXTS

    def __init__(self, known: Mapping[str, Any], filters: Mapping[str, Callable[..., Any]]) -> None:
        self.known, self.filters = known, filters
        self.vars: dict[str, Any] = {}
        self.exported_vars: set[str] = set()

    def resolve_or_missing(self, name: str) -> Any:
        """The value of a name."""
        return self.vars[name] if name in self.vars else self.known.get(name, missing)

    def call(self, called: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        """What a call in a template gives. Variables of a loop are not for who is called."""
        named.pop("_loop_vars", None)
        return called(*given, **named)


class Macro:
    """A macro of a template, with what it takes by name."""

    def __init__(
        self,
        environment: object,
        code: Callable[..., str],
        name: str,
        takes: tuple[str, ...],
        more_by_name: bool,
        more: bool,
        caller: bool,
        autoescape: bool,
    ) -> None:
        if more_by_name or more or caller:
            raise UnknownName(f"macro {name} takes what is not listed")
        self.code, self.name, self.takes = code, name, takes

    def __call__(self, *given: Any, **named: Any) -> str:
        """Its text. What is not given is `missing`: the macro's code puts in what it has by default."""
        if named or len(given) < len(self.takes):
            given = (*given, *(named.pop(name, missing) for name in self.takes[len(given) :]))
        if named or len(given) > len(self.takes):
            raise TypeError(f"macro {self.name} takes {', '.join(self.takes)}")
        return self.code(*given)


class Loop:
    """The items of a loop, each with the loop itself, which tells where it stands."""

    def __init__(self, items: Iterable[Any], undefined: Callable[..., Any]) -> None:
        self.items, self.undefined, self.index0 = list(items), undefined, -1

    def __iter__(self) -> Iterator[tuple[Any, Loop]]:
        for item in self.items:
            self.index0 += 1
            yield item, self

    @property
    def index(self) -> int:
        """The place of the item, from 1."""
        return self.index0 + 1

    @property
    def length(self) -> int:
        """How many items there are."""
        return len(self.items)

    @property
    def first(self) -> bool:
        """Whether the item is the first."""
        return self.index0 == 0

    @property
    def last(self) -> bool:
        """Whether the item is the last."""
        return self.index == len(self.items)

    @property
    def previtem(self) -> Any:
        """The item before."""
        return self.undefined("there is no item before") if self.first else self.items[self.index0 - 1]

    @property
    def nextitem(self) -> Any:
        """The item that comes next."""
        return self.undefined("there is no further item") if self.last else self.items[self.index]


def str_join(parts: Iterable[object]) -> str:
    """What `~` makes."""
    return "".join(map(str, parts))


def same(value: Any) -> Any:
    """The same."""
    return value


NAMES: Mapping[str, Any] = {
    "LoopContext": Loop,
    "Macro": Macro,
    "Markup": str,
    "TemplateRuntimeError": UnknownName,
    "Undefined": Nothing,
    "identity": same,
    "internalcode": same,
    "missing": missing,
    "str_join": str_join,
}
"""What the code of a template is given, by Jinja2's names."""
