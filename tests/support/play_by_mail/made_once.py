"""Letters that are made of the same facts by the same templates are made once.

Tests that kill a run at one of its points, or begin with the same turn, make the same letters each time. What
a letter is made from is still worked out each time, and decides: a run that would tell of other
facts makes another letter.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from jinja2 import Environment

from pbem.desk.out import enclosures, reports
from pbem.report import letters
from pbem.report.document import Document

MOST = 2000
"""So many letters are kept."""

_MADE: WeakKeyDictionary[Environment, dict[bytes, Any]] = WeakKeyDictionary()
"""By the templates' environment: what was made by the name of a template and some facts."""
_TEXTS: dict[int, tuple[Document, str]] = {}
"""By the identity of a letter, which is kept so that no other can have it: the letter as text."""


@contextmanager
def letters_made_once() -> Iterator[None]:
    """As long as this lasts, no letter is made twice; it may be begun again inside itself."""
    if getattr(letters.document, "once", False):
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        for name in ("document", "render_as_it_is"):
            patch.setattr(letters, name, _made_once(getattr(letters, name)))
        for module in (enclosures, reports):
            patch.setattr(module, "text", _written_once(module.text))
        yield


def _made_once(make: Callable[..., Any]) -> Callable[..., Any]:
    def made(env: Environment, template: str, *facts: Any) -> Any:
        key = sha256(pickle.dumps((make.__name__, template, facts))).digest()
        return _kept(_MADE.setdefault(env, {}), key, lambda: make(env, template, *facts))

    made.once = True  # type: ignore[attr-defined]
    return made


def _written_once(write: Callable[[Document], str]) -> Callable[[Document], str]:
    return lambda document: _kept(_TEXTS, id(document), lambda: (document, write(document)))[1]


def _kept(known: dict[Any, Any], key: object, make: Callable[[], Any]) -> Any:
    if key not in known:
        made = make()
        if len(known) >= MOST:
            known.clear()
        known[key] = made
    return known[key]
