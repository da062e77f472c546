"""A script with short names and no spaces that it does not need, for pages that are to be light.

The same name is the same short name everywhere in the script. What is a property, a text or a name of the
browser's stays; so does every name whose place is not plainly a variable's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, product
from string import ascii_letters

from pbem.patterns import compiled
from pbem.records import dataclass

_LANGUAGE = """
await async break case catch class const continue default delete do else export extends false finally for
function get if import in instanceof let new null of return set static super switch this throw true try typeof
undefined var void while with yield
"""
_WORDS = frozenset(_LANGUAGE.split())
"""The language's own."""

_BROWSER = """
Array Boolean Date Error Infinity JSON Map Math NaN Number Object Promise RegExp ResizeObserver Set String
Symbol TextDecoder Uint16Array Uint8Array addEventListener arguments clearTimeout document encodeURIComponent
isNaN localStorage location matchMedia navigator parseInt print requestAnimationFrame setTimeout
structuredClone window
"""
GLOBALS = frozenset(_BROWSER.split())
"""The browser's, as far as pages use them: these are never renamed."""


@dataclass(frozen=True)
class Token:
    """A part of a script: `kind` is `name`, `sign`, `text` (texts, patterns, numbers) or `space`."""

    kind: str
    text: str


@lru_cache(maxsize=4)
def with_short_names(script: str) -> str:
    """The script; it does the same. Comments must be gone but for those behind code."""
    tokens = list(tokens_of(script))
    places, own = _places(tokens)
    short = _short(tokens, places, own - GLOBALS)
    return _written([_renamed(token, place, short) for token, place in zip(tokens, places, strict=True)])


# ----------------------------------------------------------------------------------------- the parts

_TOKEN = compiled(
    r"(?P<space>(?:\s|//[^\n]*|/\*(?s:.*?)\*/)+)"
    r"|(?P<name>[A-Za-z_$][\w$]*)"
    r"|(?P<text>\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|\d[\w.]*)"
    r"|(?P<sign>\.\.\.|\?\.(?!\d)|=>|.)"
)
_PATTERN = compiled(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[\n])+/[a-z]*")
_TEMPLATE = compiled(r"(?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{)")

_ENDS_VALUE = frozenset(")]}")
"""Behind these a slash divides; elsewhere it begins a pattern."""

_BEFORE_VALUE = frozenset(("return", "typeof", "case", "in", "of", "else"))


def tokens_of(script: str) -> Iterator[Token]:
    """All parts of a script, in order: together they are the script. A template is in pieces, between which
    its code stands."""
    at, before, opened = 0, Token("sign", ";"), [("", 0)]
    while at < len(script):
        found = None
        if script[at] == "/" and _may_begin_pattern(before):
            found = _PATTERN.match(script, at)
        elif script[at] == "`" or (script[at] == "}" and opened[-1][0] == TEMPLATE):
            found = _TEMPLATE.match(script, at + 1)
        if found:
            token = Token("text", script[at : found.end()])
        else:
            plain = _TOKEN.match(script, at)
            assert plain and plain.lastgroup
            token = Token(plain.lastgroup, plain[0])
        _open_or_close(token, before.text, at, opened)
        yield token
        at += len(token.text)
        before = before if token.kind == "space" else token


def _may_begin_pattern(before: Token) -> bool:
    if before.kind == "name":
        return before.text in _BEFORE_VALUE
    return before.kind == "sign" and before.text not in _ENDS_VALUE


# ------------------------------------------------------------------------------- where names stand

VARIABLE, SHORTHAND, OTHER = "variable", "shorthand", ""
"""A variable's place, `{name}`, which is a property too, and all others."""

_BEFORE_BLOCK = frozenset((")", "=>", ";", "{", "}", "else", "do", "try", "finally", "catch"))


def _places(tokens: Sequence[Token]) -> tuple[list[str], set[str]]:
    """What each part is, by its neighbours and what it stands in; and the names that the script declares."""
    code = [number for number, token in enumerate(tokens) if token.kind != "space"]
    places, own, opened = [OTHER] * len(tokens), set[str](), [("", 0)]
    for place, number in enumerate(code):
        token = tokens[number]
        before = tokens[code[place - 1]].text if place else ";"
        after = tokens[code[place + 1]].text if place + 1 < len(code) else ";"
        if token.kind == "name" and token.text not in _WORDS:
            places[number] = _place(opened[-1][0], before, after)
            if places[number] and _is_declared(before, after):
                own.add(token.text)
        begun = _open_or_close(token, before, number, opened)
        if begun is not None and (after == "=>" or _is_taken_apart(tokens, begun)):
            own |= {tokens[one].text for one in range(begun, number) if places[one]}
    return places, own


def _place(inside: str, before: str, after: str) -> str:
    if before in (".", "?."):
        return OTHER
    if inside == "object" and before in ("{", ","):
        return OTHER if after in (":", "(") else SHORTHAND
    return VARIABLE


def _is_declared(before: str, after: str) -> bool:
    return before in ("const", "let", "function") or after == "=>" or (before == "," and after == "=")


TEMPLATE = "template"
"""What is open in a template's code."""


def _open_or_close(token: Token, before: str, place: int, opened: list[tuple[str, int]]) -> int | None:
    """Keep what is open, and the place where it began; where the brackets that close here did, if they do."""
    if token.kind == "text" and token.text[0] in "`}":
        if token.text[0] == "}":
            opened.pop()
        if token.text.endswith("${"):
            opened.append((TEMPLATE, place))
    elif token.kind == "sign" and token.text in "([{":
        kind = token.text if token.text != "{" else "block" if before in _BEFORE_BLOCK else "object"
        opened.append((kind, place))
    elif token.kind == "sign" and token.text in ")]}":
        return opened.pop()[1]
    return None


def _is_taken_apart(tokens: Sequence[Token], begun: int) -> bool:
    """Whether brackets that began there hold a function's parameters, or names behind `const` and `let`."""
    before = [token.text for token in tokens[max(0, begun - 5) : begun] if token.kind != "space"]
    return before[-1:] in (["const"], ["let"]) or before[-2:-1] == ["function"]


# ----------------------------------------------------------------------------------------- renaming


def _short(tokens: Sequence[Token], places: Sequence[str], own: set[str]) -> dict[str, str]:
    """A short name for each of the script's own, the shortest for those that come most often."""
    known = list(zip(tokens, places, strict=True))
    count = Counter(token.text for token, place in known if place and token.text in own)
    taken = {token.text for token, place in known if place and token.text not in own} | _WORDS
    free = (name for name in _names() if name not in taken)
    return {name: next(free) for name, _ in sorted(count.items(), key=lambda one: (-one[1], one[0]))}


def _names() -> Iterator[str]:
    return map("".join, chain(product(ascii_letters), product(ascii_letters, ascii_letters)))


def _renamed(token: Token, place: str, short: dict[str, str]) -> Token:
    name = short.get(token.text) if place else None
    if name is None:
        return token
    return Token("name", f"{token.text}:{name}" if place == SHORTHAND else name)


_NO_END_BEHIND = frozenset("{([,;:?=&|<>+-*")
"""Behind these signs the end of a line says nothing; elsewhere it may be the end of a statement."""


def _written(tokens: Sequence[Token]) -> str:
    """The parts one behind the other; of the space between two what they need."""
    written, before, space = [""], Token("sign", ";"), ""
    for token in tokens:
        if token.kind == "space":
            space = token.text
            continue
        written += [_needed(before, space, token), token.text]
        before, space = token, ""
    return "".join((*written, "\n"))


def _needed(before: Token, space: str, after: Token) -> str:
    if not space:
        return ""
    if "\n" in space and before.text not in _NO_END_BEHIND and before.text != "=>" and after.text not in ")]":
        return "\n"
    are_words = all(one.kind == "name" or one.text[0].isdigit() for one in (before, after))
    return " " if are_words or (before.text in "+-" and after.text in "+-") else ""
