"""Which names of a script are the same variable: where each is declared, and how far that reaches.

Scripts that are made light declare by `const`, `let`, `function`, `class` and parameters, and end their
statements. What is declared otherwise, as by `var`, keeps its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from pbem.records import dataclass

CLOSING = frozenset(")]}")
"""What ends a value begins with one of these; so does a template's piece behind its code."""


@dataclass
class Scope:
    """A part of a script in which names are declared: the whole of it, a function, a block."""

    start: int
    end: int
    outer: int
    declared: list[str] = field(default_factory=list)
    """Its own names, in the order in which they are declared."""

    asked: set[tuple[int, str]] = field(default_factory=set)
    """The variables that it asks for, or what lies in it, each by its scope and name."""


@dataclass(frozen=True)
class Code:
    """A script without its spaces."""

    texts: Sequence[str]
    is_variable: Sequence[bool]
    """Whether a variable may stand there."""

    ends: Sequence[int]
    """Where what opens there is closed, and where what closes there was opened; -1 elsewhere. A template
    opens by its first piece and closes by its last one."""

    is_block: Sequence[bool]
    """Whether a block of statements opens there."""


def scopes(code: Code) -> tuple[list[Scope], list[int]]:
    """All scopes, outer ones before what lies in them, and in which each part is a variable: -1 if it is
    none that the script declares."""
    found = _spans(code)
    inside = _innermost(found, len(code.texts))
    for at, name in _declared(code):
        scope = found[inside[at]]
        if name not in scope.declared:
            scope.declared.append(name)
    names = [set(one.declared) for one in found]
    of = [-1] * len(code.texts)
    for at, name in enumerate(code.texts):
        if code.is_variable[at]:
            of[at] = _declaring(found, names, inside[at], name)
    return found, of


def _declaring(found: Sequence[Scope], names: Sequence[set[str]], at: int, name: str) -> int:
    """The scope that declares a name as it is used in another one; every scope on the way notes it."""
    way = []
    while at >= 0 and name not in names[at]:
        way.append(at)
        at = found[at].outer
    for one in way if at >= 0 else ():
        found[one].asked.add((at, name))
    return at


def _spans(code: Code) -> list[Scope]:
    """The scopes without their names."""
    functions = set(_of_functions(code))
    # What a function declares must not have the name of a parameter: both are of one scope.
    bodies = {(code.ends[end], end) for _, end in functions}
    spans = sorted(functions | (set(_of_blocks(code)) - bodies), key=lambda one: (one[0], -one[1]))
    found, opened = [Scope(0, len(code.texts), -1)], [0]
    for start, end in spans:
        while found[opened[-1]].end < start:
            opened.pop()
        found.append(Scope(start, end, opened[-1]))
        opened.append(len(found) - 1)
    return found


def _innermost(found: Sequence[Scope], count: int) -> list[int]:
    """The innermost scope of each part."""
    inside = [0] * count
    for number, one in enumerate(found):
        last = min(one.end, count - 1)
        inside[one.start : last + 1] = [number] * (last + 1 - one.start)
    return inside


# ----------------------------------------------------------------------------------- where they reach


def _of_functions(code: Code) -> Iterator[tuple[int, int]]:
    """From the first parameter to the end."""
    for at, text in enumerate(code.texts):
        if text == "function":
            opens = code.texts.index("(", at)
            yield opens, code.ends[code.ends[opens] + 1]
        elif text == "=>":
            yield _parameters(code, at), _end_of_arrow(code, at)
        elif _is_method(code, at) or (text == "catch" and _takes_names(code, at)):
            yield at + 1, code.ends[code.ends[at + 1] + 1]


def _of_blocks(code: Code) -> Iterator[tuple[int, int]]:
    for at, text in enumerate(code.texts):
        if code.is_block[at]:
            yield at, code.ends[at]
        elif text == "for":
            yield at + 1, _end_of_statement(code, code.ends[at + 1] + 1)


def _takes_names(code: Code, at: int) -> bool:
    """Whether it is a `for` or `catch` of the language, and names may be declared behind it."""
    return code.texts[at] in ("for", "catch") and code.texts[at - 1] != "." and code.texts[at + 1] == "("


def _is_method(code: Code, at: int) -> bool:
    """Whether it is the name of a function in an object: `{name(parameters) {}}`."""
    if code.texts[at + 1 : at + 2] != ["("] or code.texts[at - 1] not in ("{", ",") or code.is_variable[at]:
        return False
    return code.is_block[code.ends[at + 1] + 1] and code.texts[at] not in _WITH_BLOCKS


_WITH_BLOCKS = frozenset(("if", "for", "while", "switch", "catch"))
"""Of these too brackets and a block come."""


def _parameters(code: Code, arrow: int) -> int:
    """Where the parameters of an arrow begin."""
    return code.ends[arrow - 1] if code.texts[arrow - 1] == ")" else arrow - 1


def _end_of_arrow(code: Code, arrow: int) -> int:
    body = arrow + 1
    return code.ends[body] if code.is_block[body] else end_of_value(code, body) - 1


def end_of_value(code: Code, at: int) -> int:
    """What comes behind a value that begins there."""
    choices = 0
    while at < len(code.texts):
        text = code.texts[at]
        if text in ",;" or text[0] in CLOSING:
            return at
        if text == "?":
            doubled = code.texts[at + 1] == "?"
            choices += not doubled
            at += doubled
        elif text == ":":
            if not choices:
                return at
            choices -= 1
        at = max(at, code.ends[at]) + 1
    return at


def _end_of_statement(code: Code, at: int) -> int:
    """The last part of a statement that begins there."""
    while code.texts[at] != ";":
        at = max(at, code.ends[at])
        if code.texts[at] == "}" and code.is_block[code.ends[at]] and code.texts[at + 1] != "else":
            return at
        at += 1
    return at


# --------------------------------------------------------------------------------- what is declared


def _declared(code: Code) -> Iterator[tuple[int, str]]:
    """All names that are declared, and where."""
    for at, text in enumerate(code.texts):
        if text in ("const", "let"):
            yield from _by_statement(code, at + 1)
        elif text == "function":
            if code.is_variable[at + 1]:
                yield at + 1, code.texts[at + 1]
            opens = code.texts.index("(", at)
            yield from _in_pattern(code, opens + 1, code.ends[opens])
        elif text == "class":
            yield at + 1, code.texts[at + 1]
        elif text == "=>":
            yield from _in_pattern(code, _parameters(code, at), at)
        elif _is_method(code, at) or (text == "catch" and _takes_names(code, at)):
            yield from _in_pattern(code, at + 2, code.ends[at + 1])


def _by_statement(code: Code, at: int) -> Iterator[tuple[int, str]]:
    """What `const` or `let` declares."""
    while True:
        behind = max(at, code.ends[at]) + 1
        yield from _in_pattern(code, at, behind)
        if code.texts[behind] == "=":
            behind = end_of_value(code, behind + 1)
        if code.texts[behind] != ",":
            return
        at = behind + 1


def _in_pattern(code: Code, at: int, end: int) -> Iterator[tuple[int, str]]:
    """The names of parameters or of what is taken apart; what stands behind `=` is none."""
    while at < end:
        if code.texts[at] == "=":
            at = end_of_value(code, at + 1)
        else:
            if code.is_variable[at]:
                yield at, code.texts[at]
            at += 1
