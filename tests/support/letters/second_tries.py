"""What a receipt advises, followed to the letter: the lines that it proposes for one that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from pbem.engine.phrase import Joined, Phrase
from pbem.orders.grammar.faults import Fault

_FORM = re.compile(r"\b[A-Z]{3,}\b|…|\|")
"""What stands for something else in the form of an order: nobody can send that."""


def second_tries(fault: Fault) -> list[str]:
    """What may be written instead of a line that is wrong, as the fault says it; empty if it says no line, or
    the form of one beside other advice: then a writer has to put it together himself."""
    sentences = list(_sentences(fault.instead))
    if len(sentences) > 1 and any(_FORM.search(str(one)) for one in sentences):
        return []
    found = [line for sentence in sentences for line in _lines(fault, sentence)]
    return [line for line in dict.fromkeys(found) if line and line != fault.text]


def _sentences(text: str) -> Iterator[str]:
    if isinstance(text, Joined) and text.separator == " ":
        for one in text.items:
            yield from _sentences(one)
    else:
        yield text


def _lines(fault: Fault, sentence: str) -> Iterator[str]:
    if isinstance(sentence, Phrase) and sentence.pattern in _READERS:
        yield from _READERS[sentence.pattern](fault, sentence.parts)
    elif (match := re.match(r"(?:Did you mean|Write): (.*)$", sentence)) and not _FORM.search(match[1]):
        yield match[1]


def _alternatives(text: object) -> list[str]:
    """The texts that `any_of`, `all_of` or `joined` put in a row."""
    if isinstance(text, Phrase) and text.pattern in ("{most} or {last}", "{most} and {last}"):
        return [*_alternatives(text.parts["most"]), str(text.parts["last"])]
    if isinstance(text, Joined) and text.separator == ", ":
        return [str(one) for one in text.items]
    return [str(text)]


def _said(text: str, name: str) -> str | None:
    """The part of this name in what a fault says, however deep it lies."""
    if not isinstance(text, Phrase):
        return None
    if name in text.parts:
        return str(text.parts[name])
    inner = (_said(str_part, name) for str_part in text.parts.values() if isinstance(str_part, Phrase))
    return next((one for one in inner if one is not None), None)


def _put_in(fault: Fault, wrong: str | None, right: str) -> str:
    return fault.text.replace(wrong, right, 1) if wrong else ""


def _names(fault: Fault, parts: Mapping[str, object]) -> list[str]:
    return [_put_in(fault, _said(fault.what, "text"), title) for title in _alternatives(parts["titles"])]


def _in_full(fault: Fault, parts: Mapping[str, object]) -> list[str]:
    what = fault.what
    titles = what.parts.get("titles", "") if isinstance(what, Phrase) else ""
    known = [title for title in _alternatives(titles) if title and " more" not in title]
    return [_put_in(fault, _said(what, "text"), title) for title in known]


def _as_far_as(fault: Fault, parts: Mapping[str, object]) -> list[str]:
    city = str(parts["city"])
    before, found, _ = fault.text.partition(city)
    return [before + found] if found else []


def _two_lines(fault: Fault, parts: Mapping[str, object]) -> list[str]:
    if "name" in parts and "line" in parts:
        return [f"nation {parts['name']}\n{parts['line']}"]
    return []


_READERS: Mapping[str, Callable[[Fault, Mapping[str, object]], list[str]]] = {
    "Did you mean: {line}": lambda fault, parts: _alternatives(parts["line"]),
    "Did you mean `{meant}`?": lambda fault, parts: [
        _put_in(fault, _said(fault.what, "word"), str(parts["meant"]))
    ],
    "The nearest names are {titles}.": _names,
    "Write it in full.": _in_full,
    "Write in two lines: nation {name}, and: {line}": _two_lines,
    "Write: answer NUMBER: {text}, or as a plan: battle: {text}": lambda fault, parts: [
        f"battle: {parts['text']}"
    ],
    "Write {face}.": lambda fault, parts: [_put_in(fault, _said(fault.what, "word"), str(parts["face"]))],
    "He may go as far as {city}.": _as_far_as,
    "They may go as far as {city}.": _as_far_as,
    "It may go as far as {city}.": _as_far_as,
}
