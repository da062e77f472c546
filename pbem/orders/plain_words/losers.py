"""Where the loser of a fight is to go: `the loser goes out of supply`, `if Daun loses, back to Brünn`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.engine import questions as q
from pbem.orders.plain_words.answers.cards_named import is_negated
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)
"""What makes a sentence one about something else."""

LEADING = ("retreat", "move", "to", "stay", "away", "there", "off supply")
"""What a sentence about a retreat has in it."""

DOUBTFUL = ("maybe", "unless", "thought", "attack", "ask")
"""What makes it one that no rule says."""

MOST_STRANGE = 6
"""So many words that are not known may stand in a sentence that is taken."""


def read_loser(
    at: Situation, entities: Sequence[Entity], out: Outcome, *, asked: bool = False, is_narrowed: bool = False
) -> bool:
    """Take a sentence about the loser's retreat as the rule that it tells, or ask it back; False if it is
    none. Where a retreat is `asked` for now, a general's is answered. Whether names that it denies are left
    out of it already (`is_narrowed`)."""
    if at.sets_up or not mean(entities, *LEADING):
        return False
    enemies = _enemies(at, entities)
    if _asks_for_choice(at, entities, enemies, out):
        return True
    is_beaten = mean(entities, "beaten") and mean(entities, "if", "should", "anyone")
    goes_back = mean(entities, "retreat") or _withdraws(entities)
    is_named = len(enemies) == 1 and (is_beaten or goes_back) and not asked
    is_won = mean(entities, "win") and mean(entities, "if", "should") and not asked
    if is_won and len(enemies) < 2 and any(one.kind is Kind.CITY and one.is_full for one in entities):
        terms = list(_terms(at, entities))
        line = f"retreat {enemies[0] if enemies else ''}".rstrip() + f": {', '.join(terms)}"
        out.doubt(entities[0].line, Why.CONDITION, line if terms else "")
        return True
    if not (mean(entities, "loser") or (is_beaten and not enemies and mean(entities, "anyone")) or is_named):
        return _asks_where(at, entities, enemies, out)
    if any(one.kind is Kind.CARD for one in entities) or _own(at, entities):
        return False
    is_whole = bool(enemies) == is_named and not mean(entities, *DOUBTFUL) and _is_condition(entities)
    terms = list(_terms(at, entities))
    line = (
        f"retreat{' ' + enemies[0] if is_named else ''}: {', '.join(dict.fromkeys(terms))}" if terms else ""
    )
    strange = sum(one.kind is Kind.OTHER for one in entities)
    if line and is_whole and strange <= MOST_STRANGE:
        for nation in at.of_fights(is_of_one=is_named or is_of_this_fight(at, entities)):
            out.take(entities[0].line, nation, line)
        if is_narrowed or _rules_out(entities):
            # No wish says where not to go: whatever else is possible is not ruled out.
            out.doubt(entities[0].line, Why.NEGATION)
        return True
    # Where a number of troops is lost, it is a plan: `If anyone attacks: lose two men at most.`
    is_anyone = is_beaten and mean(entities, "anyone") and not any(one.number for one in entities)
    is_told = mean(entities, "loser") or is_anyone
    if not is_told and not line:
        return False
    why = Why.CONDITION if mean(entities, "if") else Why.LEFT
    out.doubt(entities[0].line, why, line)
    return True


def _withdraws(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says with three German words that somebody retreats: `Daun zieht sich nach Brünn
    zurück`."""
    oneself = next((p for p, one in enumerate(entities) if is_of_kind(one, "oneself")), len(entities))
    return mean(entities[:oneself], "move") and any_of_kind(entities[oneself + 1 :], "back")


def _rules_out(entities: Sequence[Entity]) -> bool:
    """Whether it says behind a wished city where the loser is not to go: `Guben, but not Cottbus`."""
    cities = [place for place, one in enumerate(entities) if one.kind is Kind.CITY and one.is_full]
    wished = [place for place in cities if not is_negated(entities, place)]
    return any(place > wished[0] for place in cities if place not in wished) if wished else False


OF_ALL = ("every", "always", "all", "anyone")
"""What tells that all fights are meant."""


def is_of_this_fight(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether the loser is of the fight that the letter answers: `The 13! The loser goes off supply.`"""
    return at.question(q.PLAY) is not None and mean(entities, "loser") and not mean(entities, *OF_ALL)


ASKED = (
    *("retreat", "ask", "always", "every", "all", "I", "the", "that", "filler", "orders", "if", "should"),
    *("of", "and", "with"),
)
"""What a sentence that wants to be asked about retreats is made of."""


def _asks_for_choice(at: Situation, entities: Sequence[Entity], enemies: Sequence[str], out: Outcome) -> bool:
    """Take a wish to be asked about retreats, `Retreats: always ask me`, or ask back what else it says."""
    if not mean(entities, "retreat") or not mean(entities, "ask") or mean(entities, "not"):
        return False
    if any(one.kind in (Kind.CARD, Kind.CITY) and one.is_full for one in entities) or _own(at, entities):
        return False
    who = f" {enemies[0]}" if len(enemies) == 1 else ""
    rest = [one for one in entities if one.kind not in (Kind.MARK, Kind.PIECE) and not one.means(*ASKED)]
    is_whole = len(rest) <= 1 and len(enemies) < 2 and not mean(entities, "if", "maybe", "unless")
    if not is_whole:
        is_plain = not mean(entities, "if", "maybe", "unless")
        out.doubt(entities[0].line, Why.LEFT, f"retreat{who}: ask" if is_plain else "")
    for nation in at.of_fights(is_of_one=bool(who) or mean(entities, "they", "him")) if is_whole else ():
        out.take(entities[0].line, nation, f"retreat{who}: ask")
    return True


def _asks_where(at: Situation, entities: Sequence[Entity], enemies: Sequence[str], out: Outcome) -> bool:
    """Ask a sentence back that tells of an enemy who leaves, and of a city without anybody to go there, as if
    it were a retreat: `If Dohna falls back, then towards Drossen.`"""
    first = next(
        (p for p, one in enumerate(entities) if not (one.kind is Kind.MARK or one.means("filler"))), 0
    )
    ends = (p for p in range(first, len(entities)) if entities[p].text in ",:" or entities[p].means("then"))
    end = next(ends, len(entities))
    condition, deed = entities[first:end], entities[end:]
    cities = [one for one in entities if one.kind is Kind.CITY and one.is_full]
    names = any(one.kind in (Kind.PIECE, Kind.CARD) for one in deed)
    attacks = [one.text for one in out.orders if one.text.startswith("attack ")]
    if not enemies and attacks and mean(condition, "they"):
        enemies = attacks[-1].partition(" > ")[2].split(" + ")
    if not condition or not condition[0].means("if") or len(enemies) != 1 or _own(at, entities) or names:
        return False
    if not cities or any(one in condition for one in cities):
        return False
    terms = ", ".join(_terms(at, deed))
    is_fought = any(enemies[0] in one for one in attacks) and not mean(condition, "attack")
    line = f"retreat {enemies[0]}: {terms}" if is_fought and terms and not mean(deed, "stay") else ""
    out.doubt(entities[0].line, Why.CONDITION, line)
    return True


def _enemies(at: Situation, entities: Sequence[Entity]) -> list[str]:
    names = [at.piece(one) for one in entities if one.kind is Kind.PIECE and one.text != "train"]
    enemies = [name for name in names if name and not at.is_own(name)]
    return list(dict.fromkeys(enemies))


def _own(at: Situation, entities: Sequence[Entity]) -> bool:
    names = [at.piece(one) for one in entities if one.kind is Kind.PIECE and one.text != "train"]
    return any(name and at.is_own(name) for name in names)


def _is_condition(entities: Sequence[Entity]) -> bool:
    """Whether an `if` asks for nothing but that somebody loses, or the writer wins."""
    asking = (p for p, one in enumerate(entities) if one.means("if", "should") and not one.means("else"))
    first = next(asking, None)
    if first is None:
        return True
    end = next((p for p in range(first, len(entities)) if entities[p].text in ",:"), len(entities))
    asked = entities[first:end]
    others = any(one.means("if") and not one.means("else") for one in entities[end:])
    return not others and mean(asked, "beaten", "win") and not any(one.kind is Kind.CITY for one in asked)


def _terms(at: Situation, entities: Sequence[Entity]) -> Iterator[str]:
    """What a rule of retreats says, in the order of the sentence."""
    trains = [p for p, one in enumerate(entities) if one.text == "train" or one.means("train", "supply")]
    hungers = [p for p, one in enumerate(entities) if one.means("off supply")]
    if not hungers and mean(entities, "away", "not"):
        hungers = trains
    leading = ""
    for place, one in enumerate(entities):
        if place in hungers[:1]:
            yield "off supply"
        elif one.means("towards"):
            leading = "towards "
        elif one.means("away") or (one.means("from") and leading != "towards " and not one.means("to")):
            leading = "away from "
        elif one.kind is Kind.MARK or one.means("to", "else"):
            leading = "" if one.kind is Kind.MARK or leading != "towards " else leading
        elif (
            one.kind is Kind.CITY and one.is_full and len(one.cities) == 1 and not is_negated(entities, place)
        ):
            yield f"{leading}{at.city(one.cities[0])}"
