"""Those who play by mail in the tests."""

from __future__ import annotations

PLAYERS = {
    "Frederick": "frederick@example.org",
    "Elisabeth": "elisabeth@example.org",
    "Maria Theresa": "maria.theresa@example.org",
    "Pompadour": "pompadour@example.org",
}
"""The address of each."""
