"""YAML without surprises: read, checked against a JSON Schema, and every error with its file and line.

Of YAML only what people write by hand is known: mappings, sequences and scalars. A plain scalar is a
boolean only as `true` or `false`, a number only in decimal, and null as `null`, `~` or nothing; all else
is text, and a key always is. Keys given twice, anchors, aliases, tags and a second document are refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pbem.data.errors import PathStep
from pbem.patterns import compiled

if TYPE_CHECKING:
    from yaml.events import Event
    from yaml.nodes import Node

_INTEGER = compiled(r"-?(0|[1-9][0-9]{0,17})")
_DECIMAL = compiled(r"-?(0|[1-9][0-9]{0,17})\.[0-9]{1,18}")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
_UNPRINTABLE = compiled(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DEEPEST = 40
_TOO_DEEP = "this is nested too deeply"
_UNTAGGED = ("tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map")


class DataError(Exception):
    """A data file that cannot be used. Its text is `file:line:column: message`, counted from 1."""

    def __init__(self, path: Path | str, line: int, column: int, message: str) -> None:
        """Say where and what."""
        super().__init__(f"{path}:{line}:{column}: {message}")
        self.path = str(path)
        self.line = line
        self.column = column
        self.message = message


def load_yaml(path: Path, schema_name: str) -> Any:
    """A YAML file as plain data that fits the schema; a file that cannot be read is a DataError as well."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise DataError(path, 1, 1, f"cannot be read: {error.strerror}") from error
    return load_text(decode(content, path), str(path), schema_name)


def load_text(text: str, name: str, schema_name: str) -> Any:
    """YAML text as plain data that fits the schema; `name` is the file that errors shall name."""
    from pbem.data import schema

    data = parse_yaml(text, name)
    fault = schema.fault(data, schema_name)
    if fault:
        raise error_at(text, name, fault.steps, fault.message, at_key=fault.at_key)
    return data


def decode(content: bytes, name: Path | str) -> str:
    """A file's bytes as text; anything but UTF-8 is a DataError."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8-sig")
        raise _at_offset(before, name, "this is not UTF-8") from error


def parse_yaml(text: str, name: str) -> Any:
    """YAML text as dicts, lists, text, numbers, booleans and None; raises DataError."""
    root = _compose(text, name)
    return None if root is None else _Reader(name).value(root)


def error_at(
    text: str, name: str, steps: tuple[PathStep, ...], message: str, *, at_key: bool = False
) -> DataError:
    """The error that names the place of `steps` in the text, or of the last step's key."""
    node = _compose(text, name)
    for depth, step in enumerate(steps):
        key, value = _child(node, step)
        node = key if at_key and depth == len(steps) - 1 else value
    if node is None:
        return DataError(name, 1, 1, message)
    return _at_node(node, name, message)


# ------------------------------------------------------------------------------------ text -> nodes


def _compose(text: str, name: str) -> Node | None:
    import yaml

    strange = _UNPRINTABLE.search(text)
    if strange:
        message = f"the character U+{ord(strange.group()):04X} may not stand here"
        raise _at_offset(text[: strange.start()], name, message)
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        _check_depth(yaml.parse(text, Loader=loader), name)
        return yaml.compose(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        raise _syntax_error(error, name) from error


def _check_depth(events: Iterable[Event], name: str) -> None:
    """Refuse deep nesting before anything recurs: the C library would overflow its stack."""
    from yaml.events import CollectionEndEvent, CollectionStartEvent

    depth = 0
    for event in events:
        depth += isinstance(event, CollectionStartEvent) - isinstance(event, CollectionEndEvent)
        if depth > _DEEPEST:
            raise _at_node(event, name, _TOO_DEEP)


def _syntax_error(error: Any, name: str) -> DataError:
    mark = error.problem_mark or error.context_mark
    message = ", ".join(part for part in (error.context, error.problem) if part)
    # Newer C libraries have a limit of their own, and look so far ahead that it comes before ours.
    if "maximum nesting depth" in message:
        message = _TOO_DEEP
    return DataError(name, mark.line + 1, mark.column + 1, message)


def _at_offset(before: str, name: Path | str, message: str) -> DataError:
    line_start = before.rfind("\n") + 1
    return DataError(name, before.count("\n") + 1, len(before) - line_start + 1, message)


def _at_node(node: Node | Event, name: str, message: str) -> DataError:
    mark: Any = node.start_mark
    return DataError(name, mark.line + 1, mark.column + 1, message)


def _child(node: Node | None, step: PathStep) -> tuple[Node | None, Node | None]:
    """The key and the value that a step leads to; for a sequence twice its item."""
    pairs = node.value if node is not None else []
    if isinstance(step, int):
        return pairs[step], pairs[step]
    return next(((key, value) for key, value in pairs if key.value == step), (None, None))


# ------------------------------------------------------------------------------------ nodes -> data


class _Reader:
    """Makes plain data of one document's nodes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen: set[int] = set()

    def value(self, node: Node) -> Any:
        """The data of a node."""
        self._check(node)
        if _kind(node) == "mapping":
            return self._mapping(node)
        if _kind(node) == "sequence":
            return [self.value(item) for item in node.value]
        return _scalar(node)

    def _mapping(self, node: Node) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = self._key(key_node)
            if key in mapping:
                raise _at_node(key_node, self.name, f'"{key}" is given twice')
            mapping[key] = self.value(value_node)
        return mapping

    def _key(self, node: Node) -> str:
        if _kind(node) != "scalar":
            raise _at_node(node, self.name, "a key has to be text")
        self._check(node)
        return str(node.value)

    def _check(self, node: Node) -> None:
        if id(node) in self.seen:
            raise _at_node(node, self.name, "anchors and aliases are not used here; write it out")
        if node.tag not in _UNTAGGED:
            raise _at_node(node, self.name, f"tags like {node.tag} are not used here")
        self.seen.add(id(node))


def _kind(node: Node) -> str:
    """One of "mapping", "sequence" and "scalar"."""
    return str(getattr(node, "id", "scalar"))


def _scalar(node: Node) -> str | int | float | bool | None:
    """A scalar's value; a quoted one is always text."""
    text: str = node.value
    if getattr(node, "style", None):
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text
