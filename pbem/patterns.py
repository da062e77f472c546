"""Regular expressions that are compiled when they are first used: most commands use a few of two hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pbem import compiling

if TYPE_CHECKING:
    import re
    from collections.abc import Callable
    from typing import AnyStr

    def compiled(text: AnyStr | Callable[[], AnyStr], flags: int = 0) -> re.Pattern[AnyStr]:
        """Only what type checkers are to know."""

else:

    class compiled:
        """What `re.compile` returns, once anything of it is asked for. A text that is made of other words may
        be given as a function, so that it is made then as well."""

        def __init__(self, text: str | bytes | Callable[[], str | bytes], flags: int = 0) -> None:
            self._text, self._flags = text, flags

        def __getattr__(self, name: str) -> Any:
            if name.startswith("_"):
                raise AttributeError(name)
            if "_made" not in self.__dict__:
                text = self._text() if callable(self._text) else self._text
                self._made = compiling.pattern(text, self._flags)
            found = getattr(self._made, name)
            setattr(self, name, found)
            return found


__all__ = ["compiled"]
