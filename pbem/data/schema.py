"""Checks plain data against a JSON Schema and says in plain words what does not fit."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pbem.data.errors import PathStep
from pbem.data.share import schema_file
from pbem.rows import NamedTuple

if TYPE_CHECKING:
    from jsonschema import ValidationError

_KINDS = {
    "object": "a mapping",
    "array": "a list",
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "nothing",
}


class SchemaFault(NamedTuple):
    """What does not fit the schema."""

    steps: tuple[PathStep, ...]
    """The way to it."""
    message: str
    """What is wrong, in words."""
    at_key: bool = False
    """Whether a key is at fault, and not what stands under it."""
    missing: bool = False
    """Whether something that has to be there is not."""


def fault(data: Any, schema_name: str) -> SchemaFault | None:
    """What fits worst, or None if all fits the schema of that name."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    validator = Draft202012Validator(json.loads(schema_file(schema_name).read_bytes()))
    error: ValidationError | None = best_match(validator.iter_errors(data))
    return _fault(error) if error else None


def _fault(error: ValidationError) -> SchemaFault:
    steps = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path:
        return SchemaFault((*steps, str(error.instance)), _message(error), at_key=True)
    if error.validator in ("additionalProperties", "unevaluatedProperties"):
        return _unknown_key(error, steps)
    return SchemaFault(steps, _message(error), missing=error.validator == "required")


def _unknown_key(error: ValidationError, steps: tuple[PathStep, ...]) -> SchemaFault:
    keys: Any = error.instance
    schema = error.schema if isinstance(error.schema, dict) else {}
    known = sorted(schema.get("properties", {}))
    unknown = next(key for key in keys if key not in known)
    message = f'"{unknown}" is not known here'
    return SchemaFault(
        (*steps, unknown), f"{message}; it may be {', '.join(known)}" if known else message, True
    )


def _message(error: ValidationError) -> str:
    wording = _WORDINGS.get(str(error.validator))
    value, wanted = error.instance, error.validator_value
    if error.validator == "pattern" and isinstance(error.schema, dict):
        wanted = error.schema.get("description", wanted)
    return wording(value, wanted) if wording else f"{_shown(value)} does not fit the schema"


def _kind(wanted: Any) -> str:
    kinds = wanted if isinstance(wanted, list) else [wanted]
    return " or ".join(_KINDS.get(kind, str(kind)) for kind in kinds)


def _shown(value: Any) -> str:
    """A value as a message may show it: short."""
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}…"


_WORDINGS: dict[str, Callable[[Any, Any], str]] = {
    "type": lambda value, wanted: f"{_shown(value)} should be {_kind(wanted)}",
    "enum": lambda value, wanted: f"{_shown(value)} is none of {', '.join(map(str, wanted))}",
    "required": lambda value, wanted: f'"{next(key for key in wanted if key not in value)}" is missing',
    "minimum": lambda value, wanted: f"{value} is less than {wanted}",
    "maximum": lambda value, wanted: f"{value} is more than {wanted}",
    "pattern": lambda value, wanted: f"{_shown(value)} is not written as it has to be: {wanted}",
    "minItems": lambda value, wanted: f"there have to be {wanted} or more here, not {len(value)}",
    "maxItems": lambda value, wanted: f"there may be no more than {wanted} here, not {len(value)}",
    "uniqueItems": lambda value, wanted: "the same stands here twice",
    "minProperties": lambda value, wanted: f"there have to be {wanted} or more keys here, not {len(value)}",
    "minLength": lambda value, wanted: f"{_shown(value)} is too short",
}
"""What does not fit, said of the value and of what a keyword of the schema wanted."""
