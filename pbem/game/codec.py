"""Events and answers as JSON objects and back, by the annotations of their fields.

Cities are written as their keys and cards as `S13/2`, so that a log can be read, and does not change if
the board's numbering does.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from pbem.engine import events, fate_events, questions
from pbem.engine.board import Board
from pbem.engine.model import RESERVE, Card

Json = Any
Coder = Callable[[Any, Board], Json]


class Codec(NamedTuple):
    """How one type is written and read."""

    write: Coder
    read: Coder


def _classes(module: types.ModuleType, base: type) -> dict[str, type]:
    found = (thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base))
    return {thing.__name__: thing for thing in found if thing is not base}


EVENTS = _classes(events, events.Event) | _classes(fate_events, events.Event)
ANSWERS = _classes(questions, questions.Answer)


def write_event(event: events.Event, board: Board) -> dict[str, Json]:
    """`{"event": "Moved", "nation": …}`; a field that has its default value is left out."""
    return _write("event", event, board)


def write_answer(answer: questions.Answer, board: Board) -> dict[str, Json]:
    """`{"answer": "Move", "nation": …}`"""
    return _write("answer", answer, board)


def read_event(written: Mapping[str, Json], board: Board) -> events.Event:
    """The event that was written; raises KeyError or ValueError if it was not written by this module."""
    event: events.Event = _read(EVENTS[written["event"]], written, board)
    return event


def read_answer(written: Mapping[str, Json], board: Board) -> questions.Answer:
    """The answer that was written; raises like `read_event`."""
    answer: questions.Answer = _read(ANSWERS[written["answer"]], written, board)
    return answer


def _write(what: str, record: Any, board: Board) -> dict[str, Json]:
    written: dict[str, Json] = {what: type(record).__name__}
    for name, codec, default in _fields_of(type(record).__name__):
        value = getattr(record, name)
        if value != default:
            written[name] = codec.write(value, board)
    return written


def _read(kind: type, written: Mapping[str, Json], board: Board) -> Any:
    coded = {
        name: codec.read(written[name], board)
        for name, codec, _ in _fields_of(kind.__name__)
        if name in written
    }
    return kind(**coded)


@cache
def _fields_of(name: str) -> tuple[tuple[str, Codec, Any], ...]:
    kind: Any = EVENTS.get(name) or ANSWERS[name]
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field.name, _codec(hints[field.name]), field.default) for field in fields(kind))


def _codec(hint: Any) -> Codec:
    if get_origin(hint) is Annotated:
        return Codec(lambda city, board: board.cities[city].key, lambda key, board: board.index[key])
    if hint is Card:
        return Codec(lambda card, _: f"{card.face}/{card.deck}", lambda text, _: read_card(text))
    if get_origin(hint) in (Union, types.UnionType):
        return _optional(_codec(get_args(hint)[0]))
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint))
    if get_origin(hint) is Mapping:
        return Codec(lambda mapping, _: dict(mapping), lambda mapping, _: dict(mapping))
    return Codec(lambda value, _: value, lambda value, _: value)


def _optional(codec: Codec) -> Codec:
    return Codec(
        lambda value, board: None if value is None else codec.write(value, board),
        lambda value, board: None if value is None else codec.read(value, board),
    )


def _tuple(hints: tuple[Any, ...]) -> Codec:
    if hints[-1] is Ellipsis:
        each = _codec(hints[0])
        return Codec(
            lambda values, board: [each.write(value, board) for value in values],
            lambda values, board: tuple([each.read(value, board) for value in values]),
        )
    codecs = [_codec(hint) for hint in hints]
    return Codec(
        lambda values, board: [codec.write(v, board) for codec, v in zip(codecs, values, strict=True)],
        lambda values, board: tuple([codec.read(v, board) for codec, v in zip(codecs, values, strict=True)]),
    )


def read_card(text: str) -> Card:
    """`S13/2`, `R/1`"""
    face, _, deck = text.partition("/")
    return Card(face[0], 0 if face == RESERVE else int(face[1:]), int(deck))
