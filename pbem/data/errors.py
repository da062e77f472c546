"""Errors in documents that a user may have written by hand."""

from __future__ import annotations

PathStep = str | int
"""One step into a document: a mapping's key or a sequence's index."""


class PositionError(ValueError):
    """A position that contradicts itself or the board; the text says where and what would be right."""


class TemplateMistake(Exception):
    """A template that cannot be used; the text names file and line and says what is wrong."""
