"""German phrases for battle plans: the same few clauses, with any reason why a card is kept."""

from __future__ import annotations

CLAUSE_PHRASES = {
    "aside": (
        "für schlechte zeiten", "für schlechtere zeiten", "fürs alter", "für später", "für nächstes mal",
        "für das nächste mal", "fürs nächste mal", "für die nächste runde", "für bessere tage",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
