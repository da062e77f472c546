"""German verbs as they once ended: `marschieret` for `marschiert`."""

from __future__ import annotations

from dataclasses import replace

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.naming.card_names import Part
from pbem.orders.plain_words.tokens import Token
from pbem.orders.plain_words.vocabulary import meanings

OLD_ENDING = "et"

OF_PIECES = frozenset(("move", "stay", "attack", "follow", "join"))
"""What such a verb tells of pieces."""


def old_verb(token: Token) -> Part | None:
    """A verb with its ending of old, as the one that is known."""
    if not token.key.endswith(OLD_ENDING) or not token.text.islower():
        return None
    stem = token.key.removesuffix(OLD_ENDING)
    meant = meanings([replace(token, key=f"{stem}t")]) & OF_PIECES
    return (Entity(Kind.MEANING, f"{stem}t", token.line, meanings=meant), 1) if meant else None
