"""Who plays by mail in the tests, and at which address."""

from __future__ import annotations

PLAYERS = {
    "Frederick": "frederick@example.org",
    "Elisabeth": "elisabeth@example.org",
    "Maria Theresa": "maria.theresa@example.org",
    "Pompadour": "pompadour@example.org",
}
