"""Regular expressions that are compiled when they are first used: most commands use a few of two hundred."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from re import compile as compiled
else:

    class compiled:
        """What `re.compile` returns, once anything of it is asked for."""

        def __init__(self, text: str | bytes, flags: int = 0) -> None:
            self.pattern, self._flags = text, flags

        def __getattr__(self, name: str) -> Any:
            if name.startswith("_"):
                raise AttributeError(name)
            if "_made" not in self.__dict__:
                self._made = _makers[-1](self.pattern, self._flags)
            found = getattr(self._made, name)
            setattr(self, name, found)
            return found


_makers: list[Callable[[Any, int], re.Pattern[Any]]] = [lambda text, flags: re.compile(text, flags)]


def compile_by(make: Callable[[Any, int], re.Pattern[Any]]) -> None:
    """Have patterns compiled by something that does as `re.compile` does, only faster."""
    _makers.append(make)


__all__ = ["compile_by", "compiled"]
