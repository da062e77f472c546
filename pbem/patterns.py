"""Regular expressions that are compiled when they are first used: most commands use a few of two hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pbem import compiling

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
                self._made = compiling.pattern(self.pattern, self._flags)
            found = getattr(self._made, name)
            setattr(self, name, found)
            return found


__all__ = ["compiled"]
