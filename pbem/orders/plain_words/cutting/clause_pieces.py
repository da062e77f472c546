"""How a further piece stands in a clause: whether it belongs to those before it, or something new begins."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import TO, VIA, Clause
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.marching.names_here import INITIAL_MARKS
from pbem.orders.plain_words.referring.they import begins_with_him
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of

BEFORE_HIM = kind_of("before him")
"""What stands before a piece that moves later than another."""


def goes_by_pronoun(now: Clause, before: Entity | None) -> bool:
    """Whether it has told where `he` goes, before another piece is named: `he goes to Brieg, Dohna to
    Küstrin`."""
    joins = before is not None and (before.text in (",", ";") or before.means("and"))
    is_he = begins_with_him(now.parts)
    is_open = now.means("if", "maybe", "not")
    return joins and is_he and now.means("move") and bool(now.stops) and not is_open


def is_time(now: Clause, entities: Sequence[Entity], place: int) -> bool:
    """Whether a piece is named to say when another one moves: `before Laudon`, and no way of its own
    follows."""
    words = [one for one in entities[max(0, place - 3) : place] if not one.means("the", "filler")]
    if not any("".join(fold(one.text) for one in words[-n:]) in BEFORE_HIM for n in (1, 2)):
        return False
    after = entities[place + 1 :]
    end = next((p for p, one in enumerate(after) if one.kind in (Kind.MARK, Kind.PIECE)), len(after))
    acts = any(one.means("move", "stay", "attack") for one in after[:end])
    if now.pieces and not now.stops:
        return not acts
    return not any(one.kind is Kind.CITY for one in after[:end])


def names_city(entities: Sequence[Entity], place: int) -> bool:
    """Whether a way follows, perhaps behind a sign or a word that leads."""
    after = [one for one in entities[place + 1 : place + 4] if not one.means("the", "filler")]
    leads = bool(after) and (after[0].text in (":", ",", "(") or after[0].means(TO, VIA))
    return any(one.kind is Kind.CITY for one in after[:1]) or (leads and any(map(_is_way, after[1:2])))


def is_led(now: Clause) -> bool:
    """Whether somebody who is not known goes with the piece that follows: `The Duke goes with Keith`."""
    verb = next((p for p, one in enumerate(now.parts) if one.means("move")), 0)
    words = now.parts[:verb]
    return bool(words) and words[-1].kind is Kind.OTHER and words[-1].text[:1].isupper()


def stays_too(now: Clause, entities: Sequence[Entity], place: int) -> bool:
    """Whether a piece goes on with a list of those who stay: `The others stay: Keith, Dohna, trains`."""
    parts, after = now.parts, entities[place + 1 : place + 2]
    stays = next((p for p, one in enumerate(parts) if one.means("stay")), len(parts))
    is_list = stays < parts.index(now.pieces[0]) and not now.stops
    goes_on = not after or after[0].kind is Kind.MARK or after[0].means("and")
    is_own = all(
        one.kind in (Kind.PIECE, Kind.MARK) or one.means("and", "the", TO) for one in parts[stays + 1 :]
    )
    return is_list and is_own and goes_on and (not after or after[0].text not in INITIAL_MARKS - {"."})


def belongs(now: Clause, before: Entity | None, *, sets_up: bool) -> bool:
    """Whether a further piece of the writer's belongs to those of the clause: `Keith and Dohna`."""
    if before is not None and before.means("with"):
        return True
    is_row = before is not None and before.means("and") and now.parts[-1:] == [before]
    if is_row and now.parts[-2:-1] == now.pieces[-1:] and not _leads_behind(now):
        # `Görlitz is bare, so Friedrich and Winterfeldt march to Löbau`
        return True
    if not sets_up and _is_told_apart(now):
        return False
    told = now.stops or now.means("stay", "attack") or (sets_up and now.numbers)
    # `and neither does train 2, while train 1 rolls to Prag`
    told = told or (now.means("likewise") and not (before is not None and before.means("and")))
    # `Schwerin follows him, and Dohna goes to Landsberg`
    told = told or (now.means("follow") and now.means("him"))
    return not told


def _is_told_apart(now: Clause) -> bool:
    """Whether words right behind its last piece, or a number, tell of that one alone before the next one:
    `Saltikov sleeps, Fermor to Belgard`, `Saltikov 2 Fermor Belgard`."""
    last = next((place for place, one in enumerate(now.parts) if one is now.pieces[-1]), len(now.parts))
    behind = now.parts[last + 1 :]
    first = behind[0] if behind else None
    if first is not None and first.kind is Kind.NUMBER:
        return len(behind) == 1 or behind[1].text in ",;"
    ends = bool(behind) and (behind[-1].text in (",", ";") or behind[-1].means("and"))
    is_word = first is not None and first.kind is Kind.OTHER and not is_of_kind(first, "oneself")
    return ends and is_word


def _leads_behind(now: Clause) -> bool:
    """Whether it tells a city, or what is done, behind its first piece."""
    behind = now.parts[now.parts.index(now.pieces[0]) :]
    cities = any(one.kind is Kind.CITY for one in behind)
    return cities or any(one.means("stay", "attack") for one in behind) or bool(now.numbers)


def _is_way(one: Entity) -> bool:
    return one.kind is Kind.CITY or one.means(TO, VIA)
