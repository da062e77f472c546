"""Records as JSON objects and back, by the annotations of their fields: entries of a log, and in them events,
answers and orders.

Cities are written as their keys and cards as `S13/2`, so that a log can be read, and does not change if
the board's numbering does. A field that has its default value is left out. What is read must be what this
module writes: an unknown field, one that is missing or of another type raises ValueError.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Hashable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, cached_property
from typing import Annotated, Any, Union, get_args, get_origin

from pbem.engine import events, fate_events, questions
from pbem.engine.board import Board
from pbem.engine.model import RESERVE, Card
from pbem.orders.grammar.allot import SplitOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verbs import VERBS
from pbem.rows import NamedTuple

Json = Any
Coder = Callable[[Any, Board], Json]

KEY, FRAME = "key", "frame"
"""Metadata of a field: its name in JSON, where that is no name in Python; that it is none of the record's own
facts, and is written and read by whoever keeps the record."""


class Codec(NamedTuple):
    """How one type is written and read."""

    write: Coder
    read: Coder
    plain: type | None = None
    """The type of values that are written as they are, if they are."""


class Field:
    """One field of a record; how it is written and read is worked out when one has another value than its
    default."""

    def __init__(self, name: str, key: str, default: Any, hint: str, module: str) -> None:
        self.name, self.key, self.default = name, key, default
        self.hint, self.module = hint, module

    @cached_property
    def codec(self) -> Codec:
        """How its type is written and read."""
        return _codec_of(self.hint, self.module)


def _classes(module: types.ModuleType, base: type) -> dict[str, type]:
    things = (thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base))
    return {thing.__name__: thing for thing in things if thing is not base}


EVENTS = _classes(events, events.Event) | _classes(fate_events, events.Event)
ANSWERS = _classes(questions, questions.Answer)
ORDERS: dict[str, type] = {
    kind.__name__.removesuffix("Order"): kind for kind in (*(verb.order for verb in VERBS), SplitOrder)
}

FAMILIES: Mapping[type, tuple[str, Mapping[str, type]]] = {
    events.Event: ("event", EVENTS),
    questions.Answer: ("answer", ANSWERS),
    Order: ("order", ORDERS),
}
"""Records of which there are many kinds: the field that names the kind, and the kinds by their names."""

_TAGS = {kind: (tag, name) for tag, kinds in FAMILIES.values() for name, kind in kinds.items()}


def write_event(event: events.Event, board: Board) -> dict[str, Json]:
    """`{"event": "Moved", "nation": …}`"""
    return _write_one_of(event, board)


def write_answer(answer: questions.Answer, board: Board) -> dict[str, Json]:
    """`{"answer": "Move", "nation": …}`"""
    return _write_one_of(answer, board)


def read_event(written: Mapping[str, Json], board: Board) -> events.Event:
    """The event that was written; raises ValueError if it was not written by this module."""
    event: events.Event = _read_one_of(events.Event, written, board)
    return event


def read_answer(written: Mapping[str, Json], board: Board) -> questions.Answer:
    """The answer that was written; raises like `read_event`."""
    answer: questions.Answer = _read_one_of(questions.Answer, written, board)
    return answer


def _write_one_of(record: Any, board: Board) -> dict[str, Json]:
    tag, name = _TAGS[type(record)]
    return {tag: name, **write_record(record, board)}


def _read_one_of(base: type, written: Any, board: Board) -> Any:
    tag, kinds = FAMILIES[base]
    if not isinstance(written, dict) or written.get(tag) not in kinds:
        raise ValueError(f"{_shown(written)} is no {tag}")
    return read_record(kinds[written[tag]], written, board, tags=(tag,))


def write_record(record: Any, board: Board) -> dict[str, Json]:
    """The fields of a record, those left out that have their default value."""
    written: dict[str, Json] = {}
    kind: Any = type(record)
    for key, field in _fields_of(kind).items():
        value = getattr(record, field.name)
        if field.default is MISSING or value != field.default:
            written[key] = field.codec.write(value, board)
    return written


def read_record(kind: Any, written: Any, board: Board, tags: tuple[str, ...] = (), **frame: Any) -> Any:
    """The record of a kind that was written, with `tags` beside its fields; `frame` are the fields that its
    keeper reads. Raises ValueError."""
    if not isinstance(written, dict):
        raise ValueError(f"{_shown(written)} is no {kind.__name__}")
    known = _fields_of(kind)
    for key, value in written.items():
        field = known.get(key)
        if field:
            _, read, plain = field.codec
            frame[field.name] = value if plain and type(value) is plain else read(value, board)
        elif key not in tags:
            strange = set(written).difference((*tags, *known))
            raise ValueError(f"{kind.__name__} has no field {min(strange)!r}")
    try:
        return kind(**frame)
    except TypeError:
        missing = next(one.key for one in known.values() if one.default is MISSING and one.name not in frame)
        raise ValueError(f"{kind.__name__} lacks the field {missing!r}") from None


@cache
def _fields_of(kind: Hashable) -> Mapping[str, Field]:
    """The fields of a record by their keys."""
    record: Any = kind
    modules = {name: base.__module__ for base in record.__mro__[-2::-1] for name in base.__annotations__}
    written = (one for one in fields(record) if FRAME not in one.metadata)
    every = (
        Field(one.name, one.metadata.get(KEY, one.name), one.default, str(one.type), modules[one.name])
        for one in written
    )
    return {one.key: one for one in every}


@cache
def _codec_of(hint: str, module: str) -> Codec:
    return _codec(_evaluated(hint, module))


def _evaluated(hint: str, module: str) -> Any:
    """What an annotation means in the module where it stands."""
    alone = {"str": str, "int": int, "bool": bool}.get(hint)
    return alone or eval(hint, vars(sys.modules[module]))


def _codec(hint: Any) -> Codec:
    if get_origin(hint) is Annotated:
        return Codec(lambda city, board: board.cities[city].key, _read_city)
    if hint is Card:
        return Codec(lambda card, _: f"{card.face}/{card.deck}", lambda text, _: read_card(text))
    if hint in FAMILIES:
        return Codec(_write_one_of, lambda written, board: _read_one_of(hint, written, board))
    if get_origin(hint) in (Union, types.UnionType):
        return _optional(_codec(get_args(hint)[0]))
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint))
    if get_origin(hint) is Mapping:
        return _mapping(_codec(get_args(hint)[1]))
    if is_dataclass(hint):
        return Codec(write_record, lambda written, board: read_record(hint, written, board))
    return _plain(hint) if hint in (str, int, bool) else Codec(lambda one, _: one, lambda one, _: one)


def _read_city(key: str, board: Board) -> int:
    if key not in board.index:
        raise ValueError(f"no city has the key {_shown(key)}")
    return board.index[key]


def _plain(kind: type) -> Codec:
    def read(value: Any, board: Board) -> Any:
        if type(value) is not kind:
            raise ValueError(f"{_shown(value)} is no {kind.__name__}")
        return value

    return Codec(lambda value, _: value, read, kind)


def _optional(codec: Codec) -> Codec:
    return Codec(
        lambda value, board: None if value is None else codec.write(value, board),
        lambda value, board: None if value is None else codec.read(value, board),
    )


def _mapping(each: Codec) -> Codec:
    def read(values: Any, board: Board) -> dict[str, Any]:
        if not isinstance(values, dict):
            raise ValueError(f"{_shown(values)} is no object")
        return {key: each.read(value, board) for key, value in values.items()}

    return Codec(
        lambda values, board: {key: each.write(value, board) for key, value in values.items()},
        read,
    )


def _listed(values: Any) -> list[Any]:
    if not isinstance(values, list):
        raise ValueError(f"{_shown(values)} is no list")
    return values


def _tuple(hints: tuple[Any, ...]) -> Codec:
    if hints[-1] is Ellipsis:
        each = _codec(hints[0])
        return Codec(
            lambda values, board: [each.write(value, board) for value in values],
            lambda values, board: tuple([each.read(value, board) for value in _listed(values)]),
        )
    codecs = [_codec(hint) for hint in hints]
    return Codec(
        lambda values, board: [codec.write(v, board) for codec, v in zip(codecs, values, strict=True)],
        lambda values, board: tuple(
            [codec.read(v, board) for codec, v in zip(codecs, _listed(values), strict=True)]
        ),
    )


def _shown(value: Any) -> str:
    return repr(value)[:40]


def read_card(text: str) -> Card:
    """`S13/2`, `R/1`"""
    face, _, deck = str(text).partition("/")
    return Card(face[:1], 0 if face == RESERVE else int(face[1:]), int(deck))
