"""The program's own templates as code that runs without Jinja2. Jinja2 writes it, once for this user: it is
kept in his cache as long as the template and the program are the same."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Mapping
from functools import cached_property
from types import CodeType
from typing import TYPE_CHECKING, Any

from pbem.data.private_memory import PrivateMemory
from pbem.data.program_files import program
from pbem.digests import blake2b, sha256
from pbem.report.filling.filters import FILTERS, TESTS, attribute, item_of
from pbem.report.filling.running import NAMES, Code, Context, Unknown

if TYPE_CHECKING:
    from jinja2 import Environment

    from pbem.data.tongues import Tongue


class OwnTemplates:
    """The templates of one folder. `filters` and `globals` may be added to, as with Jinja2; `whole` makes
    Jinja2's environment of the same templates, which writes their code."""

    undefined = Unknown
    concat = "".join
    getattr = staticmethod(attribute)
    getitem = staticmethod(item_of)

    def __init__(self, folder: str, whole: Callable[[], Environment]) -> None:
        self._folder, self._whole = folder, whole
        self._known: dict[str, OwnTemplate] = {}
        self.filters: dict[str, Callable[..., Any]] = dict(FILTERS)
        self.globals: dict[str, Any] = {}
        self.tests = TESTS

    def speak(self, tongue: Tongue) -> None:
        """The messages of a language: `_`, `ngettext`, `pgettext`, each with the facts it names."""

        def message(text: str, /, **facts: Any) -> str:
            return tongue.gettext(text) % facts

        def of_number(one: str, many: str, num: int, /, **facts: Any) -> str:
            return tongue.ngettext(one, many, num) % {"num": num, **facts}

        def in_context(context: str, text: str, /, **facts: Any) -> str:
            return tongue.pgettext(context, text) % {"context": context, **facts}

        self.globals |= {"_": message, "ngettext": of_number, "pgettext": in_context}

    def get_template(self, name: str, parent: object = None) -> OwnTemplate:
        """A template by its name."""
        if name not in self._known:
            self._known[name] = OwnTemplate(self, self._code(name))
        return self._known[name]

    def _code(self, name: str) -> Code:
        names: dict[str, Any] = {**NAMES, "environment": self}
        exec(_compiled(os.path.join(self._folder, name), name, self._whole), names)
        code: Code = names["root"]
        return code


class OwnTemplate:
    """One template."""

    def __init__(self, templates: OwnTemplates, code: Code) -> None:
        self._templates, self._code = templates, code

    def render(self, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """Its text about some facts."""
        return "".join(self._code(self._names({**(facts or {}), **more})))

    def _names(self, facts: Mapping[str, Any]) -> Context:
        return Context({**self._templates.globals, **facts}, self._templates.filters)

    @cached_property
    def module(self) -> Macros:
        """What other templates import of it."""
        names = self._names({})
        "".join(self._code(names))
        return Macros({name: names.vars[name] for name in names.exported_vars})

    def _get_default_module(self, _: Context) -> Macros:
        """So it is asked for by the code that Jinja2 writes."""
        return self.module


class Macros:
    """What a template that is imported has to give, by name."""

    def __init__(self, exported: Mapping[str, Any]) -> None:
        self.__dict__.update(exported)


def _compiled(path: str, name: str, whole: Callable[[], Environment]) -> CodeType:
    """The code of a template: as it was kept, or as Jinja2 writes it now."""
    with open(path, "rb") as file:
        source = file.read()
    memory = _memory(path, name)
    seal = blake2b(program() + source, digest_size=32).digest()
    kept, code = memory.recall(name) or (b"", None)
    if kept != seal or not isinstance(code, CodeType):
        text = whole().compile(source.decode(), name, raw=True).partition("\n")[2]  # without its imports
        code = compile(_without_places(text), f"<{name}>", "exec")
        memory.note(name, (seal, code))
    return code


def _memory(path: str, name: str) -> PrivateMemory:
    """Each template of each copy of the program has a file of its own: a letter needs a few."""
    return PrivateMemory(f"letters/{name}-{sha256(os.fsencode(path)).hexdigest()[:12]}")


def _without_places(text: str) -> ast.Module:
    """A program as a tree that stands in one place: where its parts stand in a text that nobody sees would
    take two fifths of its code."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if "lineno" in node._attributes:
            one: Any = node
            one.lineno, one.col_offset, one.end_lineno, one.end_col_offset = 1, 0, 1, 0
    return tree
