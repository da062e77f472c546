"""A script with short names and no spaces that it does not need, for pages that are to be light.

What is a property, a text or a name of the browser's stays; so does every name whose place is not plainly a
variable's, or that is not plainly declared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, product
from pathlib import Path
from string import ascii_letters

from pbem.data.memory import recall_or_make
from pbem.digests import sha256
from pbem.pages.script_scopes import Code, scopes
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
    """The script; it does the same. Comments must be gone but for those behind code. Made once, it comes from
    the user's cache."""
    here = Path(__file__)
    made_by = b"".join(here.with_name(name).read_bytes() for name in (here.name, "script_scopes.py"))
    seal = sha256(made_by + script.encode()).hexdigest()
    made: str = recall_or_make("script", seal, lambda: _shortened(script))
    return made


def _shortened(script: str) -> str:
    tokens = list(tokens_of(script))
    code, places = _code([*(token for token in tokens if token.kind != "space"), Token("sign", ";")])
    short = zip(places, _short(code), strict=True)
    renamed = [token if token.kind == "space" else _renamed(token, *next(short)) for token in tokens]
    return _LONE_PARAMETER.sub(r"\1", _written(renamed))


_LONE_PARAMETER = compiled(r"(?<!\w)\((\w+)\)(?==>)")
"""An arrow's, in brackets that it does not need."""


# ----------------------------------------------------------------------------------------- the parts

_TOKEN = compiled(
    r"(?P<space>(?:\s|//[^\n]*|/\*(?s:.*?)\*/)+)"
    r"|(?P<name>[A-Za-z_$][\w$]*)"
    r"|(?P<text>\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|\d[\w.]*)"
    r"|(?P<sign>\.\.\.|\?\.(?!\d)|=>|.)"
)
_PATTERN = compiled(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[\n])+/[a-z]*")
_TEMPLATE = compiled(r"(?:\\.|\$(?!\{)|[^`\\$])*(?:`|\$\{)")

ENDS = frozenset(")]}")
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
    return before.kind == "sign" and before.text not in ENDS


# ------------------------------------------------------------------------------- where names stand

VARIABLE, SHORTHAND, OTHER = "variable", "shorthand", ""
"""A variable's place, `{name}`, which is a property too, and all others."""

_BEFORE_BLOCK = frozenset((")", "=>", ";", "{", "}", "else", "do", "try", "finally", "catch"))


def _code(code: Sequence[Token]) -> tuple[Code, list[str]]:
    """The parts without spaces as what scopes are found in, and the place of each, by its neighbours and what
    it stands in."""
    texts = [token.text for token in code]
    places, ends, kinds = [OTHER] * len(code), [-1] * len(code), [""] * len(code)
    opened = [("", 0)]
    for number, token in enumerate(code):
        before = texts[number - 1] if number else ";"
        after = texts[number + 1] if number + 1 < len(code) else ";"
        kinds[number] = opened[-1][0]  # where something closes, of what it was
        if token.kind == "name" and token.text not in _WORDS:
            places[number] = _place(opened[-1][0], before, after)
        begun = _open_or_close(token, before, number, opened)
        if begun is not None:
            ends[begun], ends[number] = number, begun
    is_block = [text == "{" and kinds[end] == BLOCK for text, end in zip(texts, ends, strict=True)]
    return Code(texts, [place != OTHER for place in places], ends, is_block), places


def _place(inside: str, before: str, after: str) -> str:
    if before in (".", "?."):
        return OTHER
    if inside == "object" and before in ("{", ","):
        return OTHER if after in (":", "(") else SHORTHAND
    return VARIABLE


TEMPLATE, BLOCK = "template", "block"
"""What is open in a template's code, and in braces that hold statements."""


def _open_or_close(token: Token, before: str, place: int, opened: list[tuple[str, int]]) -> int | None:
    """Keep what is open, and the place where it began; where the brackets that close here did, if they do."""
    if token.kind == "text" and token.text[0] in "`}":
        begun = opened.pop()[1] if token.text[0] == "}" else place
        if not token.text.endswith("${"):
            return begun
        opened.append((TEMPLATE, begun))
    elif token.kind == "sign" and token.text in "([{":
        kind = token.text if token.text != "{" else BLOCK if before in _BEFORE_BLOCK else "object"
        opened.append((kind, place))
    elif token.kind == "sign" and token.text in ")]}":
        return opened.pop()[1]
    return None


# ----------------------------------------------------------------------------------------- renaming


def _short(code: Code) -> list[str]:
    """A short name for each part that is a variable of the script's own, else nothing.

    A scope's names are short ones that nothing in it asks for under another name, in the order in which they
    are declared: so functions alike look alike. Those of the whole script have two letters, for they are
    asked for everywhere."""
    found, of = scopes(code)
    taken = {
        text
        for text, scope, is_one in zip(code.texts, of, code.is_variable, strict=True)
        if is_one and scope < 0
    }
    short: dict[tuple[int, str], str] = {}
    for number, scope in enumerate(found):
        used = taken | {short[one] for one in scope.asked}
        free = (name for name in _names(1 if number else 2) if name not in used)
        short |= {(number, name): next(free) for name in scope.declared if name not in GLOBALS}
    return [short.get((scope, text), "") for scope, text in zip(of, code.texts, strict=True)]


def _names(letters: int) -> Iterator[str]:
    """Names of at least so many letters; no word of the language."""
    many = chain.from_iterable(product(ascii_letters, repeat=count) for count in range(letters, 4))
    return (name for name in map("".join, many) if name not in _WORDS)


def _renamed(token: Token, place: str, name: str) -> Token:
    if not name:
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
        if before.text == "," and token.text in ENDS:
            written.pop()  # behind the last of several it is written for people
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
