"""Which fights a part of a sentence is about: `if anyone jumps on him`, `for all my generals`."""

from __future__ import annotations

from pbem.orders.plain_words.fighting.loose.part import Part
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD
from pbem.orders.plain_words.fighting.wording.templates import ENEMY, NATION, OTHER_NATION, OWN

Meaning = tuple[str, str]
"""What a phrase would mean, and its number, cards or names."""

BESIDE = 3
"""So many small words may stand beside names or cards, or beside a few words that say nothing new."""

DOING = ("not", "yields", "flees", "play", "ask", "low", "high", "points", "cards", "troops", "unsure")


def whose_fights(part: Part, sign: str) -> Meaning | None:
    """Which fights are meant; None if that cannot be told. `sign` is the mark behind the part."""
    if part.has(*DOING) or part.cards or part.has_reserve:
        return None
    own, enemy = part.named(OWN), part.named(ENEMY, OTHER_NATION)
    if part.begins("case") or (sign in (":", ">", "?") and part.has("attack", "comes") and enemy):
        return _of_case(part, own, enemy)
    if part.has("if", "attack", "comes", "or"):
        return None
    if own and not enemy and part.has("stay"):
        return (f"{HEAD}own", " ".join(own)) if len(part.row) <= len(own) + BESIDE else None
    if part.has("keep") and not part.begins("subject"):
        return None
    if part.has("others") and not part.names and not part.has("keep"):
        return (f"{HEAD}others", "")
    if part.has("all") and part.has("fights", "own") and not part.names:
        return (f"{HEAD}all", "")
    if own and not enemy and part.has("all") and part.has("fights"):
        # `In any combat in which Laudon is engaged`
        return (f"{HEAD}own", " ".join(own))
    if part.named(NATION) and part.has("all") and not (own or enemy):
        return (f"{HEAD}nation", " ".join(part.named(NATION)))
    is_of_both = bool(own and enemy) and part.has("fights", "against")
    return (f"{HEAD}sides", " ".join((*own, *enemy))) if is_of_both else None


def _of_case(part: Part, own: list[str], enemy: list[str]) -> Meaning | None:
    """The fights of a condition: who attacks whom in it."""
    value, comes = " ".join((*own, *enemy)), part.has("comes")
    attacks = part.has("attack")
    if part.has("keep"):
        return None
    # `If they attack Daun` and `if Keith attacks` tell of the writer's own attacks.
    verb = min(part.first("attack"), part.first("comes"))
    is_theirs = part.has("passive") or (bool(enemy) and part.row.index(enemy[0]) < verb)
    if own and enemy:
        if attacks or comes:
            by_them = part.row.index(enemy[0]) < part.row.index(own[0]) or part.has("by")
            return (f"{HEAD}attacked sides" if by_them else f"{HEAD}sides", value) if is_theirs else None
        return (f"{HEAD}sides", value) if part.has("fights", "against") else None
    if own and part.has("fights") and not (attacks or comes):
        return (f"{HEAD}own", value)
    if own:
        is_theirs = part.has("passive") or (attacks and verb < part.row.index(own[0]))
        return (f"{HEAD}attacked own", value) if is_theirs else None
    if enemy and (attacks or comes):
        if not is_theirs or not part.has("us", "him"):
            return None
        return (f"{HEAD}attacked enemy", value) if part.has("us") else (f"{HEAD}attacked him", value)
    if enemy:
        return (f"{HEAD}enemy", value) if part.has("fights", "against") and not part.has("him") else None
    attacks = attacks or comes
    if attacks and part.has("him"):
        return (f"{HEAD}attacked him", "")
    if attacks and part.has("us", "anyone") and not part.has("whoever"):
        return (f"{HEAD}attacked", "")
    return (f"{HEAD}all", "") if part.has("fights") and not part.has("him") else None
