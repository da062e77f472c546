"""The guides to orders, in docs/, as tests read them."""

from __future__ import annotations

import re


def rows(text: str, columns: int) -> list[list[str]]:
    """The rows of all tables with so many columns, their heads left out."""
    cells = [re.split(r"(?<!\\)\|", line.strip("| ")) for line in text.splitlines() if line.startswith("|")]
    table = [[cell.strip().replace("\\|", "|") for cell in row] for row in cells]
    return [row for row in table if len(row) == columns and row[0].startswith("`")]


def code(cell: str) -> str:
    """The first words that a cell shows as code."""
    return re.findall("`([^`]*)`", cell)[0]
