"""Regular expressions that are compiled when they are first used: most commands use a few of two hundred."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from re import compile as compiled
else:

    class compiled:
        """What `re.compile` returns, once anything of it is asked for."""

        def __init__(self, text: str | bytes, flags: int = 0) -> None:
            self._wanted = text, flags

        def __getattr__(self, name: str) -> Any:
            if name.startswith("__"):
                raise AttributeError(name)
            found = getattr(re.compile(*self._wanted), name)
            setattr(self, name, found)
            return found


__all__ = ["compiled"]
